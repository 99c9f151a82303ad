//! `[outgoing]`: the server's outgoing HTTP requests.

use std::path::PathBuf;

use serde::{Deserialize, Serialize};
use url::{Host, Url};

use super::load::Report;
use super::smtp::certificate;
use afterword_model::policy::value::{
    Duration, MINUTE, SECOND, Text, impl_text_traits, list, or_empty, within,
};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Outgoing {
    /// Hosts that may be in the owner's network.
    #[serde(with = "list")]
    pub allow_private: Vec<HostName>,

    /// The time limit of one request, with its answer.
    #[serde(deserialize_with = "within::<SECOND, LONGEST, _, _>")]
    pub timeout: Duration,

    /// PEM: authorities to trust beside the usual ones.
    #[serde(with = "or_empty")]
    pub certificate: Option<PathBuf>,
}

impl Outgoing {
    pub(super) fn complete(&mut self, report: &mut Report) {
        certificate("outgoing.certificate", &mut self.certificate, report);
    }

    /// The hosts of `allow_private`, as written in URLs.
    pub fn private_hosts(&self) -> Vec<String> {
        let names = self.allow_private.iter();
        names.map(|name| name.as_str().to_owned()).collect()
    }

    /// Whether the host of a URL may be in the owner's network.
    pub fn allows(&self, url: &Url) -> bool {
        let mut names = self.allow_private.iter();
        names.any(|name| Some(name.as_str()) == url.host_str())
    }
}

const LONGEST: i64 = 10 * MINUTE;

/// A host as written in a URL: a name in lower case, or an address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HostName(String);

impl HostName {
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl Text for HostName {
    const EXPECTED: &'static str = "a host as it stands in a URL, without scheme and port, such as \
        \"hooks.home.example\", \"localhost\" or \"192.168.1.5\"";

    fn read(text: &str) -> Option<Self> {
        let is_bare_address = text.parse::<std::net::Ipv6Addr>().is_ok();
        let host = if is_bare_address {
            Host::parse(&format!("[{text}]"))
        } else {
            Host::parse(text)
        };
        host.ok().map(|host| Self(host.to_string()))
    }

    fn write(&self) -> String {
        self.0.clone()
    }
}

impl_text_traits!(HostName);
