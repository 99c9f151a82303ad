//! Errors of reading a sitemap, and what to do about them.

use afterword_outgoing::OutgoingError;

use super::read::Broken;
use crate::own_site::OwnSiteError;

#[derive(Debug, thiserror::Error)]
pub enum SitemapError {
    #[error(transparent)]
    Site(#[from] OwnSiteError),
    #[error(transparent)]
    Outgoing(#[from] OutgoingError),
    #[error("{url} answered {status}")]
    Refused { url: String, status: u16 },
    #[error("{url}: {broken}")]
    Broken { url: String, broken: Broken },
    #[error("{0} is an index of sitemaps in an index")]
    Nested(String),
    #[error("all its files together name more than {0} pages")]
    TooManyPages(usize),
    #[error("all its files together took longer than {0:?}")]
    Slow(std::time::Duration),
    #[error("it could not be read to its end")]
    Ended,
}

impl SitemapError {
    /// What the owner can do.
    #[must_use]
    pub fn advice(&self) -> &'static str {
        match self {
            Self::Site(OwnSiteError::Foreign(_)) => {
                "set the site's sitemap to a path such as /sitemap.xml, or add that origin to the site"
            }
            Self::Outgoing(error) | Self::Site(OwnSiteError::Outgoing(error)) => error.advice(),
            Self::Site(OwnSiteError::Astray { .. } | OwnSiteError::Redirects(_)) => {
                "set the site's sitemap to the address where it really is"
            }
            Self::Refused { .. } => {
                "see whether your browser finds the sitemap there, and correct the site's setting sitemap"
            }
            Self::Broken { .. } | Self::Nested(_) => {
                "let the site's generator write a sitemap as sitemaps.org has it"
            }
            Self::TooManyPages(_) => "empty the site's setting sitemap: it is too large for this",
            Self::Slow(_) => "see why the site is slow, or let its sitemap have fewer files",
            Self::Ended => "try it again",
        }
    }
}
