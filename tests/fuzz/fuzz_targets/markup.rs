//! Whatever is typed, only harmless HTML comes out of Markdown, and no reading of it is another one.

#![no_main]
#![allow(
    dead_code,
    unreachable_pub,
    reason = "the lists are the tests', and this uses a few functions of them"
)]

#[path = "../../testkit/src/harmless.rs"]
mod harmless;

use afterword_markup::{Rules, from_html, plain, render};
use harmless::{Images, faults, unreadable};
use libfuzzer_sys::{Corpus, fuzz_target};

fuzz_target!(|raw: &[u8]| -> Corpus {
    // Only text gets here: the doors refuse what is not UTF-8.
    let Ok(text) = std::str::from_utf8(raw) else {
        return Corpus::Reject;
    };
    is_harmless(text);
    // What other systems keep as HTML goes the same way, after one more step.
    is_harmless(&from_html(text));
    Corpus::Keep
});

fn is_harmless(text: &str) {
    for images in [Images::Linked, Images::Shown] {
        let rules = Rules {
            images: images == Images::Shown,
            maths: images == Images::Shown,
            code_colours: images == Images::Shown,
        };
        let rendered = render(text, &rules);
        assert_eq!(faults(&rendered.html, images), [""; 0], "{}", rendered.html);
        let tags = |tag| rendered.html.matches(tag).count();
        assert_eq!(rendered.links, tags("<a href=") + tags("<img "));
    }
    assert_eq!(unreadable(&plain(text)), None);
}
