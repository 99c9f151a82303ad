//! `[stacosys]`: Stacosys' addresses, for blogs that were written for it.

use jiff::tz::TimeZone;
use serde::{Deserialize, Serialize};

use super::load::Report;
use afterword_model::policy::value::{Text, impl_text_traits, list, or_empty, plain};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stacosys {
    /// The site for requests without a token, if any.
    #[serde(with = "or_empty")]
    pub site: Option<SiteName>,

    /// Tokens of older versions, each with its site.
    #[serde(with = "list")]
    pub tokens: Vec<SiteToken>,

    /// Where a reader is redirected after writing, as in `Location`.
    #[serde(with = "plain")]
    pub redirect: Redirect,

    /// The zone in which dates are written.
    #[serde(with = "plain")]
    pub timezone: Zone,
}

impl Stacosys {
    pub(super) fn complete(&mut self, report: &mut Report) {
        for (index, token) in self.tokens.iter().enumerate() {
            let earlier = &self.tokens[..index];
            if earlier.iter().any(|other| other.token == token.token) {
                let message = format!("has a token of {} twice: keep one", token.site.0);
                report.problem("stacosys.tokens", message);
            }
        }
    }

    /// Whether these addresses are served at all.
    #[must_use]
    pub fn is_on(&self) -> bool {
        self.site.is_some() || !self.tokens.is_empty()
    }

    /// The site with a token.
    #[must_use]
    pub fn by_token(&self, token: &str) -> Option<&str> {
        let known = self.tokens.iter().find(|known| known.token == token)?;
        Some(&known.site.0)
    }

    /// All served sites, by their keys.
    pub fn sites(&self) -> impl Iterator<Item = &str> {
        let named = self.tokens.iter().map(|token| &token.site);
        named.chain(&self.site).map(|site| site.0.as_str())
    }
}

/// The key of a site.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SiteName(String);

impl SiteName {
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl Text for SiteName {
    const EXPECTED: &'static str =
        "the key of a site, as `afterword sites list` shows it, such as \"blog\"";

    fn read(text: &str) -> Option<Self> {
        let plain =
            |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || b"-_".contains(&byte);
        ((1..=40).contains(&text.len()) && text.bytes().all(plain)).then(|| Self(text.to_owned()))
    }

    fn write(&self) -> String {
        self.0.clone()
    }
}

impl_text_traits!(SiteName);

/// A token and its site. It is public in the blog's pages, and not a secret.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SiteToken {
    token: String,
    site: SiteName,
}

impl Text for SiteToken {
    const EXPECTED: &'static str = "a token, `=` and the key of its site, such as \"9fb3fc042c572cb831005fd16186126765140fa2bd9bb2d4a28e47a9457dc26c=blog\"";

    fn read(text: &str) -> Option<Self> {
        let (token, site) = text.rsplit_once('=')?;
        let site = SiteName::read(site.trim())?;
        let token = token.trim().to_owned();
        (!token.is_empty()).then_some(Self { token, site })
    }

    fn write(&self) -> String {
        format!("{}={}", self.token, self.site.0)
    }
}

impl_text_traits!(SiteToken);

/// A path, or an address of http or https.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Redirect(String);

impl Redirect {
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl Text for Redirect {
    const EXPECTED: &'static str = "a path that begins with `/`, or an address of http:// or https://, such as \
        \"https://blog.example.org/thanks/\"";

    fn read(text: &str) -> Option<Self> {
        // `//host` would lead elsewhere, and a line end would begin another header.
        let is_path = text.starts_with('/') && !text.starts_with("//");
        let is_web = text.starts_with("http://") || text.starts_with("https://");
        let is_plain = text.bytes().all(|byte| byte.is_ascii_graphic());
        (is_plain && (is_path || is_web)).then(|| Self(text.to_owned()))
    }

    fn write(&self) -> String {
        self.0.clone()
    }
}

impl_text_traits!(Redirect);

/// A time zone of the IANA's database.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Zone {
    name: String,
    zone: TimeZone,
}

impl Zone {
    #[must_use]
    pub fn zone(&self) -> &TimeZone {
        &self.zone
    }
}

impl Text for Zone {
    const EXPECTED: &'static str = "a time zone, such as \"UTC\" or \"Europe/Paris\"";

    fn read(text: &str) -> Option<Self> {
        let zone = TimeZone::get(text).ok()?;
        let name = text.to_owned();
        Some(Self { name, zone })
    }

    fn write(&self) -> String {
        self.name.clone()
    }
}

impl_text_traits!(Zone);
