//! `[mastodon]`: the owner's accounts, whose posts' answers become comments.

use std::path::PathBuf;

use serde::{Deserialize, Serialize};
use url::{Host, Url};

use super::load::Report;
use super::{Outgoing, Secret, secret};
use crate::web_url::web_url;
use afterword_model::policy::value::{
    DAY, Duration, Text, impl_text_traits, list, or_empty, within,
};

const ACCOUNTS: &str = "mastodon.accounts";
const TOKEN: &str = "mastodon.token";
const WRITE_TOKEN: &str = "mastodon.write_token";

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mastodon {
    /// Without one nothing is asked.
    #[serde(with = "list")]
    pub accounts: Vec<MastodonAccount>,

    #[serde(with = "or_empty")]
    pub token: Option<Secret>,

    /// The file that `token` was read from.
    #[serde(with = "or_empty")]
    pub token_file: Option<PathBuf>,

    /// With which answers are posted.
    #[serde(with = "or_empty")]
    pub write_token: Option<Secret>,

    /// The file that `write_token` was read from.
    #[serde(with = "or_empty")]
    pub write_token_file: Option<PathBuf>,

    /// How far back posts are looked for.
    #[serde(deserialize_with = "within::<DAY, LONGEST, _, _>")]
    pub since: Duration,
}

const LONGEST: i64 = 3650 * DAY;

impl Mastodon {
    pub(super) fn complete(&mut self, outgoing: &Outgoing, report: &mut Report) {
        let accounts = self.accounts.clone();
        let check = |text: &str| check_tokens(text, &accounts);
        secret::settle(TOKEN, &mut self.token, &mut self.token_file, check, report);
        let (token, file) = (&mut self.write_token, &mut self.write_token_file);
        secret::settle(WRITE_TOKEN, token, file, check, report);
        if !report.is_sound(&[ACCOUNTS]) {
            return;
        }
        for account in &self.accounts {
            let server = &account.server;
            if server.scheme() != "https" && !outgoing.allows(server) {
                let message = "has an account with http, by which everybody on the way could change what its followers \
                    say: write https";
                report.problem(ACCOUNTS, message);
            }
        }
    }

    /// The token for a server, to read with.
    #[must_use]
    pub fn token_of(&self, server: &Url) -> Option<&str> {
        of_server(self.token.as_ref()?, server)
    }

    /// The token for a server, to write with.
    #[must_use]
    pub fn write_token_of(&self, server: &Url) -> Option<&str> {
        of_server(self.write_token.as_ref()?, server)
    }
}

fn of_server<'t>(tokens: &'t Secret, server: &Url) -> Option<&'t str> {
    let host = server.host_str().unwrap_or_default();
    named(tokens.reveal(), host)
}

/// The secret behind a name, or the one that is alone.
pub(super) fn named<'t>(lines: &'t str, name: &str) -> Option<&'t str> {
    lines.lines().map(words).find_map(|line| match line[..] {
        [secret] => Some(secret),
        [of, secret] if of.eq_ignore_ascii_case(name) => Some(secret),
        _ => None,
    })
}

pub(super) fn words(line: &str) -> Vec<&str> {
    line.split_whitespace().collect()
}

/// One token for all accounts, which are on one server then; or a line for each server.
fn check_tokens(text: &str, accounts: &[MastodonAccount]) -> Result<(), String> {
    let is_token = |word: &&str| word.chars().all(|c| c.is_ascii_graphic());
    for line in text.lines().map(words) {
        match line[..] {
            [] => {}
            [token] if is_token(&token) => {
                let mut hosts: Vec<_> = accounts.iter().map(|account| account.host()).collect();
                hosts.dedup();
                if hosts.len() > 1
                    || text.lines().filter(|line| !line.trim().is_empty()).count() > 1
                {
                    return Err("has a token without its server: write a line for each server, its host and the token, \
                        such as `social.example TOKEN`"
                        .to_owned());
                }
            }
            [host, token] if is_token(&token) => {
                let is_known =
                    |account: &MastodonAccount| account.host().eq_ignore_ascii_case(host);
                if !accounts.iter().any(is_known) {
                    return Err(
                        "has a token for a server that no account in mastodon.accounts is on"
                            .to_owned(),
                    );
                }
            }
            _ => {
                return Err("is no token: write the token alone, or a line for each server, its host and the token"
                    .to_owned());
            }
        }
    }
    Ok(())
}

/// An account, and the server that is asked about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MastodonAccount {
    name: String,
    server: Url,
    written: String,
}

impl MastodonAccount {
    /// As it is called on its own server: `me`.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// `https://social.example/`.
    #[must_use]
    pub fn server(&self) -> &Url {
        &self.server
    }

    /// Of the server, as it stands in URLs.
    #[must_use]
    pub fn host(&self) -> &str {
        self.server.host_str().unwrap_or_default()
    }
}

impl Text for MastodonAccount {
    const EXPECTED: &'static str = "an account such as \"@me@social.example\", or the address of its profile such as \
        \"https://social.example/@me\"";

    fn read(text: &str) -> Option<Self> {
        let text = text.trim();
        let (name, server) = match web_url(text) {
            Some(profile) => {
                let path = profile.path().trim_end_matches('/');
                let name = path.strip_prefix("/@").or(path.strip_prefix("/users/"))?;
                (name.to_owned(), profile.join("/").ok()?)
            }
            None => {
                let (name, host) = text.strip_prefix('@').unwrap_or(text).split_once('@')?;
                let host = Host::parse(host).ok()?;
                let is_name = matches!(&host, Host::Domain(domain) if domain.contains('.'));
                let server = Url::parse(&format!("https://{host}/")).ok()?;
                (name.to_owned(), is_name.then_some(server)?)
            }
        };
        let is_plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '.' | '-');
        let fine = !name.is_empty() && name.chars().all(is_plain);
        fine.then(|| Self {
            name,
            server,
            written: text.to_owned(),
        })
    }

    fn write(&self) -> String {
        self.written.clone()
    }
}

impl_text_traits!(MastodonAccount);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Config, Sources};

    fn load(flags: &[&str]) -> Result<Config, Vec<String>> {
        let flags = flags.iter().map(|&flag| flag.to_owned()).collect();
        let sources = Sources {
            flags,
            ..Sources::default()
        };
        Config::load(&sources).map_err(|problems| {
            let named = problems.problems.into_iter();
            named.map(|problem| problem.setting).collect()
        })
    }

    #[test]
    fn an_account_is_a_handle_or_the_address_of_a_profile() {
        for (text, name, server) in [
            ("@me@social.example", "me", "https://social.example/"),
            ("me@social.example", "me", "https://social.example/"),
            (
                "https://social.example/@me",
                "me",
                "https://social.example/",
            ),
            (
                "https://social.example:8443/@me/",
                "me",
                "https://social.example:8443/",
            ),
            (
                "https://pleroma.example/users/me",
                "me",
                "https://pleroma.example/",
            ),
        ] {
            let account: MastodonAccount = text.parse().unwrap();
            assert_eq!((account.name(), account.server().as_str()), (name, server));
            assert_eq!(account.to_string(), text);
        }
        for text in [
            "",
            "me",
            "@me",
            "@@social.example",
            "@me@localhost",
            "@me@127.0.0.1",
            "@a b@social.example",
            "https://social.example/",
            "https://social.example/@me/1",
            "ftp://social.example/@me",
            "https://a:b@social.example/@me",
            "@me@social.example/x",
        ] {
            assert!(text.parse::<MastodonAccount>().is_err(), "{text}");
        }
    }

    #[test]
    fn a_token_is_for_the_one_server_or_names_its_own() {
        let one = "mastodon.accounts=@me@a.example";
        let two = "mastodon.accounts=@me@a.example,@us@b.example";
        let token = |flags: &[&str], server: &str| {
            let config = load(flags).unwrap();
            config
                .mastodon
                .token_of(&server.parse().unwrap())
                .map(str::to_owned)
        };
        let of_one = [one, "mastodon.token=abc"];
        assert_eq!(token(&of_one, "https://a.example/"), Some("abc".to_owned()));
        let of_two = [two, "mastodon.token=a.example abc\nb.example def"];
        assert_eq!(token(&of_two, "https://b.example/"), Some("def".to_owned()));
        assert_eq!(token(&[one], "https://a.example/"), None);
        for wrong in ["abc", "c.example abc", "a.example abc def", "abc\ndef"] {
            let wrong = format!("mastodon.token={wrong}");
            assert_eq!(
                load(&[two, &wrong]).err(),
                Some(vec!["mastodon.token".to_owned()]),
                "{wrong}"
            );
        }
    }

    #[test]
    fn answers_come_by_https_but_from_ones_own_network() {
        let plain = "mastodon.accounts=http://social.home/@me";
        assert_eq!(
            load(&[plain]).err(),
            Some(vec!["mastodon.accounts".to_owned()])
        );
        assert!(load(&[plain, "outgoing.allow_private=social.home"]).is_ok());
    }
}
