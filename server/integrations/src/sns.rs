//! Asks Amazon SNS for the certificates of its signatures, and to confirm the subscription of our topic. No other server
//! than that of `inbound.topic` is asked, whatever URL a message names.

use std::time::Duration;

use afterword_config::Config;
use afterword_outgoing::{Client, Options, SetupError};
use afterword_services::sns::{AskSns, MAX_SNS_ANSWER, SnsError};
use async_trait::async_trait;
use bytes::Bytes;
use http::Request;
use url::Url;

/// SNS itself waits 15 seconds for our answer.
const LONGEST: Duration = Duration::from_secs(10);

pub struct SnsClient {
    way: Client,
    server: Url,
}

impl SnsClient {
    /// `None` where the settings name no topic.
    ///
    /// # Errors
    /// [`SetupError`].
    pub fn of(config: &Config) -> Result<Option<Self>, SetupError> {
        let Some(server) = config.inbound.sns() else {
            return Ok(None);
        };
        let way = Client::new(Options {
            private_hosts: config.outgoing.private_hosts(),
            private_hosts_setting: "outgoing.allow_private",
            timeout: (*config.outgoing.timeout).min(LONGEST),
            timeout_setting: "outgoing.timeout",
            certificate: config.outgoing.certificate.clone(),
        })?;
        Ok(Some(Self { way, server }))
    }
}

#[async_trait]
impl AskSns for SnsClient {
    async fn get(&self, url: &Url) -> Result<String, SnsError> {
        let has_password = !url.username().is_empty() || url.password().is_some();
        if url.origin() != self.server.origin() || has_password {
            return Err(SnsError::Foreign);
        }
        let request = Request::get("/").body(Bytes::new());
        let request = request.map_err(|error| SnsError::Failed(error.to_string()))?;
        let answer = self.way.ask(url, request).await;
        let answer = answer.map_err(|error| SnsError::Failed(error.to_string()))?;
        match answer.status() {
            200 => {
                let text = answer.text(MAX_SNS_ANSWER).await;
                text.map_err(|error| SnsError::Failed(error.to_string()))
            }
            status => {
                answer.drain().await;
                Err(SnsError::Failed(format!("it answers {status}")))
            }
        }
    }
}
