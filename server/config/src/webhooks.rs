//! `[webhooks]`: programs that are notified about comments.

use std::fmt;
use std::path::PathBuf;

use afterword_model::policy::HookEvent;
use data_encoding::BASE64;
use serde::{Deserialize, Serialize};
use url::Url;

use super::load::Report;
use super::{HostName, Outgoing, Secret, secret};
use crate::web_url::web_url;
use afterword_model::policy::value::{
    Duration, HOUR, MINUTE, SECOND, Text, impl_text_traits, list, or_empty, within,
};

const URLS: &str = "webhooks.urls";
const SECRET: &str = "webhooks.secret";

/// If there are more, one receiver should forward to the others.
const MOST_URLS: usize = 20;
const LONGEST_URL: usize = 2048;

/// The prefix of a secret, by <https://www.standardwebhooks.com>.
const SECRET_PREFIX: &str = "whsec_";
/// In bytes, by the same specification.
const SECRET_LENGTHS: std::ops::RangeInclusive<usize> = 24..=64;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Webhooks {
    /// Empty switches webhooks off.
    #[serde(with = "list")]
    pub urls: Vec<HookUrl>,

    #[serde(with = "or_empty")]
    pub secret: Option<Secret>,

    /// The file that `secret` was read from.
    #[serde(with = "or_empty")]
    pub secret_file: Option<PathBuf>,

    #[serde(with = "list")]
    pub events: Vec<HookEvent>,

    /// Hosts that may be in the owner's network.
    #[serde(with = "list")]
    pub allow_private: Vec<HostName>,

    /// How long a thread must be unchanged before its event is sent.
    #[serde(deserialize_with = "within::<0, HOUR, _, _>")]
    pub quiet: Duration,

    /// How long one attempt may take.
    #[serde(deserialize_with = "within::<SECOND, MINUTE, _, _>")]
    pub timeout: Duration,
}

impl Webhooks {
    pub(super) fn complete(&mut self, outgoing: &Outgoing, report: &mut Report) {
        secret::settle(
            SECRET,
            &mut self.secret,
            &mut self.secret_file,
            check_secret,
            report,
        );
        self.check_urls(outgoing, report);
        if !self.urls.is_empty()
            && self.secret.is_none()
            && report.is_sound(&[SECRET, "webhooks.secret_file", URLS])
        {
            let message = format!(
                "is empty, but webhooks.urls is not: receivers know by it that a message is yours, so {MAKE_ONE}"
            );
            report.problem(SECRET, message);
        }
        if self.events.is_empty() {
            let message =
                "is empty, so nothing would be told: name an event, or empty webhooks.urls";
            report.problem("webhooks.events", message);
        }
        self.check_allowed(report);
    }

    /// Whether the host of a URL may be in the owner's network, by the list for webhooks.
    pub fn allows(&self, url: &HookUrl) -> bool {
        let mut names = self.allow_private.iter();
        names.any(|name| name.as_str() == url.host())
    }

    fn check_urls(&self, outgoing: &Outgoing, report: &mut Report) {
        if self.urls.len() > MOST_URLS {
            let message = format!("has {} URLs: keep at most {MOST_URLS}", self.urls.len());
            report.problem(URLS, message);
        }
        for (index, url) in self.urls.iter().enumerate() {
            if self.urls[..index].contains(url) {
                let message = format!("names {} twice: keep one", url.shown());
                report.problem(URLS, message);
            }
            if !url.is_https() && !self.allows(url) && !outgoing.allows(url.url()) {
                let message = format!(
                    "{} is http, which everybody on the way can read: write https, or put {:?} into \
                     webhooks.allow_private if it is a machine of your own network",
                    url.shown(),
                    url.host()
                );
                report.problem(URLS, message);
            }
        }
    }

    fn check_allowed(&self, report: &mut Report) {
        for name in &self.allow_private {
            let is_used = self.urls.iter().any(|url| url.host() == name.as_str());
            if !is_used && report.is_sound(&[URLS]) {
                let message = format!(
                    "names {:?}, which no URL in webhooks.urls leads to",
                    name.as_str()
                );
                report.warning("webhooks.allow_private", message);
            }
        }
    }
}

const MAKE_ONE: &str = "make a secret with `echo whsec_$(openssl rand -base64 32)`";

/// The key in a secret.
pub fn hook_key(secret: &str) -> Option<Vec<u8>> {
    let encoded = secret.strip_prefix(SECRET_PREFIX)?;
    let key = BASE64.decode(encoded.as_bytes()).ok()?;
    SECRET_LENGTHS.contains(&key.len()).then_some(key)
}

fn check_secret(secret: &str) -> Result<(), String> {
    hook_key(secret).map(drop).ok_or_else(|| {
        format!("is not {SECRET_PREFIX} and 24 to 64 bytes in Base64 behind it: {MAKE_ONE}")
    })
}

/// The URL of a receiver. It may contain a token, so logs only name its host.
#[derive(Clone, PartialEq, Eq)]
pub struct HookUrl(Url);

impl fmt::Debug for HookUrl {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.shown())
    }
}

impl HookUrl {
    pub fn is_https(&self) -> bool {
        self.0.scheme() == "https"
    }

    /// As written in the URL, an IPv6 address in brackets.
    pub fn host(&self) -> &str {
        self.0.host_str().unwrap_or_default()
    }

    pub fn url(&self) -> &Url {
        &self.0
    }

    pub fn as_str(&self) -> &str {
        self.0.as_str()
    }

    /// Scheme, host and port.
    pub fn shown(&self) -> String {
        self.0.origin().ascii_serialization()
    }
}

impl Text for HookUrl {
    const EXPECTED: &'static str = "a URL of https:// and a host, without a user, a password or a #, such as \
        \"https://hooks.example.org/afterword\"";

    fn read(text: &str) -> Option<Self> {
        let url = web_url(text)?;
        (url.as_str().len() <= LONGEST_URL).then_some(Self(url))
    }

    fn write(&self) -> String {
        self.0.to_string()
    }
}

impl_text_traits!(HookUrl);
