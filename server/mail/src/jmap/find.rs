//! Waits for one message in the mailbox, to test whether mail arrives.

use std::time::Duration;

use tokio::time::{Instant, sleep};

use super::account::Account;
use super::error::JmapError;
use super::session::Session;
use crate::mailbox::Processed;

/// Checks only the newest messages.
const NEWEST: usize = 50;
const PAUSE: Duration = Duration::from_secs(1);

/// Waits for the message with `mark` in a recipient field, and removes it from the mailbox; `None` if it has not
/// arrived within `patience`. A running server may have moved it into its archive meanwhile.
///
/// # Errors
/// The mailbox can't be opened or read.
pub async fn find(
    account: &Account,
    mark: &str,
    patience: Duration,
) -> Result<Option<Vec<u8>>, JmapError> {
    let end = Instant::now() + patience;
    let session = Session::open(account).await?;
    loop {
        if let Some(found) = look(&session, mark).await? {
            return Ok(Some(found));
        }
        if Instant::now() > end {
            return Ok(None);
        }
        sleep(PAUSE).await;
    }
}

async fn look(session: &Session, mark: &str) -> Result<Option<Vec<u8>>, JmapError> {
    let newest = session.newest(NEWEST).await?;
    let heads = session.heads(&newest).await?;
    let is_it = |header: &[u8]| String::from_utf8_lossy(header).contains(mark);
    let Some(head) = heads.into_iter().find(|head| is_it(&head.header)) else {
        return Ok(None);
    };
    let message = session.message(&head.found).await?;
    if message.is_some() {
        session
            .mark_processed(&head.found.id, &Processed::Delete)
            .await?;
    }
    Ok(message)
}
