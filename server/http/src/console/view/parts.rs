//! Shared parts of lists.

use askama::Template;
use jiff::Timestamp;
use url::form_urlencoded::Serializer;

use afterword_i18n::{Texts, minute};

/// The result of the form that led here.
#[derive(Debug)]
pub(in crate::console) enum FormOutcome {
    Done,
    /// What was done.
    Told(String),
    /// The problem, and what to do.
    Refused(String),
}

/// A site in a list to choose from.
#[derive(Debug, Clone)]
pub(in crate::console) struct SiteChoice {
    pub key: String,
    pub title: String,
}

impl SiteChoice {
    /// A site without a title is shown by its key.
    #[must_use]
    pub(in crate::console) fn name(&self) -> &str {
        if self.title.is_empty() {
            &self.key
        } else {
            &self.title
        }
    }
}

/// HTML: inserted unescaped (`safe`), because it escapes its own parts.
#[derive(Debug, Template)]
#[template(
    source = r#"<time datetime="{{ at }}"{% if minute != shown %} title="{{ minute }}"{% endif %}>{{ shown }}</time>"#,
    ext = "html"
)]
pub(in crate::console) struct TimeElement {
    at: Timestamp,
    minute: String,
    shown: String,
}

/// The day, with the minute as a tooltip.
#[must_use]
pub(super) fn day(language: &str, at: &Timestamp) -> TimeElement {
    TimeElement {
        at: *at,
        minute: minute(at),
        shown: Texts::of(language).day(at),
    }
}

/// The day, inside a sentence.
#[must_use]
pub(super) fn day_text(language: &str, at: &Timestamp) -> String {
    Texts::of(language).day(at)
}

/// For places where the minute matters.
#[must_use]
pub(super) fn exactly(at: &Timestamp) -> TimeElement {
    TimeElement {
        at: *at,
        minute: minute(at),
        shown: minute(at),
    }
}

/// An address of the console; empty parameters are left out.
#[must_use]
pub(in crate::console) fn address(path: &str, pairs: &[(&str, &str)]) -> String {
    let mut query = Serializer::new(String::new());
    for (name, value) in pairs.iter().filter(|(_, value)| !value.is_empty()) {
        query.append_pair(name, value);
    }
    match query.finish() {
        query if query.is_empty() => path.to_owned(),
        query => format!("{path}?{query}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_names_what_is_given_and_leaves_out_the_rest() {
        assert_eq!(address("/console/pages", &[("site", "")]), "/console/pages");
        assert_eq!(
            address("/console/pages", &[("site", "a"), ("q", "a&b=ü")]),
            "/console/pages?site=a&q=a%26b%3D%C3%BC"
        );
    }

    #[test]
    fn a_day_tells_its_minute_too() {
        let at = "2026-03-01T23:59:59Z".parse().unwrap();
        assert_eq!(
            day("de", &at).to_string(),
            r#"<time datetime="2026-03-01T23:59:59Z" title="2026-03-01 23:59 UTC">1. März 2026</time>"#
        );
    }
}
