//! Strangers' text stays text, wherever it is shown.

use scraper::{ElementRef, Html};

use super::languages;
use super::samples::{SampleTexts, all};

const HOSTILE: SampleTexts = SampleTexts {
    text: "\"'><script>alert(1)</script><img src=x onerror=alert(2)></textarea></title>{{7*7}}&lt;b&gt; \u{202e}gpj.exe",
    name: "'\"><svg/onload=alert(3)><!--</select> \u{2067}x\u{202e}",
    address: "\"><a href=javascript:alert(4) style=x>\u{202e}a@b.example",
};

#[test]
fn nothing_that_a_stranger_wrote_becomes_an_element() {
    for page in all("en", &HOSTILE) {
        let friendly = all("en", &super::samples::FRIENDLY);
        let same = friendly.iter().find(|other| other.name == page.name);
        assert_eq!(
            shape(&page.html),
            shape(&same.unwrap().html),
            "{} has other elements",
            page.name
        );
    }
}

#[test]
fn nothing_runs_and_nothing_is_styled_in_a_page() {
    for page in languages().flat_map(|language| all(language, &HOSTILE)) {
        let html = Html::parse_document(&page.html);
        for element in elements(&html) {
            let value = element.value();
            assert!(
                !["style", "iframe", "img", "object"].contains(&value.name()),
                "{}: <{}>",
                page.name,
                value.name()
            );
            let is_script = value.name() == "script";
            let runs_inside = is_script && (value.attr("src").is_none() || element.has_children());
            assert!(!runs_inside, "{}: {}", page.name, element.html());
            for (name, text) in value.attrs() {
                let is_bad = name.starts_with("on") || name == "style";
                assert!(!is_bad, "{}: {name}={text}", page.name);
                let leads = ["href", "action", "src"].contains(&name);
                let begins = ["/", "#", "https://blog.example.org/"];
                let is_ours =
                    text == "data:," || begins.iter().any(|begin| text.starts_with(begin));
                assert!(!leads || is_ours, "{}: {name}={text}", page.name);
            }
        }
    }
}

/// A bidi override in a name must not affect the words beside it.
#[test]
fn the_direction_of_a_strangers_words_stays_with_them() {
    for page in all("en", &HOSTILE) {
        let html = Html::parse_document(&page.html);
        for node in html.root_element().descendants() {
            let Some(text) = node.value().as_text() else {
                continue;
            };
            if !text.contains('\u{202e}') {
                continue;
            }
            let mut around = node.ancestors().filter_map(ElementRef::wrap);
            let is_kept = around.any(|element| {
                let value = element.value();
                ["bdi", "title"].contains(&value.name()) || value.attr("dir").is_some()
            });
            assert!(is_kept, "{}: {}", page.name, &**text);
        }
    }
}

fn elements(html: &Html) -> impl Iterator<Item = ElementRef<'_>> {
    html.root_element()
        .descendants()
        .filter_map(ElementRef::wrap)
}

fn shape(html: &str) -> Vec<String> {
    let html = Html::parse_document(html);
    elements(&html)
        .map(|element| element.value().name().to_owned())
        .collect()
}
