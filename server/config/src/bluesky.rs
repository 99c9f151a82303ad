//! `[bluesky]`: the owner's accounts, whose posts' answers become comments.

use std::path::PathBuf;

use serde::{Deserialize, Serialize};
use url::Url;

use super::load::Report;
use super::mastodon::{named, words};
use super::{Outgoing, Secret, secret};
use crate::web_url::web_url;
use afterword_model::policy::value::{
    DAY, Duration, Text, impl_text_traits, list, or_empty, within,
};

const APPVIEW: &str = "bluesky.appview";
const PDS: &str = "bluesky.pds";
const PASSWORD: &str = "bluesky.password";

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bluesky {
    /// Without one nothing is asked.
    #[serde(with = "list")]
    pub accounts: Vec<BlueskyAccount>,

    /// The server that shows posts to everybody.
    pub appview: BlueskyAddress,

    /// Where readers see posts and profiles.
    pub app: BlueskyAddress,

    /// The server that takes the owner's posts.
    pub pds: BlueskyAddress,

    /// With which answers are posted.
    #[serde(with = "or_empty")]
    pub password: Option<Secret>,

    /// The file that `password` was read from.
    #[serde(with = "or_empty")]
    pub password_file: Option<PathBuf>,

    /// How far back posts are looked for.
    #[serde(deserialize_with = "within::<DAY, LONGEST, _, _>")]
    pub since: Duration,
}

const LONGEST: i64 = 3650 * DAY;

impl Bluesky {
    pub(super) fn complete(&mut self, outgoing: &Outgoing, report: &mut Report) {
        let accounts = self.accounts.clone();
        let check = |text: &str| check_passwords(text, &accounts);
        let (password, file) = (&mut self.password, &mut self.password_file);
        secret::settle(PASSWORD, password, file, check, report);
        let is_plain = |server: &Url| server.scheme() != "https" && !outgoing.allows(server);
        if report.is_sound(&[APPVIEW]) && is_plain(self.appview.url()) {
            let message =
                "has http, by which everybody on the way could change what people say: write https";
            report.problem(APPVIEW, message);
        }
        if report.is_sound(&[PDS]) && self.password.is_some() && is_plain(self.pds.url()) {
            let message =
                "has http, by which everybody on the way could read bluesky.password: write https";
            report.problem(PDS, message);
        }
    }

    /// The password of an account.
    #[must_use]
    pub fn password_of(&self, account: &str) -> Option<&str> {
        named(self.password.as_ref()?.reveal(), account)
    }
}

/// One password for the one account, or a line for each.
fn check_passwords(text: &str, accounts: &[BlueskyAccount]) -> Result<(), String> {
    let lines: Vec<_> = text.lines().map(words).collect();
    for line in lines.iter().filter(|line| !line.is_empty()) {
        match line[..] {
            [_] if accounts.len() == 1 => {}
            [_] => {
                return Err("has a password without its account: write a line for each account, its name in \
                    bluesky.accounts and the password, such as `me.bsky.social PASSWORD`"
                    .to_owned());
            }
            [name, _]
                if accounts
                    .iter()
                    .any(|account| account.name().eq_ignore_ascii_case(name)) => {}
            [_, _] => {
                return Err(
                    "has a password for an account that is not in bluesky.accounts".to_owned(),
                );
            }
            _ => {
                return Err("is no app password: write it alone, or a line for each account, its name and the password"
                    .to_owned());
            }
        }
    }
    Ok(())
}

/// The name of an account: a handle, or a DID (<https://atproto.com/specs/did>), which stays when the handle changes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BlueskyAccount {
    name: String,
    written: String,
}

impl BlueskyAccount {
    /// `me.bsky.social`, or `did:plc:…`.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }
}

impl Text for BlueskyAccount {
    const EXPECTED: &'static str = "a handle such as \"me.bsky.social\", or the address of a profile such as \
        \"https://bsky.app/profile/me.bsky.social\"";

    fn read(text: &str) -> Option<Self> {
        let text = text.trim();
        let name = match web_url(text) {
            Some(profile) => {
                let path = profile.path().trim_end_matches('/');
                path.strip_prefix("/profile/")?.to_owned()
            }
            None => text.strip_prefix('@').unwrap_or(text).to_owned(),
        };
        let is_known = is_did(&name) || is_handle(&name);
        is_known.then(|| Self {
            name: match is_did(&name) {
                true => name,
                false => name.to_ascii_lowercase(),
            },
            written: text.to_owned(),
        })
    }

    fn write(&self) -> String {
        self.written.clone()
    }
}

impl_text_traits!(BlueskyAccount);

/// <https://atproto.com/specs/handle>.
fn is_handle(name: &str) -> bool {
    let is_label = |label: &str| {
        let is_plain = label.chars().all(|c| c.is_ascii_alphanumeric() || c == '-');
        (1..=63).contains(&label.len())
            && is_plain
            && !label.starts_with('-')
            && !label.ends_with('-')
    };
    let top = name.rsplit('.').next().unwrap_or_default();
    name.len() <= 253
        && name.contains('.')
        && name.split('.').all(is_label)
        && !top.starts_with(|c: char| c.is_ascii_digit())
}

fn is_did(name: &str) -> bool {
    let Some((method, rest)) = name
        .strip_prefix("did:")
        .and_then(|did| did.split_once(':'))
    else {
        return false;
    };
    let is_plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '_' | '-' | ':' | '%');
    let is_method = !method.is_empty() && method.chars().all(|c| c.is_ascii_lowercase());
    is_method && !rest.is_empty() && rest.len() <= 2000 && rest.chars().all(is_plain)
}

/// The address of a server: without a path.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BlueskyAddress(Url);

impl BlueskyAddress {
    /// `https://bsky.app/`.
    #[must_use]
    pub fn url(&self) -> &Url {
        &self.0
    }
}

impl Text for BlueskyAddress {
    const EXPECTED: &'static str =
        "the address of a server without a path, such as \"https://bsky.app\"";

    fn read(text: &str) -> Option<Self> {
        let url = web_url(text.trim())?;
        (url.path() == "/" && url.query().is_none()).then_some(Self(url))
    }

    fn write(&self) -> String {
        self.0.as_str().trim_end_matches('/').to_owned()
    }
}

impl_text_traits!(BlueskyAddress);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Config, Sources};

    #[test]
    fn an_account_is_a_handle_a_did_or_the_address_of_a_profile() {
        for (text, name) in [
            ("me.bsky.social", "me.bsky.social"),
            ("@Me.Bsky.Social", "me.bsky.social"),
            ("blog.example", "blog.example"),
            ("https://bsky.app/profile/me.bsky.social", "me.bsky.social"),
            (
                "did:plc:z72i7hdynmk6r22z27h6tvur",
                "did:plc:z72i7hdynmk6r22z27h6tvur",
            ),
            ("https://bsky.app/profile/did:plc:abc/", "did:plc:abc"),
            ("did:web:blog.example", "did:web:blog.example"),
        ] {
            let account: BlueskyAccount = text.parse().unwrap();
            assert_eq!(account.name(), name);
            assert_eq!(account.to_string(), text);
        }
        for text in [
            "",
            "me",
            "@me@social.example",
            "me.",
            "-me.bsky.social",
            "127.0.0.1",
            "a b.example",
            "did:plc:",
            "did::a",
            "https://bsky.app/me.bsky.social",
            "https://bsky.app/profile/me.bsky.social/post/1",
        ] {
            assert!(text.parse::<BlueskyAccount>().is_err(), "{text}");
        }
    }

    #[test]
    fn answers_come_by_https_but_from_ones_own_network() {
        let load = |flags: &[&str]| {
            let flags = flags.iter().map(|&flag| flag.to_owned()).collect();
            let loaded = Config::load(&Sources {
                flags,
                ..Sources::default()
            });
            loaded.map_err(|problems| {
                let named = problems.problems.into_iter();
                named.map(|problem| problem.setting).collect::<Vec<_>>()
            })
        };
        let own = "bluesky.appview=http://bsky.home";
        assert_eq!(load(&[own]).err(), Some(vec![APPVIEW.to_owned()]));
        assert!(load(&[own, "outgoing.allow_private=bsky.home"]).is_ok());
        let path = "bluesky.appview=https://bsky.home/xrpc";
        assert_eq!(load(&[path]).err(), Some(vec![APPVIEW.to_owned()]));
    }
}
