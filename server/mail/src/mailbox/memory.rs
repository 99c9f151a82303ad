//! The saved reading position of a mailbox.

use async_trait::async_trait;

/// The saved reading position in a mailbox.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MailboxState {
    /// While this is unchanged, positions mean the same messages: UIDVALIDITY in IMAP (RFC 3501, 2.3.1.1), a hash of the
    /// account's id in JMAP.
    pub uid_validity: u32,
    /// All messages up to this one were checked, and ours were processed: a UID in IMAP; in JMAP, when a message was
    /// received, in seconds since 1970.
    pub last_uid: u32,
}

/// Stores the position. Losing it costs a scan of the whole mailbox, and nothing else.
#[async_trait]
pub trait MailboxMemory: Send + Sync + 'static {
    /// `None` on first contact. The error is a text for the log.
    async fn recall(&self, account: &str) -> Result<Option<MailboxState>, String>;

    /// The error is a text for the log.
    async fn keep(&self, account: &str, state: MailboxState) -> Result<(), String>;
}

/// Saves the position if it differs from the one that was `kept`.
pub(crate) async fn keep(
    protocol: &'static str,
    memory: &dyn MailboxMemory,
    account: &str,
    state: MailboxState,
    kept: &mut Option<MailboxState>,
) {
    if *kept == Some(state) {
        return;
    }
    match memory.keep(account, state).await {
        Ok(()) => *kept = Some(state),
        // Nothing is lost: the position is saved after the next scan, or the messages are checked again after a
        // restart.
        Err(error) => {
            tracing::warn!("{protocol}: it cannot be noted what was looked at: {error}");
        }
    }
}
