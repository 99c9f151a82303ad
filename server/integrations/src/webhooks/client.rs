//! One message to one receiver.

use afterword_outgoing::{self as outgoing, Options, OutgoingError, SetupError};
use bytes::Bytes;
use http::Request;
use http::header::CONTENT_TYPE;
use jiff::Timestamp;
use uuid::Uuid;

use super::error::{SendError, Unusable, retry_after};
use super::signature::SigningKey;
use afterword_config::{Config, HookUrl};

/// The HTTP client for receivers. The settings may allow hosts for webhooks alone, besides those that are allowed for
/// all requests.
///
/// # Errors
/// [`SetupError`].
pub fn way(config: &Config) -> Result<outgoing::Client, SetupError> {
    let (ours, all) = (&config.webhooks, &config.outgoing);
    let allowed = ours.allow_private.iter().chain(&all.allow_private);
    outgoing::Client::new(Options {
        private_hosts: allowed.map(|host| host.as_str().to_owned()).collect(),
        private_hosts_setting: "webhooks.allow_private",
        timeout: *ours.timeout,
        timeout_setting: "webhooks.timeout",
        certificate: all.certificate.clone(),
    })
}

/// A message to a receiver.
#[derive(Debug, Clone)]
pub struct WebhookMessage {
    pub id: Uuid,
    /// The time of this attempt.
    pub time: Timestamp,
    pub body: String,
}

pub struct Client {
    way: outgoing::Client,
    key: SigningKey,
}

impl Client {
    /// # Errors
    /// [`Unusable`]: the secret is missing, or [`SetupError`].
    pub fn new(config: &Config) -> Result<Self, Unusable> {
        let key = config.webhooks.secret.as_ref().and_then(SigningKey::of);
        Ok(Self {
            key: key.ok_or(Unusable::NoSecret)?,
            way: way(config)?,
        })
    }

    /// Sends the message; the receiver has accepted it when this returns.
    ///
    /// # Errors
    /// [`SendError`]: it did not arrive, or the status of the answer was not from 200 to 299.
    pub async fn send(&self, url: &HookUrl, message: &WebhookMessage) -> Result<(), SendError> {
        let answer = self.way.ask(url.url(), self.request(message)?).await?;
        let status = answer.status();
        let again = answer.header("retry-after");
        let again = again.and_then(|value| retry_after(value, message.time));
        // Only the status counts.
        answer.drain().await;
        match status {
            200..=299 => Ok(()),
            _ => Err(SendError::Refused { status, again }),
        }
    }

    fn request(&self, message: &WebhookMessage) -> Result<Request<Bytes>, OutgoingError> {
        let WebhookMessage { id, time, body } = message;
        Request::post("/")
            .header(CONTENT_TYPE, "application/json")
            .header("webhook-id", id.to_string())
            .header("webhook-timestamp", time.as_second())
            .header("webhook-signature", self.key.sign(*id, *time, body))
            .body(Bytes::from(body.clone()))
            .map_err(|error| OutgoingError::Http(error.to_string()))
    }
}
