//! Data that is erased after its retention time.

use jiff::Timestamp;

use crate::Status;

/// A status that comments have had since before a time.
#[derive(Debug, Clone, Copy)]
pub struct Since {
    pub status: Status,
    pub before: Timestamp,
}

/// Rows, or parts of rows, that have a time after which they go. Comments go as a whole, by a rule.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Aged {
    /// Where comments and reactions came from, also in what decisions note for their undo.
    Networks,
    NetworkBlocks,
    /// Readers' addresses that nobody has confirmed.
    Unconfirmed,
    /// What undoing a decision needs.
    FormerTexts,
    /// Mails that were sent or given up, and tokens that have expired.
    Mails,
    Webhooks,
    /// Marks of messages that had their effect.
    Seen,
    SignInLinks,
    /// Challenges that were spent, by their end.
    Challenges,
    /// By their beginning.
    LongSessions,
    /// By when they were used last.
    UnusedSessions,
}
