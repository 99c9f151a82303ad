//! A site's own settings.

use serde::{Deserialize, Serialize};

use super::site_rules::{
    Avatars, LONGEST_EDIT_WINDOW, Language, MOST_LEVELS, MOST_PER_PAGE, MOST_POINTS, MOST_TRUST,
    Moderation, OwnerName, Sort, TellOwner,
};
use super::value::{Duration, Expiry, maybe_within};
use super::{
    Moderators, Reactions, ReservedNames, ScriptCheck, Scripts, SiteFile, UnknownPages, WordList,
};

/// A site's own settings; `None` means the default. [`super::SiteRules`] explains the fields.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct SiteOverrides {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub moderation: Option<Moderation>,

    #[serde(skip_serializing_if = "Option::is_none")]
    #[serde(deserialize_with = "maybe_within::<0, MOST_POINTS, _, _>")]
    pub hold_at: Option<usize>,

    #[serde(skip_serializing_if = "Option::is_none")]
    #[serde(deserialize_with = "maybe_within::<0, MOST_POINTS, _, _>")]
    pub spam_at: Option<usize>,

    #[serde(skip_serializing_if = "Option::is_none")]
    #[serde(deserialize_with = "maybe_within::<0, MOST_POINTS, _, _>")]
    pub refuse_at: Option<usize>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub words_hold: Option<WordList>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub words_spam: Option<WordList>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub words_refuse: Option<WordList>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub script_check: Option<ScriptCheck>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub scripts: Option<Scripts>,

    #[serde(skip_serializing_if = "Option::is_none")]
    #[serde(deserialize_with = "maybe_within::<0, MOST_TRUST, _, _>")]
    pub trust_after: Option<usize>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub trust_confirmed: Option<bool>,

    #[serde(skip_serializing_if = "Option::is_none")]
    #[serde(deserialize_with = "maybe_within::<0, LONGEST_EDIT_WINDOW, _, _>")]
    pub edit_window: Option<Duration>,

    #[serde(skip_serializing_if = "Option::is_none")]
    #[serde(deserialize_with = "maybe_within::<0, MOST_LEVELS, _, _>")]
    pub depth: Option<usize>,

    #[serde(skip_serializing_if = "Option::is_none")]
    #[serde(deserialize_with = "maybe_within::<1, MOST_PER_PAGE, _, _>")]
    pub page_size: Option<usize>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub close_after: Option<Expiry>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub retired: Option<bool>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub images: Option<bool>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub maths: Option<bool>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub code_colours: Option<bool>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub reactions: Option<Reactions>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub article_reactions: Option<bool>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub avatars: Option<Avatars>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub private_words: Option<bool>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub language: Option<Language>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub sort: Option<Sort>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub owner: Option<OwnerName>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub reserved_names: Option<ReservedNames>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub moderators: Option<Moderators>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub tell_owner: Option<TellOwner>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub tell_spam: Option<bool>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub notifications: Option<bool>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub follow_threads: Option<bool>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub comments_by_mail: Option<bool>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub tell_authors: Option<bool>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub answers_elsewhere: Option<bool>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub own_posts: Option<SiteFile>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub webmentions: Option<bool>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub send_webmentions: Option<bool>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub sitemap: Option<SiteFile>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub unknown_pages: Option<UnknownPages>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub akismet: Option<bool>,
}
