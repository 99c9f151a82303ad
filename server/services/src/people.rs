//! What somebody who has commented may ask for: all that is kept of them, and that it be erased.

use std::sync::Arc;

use super::CommentError;
use super::signals::author_mark;
use crate::Changes as _;
use crate::{App, to_the_end};
use afterword_model::EmailAddress;
use afterword_store::PersonRecords;

/// Erases all comments with this address, and all else that is kept of it; the counts are right when this returns.
/// Replies to these comments stay, below empty places. What there was right before.
///
/// # Errors
/// What the store can't do.
pub async fn erase(app: Arc<App>, email: EmailAddress) -> Result<PersonRecords, CommentError> {
    to_the_end(async move {
        let erased = app
            .store
            .erase_person(email.clone(), Arc::clone(&app.hooks), app.clock.now())
            .await?;
        app.duplicates
            .forget_author(author_mark(&app, "", Some(&email)));
        app.wake_workers();
        if erased.rows.contains_key("sites") {
            app.changed_elsewhere().await?;
        }
        if let Err(error) = app.store.empty_log().await {
            tracing::warn!(%error, "what was erased still stands in the log beside the database, until it is written over");
        }
        Ok(erased)
    })
    .await
}
