//! Errors of a mailbox, with the setting that may be the cause.

use std::{io, path::PathBuf, time::Duration};

use thiserror::Error;

use crate::mailbox::ConnectionError;
use crate::oauth::LoginError;

/// How far a connection got.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    Connect,
    Tls,
    Login,
    Mailbox,
    /// Everything before succeeded.
    Work,
}

/// Why a mailbox can't be watched.
#[derive(Debug, Error)]
pub enum ImapError {
    #[error("{host}:{port} cannot be reached ({problem}): check imap.host and imap.port")]
    Connect {
        host: String,
        port: u16,
        problem: String,
    },
    #[error("imap.host: {0} is neither a name nor an address")]
    Host(String),
    #[error("imap.certificate: {path}: {problem}", path = path.display())]
    Certificate { path: PathBuf, problem: String },
    #[error(
        "the server's certificate is not trusted ({0}): check imap.host, or name the file of its authority in \
         imap.certificate"
    )]
    Untrusted(String),
    #[error(
        "TLS did not come about ({0}): check imap.port and imap.encryption (tls is port 993, starttls 143)"
    )]
    Tls(String),
    #[error("the server does not offer STARTTLS: set imap.encryption to tls, with imap.port 993")]
    NoStartTls,
    #[error("something spoke in the clear where TLS was to begin: the connection is tampered with")]
    Injected,
    #[error("this is no IMAP server ({0}): check imap.host, imap.port and imap.encryption")]
    Greeting(String),
    #[error("the server takes no password without TLS: set imap.encryption to tls or starttls")]
    LoginDisabled,
    #[error(
        "the server refuses the login ({0}): check imap.user and imap.password (many providers want a password \
         made for this application alone)"
    )]
    Password(String),
    #[error("{0}")]
    Login(#[from] LoginError),
    #[error(
        "the server takes no login by consent (neither OAUTHBEARER nor XOAUTH2): check imap.host, or set imap.user and \
         imap.password"
    )]
    NoConsent,
    #[error(
        "the server refuses the login by consent ({0}): check that imap.user is the address of the mailbox that was \
         signed in to, and that its provider allows IMAP"
    )]
    Consent(String),
    #[error("imap.user and imap.password must be without line breaks and zero bytes")]
    Unsayable,
    #[error("the server cannot check passwords now ({0})")]
    LoginUnavailable(String),
    #[error("the mailbox {name} cannot be opened ({words}): check imap.mailbox")]
    Mailbox { name: String, words: String },
    #[error(
        "the mailbox {0} may only be read: messages cannot be marked in it; check imap.mailbox"
    )]
    ReadOnly(String),
    #[error("the connection was lost ({0})")]
    Lost(#[from] io::Error),
    #[error("the server ended the connection ({0})")]
    Bye(String),
    #[error("the server was silent for {} s", .0.as_secs())]
    Silent(Duration),
    #[error("the server refused {command} ({words})")]
    Refused {
        command: &'static str,
        /// The response code (RFC 5530) in upper case; empty without one.
        code: String,
        words: String,
    },
    #[error("the server sent what is not IMAP ({0})")]
    Nonsense(&'static str),
    #[error("what is known of the mailbox cannot be read ({0})")]
    Memory(String),
}

impl ImapError {
    /// The step that failed.
    pub fn step(&self) -> Step {
        match self {
            Self::Connect { .. } | Self::Host(_) | Self::Greeting(_) => Step::Connect,
            Self::Certificate { .. }
            | Self::Untrusted(_)
            | Self::Tls(_)
            | Self::NoStartTls
            | Self::Injected => Step::Tls,
            Self::LoginDisabled
            | Self::Password(_)
            | Self::Login(_)
            | Self::NoConsent
            | Self::Consent(_)
            | Self::Unsayable
            | Self::LoginUnavailable(_) => Step::Login,
            Self::Mailbox { .. } | Self::ReadOnly(_) => Step::Mailbox,
            Self::Lost(_)
            | Self::Bye(_)
            | Self::Silent(_)
            | Self::Refused { .. }
            | Self::Nonsense(_)
            | Self::Memory(_) => Step::Work,
        }
    }
}

impl ConnectionError for ImapError {
    fn is_delicate(&self) -> bool {
        match self {
            Self::Login(error) => error.needs_the_owner(),
            Self::LoginUnavailable(_) => false,
            _ => self.step() == Step::Login,
        }
    }
}
