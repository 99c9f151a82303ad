//! Whatever a page of another site is, it is read, and what it says of itself becomes harmless HTML.

#![no_main]
#![allow(
    dead_code,
    unreachable_pub,
    reason = "the lists are the tests', and this uses a few functions of them"
)]

#[path = "../../testkit/src/harmless.rs"]
mod harmless;

use afterword_markup::{Rules, entry_about, from_html, is_same_page, render};
use harmless::{Images, faults};
use libfuzzer_sys::{Corpus, fuzz_target};
use url::Url;

fuzz_target!(|raw: &[u8]| -> Corpus {
    let text = String::from_utf8_lossy(raw);
    let address = |text: &str| Url::parse(text).expect("an address");
    let base = address("https://ann.example/notes/1");
    let target = address("https://blog.test/a/");
    // Most texts lead nowhere: with a link in front, all of the rest is looked at.
    let page = format!("<div class=h-entry><a class=u-in-reply-to href=https://blog.test/a/></a>{text}");
    let entry = entry_about(&page, &base, &|url| is_same_page(url, &target)).expect("a link");
    let rendered = render(&from_html(&entry.html), &Rules::default());
    assert_eq!(faults(&rendered.html, Images::Linked), [""; 0], "{}", rendered.html);
    for address in [entry.url, entry.author_url].into_iter().flatten() {
        assert!(matches!(address.scheme(), "http" | "https"));
    }
    Corpus::Keep
});
