//! The honeypot field: people neither see it nor reach it by keyboard, but programs fill it in.

use data_encoding::BASE32_NOPAD;

use crate::keys::Keys;
use afterword_model::Site;

/// Words that a program takes for something to fill in, and that no browser fills in by itself.
const LIKELY: [&str; 8] = [
    "subject",
    "topic",
    "headline",
    "summary",
    "keywords",
    "category",
    "reference",
    "remark",
];
const ENDING: usize = 4;

/// Its name, which each site has its own of, so that no list of names helps to leave it out.
#[must_use]
pub(super) fn trap(keys: &Keys, site: &Site) -> String {
    let tag = keys.pseudonym("trap", site.key.as_str().as_bytes());
    let word = LIKELY[usize::from(tag[0]) % LIKELY.len()];
    let ending = BASE32_NOPAD.encode(&tag[1..]).to_ascii_lowercase();
    format!("{word}_{}", &ending[..ENDING])
}
