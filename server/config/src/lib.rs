//! The settings, and how they are read.
//!
//! `default.toml` is the schema and the manual: it has every setting with its default and an explanation. Each
//! section is read into the struct of the same name, one file each. `load/` merges the sources and reports all
//! problems at once. `reload`: which of them a running server takes over. `site_settings`: a site's own settings, by their names.
//!
//! Not here: the types of values and the rules of a site (`model::policy`), and the names of flags (`cli`).

mod admin;
mod akismet;
mod avatars;
mod backup;
mod bluesky;
mod counts;
mod imap;
mod inbound;
mod isso;
mod jmap;
mod live;
mod lmtp;
mod load;
mod log;
mod mail;
mod mastodon;
mod metrics;
mod oauth;
mod outgoing;
mod privacy;
mod problem;
mod reload;
mod secret;
mod server;
mod site_settings;
mod smtp;
mod spam;
mod stacosys;
mod store;
mod tls;
mod web_url;
mod webhooks;
mod webmention;

use afterword_model::Network;
use afterword_model::policy::{Limits, SiteDefaults};
use serde::{Deserialize, Serialize};
use toml::Table;

pub use admin::Admin;
pub use akismet::{Akismet, AkismetAddress};
pub use avatars::{AvatarAddress, Avatars};
pub use backup::{Backup, TimeOfDay};
pub use bluesky::{Bluesky, BlueskyAccount, BlueskyAddress};
pub use counts::Counts;
pub use imap::{Imap, Processed};
pub use inbound::{EcdsaKey, Inbound, InboundProvider, TopicArn};
pub use isso::Isso;
pub use jmap::{Jmap, SessionUrl};
pub use live::Live;
pub use lmtp::Lmtp;
pub use load::{ConfigFile, Sources};
pub use log::{Log, LogFilter, LogFormat, RequestLog};
pub use mail::{Addressing, AuthServer, Mail, Selector, SenderCheck};
pub use mastodon::{Mastodon, MastodonAccount};
pub use metrics::Metrics;
pub use oauth::{Oauth, OauthConsent, OauthEndpoints, OauthProvider};
pub use outgoing::{HostName, Outgoing};
pub use privacy::Privacy;
pub use problem::{Origin, Problem, Problems};
pub use reload::ChangedSettings;
pub use secret::Secret;
pub use server::{ProxyHeader, Server};
pub use site_settings::SetOverride;
pub use smtp::{Encryption, Host, Smtp};
pub use spam::{Proofs, Spam};
pub use stacosys::Stacosys;
pub use store::Store;
pub use tls::Tls;
pub use webhooks::{HookUrl, Webhooks, hook_key};
pub use webmention::{Webmention, WebmentionDomain, WebmentionRelay};

/// Every setting with its default and its explanation; `afterword init` writes it.
pub const DEFAULT_TOML: &str = include_str!("default.toml");

/// All settings of a server. Its TOML form is that of `default.toml`, with secrets hidden.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Config {
    pub server: Server,
    pub tls: Tls,
    pub metrics: Metrics,
    pub store: Store,
    pub backup: Backup,
    pub privacy: Privacy,
    pub log: Log,
    pub limits: Limits,
    pub counts: Counts,
    pub sites: SiteDefaults,
    pub spam: Spam,
    pub mail: Mail,
    pub smtp: Smtp,
    pub imap: Imap,
    pub jmap: Jmap,
    pub oauth: Oauth,
    pub lmtp: Lmtp,
    pub inbound: Inbound,
    pub outgoing: Outgoing,
    pub webhooks: Webhooks,
    pub akismet: Akismet,
    pub avatars: Avatars,
    pub stacosys: Stacosys,
    pub isso: Isso,
    pub mastodon: Mastodon,
    pub bluesky: Bluesky,
    pub webmention: Webmention,
    pub admin: Admin,

    /// Doubtful settings that are no reason to refuse.
    #[serde(skip)]
    pub warnings: Vec<Problem>,
}

impl Config {
    /// Reads `default.toml` < file < environment < flags.
    ///
    /// Relative paths start at the configuration file's folder, wherever they are set. An error names all problems at
    /// once.
    pub fn load(sources: &Sources) -> Result<Self, Problems> {
        let (table, mut report) = sources.gather().into_parts();
        let mut config = match parse(table) {
            Ok(config) => config,
            Err(error) => {
                report.problem_at("", Origin::Default, error.message());
                return report.conclude(None);
            }
        };
        config.tls.complete(&mut report);
        config.store.complete(&mut report);
        config.tls.complete_folder(&config.store, &mut report);
        config.backup.complete(&mut report);
        config.privacy.complete(&mut report);
        config.admin.complete(&mut report);
        config.spam.complete(&mut report);
        config.mail.complete(&mut report);
        config.outgoing.complete(&mut report);
        config
            .oauth
            .complete(&config.store, &config.outgoing, &mut report);
        config.smtp.complete(&config.oauth, &mut report);
        config
            .imap
            .complete(&config.smtp, &config.oauth, &mut report);
        config.jmap.complete(&config.outgoing, &mut report);
        config.inbound.complete(&config.outgoing, &mut report);
        config.webhooks.complete(&config.outgoing, &mut report);
        config.akismet.complete(&config.outgoing, &mut report);
        config.avatars.complete(&config.outgoing, &mut report);
        config.stacosys.complete(&mut report);
        config.mastodon.complete(&config.outgoing, &mut report);
        config.bluesky.complete(&config.outgoing, &mut report);
        config.webmention.complete(&config.outgoing, &mut report);
        load::check_combinations(&config, &mut report);
        report.conclude(Some(config))
    }

    /// The networks on which the owner can write.
    #[must_use]
    pub fn writes_on(&self) -> Vec<Network> {
        let mastodon = self.mastodon.write_token.as_ref();
        let bluesky = self.bluesky.password.as_ref();
        let all = [(mastodon, Network::Mastodon), (bluesky, Network::Bluesky)];
        let known = all.into_iter().filter(|(secret, _)| secret.is_some());
        known.map(|(_, network)| network).collect()
    }
}

impl Default for Config {
    /// The values of `default.toml`.
    fn default() -> Self {
        // The file is part of the program, and the tests read it: only a broken build gets here.
        parse(load::default_table()).unwrap_or_else(|error| panic!("default.toml: {error}"))
    }
}

fn parse(table: Table) -> Result<Config, toml::de::Error> {
    Config::deserialize(table)
}
