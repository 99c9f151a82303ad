//! What the owner does to a page: close it, open it, name it, move it.

use std::sync::Arc;

use super::{CommentError, Page, PagePath, PageTitle, Site};
use crate::app::{App, to_the_end};
use crate::store::{PageChange, PageChanged};

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
            path,
            create: change.closed.is_some(),
            closed: change.closed,
            title: change.title,
            move_to: change.move_to,
            now: app.clock.now(),
        };
        let changed = app.store.change_page(page_change).await?;
        let PageChanged { page, touched } = changed.ok_or(CommentError::UnknownPage)?;
        app.counts.forget(&touched);
        Ok(page)
    })
    .await
}
