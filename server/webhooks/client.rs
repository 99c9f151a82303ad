//! One request to one receiver, bounded in time and size. Redirects are not followed.

use std::error::Error;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use bytes::Bytes;
use http::header::{CONTENT_TYPE, HOST, RETRY_AFTER, USER_AGENT};
use http::{Request, Response};
use http_body_util::{BodyExt, Full};
use hyper::body::Incoming;
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use jiff::Timestamp;
use rustls::crypto::ring;
use rustls::pki_types::ServerName;
use rustls::{ClientConfig, RootCertStore};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio::task::JoinSet;
use tokio::time::{Instant, timeout, timeout_at};
use tokio_rustls::TlsConnector;
use uuid::Uuid;

use super::error::{SendError, Unusable, retry_after};
use super::guard::{Reach, addresses};
use super::signature::SigningKey;
use crate::config::{HookUrl, Webhooks};

/// In bytes, of an answer's head and of its body; nothing in them is of use.
const MAX_ANSWER: usize = 64 * 1024;
const AGENT: &str = concat!("Afterword/", env!("CARGO_PKG_VERSION"));

/// What is sent.
#[derive(Debug, Clone)]
pub struct Message {
    pub id: Uuid,
    /// Of this attempt.
    pub time: Timestamp,
    pub body: String,
}

pub struct Client {
    settings: Webhooks,
    key: SigningKey,
    tls: TlsConnector,
}

impl Client {
    /// # Errors
    /// [`Unusable`]: there is no secret, or no TLS.
    pub fn new(settings: &Webhooks) -> Result<Self, Unusable> {
        let key = settings.secret.as_ref().and_then(SigningKey::of);
        Ok(Self {
            key: key.ok_or(Unusable::NoSecret)?,
            tls: connector()?,
            settings: settings.clone(),
        })
    }

    /// Sends the message; the receiver has taken it when this returns.
    ///
    /// # Errors
    /// [`SendError`]: it did not get there, or was not answered with a status from 200 to 299.
    pub async fn send(&self, url: &HookUrl, message: &Message) -> Result<(), SendError> {
        let limit = *self.settings.timeout;
        let end = Instant::now() + limit;
        let mut connections = JoinSet::new();
        let answer = timeout_at(end, self.exchange(url, message, &mut connections)).await;
        let answer = answer.map_err(|_| SendError::Slow(limit))??;
        let status = answer.status();
        let again = answer.headers().get(RETRY_AFTER);
        let again = again.and_then(|value| retry_after(value.to_str().ok()?, message.time));
        // The status is the answer. Its body is read so that a receiver is not cut off in the midst of it.
        let _ = timeout_at(end, drain(answer.into_body())).await;
        if status.is_success() {
            return Ok(());
        }
        Err(SendError::Refused {
            status: status.as_u16(),
            again,
        })
    }

    /// `connections` drives the connection, and ends it when it is dropped.
    async fn exchange(
        &self,
        url: &HookUrl,
        message: &Message,
        connections: &mut JoinSet<()>,
    ) -> Result<Response<Incoming>, SendError> {
        let reach = if self.settings.allows(url) {
            Reach::Anywhere
        } else {
            Reach::PublicOnly
        };
        let stream = self.connect(addresses(url, reach).await?).await?;
        let request = self.request(url, message)?;
        if url.is_https() {
            let name = ServerName::try_from(url.host().trim_matches(['[', ']']).to_owned());
            let name = name.map_err(|error| SendError::Tls(error.to_string()))?;
            let stream = self.tls.connect(name, stream).await;
            let stream = stream.map_err(|error| SendError::Tls(error.to_string()))?;
            ask(stream, request, connections).await
        } else {
            ask(stream, request, connections).await
        }
    }

    /// The first that answers, each in its share of the time.
    async fn connect(&self, addresses: Vec<SocketAddr>) -> Result<TcpStream, SendError> {
        let addresses_count = u32::try_from(addresses.len()).unwrap_or(u32::MAX).max(1);
        let share: Duration = *self.settings.timeout / addresses_count;
        let mut last = SendError::Connect("it has no address".to_owned());
        for address in addresses {
            match timeout(share, TcpStream::connect(address)).await {
                Ok(Ok(stream)) => return Ok(stream),
                Ok(Err(error)) => last = SendError::Connect(error.to_string()),
                Err(_) => last = SendError::Slow(*self.settings.timeout),
            }
        }
        Err(last)
    }

    fn request(&self, url: &HookUrl, message: &Message) -> Result<Request<Full<Bytes>>, SendError> {
        let Message { id, time, body } = message;
        let authority = &url.url()[url::Position::BeforeHost..url::Position::AfterPort];
        let target = &url.url()[url::Position::BeforePath..url::Position::AfterQuery];
        Request::post(target)
            .header(HOST, authority)
            .header(USER_AGENT, AGENT)
            .header(CONTENT_TYPE, "application/json")
            .header("webhook-id", id.to_string())
            .header("webhook-timestamp", time.as_second())
            .header("webhook-signature", self.key.sign(*id, *time, body))
            .body(Full::new(Bytes::from(body.clone())))
            .map_err(|error| SendError::Http(error.to_string()))
    }
}

async fn ask(
    stream: impl AsyncRead + AsyncWrite + Send + Unpin + 'static,
    request: Request<Full<Bytes>>,
    connections: &mut JoinSet<()>,
) -> Result<Response<Incoming>, SendError> {
    let mut http = http1::Builder::new();
    http.max_buf_size(MAX_ANSWER);
    let shaken = http.handshake(TokioIo::new(stream)).await;
    let (mut sender, connection) = shaken.map_err(|error| failed(&error))?;
    connections.spawn(async move {
        let _ = connection.await;
    });
    let answer = sender.send_request(request).await;
    answer.map_err(|error| failed(&error))
}

async fn drain(mut body: Incoming) {
    let mut read = 0;
    while let Some(Ok(frame)) = body.frame().await {
        read += frame.data_ref().map_or(0, Bytes::len);
        if read >= MAX_ANSWER {
            return;
        }
    }
}

/// hyper says in the source what it hides in the error.
fn failed(error: &hyper::Error) -> SendError {
    let cause = error.source().map(|cause| format!(": {cause}"));
    SendError::Http(format!("{error}{}", cause.unwrap_or_default()))
}

fn connector() -> Result<TlsConnector, rustls::Error> {
    let roots = RootCertStore::from_iter(webpki_roots::TLS_SERVER_ROOTS.iter().cloned());
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_protocol_versions(&[&rustls::version::TLS13, &rustls::version::TLS12])?
        .with_root_certificates(roots)
        .with_no_client_auth();
    Ok(TlsConnector::from(Arc::new(config)))
}
