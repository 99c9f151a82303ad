//! What is remembered between two connections.

use async_trait::async_trait;

/// How far a mailbox was looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ImapState {
    /// While the mailbox keeps it, UIDs mean the same messages (RFC 3501, 2.3.1.1).
    pub uid_validity: u32,
    /// All messages up to this one were looked at, and those of ours dealt with.
    pub last_uid: u32,
}

/// Where it is kept. Forgetting costs a scan of the whole mailbox, and nothing else.
#[async_trait]
pub trait ImapMemory: Send + Sync + 'static {
    /// `None` on first contact. The error is in words, for the log.
    async fn recall(&self, account: &str) -> Result<Option<ImapState>, String>;

    /// The error is in words, for the log.
    async fn keep(&self, account: &str, state: ImapState) -> Result<(), String>;
}
