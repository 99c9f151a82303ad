//! Connections themselves: their clients, their number, and their counters.

use std::sync::Arc;
use std::time::Duration;

use afterword_transport::{Limits, Listener, Timeout};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};

use super::server::Server;
use afterword_testkit::raw_http::{Client, request};
use afterword_testkit::tls_fixtures::PATIENCE;
use afterword_testkit::until;

const SHORT: Duration = Duration::from_millis(100);

#[tokio::test]
async fn one_connection_carries_many_requests_and_knows_its_peer() {
    let server = Server::start(Limits::default()).await;
    let mut client = server.connect().await;
    let own_address = client.stream.local_addr().unwrap();
    assert_eq!(client.get("/").await.body, "hello");
    assert_eq!(
        client.get("/peer").await.body,
        format!("{own_address} false")
    );
    client
        .send(&format!("{}{}", request("/"), request("/peer")))
        .await;
    assert_eq!(client.answer().await.body, "hello");
    assert_eq!(client.answer().await.body, format!("{own_address} false"));
    assert_eq!(server.metrics.accepted.get(), 1);
    assert_eq!(server.metrics.open.get(), 1);
    drop(client);
    until("the connection is gone", || server.metrics.open.get() == 0).await;
}

#[tokio::test]
async fn an_ipv4_client_of_an_ipv6_socket_has_an_ipv4_address() {
    let Ok(listener) = Listener::bind("[::]:0").await else {
        return;
    };
    let port = listener.local_address().unwrap().port();
    let _server = Server::on(vec![listener], Limits::default());
    let Ok(stream) = TcpStream::connect(("127.0.0.1", port)).await else {
        return;
    };
    let mut client = Client::new(stream);
    assert!(client.get("/peer").await.body.starts_with("127.0.0.1:"));
}

#[tokio::test]
async fn a_full_server_lets_newcomers_wait_and_then_refuses_them() {
    let limits = Limits {
        max_connections: 1,
        queue_timeout: SHORT,
        ..Limits::default()
    };
    let server = Server::start(limits).await;
    let mut first = server.connect().await;
    first.send(&request("/slow")).await;
    server.slow_requests(1).await;
    server.connect().await.closed().await;
    assert_eq!(server.metrics.refused.get(), 1);
    server.gate.add_permits(1);
    assert_eq!(first.answer().await.body, "slow");
    drop(first);
    until("the place is free", || server.metrics.open.get() == 0).await;
    assert_eq!(server.connect().await.get("/").await.body, "hello");
}

#[tokio::test]
async fn a_newcomer_gets_the_place_of_whoever_idles() {
    let never = Duration::MAX;
    let limits = Limits {
        max_connections: 2,
        linger: SHORT,
        first_byte_timeout: never,
        idle_timeout: never,
        queue_timeout: PATIENCE,
        ..Limits::default()
    };
    let server = Server::start(limits).await;
    let mut idle = server.connect().await;
    assert_eq!(idle.get("/").await.status, 200);
    let _silent = server.connect().await;
    assert_eq!(server.connect().await.get("/").await.body, "hello");
    assert_eq!(server.connect().await.get("/").await.body, "hello");
    assert_eq!(server.metrics.refused.get(), 0);
    assert_eq!(
        server.metrics.timed_out(Timeout::Idle),
        0,
        "it was not the client's fault"
    );
}

/// A connection from this address of the machine.
async fn from(address: [u8; 4], server: &Server) -> Client<TcpStream> {
    let socket = TcpSocket::new_v4().unwrap();
    socket.bind((address, 0).into()).unwrap();
    Client::new(socket.connect(server.address).await.unwrap())
}

#[tokio::test(flavor = "multi_thread")]
async fn clients_that_come_again_and_again_starve_no_newcomer_from_elsewhere() {
    let limits = Limits {
        max_connections: 30,
        // Whoever waits so long fails this test.
        queue_timeout: PATIENCE,
        first_byte_timeout: Duration::MAX,
        idle_timeout: Duration::MAX,
        linger: Duration::MAX,
        ..Limits::default()
    };
    let server = Arc::new(Server::start(limits).await);
    // Sixty addresses of one network: some ask for what never comes, some say nothing; all come again at once.
    let attackers: Vec<_> = (1..61)
        .map(|number| {
            let server = server.clone();
            tokio::spawn(async move {
                loop {
                    let mut client = from([127, 0, 5, number], &server).await;
                    if number % 2 == 0 {
                        let asked = request("/slow");
                        let _ = client.stream.write_all(asked.as_bytes()).await;
                    }
                    let _ = client.stream.read(&mut [0; 100]).await;
                }
            })
        })
        .collect();
    until("the server is full", || server.metrics.open.get() == 30).await;
    for number in 1..20 {
        let mut newcomer = from([127, 0, 6, number], &server).await;
        assert_eq!(newcomer.get("/").await.body, "hello");
    }
    for attacker in attackers {
        attacker.abort();
    }
}
