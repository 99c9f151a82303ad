//! The honeypot field: people neither see it nor reach it by keyboard, but programs fill it in.

use data_encoding::BASE32_NOPAD;

use crate::keys::Keys;
use afterword_model::Site;

/// Words that programs take for fields to fill in, and that no browser autofills.
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

/// The field's name, which differs by site, so that no list of names helps to avoid it.
#[must_use]
pub(super) fn trap(keys: &Keys, site: &Site) -> String {
    let tag = keys.pseudonym("trap", site.key.as_str().as_bytes());
    let word = LIKELY[usize::from(tag[0]) % LIKELY.len()];
    let ending = BASE32_NOPAD.encode(&tag[1..]).to_ascii_lowercase();
    format!("{word}_{}", &ending[..ENDING])
}
