//! One request to the API of a network.

use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use afterword_config::Config;
use afterword_model::Clock;
use afterword_outgoing::{Client, Options, OutgoingError, Response, SetupError};
use bytes::Bytes;
use http::header::{ACCEPT, AUTHORIZATION, CONTENT_TYPE, ETAG, IF_NONE_MATCH, RETRY_AFTER};
use http::{HeaderValue, Method, Request};
use jiff::fmt::rfc2822;
use jiff::{SignedDuration, Timestamp};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer};
use serde_json::Value;
use tokio::time::timeout;
use url::Url;

use super::error::NetworkError;
use super::pauses::is_of_another_clock;

const JSON: &str = "application/json";
/// In bytes: what was written, as the server shows it.
const MAX_WRITTEN: usize = 512 * 1024;
/// In bytes: the JSON of an error.
const MAX_ERROR: usize = 16 * 1024;

/// With so few requests left until the server counts anew, it is left alone until then.
const LAST_REQUESTS: u32 = 5;

/// Whoever wants to be left alone for longer is asked after a day, all the same.
const LONGEST_WANTED: SignedDuration = SignedDuration::from_hours(24);

/// A stream is made anew at least so often.
const LONGEST_STREAM: Duration = Duration::from_secs(24 * 60 * 60);

/// The HTTP clients for all accounts.
#[derive(Clone)]
pub(crate) struct Clients {
    client: Client,
    /// For answers that do not end.
    streams: Client,
    timeout: Duration,
}

/// A server, as one account asks it.
pub(crate) struct Api {
    clients: Clients,
    server: Url,
    token: Option<String>,
    clock: Clock,
    rests: Mutex<Rests>,
}

/// Until when a server wants to be left alone, as it has said itself.
#[derive(Clone, Copy, Default)]
struct Rests {
    /// Its requests are nearly used up: nothing is read. What the owner writes is little, and may have a limit of its own.
    limit: Option<Timestamp>,
    /// It wants no request at all.
    wanted: Option<Timestamp>,
}

/// An answer that has changed since it was read before.
pub(crate) struct Changed<T> {
    pub(crate) value: T,
    /// For the next request.
    pub(crate) tag: Option<String>,
}

/// Those of a list that can be read: one that is not as it should be leaves the others.
#[derive(Debug, Clone)]
pub(crate) struct Readable<T>(pub(crate) Vec<T>);

impl<T> Default for Readable<T> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<'de, T: DeserializeOwned> Deserialize<'de> for Readable<T> {
    fn deserialize<D: Deserializer<'de>>(list: D) -> Result<Self, D::Error> {
        let all = Vec::<Value>::deserialize(list)?.into_iter();
        let readable = all.filter_map(|one| serde_json::from_value(one).ok());
        Ok(Self(readable.collect()))
    }
}

impl Clients {
    /// # Errors
    /// [`SetupError`].
    pub(crate) fn new(config: &Config) -> Result<Self, SetupError> {
        let client = |timeout| {
            Client::new(Options {
                private_hosts: config.outgoing.private_hosts(),
                private_hosts_setting: "outgoing.allow_private",
                timeout,
                timeout_setting: "outgoing.timeout",
                certificate: config.outgoing.certificate.clone(),
            })
        };
        let timeout = *config.outgoing.timeout;
        Ok(Self {
            client: client(timeout)?,
            streams: client(LONGEST_STREAM)?,
            timeout,
        })
    }
}

impl Api {
    #[must_use]
    pub(crate) fn new(clients: Clients, server: Url, token: Option<&str>, clock: Clock) -> Self {
        Self {
            clients,
            server,
            token: token.map(str::to_owned),
            clock,
            rests: Mutex::default(),
        }
    }

    /// As conversations name their server.
    pub(crate) fn origin(&self) -> String {
        self.server.origin().ascii_serialization()
    }

    pub(crate) fn server(&self) -> &Url {
        &self.server
    }

    pub(crate) fn host(&self) -> &str {
        self.server.host_str().unwrap_or_default()
    }

    /// Until when nothing is read.
    pub(crate) fn rests(&self) -> Option<Timestamp> {
        let Rests { limit, wanted } = self.said();
        self.ahead(limit).max(self.ahead(wanted))
    }

    fn said(&self) -> Rests {
        *self.rests.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn ahead(&self, until: Option<Timestamp>) -> Option<Timestamp> {
        let now = self.clock.now();
        until.filter(|until| now < *until && !is_of_another_clock(*until, LONGEST_WANTED, now))
    }

    /// The JSON at a path, of at most `most` bytes.
    ///
    /// # Errors
    /// [`NetworkError`].
    pub(crate) async fn read<T: DeserializeOwned + Send + 'static>(
        &self,
        path: &str,
        most: usize,
    ) -> Result<T, NetworkError> {
        let changed = self.read_since(path, most, None).await?;
        let changed = changed.ok_or(NetworkError::Refused(304))?;
        Ok(changed.value)
    }

    /// The same, or `None` while the tag of the last answer still holds.
    ///
    /// # Errors
    /// [`NetworkError`].
    pub(crate) async fn read_since<T: DeserializeOwned + Send + 'static>(
        &self,
        path: &str,
        most: usize,
        tag: Option<&str>,
    ) -> Result<Option<Changed<T>>, NetworkError> {
        self.unless_resting(self.rests())?;
        let response = self.ask(path, self.request(tag)?).await?;
        match response.status() {
            200 => {}
            304 if tag.is_some() => return Ok(None),
            status => return Err(refused(status, response).await),
        }
        let tag = response.header(ETAG.as_str()).map(str::to_owned);
        let text = response.text(most).await?;
        let value = parsed(text).await;
        let value = value.map_err(NetworkError::Unreadable)?;
        Ok(Some(Changed { value, tag }))
    }

    /// Asks in the name of the owner, whose token it is, and returns the JSON of the answer.
    ///
    /// # Errors
    /// [`NetworkError`].
    pub(crate) async fn ask_as<T: DeserializeOwned + Send + 'static>(
        &self,
        (method, path): (Method, &str),
        token: Option<&str>,
        body: Option<&Value>,
        key: Option<&str>,
    ) -> Result<T, NetworkError> {
        let mut request = Request::builder()
            .method(method)
            .uri("/")
            .header(ACCEPT, JSON);
        if let Some(token) = token {
            request = request.header(AUTHORIZATION, format!("Bearer {token}"));
        }
        if let Some(key) = key {
            request = request.header("idempotency-key", key);
        }
        let body = match body {
            Some(body) => {
                request = request.header(CONTENT_TYPE, JSON);
                Bytes::from(body.to_string())
            }
            None => Bytes::new(),
        };
        let request = request.body(body);
        let request = request.map_err(|error| OutgoingError::Http(error.to_string()))?;
        let response = self.ask(path, request).await?;
        match response.status() {
            200..=299 => {}
            status => return Err(refused(status, response).await),
        }
        let text = response.text(MAX_WRITTEN).await?;
        let text = if text.is_empty() { "null" } else { &text };
        serde_json::from_str(text).map_err(|error| NetworkError::Unreadable(error.to_string()))
    }

    /// Whether whoever shows no token is given the object with this id at a path: `None` if nobody knows at the moment.
    /// The server counts that for another limit than ours, which stays as it is.
    ///
    /// # Errors
    /// [`NetworkError::Resting`].
    pub(crate) async fn is_given_to_all(
        &self,
        path: &str,
        id: &str,
        most: usize,
    ) -> Result<Option<bool>, NetworkError> {
        self.unless_resting(self.rests())?;
        let url = self.server.join(path);
        let url = url.map_err(|error| OutgoingError::Http(error.to_string()))?;
        let request = Request::get("/").header(ACCEPT, JSON).body(Bytes::new());
        let request = request.map_err(|error| OutgoingError::Http(error.to_string()))?;
        let Ok(response) = self.clients.client.ask(&url, request).await else {
            return Ok(None);
        };
        let status = response.status();
        if status == 503 {
            let mut rests = self.rests.lock().unwrap_or_else(PoisonError::into_inner);
            rests.wanted = self.wanted(&response);
        }
        if status == 200 {
            let text = response.text(most).await.unwrap_or_default();
            let value: Value = parsed(text).await.unwrap_or_default();
            let is_it = value.get("id").and_then(Value::as_str) == Some(id);
            return Ok(is_it.then_some(true));
        }
        // Some servers show nothing without a token. A page for people says nothing of that.
        let is_clear = is_json(&response) && matches!(status, 401 | 403 | 404 | 410);
        response.drain().await;
        Ok(is_clear.then_some(false))
    }

    async fn ask(&self, path: &str, request: Request<Bytes>) -> Result<Response, NetworkError> {
        self.unless_resting(self.ahead(self.said().wanted))?;
        let url = self.server.join(path);
        let url = url.map_err(|error| OutgoingError::Http(error.to_string()))?;
        let response = self.clients.client.ask(&url, request).await?;
        self.note_limit(&response);
        Ok(response)
    }

    /// Every request asks this first, so that what a server says in the midst of many counts for the next one. `until`:
    /// when its rest ends.
    fn unless_resting(&self, until: Option<Timestamp>) -> Result<(), NetworkError> {
        let Some(until) = until else {
            return Ok(());
        };
        let left = Duration::try_from(until.duration_since(self.clock.now()));
        Err(NetworkError::Resting(left.unwrap_or_default()))
    }

    pub(crate) fn has_token(&self) -> bool {
        self.token.is_some()
    }

    /// An answer that goes on: events, one after the other. `server`: this one, or the one that streams for it.
    ///
    /// # Errors
    /// [`NetworkError`].
    pub(crate) async fn stream(&self, server: &Url, path: &str) -> Result<Response, NetworkError> {
        self.unless_resting(self.rests())?;
        let url = server.join(path);
        let url = url.map_err(|error| OutgoingError::Http(error.to_string()))?;
        let mut request = self.request(None)?;
        let events = HeaderValue::from_static("text/event-stream");
        request.headers_mut().insert(ACCEPT, events);
        let begun = timeout(
            self.clients.timeout,
            self.clients.streams.ask(&url, request),
        );
        let response = begun.await.map_err(|_| OutgoingError::Slow {
            time: self.clients.timeout,
            setting: "outgoing.timeout",
        })??;
        let kind = response.header("content-type").unwrap_or_default();
        match response.status() {
            200 if kind.starts_with("text/event-stream") => Ok(response),
            200 => Err(NetworkError::Unreadable("no events".to_owned())),
            status => {
                // What another server wants is no reason to leave this one alone.
                if server.origin() == self.server.origin() {
                    self.note_limit(&response);
                }
                Err(refused(status, response).await)
            }
        }
    }

    fn request(&self, tag: Option<&str>) -> Result<Request<Bytes>, OutgoingError> {
        let mut request = Request::get("/").header(ACCEPT, JSON);
        if let Some(token) = &self.token {
            request = request.header(AUTHORIZATION, format!("Bearer {token}"));
        }
        if let Some(tag) = tag {
            request = request.header(IF_NONE_MATCH, tag);
        }
        let request = request.body(Bytes::new());
        request.map_err(|error| OutgoingError::Http(error.to_string()))
    }

    /// Until when a server that is busy wants to be left alone.
    fn wanted(&self, response: &Response) -> Option<Timestamp> {
        let now = self.clock.now();
        match response.status() {
            429 | 503 => retry_after(response, now).map(|wait| now + wait),
            _ => None,
        }
    }

    /// <https://docs.joinmastodon.org/api/rate-limits/>, <https://docs.bsky.app/docs/advanced-guides/rate-limits>, and
    /// RFC 9110, 10.2.3.
    fn note_limit(&self, response: &Response) {
        let either = |one, other| response.header(one).or_else(|| response.header(other));
        let left = either("x-ratelimit-remaining", "ratelimit-remaining");
        let left = left.and_then(|left| left.parse::<u32>().ok());
        let reset = either("x-ratelimit-reset", "ratelimit-reset").and_then(limit_reset);
        let is_short = left.is_some_and(|left| left <= LAST_REQUESTS);
        let now = self.clock.now();
        // A clock that is wrong, there or here, keeps nobody waiting for longer than an hour.
        let latest = now + SignedDuration::from_hours(1);
        let limit = reset.filter(|_| is_short).map(|reset| reset.min(latest));
        let wanted = self.wanted(response);
        let mut rests = self.rests.lock().unwrap_or_else(PoisonError::into_inner);
        *rests = Rests { limit, wanted };
    }
}

/// A long answer is read on a thread of its own: no reader waits for that.
async fn parsed<T: DeserializeOwned + Send + 'static>(text: String) -> Result<T, String> {
    let parse = move || serde_json::from_str(&text).map_err(|error| error.to_string());
    match tokio::task::spawn_blocking(parse).await {
        Ok(parsed) => parsed,
        Err(ended) => Err(ended.to_string()),
    }
}

/// When requests are counted anew: a time, or seconds since 1970.
fn limit_reset(reset: &str) -> Option<Timestamp> {
    let seconds = reset.parse().ok();
    let seconds = seconds.and_then(|seconds| Timestamp::from_second(seconds).ok());
    seconds.or_else(|| reset.parse().ok())
}

/// How long a server wants to be left alone: seconds, or a time, which is of its clock.
fn retry_after(response: &Response, now: Timestamp) -> Option<SignedDuration> {
    let wanted = response.header(RETRY_AFTER.as_str())?;
    let wait = match wanted.parse() {
        Ok(seconds) => SignedDuration::from_secs(seconds).min(LONGEST_WANTED),
        Err(_) => {
            let time = rfc2822::parse(wanted).ok()?.timestamp();
            time.duration_since(now).min(LONGEST_WANTED)
        }
    };
    Some(wait.max(SignedDuration::ZERO))
}

fn is_json(response: &Response) -> bool {
    let kind = response.header(CONTENT_TYPE.as_str()).unwrap_or_default();
    kind.contains("json")
}

/// As both networks name an error.
#[derive(Deserialize)]
struct ErrorBody {
    error: String,
}

/// A page for people that says 404 may be anybody's: a proxy's while the server is down. An API says it in JSON, that of
/// Bluesky with a name and status 400.
async fn refused(status: u16, response: Response) -> NetworkError {
    let is_json = is_json(&response);
    let body = match is_json && status == 400 {
        true => response.text(MAX_ERROR).await.unwrap_or_default(),
        false => {
            response.drain().await;
            String::new()
        }
    };
    let named = serde_json::from_str::<ErrorBody>(&body).ok();
    let named = named.map(|named| named.error).unwrap_or_default();
    match status {
        404 | 410 if is_json => NetworkError::Gone(status),
        400 if matches!(named.as_str(), "NotFound" | "RecordNotFound") => {
            NetworkError::Gone(status)
        }
        400 if matches!(named.as_str(), "ExpiredToken" | "InvalidToken") => {
            NetworkError::WantsToken(status)
        }
        401 | 403 => NetworkError::WantsToken(status),
        429 => NetworkError::TooOften,
        404 | 410 => NetworkError::Refused(503),
        _ => NetworkError::Refused(status),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_limit_ends_at_a_time_or_a_second() {
        let time: Timestamp = "2026-11-27T10:00:00Z".parse().unwrap();
        assert_eq!(limit_reset("2026-11-27T10:00:00.000Z"), Some(time));
        assert_eq!(limit_reset(&time.as_second().to_string()), Some(time));
        assert_eq!(limit_reset("soon"), None);
        assert_eq!(limit_reset("99999999999999999"), None);
    }
}
