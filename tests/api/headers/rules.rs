//! What each kind of answer must say, written down once.

use crate::support::Answer;

/// One year; `tests/api/cors` holds it through both proxies.
const HSTS: &str = "max-age=31536000";

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// A page for readers, with the one style of ours.
    Page,
    /// A page behind a link in a mail.
    MailLink,
    Console,
    /// A page that is nothing but words.
    Bare,
    /// JSON and feeds for everybody.
    Reading,
    /// A problem that pages of any origin may read.
    Problem,
    /// What belongs to one reader alone.
    Private,
    Owners,
    /// Scripts and styles, for pages of any origin.
    Asset,
    Redirect,
    Preflight,
}

impl Kind {
    pub(super) fn holds(self, answer: &Answer, what: &str) {
        of_all(answer, what);
        let is = |name: &str, value: &str| {
            assert_eq!(answer.header(name), value, "{name} of {what}: {answer:?}");
        };
        match self {
            Self::Page | Self::MailLink | Self::Console | Self::Bare => self.page(answer, what),
            Self::Owners => {
                is("cache-control", "no-store");
                is("access-control-allow-origin", "");
                is("cross-origin-resource-policy", "same-origin");
            }
            Self::Redirect => {
                assert!(!answer.header("location").is_empty(), "{what}: {answer:?}");
            }
            Self::Reading | Self::Problem | Self::Private | Self::Asset | Self::Preflight => {
                is("access-control-allow-origin", "*");
                is("cross-origin-resource-policy", "cross-origin");
                is("referrer-policy", "no-referrer");
            }
        }
        if matches!(self, Self::Problem | Self::Private) {
            let kept = answer.header("cache-control");
            assert!(kept.contains("no-store"), "{what}: {answer:?}");
        }
    }

    fn page(self, answer: &Answer, what: &str) {
        let policy = directives(answer);
        let has = |name: &str| policy.iter().any(|(known, _)| *known == name);
        for name in ["form-action", "base-uri"] {
            assert!(has(name), "{name} of {what}: {policy:?}");
        }
        let scripts = policy.iter().find(|(name, _)| *name == "script-src");
        let console = Some(&("script-src", "'self'"));
        let allowed = if self == Self::Console { console } else { None };
        assert_eq!(scripts, allowed, "{what}: {policy:?}");
        let off = answer.header("permissions-policy");
        for feature in ["camera=()", "geolocation=()", "microphone=()"] {
            assert!(off.contains(feature), "{feature} of {what}: {answer:?}");
        }
        for (name, value) in [
            ("cross-origin-resource-policy", "same-origin"),
            ("cross-origin-opener-policy", "same-origin"),
        ] {
            assert_eq!(answer.header(name), value, "{name} of {what}: {answer:?}");
        }
        if matches!(self, Self::Console | Self::MailLink) {
            assert_eq!(answer.header("cache-control"), "no-store", "{what}");
            assert_eq!(answer.header("access-control-allow-origin"), "", "{what}");
            let robots = answer.header("x-robots-tag");
            assert!(robots.contains("noindex"), "{what}: {answer:?}");
        }
        if self == Self::MailLink {
            assert_eq!(answer.header("referrer-policy"), "no-referrer", "{what}");
        }
    }
}

/// What no answer lacks, and none has.
fn of_all(answer: &Answer, what: &str) {
    assert_eq!(answer.header("x-content-type-options"), "nosniff", "{what}");
    let policy = directives(answer);
    assert!(
        policy.contains(&("default-src", "'none'")),
        "{what}: {policy:?}"
    );
    assert!(
        policy.contains(&("frame-ancestors", "'none'")),
        "{what}: {policy:?}"
    );
    for (name, value) in &policy {
        let wide = value.split(' ').any(|source| source == "*");
        let unsafe_word = value.contains("'unsafe-") || value.contains("data:");
        // Pictures in the console's style are `data:`; they run nothing.
        let fine = !wide && (!unsafe_word || *name == "img-src");
        assert!(fine, "{name} {value} of {what}");
    }
    let referrer = answer.header("referrer-policy");
    assert!(
        matches!(referrer, "no-referrer" | "same-origin"),
        "{what}: {referrer:?}"
    );
    for name in ["server", "x-powered-by", "access-control-allow-credentials"] {
        assert_eq!(answer.header(name), "", "{name} of {what}");
    }
    assert_eq!(
        answer
            .headers
            .get_all("content-security-policy")
            .iter()
            .count(),
        1
    );
}

fn directives(answer: &Answer) -> Vec<(&str, &str)> {
    let policy = answer.header("content-security-policy");
    let directives = policy.split(';').map(str::trim);
    directives
        .map(|directive| directive.split_once(' ').unwrap_or((directive, "")))
        .collect()
}

/// Never by plain HTTP: anybody on the way could say it (RFC 6797, 7.2).
pub(super) fn hsts(answer: &Answer, is_encrypted: bool, what: &str) {
    let told = if is_encrypted { HSTS } else { "" };
    let header = answer.header("strict-transport-security");
    assert_eq!(header, told, "{what}: {answer:?}");
}
