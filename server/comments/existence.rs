//! Whether a site has a page, as far as we are told.

use super::{CommentError, Page, PagePath, Site};
use crate::app::App;
use crate::config::UnknownPages;

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

/// What the sitemap and our own pages say of it. Nobody waits for another server.
pub(super) async fn of(app: &App, site: &Site, path: &PagePath) -> Result<Existence, CommentError> {
    if site.rules.unknown_pages == UnknownPages::Publish {
        return Ok(Existence::NotTold);
    }
    let told = app.sitemaps.knows(site, path, app.clock.now());
    if matches!(told, Existence::Known | Existence::NotTold) {
        return Ok(told);
    }
    let page = app.store.page(site.id, path.clone()).await?;
    if page.is_some_and(|page| is_vouched_for(&page)) {
        return Ok(Existence::Known);
    }
    app.sitemaps.ask_again(site.id);
    Ok(told)
}

/// A page that strangers alone have begun has no published comment, and nothing that only an owner gives.
fn is_vouched_for(page: &Page) -> bool {
    page.count > 0 || page.closed || !page.title.is_empty() || !page.aliases.is_empty()
}
