//! `[limits]`: how much readers may send.

use serde::{Deserialize, Serialize};

use super::value::{KIB, MIB, Size, within};

/// Lengths are in characters (Unicode scalar values) unless a field says otherwise.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Limits {
    /// A request's body, in bytes.
    #[serde(deserialize_with = "within::<KIB, { 16 * MIB }, _, _>")]
    pub body: Size,

    /// A comment's text, as typed.
    #[serde(deserialize_with = "within::<1, 1_000_000, _, _>")]
    pub text: usize,

    /// An author's name.
    #[serde(deserialize_with = "within::<1, 1000, _, _>")]
    pub name: usize,

    /// The address of an author's website.
    #[serde(deserialize_with = "within::<10, 4096, _, _>")]
    pub website: usize,

    /// A page's title.
    #[serde(deserialize_with = "within::<1, 4096, _, _>")]
    pub title: usize,

    /// Links in one comment.
    #[serde(deserialize_with = "within::<0, 1000, _, _>")]
    pub links: usize,

    /// Pages that one count request may ask for.
    #[serde(deserialize_with = "within::<1, 1000, _, _>")]
    pub pages_per_count: usize,

    /// The most comments that one request for a thread gets.
    #[serde(deserialize_with = "within::<1, 1000, _, _>")]
    pub thread_page: usize,
}
