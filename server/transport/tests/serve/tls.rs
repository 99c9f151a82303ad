//! TLS: protocols, sessions, and slow clients.

use std::time::Duration;

use afterword_transport::{Limits, Listener, Timeout, Tls};
use rustls::{HandshakeKind, ProtocolVersion};
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;

use super::fixtures::{certificate, key};
use super::http2_client::Http2Client;
use super::server::Server;
use afterword_testkit::raw_http::{Client, client_config, connect_tls, connect_with};
use afterword_testkit::until;

const SHORT: Duration = Duration::from_millis(100);

#[tokio::test]
async fn one_server_speaks_plain_http_https_and_http2() {
    let tls = Tls::from_files(certificate("blog.pem"), key("blog.key")).unwrap();
    let secure = Listener::bind("127.0.0.1:0").await.unwrap().with_tls(tls);
    let plain = Listener::bind("127.0.0.1:0").await.unwrap();
    let plain_address = plain.local_address().unwrap();
    let server = Server::on(vec![secure, plain], Limits::default());

    let mut client = Client::new(TcpStream::connect(plain_address).await.unwrap());
    assert!(client.get("/peer").await.body.ends_with(" false"));
    let mut client = connect_tls(
        TcpStream::connect(server.address).await.unwrap(),
        b"http/1.1",
    )
    .await
    .unwrap();
    assert!(client.get("/peer").await.body.ends_with(" true"));
    assert!(client.get("/peer").await.body.ends_with(" true"));
    let client = Http2Client::connect(&server).await;
    let (one, two) = tokio::join!(client.request("/peer"), client.request("/"));
    assert!(one.unwrap().ends_with(" true"));
    assert_eq!(two.unwrap(), "hello");
    assert_eq!(server.metrics.accepted.get(), 3);
}

#[tokio::test]
async fn tls_1_2_and_1_3_resume_their_sessions() {
    let server = Server::start_tls(Limits::default()).await;
    for (version, name) in [
        (&rustls::version::TLS12, ProtocolVersion::TLSv1_2),
        (&rustls::version::TLS13, ProtocolVersion::TLSv1_3),
    ] {
        let config = client_config("blog.pem", b"http/1.1", &[version]);
        for expected in [
            HandshakeKind::Full,
            HandshakeKind::Resumed,
            HandshakeKind::Resumed,
        ] {
            let stream = TcpStream::connect(server.address).await.unwrap();
            let mut client = connect_with(config.clone(), stream).await.unwrap();
            assert_eq!(client.get("/").await.body, "hello");
            let session = client.stream.get_ref().1;
            assert_eq!(session.protocol_version(), Some(name));
            assert_eq!(session.handshake_kind(), Some(expected));
        }
    }
}

#[tokio::test]
async fn a_dripping_handshake_is_cut_off() {
    let server = Server::start_tls(Limits {
        handshake_timeout: SHORT,
        ..Limits::default()
    })
    .await;
    let mut client = server.connect().await;
    // The head of a handshake record that announces 16,384 bytes of a ClientHello that has as many.
    client
        .drip(
            [22, 3, 1, 64, 0, 1, 0, 63, 252, 3, 3]
                .into_iter()
                .chain(std::iter::repeat(0)),
        )
        .await;
    until("it is counted", || {
        server.metrics.timed_out(Timeout::Handshake) == 1
    })
    .await;
}

#[tokio::test]
async fn a_client_that_is_silent_before_or_after_the_handshake_is_cut_off() {
    let server = Server::start_tls(Limits {
        first_byte_timeout: SHORT,
        ..Limits::default()
    })
    .await;
    server.connect().await.closed().await;
    assert_eq!(server.metrics.timed_out(Timeout::FirstByte), 1);
    let stream = TcpStream::connect(server.address).await.unwrap();
    connect_tls(stream, b"http/1.1")
        .await
        .unwrap()
        .closed()
        .await;
    assert_eq!(server.metrics.timed_out(Timeout::FirstByte), 2);
    Http2Client::connect(&server).await.closed().await;
    assert_eq!(server.metrics.timed_out(Timeout::FirstByte), 3);
}

#[tokio::test]
async fn plain_http_on_a_tls_port_is_a_failed_handshake() {
    let server = Server::start_tls(Limits::default()).await;
    let mut client = server.connect().await;
    client.send("GET / HTTP/1.1\r\n\r\n").await;
    until("it is counted", || {
        server.metrics.failed_handshakes.get() == 1
    })
    .await;
}

#[tokio::test]
async fn a_client_learns_why_its_handshake_failed() {
    let server = Server::start_tls(Limits::default()).await;
    let stream = TcpStream::connect(server.address).await.unwrap();
    let Err(failed) = connect_tls(stream, b"gopher").await else {
        panic!("nobody speaks that here");
    };
    assert!(
        failed.to_string().contains("NoApplicationProtocol"),
        "{failed}"
    );
}

#[tokio::test]
async fn a_client_that_asks_for_nothing_gets_its_ticket_when_it_goes() {
    let server = Server::start_tls(Limits::default()).await;
    let config = client_config("blog.pem", b"http/1.1", &[&rustls::version::TLS13]);
    for expected in [HandshakeKind::Full, HandshakeKind::Resumed] {
        let stream = TcpStream::connect(server.address).await.unwrap();
        let mut client = connect_with(config.clone(), stream).await.unwrap();
        let session = client.stream.get_ref().1;
        assert_eq!(session.handshake_kind(), Some(expected));
        client.stream.get_mut().1.send_close_notify();
        client.stream.flush().await.unwrap();
        client.closed().await;
    }
}
