//! Why a conversation could not be read: because of the other server, or of our own.

use afterword_store::StoreError;

use crate::mastodon::MastodonError;

#[derive(Debug)]
pub(crate) enum Trouble {
    Server(MastodonError),
    /// The job is called again later.
    Own(anyhow::Error),
}

impl From<MastodonError> for Trouble {
    fn from(error: MastodonError) -> Self {
        Self::Server(error)
    }
}

impl From<StoreError> for Trouble {
    fn from(error: StoreError) -> Self {
        Self::Own(error.into())
    }
}
