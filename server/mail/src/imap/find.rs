//! Waits for one message in the mailbox, to test whether mail arrives.

use std::time::Duration;

use tokio::time::{Instant, sleep};

use super::account::Account;
use super::error::ImapError;
use super::session::Session;
use crate::mailbox::Processed;

/// Checks only the newest messages.
const NEWEST: u32 = 50;
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
) -> Result<Option<Vec<u8>>, ImapError> {
    let end = Instant::now() + patience;
    let mut session = Session::open(account).await?;
    loop {
        if let Some(found) = look(&mut session, mark).await? {
            session.close().await;
            return Ok(Some(found));
        }
        if Instant::now() > end {
            session.close().await;
            return Ok(None);
        }
        sleep(PAUSE).await;
        session.poll().await?;
    }
}

async fn look(session: &mut Session, mark: &str) -> Result<Option<Vec<u8>>, ImapError> {
    let Some(newest) = session.newest().await? else {
        return Ok(None);
    };
    let mut found = None;
    let note = |message: super::response::Fetched| {
        let header = message.text.unwrap_or_default();
        if String::from_utf8_lossy(&header).contains(mark) {
            found = message.uid;
        }
    };
    let range = newest.saturating_sub(NEWEST).max(1)..=newest;
    session.fetch_headers(&range, note).await?;
    let Some(uid) = found else { return Ok(None) };
    let message = session.fetch_message(uid).await?;
    if message.is_some() {
        session.mark_processed(uid, &Processed::Delete).await?;
    }
    Ok(message.map(Into::into))
}
