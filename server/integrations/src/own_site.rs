//! Files of a site itself. Redirects are followed as long as they stay on the site.

use afterword_config::Config;
use afterword_model::Site;
use afterword_outgoing::{Client, Options, OutgoingError, Response, SetupError};
use bytes::Bytes;
use http::Request;
use url::Url;

const MOST_REDIRECTS: usize = 3;

/// The HTTP client for the owner's sites.
///
/// # Errors
/// [`SetupError`].
pub fn client(config: &Config) -> Result<Client, SetupError> {
    Client::new(Options {
        private_hosts: config.outgoing.private_hosts(),
        private_hosts_setting: "outgoing.allow_private",
        timeout: *config.outgoing.timeout,
        timeout_setting: "outgoing.timeout",
        certificate: config.outgoing.certificate.clone(),
    })
}

#[derive(Debug, thiserror::Error)]
pub enum OwnSiteError {
    #[error("{0} is on none of the site's origins")]
    Foreign(String),
    #[error(transparent)]
    Outgoing(#[from] OutgoingError),
    #[error(
        "{from} leads on to {to}, which is not on one of the site's origins, or is no longer encrypted"
    )]
    Astray { from: String, to: String },
    #[error("{0} leads from one address to the next")]
    Redirects(String),
}

/// The answer of a site at an address, by a request that is made anew for each redirect.
///
/// # Errors
/// [`OwnSiteError`].
pub(crate) async fn get(
    client: &Client,
    site: &Site,
    url: &Url,
    request: impl Fn() -> Result<Request<Bytes>, OutgoingError>,
) -> Result<Response, OwnSiteError> {
    let mut at = url.clone();
    for _ in 0..=MOST_REDIRECTS {
        if !site.has(&at) {
            return Err(OwnSiteError::Foreign(at.to_string()));
        }
        let answer = client.ask(&at, request()?).await?;
        if !matches!(answer.status(), 301 | 302 | 303 | 307 | 308) {
            return Ok(answer);
        }
        let to = answer.header("location").unwrap_or_default().to_owned();
        answer.drain().await;
        at = onward(site, &at, &to)?;
    }
    Err(OwnSiteError::Redirects(url.to_string()))
}

fn onward(site: &Site, from: &Url, to: &str) -> Result<Url, OwnSiteError> {
    let astray = || OwnSiteError::Astray {
        from: from.to_string(),
        to: to.chars().take(200).collect(),
    };
    let next = from.join(to).map_err(|_| astray())?;
    let stays_encrypted = from.scheme() == "http" || next.scheme() == "https";
    if stays_encrypted && site.has(&next) {
        Ok(next)
    } else {
        Err(astray())
    }
}
