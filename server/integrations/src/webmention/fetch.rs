//! Pages whose address comes from a stranger: only the internet is asked, on the ports of the web, again for each redirect,
//! and for so long and so much.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use afterword_config::Config;
use afterword_outgoing::{Client, Options, OutgoingError, Response, SetupError};
use afterword_services::webmentions::host;
use bytes::Bytes;
use http::Request;
use http::header::{ACCEPT, CONTENT_TYPE, LOCATION};
use tokio::time::timeout;
use url::Url;
use url::form_urlencoded::Serializer;

/// In bytes, of a page.
pub(super) const LONGEST: usize = 512 * 1024;
const MOST_REDIRECTS: usize = 5;
/// In bytes, of the address that a redirect leads to.
const MAX_ADDRESS: usize = 1000;
/// For a page with all redirects to it.
const WHOLE: Duration = Duration::from_secs(20);
/// Between two requests to a host to which others lead.
const REST: Duration = Duration::from_secs(5);
/// The standard wants one that says which are preferred.
const ACCEPTED: &str = "text/html, application/xhtml+xml, application/json;q=0.8, text/plain;q=0.5";
const FORM: &str = "application/x-www-form-urlencoded";

#[derive(Debug, thiserror::Error)]
pub(super) enum PageError {
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

impl PageError {
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

/// Asks hosts that strangers have named.
#[derive(Clone)]
pub(super) struct Pages {
    client: Client,
    private_hosts: Vec<String>,
    /// When each host was asked last, whoever has led there.
    asked: Arc<Mutex<HashMap<String, Instant>>>,
}

/// Bounds what is done about one page.
///
/// # Errors
/// Those of `done`, [`PageError::Slow`].
pub(super) async fn in_time<T>(
    done: impl Future<Output = Result<T, PageError>>,
) -> Result<T, PageError> {
    let done = timeout(WHOLE, done).await;
    done.unwrap_or(Err(PageError::Slow(WHOLE)))
}

impl Pages {
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

    /// The answer at an address, or where it leads to, and its address.
    ///
    /// # Errors
    /// [`PageError`].
    pub(super) async fn get(&self, url: &Url) -> Result<(Response, Url), PageError> {
        let mut at = url.clone();
        self.note(&at);
        for _ in 0..=MOST_REDIRECTS {
            self.ensure_usual_port(&at)?;
            let answer = self.client.ask(&at, request()?).await?;
            let is_redirect = matches!(answer.status(), 301 | 302 | 303 | 307 | 308);
            if !is_redirect {
                return Ok((answer, at));
            }
            let to = answer.header(LOCATION.as_str()).unwrap_or_default();
            let next = onward(&at, to)?;
            if next.host() != at.host() && !self.note(&next) {
                return Err(PageError::Rests(host(&next)));
            }
            at = next;
        }
        Err(PageError::Redirects)
    }

    /// Sends a form.
    ///
    /// # Errors
    /// [`PageError`]; [`PageError::Refused`] where it is not taken.
    pub(super) async fn post(&self, url: &Url, fields: &[(&str, &str)]) -> Result<(), PageError> {
        self.ensure_usual_port(url)?;
        let form = Serializer::new(String::new()).extend_pairs(fields).finish();
        let request = Request::post("/")
            .header(CONTENT_TYPE, FORM)
            .header(ACCEPT, "*/*")
            .body(Bytes::from(form))
            .map_err(|error| OutgoingError::Http(error.to_string()))?;
        let answer = self.client.ask(url, request).await?;
        match answer.status() {
            200..=299 => Ok(()),
            status => Err(PageError::Refused(status)),
        }
    }

    /// Notes that a host is asked; `false` if it was within the last seconds. Many names must not lead to one door.
    fn note(&self, url: &Url) -> bool {
        let mut asked = self.asked.lock().unwrap_or_else(PoisonError::into_inner);
        asked.retain(|_, last| last.elapsed() < REST);
        asked.insert(host(url), Instant::now()).is_none()
    }

    /// Elsewhere are services that are no sites, and nobody is to knock at them through this server.
    fn ensure_usual_port(&self, url: &Url) -> Result<(), PageError> {
        let host = url.host_str().unwrap_or_default();
        match url.port() {
            // The parser leaves out the usual one of the scheme.
            Some(port) if !self.private_hosts.iter().any(|own| own == host) => {
                Err(PageError::Port(port))
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

/// The address of the web that another one leads to.
///
/// # Errors
/// [`PageError::Astray`].
pub(super) fn onward(from: &Url, to: &str) -> Result<Url, PageError> {
    let next = from.join(to).map_err(|_| PageError::Astray)?;
    let is_web = matches!(next.scheme(), "http" | "https") && next.host_str().is_some();
    let is_plain = next.username().is_empty() && next.password().is_none();
    let fits = !to.is_empty() && next.as_str().len() <= MAX_ADDRESS;
    (is_web && is_plain && fits)
        .then_some(next)
        .ok_or(PageError::Astray)
}

#[cfg(test)]
mod tests {
    use super::*;

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
