//! `[webmention]`: the relay that has received webmentions for the owner's domains, and the bounds for pages elsewhere, which
//! the server reads itself.

use std::path::PathBuf;

use serde::{Deserialize, Serialize};
use url::Url;

use super::load::Report;
use super::outgoing::HostName;
use super::{Outgoing, Secret, secret};
use crate::web_url::web_url;
use afterword_model::policy::value::{
    DAY, Duration, Text, impl_text_traits, list, or_empty, within,
};

const DOMAINS: &str = "webmention.domains";
const RELAY: &str = "webmention.relay";
const TOKEN: &str = "webmention.token";
const LONGEST: i64 = 3650 * DAY;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Webmention {
    /// As the relay knows them. Without one nothing is asked.
    #[serde(with = "list")]
    pub domains: Vec<WebmentionDomain>,

    pub relay: WebmentionRelay,

    #[serde(with = "or_empty")]
    pub token: Option<Secret>,

    /// The file that `token` was read from.
    #[serde(with = "or_empty")]
    pub token_file: Option<PathBuf>,

    /// Hosts in the owner's network whose pages may be read, which strangers name.
    #[serde(with = "list")]
    pub allow_private: Vec<HostName>,

    /// Hosts that pass on what was written elsewhere: what they say of its address and its author is believed.
    #[serde(with = "list")]
    pub bridges: Vec<HostName>,

    /// How far back mentions are looked for.
    #[serde(deserialize_with = "within::<DAY, LONGEST, _, _>")]
    pub since: Duration,
}

impl Webmention {
    pub(super) fn complete(&mut self, outgoing: &Outgoing, report: &mut Report) {
        let check = |text: &str| match text.trim() {
            word if !word.is_empty() && word.chars().all(|c| c.is_ascii_graphic()) => Ok(()),
            _ => Err("is no token: write the one that the relay shows you, alone".to_owned()),
        };
        secret::settle(TOKEN, &mut self.token, &mut self.token_file, check, report);
        if self.domains.is_empty() || !report.is_sound(&[DOMAINS, RELAY, TOKEN]) {
            return;
        }
        if self.token.is_none() {
            let message = "needs the token of your account at the relay: name its file in webmention.token_file";
            report.problem(DOMAINS, message);
        }
        let relay = self.relay.url();
        if relay.scheme() != "https" && !outgoing.allows(relay) {
            let message =
                "has http, by which everybody on the way could change what people say: write https";
            report.problem(RELAY, message);
        }
    }
}

/// A name of a host, as in the links to the site.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WebmentionDomain(String);

impl WebmentionDomain {
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl Text for WebmentionDomain {
    const EXPECTED: &'static str = "the name of a host alone, such as \"blog.example.org\"";

    fn read(text: &str) -> Option<Self> {
        let text = text.trim();
        let url = web_url(&format!("https://{text}"))?;
        let host = url.host_str()?;
        let is_host = url.path() == "/" && url.port().is_none() && !text.ends_with('/');
        is_host.then(|| Self(host.to_owned()))
    }

    fn write(&self) -> String {
        self.0.clone()
    }
}

impl_text_traits!(WebmentionDomain);

/// The relay's address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WebmentionRelay {
    url: Url,
    written: String,
}

impl WebmentionRelay {
    #[must_use]
    pub fn url(&self) -> &Url {
        &self.url
    }
}

impl Text for WebmentionRelay {
    const EXPECTED: &'static str = "the address of a relay, such as \"https://webmention.io\"";

    fn read(text: &str) -> Option<Self> {
        let written = text.trim().to_owned();
        let mut url = web_url(&written)?;
        if url.query().is_some() {
            return None;
        }
        // Its API is below it.
        if !url.path().ends_with('/') {
            let folder = format!("{}/", url.path());
            url.set_path(&folder);
        }
        Some(Self { url, written })
    }

    fn write(&self) -> String {
        self.written.clone()
    }
}

impl_text_traits!(WebmentionRelay);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Config, Sources};

    fn problems(settings: &[&str]) -> String {
        let sources = Sources {
            flags: settings.iter().map(|&flag| flag.to_owned()).collect(),
            ..Sources::default()
        };
        Config::load(&sources).map_or_else(|problems| problems.to_string(), |_| String::new())
    }

    #[test]
    fn a_domain_is_the_name_of_a_host_alone() {
        for text in ["blog.example.org", " Blog.Example.org "] {
            assert_eq!(
                WebmentionDomain::read(text).unwrap().as_str(),
                "blog.example.org"
            );
        }
        for text in [
            "",
            "https://blog.example.org",
            "blog.example.org/",
            "blog.example.org/a",
            "a b",
            "a:80",
        ] {
            assert!(WebmentionDomain::read(text).is_none(), "{text}");
        }
    }

    #[test]
    fn a_relay_may_be_below_a_path_and_has_no_query() {
        let relay = WebmentionRelay::read("https://example.org/mentions").unwrap();
        assert_eq!(relay.url().as_str(), "https://example.org/mentions/");
        assert_eq!(relay.write(), "https://example.org/mentions");
        assert!(WebmentionRelay::read("https://example.org/?a=1").is_none());
        assert!(WebmentionRelay::read("example.org").is_none());
    }

    #[test]
    fn what_cannot_work_is_refused_and_says_what_to_do() {
        let domain = "webmention.domains=blog.example.org";
        let token = "webmention.token=word";
        assert_eq!(problems(&[domain, token]), "");
        assert_eq!(problems(&[]), "", "who names no domain needs nothing");
        assert!(problems(&[domain]).contains("webmention.token_file"));
        let plain = problems(&[domain, token, "webmention.relay=http://relay.example"]);
        assert!(
            plain.contains("webmention.relay") && plain.contains("https"),
            "{plain}"
        );
        assert!(problems(&[domain, "webmention.token=two words"]).contains("is no token"));
    }
}
