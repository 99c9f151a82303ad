//! Errors of Akismet, and what to do about them.

use afterword_outgoing::OutgoingError;

#[derive(Debug, thiserror::Error)]
pub enum AkismetError {
    #[error(transparent)]
    Outgoing(#[from] OutgoingError),
    #[error("Akismet answered {status}")]
    Refused { status: u16 },
    #[error("Akismet does not know the key{}", because(.0))]
    InvalidKey(String),
    /// Neither yes nor no. Contains Akismet's explanation, without the key.
    #[error("Akismet has no opinion{}", because(.0))]
    Unclear(String),
}

impl AkismetError {
    /// What the owner can do.
    #[must_use]
    pub fn advice(&self) -> &'static str {
        match self {
            Self::Outgoing(error) => error.advice(),
            Self::Refused { .. } => "wait: it is asked again",
            Self::InvalidKey(_) => "look for a mistake in the key, and whether it is paid for",
            Self::Unclear(_) => "see what it says of the request",
        }
    }
}

fn because(help: &str) -> String {
    match help {
        "" => String::new(),
        help => format!(": {help}"),
    }
}
