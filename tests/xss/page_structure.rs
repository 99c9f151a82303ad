//! What a page is made of, and that strangers' words have added nothing to it.

use std::collections::BTreeSet;

use scraper::{ElementRef, Html};

use crate::support::Answer;
use crate::support::harmless::{Images, is_harmless, leads_to, unreadable};

/// Attributes whose values a browser goes to, or fetches.
const LEADING: [&str; 12] = [
    "action",
    "background",
    "cite",
    "data",
    "formaction",
    "href",
    "manifest",
    "ping",
    "poster",
    "src",
    "srcset",
    "xlink:href",
];

/// The elements of a page and the attributes of each, outside of comments' bodies.
#[derive(Debug, Default)]
pub(super) struct Shape {
    parts: BTreeSet<(String, String)>,
    /// What stands in `style`: the mails' own.
    styles: BTreeSet<String>,
}

impl Shape {
    /// Of pages that show nothing of strangers' but plain words.
    pub(super) fn of(answers: &[Answer]) -> Self {
        let mut shape = Self::default();
        for answer in answers {
            assert!(!answer.text.is_empty(), "{answer:?}");
            for element in elements(&Html::parse_document(&answer.text)) {
                shape.parts.extend(parts(element));
                let style = element.value().attr("style");
                shape.styles.extend(style.map(ToOwned::to_owned));
            }
        }
        shape
    }

    /// Panics where a page is made of anything else.
    pub(super) fn holds(&self, place: &str, answer: &Answer) {
        let kind = answer.header("content-type");
        assert_eq!(kind, "text/html; charset=utf-8", "{place}");
        assert_eq!(
            answer.header("x-content-type-options"),
            "nosniff",
            "{place}"
        );
        let policy = answer.header("content-security-policy");
        assert!(
            policy.contains("default-src 'none'") && !policy.contains("unsafe"),
            "{place}: {policy}"
        );
        self.holds_html(place, &answer.text);
    }

    pub(super) fn holds_html(&self, place: &str, html: &str) {
        let document = Html::parse_document(html);
        // What was typed comes back whole, and HTML has no way to write this character.
        let is_clean = document.errors.is_empty() || html.contains('\0');
        assert!(is_clean, "{place}: {:?}", document.errors);
        for element in elements(&document) {
            if is_in_body(element) {
                assert!(
                    is_harmless(element, Images::Shown),
                    "{place}: {}",
                    element.html()
                );
                continue;
            }
            for part in parts(element) {
                assert!(
                    self.parts.contains(&part),
                    "{place}: {part:?} in {}",
                    element.html()
                );
            }
            for (name, value) in element.value().attrs() {
                assert!(
                    !name.starts_with("on") && (name != "style" || self.styles.contains(value)),
                    "{place}: {}",
                    element.html()
                );
                let leads = LEADING.contains(&name);
                assert!(!leads || is_address(value), "{place}: {}", element.html());
                assert_eq!(unreadable_in(name, value), None, "{place}");
            }
        }
        for element in elements(&document)
            .into_iter()
            .filter(|element| !["textarea", "bdi"].contains(&element.value().name()))
        {
            let texts = element
                .children()
                .filter_map(|child| child.value().as_text());
            for text in texts {
                assert_eq!(unreadable(text), None, "{place}");
            }
        }
    }
}

/// What was typed comes back as it was typed into the form, so that it can be mended.
fn unreadable_in(attribute: &str, value: &str) -> Option<String> {
    match attribute {
        "value" => None,
        _ => unreadable(value),
    }
}

fn elements(document: &Html) -> Vec<ElementRef<'_>> {
    document
        .root_element()
        .descendants()
        .filter_map(ElementRef::wrap)
        .collect()
}

fn parts(element: ElementRef<'_>) -> Vec<(String, String)> {
    let name = element.value().name();
    let attributes = element.value().attrs().map(|(attribute, _)| attribute);
    let all = attributes.chain([""]);
    all.map(|attribute| (name.to_owned(), attribute.to_owned()))
        .collect()
}

/// Whether it is of a comment's own HTML.
fn is_in_body(element: ElementRef<'_>) -> bool {
    let mut above = element.ancestors().filter_map(ElementRef::wrap);
    above.any(|parent| {
        parent
            .value()
            .has_class("body", scraper::CaseSensitivity::CaseSensitive)
    })
}

/// Of the web, of mail, or within this server.
fn is_address(value: &str) -> bool {
    let is_inner = value.starts_with(['#', '?'])
        || value.starts_with('/') && !value.starts_with("//") && !value.starts_with("/\\");
    is_inner || value == "data:," || leads_to(value, &["http", "https", "mailto"])
}
