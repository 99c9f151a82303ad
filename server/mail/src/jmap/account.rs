//! The watched mailbox and its settings.

use std::path::PathBuf;
use std::time::Duration;

use afterword_config::Secret;
use url::Url;

use crate::mailbox::Processed;

/// A mailbox and how to reach it.
#[derive(Clone, Debug)]
pub struct Account {
    /// Of the session (RFC 8620, 2); with the path `/`, `/.well-known/jmap` is asked.
    pub url: Url,
    pub credentials: Credentials,
    /// `INBOX`, or the name of another mailbox.
    pub mailbox: String,
    pub processed: Processed,
    /// How often to poll a server that does not push.
    pub poll_every: Duration,
    /// Hosts that may be in the owner's own network (`outgoing.allow_private`).
    pub private_hosts: Vec<String>,
    /// PEM: authorities to trust besides the usual ones (`outgoing.certificate`).
    pub certificate: Option<PathBuf>,
    /// Of one request (`outgoing.timeout`).
    pub timeout: Duration,
}

/// What proves who asks.
#[derive(Clone, Debug)]
pub enum Credentials {
    /// RFC 6750.
    Token(Secret),
    /// RFC 7617.
    Password { user: String, password: Secret },
}

impl Account {
    /// The mailbox's key in [`crate::mailbox::MailboxMemory`].
    pub(super) fn key(&self) -> String {
        let user = match &self.credentials {
            Credentials::Token(_) => "",
            Credentials::Password { user, .. } => user,
        };
        format!("jmap {user}@{}/{}", self.url, self.mailbox)
    }

    /// As in a sentence: never a secret.
    #[must_use]
    pub fn server(&self) -> &str {
        self.url.host_str().unwrap_or_default()
    }
}
