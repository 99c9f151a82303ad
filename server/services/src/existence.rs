//! Whether a site has a page, as far as its sitemap says.

use jiff::Timestamp;

use super::CommentError;
use crate::Sitemaps;
use afterword_model::policy::UnknownPages;
use afterword_model::{Existence, Page, PagePath, Site};
use afterword_store::Store;

/// What the sitemap and our own pages say about it. It never waits for another server.
pub(super) async fn of(
    store: &dyn Store,
    sitemaps: &Sitemaps,
    site: &Site,
    path: &PagePath,
    now: Timestamp,
) -> Result<Existence, CommentError> {
    if site.rules.unknown_pages == UnknownPages::Publish {
        return Ok(Existence::NotTold);
    }
    let told = sitemaps.knows(site, path, now);
    if matches!(told, Existence::Known | Existence::NotTold) {
        return Ok(told);
    }
    let page = store.page(site.id, path.clone()).await?;
    if page.is_some_and(|page| is_vouched_for(&page)) {
        return Ok(Existence::Known);
    }
    sitemaps.ask_again(site.id);
    Ok(told)
}

/// A page that only strangers have commented on has no published comment, and nothing that an owner sets.
fn is_vouched_for(page: &Page) -> bool {
    page.count > 0 || page.closed || !page.title.is_empty() || !page.aliases.is_empty()
}
