//! Consent by a code that is typed on any device (RFC 8628).

use std::time::Duration;

use serde::Deserialize;
use tokio::time::{Instant, sleep};
use url::Url;

use super::endpoint::{Answer, Endpoint, Tokens};
use super::error::LoginError;

const GRANT: &str = "urn:ietf:params:oauth:grant-type:device_code";
/// RFC 8628, 3.2.
const USUAL_INTERVAL: u64 = 5;
/// RFC 8628, 3.5: what `slow_down` adds.
const SLOWER: Duration = Duration::from_secs(5);
const LONGEST_INTERVAL: Duration = Duration::from_secs(60);
const LONGEST_WAIT: Duration = Duration::from_secs(3600);

/// A consent that was begun.
pub struct DeviceConsent {
    /// What a person types at `address`.
    pub code: String,
    pub address: Url,
    /// How long the code is valid.
    pub valid: Duration,
    endpoint: Endpoint,
    device_code: String,
    interval: Duration,
    end: Instant,
}

#[derive(Deserialize)]
struct Begun {
    device_code: String,
    user_code: String,
    // Some servers used the earlier name of the draft.
    #[serde(alias = "verification_url")]
    verification_uri: String,
    expires_in: u64,
    interval: Option<u64>,
}

impl DeviceConsent {
    pub(super) async fn begin(endpoint: Endpoint, url: &Url) -> Result<Self, LoginError> {
        let scope = endpoint.addresses.scope.clone();
        let begun: Begun = match endpoint.post(url, &[("scope", &scope)]).await? {
            Answer::Given(body) => endpoint.read(url, &body)?,
            Answer::Refused(refusal) => return Err(LoginError::Client(refusal.said())),
        };
        let address = Url::parse(&begun.verification_uri).ok();
        let address = address.filter(|address| matches!(address.scheme(), "https" | "http"));
        let address = address.ok_or_else(|| endpoint.strange(url, "it names no web address"))?;
        let interval = Duration::from_secs(begun.interval.unwrap_or(USUAL_INTERVAL).max(1));
        let valid = Duration::from_secs(begun.expires_in).min(LONGEST_WAIT);
        Ok(Self {
            code: begun.user_code,
            address,
            valid,
            device_code: begun.device_code,
            interval: interval.min(LONGEST_INTERVAL),
            end: Instant::now() + valid,
            endpoint,
        })
    }

    /// Waits until the person has consented.
    ///
    /// # Errors
    /// [`LoginError::Denied`], [`LoginError::Expired`], [`LoginError::Client`].
    pub async fn tokens(mut self) -> Result<Tokens, LoginError> {
        loop {
            sleep(self.interval).await;
            if Instant::now() >= self.end {
                return Err(LoginError::Expired);
            }
            let fields = [("grant_type", GRANT), ("device_code", &self.device_code)];
            let refusal = match self.endpoint.tokens(&fields).await {
                Ok(Answer::Given(tokens)) => return Ok(tokens),
                Ok(Answer::Refused(refusal)) => refusal,
                // RFC 8628, 3.5: on a lost connection, twice as slow.
                Err(LoginError::Unavailable { .. }) => {
                    self.interval = (self.interval * 2).min(LONGEST_INTERVAL);
                    continue;
                }
                Err(error) => return Err(error),
            };
            match refusal.error.as_str() {
                "authorization_pending" => {}
                "slow_down" => self.interval = (self.interval + SLOWER).min(LONGEST_INTERVAL),
                "expired_token" => return Err(LoginError::Expired),
                // Microsoft says the latter.
                "access_denied" | "authorization_declined" | "invalid_grant" => {
                    return Err(LoginError::Denied(refusal.said()));
                }
                _ => return Err(LoginError::Client(refusal.said())),
            }
        }
    }
}
