//! The envelope data of a mail: sender, recipient, language, and thread.

use std::fmt;

use afterword_i18n::Texts;
use jiff::Timestamp;
use uuid::Uuid;

/// A name, which may be empty, and an address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mailbox {
    pub name: String,
    pub address: String,
}

/// Whether a mail answers another one (RFC 3834).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Submitted {
    Generated,
    Replied,
}

/// What a mail needs besides its letter.
#[derive(Clone, PartialEq, Eq)]
pub struct Head {
    /// Afterword's own name and address.
    pub from: Mailbox,
    pub to: String,
    /// Identifies the mail in its Message-ID and envelope; the same at each attempt.
    pub mail_id: Uuid,
    /// The local part of a Message-ID that no mail has. It is the same for all mails about one article, so that mail
    /// clients show them as one conversation.
    pub thread: Option<String>,
    /// The Message-ID that is answered, without angle brackets.
    pub in_reply_to: Option<String>,
    /// Part of the reply address.
    pub reply_token: Option<String>,
    /// Unsubscribes with one click (RFC 8058). Only for readers.
    pub unsubscribe: Option<String>,
    pub date: Timestamp,
    pub submitted: Submitted,
    pub texts: &'static Texts,
}

impl fmt::Debug for Head {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "Head({})", self.mail_id)
    }
}
