//! Errors of Mastodon's API, and what to do about them.

use std::time::Duration;

use afterword_outgoing::OutgoingError;

#[derive(Debug, thiserror::Error)]
pub enum MastodonError {
    #[error(transparent)]
    Outgoing(#[from] OutgoingError),
    #[error("it is not there (status {0})")]
    Gone(u16),
    #[error("it wants a token (status {0})")]
    WantsToken(u16),
    #[error("it has been asked too often")]
    TooOften(Option<Duration>),
    #[error("it answered with status {0}")]
    Refused(u16),
    #[error("its answer is not that of Mastodon's API: {0}")]
    Unreadable(String),
}

impl MastodonError {
    /// What the owner can do.
    #[must_use]
    pub fn advice(&self) -> &'static str {
        match self {
            Self::Outgoing(error) => error.advice(),
            Self::Gone(_) => {
                "see whether mastodon.accounts has the account's name as its own server has it; where the server has \
                 another name than the part behind the @, write the address of the profile"
            }
            Self::WantsToken(_) => {
                "make a token that may read statuses, and name its file in mastodon.token_file"
            }
            Self::TooOften(_) => "wait: it is asked again later",
            Self::Refused(_) => {
                "see whether the server works, and whether it is where the account's profile is"
            }
            Self::Unreadable(_) => "see whether the server speaks Mastodon's API",
        }
    }

    /// Whether it is about the server as a whole, which is left alone for a while, and not about one answer.
    pub(super) fn is_of_server(&self) -> bool {
        match self {
            Self::Outgoing(OutgoingError::TooLong(_)) | Self::Gone(_) | Self::Unreadable(_) => {
                false
            }
            Self::Outgoing(_) | Self::WantsToken(_) | Self::TooOften(_) => true,
            Self::Refused(status) => *status >= 500,
        }
    }
}
