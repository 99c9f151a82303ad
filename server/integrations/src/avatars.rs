//! Asks Gravatar or Libravatar for a picture. It is the only place that tells either the hash of an address.
//!
//! A redirect is followed only on the same server. Libravatar is asked at its central server: no name server is asked
//! where the domain of an address has one of its own, and it is told not to ask Gravatar in turn.

use std::time::Duration;

use afterword_config::Config;
use afterword_model::policy::Avatars;
use afterword_outgoing::{Client, Options, OutgoingError, Response, SetupError};
use afterword_services::avatars::{FetchAvatar, FetchFailed, MAX_PICTURE};
use async_trait::async_trait;
use bytes::{Bytes, BytesMut};
use http::Request;
use http::header::ACCEPT;
use tokio::time::timeout;
use url::Url;

/// For redirects and the picture together. Readers wait for it.
const LONGEST: Duration = Duration::from_secs(10);
const MOST_REDIRECTS: usize = 2;
/// 80 pixels: twice what is shown, for sharp screens. 404 where there is none, and only pictures for everybody.
const QUERY: &str = "s=80&d=404&r=g";
const LIBRAVATAR_ALONE: &str = "&gravatarproxy=n";

/// Asks the services that the settings name.
pub struct AvatarClient {
    way: Client,
    gravatar: Url,
    libravatar: Url,
}

impl AvatarClient {
    /// # Errors
    /// [`SetupError`].
    pub fn new(config: &Config) -> Result<Self, SetupError> {
        let way = Client::new(Options {
            private_hosts: config.outgoing.private_hosts(),
            private_hosts_setting: "outgoing.allow_private",
            timeout: (*config.outgoing.timeout).min(LONGEST),
            timeout_setting: "outgoing.timeout",
            certificate: config.outgoing.certificate.clone(),
        })?;
        Ok(Self {
            way,
            gravatar: config.avatars.gravatar.url().clone(),
            libravatar: config.avatars.libravatar.url().clone(),
        })
    }

    async fn picture(&self, url: Url) -> Result<Option<Bytes>, FetchFailed> {
        let answer = self.answer(url).await?;
        match answer.status() {
            200 => whole(answer).await.map(Some),
            404 => {
                answer.drain().await;
                Ok(None)
            }
            status => {
                answer.drain().await;
                Err(FetchFailed(format!("it answers {status}")))
            }
        }
    }

    async fn answer(&self, url: Url) -> Result<Response, FetchFailed> {
        let mut at = url;
        for _ in 0..=MOST_REDIRECTS {
            let request = Request::get("/")
                .header(ACCEPT, "image/*")
                .body(Bytes::new());
            let request = request.map_err(|error| FetchFailed(error.to_string()))?;
            let answer = self.way.ask(&at, request).await.map_err(failed)?;
            if !matches!(answer.status(), 301 | 302 | 303 | 307 | 308) {
                return Ok(answer);
            }
            let to = answer.header("location").map(str::to_owned);
            answer.drain().await;
            let next = to.and_then(|to| at.join(&to).ok());
            let next = next.filter(|next| next.origin() == at.origin());
            at = next.ok_or_else(|| FetchFailed("it redirects to another server".to_owned()))?;
        }
        Err(FetchFailed("it redirects too often".to_owned()))
    }
}

#[async_trait]
impl FetchAvatar for AvatarClient {
    async fn fetch(&self, service: Avatars, hash: &str) -> Result<Option<Bytes>, FetchFailed> {
        let (base, more) = match service {
            Avatars::Off => return Ok(None),
            Avatars::Gravatar => (&self.gravatar, ""),
            Avatars::Libravatar => (&self.libravatar, LIBRAVATAR_ALONE),
        };
        let url = base
            .join(hash)
            .map_err(|error| FetchFailed(error.to_string()));
        let mut url = url?;
        url.set_query(Some(&format!("{QUERY}{more}")));
        let slow = |_| FetchFailed(format!("no answer in {LONGEST:?}"));
        timeout(LONGEST, self.picture(url)).await.map_err(slow)?
    }
}

async fn whole(mut answer: Response) -> Result<Bytes, FetchFailed> {
    let mut bytes = BytesMut::new();
    while let Some(part) = answer.part().await.map_err(failed)? {
        if bytes.len() + part.len() > MAX_PICTURE {
            return Err(failed(OutgoingError::TooLong(MAX_PICTURE)));
        }
        bytes.extend_from_slice(&part);
    }
    Ok(bytes.freeze())
}

#[expect(clippy::needless_pass_by_value, reason = "for map_err")]
fn failed(error: OutgoingError) -> FetchFailed {
    FetchFailed(error.to_string())
}
