//! Waiting mails, the tokens in them, and their recipients.

use jiff::Timestamp;

use afterword_model::{CommentId, EmailAddress, MailId, SiteId};

/// Which mails of the outbox to list; newest first.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum OutboxFilter {
    #[default]
    All,
    Waiting,
    Failed,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TokenKind {
    /// In Reply-To of a moderator's mail: a reply decides.
    Reply,
    /// In the links of a moderator's mail.
    Link,
    /// In Reply-To of a reader's mail: a reply becomes a comment.
    Answer,
    /// In a confirmation's link.
    Confirm,
}

impl TokenKind {
    pub const ALL: [Self; 4] = [Self::Reply, Self::Link, Self::Answer, Self::Confirm];

    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Reply => "reply",
            Self::Link => "link",
            Self::Answer => "answer",
            Self::Confirm => "confirm",
        }
    }
}

/// A token in the store: its hash.
#[derive(Debug, Clone)]
pub struct MailToken {
    pub hash: [u8; 32],
    pub kind: TokenKind,
    pub mail: MailId,
    pub site: SiteId,
    pub comment: Option<CommentId>,
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

/// How many mails wait and how many could not be sent.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct OutboxTotals {
    pub waiting: u32,
    pub failed: u32,
}
