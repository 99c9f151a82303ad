//! What somebody who has commented may ask for: all that is kept of them, and that it be erased.

use std::sync::Arc;

use super::{CommentError, EmailAddress};
use crate::app::{App, to_the_end};
use crate::store::Erased;

/// Erases all comments with this address, and all else that is kept of it; the counts are right when this returns.
/// Replies to these comments stay, below empty places.
///
/// # Errors
/// What the store can't do.
pub async fn erase(app: Arc<App>, email: EmailAddress) -> Result<Erased, CommentError> {
    to_the_end(async move {
        let erased = app
            .store
            .erase_person(email, Arc::clone(&app.hooks), app.clock.now())
            .await?;
        app.counts.forget(&erased.touched);
        app.wake_workers();
        Ok(erased)
    })
    .await
}
