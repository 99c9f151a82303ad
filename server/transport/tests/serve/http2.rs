//! HTTP/2, where many requests share a connection and none may harm the others.

use std::time::Duration;

use afterword_transport::{Limits, Timeout};

use super::http2_client::Http2Client;
use super::server::{LARGE_BYTES, Server};
use afterword_testkit::until;

const SHORT: Duration = Duration::from_millis(100);

#[tokio::test]
async fn an_idle_http2_connection_is_closed_however_lively_it_answers_pings() {
    let (ping_interval, header_timeout) = (Duration::from_millis(10), Duration::from_millis(30));
    let limits = Limits {
        ping_interval,
        header_timeout,
        idle_timeout: SHORT,
        ..Limits::default()
    };
    let server = Server::start_tls(limits).await;
    let mut client = Http2Client::connect(&server).await;
    assert_eq!(client.request("/").await.unwrap(), "hello");
    client.closed().await;
    assert_eq!(server.metrics.timed_out(Timeout::Idle), 1);
    assert_eq!(
        server.metrics.timed_out(Timeout::Header),
        0,
        "the answer to a ping is no head of a request"
    );
}

#[tokio::test]
async fn a_large_http2_answer_comes_whole() {
    let server = Server::start_tls(Limits::default()).await;
    let client = Http2Client::connect(&server).await;
    let answer = client.request("/large").await.unwrap();
    assert!(answer.len() == LARGE_BYTES && answer.bytes().all(|byte| byte == b'x'));
}

#[tokio::test]
async fn an_http2_request_that_takes_too_long_ends_alone() {
    let server = Server::start_tls(Limits {
        request_timeout: SHORT,
        ..Limits::default()
    })
    .await;
    let client = Http2Client::connect(&server).await;
    // One whose handler does not answer, and one whose client does not take more than its window of the answer.
    let (slow, untaken) = (client.request("/slow"), client.untaken("/large").await);
    assert!(slow.await.is_err());
    until("both are given up", || {
        server.metrics.timed_out(Timeout::Request) == 2
    })
    .await;
    assert_eq!(client.request("/").await.unwrap(), "hello");
    drop(untaken);
}

#[tokio::test]
async fn an_http2_head_with_too_much_in_it_is_answered_by_431() {
    let server = Server::start_tls(Limits {
        max_header_bytes: 1_000,
        ..Limits::default()
    })
    .await;
    let client = Http2Client::connect(&server).await;
    let error = client
        .request(&format!("/{}", "x".repeat(1_000)))
        .await
        .unwrap_err();
    assert!(error.contains("431"), "{error}");
    assert_eq!(client.request("/").await.unwrap(), "hello");
}

#[tokio::test]
async fn an_http2_answer_may_take_longer_than_an_idle_connection_may_idle() {
    let limits = Limits {
        idle_timeout: SHORT,
        write_timeout: SHORT,
        ..Limits::default()
    };
    let server = Server::start_tls(limits).await;
    let client = Http2Client::connect(&server).await;
    let slow = client.request("/slow");
    server.slow_requests(1).await;
    for _ in 0..3 {
        let mut idle = Http2Client::connect(&server).await;
        assert_eq!(idle.request("/").await.unwrap(), "hello");
        idle.closed().await;
    }
    server.gate.add_permits(1);
    assert_eq!(slow.await.unwrap(), "slow");
}
