//! Data that is erased after its retention time.

use jiff::Timestamp;

use crate::Status;

/// Comments that have had a status since before a time.
#[derive(Debug, Clone, Copy)]
pub struct StatusSince {
    pub status: Status,
    pub before: Timestamp,
}

/// Kinds of rows, or parts of rows, that expire. Comments are erased as a whole, by a rule.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Aged {
    /// The networks of comments and reactions, also in the undo data of decisions.
    Networks,
    NetworkBlocks,
    /// Readers' addresses that nobody has confirmed.
    Unconfirmed,
    /// Data for undoing decisions.
    FormerTexts,
    /// Mails that were sent or given up, and tokens that have expired.
    Mails,
    Webhooks,
    /// Reports, by the decision about them.
    Reports,
    /// Marks of processed messages.
    Seen,
    SignInLinks,
    /// Further addresses of moderators that nobody has confirmed.
    UnansweredAddresses,
    /// Spent challenges, by their expiry.
    Challenges,
    /// Keys of erased comments, by their erasure.
    SpentKeys,
    /// Sessions, by their beginning.
    LongSessions,
    /// Sessions, by their last use.
    UnusedSessions,
}
