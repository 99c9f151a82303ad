//! The page that mentions another. Its address comes from a stranger: only the internet is asked, on the ports of the
//! web, again for each redirect, and for so long and so much.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use afterword_config::Config;
use afterword_markup::{Entry, entry_about, is_same_page};
use afterword_outgoing::{Client, Options, OutgoingError, Response, SetupError};
use afterword_services::webmentions::host;
use bytes::Bytes;
use http::Request;
use http::header::{ACCEPT, CONTENT_TYPE, LOCATION};
use serde_json::Value;
use tokio::time::timeout;
use url::Url;

/// In bytes.
const LONGEST: usize = 512 * 1024;
const MOST_REDIRECTS: usize = 5;
/// In bytes, of the address that a redirect leads to.
const MAX_ADDRESS: usize = 1000;
/// For a page with all redirects to it.
const WHOLE: Duration = Duration::from_secs(20);
/// Between two requests to a host to which others lead.
const REST: Duration = Duration::from_secs(5);
/// The standard wants one that says which are preferred.
const ACCEPTED: &str = "text/html, application/xhtml+xml, application/json;q=0.8, text/plain;q=0.5";

/// What a page says about another.
#[derive(Debug)]
pub(super) enum Said {
    /// It refers to it, as is said by the page at this address.
    About(Box<Entry>, Url),
    /// It does not, or no longer.
    Nothing,
    /// It was removed on purpose.
    Gone,
}

#[derive(Debug, thiserror::Error)]
pub(super) enum SourceError {
    #[error(transparent)]
    Outgoing(#[from] OutgoingError),
    #[error("it is not there")]
    Missing,
    #[error("it answered {0}")]
    Refused(u16),
    #[error("it leads from one address to the next")]
    Redirects,
    #[error("it leads to what is no address of the web")]
    Astray,
    #[error("it is on port {0}, on which no pages are")]
    Port(u16),
    #[error("it is no text: {0}")]
    Kind(String),
    #[error("it leads to {0}, which was asked just now")]
    Rests(String),
    #[error("it could not be read in {0:?}")]
    Slow(Duration),
    #[error("it could not be read")]
    Unread,
}

impl SourceError {
    /// Whether the next try would end as this one.
    pub(super) fn is_final(&self) -> bool {
        match self {
            Self::Outgoing(OutgoingError::Private { .. } | OutgoingError::TooLong(_))
            | Self::Redirects
            | Self::Astray
            | Self::Port(_)
            | Self::Kind(_) => true,
            Self::Refused(status) => {
                (400..500).contains(status) && !matches!(status, 408 | 425 | 429)
            }
            Self::Outgoing(_) | Self::Missing | Self::Rests(_) | Self::Slow(_) | Self::Unread => {
                false
            }
        }
    }
}

/// Reads pages that strangers have named.
#[derive(Clone)]
pub(super) struct Sources {
    client: Client,
    private_hosts: Vec<String>,
    /// When each host was asked last, whoever has led there.
    asked: Arc<Mutex<HashMap<String, Instant>>>,
}

impl Sources {
    /// # Errors
    /// [`SetupError`].
    pub(super) fn new(config: &Config) -> Result<Self, SetupError> {
        let named = config.webmention.allow_private.iter();
        let private_hosts: Vec<String> = named.map(|host| host.as_str().to_owned()).collect();
        let client = Client::new(Options {
            // Those that the owner's own settings lead to are not for strangers.
            private_hosts: private_hosts.clone(),
            private_hosts_setting: "webmention.allow_private",
            timeout: *config.outgoing.timeout,
            timeout_setting: "outgoing.timeout",
            certificate: config.outgoing.certificate.clone(),
        })?;
        Ok(Self {
            client,
            private_hosts,
            asked: Arc::default(),
        })
    }

    /// What the page at `source` says about `target`.
    ///
    /// # Errors
    /// [`SourceError`].
    pub(super) async fn read(&self, source: &Url, target: &Url) -> Result<Said, SourceError> {
        let read = timeout(WHOLE, self.follow(source, target)).await;
        read.unwrap_or(Err(SourceError::Slow(WHOLE)))
    }

    async fn follow(&self, source: &Url, target: &Url) -> Result<Said, SourceError> {
        let mut at = source.clone();
        self.note(&at);
        for _ in 0..=MOST_REDIRECTS {
            self.ensure_usual_port(&at)?;
            let answer = self.client.ask(&at, request()?).await?;
            match answer.status() {
                301 | 302 | 303 | 307 | 308 => {
                    let to = answer.header(LOCATION.as_str()).unwrap_or_default();
                    let next = onward(&at, to)?;
                    if next.host() != at.host() && !self.note(&next) {
                        return Err(SourceError::Rests(host(&next)));
                    }
                    at = next;
                }
                200..=299 => return said(answer, at, target.clone()).await,
                410 => return Ok(Said::Gone),
                404 => return Err(SourceError::Missing),
                status => return Err(SourceError::Refused(status)),
            }
        }
        Err(SourceError::Redirects)
    }

    /// Notes that a host is asked; `false` if it was within the last seconds. Many names must not lead to one door.
    fn note(&self, url: &Url) -> bool {
        let mut asked = self.asked.lock().unwrap_or_else(PoisonError::into_inner);
        asked.retain(|_, last| last.elapsed() < REST);
        asked.insert(host(url), Instant::now()).is_none()
    }

    /// Elsewhere are services that are no sites, and nobody is to knock at them through this server.
    fn ensure_usual_port(&self, url: &Url) -> Result<(), SourceError> {
        let host = url.host_str().unwrap_or_default();
        match url.port() {
            // The parser leaves out the usual one of the scheme.
            Some(port) if !self.private_hosts.iter().any(|own| own == host) => {
                Err(SourceError::Port(port))
            }
            _ => Ok(()),
        }
    }
}

fn request() -> Result<Request<Bytes>, OutgoingError> {
    let request = Request::get("/")
        .header(ACCEPT, ACCEPTED)
        .body(Bytes::new());
    request.map_err(|error| OutgoingError::Http(error.to_string()))
}

fn onward(from: &Url, to: &str) -> Result<Url, SourceError> {
    let next = from.join(to).map_err(|_| SourceError::Astray)?;
    let is_web = matches!(next.scheme(), "http" | "https") && next.host_str().is_some();
    let is_plain = next.username().is_empty() && next.password().is_none();
    let fits = !to.is_empty() && next.as_str().len() <= MAX_ADDRESS;
    (is_web && is_plain && fits)
        .then_some(next)
        .ok_or(SourceError::Astray)
}

async fn said(answer: Response, at: Url, target: Url) -> Result<Said, SourceError> {
    let kind = answer.header(CONTENT_TYPE.as_str()).unwrap_or("text/html");
    let kind = kind.split(';').next().unwrap_or_default().trim();
    let kind = kind.to_ascii_lowercase();
    let read: fn(&str, &Url, &Url) -> Option<Entry> = match kind.as_str() {
        "text/html" | "application/xhtml+xml" => entry_about,
        "text/plain" => in_text,
        "application/json" | "application/feed+json" | "application/activity+json" => in_json,
        _ => return Err(SourceError::Kind(kind.chars().take(100).collect())),
    };
    let text = answer.text(LONGEST).await?;
    let said = tokio::task::spawn_blocking(move || {
        let entry = read(&text, &at, &target);
        entry.map_or(Said::Nothing, |entry| Said::About(Box::new(entry), at))
    });
    said.await.map_err(|_| SourceError::Unread)
}

fn in_text(text: &str, _: &Url, target: &Url) -> Option<Entry> {
    let ends = |c: char| c.is_whitespace() || matches!(c, '<' | '>' | '"' | '\'' | '(' | ')');
    let mut words = text
        .split(ends)
        .map(|word| word.trim_end_matches(['.', ',', ';', ':', '!', '?']));
    let leads = |word: &str| word.parse().is_ok_and(|url| is_same_page(&url, target));
    words.any(leads).then(Entry::default)
}

fn in_json(text: &str, _: &Url, target: &Url) -> Option<Entry> {
    let json: Value = serde_json::from_str(text).ok()?;
    has(&json, target).then(Entry::default)
}

/// As deep as the parser reads.
fn has(json: &Value, target: &Url) -> bool {
    match json {
        Value::String(text) => text.parse().is_ok_and(|url| is_same_page(&url, target)),
        Value::Array(items) => items.iter().any(|item| has(item, target)),
        Value::Object(fields) => fields.values().any(|value| has(value, target)),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_and_json_mention_a_page_by_its_whole_address() {
        let target: Url = "https://blog.test/posts/a/".parse().unwrap();
        for (read, text, mentions) in [
            (
                in_text as fn(&str, &Url, &Url) -> Option<Entry>,
                "see https://blog.test/posts/a/.",
                true,
            ),
            (in_text, "<https://blog.test/posts/a/#b>", true),
            (in_text, "https://blog.test/posts/a/b", false),
            (
                in_json,
                r#"{"a": [{"b": "https://blog.test/posts/a/"}]}"#,
                true,
            ),
            (in_json, r#"{"a": "see https://blog.test/posts/a/"}"#, false),
            (in_json, r#"{"https://blog.test/posts/a/": 1}"#, false),
            (in_json, "https://blog.test/posts/a/", false),
        ] {
            assert_eq!(read(text, &target, &target).is_some(), mentions, "{text}");
        }
    }

    #[test]
    fn a_redirect_leads_on_to_the_web_alone() {
        let from: Url = "https://a.test/x/".parse().unwrap();
        assert_eq!(onward(&from, "../y").unwrap().as_str(), "https://a.test/y");
        for to in [
            "",
            "ftp://a.test/",
            "javascript:1",
            "https://u:p@a.test/",
            "file:///etc/passwd",
        ] {
            assert!(onward(&from, to).is_err(), "{to}");
        }
    }
}
