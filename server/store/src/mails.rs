//! Waiting mails, the tokens in them, and their recipients.

use jiff::Timestamp;

use afterword_model::{CommentId, EmailAddress, MailId, SiteId, TokenKind};

/// Which mails of the outbox to list; newest first.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum OutboxFilter {
    #[default]
    All,
    Waiting,
    Failed,
}

/// Which webhooks of the outbox to list; newest first.
pub type HookFilter = OutboxFilter;

/// A token in the store: its hash.
#[derive(Debug, Clone)]
pub struct MailToken {
    pub hash: [u8; 32],
    pub kind: TokenKind,
    pub mail: MailId,
    pub site: SiteId,
    pub comment: Option<CommentId>,
    /// Of the comment's text; of a digest, how many comments are in it.
    pub revision: u32,
    /// The person it belongs to.
    pub person: EmailAddress,
    /// The name under which the reader has commented.
    pub name: String,
    pub created: Timestamp,
    pub expires: Timestamp,
}

/// A reader's address on one site.
#[derive(Debug, Clone)]
pub struct ReaderAddress {
    pub id: i64,
    pub site: SiteId,
    pub email: EmailAddress,
    pub confirmed: Option<Timestamp>,
    pub stopped: Option<Timestamp>,
}

/// How far a mailbox was read (RFC 3501: UIDVALIDITY, UID).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MailboxPlace {
    pub uid_validity: u32,
    pub last_uid: u32,
}

/// How many mails or webhooks wait and how many could not be sent.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct OutboxTotals {
    pub waiting: u32,
    /// Of those that wait: confirmations beyond the hour's limit.
    pub held_back: u32,
    pub failed: u32,
}
