//! The owner's actions on a page: close it, open it, set its title, move it.

use std::sync::Arc;

use super::CommentError;
use crate::{Receivers, Wakeups, to_the_end};
use afterword_model::{Clock, Page, PagePath, PageTitle, Site};
use afterword_store::{PageChange, PageChanged, Store};

#[derive(Debug, Clone, Default)]
pub struct Change {
    pub closed: Option<bool>,
    pub title: Option<PageTitle>,
    /// The old path leads to the new one from now on, with all comments.
    pub move_to: Option<PagePath>,
    /// Another path that leads here from now on.
    pub alias: Option<PagePath>,
}

/// How often it is looked again because the page has changed since: each comment that is published changes it.
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
    /// Closing a page that has no comment yet begins it; titles and moves need one that is known.
    ///
    /// # Errors
    /// [`CommentError::UnknownPage`], [`CommentError::PathTaken`], and what the store can't do.
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

    /// The same where `holds` of the page as it is now.
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
