//! `[akismet]`: the service that sites may ask about comments.

use std::path::PathBuf;

use serde::{Deserialize, Serialize};
use url::Url;

use super::load::Report;
use super::{Outgoing, Secret, secret};
use crate::web_url::web_url;
use afterword_model::policy::value::{Text, impl_text_traits, or_empty};

const KEY: &str = "akismet.key";
const ADDRESS: &str = "akismet.address";
const SWITCH: &str = "sites.akismet";

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Akismet {
    /// Without it nothing is asked.
    #[serde(with = "or_empty")]
    pub key: Option<Secret>,

    /// The file that `key` was read from.
    #[serde(with = "or_empty")]
    pub key_file: Option<PathBuf>,

    pub address: AkismetAddress,
}

impl Akismet {
    pub(super) fn complete(&mut self, outgoing: &Outgoing, report: &mut Report) {
        secret::settle(KEY, &mut self.key, &mut self.key_file, check_key, report);
        let url = self.address.url();
        if url.scheme() != "https" && !outgoing.allows(url) && report.is_sound(&[ADDRESS]) {
            let message = "is http, by which everybody on the way could read the key and your readers' comments: write https";
            report.problem(ADDRESS, message);
        }
    }

    /// Only sites can switch it on, so this warning is about the default for all sites.
    pub(super) fn check_switch(&self, is_on: bool, report: &mut Report) {
        if is_on && self.key.is_none() && report.is_sound(&[KEY, "akismet.key_file", SWITCH]) {
            let message = "is true, but there is no key, so that nothing would be asked: set akismet.key_file, or leave it false";
            report.problem(SWITCH, message);
        }
    }
}

/// The key goes into a form; a valid key has no spaces or line ends.
fn check_key(key: &str) -> Result<(), String> {
    let is_word = !key.is_empty() && key.chars().all(|c| c.is_ascii_graphic());
    is_word.then_some(()).ok_or_else(|| {
        "is not a key of Akismet: letters and digits without spaces, as your account at akismet.com shows it".to_owned()
    })
}

/// The base URL of the API; the names of the calls are appended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AkismetAddress(Url);

impl AkismetAddress {
    #[must_use]
    pub fn url(&self) -> &Url {
        &self.0
    }
}

impl Text for AkismetAddress {
    const EXPECTED: &'static str = "an address of https:// and a path, without a user, a password, a ? or a #, such as \
        \"https://rest.akismet.com/1.1/\"";

    fn read(text: &str) -> Option<Self> {
        let mut url = web_url(text)?;
        if !url.path().ends_with('/') {
            let folder = format!("{}/", url.path());
            url.set_path(&folder);
        }
        url.query().is_none().then_some(Self(url))
    }

    fn write(&self) -> String {
        self.0.to_string()
    }
}

impl_text_traits!(AkismetAddress);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_a_folder() {
        for (text, folder) in [
            (
                "https://rest.akismet.com/1.1",
                "https://rest.akismet.com/1.1/",
            ),
            ("https://rest.akismet.com", "https://rest.akismet.com/"),
        ] {
            let address: AkismetAddress = text.parse().unwrap();
            assert_eq!(address.to_string(), folder);
        }
        for text in [
            "",
            "rest.akismet.com",
            "ftp://a.test/",
            "https://a.test/?a",
            "https://a:b@a.test/",
        ] {
            assert!(text.parse::<AkismetAddress>().is_err(), "{text}");
        }
    }

    #[test]
    fn a_key_is_one_word() {
        assert!(check_key("123YourAPIKey").is_ok());
        for key in ["", "two words", "line\nend", "clé"] {
            assert!(!check_key(key).unwrap_err().contains(key) || key.is_empty());
        }
    }
}
