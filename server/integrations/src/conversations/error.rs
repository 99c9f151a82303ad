//! Why a server of another network could not be asked, and what to do about it.

use std::time::Duration;

use afterword_model::Network;
use afterword_outgoing::OutgoingError;
use afterword_store::StoreError;

#[derive(Debug, thiserror::Error)]
pub enum NetworkError {
    #[error(transparent)]
    Outgoing(#[from] OutgoingError),
    #[error("it is not there (status {0})")]
    Gone(u16),
    #[error("it wants a token (status {0})")]
    WantsToken(u16),
    #[error(
        "its token to write with is that of {0}, which is none of the accounts in the settings"
    )]
    OtherAccount(String),
    #[error("what was to be answered there is not for everybody")]
    NotPublic,
    #[error("it has been asked too often")]
    TooOften,
    /// Nothing was asked, because it has said so; for so long.
    #[error("it wants to be left alone for a while")]
    Resting(Duration),
    #[error("it answered with status {0}")]
    Refused(u16),
    #[error("its answer is not that of the network's API: {0}")]
    Unreadable(String),
}

impl NetworkError {
    /// What the owner can do.
    #[must_use]
    pub fn advice(&self, network: Network) -> &'static str {
        match (self, network) {
            (Self::Outgoing(error), _) => error.advice(),
            (Self::TooOften | Self::Resting(_), _) => "wait: it is asked again later",
            (Self::NotPublic, _) => "answer there: an answer here would be for everybody",
            (Self::OtherAccount(_), _) => {
                "make the token with the account in mastodon.accounts, and name its file in mastodon.write_token_file"
            }
            (Self::Gone(_), Network::Mastodon) => {
                "see whether mastodon.accounts has the account's name as its own server has it; where the server has \
                 another name than the part behind the @, write the address of the profile"
            }
            (Self::WantsToken(_), Network::Mastodon) => {
                "make a token that may read statuses, and name its file in mastodon.token_file"
            }
            (Self::Refused(_), Network::Mastodon) => {
                "see whether the server works, and whether it is where the account's profile is"
            }
            (Self::Unreadable(_), Network::Mastodon) => {
                "see whether the server speaks Mastodon's API"
            }
            (Self::Gone(_) | Self::Refused(400..500), Network::Bluesky) => {
                "see whether bluesky.accounts has the account's handle as it is today"
            }
            (Self::WantsToken(_) | Self::Refused(_), Network::Bluesky) => {
                "see whether the server in bluesky.appview works, and answers without a password"
            }
            (Self::Unreadable(_), Network::Bluesky) => {
                "see whether the server in bluesky.appview is one that shows posts (an AppView)"
            }
            (Self::WantsToken(_) | Self::Refused(400..500), Network::Webmention) => {
                "see whether webmention.token is the one that the relay shows you, and whether webmention.domains has \
                 the domain as the relay does"
            }
            (Self::Gone(_) | Self::Refused(_) | Self::Unreadable(_), Network::Webmention) => {
                "see whether the relay in webmention.relay works, and speaks the API of webmention.io"
            }
        }
    }

    /// What the owner can do where nothing can be written.
    #[must_use]
    pub fn advice_to_writer(&self, network: Network) -> &'static str {
        match (self, network) {
            (Self::WantsToken(_), Network::Mastodon) => {
                "make a token with write:statuses and read:accounts, and name its file in mastodon.write_token_file"
            }
            (Self::WantsToken(_), Network::Bluesky) => {
                "make an app password of the account, name its file in bluesky.password_file, and see whether \
                    bluesky.pds is the account's server"
            }
            (Self::Gone(_), _) => "nothing: what it answers was removed there",
            (Self::Refused(_) | Self::Unreadable(_), _) => {
                "see whether the server works, and write the answer there yourself if it does not come"
            }
            _ => self.advice(network),
        }
    }

    /// Whether writing the same again is of no use.
    pub(super) fn is_final(&self) -> bool {
        match self {
            Self::Refused(status) => (400..500).contains(status) && *status != 408,
            Self::Gone(_) | Self::NotPublic => true,
            _ => false,
        }
    }

    /// Whether the server has said so itself.
    pub(super) fn wants_rest(&self) -> bool {
        matches!(self, Self::TooOften | Self::Resting(_))
    }

    /// Whether it is about the server as a whole, which is left alone for a while, and not about one answer.
    pub(crate) fn is_of_server(&self) -> bool {
        match self {
            Self::Outgoing(OutgoingError::TooLong(_))
            | Self::Gone(_)
            | Self::Unreadable(_)
            | Self::OtherAccount(_)
            | Self::NotPublic => false,
            Self::Outgoing(_) | Self::WantsToken(_) | Self::TooOften | Self::Resting(_) => true,
            Self::Refused(status) => *status >= 500,
        }
    }
}

/// Why a conversation could not be read: because of the other server, or of our own.
#[derive(Debug)]
pub(crate) enum Trouble {
    Server(NetworkError),
    /// The job is called again later.
    Own(anyhow::Error),
}

impl From<NetworkError> for Trouble {
    fn from(error: NetworkError) -> Self {
        Self::Server(error)
    }
}

impl From<StoreError> for Trouble {
    fn from(error: StoreError) -> Self {
        Self::Own(error.into())
    }
}
