//! The owner's actions on a page: close it, open it, set its title, move it.

use std::sync::Arc;

use super::CommentError;
use crate::{Changes as _, Receivers, Wakeups, to_the_end};
use afterword_model::{Clock, Page, PageChange, PageChanged, PagePath, PageTitle, Site};
use afterword_store::Store;

#[derive(Debug, Clone, Default)]
pub struct Change {
    pub closed: Option<bool>,
    pub title: Option<PageTitle>,
    /// The page moves there with all comments; the old path leads there, too.
    pub move_to: Option<PagePath>,
    /// Another path for this page.
    pub alias: Option<PagePath>,
}

/// How often a change is retried because the page has changed since: each published comment changes it.
const ATTEMPTS: usize = 1000;

/// Changes of pages by their owner.
#[derive(Clone)]
pub struct Pages {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) receivers: Receivers,
    pub(crate) wakeups: Arc<Wakeups>,
    pub(crate) clock: Clock,
}

impl Pages {
    /// Closing a page without comments creates it; titles and moves need a known page.
    ///
    /// # Errors
    /// [`CommentError::UnknownPage`], [`CommentError::PathTaken`], and an error of the store.
    pub async fn change(
        &self,
        site: Arc<Site>,
        path: PagePath,
        change: Change,
    ) -> Result<Page, CommentError> {
        let own = self.clone();
        to_the_end(async move {
            let change = own.ordered(&site, path, change);
            let changed = own.store.change_page(change).await?;
            own.done(changed)
        })
        .await
    }

    /// The same, if `holds` is true for the current page.
    ///
    /// # Errors
    /// As [`Pages::change`], and [`CommentError::Outdated`].
    pub async fn change_if(
        &self,
        site: Arc<Site>,
        path: PagePath,
        change: Change,
        holds: impl Fn(Option<&Page>) -> bool + Send + 'static,
    ) -> Result<Page, CommentError> {
        let own = self.clone();
        to_the_end(async move {
            let order = own.ordered(&site, path.clone(), change);
            for _ in 0..ATTEMPTS {
                let now = own.store.page(site.id, path.clone()).await?;
                if !holds(now.as_ref()) {
                    return Err(CommentError::Outdated);
                }
                if let Some(changed) = own.store.change_page_if(order.clone(), now).await? {
                    return own.done(changed);
                }
            }
            Err(CommentError::ChangedMeanwhile)
        })
        .await
    }

    fn ordered(&self, site: &Site, path: PagePath, change: Change) -> PageChange {
        PageChange {
            site: site.id,
            path,
            create: change.closed.is_some(),
            closed: change.closed,
            title: change.title,
            move_to: change.move_to,
            alias: change.alias,
            told: self.receivers.of_threads(),
            now: self.clock.now(),
        }
    }

    fn done(&self, changed: PageChanged) -> Result<Page, CommentError> {
        match changed {
            PageChanged::Done(page) => {
                self.wakeups.all();
                Ok(page)
            }
            PageChanged::Unknown => Err(CommentError::UnknownPage),
            PageChanged::Taken => Err(CommentError::PathTaken),
        }
    }
}
