//! What the owner does to a page: close it, open it, name it, move it.

use std::sync::Arc;

use super::{CommentError, Page, PagePath, PageTitle, Site};
use crate::app::{App, to_the_end};
use crate::store::{Moved, PageChange};

#[derive(Debug, Clone, Default)]
pub struct Change {
    pub closed: Option<bool>,
    pub title: Option<PageTitle>,
    /// The old path leads to the new one from now on, with all comments.
    pub move_to: Option<PagePath>,
}

/// Closing a page that has no comment yet begins it; titles and moves need one that is known.
///
/// # Errors
/// [`CommentError::UnknownPage`], and what the store can't do.
pub async fn change(
    app: Arc<App>,
    site: Arc<Site>,
    path: PagePath,
    change: Change,
) -> Result<Page, CommentError> {
    to_the_end(async move {
        let page_change = PageChange {
            site: site.id,
            path: path.clone(),
            create: change.closed.is_some(),
            closed: change.closed,
            title: change.title,
            now: app.clock.now(),
        };
        let page = app.store.change_page(page_change).await?;
        let page = page.ok_or(CommentError::UnknownPage)?;
        let Some(to) = change.move_to else {
            return Ok(page);
        };
        match app.store.move_page(site.id, path, to.clone()).await? {
            Moved::Done(touched) => app.counts.forget(&touched),
            Moved::UnknownPage => return Err(CommentError::UnknownPage),
        }
        let moved = app.store.page(site.id, to).await?;
        moved.ok_or(CommentError::UnknownPage)
    })
    .await
}
