//! One connection of a browser to `blog.test`: plain or by TLS, HTTP/1.1 or HTTP/2.

use std::net::SocketAddr;

use bytes::Bytes;
use http_body_util::{BodyExt, Full};
use hyper::body::Incoming;
use hyper::client::conn::{http1, http2};
use hyper::{Method, Request, Response};
use hyper_util::rt::{TokioExecutor, TokioIo};
use serde_json::json;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;

use super::Answer;
use crate::raw_http::connect_tls;

pub enum Connection {
    Http1(http1::SendRequest<Full<Bytes>>),
    Http2(http2::SendRequest<Full<Bytes>>),
}

impl Connection {
    /// By TLS.
    pub async fn connect(address: SocketAddr, protocol: &str) -> Self {
        let stream = TcpStream::connect(address).await.unwrap();
        let stream = connect_tls(stream, protocol.as_bytes())
            .await
            .unwrap()
            .stream;
        let agreed = stream.get_ref().1.alpn_protocol().map(<[u8]>::to_vec);
        assert_eq!(agreed.as_deref(), Some(protocol.as_bytes()));
        if protocol == "h2" {
            let executor = TokioExecutor::new();
            let stream = TokioIo::new(stream);
            let (sender, connection) = http2::handshake(executor, stream).await.unwrap();
            tokio::spawn(connection);
            Self::Http2(sender)
        } else {
            Self::http1(stream).await
        }
    }

    pub async fn plain(address: SocketAddr) -> Self {
        Self::http1(TcpStream::connect(address).await.unwrap()).await
    }

    async fn http1(stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static) -> Self {
        let (sender, connection) = http1::handshake(TokioIo::new(stream)).await.unwrap();
        tokio::spawn(connection);
        Self::Http1(sender)
    }

    async fn send(&mut self, request: Request<Full<Bytes>>) -> hyper::Result<Response<Incoming>> {
        match self {
            Self::Http1(sender) => sender.send_request(request).await,
            Self::Http2(sender) => sender.send_request(request).await,
        }
    }

    /// With these headers and no others.
    pub async fn says(
        &mut self,
        method: Method,
        path: &str,
        headers: &[(&str, &str)],
        body: &str,
    ) -> Answer {
        // An HTTP/1.1 request names its host in a header, an HTTP/2 request in its address.
        let mut request = match self {
            Self::Http1(_) => Request::builder().uri(path).header("host", "blog.test"),
            Self::Http2(_) => Request::builder().uri(format!("https://blog.test{path}")),
        };
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let request = request.method(method).body(Full::from(body.to_owned()));
        let (head, body) = self.send(request.unwrap()).await.unwrap().into_parts();
        let text = body.collect().await.unwrap().to_bytes().to_vec();
        Answer {
            status: head.status,
            headers: head.headers,
            text: String::from_utf8(text).unwrap(),
        }
    }

    pub async fn asks(&mut self, method: Method, path: &str, body: String) -> Answer {
        let headers = [
            ("origin", "https://blog.test"),
            ("content-type", "text/plain"),
        ];
        self.says(method, path, &headers, &body).await
    }

    pub async fn gets(&mut self, path: &str) -> Answer {
        self.asks(Method::GET, path, String::new()).await
    }

    pub async fn comments(&mut self, text: &str) -> Answer {
        let body = json!({"page": "/a/", "name": "Ann", "text": text}).to_string();
        self.asks(Method::POST, "/api/v1/comments", body).await
    }
}
