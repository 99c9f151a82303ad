//! A page of another site that refers to one of ours: whether it links there, and what it says of itself by
//! microformats2 (<https://microformats.org/wiki/microformats2-parsing>) as an h-entry
//! (<https://microformats.org/wiki/h-entry>).
//!
//! - `tree`: the page as elements, within bounds. `entry`: the properties of an entry, and those of its author.
//!
//! Anybody may have written the page: it is read in time and memory in proportion to its length.

mod entry;
mod tree;

#[cfg(test)]
mod tests;

use url::Url;

use self::entry::Reader;
use self::tree::Tree;

/// How a page refers to another.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Reference {
    InReplyTo,
    LikeOf,
    RepostOf,
    BookmarkOf,
    /// It links there, and says no more.
    #[default]
    Mention,
}

/// What a page says of itself. Its words may be anything, its addresses are of the web.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Entry {
    pub reference: Reference,
    /// Its title, or that of the page.
    pub name: String,
    /// HTML with absolute addresses, not sanitised; empty if it has none.
    pub html: String,
    /// Its content or its summary as text.
    pub text: String,
    /// As it stands there.
    pub published: Option<String>,
    pub url: Option<Url>,
    pub author_name: String,
    pub author_url: Option<Url>,
}

/// What the page at `base` says about another page, to which an address leads or not; `None` if it does not link there.
#[must_use]
pub fn entry_about(html: &str, base: &Url, leads: &dyn Fn(&Url) -> bool) -> Option<Entry> {
    let tree = Tree::of(html);
    let reader = Reader::new(&tree, base, leads);
    let links = reader.links();
    (!links.is_empty()).then(|| reader.entry(&links))
}

/// Whether both are the same but for the part behind `#`.
#[must_use]
pub fn is_same_page(one: &Url, other: &Url) -> bool {
    let whole = |url: &Url| {
        let mut url = url.clone();
        url.set_fragment(None);
        url
    };
    whole(one) == whole(other)
}
