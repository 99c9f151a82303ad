//! The whole server behind TLS of its own: both protocols, HSTS, and an orderly end.

use std::net::SocketAddr;
use std::sync::Arc;

use bytes::Bytes;
use http_body_util::{BodyExt, Full};
use hyper::client::conn::{http1, http2};
use hyper::{Method, Request, Response, body::Incoming};
use hyper_util::rt::{TokioExecutor, TokioIo};
use serde_json::json;
use tokio::net::TcpStream;

use crate::serve::clients::connect_tls;
use crate::serve::server::fixture;
use crate::support::{Answer, TestServer, Watched};

const HSTS: &str = "max-age=31536000";
const PROTOCOLS: [&str; 2] = ["http/1.1", "h2"];

async fn server() -> (TestServer, Arc<Watched>) {
    let file = |name| fixture(name).display().to_string();
    let settings = [
        "server.public_url=https://blog.test".to_owned(),
        "tls.listen=127.0.0.1:0".to_owned(),
        format!("tls.certificate={}", file("blog.pem")),
        format!("tls.key={}", file("blog.key")),
        "sites.moderation=publish".to_owned(),
    ];
    let settings: Vec<&str> = settings.iter().map(String::as_str).collect();
    TestServer::watched(&settings).await
}

/// One connection of a browser.
enum Browser {
    Http1(http1::SendRequest<Full<Bytes>>),
    Http2(http2::SendRequest<Full<Bytes>>),
}

impl Browser {
    async fn connect(address: SocketAddr, protocol: &str) -> Self {
        let stream = TcpStream::connect(address).await.unwrap();
        let stream = connect_tls(stream, protocol.as_bytes())
            .await
            .unwrap()
            .stream;
        let agreed = stream.get_ref().1.alpn_protocol().map(<[u8]>::to_vec);
        assert_eq!(agreed.as_deref(), Some(protocol.as_bytes()));
        let stream = TokioIo::new(stream);
        if protocol == "h2" {
            let executor = TokioExecutor::new();
            let (sender, connection) = http2::handshake(executor, stream).await.unwrap();
            tokio::spawn(connection);
            Self::Http2(sender)
        } else {
            let (sender, connection) = http1::handshake(stream).await.unwrap();
            tokio::spawn(connection);
            Self::Http1(sender)
        }
    }

    async fn send(&mut self, request: Request<Full<Bytes>>) -> hyper::Result<Response<Incoming>> {
        match self {
            Self::Http1(sender) => sender.send_request(request).await,
            Self::Http2(sender) => sender.send_request(request).await,
        }
    }

    async fn asks(&mut self, method: Method, path: &str, body: String) -> Answer {
        // An HTTP/1.1 request names its host in a header, an HTTP/2 request in its address.
        let request = match self {
            Self::Http1(_) => Request::builder().uri(path).header("host", "blog.test"),
            Self::Http2(_) => Request::builder().uri(format!("https://blog.test{path}")),
        };
        let request = request.method(method).header("origin", "https://blog.test");
        let request = request.header("content-type", "text/plain");
        let response = self
            .send(request.body(Full::from(body)).unwrap())
            .await
            .unwrap();
        let (head, body) = response.into_parts();
        let text = body.collect().await.unwrap().to_bytes().to_vec();
        Answer {
            status: head.status,
            headers: head.headers,
            text: String::from_utf8(text).unwrap(),
        }
    }

    async fn gets(&mut self, path: &str) -> Answer {
        self.asks(Method::GET, path, String::new()).await
    }

    async fn comments(&mut self, text: &str) -> Answer {
        let body = json!({"page": "/a/", "name": "Ann", "text": text}).to_string();
        self.asks(Method::POST, "/api/v1/comments", body).await
    }
}

#[tokio::test]
async fn comments_are_written_read_and_counted_in_both_protocols_with_hsts() {
    let (server, _) = server().await;
    for (index, protocol) in PROTOCOLS.into_iter().enumerate() {
        let mut ann = Browser::connect(server.tls_address.unwrap(), protocol).await;
        let submitted = ann.comments("Hello").await;
        assert_eq!(submitted.status, 201, "{protocol}: {submitted:?}");
        let thread = ann.gets("/api/v1/comments?page=/a/").await;
        assert_eq!(thread.json()["page"]["count"], index + 1);
        let refused = ann.gets("/api/v1/nothing").await;
        assert_eq!(refused.code(), "not_found");
        for answer in [submitted, thread, refused] {
            assert_eq!(
                answer.header("strict-transport-security"),
                HSTS,
                "{protocol}"
            );
            assert_eq!(
                answer.header("access-control-allow-origin"),
                "*",
                "{protocol}"
            );
        }
    }
}

#[tokio::test]
async fn a_count_from_a_kept_answer_is_the_same_as_one_that_was_made() {
    let (server, _) = server().await;
    for protocol in PROTOCOLS {
        let mut ann = Browser::connect(server.tls_address.unwrap(), protocol).await;
        ann.comments("Hello").await.submitted();
        let kept = server.app.metrics.counts_kept.get();
        let made = ann.gets("/api/v1/counts?page=/a/").await;
        assert_eq!(server.app.metrics.counts_kept.get(), kept);
        for again in 1..=3 {
            let answer = ann.gets("/api/v1/counts?page=/a/").await;
            assert_eq!(server.app.metrics.counts_kept.get(), kept + again);
            assert_eq!((answer.status, &answer.text), (made.status, &made.text));
            let headers = |answer: &Answer| {
                let mut headers = answer.headers.clone();
                headers.remove("date");
                headers
            };
            assert_eq!(headers(&answer), headers(&made), "{protocol}");
        }
        assert_eq!(made.header("strict-transport-security"), HSTS);
    }
}

#[tokio::test]
async fn the_plain_port_beside_it_gives_nothing_away() {
    let (server, _) = server().await;
    let mut ann = Browser::connect(server.tls_address.unwrap(), "h2").await;
    ann.comments("Hello").await.submitted();
    let path = "/api/v1/counts?page=/a/";
    assert_eq!(ann.gets(path).await.status, 200);
    let plain = server.visitor().get(path).await;
    assert_eq!(
        (plain.status.as_u16(), plain.code().as_str()),
        (426, "https_required")
    );
    let script = server.visitor().get("/embed.js").await;
    assert_eq!(script.header("location"), "https://blog.test/embed.js");
    assert_eq!(script.header("strict-transport-security"), "");
}

#[tokio::test]
async fn a_write_that_was_accepted_is_finished_though_the_server_is_told_to_end() {
    for protocol in PROTOCOLS {
        let (server, store) = server().await;
        let address = server.tls_address.unwrap();
        let mut ann = Browser::connect(address, protocol).await;
        store.writes.close();
        let write = tokio::spawn(async move { ann.comments("Just in time").await });
        store.writes.has_waiting(1).await;
        let ending = tokio::spawn(server.stop());
        while TcpStream::connect(address).await.is_ok() {
            tokio::task::yield_now().await;
        }
        assert!(
            !ending.is_finished(),
            "{protocol}: it did not wait for the write"
        );
        store.writes.open();
        let written = write.await.unwrap();
        assert_eq!(written.status, 201, "{protocol}: {written:?}");
        let folder = ending.await.unwrap();
        let again = TestServer::again(folder).await;
        assert_eq!(again.visitor().count("/a/").await, 1, "{protocol}");
    }
}
