//! Errors of outgoing requests, and what to do about them.

use std::net::IpAddr;
use std::path::PathBuf;
use std::time::Duration;

#[derive(Debug, thiserror::Error)]
pub enum OutgoingError {
    #[error("its name is not resolved: {0}")]
    Name(String),
    #[error(
        "{host} leads to {address}, which is no public address: put {host:?} into {unless} if it is a machine of \
         your own network"
    )]
    Private {
        host: String,
        address: IpAddr,
        /// The setting that would allow it.
        unless: &'static str,
    },
    #[error("no connection: {0}")]
    Connect(String),
    #[error("no encrypted connection: {0}")]
    Tls(String),
    #[error("no HTTP answer: {0}")]
    Http(String),
    #[error("no answer in {time:?} ({setting})")]
    Slow {
        time: Duration,
        /// The one that says how long it may take.
        setting: &'static str,
    },
    #[error("its answer is longer than {0} bytes")]
    TooLong(usize),
}

impl OutgoingError {
    /// What the owner can do.
    #[must_use]
    pub fn advice(&self) -> &'static str {
        match self {
            Self::Name(_) => "look for a mistake in the host's name",
            Self::Private { .. } => {
                "allow the host by the setting that is named there, or take the URL out"
            }
            Self::Connect(_) => {
                "look whether the other server runs, and whether a firewall lets it be reached"
            }
            Self::Tls(_) => {
                "the other server needs a certificate for this name that browsers trust, or that the authority in \
                 outgoing.certificate has signed"
            }
            Self::Http(_) => "look whether the port is the right one, and speaks what the URL says",
            Self::Slow { .. } => "see why the other server is slow, or give it more time",
            Self::TooLong(_) => "see what the other server answers",
        }
    }
}

/// Why no requests can be sent at all.
#[derive(Debug, Clone, thiserror::Error)]
pub enum SetupError {
    #[error("outgoing.certificate: {path}: {problem}", path = path.display())]
    Certificate { path: PathBuf, problem: String },
    #[error(transparent)]
    Tls(#[from] rustls::Error),
}
