//! The author of a comment: a name, perhaps an address, perhaps a website. None of it is proven.

use serde::Serialize;
use unicode_normalization::UnicodeNormalization;
use url::{Host, Url};

use super::characters::{is_forbidden, readable};
use super::{Invalid, InvalidReason};
use afterword_text::has_shape;

const MAX_EMAIL_BYTES: usize = 254;

/// The author of a comment in the store.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Author {
    pub name: DisplayName,
    /// Never shown and never sent to anyone but the owner.
    pub email: Option<EmailAddress>,
    pub website: Option<Website>,
    /// Written by the owner of the site.
    pub owner: bool,
    /// The e-mail address was proven.
    pub verified: bool,
}

/// One line in NFC with at least one visible character.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct DisplayName(String);

impl DisplayName {
    /// # Errors
    /// [`Invalid::Name`] if it has nothing visible or has control characters, [`Invalid::NameTooLong`] above
    /// `max_chars`.
    pub fn parse(raw: &str, max_chars: usize) -> Result<Self, Invalid> {
        if raw.trim().chars().any(is_forbidden) {
            return Err(Invalid::Name(InvalidReason::ControlCharacters));
        }
        let name = readable(raw);
        if !name.chars().any(has_shape) {
            return Err(Invalid::Name(InvalidReason::Empty));
        }
        let length = name.chars().count();
        if length > max_chars {
            return Err(Invalid::NameTooLong {
                length,
                max: max_chars,
            });
        }
        Ok(Self(name))
    }

    /// For rows that the store has accepted before.
    #[must_use]
    pub fn stored(name: String) -> Self {
        Self(name)
    }

    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// A mailbox address (RFC 5321, with UTF-8 before the `@` as in RFC 6531).
///
/// Its domain is stored in DNS form (`xn--…`), so that two spellings of one domain are one person for blocks, and
/// mail arrives.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct EmailAddress(String);

impl EmailAddress {
    /// # Errors
    /// [`Invalid::Email`].
    pub fn parse(raw: &str) -> Result<Self, Invalid> {
        let address = raw.trim();
        let strict = email_address::Options::default()
            .with_required_tld()
            .without_display_text()
            .without_domain_literal();
        if address.len() > MAX_EMAIL_BYTES || address.chars().any(is_forbidden) {
            return Err(Invalid::Email);
        }
        email_address::EmailAddress::parse_with_options(address, strict)
            .map_err(|_| Invalid::Email)?;
        let address = with_plain_domain(address).ok_or(Invalid::Email)?;
        let fits = address.len() <= MAX_EMAIL_BYTES;
        fits.then_some(Self(address)).ok_or(Invalid::Email)
    }

    /// By what the stored data about a person is found: the address, or a handle on another network, such as
    /// `@ann@social.example` or `@ann.bsky.social`, of which the first sign is left out. No mail goes to it.
    ///
    /// # Errors
    /// [`Invalid::Email`].
    pub fn of_person(known: &str) -> Result<Self, Invalid> {
        let known = known.trim();
        match known.strip_prefix('@') {
            Some(handle) if !handle.contains('@') => {
                let is_plain = !handle.is_empty()
                    && handle.len() <= MAX_EMAIL_BYTES
                    && handle.contains(['.', ':'])
                    && !handle.chars().any(|c| c.is_whitespace() || is_forbidden(c));
                is_plain
                    .then(|| Self(handle.to_owned()))
                    .ok_or(Invalid::Email)
            }
            handle => Self::parse(handle.unwrap_or(known)),
        }
    }

    #[must_use]
    pub fn stored(address: String) -> Self {
        Self(address)
    }

    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

fn with_plain_domain(address: &str) -> Option<String> {
    if address.is_ascii() {
        return Some(address.to_owned());
    }
    let (local, domain) = address.rsplit_once('@')?;
    let local: String = local.nfc().collect();
    match Host::parse(domain).ok()? {
        _ if domain.is_ascii() => Some(format!("{local}@{domain}")),
        Host::Domain(plain) => Some(format!("{local}@{plain}")),
        Host::Ipv4(_) | Host::Ipv6(_) => None,
    }
}

/// Addresses are personal data: they never reach a log by `{:?}`.
impl std::fmt::Debug for EmailAddress {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("EmailAddress(…)")
    }
}

/// An `http` or `https` URL without user information.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct Website(String);

impl Website {
    /// `example.org` is read as `https://example.org`.
    ///
    /// # Errors
    /// [`Invalid::Website`].
    pub fn parse(raw: &str, max_chars: usize) -> Result<Self, Invalid> {
        let raw = raw.trim();
        let whole = if raw.contains("://") {
            raw.to_owned()
        } else {
            format!("https://{raw}")
        };
        let url = Url::parse(&whole).map_err(|_| Invalid::Website)?;
        let fine = matches!(url.scheme(), "http" | "https")
            && url.host_str().is_some_and(is_host_name)
            && url.username().is_empty()
            && url.password().is_none()
            && !raw.chars().any(|c| is_forbidden(c) || c.is_whitespace())
            && url.as_str().len() <= max_chars;
        // As it was typed where all that would be added is a slash at the end.
        let is_bare = url.as_str().strip_suffix('/') == Some(&whole);
        let kept = if is_bare { whole } else { url.into() };
        fine.then_some(Self(kept)).ok_or(Invalid::Website)
    }

    #[must_use]
    pub fn stored(url: String) -> Self {
        Self(url)
    }

    /// Whether [`Website::parse`] accepts it. The store drops all others on reading, because the widget makes a link
    /// of a website without checking.
    #[must_use]
    pub fn is_web(&self) -> bool {
        self.0.starts_with("https://") || self.0.starts_with("http://")
    }

    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// Accepts only possible host names: URL parsers accept more than DNS does, such as quotes.
fn is_host_name(host: &str) -> bool {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'.' | b'_');
    host.contains('.') && host.bytes().all(plain)
}

/// An MD5 of an e-mail address for avatars, from a blog's form: 32 hexadecimal digits.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Avatar(String);

impl Avatar {
    #[must_use]
    pub fn parse(raw: &str) -> Option<Self> {
        let hash = raw.trim();
        let is_hash = hash.len() == 32 && hash.bytes().all(|byte| byte.is_ascii_hexdigit());
        is_hash.then(|| Self(hash.to_owned()))
    }

    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_person_is_known_by_an_address_or_a_handle() {
        let known = |known| EmailAddress::of_person(known).map(|known| known.as_str().to_owned());
        for (written, found) in [
            ("ann@mail.example", "ann@mail.example"),
            ("@ann@social.example", "ann@social.example"),
            (" @ann.bsky.social ", "ann.bsky.social"),
            ("@did:plc:abc", "did:plc:abc"),
        ] {
            assert_eq!(known(written), Ok(found.to_owned()));
        }
        for wrong in [
            "",
            "@",
            "ann",
            "@ann",
            "ann.bsky.social",
            "@a b.example",
            "@@a.example",
        ] {
            assert_eq!(known(wrong), Err(Invalid::Email), "{wrong}");
        }
    }

    #[test]
    fn names_are_one_visible_line() {
        let name = |raw| DisplayName::parse(raw, 10).map(|name| name.0);
        assert_eq!(
            name("  Ann \t  Bee "),
            Err(Invalid::Name(InvalidReason::ControlCharacters))
        );
        assert_eq!(name("  Ann   Bee "), Ok("Ann Bee".to_owned()));
        assert!(matches!(name(" \u{200D}\u{3164} "), Err(Invalid::Name(_))));
        assert!(matches!(name("\u{202E}evil"), Err(Invalid::Name(_))));
        assert_eq!(
            name("abcdefghijk"),
            Err(Invalid::NameTooLong {
                length: 11,
                max: 10
            })
        );
        assert_eq!(name("می\u{200C}خواهم"), Ok("می\u{200C}خواهم".to_owned()));
    }

    #[test]
    fn websites_are_http_or_https() {
        let website = |raw| Website::parse(raw, 100).map(|site| site.0);
        assert_eq!(website("example.org"), Ok("https://example.org".to_owned()));
        assert_eq!(website("http://a.b/c"), Ok("http://a.b/c".to_owned()));
        for bad in [
            "javascript:alert(1)",
            "ftp://a.b/",
            "https://user@a.b/",
            "https://localhost/",
            "data:text/html,x",
            "https://a.b/ c",
            "java\nscript://a.b",
            "https://a.b\"onclick=\"alert(1)",
            "a'b.example",
            "//",
        ] {
            assert_eq!(website(bad), Err(Invalid::Website), "{bad}");
        }
    }

    #[test]
    fn a_stored_website_is_of_the_web_only_by_http_or_https() {
        let is_web = |url: &str| Website::stored(url.to_owned()).is_web();
        for fine in ["https://example.org/", "http://a.b/c"] {
            assert!(is_web(fine), "{fine}");
        }
        for bad in [
            "javascript:alert(1)",
            " https://a.b",
            "data:text/html,x",
            "//a.b",
            "https:",
            "",
        ] {
            assert!(!is_web(bad), "{bad}");
        }
    }

    #[test]
    fn addresses_are_mailboxes_and_stay_out_of_logs() {
        let address = EmailAddress::parse(" ann@example.org ").unwrap();
        assert_eq!(address.as_str(), "ann@example.org");
        assert!(!format!("{address:?}").contains("ann"));
        let kept = |raw| EmailAddress::parse(raw).unwrap().0;
        assert_eq!(kept("Ann@BÜCHER.example"), "Ann@xn--bcher-kva.example");
        for bad in [
            "ann",
            "ann@localhost",
            "a b@c.de",
            "Ann <ann@example.org>",
            "a@b.c\r\nBcc: d@e.f",
            "a@[127.0.0.1]",
        ] {
            assert_eq!(EmailAddress::parse(bad), Err(Invalid::Email), "{bad}");
        }
    }
}
