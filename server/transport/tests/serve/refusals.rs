//! Refusals of bytes that never become a request: an answer with the reason, a count, and the end of the connection.

use std::sync::atomic::Ordering;

use afterword_transport::Limits;

use super::server::{LARGE_BYTES, NOTED, Server};
use afterword_testkit::raw_http::{Answer, Client, request};
use afterword_testkit::tls_fixtures::PATIENCE;
use afterword_testkit::until;

fn is_refused(answer: &Answer, status: u16, refusal: &str) {
    assert_eq!(answer.status, status, "{answer:?}");
    assert_eq!(answer.body, format!("{refusal}, tls: false"));
    for field in [
        "x-refusal: explained\r\n",
        "connection: close\r\n",
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
async fn what_hyper_refuses_by_itself_is_answered_as_the_owner_of_the_server_wants() {
    let server = Server::start(Limits::default()).await;
    let long = "x".repeat(40_000);
    let fields = "a: b\r\n".repeat(101);
    for (number, (sent, status, code)) in (1..).zip([
        (
            "\u{1b}[31mGET / HTTP/1.1\r\n\r\n".to_owned(),
            400,
            "Malformed",
        ),
        ("GET / HTTP/9.9\r\n\r\n".to_owned(), 400, "Malformed"),
        (
            "GET / HTTP/1.1\r\nno field\r\n\r\n".to_owned(),
            400,
            "Malformed",
        ),
        (
            "POST / HTTP/1.1\r\ncontent-length: many\r\n\r\n".to_owned(),
            400,
            "Malformed",
        ),
        (format!("GET /{long} HTTP/1.1\r\n\r\n"), 431, "HeadTooLarge"),
        (
            format!("GET / HTTP/1.1\r\nlong: {long}\r\n\r\n"),
            431,
            "HeadTooLarge",
        ),
        (
            format!("GET / HTTP/1.1\r\n{fields}\r\n"),
            431,
            "HeadTooLarge",
        ),
    ]) {
        let mut client = server.connect().await;
        client.send(&sent).await;
        is_refused(&client.answer().await, status, code);
        client.closed().await;
        assert_eq!(server.metrics.client_errors.get(), number);
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
    is_refused(&client.answer().await, 414, "TargetTooLong");
    client.closed().await;
}

#[tokio::test]
async fn a_refusal_comes_behind_the_answers_that_are_due() {
    let server = Server::start(Limits::default()).await;
    let mut client = server.connect().await;
    client
        .send(&format!("{}{}nonsense\r\n\r\n", request("/"), request("/")))
        .await;
    assert_eq!(client.answer().await.body, "hello");
    assert_eq!(client.answer().await.body, "hello");
    is_refused(&client.answer().await, 400, "Malformed");
    client.closed().await;
}

#[tokio::test]
async fn a_refusal_on_a_connection_of_http_1_0_is_exchanged_too() {
    let server = Server::start(Limits::default()).await;
    let mut client = server.connect().await;
    let kept_open = "GET / HTTP/1.0\r\nhost: blog.test\r\nconnection: keep-alive\r\n\r\n";
    client.send(&format!("{kept_open}nonsense\r\n\r\n")).await;
    assert_eq!(client.answer().await.body, "hello");
    is_refused(&client.answer().await, 400, "Malformed");
    client.closed().await;
}

#[tokio::test]
async fn a_refusal_behind_a_large_answer_waits_for_its_end() {
    let server = Server::start(Limits::default()).await;
    let mut client = server.connect().await;
    client
        .send(&format!("{}nonsense\r\n\r\n", request("/large")))
        .await;
    assert_eq!(client.answer().await.body.len(), LARGE_BYTES);
    is_refused(&client.answer().await, 400, "Malformed");
    client.closed().await;
}

#[tokio::test]
async fn a_refusal_comes_behind_the_answer_to_a_request_whose_body_was_not_read() {
    let server = Server::start(Limits::default()).await;
    let mut client = server.connect().await;
    let asked = "POST /refuse HTTP/1.1\r\nhost: blog.test\r\ncontent-length: 5\r\n\r\nhello";
    client.send(&format!("{asked}nonsense\r\n\r\n")).await;
    assert_eq!(client.answer().await.body, "too large");
    is_refused(&client.answer().await, 400, "Malformed");
    client.closed().await;
}

#[tokio::test]
async fn every_refusal_is_noted() {
    let server = Server::start(Limits::default()).await;
    let before = NOTED.load(Ordering::SeqCst);
    let mut client = server.connect().await;
    client.send("nonsense\r\n\r\n").await;
    is_refused(&client.answer().await, 400, "Malformed");
    assert!(NOTED.load(Ordering::SeqCst) > before);
}

#[tokio::test]
async fn an_empty_answer_of_a_route_is_left_as_it_is() {
    let server = Server::start(Limits::default()).await;
    let mut client = server.connect().await;
    let answer = client.get("/nowhere").await;
    assert_eq!((answer.status, answer.body.as_str()), (404, ""));
    assert_eq!(server.metrics.client_errors.get(), 0);
}

#[tokio::test]
async fn one_client_may_hold_so_many_connections_and_no_more() {
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
    is_refused(&refused, 429, "TooManyConnections");
    third.closed().await;
    assert_eq!(server.metrics.refused_by_address.get(), 1);
    assert_eq!(server.metrics.refused.get(), 0, "there was a place");
    assert_eq!(first.get("/").await.body, "hello");
    // Another client comes in meanwhile, and this one again when it has let go of one.
    let socket = tokio::net::TcpSocket::new_v4().unwrap();
    socket.bind("127.0.0.2:0".parse().unwrap()).unwrap();
    let other = tokio::time::timeout(PATIENCE, socket.connect(server.address)).await;
    let mut other = Client::new(other.unwrap().unwrap());
    assert_eq!(other.get("/").await.body, "hello");
    drop(first);
    until("its place is free", || server.metrics.open.get() == 2).await;
    assert_eq!(server.connect().await.get("/").await.body, "hello");
}

#[tokio::test]
async fn a_proxy_that_is_trusted_may_hold_any_number_of_connections() {
    let limits = Limits {
        max_connections_per_address: 1,
        exempt: vec!["127.0.0.0/8".parse().unwrap()],
        ..Limits::default()
    };
    let server = Server::start(limits).await;
    let mut clients = Vec::new();
    for _ in 0..5 {
        let mut client = server.connect().await;
        assert_eq!(client.get("/").await.body, "hello");
        clients.push(client);
    }
    assert_eq!(server.metrics.refused_by_address.get(), 0);
}

#[tokio::test]
async fn over_tls_who_holds_too_many_connections_is_refused_before_the_handshake() {
    let limits = Limits {
        max_connections_per_address: 1,
        ..Limits::default()
    };
    let server = Server::start_tls(limits).await;
    let _first = super::http2_client::Http2Client::connect(&server).await;
    server.connect().await.closed().await;
    assert_eq!(server.metrics.refused_by_address.get(), 1);
    assert_eq!(server.metrics.failed_handshakes.get(), 0);
}
