//! Domains in a comparable form, and which of them may sign for which.

use mail_auth::common::to_a_label;

/// Second-level labels below two-letter top-level domains that belong to more than one owner. A full list of public
/// suffixes goes out of date; [`Domain::vouches_for`] explains why this is enough.
#[rustfmt::skip]
const SHARED_SECOND_LEVELS: &[&str] = &[
    "ac", "co", "com", "ed", "edu", "gc", "go", "gob", "gouv", "gov", "govt", "gv", "id", "info",
    "ltd", "me", "mil", "ne", "net", "nhs", "nom", "or", "org", "plc", "police", "press", "sch", "tm",
];

/// A domain name in lower-case A-labels (RFC 5890), with at least two labels.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Domain(String);

impl Domain {
    pub(super) fn parse(text: &str) -> Option<Self> {
        let text = to_a_label(text);
        let label = |label: &str| {
            let plain = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_');
            (1..=63).contains(&label.len()) && label.bytes().all(plain)
        };
        let named = text
            .rsplit('.')
            .next()
            .is_some_and(|top| top.bytes().any(|byte| byte.is_ascii_alphabetic()));
        let fine = text.len() <= 253 && text.contains('.') && text.split('.').all(label) && named;
        fine.then(|| Self(text.to_ascii_lowercase()))
    }

    pub(super) fn as_str(&self) -> &str {
        &self.0
    }

    /// Whether a signature by `self` speaks for mail from `author`: the same domain, or one above it.
    ///
    /// The owner of a domain owns all domains below it, so this needs no list of public suffixes. The other
    /// direction, and sibling domains, would need one (RFC 7489 allows them): the owner of `blog.host.example` must
    /// not sign for `host.example`. Registries sign no mail, so domains that obviously belong to one are refused.
    pub(super) fn vouches_for(&self, author: &Self) -> bool {
        let below = |domain: &str| {
            domain
                .strip_suffix(self.as_str())
                .is_some_and(|rest| rest.ends_with('.'))
        };
        (self == author || below(author.as_str())) && !self.is_shared()
    }

    fn is_shared(&self) -> bool {
        let labels: Vec<&str> = self.0.split('.').collect();
        matches!(labels[..], [second, top] if top.len() == 2 && SHARED_SECOND_LEVELS.contains(&second))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn domain(text: &str) -> Domain {
        Domain::parse(text).unwrap()
    }

    #[test]
    fn a_domain_speaks_for_itself_and_what_is_below_it() {
        for (signer, author, speaks) in [
            ("example.org", "Example.ORG", true),
            ("example.org", "mail.example.org", true),
            ("mail.example.org", "example.org", false),
            ("a.example.org", "b.example.org", false),
            ("ample.org", "example.org", false),
            ("co.uk", "example.co.uk", false),
            ("co.uk", "co.uk", false),
            ("example.co.uk", "mail.example.co.uk", true),
            ("gmx.de", "gmx.de", true),
            ("bücher.example", "xn--bcher-kva.example", true),
            ("BÜCHER.example", "bücher.example", true),
        ] {
            let found = domain(signer).vouches_for(&domain(author));
            assert_eq!(found, speaks, "{signer} {author}");
        }
    }

    #[test]
    fn what_is_no_name_of_a_host_is_no_domain() {
        for text in [
            "",
            "org",
            ".org",
            "example.",
            "a..b",
            "127.0.0.1",
            "[127.0.0.1]",
            "a b.org",
            "a@b.org",
            "a%2eb.org",
            "a\0.org",
        ] {
            assert_eq!(Domain::parse(text), None, "{text:?}");
        }
    }
}
