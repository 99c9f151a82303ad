//! Requests to servers that the owner has named, limited in time and size. Redirects are not followed here.

// Connects to other machines: the addresses that the owner asks the doctor to try.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use bytes::Bytes;
use http::header::{HOST, USER_AGENT};
use http::{HeaderMap, Method, Request};
use http_body_util::{BodyExt, Empty, Limited};
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use rustls::client::WebPkiServerVerifier;
use rustls::crypto::aws_lc_rs;
use rustls::pki_types::ServerName;
use rustls::{ClientConfig, RootCertStore};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpStream, lookup_host};
use tokio::time::timeout;
use tokio_rustls::TlsConnector;
use url::{Position, Url};

use super::certificate::{ServedChain, Witness};
use crate::cli::trusted;

/// For one request, from the name lookup to the last byte.
const PATIENCE: Duration = Duration::from_secs(15);
/// For one address of a name.
const CONNECT: Duration = Duration::from_secs(5);
const MAX_BODY: usize = 4 * 1024 * 1024;
const AGENT: &str = concat!("Afterword-doctor/", env!("CARGO_PKG_VERSION"));

/// A server's answer.
#[derive(Debug)]
pub(super) struct Fetched {
    pub(super) url: Url,
    pub(super) status: u16,
    pub(super) headers: HeaderMap,
    pub(super) body: String,
    pub(super) shown: Option<ServedChain>,
}

impl Fetched {
    /// A header's value; joined if it occurs several times.
    pub(super) fn header(&self, name: &str) -> Option<String> {
        let values = self.headers.get_all(name).iter();
        let values: Vec<&str> = values.filter_map(|value| value.to_str().ok()).collect();
        (!values.is_empty()).then(|| values.join(", "))
    }

    /// The target of a redirect.
    pub(super) fn location(&self) -> Option<Url> {
        let is_redirect = matches!(self.status, 301 | 302 | 303 | 307 | 308);
        let location = self.headers.get("location").filter(|_| is_redirect)?;
        self.url.join(location.to_str().ok()?).ok()
    }
}

/// Why there is no answer, with the certificate that the server has shown.
#[derive(Debug)]
pub(super) struct NoAnswer {
    pub(super) reason: String,
    pub(super) shown: Option<ServedChain>,
}

impl From<String> for NoAnswer {
    fn from(reason: String) -> Self {
        let shown = None;
        Self { reason, shown }
    }
}

pub(super) struct Web {
    roots: Arc<RootCertStore>,
}

impl Web {
    /// # Errors
    /// The file contains no certificate.
    pub(super) fn new(authority: Option<&Path>) -> anyhow::Result<Self> {
        let roots = Arc::new(trusted::roots("--authority", authority)?);
        Ok(Self { roots })
    }

    pub(super) async fn get(
        &self,
        url: &Url,
        headers: &[(&str, &str)],
    ) -> Result<Fetched, NoAnswer> {
        self.ask(Method::GET, url, headers).await
    }

    pub(super) async fn ask(
        &self,
        method: Method,
        url: &Url,
        headers: &[(&str, &str)],
    ) -> Result<Fetched, NoAnswer> {
        let answered = timeout(PATIENCE, self.exchange(method, url, headers)).await;
        answered
            .unwrap_or_else(|_| Err(format!("no answer within {} s", PATIENCE.as_secs()).into()))
    }

    async fn exchange(
        &self,
        method: Method,
        url: &Url,
        headers: &[(&str, &str)],
    ) -> Result<Fetched, NoAnswer> {
        let request = request(method, url, headers).map_err(|error| error.to_string())?;
        let stream = connect(url).await?;
        if url.scheme() != "https" {
            return answer(stream, request, url, None).await;
        }
        let (stream, shown) = self.encrypt(url, stream, b"http/1.1").await?;
        answer(stream, request, url, shown).await
    }

    /// Whether the server speaks HTTP/2 over TLS.
    pub(super) async fn speaks_http2(&self, url: &Url) -> bool {
        let shaken = timeout(PATIENCE, async {
            let stream = connect(url).await.ok()?;
            let (stream, _) = self.encrypt(url, stream, b"h2").await.ok()?;
            Some(stream.get_ref().1.alpn_protocol() == Some(b"h2"))
        });
        shaken.await.ok().flatten().unwrap_or_default()
    }

    async fn encrypt(
        &self,
        url: &Url,
        stream: TcpStream,
        protocol: &[u8],
    ) -> Result<
        (
            tokio_rustls::client::TlsStream<TcpStream>,
            Option<ServedChain>,
        ),
        NoAnswer,
    > {
        let words = |error: &dyn std::fmt::Display| NoAnswer::from(error.to_string());
        let provider = Arc::new(aws_lc_rs::default_provider());
        let verifier = WebPkiServerVerifier::builder_with_provider(
            Arc::clone(&self.roots),
            Arc::clone(&provider),
        )
        .build()
        .map_err(|error| words(&error))?;
        let witness = Arc::new(Witness::new(verifier));
        let mut config = ClientConfig::builder_with_provider(provider)
            .with_protocol_versions(&[&rustls::version::TLS13, &rustls::version::TLS12])
            .map_err(|error| words(&error))?
            .dangerous()
            .with_custom_certificate_verifier(Arc::clone(&witness) as Arc<_>)
            .with_no_client_auth();
        config.alpn_protocols = vec![protocol.to_vec()];
        let host = url.host_str().unwrap_or_default().trim_matches(['[', ']']);
        let name = ServerName::try_from(host.to_owned()).map_err(|error| words(&error))?;
        match TlsConnector::from(Arc::new(config))
            .connect(name, stream)
            .await
        {
            Ok(stream) => Ok((stream, witness.seen())),
            Err(error) => Err(NoAnswer {
                reason: format!("no TLS: {error}"),
                shown: witness.seen(),
            }),
        }
    }
}

async fn connect(url: &Url) -> Result<TcpStream, String> {
    let host = url.host_str().unwrap_or_default().trim_matches(['[', ']']);
    let port = url.port_or_known_default().unwrap_or(443);
    let addresses = lookup_host((host, port)).await;
    let addresses = addresses.map_err(|error| format!("the name is not known: {error}"))?;
    let mut last = "the name has no address".to_owned();
    for address in addresses {
        match timeout(CONNECT, TcpStream::connect(address)).await {
            Ok(Ok(stream)) => return Ok(stream),
            Ok(Err(error)) => last = format!("no connection to {address}: {error}"),
            Err(_) => last = format!("no connection to {address} within {} s", CONNECT.as_secs()),
        }
    }
    Err(last)
}

fn request(
    method: Method,
    url: &Url,
    headers: &[(&str, &str)],
) -> Result<Request<Empty<Bytes>>, http::Error> {
    let target = &url[Position::BeforePath..Position::AfterQuery];
    let mut request = Request::builder()
        .method(method)
        .uri(target)
        .header(HOST, &url[Position::BeforeHost..Position::AfterPort])
        .header(USER_AGENT, AGENT);
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    request.body(Empty::new())
}

async fn answer(
    stream: impl AsyncRead + AsyncWrite + Send + Unpin + 'static,
    request: Request<Empty<Bytes>>,
    url: &Url,
    shown: Option<ServedChain>,
) -> Result<Fetched, NoAnswer> {
    let failed = |error: &dyn std::fmt::Display| NoAnswer {
        reason: format!("no answer in HTTP: {error}"),
        shown: shown.clone(),
    };
    let shaken = http1::handshake(TokioIo::new(stream)).await;
    let (mut sender, connection) = shaken.map_err(|error| failed(&error))?;
    let driver = tokio::spawn(connection);
    let answered = sender.send_request(request).await;
    let (head, body) = answered.map_err(|error| failed(&error))?.into_parts();
    let body = Limited::new(body, MAX_BODY).collect().await;
    driver.abort();
    let body = body.map_err(|error| failed(&error))?.to_bytes();
    Ok(Fetched {
        url: url.clone(),
        status: head.status.as_u16(),
        headers: head.headers,
        body: String::from_utf8_lossy(&body).into_owned(),
        shown,
    })
}
