//! What the HTML of a comment may be made of: lists that are written down here once more, beside the server's own, and
//! held against it by a real parser. For the tests and for the fuzzer.

use std::collections::HashSet;

use scraper::{ElementRef, Html, Node};
use url::Url;

/// What becomes of images.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Images {
    Shown,
    Linked,
}

#[rustfmt::skip]
const ELEMENTS: [&str; 22] = [
    "a", "blockquote", "br", "code", "del", "details", "em", "hr", "li", "ol", "p", "pre", "span", "strong", "summary", "table",
    "tbody", "td", "th", "thead", "tr", "ul",
];

/// Of MathML, what formulas are made of.
#[rustfmt::skip]
const MATHS: [&str; 23] = [
    "math", "mfrac", "mi", "mmultiscripts", "mn", "mo", "mover", "mpadded", "mphantom", "mprescripts", "mroot", "mrow",
    "mspace", "msqrt", "msub", "msubsup", "msup", "mtable", "mtd", "mtext", "mtr", "munder", "munderover",
];

#[rustfmt::skip]
const OF_MATHS: [&str; 19] = [
    "accent", "accentunder", "depth", "display", "displaystyle", "fence", "form", "height", "largeop", "lspace",
    "mathvariant", "maxsize", "minsize", "movablelimits", "rspace", "scriptlevel", "stretchy", "symmetric", "width",
];

/// All that is wrong with a comment's HTML.
pub fn faults(html: &str, images: Images) -> Vec<String> {
    let document = Html::parse_fragment(html);
    let mut faults = Vec::new();
    if document.root_element().inner_html() != html {
        faults.push("a browser reads it as something else".to_owned());
    }
    if cleaned(html) != html {
        faults.push("cleaned once more it is something else".to_owned());
    }
    for node in document.root_element().descendants().skip(1) {
        match (node.value(), ElementRef::wrap(node)) {
            (Node::Text(text), _) => faults.extend(unreadable(text)),
            (_, Some(element)) if is_harmless(element, images) => {}
            (other, _) => faults.push(format!("{other:?}")),
        }
    }
    faults
}

/// Characters that no text of a comment holds: those that terminals obey, that XML forbids, that turn the reading order.
pub fn unreadable(text: &str) -> Option<String> {
    let bad = |c: char| {
        c.is_control() && c != '\n' && c != '\t'
            || matches!(c, '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}' | '\u{FFFE}' | '\u{FFFF}')
    };
    let found = text.chars().find(|&c| bad(c))?;
    Some(format!("{found:?} in {text:?}"))
}

pub fn is_harmless(element: ElementRef<'_>, images: Images) -> bool {
    let name = element.value().name();
    let mut above = element.ancestors().filter_map(ElementRef::wrap);
    let known = match element.value().name.ns.as_ref() {
        "http://www.w3.org/1999/xhtml" => {
            ELEMENTS.contains(&name) || (name == "img" && images == Images::Shown)
        }
        "http://www.w3.org/1998/Math/MathML" => MATHS.contains(&name),
        _ => false,
    };
    // No colours but within code.
    let in_code = name != "span"
        || element
            .parent()
            .and_then(ElementRef::wrap)
            .is_some_and(|parent| parent.value().name() == "code");
    let marked = name != "a"
        || element.attr("rel").is_some() && !above.any(|parent| parent.value().name() == "a");
    known
        && in_code
        && marked
        && element
            .value()
            .attrs()
            .all(|(key, value)| is_allowed(name, key, value) && unreadable(value).is_none())
}

fn is_allowed(element: &str, attribute: &str, value: &str) -> bool {
    match (element, attribute) {
        ("a", "href") => leads_to(value, &["http", "https", "mailto"]),
        ("a", "rel") => value == "nofollow ugc noopener",
        ("a" | "img", "title") | ("img", "alt") => true,
        ("img", "src") => leads_to(value, &["http", "https"]),
        ("img", "loading") => value == "lazy",
        ("img", "referrerpolicy") => value == "no-referrer",
        ("code", "class") => value.strip_prefix("language-").is_some_and(|language| {
            let in_names = |c: char| c.is_ascii_alphanumeric() || "_+#-".contains(c);
            !language.is_empty() && language.chars().all(in_names)
        }),
        ("span", "class") => ["aw-c", "aw-k", "aw-n", "aw-s"].contains(&value),
        ("ol", "start") => value.parse::<u32>().is_ok(),
        (maths, name) if MATHS.contains(&maths) => {
            let short = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || ".-".contains(c);
            OF_MATHS.contains(&name) && value.len() <= 16 && value.chars().all(short)
        }
        ("td" | "th", "align") => ["left", "center", "right"].contains(&value),
        _ => false,
    }
}

pub fn leads_to(address: &str, schemes: &[&str]) -> bool {
    Url::parse(address).is_ok_and(|url| {
        schemes.contains(&url.scheme()) && url.username().is_empty() && url.password().is_none()
    })
}

/// What ammonia leaves of it: the same, or its second reading differs from its first (mutation).
fn cleaned(html: &str) -> String {
    let on = |names: &[&'static str]| names.iter().copied().collect::<HashSet<_>>();
    let mut elements = on(&ELEMENTS);
    elements.insert("img");
    elements.extend(MATHS);
    let of_maths = MATHS.map(|element| (element, on(&OF_MATHS)));
    ammonia::Builder::new()
        .tags(elements)
        .generic_attributes(HashSet::new())
        .tag_attributes(
            [
                ("a", on(&["href", "title"])),
                ("code", on(&["class"])),
                ("span", on(&["class"])),
                (
                    "img",
                    on(&["src", "alt", "title", "loading", "referrerpolicy"]),
                ),
                ("ol", on(&["start"])),
                ("td", on(&["align"])),
                ("th", on(&["align"])),
            ]
            .into_iter()
            .chain(of_maths)
            .collect(),
        )
        .url_schemes(on(&["http", "https", "mailto"]))
        .link_rel(Some("nofollow ugc noopener"))
        .clean(html)
        .to_string()
}
