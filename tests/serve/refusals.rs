//! Refusals of what never becomes a request have the body and the headers of every other refusal.

use std::convert::Infallible;
use std::future::ready;
use std::sync::Arc;

use afterword_http::ProblemRefusals;
use afterword_transport::{Limits, Listener, RequestBody};
use bytes::Bytes;
use http::{Request, Response};
use http_body_util::Full;
use hyper::service::service_fn;
use serde_json::Value;
use tokio::net::TcpStream;

use crate::support::TestServer;
use crate::support::raw_http::{Answer, Client, request};

/// A server that says hello to all that it does not refuse.
struct Server {
    address: std::net::SocketAddr,
    running: tokio::task::JoinHandle<usize>,
}

impl Server {
    async fn start(limits: Limits) -> Self {
        let listener = Listener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_address().unwrap();
        let hello = |_| {
            service_fn(|_: Request<RequestBody>| {
                let hello = Response::new(Full::new(Bytes::from_static(b"hello")));
                ready(Ok::<_, Infallible>(hello))
            })
        };
        let server = afterword_transport::Server::new(vec![listener], hello)
            .limits(limits)
            .refusals(Arc::new(ProblemRefusals));
        let running = tokio::spawn(server.run(std::future::pending()));
        Self { address, running }
    }

    async fn connect(&self) -> Client<TcpStream> {
        Client::new(TcpStream::connect(self.address).await.unwrap())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.running.abort();
    }
}

fn is_problem(answer: &Answer, status: u16, code: &str) {
    assert_eq!(answer.status, status, "{answer:?}");
    let body: Value = serde_json::from_str(&answer.body).unwrap();
    assert_eq!(
        (&body["code"], &body["status"]),
        (&code.into(), &status.into())
    );
    for field in [
        "content-type: application/problem+json\r\n",
        "cache-control: no-store\r\n",
        "connection: close\r\n",
        "x-content-type-options: nosniff\r\n",
        "access-control-allow-origin: *\r\n",
        " gmt\r\n",
    ] {
        assert!(
            answer.head.contains(field),
            "{field:?} is not in {}",
            answer.head
        );
    }
}

#[tokio::test]
async fn what_hyper_refuses_by_itself_has_the_body_of_every_other_refusal() {
    let server = Server::start(Limits::default()).await;
    let long = "x".repeat(40_000);
    let fields = "a: b\r\n".repeat(101);
    for (sent, status, code) in [
        (
            "\u{1b}[31mGET / HTTP/1.1\r\n\r\n".to_owned(),
            400,
            "invalid_request",
        ),
        ("GET / HTTP/9.9\r\n\r\n".to_owned(), 400, "invalid_request"),
        (
            "GET / HTTP/1.1\r\nno field\r\n\r\n".to_owned(),
            400,
            "invalid_request",
        ),
        (
            "POST / HTTP/1.1\r\ncontent-length: many\r\n\r\n".to_owned(),
            400,
            "invalid_request",
        ),
        (
            format!("GET /{long} HTTP/1.1\r\n\r\n"),
            431,
            "headers_too_large",
        ),
        (
            format!("GET / HTTP/1.1\r\nlong: {long}\r\n\r\n"),
            431,
            "headers_too_large",
        ),
        (
            format!("GET / HTTP/1.1\r\n{fields}\r\n"),
            431,
            "headers_too_large",
        ),
    ] {
        let mut client = server.connect().await;
        client.send(&sent).await;
        is_problem(&client.answer().await, status, code);
        client.closed().await;
    }
}

#[tokio::test]
async fn an_address_that_is_too_long_for_hyper_has_a_code_of_its_own() {
    let server = Server::start(Limits {
        max_header_bytes: 256 * 1024,
        ..Limits::default()
    })
    .await;
    let mut client = server.connect().await;
    client
        .send(&request(&format!("/{}", "x".repeat(70_000))))
        .await;
    is_problem(&client.answer().await, 414, "uri_too_long");
    client.closed().await;
}

#[tokio::test]
async fn who_holds_too_many_connections_is_told_when_to_come_again() {
    let limits = Limits {
        max_connections_per_address: 2,
        ..Limits::default()
    };
    let server = Server::start(limits).await;
    let mut first = server.connect().await;
    let _silent = server.connect().await;
    assert_eq!(first.get("/").await.body, "hello");
    let mut third = server.connect().await;
    let refused = third.answer().await;
    is_problem(&refused, 429, "too_many_connections");
    assert!(
        refused.head.contains("retry-after: 5\r\n"),
        "{}",
        refused.head
    );
    third.closed().await;
}

#[tokio::test]
async fn the_server_and_its_metrics_listener_refuse_so() {
    let server = TestServer::with(&["metrics.listen=127.0.0.1:0"]).await;
    let mut client = Client::new(TcpStream::connect(server.address).await.unwrap());
    client.send("nonsense\r\n\r\n").await;
    is_problem(&client.answer().await, 400, "invalid_request");
    client.closed().await;
    let address = server.metrics_address.unwrap();
    let mut scraper = Client::new(TcpStream::connect(address).await.unwrap());
    scraper.send("nonsense\r\n\r\n").await;
    is_problem(&scraper.answer().await, 400, "invalid_request");
}
