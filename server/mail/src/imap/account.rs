//! The watched mailbox and its settings.

use std::path::PathBuf;
use std::time::Duration;

use crate::SignIn;
use crate::mailbox::Processed;

/// Servers and middleboxes drop connections that are silent for longer; RFC 2177 says 29 minutes.
pub const MAX_IDLE: Duration = Duration::from_secs(9 * 60);

/// A mailbox and how to reach it.
#[derive(Clone, Debug)]
pub struct Account {
    pub host: String,
    pub port: u16,
    pub encryption: Encryption,
    pub user: String,
    pub sign_in: SignIn,
    /// A PEM file with authorities that are trusted besides the well-known ones.
    pub certificate: Option<PathBuf>,
    /// Usually `INBOX`.
    pub mailbox: String,
    pub processed: Processed,
    /// How often to poll a server that does not push.
    pub poll_every: Duration,
    /// How long one IDLE may last; never longer than [`MAX_IDLE`].
    pub idle_for: Duration,
}

/// How the connection is protected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Encryption {
    /// From the first byte; port 993.
    Tls,
    /// STARTTLS, usually on port 143; the connection fails without TLS.
    StartTls,
    /// For a server on the same machine.
    None,
}

impl Account {
    /// The mailbox's key in [`crate::mailbox::MailboxMemory`].
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
