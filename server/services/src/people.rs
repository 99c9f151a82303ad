//! The rights of a commenter: to get all data about them, and to have it erased.

use std::sync::Arc;

use super::CommentError;
use crate::Changes as _;
use crate::duplicates::{Duplicates, author_mark};
use crate::keys::Keys;
use crate::{Receivers, SiteRegistry, Wakeups, to_the_end};
use afterword_model::{Clock, EmailAddress};
use afterword_store::{PersonRecords, Store};

/// The stored data about people.
#[derive(Clone)]
pub struct People {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) sites: Arc<SiteRegistry>,
    pub(crate) keys: Arc<Keys>,
    pub(crate) duplicates: Arc<Duplicates>,
    pub(crate) receivers: Receivers,
    pub(crate) wakeups: Arc<Wakeups>,
    pub(crate) clock: Clock,
}

impl People {
    /// Erases all comments with this address, and all its other data; the counts are correct when this returns.
    /// Replies to these comments stay, below placeholders. Returns the data from before.
    ///
    /// # Errors
    /// An error of the store.
    pub async fn erase(&self, email: EmailAddress) -> Result<PersonRecords, CommentError> {
        let own = self.clone();
        to_the_end(async move {
        let erased = own
            .store
            .erase_person(email.clone(), own.receivers.hooks(), own.clock.now())
            .await?;
        own.duplicates
            .forget_author(author_mark(&own.keys, "", Some(&email)));
        own.wakeups.all();
        if erased.rows.contains_key("sites") {
            own.sites.read_again().await?;
        }
        if let Err(error) = own.store.empty_log().await {
            tracing::warn!(%error, "what was erased still stands in the log beside the database, until it is written over");
        }
        Ok(erased)
    })
    .await
    }
}
