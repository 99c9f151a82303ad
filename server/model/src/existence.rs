//! Whether a site has a page, as far as it is known.

use crate::policy::UnknownPages;

/// What is known of a page that somebody comments on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Existence {
    Known,
    /// The site's sitemap, which was read just now, does not name it.
    Unknown,
    /// The sitemap does not name it, and may be older than the page.
    Doubtful,
    /// The site has no sitemap, or none was read yet.
    #[default]
    NotTold,
}

impl Existence {
    /// Whether a comment is not even taken. A page may be new: only a sitemap that is fresh says that there is none.
    #[must_use]
    pub fn is_refused(self, unknown_pages: UnknownPages) -> bool {
        self == Self::Unknown && unknown_pages == UnknownPages::Refuse
    }
}
