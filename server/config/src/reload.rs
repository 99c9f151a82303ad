//! Which settings a running server takes over, and which need a restart.

use toml::{Table, Value};

use super::{Backup, Config, Log, Mail, Secret};

/// What differs between the settings of a running server and those that it has read again.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ChangedSettings {
    /// `section.key` of each setting that has a new value from now on.
    pub applied: Vec<String>,
    /// The same of those that need a restart.
    pub waiting: Vec<String>,
}

impl Config {
    /// The settings of a running server after it has read `new`: those that need no restart are the new ones.
    pub fn reloaded(&self, new: &Self) -> (Self, ChangedSettings) {
        let new = new.clone();
        let merged = Self {
            privacy: new.privacy.clone(),
            limits: new.limits.clone(),
            sites: new.sites.clone(),
            spam: new.spam.clone(),
            admin: new.admin.clone(),
            log: Log {
                level: new.log.level.clone(),
                ..self.log.clone()
            },
            backup: Backup {
                every: new.backup.every,
                keep: new.backup.keep,
                at: new.backup.at,
                ..self.backup.clone()
            },
            mail: Mail {
                sender_check: new.mail.sender_check,
                token_lifetime: new.mail.token_lifetime,
                single_mails: new.mail.single_mails,
                digest_every: new.mail.digest_every,
                confirmations_per_hour: new.mail.confirmations_per_hour,
                explanations_per_day: new.mail.explanations_per_day,
                ..self.mail.clone()
            },
            warnings: new.warnings.clone(),
            ..self.clone()
        };
        let changes = ChangedSettings {
            applied: differences(self, &merged),
            waiting: differences(&merged, &new),
        };
        (merged, changes)
    }
}

/// The settings that differ, as `section.key`, in the order of the alphabet.
fn differences(one: &Config, other: &Config) -> Vec<String> {
    let (before, after) = (shown(one), shown(other));
    let mut found: Vec<String> = settings(&after)
        .filter(|(section, key, value)| before[*section].get(*key) != Some(*value))
        .map(|(section, key, _)| format!("{section}.{key}"))
        .collect();
    found.extend(hidden(one, other).map(str::to_owned));
    found.sort();
    found.dedup();
    found
}

/// As TOML, in which secrets are hidden.
fn shown(config: &Config) -> Table {
    Table::try_from(config).unwrap_or_default()
}

fn settings(table: &Table) -> impl Iterator<Item = (&str, &str, &Value)> {
    table.iter().flat_map(|(section, settings)| {
        let settings = settings.as_table().into_iter().flatten();
        settings.map(|(key, value)| (section.as_str(), key.as_str(), value))
    })
}

/// What TOML does not show: secrets, and what is in files.
fn hidden<'a>(one: &Config, other: &Config) -> impl Iterator<Item = &'a str> {
    type Found = fn(&Config) -> Option<&Secret>;
    let secrets: [(&str, Found); 13] = [
        ("admin.token", |config| config.admin.token.as_ref()),
        ("akismet.key", |config| config.akismet.key.as_ref()),
        ("imap.password", |config| config.imap.password.as_ref()),
        ("inbound.secret", |config| config.inbound.secret.as_ref()),
        ("jmap.password", |config| config.jmap.password.as_ref()),
        ("jmap.token", |config| config.jmap.token.as_ref()),
        ("mastodon.token", |config| config.mastodon.token.as_ref()),
        ("mastodon.write_token", |config| {
            config.mastodon.write_token.as_ref()
        }),
        ("bluesky.password", |config| {
            config.bluesky.password.as_ref()
        }),
        ("oauth.client_secret", |config| {
            config.oauth.client_secret.as_ref()
        }),
        ("smtp.password", |config| config.smtp.password.as_ref()),
        ("webhooks.secret", |config| config.webhooks.secret.as_ref()),
        ("webmention.token", |config| {
            config.webmention.token.as_ref()
        }),
    ];
    let secrets = secrets.map(|(name, of)| (name, of(one) != of(other)));
    let domains = one.spam.disposable_domains != other.spam.disposable_domains;
    let files = [("spam.disposable_domains_file", domains)];
    let all = secrets.into_iter().chain(files);
    all.filter(|(_, differs)| *differs).map(|(name, _)| name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Sources;

    fn with(flags: &[&str]) -> Config {
        let flags = flags.iter().map(|&flag| flag.to_owned()).collect();
        Config::load(&Sources {
            flags,
            ..Sources::default()
        })
        .unwrap()
    }

    #[test]
    fn settings_that_need_no_restart_are_the_new_ones_and_the_others_stay() {
        let before = with(&["admin.token=the-first-token-of-this-test"]);
        let after = with(&[
            "admin.token=the-second-token-of-this-test",
            "sites.depth=3",
            "mail.single_mails=4",
            "log.level=debug",
            "log.format=json",
            "server.workers=3",
        ]);
        let (merged, changes) = before.reloaded(&after);
        let applied = [
            "admin.token",
            "log.level",
            "mail.single_mails",
            "sites.depth",
        ];
        assert_eq!(changes.applied, applied);
        assert_eq!(changes.waiting, ["log.format", "server.workers"]);
        assert_eq!(merged.sites.depth, 3);
        assert_eq!(merged.server, before.server);
        let (_, none) = before.reloaded(&before);
        assert_eq!(none, ChangedSettings::default());
    }
}
