//! One connection of one reader, kept alive from request to request. It is hyper's client without anything on top.

use std::io::ErrorKind;

use bytes::Bytes;
use http::header::{ACCEPT, HOST, USER_AGENT};
use http::{HeaderMap, HeaderValue, Request, Uri};
use http_body_util::{BodyExt, Empty, Limited};
use hyper::body::Incoming;
use hyper::client::conn::http1::{self, SendRequest};
use hyper_util::rt::TokioIo;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio::task::JoinHandle;

use crate::tally::Failure;
use crate::target::Target;

const AGENT: HeaderValue =
    HeaderValue::from_static(concat!("Afterword-bench/", env!("CARGO_PKG_VERSION")));
const JSON: HeaderValue = HeaderValue::from_static("application/json");
/// In bytes; far more than ten counts have.
const MAX_BODY: usize = 1024 * 1024;

pub(super) struct Connection {
    sender: SendRequest<Empty<Bytes>>,
    driver: JoinHandle<()>,
}

/// An answer that is read for what it says.
pub(super) struct BenchResponse {
    pub(super) status: u16,
    pub(super) headers: HeaderMap,
    pub(super) body: Bytes,
}

impl Connection {
    pub(super) async fn open(target: &Target) -> Result<Self, Failure> {
        let stream = TcpStream::connect(target.address).await;
        let stream = stream.map_err(|error| match error.kind() {
            ErrorKind::ConnectionRefused => Failure::Refused,
            _ => Failure::NoConnection,
        })?;
        // Without it, a request may wait for the acknowledgement of the one before.
        let _ = stream.set_nodelay(true);
        match &target.tls {
            None => Self::over(stream).await,
            Some(tls) => {
                let secured = tls.connector.connect(tls.name.clone(), stream).await;
                Self::over(secured.map_err(|_| Failure::Tls)?).await
            }
        }
    }

    async fn over(
        stream: impl AsyncRead + AsyncWrite + Send + Unpin + 'static,
    ) -> Result<Self, Failure> {
        let shaken = http1::handshake(TokioIo::new(stream)).await;
        let (sender, connection) = shaken.map_err(|error| failure(&error))?;
        let driver = tokio::spawn(async move {
            let _ = connection.await;
        });
        Ok(Self { sender, driver })
    }

    /// Ready for another request; a server may have ended it meanwhile.
    pub(super) async fn if_open(mut self) -> Option<Self> {
        self.sender.ready().await.is_ok().then_some(self)
    }

    /// The status of the answer, once its last byte is there.
    pub(super) async fn ask(&mut self, target: &Target, uri: &Uri) -> Result<u16, Failure> {
        let (head, mut body) = self.begin(target, uri).await?.into_parts();
        while let Some(frame) = body.frame().await {
            frame.map_err(|error| failure(&error))?;
        }
        Ok(head.status.as_u16())
    }

    pub(super) async fn read(
        &mut self,
        target: &Target,
        uri: &Uri,
    ) -> Result<BenchResponse, Failure> {
        let (head, body) = self.begin(target, uri).await?.into_parts();
        let body = Limited::new(body, MAX_BODY).collect().await;
        Ok(BenchResponse {
            status: head.status.as_u16(),
            headers: head.headers,
            body: body.map_err(|_| Failure::Broken)?.to_bytes(),
        })
    }

    async fn begin(
        &mut self,
        target: &Target,
        uri: &Uri,
    ) -> Result<http::Response<Incoming>, Failure> {
        let mut request = Request::new(Empty::new());
        *request.uri_mut() = uri.clone();
        let headers = request.headers_mut();
        headers.insert(HOST, target.host.clone());
        headers.insert(USER_AGENT, AGENT);
        headers.insert(ACCEPT, JSON);
        let answer = self.sender.send_request(request).await;
        answer.map_err(|error| failure(&error))
    }
}

impl Drop for Connection {
    /// Else one that nobody waits for any more would stay until the server answers.
    fn drop(&mut self) {
        self.driver.abort();
    }
}

fn failure(error: &hyper::Error) -> Failure {
    if error.is_parse() {
        Failure::NotHttp
    } else {
        Failure::Broken
    }
}
