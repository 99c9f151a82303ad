//! Errors of a mailbox, with the setting that may be the cause.

use std::time::Duration;

use afterword_outgoing::OutgoingError;
use thiserror::Error;

use crate::mailbox::ConnectionError;

/// Why a mailbox can't be watched.
#[derive(Debug, Error)]
pub enum JmapError {
    #[error("{host} does not answer ({problem}): check jmap.url")]
    Unreached {
        host: String,
        problem: OutgoingError,
    },
    #[error(
        "the server refuses the login (status {0}): check jmap.token_file, or jmap.user and jmap.password_file (many \
         providers want a token made for this application alone)"
    )]
    Login(u16),
    #[error("the session is at {0}: write that into jmap.url")]
    Elsewhere(String),
    #[error("this is no JMAP server ({0}): check jmap.url, which is the URL of the session")]
    NoJmap(String),
    #[error("the session names {0}, which is not https as jmap.url is: it is not asked")]
    Insecure(String),
    #[error("the account has no mail: check what jmap.token_file may do")]
    NoMail,
    #[error("there is no mailbox {0}: check jmap.mailbox")]
    Mailbox(String),
    #[error("the server wants fewer requests")]
    Limited(Option<Duration>),
    #[error("the server refused {method} ({kind})")]
    Method { method: &'static str, kind: String },
    #[error("the server answers with status {0}")]
    Status(u16),
    #[error("the server's answer is longer than {0} bytes")]
    TooLong(usize),
    #[error("the server sent what is not JMAP ({0})")]
    Nonsense(&'static str),
    #[error("what is known of the mailbox cannot be read ({0})")]
    Memory(String),
}

impl JmapError {
    /// The type of a method's error (RFC 8620, 3.6.2).
    pub(super) fn is_of(&self, wanted: &str) -> bool {
        matches!(self, Self::Method { kind, .. } if kind == wanted)
    }

    /// Whether an answer did not come, or not wholly.
    pub(super) fn is_cut_off(&self) -> bool {
        use OutgoingError::{Http, Slow};
        matches!(self, Self::Unreached { problem, .. } if matches!(problem, Http(_) | Slow { .. }))
    }

    /// Whether the request, and not the connection, has failed.
    pub(super) fn is_refusal(&self) -> bool {
        matches!(self, Self::Method { .. } | Self::TooLong(_))
            || matches!(self, Self::Status(status) if (400..500).contains(status))
    }
}

impl ConnectionError for JmapError {
    fn is_delicate(&self) -> bool {
        matches!(self, Self::Login(_))
    }

    fn pause(&self) -> Option<Duration> {
        match self {
            Self::Limited(pause) => *pause,
            _ => None,
        }
    }
}
