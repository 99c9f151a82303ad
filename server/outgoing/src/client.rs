//! One request to one server, bounded in time and size. It follows no redirects.

use std::error::Error;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use bytes::Bytes;
use http::header::{HOST, USER_AGENT};
use http::{HeaderValue, Request, Uri};
use http_body_util::{BodyExt, Full};
use hyper::body::Incoming;
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use rustls::pki_types::ServerName;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio::task::JoinSet;
use tokio::time::{Instant, timeout, timeout_at};
use tokio_rustls::TlsConnector;
use url::{Position, Url};

use crate::error::{OutgoingError, SetupError};
use crate::guard::{Reach, addresses};
use crate::tls::tls_config;

/// In bytes, of a response's head, and of a body that nobody wants.
const MAX_UNWANTED: usize = 64 * 1024;
const AGENT: HeaderValue =
    HeaderValue::from_static(concat!("Afterword/", env!("CARGO_PKG_VERSION")));

/// Where requests may go and how long they may take. The names of the settings that say so stand in errors.
#[derive(Debug, Clone)]
pub struct Options {
    /// Hosts that may be in the owner's own network, as they stand in URLs: names in lower case, addresses.
    pub private_hosts: Vec<String>,
    pub private_hosts_setting: &'static str,
    /// Of a request, its response included.
    pub timeout: Duration,
    pub timeout_setting: &'static str,
    /// A PEM file with authorities that are trusted besides the usual ones: `outgoing.certificate`.
    pub certificate: Option<PathBuf>,
}

#[derive(Clone)]
pub struct Client {
    options: Options,
    tls: TlsConnector,
}

impl Client {
    /// # Errors
    /// [`SetupError`].
    pub fn new(options: Options) -> Result<Self, SetupError> {
        let tls = tls_config(options.certificate.as_deref())?;
        let tls = TlsConnector::from(Arc::new(tls));
        Ok(Self { options, tls })
    }

    /// Connects and sends nothing; returns the address that was connected to.
    ///
    /// # Errors
    /// [`OutgoingError`]: the host is not known, may not be reached, or does not answer.
    pub async fn try_connect(&self, url: &Url) -> Result<SocketAddr, OutgoingError> {
        let reached = timeout(self.options.timeout, async {
            let stream = self.connect(url).await?;
            let address = stream.peer_addr();
            address.map_err(|error| OutgoingError::Connect(error.to_string()))
        });
        reached.await.map_err(|_| self.slow())?
    }

    /// Sends the request to this URL, whatever URL the request names itself, and returns when the head of the response is
    /// there.
    ///
    /// # Errors
    /// [`OutgoingError`].
    pub async fn ask(&self, url: &Url, request: Request<Bytes>) -> Result<Response, OutgoingError> {
        let end = Instant::now() + self.options.timeout;
        let mut connections = JoinSet::new();
        let exchange = self.exchange(url, request, &mut connections);
        let answer = timeout_at(end, exchange).await;
        Ok(Response {
            whole: answer.map_err(|_| self.slow())??,
            end,
            options: self.options.clone(),
            _connections: connections,
        })
    }

    /// `connections` drives the connection, and ends it when it is dropped.
    async fn exchange(
        &self,
        url: &Url,
        request: Request<Bytes>,
        connections: &mut JoinSet<()>,
    ) -> Result<http::Response<Incoming>, OutgoingError> {
        let request = with_target(url, request)?;
        let stream = self.connect(url).await?;
        if url.scheme() == "https" {
            let host = url.host_str().unwrap_or_default();
            let name = ServerName::try_from(host.trim_matches(['[', ']']).to_owned());
            let name = name.map_err(|error| OutgoingError::Tls(error.to_string()))?;
            let stream = self.tls.connect(name, stream).await;
            let stream = stream.map_err(|error| OutgoingError::Tls(error.to_string()))?;
            send(stream, request, connections).await
        } else {
            send(stream, request, connections).await
        }
    }

    /// The first address that answers, each in its share of the time.
    async fn connect(&self, url: &Url) -> Result<TcpStream, OutgoingError> {
        let found = addresses(url, self.reach(url)).await?;
        let count = u32::try_from(found.len()).unwrap_or(u32::MAX).max(1);
        let share: Duration = self.options.timeout / count;
        let mut last = OutgoingError::Connect("it has no address".to_owned());
        for address in found {
            match timeout(share, TcpStream::connect(address)).await {
                Ok(Ok(stream)) => return Ok(stream),
                Ok(Err(error)) => last = OutgoingError::Connect(error.to_string()),
                Err(_) => last = self.slow(),
            }
        }
        Err(last)
    }

    fn reach(&self, url: &Url) -> Reach {
        let host = url.host_str().unwrap_or_default();
        let mut allowed = self.options.private_hosts.iter();
        if allowed.any(|name| name == host) {
            Reach::Anywhere
        } else {
            let unless = self.options.private_hosts_setting;
            Reach::PublicOnly { unless }
        }
    }

    fn slow(&self) -> OutgoingError {
        slow(&self.options)
    }
}

/// A response whose body is still to be read, within the time that the request had.
pub struct Response {
    whole: http::Response<Incoming>,
    end: Instant,
    options: Options,
    _connections: JoinSet<()>,
}

impl Response {
    #[must_use]
    pub fn status(&self) -> u16 {
        self.whole.status().as_u16()
    }

    /// `None` too where it is no plain text.
    #[must_use]
    pub fn header(&self, name: &str) -> Option<&str> {
        self.whole.headers().get(name)?.to_str().ok()
    }

    /// All fields of this name that are plain text.
    pub fn headers(&self, name: &str) -> impl Iterator<Item = &str> {
        let fields = self.whole.headers().get_all(name).into_iter();
        fields.filter_map(|field| field.to_str().ok())
    }

    /// The next part of the body; `None` at its end.
    ///
    /// # Errors
    /// [`OutgoingError::Slow`], [`OutgoingError::Http`].
    pub async fn part(&mut self) -> Result<Option<Bytes>, OutgoingError> {
        loop {
            let frame = timeout_at(self.end, self.whole.body_mut().frame()).await;
            match frame.map_err(|_| slow(&self.options))? {
                None => return Ok(None),
                Some(Err(error)) => return Err(failed(&error)),
                Some(Ok(frame)) => {
                    if let Ok(part) = frame.into_data() {
                        return Ok(Some(part));
                    }
                }
            }
        }
    }

    /// The whole body, of at most so many bytes; what is not UTF-8 is replaced.
    ///
    /// # Errors
    /// As [`Response::part`], [`OutgoingError::TooLong`].
    pub async fn text(mut self, most: usize) -> Result<String, OutgoingError> {
        let mut whole = Vec::new();
        while let Some(part) = self.part().await? {
            if whole.len() + part.len() > most {
                return Err(OutgoingError::TooLong(most));
            }
            whole.extend_from_slice(&part);
        }
        Ok(String::from_utf8_lossy(&whole).into_owned())
    }

    /// Reads the beginning of a body that nobody wants, so that the other side is not cut off in the midst of it.
    pub async fn drain(mut self) {
        let mut read = 0;
        while let Ok(Some(part)) = self.part().await {
            read += part.len();
            if read >= MAX_UNWANTED {
                return;
            }
        }
    }
}

fn slow(options: &Options) -> OutgoingError {
    OutgoingError::Slow {
        time: options.timeout,
        setting: options.timeout_setting,
    }
}

fn with_target(url: &Url, request: Request<Bytes>) -> Result<Request<Full<Bytes>>, OutgoingError> {
    let unsaid = |error: http::Error| OutgoingError::Http(error.to_string());
    let target = url[Position::BeforePath..Position::AfterQuery].parse::<Uri>();
    let host = HeaderValue::from_str(&url[Position::BeforeHost..Position::AfterPort]);
    let mut request = request.map(Full::new);
    *request.uri_mut() = target.map_err(|error| unsaid(error.into()))?;
    let headers = request.headers_mut();
    headers.insert(HOST, host.map_err(|error| unsaid(error.into()))?);
    headers.insert(USER_AGENT, AGENT);
    Ok(request)
}

async fn send(
    stream: impl AsyncRead + AsyncWrite + Send + Unpin + 'static,
    request: Request<Full<Bytes>>,
    connections: &mut JoinSet<()>,
) -> Result<http::Response<Incoming>, OutgoingError> {
    let mut http = http1::Builder::new();
    http.max_buf_size(MAX_UNWANTED);
    let shaken = http.handshake(TokioIo::new(stream)).await;
    let (mut sender, connection) = shaken.map_err(|error| failed(&error))?;
    connections.spawn(async move {
        let _ = connection.await;
    });
    let answer = sender.send_request(request).await;
    answer.map_err(|error| failed(&error))
}

/// hyper says in the source what it hides in the error.
fn failed(error: &hyper::Error) -> OutgoingError {
    let cause = error.source().map(|cause| format!(": {cause}"));
    OutgoingError::Http(format!("{error}{}", cause.unwrap_or_default()))
}
