//! What receiving from a mailbox has in common, whatever the server speaks (`imap`, `jmap`).
//!
//! - `reconnect`: one connection after another, with `backoff`; `status`: how it goes.
//! - `memory`: the reading position between two starts. `waiting`: messages that are tried again.
//! - `deliver`: from a fetched message to the mailroom.

mod backoff;
mod deliver;
mod memory;
mod reconnect;
mod status;
mod waiting;

pub(crate) use backoff::Backoff;
pub(crate) use deliver::deliver;
pub(crate) use memory::keep;
pub use memory::{MailboxMemory, MailboxState};
pub(crate) use reconnect::{ConnectionError, Connections, reconnect};
pub use status::Status;
pub(crate) use waiting::Waiting;

/// The fields of a header that may contain the recipient.
pub(crate) const RECIPIENT_FIELDS: [&str; 11] = [
    "To",
    "Cc",
    "Delivered-To",
    "X-Original-To",
    "X-Delivered-To",
    "Envelope-To",
    "X-Envelope-To",
    "X-Gm-Original-To",
    "X-Forwarded-To",
    "In-Reply-To",
    "References",
];

/// After this many failures the remaining messages are left for later: the cause is not the messages.
pub(crate) const MAX_REFUSALS: usize = 20;

/// What happens to a processed message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Processed {
    /// It is marked as read.
    Seen,
    /// It is moved to this folder, which is created if missing.
    Move(String),
    /// It is deleted. Without UIDPLUS (RFC 4315) an IMAP server only gets the mark: a plain EXPUNGE would also delete
    /// messages that others have marked.
    Delete,
}

/// The result for one of our messages.
#[derive(PartialEq, Eq)]
pub(crate) enum MessageResult {
    ForGood,
    Later,
}
