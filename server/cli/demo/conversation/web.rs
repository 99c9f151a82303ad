//! Requests to the servers of the demo's networks, on this machine alone.

use std::ops::Range;
use std::time::Duration;

use afterword_outgoing::{Client, Options};
use anyhow::{Context, ensure};
use bytes::Bytes;
use http::header::{AUTHORIZATION, CONTENT_TYPE};
use http::{Method, Request};
use serde_json::Value;
use url::Url;

const SUCCESS: Range<u16> = 200..300;
/// Of an answer, in bytes.
const MOST: usize = 1024 * 1024;

#[derive(Clone)]
pub(super) struct Web(Client);

impl Web {
    pub(super) fn new() -> anyhow::Result<Self> {
        let options = Options {
            private_hosts: vec!["127.0.0.1".to_owned()],
            private_hosts_setting: "outgoing.allow_private",
            timeout: Duration::from_secs(30),
            timeout_setting: "outgoing.timeout",
            certificate: None,
        };
        Ok(Self(Client::new(options)?))
    }

    /// Returns the answer, null if it is empty.
    ///
    /// # Errors
    /// There is no answer, or one that refuses.
    pub(super) async fn ask(
        &self,
        method: Method,
        url: &str,
        token: Option<&str>,
        body: &Value,
    ) -> anyhow::Result<Value> {
        let mut request = Request::new(Bytes::new());
        if method != Method::GET {
            *request.body_mut() = body.to_string().into();
            let json = "application/json".parse()?;
            request.headers_mut().insert(CONTENT_TYPE, json);
        }
        if let Some(token) = token {
            let bearer = format!("Bearer {token}").parse()?;
            request.headers_mut().insert(AUTHORIZATION, bearer);
        }
        *request.method_mut() = method;
        let asked = self.0.ask(&Url::parse(url)?, request).await;
        let answer = asked.with_context(|| url.to_owned())?;
        let status = answer.status();
        let text = answer.text(MOST).await?;
        ensure!(
            SUCCESS.contains(&status),
            "{url} answers with status {status}"
        );
        if text.is_empty() {
            return Ok(Value::Null);
        }
        serde_json::from_str(&text).with_context(|| format!("{url} does not answer in JSON"))
    }
}

/// A text of an answer.
///
/// # Errors
/// It is not there.
pub(super) fn word(answer: &Value, key: &str) -> anyhow::Result<String> {
    let word = answer[key].as_str();
    let word = word.with_context(|| format!("an answer has no {key}"))?;
    Ok(word.to_owned())
}
