//! A site is one blog: its key, the origins it is served from, and its rules.

use std::fmt;
use std::sync::Arc;

use jiff::Timestamp;
use serde::Serialize;
use url::Url;

use super::{ClosedPages, Comment, PagePath};
use crate::policy::{SiteOverrides, SiteRules};

/// The store's number of a site; never shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct SiteId(pub i64);

/// `blog`: 1–40 lower-case letters, digits, `-`, `_`; a letter or digit first.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize)]
#[serde(transparent)]
pub struct SiteKey(String);

#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SiteProblem {
    #[error(
        "`{0}` is no key for a site; write 1 to 40 of a–z, 0–9, `-` and `_`, a letter or digit first"
    )]
    Key(String),
    #[error("`{0}` is no origin; write scheme and host alone, like https://blog.example.org")]
    Origin(String),
    #[error("a site needs at least one origin, like https://blog.example.org")]
    NoOrigin,
}

impl SiteKey {
    /// # Errors
    /// [`SiteProblem::Key`].
    pub fn parse(raw: &str) -> Result<Self, SiteProblem> {
        let plain = |byte: &u8| byte.is_ascii_lowercase() || byte.is_ascii_digit();
        let fine = (1..=40).contains(&raw.len())
            && raw.as_bytes().first().is_some_and(plain)
            && raw.bytes().all(|b| plain(&b) || b == b'-' || b == b'_');
        fine.then(|| Self(raw.to_owned()))
            .ok_or_else(|| SiteProblem::Key(raw.to_owned()))
    }

    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for SiteKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Scheme, host and port as a browser sends them in `Origin` (RFC 6454).
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct Origin(String);

impl Origin {
    /// # Errors
    /// [`SiteProblem::Origin`] for anything but `http(s)://host[:port]`.
    pub fn parse(raw: &str) -> Result<Self, SiteProblem> {
        let wrong = || SiteProblem::Origin(raw.to_owned());
        let url = Url::parse(raw.trim()).map_err(|_| wrong())?;
        let alone = matches!(url.scheme(), "http" | "https")
            && url.path() == "/"
            && url.query().is_none()
            && url.fragment().is_none()
            && url.username().is_empty()
            && url.password().is_none();
        if !alone {
            return Err(wrong());
        }
        Ok(Self(url.origin().ascii_serialization()))
    }

    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Host and port without scheme and `www.`: the same for apex and `www`, `http` and `https`.
    fn family(&self) -> &str {
        let host = self.0.split_once("://").map_or("", |(_, host)| host);
        host.strip_prefix("www.").unwrap_or(host)
    }

    /// The host alone, without `www.`.
    fn name(&self) -> &str {
        let host = self.family();
        match host.find(']') {
            Some(end) => &host[..=end],
            None => host.split(':').next().unwrap_or(host),
        }
    }

    #[must_use]
    pub fn is_family_of(&self, other: &Self) -> bool {
        self.family() == other.family()
    }
}

/// The verdict on a write's `Origin` header.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OriginVerdict {
    Accepted,
    /// `Origin: null`: a sandboxed frame, a `file:` page, or a redirect from http to https.
    Null,
    Foreign,
}

/// One blog.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Site {
    pub id: SiteId,
    pub key: SiteKey,
    pub title: String,
    /// Links to its pages use the first one.
    pub origins: Vec<Origin>,
    pub overrides: SiteOverrides,
    /// The server's defaults with this site's overrides.
    pub rules: SiteRules,
}

impl Site {
    #[must_use]
    pub fn judge_origin(&self, header: &str) -> OriginVerdict {
        if header == "null" {
            return OriginVerdict::Null;
        }
        let known = Origin::parse(header)
            .is_ok_and(|origin| self.origins.iter().any(|own| own.is_family_of(&origin)));
        if known {
            OriginVerdict::Accepted
        } else {
            OriginVerdict::Foreign
        }
    }

    /// Whether an address is on one of its origins.
    #[must_use]
    pub fn has(&self, address: &Url) -> bool {
        let origin = address.origin().ascii_serialization();
        let is_plain = address.username().is_empty() && address.password().is_none();
        is_plain && self.judge_origin(&origin) == OriginVerdict::Accepted
    }

    /// Whether one of its origins has this host, by whichever port, with `www.` or without.
    #[must_use]
    pub fn is_at(&self, host: &str) -> bool {
        let host = host.to_ascii_lowercase();
        let name = host.strip_prefix("www.").unwrap_or(&host);
        self.origins.iter().any(|origin| origin.name() == name)
    }

    /// The URL of a page for readers.
    #[must_use]
    pub fn url(&self, path: &str) -> String {
        let origin = self.origins.first().map_or("", Origin::as_str);
        match Url::parse(origin).and_then(|base| base.join(&escape(path))) {
            Ok(url) => url.into(),
            Err(_) => origin.to_owned(),
        }
    }

    /// The end of a comment's edit window.
    #[must_use]
    pub fn edit_until(&self, comment: &Comment) -> Timestamp {
        comment
            .created
            .checked_add(*self.rules.edit_window)
            .unwrap_or(Timestamp::MAX)
    }

    /// Pages begun before this instant are too old for new comments.
    fn begun_before(&self, now: Timestamp) -> Option<Timestamp> {
        now.checked_sub(self.rules.close_after.span()?).ok()
    }

    /// Which pages take no comment of a reader. The only rule about it.
    #[must_use]
    pub fn closed_pages(&self, now: Timestamp) -> ClosedPages {
        if self.rules.retired {
            return ClosedPages::RefuseAll;
        }
        ClosedPages::Refuse {
            begun_before: self.begun_before(now),
        }
    }

    /// The URL of the site's sitemap, if it is to be read.
    #[must_use]
    pub fn sitemap(&self) -> Option<Url> {
        let origin = self.origins.first()?;
        self.rules.sitemap.url(origin.as_str())
    }

    /// The URL of the site's file that names the owner's posts about its pages, if it is to be read.
    #[must_use]
    pub fn own_posts(&self) -> Option<Url> {
        let origin = self.origins.first()?;
        self.rules.own_posts.url(origin.as_str())
    }

    /// The name of the owner's answers.
    #[must_use]
    pub fn owner_name(&self) -> &str {
        match (self.rules.owner.as_str(), self.title.as_str()) {
            ("", "") => self.key.as_str(),
            ("", title) => title,
            (owner, _) => owner,
        }
    }
}

/// A normalised path keeps `%`, `?` and `#` encoded; a leading `//` would name a host.
fn escape(path: &str) -> String {
    format!("/{}", path.trim_start_matches('/').replace('\\', "%5C"))
}

/// All sites of a server, by key.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Sites(Vec<Arc<Site>>);

impl Sites {
    #[must_use]
    pub fn new(sites: Vec<Site>) -> Self {
        Self(sites.into_iter().map(Arc::new).collect())
    }

    #[must_use]
    pub fn by_key(&self, key: &str) -> Option<Arc<Site>> {
        self.0.iter().find(|site| site.key.0 == key).cloned()
    }

    #[must_use]
    pub fn by_id(&self, id: SiteId) -> Option<Arc<Site>> {
        self.0.iter().find(|site| site.id == id).cloned()
    }

    #[must_use]
    pub fn all(&self) -> &[Arc<Site>] {
        &self.0
    }

    /// The page at an address, of a site that is in use. The front page has no comments of its own.
    #[must_use]
    pub fn page_at(&self, address: &Url) -> Option<(Arc<Site>, PagePath)> {
        let site = self.0.iter().find(|site| site.has(address))?;
        if site.rules.retired {
            return None;
        }
        let path = PagePath::parse(address.path()).ok()?;
        (path.as_str() != "/").then(|| (Arc::clone(site), path))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_and_origins_are_strict() {
        for bad in ["", "Blog", "-a", "a b", "a/b", &"a".repeat(41)] {
            assert!(SiteKey::parse(bad).is_err(), "{bad}");
        }
        for bad in [
            "",
            "blog.example.org",
            "https://a.b/c",
            "ftp://a.b",
            "https://u@a.b",
            "https://a.b?x",
        ] {
            assert!(Origin::parse(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn a_host_has_no_port() {
        for (origin, name) in [
            ("https://blog.example.org", "blog.example.org"),
            ("http://www.Blog.example.org:8080", "blog.example.org"),
            ("http://[::1]:8080", "[::1]"),
        ] {
            assert_eq!(Origin::parse(origin).unwrap().name(), name);
        }
    }
}
