//! Requests to an authorization server: forms with JSON answers (RFC 6749, 5).

use std::time::Duration;

use afterword_config::{Config, OauthEndpoints, Secret};
use afterword_outgoing::{Client, Options};
use bytes::Bytes;
use http::Request;
use http::header::{ACCEPT, CONTENT_TYPE};
use serde::Deserialize;
use url::Url;
use url::form_urlencoded::Serializer;

use super::error::{LoginError, plain};

/// In bytes.
const MAX_ANSWER: usize = 64 * 1024;
/// Of an access token whose lifetime is not told.
const USUAL_LIFETIME: Duration = Duration::from_secs(600);

/// The authorization server, and who we are to it.
#[derive(Clone)]
pub(super) struct Endpoint {
    pub(super) addresses: OauthEndpoints,
    pub(super) client_id: String,
    pub(super) client_secret: Option<Secret>,
    client: Client,
}

/// What a consent or a renewal gave.
#[derive(Clone, Debug)]
pub struct Tokens {
    pub(super) access_token: Secret,
    /// A renewal may give none: then the earlier one stays.
    pub(super) refresh_token: Option<Secret>,
    pub(super) lifetime: Duration,
}

#[derive(Deserialize)]
struct Granted {
    access_token: String,
    refresh_token: Option<String>,
    expires_in: Option<u64>,
}

#[derive(Default, Deserialize)]
#[serde(default)]
pub(super) struct Refusal {
    pub(super) error: String,
    error_description: String,
}

impl Refusal {
    pub(super) fn said(&self) -> String {
        let (error, description) = (plain(&self.error), plain(&self.error_description));
        if description.is_empty() {
            error
        } else {
            format!("{error}: {description}")
        }
    }
}

/// An answer that is no outage.
pub(super) enum Answer<T> {
    Given(T),
    Refused(Refusal),
}

impl Endpoint {
    /// `None` without `oauth.provider`.
    pub(super) fn new(config: &Config) -> Result<Option<Self>, LoginError> {
        let Some(addresses) = config.oauth.endpoints() else {
            return Ok(None);
        };
        let client = Client::new(Options {
            private_hosts: config.outgoing.private_hosts(),
            private_hosts_setting: "outgoing.allow_private",
            timeout: *config.outgoing.timeout,
            timeout_setting: "outgoing.timeout",
            certificate: config.outgoing.certificate.clone(),
        });
        Ok(Some(Self {
            addresses,
            client_id: config.oauth.client_id.clone(),
            client_secret: config.oauth.client_secret.clone(),
            client: client.map_err(|error| LoginError::Tls(error.to_string()))?,
        }))
    }

    pub(super) fn provider(&self) -> String {
        self.addresses.provider.to_string()
    }

    /// Asks for tokens by a grant.
    pub(super) async fn tokens(
        &self,
        fields: &[(&str, &str)],
    ) -> Result<Answer<Tokens>, LoginError> {
        let answer = self.post(&self.addresses.token, fields).await?;
        Ok(match answer {
            Answer::Refused(refusal) => Answer::Refused(refusal),
            Answer::Given(body) => {
                let granted: Granted = self.read(&self.addresses.token, &body)?;
                let lifetime = granted
                    .expires_in
                    .map_or(USUAL_LIFETIME, Duration::from_secs);
                Answer::Given(Tokens {
                    access_token: Secret::new(granted.access_token),
                    refresh_token: granted.refresh_token.map(Secret::new),
                    lifetime,
                })
            }
        })
    }

    /// The body of an answer of success, or the reason of a refusal. Anything else may pass.
    pub(super) async fn post(
        &self,
        url: &Url,
        fields: &[(&str, &str)],
    ) -> Result<Answer<String>, LoginError> {
        let mut form = Serializer::new(String::new());
        form.extend_pairs(fields)
            .append_pair("client_id", &self.client_id);
        if let Some(secret) = &self.client_secret {
            form.append_pair("client_secret", secret.reveal());
        }
        let request = Request::post(url.as_str())
            .header(CONTENT_TYPE, "application/x-www-form-urlencoded")
            .header(ACCEPT, "application/json")
            .body(Bytes::from(form.finish()));
        let request = request.map_err(|error| self.strange(url, &error.to_string()))?;
        let unreached = |error| LoginError::unreached(url.host_str().unwrap_or_default(), &error);
        let response = self.client.ask(url, request).await.map_err(unreached)?;
        let status = response.status();
        let body = response.text(MAX_ANSWER).await.map_err(unreached)?;
        if status == 200 {
            return Ok(Answer::Given(body));
        }
        match serde_json::from_str::<Refusal>(&body) {
            Ok(refusal) if (400..500).contains(&status) && !refusal.error.is_empty() => {
                Ok(Answer::Refused(refusal))
            }
            _ => Err(self.strange(url, &format!("it answered with the status {status}"))),
        }
    }

    pub(super) fn read<T: for<'a> Deserialize<'a>>(
        &self,
        url: &Url,
        body: &str,
    ) -> Result<T, LoginError> {
        // The error of the parser could quote a token.
        serde_json::from_str(body).map_err(|_| self.strange(url, "its answer lacks a field"))
    }

    pub(super) fn strange(&self, url: &Url, problem: &str) -> LoginError {
        LoginError::Unavailable {
            host: url.host_str().unwrap_or_default().to_owned(),
            problem: problem.to_owned(),
        }
    }

    /// What a refusal of the token endpoint means for a kept login (RFC 6749, 5.2).
    pub(super) fn refused(&self, refusal: &Refusal) -> LoginError {
        let reason = refusal.said();
        match refusal.error.as_str() {
            // The latter three are Microsoft's and OpenID Connect's: the person has to sign in again.
            "invalid_grant" | "interaction_required" | "consent_required" | "login_required" => {
                LoginError::Ended {
                    provider: self.provider(),
                    reason,
                }
            }
            "temporarily_unavailable" | "slow_down" | "server_error" => {
                self.strange(&self.addresses.token, &reason)
            }
            _ => LoginError::Client(reason),
        }
    }
}
