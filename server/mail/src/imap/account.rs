//! The mailbox that is watched, and its settings.

use std::path::PathBuf;
use std::time::Duration;

use afterword_config::Secret;

/// Servers and the boxes between forget a connection that is silent for longer; RFC 2177 says 29 minutes.
pub const MAX_IDLE: Duration = Duration::from_secs(9 * 60);

/// A mailbox and the way to it.
#[derive(Clone, Debug)]
pub struct Account {
    pub host: String,
    pub port: u16,
    pub encryption: Encryption,
    pub user: String,
    pub password: Secret,
    /// A PEM file with authorities that are trusted beside the well-known ones.
    pub certificate: Option<PathBuf>,
    /// Most often `INBOX`.
    pub mailbox: String,
    pub processed: Processed,
    /// How often a server is asked that does not push.
    pub poll_every: Duration,
    /// How long one IDLE may last; never longer than [`MAX_IDLE`].
    pub idle_for: Duration,
}

/// How the connection is protected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Encryption {
    /// From the first byte; port 993.
    Tls,
    /// Begun in the clear, most often on port 143; without TLS nothing goes on.
    StartTls,
    /// For a server on the same machine.
    None,
}

/// What happens to a message that was dealt with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Processed {
    /// It is flagged as read.
    Seen,
    /// It is moved to this folder, which is created when it is missing.
    Move(String),
    /// It is deleted. A server without UIDPLUS (RFC 4315) only gets the mark: a plain EXPUNGE would
    /// take what others have marked along.
    Delete,
}

impl Account {
    /// The mailbox's name in [`super::ImapMemory`].
    pub(super) fn key(&self) -> String {
        let Self {
            host,
            port,
            user,
            mailbox,
            ..
        } = self;
        format!("{user}@{host}:{port}/{mailbox}")
    }
}
