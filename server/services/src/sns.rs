//! Amazon SNS, which brings mail from Amazon SES: what is asked of it.
//!
//! Not here: how it is asked (`integrations`, by [`AskSns`]), and what its messages mean (`http`).

use std::sync::{Arc, OnceLock};

use async_trait::async_trait;
use url::Url;

/// In bytes, of a certificate or of the answer to a confirmation.
pub const MAX_SNS_ANSWER: usize = 16 * 1024;

/// Why there was no answer, for the log.
#[derive(Debug, thiserror::Error)]
pub enum SnsError {
    /// The URL is on another server than that of the settings: it was not asked.
    #[error("the URL is not of the server of inbound.topic")]
    Foreign,
    #[error("{0}")]
    Failed(String),
}

/// Asks the server of the topic in the settings.
#[async_trait]
pub trait AskSns: Send + Sync + 'static {
    /// The answer to a GET, of at most [`MAX_SNS_ANSWER`] bytes.
    async fn get(&self, url: &Url) -> Result<String, SnsError>;
}

/// Asks SNS; fails as long as nobody was named who does.
#[derive(Clone, Default)]
pub struct Sns(Arc<OnceLock<Arc<dyn AskSns>>>);

impl Sns {
    /// Asks by this from now on; the first one stays.
    pub fn ask(&self, client: Arc<dyn AskSns>) {
        let _ = self.0.set(client);
    }

    /// # Errors
    /// [`SnsError`].
    pub async fn get(&self, url: &Url) -> Result<String, SnsError> {
        match self.0.get() {
            Some(client) => client.get(url).await,
            None => Err(SnsError::Failed("nothing asks it".to_owned())),
        }
    }
}
