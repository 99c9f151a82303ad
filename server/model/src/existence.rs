//! Whether a site has a page, as far as it is known.

use crate::policy::UnknownPages;

/// What the sitemap says about a commented page.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Existence {
    Known,
    /// The site's sitemap was read just now and does not name it.
    Unknown,
    /// The sitemap does not name it, and may be older than the page.
    Doubtful,
    /// The site has no sitemap, or it was not read yet.
    #[default]
    NotTold,
}

impl Existence {
    /// Whether the comment is refused. A page may be new, so only a fresh sitemap can refuse.
    #[must_use]
    pub fn is_refused(self, unknown_pages: UnknownPages) -> bool {
        self == Self::Unknown && unknown_pages == UnknownPages::Refuse
    }
}
