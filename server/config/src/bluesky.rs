//! `[bluesky]`: the owner's accounts, whose posts' answers become comments.

use serde::{Deserialize, Serialize};
use url::Url;

use super::Outgoing;
use super::load::Report;
use crate::web_url::web_url;
use afterword_model::policy::value::{DAY, Duration, Text, impl_text_traits, list, within};

const APPVIEW: &str = "bluesky.appview";

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

    /// How far back posts are looked for.
    #[serde(deserialize_with = "within::<DAY, LONGEST, _, _>")]
    pub since: Duration,
}

const LONGEST: i64 = 3650 * DAY;

impl Bluesky {
    pub(super) fn complete(&self, outgoing: &Outgoing, report: &mut Report) {
        let server = self.appview.url();
        if report.is_sound(&[APPVIEW]) && server.scheme() != "https" && !outgoing.allows(server) {
            let message =
                "has http, by which everybody on the way could change what people say: write https";
            report.problem(APPVIEW, message);
        }
    }
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
