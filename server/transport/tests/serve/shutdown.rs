//! The server's shutdown: every accepted request gets its answer, and the server ends in time.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream as BlockingStream};
use std::time::Duration;

use afterword_transport::{Limits, Timeout};
use tokio::net::TcpStream;

use super::http2_client::Http2Client;
use super::server::Server;
use afterword_testkit::raw_http::{connect_tls, request};
use afterword_testkit::tls_fixtures::PATIENCE;
use afterword_testkit::until;

#[tokio::test]
async fn a_request_under_way_is_finished_and_its_connection_closed() {
    let mut server = Server::start(Limits {
        grace: PATIENCE,
        ..Limits::default()
    })
    .await;
    let mut client = server.connect().await;
    client.send(&request("/slow")).await;
    server.slow_requests(1).await;
    server.signal();
    refuses_newcomers(server.address).await;
    server.gate.add_permits(1);
    let answer = client.answer().await;
    assert_eq!(answer.body, "slow");
    assert!(
        answer.head.contains("connection: close\r\n"),
        "{}",
        answer.head
    );
    client.closed().await;
    assert_eq!(server.end().await, 0);
}

#[tokio::test]
async fn an_http2_request_under_way_is_finished() {
    let mut server = Server::start_tls(Limits {
        grace: PATIENCE,
        ..Limits::default()
    })
    .await;
    let mut client = Http2Client::connect(&server).await;
    let slow = client.request("/slow");
    server.slow_requests(1).await;
    server.signal();
    refuses_newcomers(server.address).await;
    // The connection stays for the slow one, and takes nothing new: the server has said GOAWAY.
    let told = async { while client.request("/").await.is_ok() {} };
    tokio::time::timeout(PATIENCE, told).await.unwrap();
    server.gate.add_permits(1);
    assert_eq!(slow.await.unwrap(), "slow");
    client.closed().await;
    assert_eq!(server.end().await, 0);
}

#[tokio::test]
async fn what_takes_longer_than_the_grace_is_cut_off() {
    let limits = Limits {
        grace: Duration::from_millis(100),
        ..Limits::default()
    };
    let mut server = Server::start(limits.clone()).await;
    let mut client = server.connect().await;
    client.send(&request("/slow")).await;
    let mut other = server.connect().await;
    other.send("GET / HTTP/1.1\r\n").await;
    server.slow_requests(1).await;
    until("both are in", || server.metrics.open.get() == 2).await;
    server.signal();
    assert_eq!(server.end().await, 2);
    client.closed().await;
    other.closed().await;

    let mut server = Server::start_tls(limits).await;
    let client = Http2Client::connect(&server).await;
    let slow = client.request("/slow");
    let _in_handshake = server.connect().await.send("\x16").await;
    server.slow_requests(1).await;
    server.signal();
    server.end().await;
    assert!(slow.await.is_err());
    assert_eq!(server.metrics.open.get(), 0);
}

/// One thread for server and client: until the test waits, the server has no chance to see what is sent.
#[tokio::test(flavor = "current_thread")]
async fn a_request_that_came_before_the_signal_on_a_connection_kept_open_is_answered() {
    let mut server = Server::start(Limits::default()).await;
    let mut client = server.connect().await;
    assert_eq!(client.get("/").await.status, 200);
    let mut client = client.stream.into_std().unwrap();
    client.write_all(request("/").as_bytes()).unwrap();
    server.signal();
    assert_eq!(server.end().await, 0);
    assert!(read_blocking(&mut client).ends_with("hello"));
}

#[tokio::test(flavor = "current_thread")]
async fn connections_that_the_server_had_not_accepted_yet_are_served() {
    let mut server = Server::start(Limits {
        max_connections: 10,
        ..Limits::default()
    })
    .await;
    let mut clients: Vec<BlockingStream> = (0..50)
        .map(|_| BlockingStream::connect(server.address).unwrap())
        .collect();
    for client in &mut clients {
        client.write_all(request("/").as_bytes()).unwrap();
    }
    server.signal();
    assert_eq!(server.end().await, 0);
    assert_eq!(server.metrics.accepted.get(), 50);
    for client in &mut clients {
        let answer = read_blocking(client);
        assert!(
            answer.contains("connection: close\r\n") && answer.ends_with("hello"),
            "{answer:?}"
        );
    }
}

#[tokio::test(flavor = "current_thread")]
async fn a_handshake_that_the_server_had_not_seen_yet_is_finished_and_served() {
    let limits = Limits {
        linger: PATIENCE,
        grace: PATIENCE,
        ..Limits::default()
    };
    for protocol in [b"http/1.1".as_slice(), b"h2"] {
        let mut server = Server::start_tls(limits.clone()).await;
        let stream = BlockingStream::connect(server.address).unwrap();
        stream.set_nonblocking(true).unwrap();
        server.signal();
        let mut client = connect_tls(TcpStream::from_std(stream).unwrap(), protocol)
            .await
            .unwrap();
        if protocol == b"h2" {
            let mut client = Http2Client::over(client).await;
            assert_eq!(client.request("/").await.unwrap(), "hello");
            client.closed().await;
        } else {
            assert_eq!(client.get("/").await.body, "hello");
            client.closed().await;
        }
        assert_eq!(server.end().await, 0);
    }
}

#[tokio::test]
async fn who_idles_at_the_signal_may_send_what_was_on_its_way() {
    let limits = Limits {
        linger: PATIENCE,
        grace: PATIENCE,
        ..Limits::default()
    };
    let mut server = Server::start_tls(limits).await;
    let stream = TcpStream::connect(server.address).await.unwrap();
    let mut kept = connect_tls(stream, b"http/1.1").await.unwrap();
    assert_eq!(kept.get("/").await.status, 200);
    let mut fresh = Http2Client::connect(&server).await;
    server.signal();
    refuses_newcomers(server.address).await;
    assert_eq!(kept.get("/").await.body, "hello");
    kept.closed().await;
    assert_eq!(fresh.request("/").await.unwrap(), "hello");
    fresh.closed().await;
    assert_eq!(server.end().await, 0);
}

#[tokio::test]
async fn a_head_half_received_may_be_completed() {
    let mut server = Server::start(Limits {
        linger: Duration::ZERO,
        grace: PATIENCE,
        ..Limits::default()
    })
    .await;
    let (mut fresh, mut kept) = (server.connect().await, server.connect().await);
    assert_eq!(kept.get("/").await.status, 200);
    for client in [&mut fresh, &mut kept] {
        client.send("GET / HTTP/1.1\r\n").await;
    }
    // Once this is answered, the halves before it are read as well.
    assert_eq!(server.connect().await.get("/").await.status, 200);
    server.signal();
    refuses_newcomers(server.address).await;
    for client in [&mut fresh, &mut kept] {
        client.send("host: blog.test\r\n\r\n").await;
        assert!(client.answer().await.head.contains("connection: close\r\n"));
        client.closed().await;
    }
    assert_eq!(server.end().await, 0);
}

#[tokio::test]
async fn idle_and_silent_connections_do_not_hold_up_the_end() {
    let limits = Limits {
        linger: Duration::from_millis(50),
        grace: Duration::MAX,
        ..Limits::default()
    };
    let mut server = Server::start(limits.clone()).await;
    let (mut silent, mut idle) = (server.connect().await, server.connect().await);
    assert_eq!(idle.get("/").await.status, 200);
    server.signal();
    silent.closed().await;
    idle.closed().await;
    assert_eq!(server.end().await, 0);
    assert_eq!(
        server.metrics.timed_out(Timeout::Idle),
        0,
        "it was not the client's fault"
    );

    let mut server = Server::start_tls(limits).await;
    let mut silent = connect_tls(
        TcpStream::connect(server.address).await.unwrap(),
        b"http/1.1",
    )
    .await
    .unwrap();
    let mut idle = Http2Client::connect(&server).await;
    assert_eq!(idle.request("/").await.unwrap(), "hello");
    server.signal();
    silent.closed().await;
    idle.closed().await;
    assert_eq!(server.end().await, 0);
}

#[tokio::test]
async fn a_server_that_is_dropped_drops_its_connections() {
    let server = Server::start(Limits::default()).await;
    let mut client = server.connect().await;
    client.send(&request("/slow")).await;
    server.slow_requests(1).await;
    drop(server);
    client.closed().await;
}

async fn refuses_newcomers(address: SocketAddr) {
    let refused = async { while TcpStream::connect(address).await.is_ok() {} };
    tokio::time::timeout(PATIENCE, refused)
        .await
        .expect("the listener closes");
}

fn read_blocking(client: &mut BlockingStream) -> String {
    client.set_nonblocking(false).unwrap();
    client.set_read_timeout(Some(PATIENCE)).unwrap();
    let mut answer = String::new();
    client.read_to_string(&mut answer).unwrap();
    answer
}
