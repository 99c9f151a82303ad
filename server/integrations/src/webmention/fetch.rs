//! Pages whose address comes from a stranger: only the internet is asked, on the ports of the web, again for each redirect,
//! and for so long and so much.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use afterword_config::Config;
use afterword_outgoing::{Client, Options, OutgoingError, Response, SetupError};
use afterword_services::webmentions::host;
use bytes::Bytes;
use http::Request;
use http::header::{ACCEPT, CONTENT_TYPE, LOCATION};
use tokio::time::timeout;
use url::form_urlencoded::Serializer;
use url::{Position, Url};

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
    #[error("it names {0}, which is in your own network and not the page's own host")]
    Inside(String),
    #[error("it wants webmentions to be sent here")]
    Here,
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
            | Self::Kind(_)
            | Self::Inside(_)
            | Self::Here => true,
            Self::Refused(status) => {
                (300..500).contains(status) && !matches!(status, 408 | 425 | 429)
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
        // Whoever calls lets hosts rest between their pages.
        self.note(&at);
        let mut visited = HashSet::from([host(&at)]);
        for _ in 0..=MOST_REDIRECTS {
            self.ensure_usual_port(&at)?;
            let answer = self.client.ask(&at, request()?).await?;
            let is_redirect = matches!(answer.status(), 301 | 302 | 303 | 307 | 308);
            if !is_redirect {
                return Ok((answer, at));
            }
            let to = answer.header(LOCATION.as_str()).unwrap_or_default();
            let next = onward(&at, to)?;
            if visited.insert(host(&next)) && !self.note(&next) {
                return Err(PageError::Rests(host(&next)));
            }
            at = next;
        }
        Err(PageError::Redirects)
    }

    /// Sends a form to an address that the page at `named_by` has named.
    ///
    /// # Errors
    /// [`PageError`]; [`PageError::Refused`] where it is not taken.
    pub(super) async fn post(
        &self,
        url: &Url,
        named_by: &Url,
        fields: &[(&str, &str)],
    ) -> Result<(), PageError> {
        let form = Serializer::new(String::new()).extend_pairs(fields).finish();
        let form = Bytes::from(form);
        let mut at = url.clone();
        for _ in 0..=MOST_REDIRECTS {
            self.ensure_usual_port(&at)?;
            if self.is_private(&at) && at.host() != named_by.host() {
                return Err(PageError::Inside(host(&at)));
            }
            let answer = self.client.ask(&at, form_request(form.clone())?).await?;
            let status = answer.status();
            let to = answer.header(LOCATION.as_str()).map(str::to_owned);
            // Who is cut off in the midst of an answer may undo what it says.
            answer.drain().await;
            match (status, to) {
                (200..=299, _) => return Ok(()),
                // With these the form goes there, too; with others browsers would ask for a page.
                (307 | 308, Some(to)) => at = onward(&at, &to)?,
                (301 | 302, Some(to)) => {
                    at = encrypted(&at, &to).ok_or(PageError::Refused(status))?
                }
                _ => return Err(PageError::Refused(status)),
            }
        }
        Err(PageError::Redirects)
    }

    /// Notes that a host is asked; `false` if it was within the last seconds. Many names must not lead to one door.
    fn note(&self, url: &Url) -> bool {
        let mut asked = self.asked.lock().unwrap_or_else(PoisonError::into_inner);
        asked.retain(|_, last| last.elapsed() < REST);
        let host = host(url);
        let is_rested = !asked.contains_key(&host);
        if is_rested {
            asked.insert(host, Instant::now());
        }
        is_rested
    }

    /// In the owner's own network, where the settings let it be read.
    fn is_private(&self, url: &Url) -> bool {
        let host = url.host_str().unwrap_or_default();
        self.private_hosts.iter().any(|own| own == host)
    }

    /// Elsewhere are services that are no sites, and nobody is to knock at them through this server.
    fn ensure_usual_port(&self, url: &Url) -> Result<(), PageError> {
        match url.port() {
            // The parser leaves out the usual one of the scheme.
            Some(port) if !self.is_private(url) => Err(PageError::Port(port)),
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

fn form_request(form: Bytes) -> Result<Request<Bytes>, OutgoingError> {
    let request = Request::post("/")
        .header(CONTENT_TYPE, FORM)
        .header(ACCEPT, "*/*")
        .body(form);
    request.map_err(|error| OutgoingError::Http(error.to_string()))
}

/// The same address with `https`, if it leads there.
fn encrypted(from: &Url, to: &str) -> Option<Url> {
    let next = onward(from, to).ok()?;
    let rest = |url: &Url| url[Position::BeforeHost..].to_owned();
    let is_same = from.scheme() == "http" && next.scheme() == "https" && rest(from) == rest(&next);
    is_same.then_some(next)
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
