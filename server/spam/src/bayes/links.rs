//! Where a text links to, and how it hides that.

use std::borrow::Cow;
use std::sync::LazyLock;

use regex::Regex;

/// A URL in a text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Link {
    /// In lower case.
    pub(super) host: String,
    pub(super) path: String,
}

/// How links are written.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq)]
pub(super) struct LinkStyle {
    /// A link without visible text.
    pub(super) is_hidden: bool,
    /// HTML or forum tags, which nobody types here.
    pub(super) is_pasted: bool,
    /// The link has a text of words.
    pub(super) is_named: bool,
}

static ADDRESS: LazyLock<Option<Regex>> = LazyLock::new(|| {
    Regex::new(concat!(
        r#"(?i)(?:(?-u:\b)(?:https?|hxxps?)://|(?-u:\b)www\.)([^\s/?#<>()\[\]"'`,]+)([^\s<>()\[\]"'`]*)"#,
        r"|(?-u:\b)((?:\w[\w-]*\.)+(?:[a-z]{2,}|xn--[a-z\d-]+))(?-u:\b)(/[^\s<>()\[\]]*)?",
    ))
    .ok()
});
static NAMED: LazyLock<Option<Regex>> =
    LazyLock::new(|| Regex::new(r"\[([^\]\n]{0,300})\]\(\s*<?[^)\s]").ok());
static PASTED: LazyLock<Option<Regex>> =
    LazyLock::new(|| Regex::new(r"(?i)<a\s[^>]*href|\[/?(?:url|link)[=\]]").ok());
static EMPTY: LazyLock<Option<Regex>> =
    LazyLock::new(|| Regex::new(r"(?i)<a\s[^>]*>[^\w<]*</a>|\[url=[^\]]*\][^\w\[]*\[/url").ok());

/// The links of a text, and the text without them.
pub(super) fn take_out(text: &str) -> (Vec<Link>, Cow<'_, str>) {
    let Some(pattern) = ADDRESS.as_ref().filter(|_| may_link(text)) else {
        return (Vec::new(), Cow::Borrowed(text));
    };
    let mut links = Vec::new();
    let mut rest = String::with_capacity(text.len());
    let mut end = 0;
    for found in pattern.captures_iter(text) {
        let Some(whole) = found.get(0) else { continue };
        let part = |number| found.get(number).map_or("", |part| part.as_str());
        rest.push_str(&text[end..whole.start()]);
        rest.push(' ');
        end = whole.end();
        links.push(Link {
            host: [part(1), part(3)].concat().to_lowercase(),
            path: [part(2), part(4)].concat(),
        });
    }
    rest.push_str(&text[end..]);
    (links, Cow::Owned(rest))
}

/// Nearly all comments have no dot within a word, and are finished here.
fn may_link(text: &str) -> bool {
    let bytes = text.as_bytes();
    bytes
        .windows(2)
        .any(|pair| pair[0] == b'.' && (pair[1].is_ascii_alphanumeric() || !pair[1].is_ascii()))
}

/// `text` is the visible part of it.
pub(super) fn manner(text: &str) -> LinkStyle {
    let has = |pattern: &LazyLock<Option<Regex>>| {
        pattern
            .as_ref()
            .is_some_and(|pattern| pattern.is_match(text))
    };
    let mut manner = LinkStyle::default();
    if text.contains("](")
        && let Some(pattern) = NAMED.as_ref()
    {
        for found in pattern.captures_iter(text) {
            let name = found.get(1).map_or("", |name| name.as_str());
            let is_seen = name.chars().any(char::is_alphanumeric);
            manner.is_hidden |= !is_seen;
            manner.is_named |= is_seen;
        }
    }
    if text.bytes().any(|byte| matches!(byte, b'<' | b'[')) {
        manner.is_pasted = has(&PASTED);
        manner.is_hidden |= manner.is_pasted && has(&EMPTY);
    }
    manner
}

impl Link {
    /// The parts of the host, without `www.` and the ending.
    pub(super) fn parts(&self) -> impl Iterator<Item = &str> {
        let host = self.host.trim_start_matches("www.");
        let registered = host
            .rsplit_once('.')
            .map_or(host, |(registered, _)| registered);
        let pieces = registered.split(['.', '-', ':']);
        pieces.filter(|piece| piece.len() > 1)
    }

    /// `None` for hosts reserved for examples: only our own texts use them.
    pub(super) fn ending(&self) -> Option<&str> {
        let ending = self.host.rsplit('.').next()?;
        let is_real = !["example", "test", "invalid", "localhost"].contains(&ending);
        is_real.then_some(ending)
    }

    pub(super) fn is_coded(&self) -> bool {
        self.host.contains("xn--") || !self.host.is_ascii()
    }

    /// A short host followed by one short piece of letters and digits.
    pub(super) fn is_shortened(&self) -> bool {
        let piece = self.path.trim_start_matches('/');
        let is_code = (3..=9).contains(&piece.len())
            && piece.bytes().all(|byte| byte.is_ascii_alphanumeric());
        let looks_random = piece.bytes().any(|byte| byte.is_ascii_digit())
            || piece.bytes().skip(1).any(|byte| byte.is_ascii_uppercase());
        self.host.len() <= 16 && is_code && looks_random
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_pattern_is_understood() {
        for pattern in [&ADDRESS, &NAMED, &PASTED, &EMPTY] {
            assert!(pattern.is_some());
        }
    }

    #[test]
    fn addresses_are_found_however_they_are_written() {
        let text = "See [it](https://A.example/x), www.b.example or c-d.example/e. Fine.";
        let (links, rest) = take_out(text);
        let hosts: Vec<&str> = links.iter().map(|link| link.host.as_str()).collect();
        assert_eq!(hosts, ["a.example", "b.example", "c-d.example"]);
        assert!(!rest.contains("example"));
    }

    #[test]
    fn a_link_with_nothing_to_see_is_hidden() {
        for hidden in [
            "Nice[.](https://a.example)",
            "[](https://a.example)",
            "<a href=\"https://a.example\"> </a>",
            "[url=https://a.example].[/url]",
        ] {
            assert!(manner(hidden).is_hidden, "{hidden}");
        }
        assert!(!manner("[the manual](https://a.example)").is_hidden);
    }
}
