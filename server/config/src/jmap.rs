//! `[jmap]`: the mailbox that answers are fetched from, by JMAP.

use std::path::PathBuf;

use serde::{Deserialize, Serialize};
use url::Url;

use super::load::Report;
use super::smtp::password;
use super::{Outgoing, Processed, Secret, secret};
use crate::web_url::web_url;
use afterword_model::policy::value::{
    Duration, HOUR, SECOND, Text, impl_text_traits, or_empty, within,
};

const URL: &str = "jmap.url";
const TOKEN: &str = "jmap.token";

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Jmap {
    /// `None` fetches nothing.
    #[serde(with = "or_empty")]
    pub url: Option<SessionUrl>,

    #[serde(with = "or_empty")]
    pub token: Option<Secret>,

    /// The file that `token` was read from.
    #[serde(with = "or_empty")]
    pub token_file: Option<PathBuf>,

    pub user: String,

    #[serde(with = "or_empty")]
    pub password: Option<Secret>,

    #[serde(with = "or_empty")]
    pub password_file: Option<PathBuf>,

    pub mailbox: String,
    pub processed: Processed,

    /// The mailbox for `processed = "move"`.
    pub archive: String,

    /// How often to poll if the server does not push.
    #[serde(deserialize_with = "within::<SECOND, HOUR, _, _>")]
    pub poll_every: Duration,
}

impl Jmap {
    pub(super) fn complete(&mut self, outgoing: &Outgoing, report: &mut Report) {
        secret::settle(
            TOKEN,
            &mut self.token,
            &mut self.token_file,
            check_token,
            report,
        );
        password(
            "jmap",
            None,
            &self.user,
            &mut self.password,
            &mut self.password_file,
            report,
        );
        if let Some(url) = &self.url {
            self.check_credentials(report);
            let url = url.url();
            if url.scheme() != "https" && !outgoing.allows(url) && report.is_sound(&[URL]) {
                let message = "is http, by which everybody on the way could read the token and your mail: write https";
                report.problem(URL, message);
            }
        }
        let names = [
            ("jmap.mailbox", &self.mailbox),
            ("jmap.archive", &self.archive),
        ];
        for (setting, name) in names {
            if name.trim().is_empty() || name.chars().any(char::is_control) {
                let message = "is no name of a mailbox: write one such as \"INBOX\"";
                report.problem(setting, message);
            }
        }
    }

    fn check_credentials(&self, report: &mut Report) {
        let sound = [TOKEN, "jmap.token_file", "jmap.user", "jmap.password"];
        if !report.is_sound(&sound) {
            return;
        }
        match (self.token.is_some(), self.password.is_some()) {
            (true, true) => {
                let message = "is set together with jmap.password: keep one of the two";
                report.problem(TOKEN, message);
            }
            (false, false) => {
                let message = "is empty, and so is jmap.user: write an API token into a file and name it, or set the \
                    name and the password to sign in with";
                report.problem("jmap.token_file", message);
            }
            _ => {}
        }
    }
}

fn check_token(token: &str) -> Result<(), String> {
    let is_word = !token.is_empty() && token.chars().all(|c| c.is_ascii_graphic());
    is_word
        .then_some(())
        .ok_or_else(|| "is no token: it is one word, as your provider shows it".to_owned())
}

/// The URL of a session.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SessionUrl(Url);

impl SessionUrl {
    #[must_use]
    pub fn url(&self) -> &Url {
        &self.0
    }
}

impl Text for SessionUrl {
    const EXPECTED: &'static str = "the address of a JMAP session, without a user and a password, such as \
        \"https://api.fastmail.com/jmap/session\"";

    fn read(text: &str) -> Option<Self> {
        web_url(text).map(Self)
    }

    fn write(&self) -> String {
        self.0.to_string()
    }
}

impl_text_traits!(SessionUrl);

#[cfg(test)]
mod tests {
    use crate::{Config, Sources};

    fn problems(flags: &[&str]) -> Vec<String> {
        let flags = flags.iter().map(|&flag| flag.to_owned()).collect();
        let sources = Sources {
            flags,
            ..Sources::default()
        };
        match Config::load(&sources) {
            Ok(_) => Vec::new(),
            Err(problems) => {
                let named = problems.problems.into_iter();
                named.map(|problem| problem.setting).collect()
            }
        }
    }

    #[test]
    fn a_mailbox_needs_one_proof_of_who_asks_and_https() {
        let url = "jmap.url=https://api.fastmail.com/jmap/session";
        let token = "jmap.token=fmu1-0123";
        assert_eq!(problems(&[url]), ["jmap.token_file"]);
        assert!(problems(&[url, token]).is_empty());
        assert!(problems(&[url, "jmap.user=bot", "jmap.password=secret"]).is_empty());
        assert_eq!(
            problems(&[url, token, "jmap.user=bot", "jmap.password=secret"]),
            ["jmap.token"]
        );
        assert_eq!(problems(&[url, "jmap.user=bot"]), ["jmap.user"]);
        assert_eq!(
            problems(&["jmap.url=http://mail.example.org/jmap/", token]),
            ["jmap.url"]
        );
        let home = "outgoing.allow_private=mail.home";
        assert!(problems(&["jmap.url=http://mail.home/jmap/", token, home]).is_empty());
        assert_eq!(problems(&["jmap.url=api.fastmail.com"]), ["jmap.url"]);
        let imap = [
            "imap.host=imap.example.org",
            "imap.user=a",
            "imap.password=b",
        ];
        assert_eq!(problems(&[&[url, token], &imap[..]].concat()), ["jmap.url"]);
    }
}
