//! What the owner does to a page: close it, open it, name it, move it.

use std::sync::Arc;

use super::CommentError;
use crate::{App, to_the_end};
use afterword_model::{Page, PagePath, PageTitle, Site};
use afterword_rules::webhooks;
use afterword_store::{PageChange, PageChanged};

#[derive(Debug, Clone, Default)]
pub struct Change {
    pub closed: Option<bool>,
    pub title: Option<PageTitle>,
    /// The old path leads to the new one from now on, with all comments.
    pub move_to: Option<PagePath>,
    /// Another path that leads here from now on.
    pub alias: Option<PagePath>,
}

/// Closing a page that has no comment yet begins it; titles and moves need one that is known.
///
/// # Errors
/// [`CommentError::UnknownPage`], [`CommentError::PathTaken`], and what the store can't do.
pub async fn change(
    app: Arc<App>,
    site: Arc<Site>,
    path: PagePath,
    change: Change,
) -> Result<Page, CommentError> {
    to_the_end(async move {
        let change = ordered(&app, &site, path, change);
        let changed = app.store.change_page(change).await?;
        done(&app, changed)
    })
    .await
}

/// The same where `holds` of the page as it is now.
///
/// # Errors
/// As [`change`], and [`CommentError::Outdated`].
pub async fn change_if(
    app: Arc<App>,
    site: Arc<Site>,
    path: PagePath,
    change: Change,
    holds: impl Fn(Option<&Page>) -> bool + Send + 'static,
) -> Result<Page, CommentError> {
    to_the_end(async move {
        let order = ordered(&app, &site, path.clone(), change);
        for _ in 0..ATTEMPTS {
            let now = app.store.page(site.id, path.clone()).await?;
            if !holds(now.as_ref()) {
                return Err(CommentError::Outdated);
            }
            if let Some(changed) = app.store.change_page_if(order.clone(), now).await? {
                return done(&app, changed);
            }
        }
        Err(CommentError::ChangedMeanwhile)
    })
    .await
}

/// How often it is looked again because the page has changed since: each comment that is published changes it.
const ATTEMPTS: usize = 1000;

fn ordered(app: &App, site: &Site, path: PagePath, change: Change) -> PageChange {
    PageChange {
        site: site.id,
        path,
        create: change.closed.is_some(),
        closed: change.closed,
        title: change.title,
        move_to: change.move_to,
        alias: change.alias,
        told: webhooks::of_threads(&app.hooks),
        now: app.clock.now(),
    }
}

fn done(app: &App, changed: PageChanged) -> Result<Page, CommentError> {
    match changed {
        PageChanged::Done(page) => {
            app.wake_workers();
            Ok(page)
        }
        PageChanged::Unknown => Err(CommentError::UnknownPage),
        PageChanged::Taken => Err(CommentError::PathTaken),
    }
}
