//! HTTP requests of JMAP, each limited in size and time.

use std::time::Duration;

use afterword_outgoing::{Client as Way, Options, OutgoingError, Response};
use bytes::Bytes;
use data_encoding::BASE64;
use http::header::{ACCEPT, AUTHORIZATION, CONTENT_TYPE};
use http::{HeaderValue, Request};
use serde_json::{Value, json};
use tokio::time::timeout;
use url::Url;

use super::account::{Account, Credentials};
use super::error::JmapError;

/// In bytes, of an answer that is JSON.
pub(super) const MAX_JSON: usize = 8 * 1024 * 1024;
const MOST_REDIRECTS: usize = 2;
/// How long a push connection may last: then a new one is made.
const LONGEST_PUSH: Duration = Duration::from_secs(60 * 60);
/// How long the download of a message may take, however steadily it comes.
const LONGEST_DOWNLOAD: Duration = Duration::from_secs(15 * 60);
/// A server that wants to be left alone for longer is asked after this time.
const LONGEST_PAUSE: u64 = 60 * 60;

const USING: [&str; 2] = ["urn:ietf:params:jmap:core", "urn:ietf:params:jmap:mail"];

pub(super) struct Client {
    way: Way,
    push: Way,
    downloads: Way,
    authorization: HeaderValue,
    url: Url,
    timeout: Duration,
}

impl Client {
    /// # Errors
    /// TLS can't be used, or `outgoing.certificate`, or the password can't stand in a header.
    pub(super) fn new(account: &Account) -> Result<Self, JmapError> {
        let way = |timeout| {
            let options = Options {
                private_hosts: account.private_hosts.clone(),
                private_hosts_setting: "outgoing.allow_private",
                timeout,
                timeout_setting: "outgoing.timeout",
                certificate: account.certificate.clone(),
            };
            Way::new(options).map_err(|error| JmapError::NoJmap(error.to_string()))
        };
        let authorization = match &account.credentials {
            Credentials::Token(token) => format!("Bearer {}", token.reveal()),
            Credentials::Password { user, password } => {
                let pair = format!("{user}:{}", password.reveal());
                format!("Basic {}", BASE64.encode(pair.as_bytes()))
            }
        };
        let mut authorization =
            HeaderValue::from_str(&authorization).map_err(|_| JmapError::Login(401))?;
        authorization.set_sensitive(true);
        Ok(Self {
            way: way(account.timeout)?,
            push: way(LONGEST_PUSH)?,
            downloads: way(LONGEST_DOWNLOAD)?,
            authorization,
            url: account.url.clone(),
            timeout: account.timeout,
        })
    }

    /// The session (RFC 8620, 2), and where it is. A redirect is followed only on the same server.
    pub(super) async fn session(&self) -> Result<(Url, Value), JmapError> {
        let mut at = self.url.clone();
        if at.path() == "/" {
            at.set_path("/.well-known/jmap");
        }
        for _ in 0..=MOST_REDIRECTS {
            let response = self.ask(&at, "application/json", None).await?;
            if !matches!(response.status(), 301 | 302 | 303 | 307 | 308) {
                let body = self.body(&at, response, MAX_JSON).await?;
                let session = serde_json::from_slice(&body);
                let session = session.map_err(|error| JmapError::NoJmap(error.to_string()))?;
                return Ok((at, session));
            }
            let to = response.header("location").and_then(|to| at.join(to).ok());
            response.drain().await;
            let to = to.ok_or_else(|| JmapError::NoJmap("it redirects to nowhere".to_owned()))?;
            if to.origin() != at.origin() {
                return Err(JmapError::Elsewhere(to.to_string()));
            }
            at = to;
        }
        Err(JmapError::NoJmap("it redirects too often".to_owned()))
    }

    /// Calls one method (RFC 8620, 3.2), and returns the arguments of its response.
    pub(super) async fn call(
        &self,
        url: &Url,
        method: &'static str,
        arguments: Value,
    ) -> Result<Value, JmapError> {
        let request = json!({"using": USING, "methodCalls": [[method, arguments, "0"]]});
        let response = self.ask(url, "application/json", Some(&request)).await?;
        let body = self.body(url, response, MAX_JSON).await?;
        let answer: Value =
            serde_json::from_slice(&body).map_err(|_| JmapError::Nonsense("no JSON"))?;
        let first = &answer["methodResponses"][0];
        let arguments = first[1].clone();
        match first[0].as_str() {
            Some("error") => Err(JmapError::Method {
                method,
                kind: shown(arguments["type"].as_str().unwrap_or_default()),
            }),
            Some(name) if name == method => Ok(arguments),
            _ => Err(JmapError::Nonsense("a response without the method")),
        }
    }

    /// A message; `None` if it is gone. One that is too long is an error. The time limit is for each part: a large message
    /// on a slow line takes longer than a usual request.
    pub(super) async fn download(
        &self,
        url: &Url,
        most: usize,
    ) -> Result<Option<Vec<u8>>, JmapError> {
        let request = self.request("*/*", None)?;
        let response = timeout(self.timeout, self.downloads.ask(url, request)).await;
        let response = response.unwrap_or_else(|_| Err(self.silent()));
        let response = response.map_err(|problem| unreached(url, problem))?;
        if response.status() == 404 {
            let _ = timeout(self.timeout, response.drain()).await;
            return Ok(None);
        }
        let length = response.header("content-length");
        let length = length.and_then(|length| length.parse::<usize>().ok());
        if response.status() == 200 && length.is_some_and(|length| length > most) {
            return Err(JmapError::TooLong(most));
        }
        self.body(url, response, most).await.map(Some)
    }

    fn silent(&self) -> OutgoingError {
        OutgoingError::Slow {
            time: self.timeout,
            setting: "outgoing.timeout",
        }
    }

    /// Opens a push connection (RFC 8620, 7.3); `None` if the server does not push.
    pub(super) async fn event_source(&self, url: &Url) -> Result<Option<Response>, JmapError> {
        let request = self.request("text/event-stream", None)?;
        let response = timeout(self.timeout, self.push.ask(url, request)).await;
        let Ok(response) = response else {
            return Ok(None);
        };
        let response = response.map_err(|problem| unreached(url, problem))?;
        let kind = response.header("content-type").unwrap_or_default();
        if response.status() == 200 && kind.starts_with("text/event-stream") {
            return Ok(Some(response));
        }
        response.drain().await;
        Ok(None)
    }

    async fn ask(
        &self,
        url: &Url,
        accept: &'static str,
        body: Option<&Value>,
    ) -> Result<Response, JmapError> {
        let request = self.request(accept, body)?;
        let response = self.way.ask(url, request).await;
        response.map_err(|problem| unreached(url, problem))
    }

    fn request(
        &self,
        accept: &'static str,
        body: Option<&Value>,
    ) -> Result<Request<Bytes>, JmapError> {
        let method = if body.is_some() { "POST" } else { "GET" };
        let mut request = Request::builder()
            .method(method)
            .header(AUTHORIZATION, self.authorization.clone())
            .header(ACCEPT, accept);
        if body.is_some() {
            request = request.header(CONTENT_TYPE, "application/json");
        }
        let body = body.map(Value::to_string).unwrap_or_default();
        request
            .body(Bytes::from(body))
            .map_err(|_| JmapError::Nonsense("a request that can't be written"))
    }

    /// The whole body of a success.
    async fn body(
        &self,
        url: &Url,
        mut response: Response,
        most: usize,
    ) -> Result<Vec<u8>, JmapError> {
        let status = response.status();
        if status != 200 {
            let pause = response
                .header("retry-after")
                .and_then(|wait| wait.parse().ok());
            let pause = pause.map(|secs: u64| Duration::from_secs(secs.min(LONGEST_PAUSE)));
            let _ = timeout(self.timeout, response.drain()).await;
            return Err(match status {
                401 | 403 => JmapError::Login(status),
                429 | 503 => JmapError::Limited(pause),
                status => JmapError::Status(status),
            });
        }
        let mut whole = Vec::new();
        loop {
            let part = timeout(self.timeout, response.part()).await;
            let part = part.unwrap_or_else(|_| Err(self.silent()));
            let Some(part) = part.map_err(|problem| unreached(url, problem))? else {
                return Ok(whole);
            };
            if whole.len() + part.len() > most {
                return Err(JmapError::TooLong(most));
            }
            whole.extend_from_slice(&part);
        }
    }
}

/// A word of the server's, for a log.
fn shown(word: &str) -> String {
    let plain = word.chars().filter(char::is_ascii_graphic);
    plain.take(80).collect()
}

pub(super) fn unreached(url: &Url, problem: OutgoingError) -> JmapError {
    let host = url.host_str().unwrap_or_default().to_owned();
    JmapError::Unreached { host, problem }
}
