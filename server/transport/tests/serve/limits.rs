//! Time-outs and sizes: what happens to slow, greedy and idle clients.

use std::sync::atomic::Ordering;
use std::time::Duration;

use afterword_transport::{Limits, Timeout};
use tokio::io::AsyncReadExt;

use super::server::{LARGE_BYTES, Server};
use afterword_testkit::raw_http::request;
use afterword_testkit::tls_fixtures::PATIENCE;
use afterword_testkit::until;

const SHORT: Duration = Duration::from_millis(100);

#[tokio::test]
async fn a_connection_without_a_byte_is_closed() {
    let server = Server::start(Limits {
        first_byte_timeout: SHORT,
        ..Limits::default()
    })
    .await;
    server.connect().await.closed().await;
    assert_eq!(server.metrics.timed_out(Timeout::FirstByte), 1);
}

#[tokio::test]
async fn a_dripping_head_is_cut_off() {
    let server = Server::start(Limits {
        header_timeout: SHORT,
        ..Limits::default()
    })
    .await;
    let mut client = server.connect().await;
    client.send("GET / HTTP/1.1\r\nhost: ").await;
    client.drip(std::iter::repeat(b'x')).await;
    until("it is counted", || {
        server.metrics.timed_out(Timeout::Header) == 1
    })
    .await;
}

#[tokio::test]
async fn a_dripping_second_head_is_cut_off() {
    let server = Server::start(Limits {
        header_timeout: SHORT,
        ..Limits::default()
    })
    .await;
    let mut client = server.connect().await;
    assert_eq!(client.get("/").await.status, 200);
    client
        .drip(std::iter::once(b'G').chain(std::iter::repeat(b'E')))
        .await;
    until("it is counted", || {
        server.metrics.timed_out(Timeout::Header) == 1
    })
    .await;
}

#[tokio::test]
async fn an_idle_connection_is_closed_after_its_answer() {
    let server = Server::start(Limits {
        idle_timeout: SHORT,
        ..Limits::default()
    })
    .await;
    let mut client = server.connect().await;
    assert_eq!(client.get("/").await.body, "hello");
    client.closed().await;
    assert_eq!(server.metrics.timed_out(Timeout::Idle), 1);
}

#[tokio::test]
async fn an_answer_may_take_longer_than_an_idle_connection_may_idle() {
    let limits = Limits {
        idle_timeout: SHORT,
        header_timeout: SHORT,
        first_byte_timeout: SHORT,
        ..Limits::default()
    };
    let server = Server::start(limits).await;
    let mut client = server.connect().await;
    client.send(&request("/slow")).await;
    let mut idle = server.connect().await;
    assert_eq!(idle.get("/").await.status, 200);
    idle.closed().await;
    server.gate.add_permits(1);
    assert_eq!(client.answer().await.body, "slow");
}

#[tokio::test]
async fn a_head_with_too_much_in_it_is_answered_by_431() {
    let server = Server::start(Limits {
        max_header_bytes: 10_000,
        ..Limits::default()
    })
    .await;
    let long = "x".repeat(10_000);
    let many = "a: b\r\n".repeat(101);
    for head in [
        format!("GET / HTTP/1.1\r\nhost: blog.test\r\nlong: {long}\r\n\r\n"),
        format!("GET / HTTP/1.1\r\nhost: blog.test\r\n{many}\r\n"),
    ] {
        let mut client = server.connect().await;
        client.send(&head).await;
        assert_eq!(client.answer().await.status, 431);
        client.closed().await;
    }
    let fits = "x".repeat(9_000);
    let mut client = server.connect().await;
    client
        .send(&format!(
            "GET / HTTP/1.1\r\nhost: blog.test\r\nlong: {fits}\r\n\r\n"
        ))
        .await;
    assert_eq!(client.answer().await.status, 200);
}

#[tokio::test]
async fn a_handler_that_never_answers_is_given_up() {
    let server = Server::start(Limits {
        request_timeout: SHORT,
        ..Limits::default()
    })
    .await;
    let mut client = server.connect().await;
    client.send(&request("/slow")).await;
    client.closed().await;
    assert_eq!(server.metrics.timed_out(Timeout::Request), 1);
}

#[tokio::test]
async fn a_dripping_body_is_cut_off() {
    let server = Server::start(Limits {
        request_timeout: SHORT,
        ..Limits::default()
    })
    .await;
    let mut client = server.connect().await;
    client
        .send("POST /read HTTP/1.1\r\nhost: blog.test\r\ncontent-length: 1000000\r\n\r\n")
        .await;
    client.drip(std::iter::repeat(b'x')).await;
    until("it is counted", || {
        server.metrics.timed_out(Timeout::Request) == 1
    })
    .await;
}

#[tokio::test]
async fn a_client_that_takes_no_bytes_is_cut_off_and_a_stream_waits_for_it() {
    let server = Server::start(Limits {
        write_timeout: SHORT,
        ..Limits::default()
    })
    .await;
    for (path, cut_off) in [("/large", 1), ("/stream", 2)] {
        let mut client = server.connect().await;
        client.send(&request(path)).await;
        until("it is cut off", || {
            server.metrics.timed_out(Timeout::Write) == cut_off
        })
        .await;
    }
    // The kernel buffers some megabytes between the two; the server itself no more than 64 KiB.
    assert!(
        server.streamed.load(Ordering::SeqCst) < LARGE_BYTES,
        "the whole stream went into memory"
    );
}

#[tokio::test]
async fn a_client_that_takes_its_bytes_slowly_gets_them_all() {
    let limits = Limits {
        write_timeout: Duration::from_secs(1),
        idle_timeout: SHORT,
        ..Limits::default()
    };
    let server = Server::start(limits).await;
    let mut client = server.connect().await;
    client.send(&request("/large")).await;
    let (mut taken, mut piece) = (0, vec![0; 1024 * 1024]);
    while taken < LARGE_BYTES {
        // As long together as the time-out would be.
        tokio::time::sleep(Duration::from_millis(40)).await;
        let read = tokio::time::timeout(PATIENCE, client.stream.read(&mut piece))
            .await
            .unwrap()
            .unwrap();
        assert_ne!(read, 0, "cut off after {taken} bytes");
        taken += read;
    }
    assert_eq!(server.metrics.timed_out(Timeout::Write), 0);
}

#[tokio::test]
async fn an_answer_that_needs_no_body_does_not_wait_for_it() {
    let server = Server::start(Limits::default()).await;
    let mut client = server.connect().await;
    client
        .send("POST /refuse HTTP/1.1\r\nhost: blog.test\r\ncontent-length: 100000\r\n\r\nbeginning")
        .await;
    assert_eq!(client.answer().await.status, 413);
}

#[tokio::test]
async fn an_answer_does_not_wait_for_the_rest_of_the_next_request() {
    let server = Server::start(Limits::default()).await;
    let mut client = server.connect().await;
    client.send(&format!("{}GET /peer HT", request("/"))).await;
    assert_eq!(client.answer().await.body, "hello");
    client.send("TP/1.1\r\nhost: blog.test\r\n\r\n").await;
    assert_eq!(client.answer().await.status, 200);
}

#[tokio::test]
async fn a_client_that_takes_its_bytes_drop_by_drop_is_cut_off_with_the_time_of_its_request() {
    let server = Server::start(Limits {
        request_timeout: 3 * SHORT,
        ..Limits::default()
    })
    .await;
    let mut client = server.connect().await;
    client.send(&request("/large")).await;
    // Each byte is a sign of life, and not enough of one.
    until("it is cut off", || {
        let _ = client.stream.try_read(&mut [0; 1]);
        server.metrics.timed_out(Timeout::Request) == 1
    })
    .await;
}
