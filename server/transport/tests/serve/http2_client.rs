//! A client of HTTP/2 over TLS.

use bytes::Bytes;
use http_body_util::{BodyExt, Empty};
use hyper::body::Incoming;
use hyper::client::conn::http2::{self, SendRequest};
use hyper::{Request, Response};
use hyper_util::rt::{TokioExecutor, TokioIo};
use tokio::net::TcpStream;
use tokio::task::JoinHandle;
use tokio::time::timeout;
use tokio_rustls::client::TlsStream;

use super::server::Server;
use afterword_testkit::raw_http::{Client, connect_tls};
use afterword_testkit::tls_fixtures::PATIENCE;

/// One HTTP/2 connection over TLS.
pub(crate) struct Http2Client {
    sender: SendRequest<Empty<Bytes>>,
    connection: JoinHandle<hyper::Result<()>>,
}

impl Http2Client {
    pub(crate) async fn connect(server: &Server) -> Http2Client {
        let stream = TcpStream::connect(server.address).await.unwrap();
        Http2Client::over(connect_tls(stream, b"h2").await.unwrap()).await
    }

    pub(crate) async fn over(client: Client<TlsStream<TcpStream>>) -> Http2Client {
        let stream = TokioIo::new(client.stream);
        let (sender, connection) = http2::handshake(TokioExecutor::new(), stream)
            .await
            .unwrap();
        Http2Client {
            sender,
            connection: tokio::spawn(connection),
        }
    }

    /// Sends a request now; the future is ready with the body of a 200, or what came instead.
    pub(crate) fn request(
        &self,
        path: &str,
    ) -> impl Future<Output = Result<String, String>> + use<> {
        let answer = self.send(path);
        let body = tokio::spawn(async move {
            let answer = answer.await.map_err(|error| format!("{error:?}"))?;
            let status = answer.status();
            let body = answer
                .collect()
                .await
                .map_err(|error| format!("{error:?}"))?
                .to_bytes();
            if status.is_success() {
                Ok(String::from_utf8(body.to_vec()).unwrap())
            } else {
                Err(status.to_string())
            }
        });
        async {
            timeout(PATIENCE, body)
                .await
                .expect("the request ends")
                .unwrap()
        }
    }

    /// The answer to a request whose body is left where it is.
    pub(crate) async fn untaken(&self, path: &str) -> Response<Incoming> {
        timeout(PATIENCE, self.send(path))
            .await
            .expect("the server answers")
            .unwrap()
    }

    /// Waits until the server has closed.
    pub(crate) async fn closed(&mut self) {
        drop(
            timeout(PATIENCE, &mut self.connection)
                .await
                .expect("the server closes")
                .unwrap(),
        );
    }

    fn send(&self, path: &str) -> impl Future<Output = hyper::Result<Response<Incoming>>> + use<> {
        let request = Request::get(format!("https://blog.test{path}"))
            .body(Empty::new())
            .unwrap();
        self.sender.clone().send_request(request)
    }
}
