//! The settings of a site, as types that cannot be invalid. `value`: the types of all settings' values.
//!
//! Not here: where settings are read from and how problems are reported (`config`).

mod hook_event;
mod limits;
mod moderators;
mod reactions;
mod reserved_names;
mod scripts;
mod site_file;
mod site_overrides;
mod site_rules;
mod sitemap;
pub mod value;
mod word_list;

pub use hook_event::HookEvent;
pub use limits::Limits;
pub use moderators::Moderators;
pub use reactions::{BadReactions, Reactions};
pub use reserved_names::{BadNames, ReservedNames};
pub use scripts::{ScriptCheck, Scripts};
pub use site_file::SiteFile;
pub use site_overrides::SiteOverrides;
pub use site_rules::{
    Avatars, Language, Moderation, OwnerName, SiteDefaults, SiteRules, Sort, TellOwner,
};
pub use sitemap::UnknownPages;
pub use value::{
    AcmeDirectory, BadText, Domain, Duration, Expiry, MailAddress, Mailbox, PublicUrl, Size,
};
pub use word_list::{BadWords, Readable, WordList};
