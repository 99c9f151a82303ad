//! Receivers that are slow, endless or no HTTP servers at all cost a bounded time and amount.

use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;

use super::world::{rows_are, server_with, settings};
use crate::support::TestServer;

/// A listener, and a server that tells it.
async fn tells(more: &[&str]) -> (TcpListener, TestServer) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let url = format!("http://{}/", listener.local_addr().unwrap());
    let mut settings = settings(&url);
    settings.extend(more.iter().map(|&setting| setting.to_owned()));
    (listener, server_with(&settings).await)
}

/// The stream of a request that was read whole.
async fn accepted(listener: &TcpListener) -> TcpStream {
    let (mut stream, _) = listener.accept().await.unwrap();
    let mut read = Vec::new();
    while !read.ends_with(b"}}") {
        let mut buffer = [0; 4096];
        let count = stream.read(&mut buffer).await.unwrap();
        assert!(count > 0, "{}", String::from_utf8_lossy(&read));
        read.extend_from_slice(&buffer[..count]);
    }
    stream
}

async fn error_after(listener: TcpListener, server: &TestServer, answer: &'static [u8]) -> String {
    server.visitor().comments("/a/", "Hello").await.submitted();
    let mut stream = accepted(&listener).await;
    stream.write_all(answer).await.unwrap();
    drop(stream);
    let rows = rows_are(server, |rows| rows[0].error.is_some()).await;
    rows[0].error.as_ref().unwrap().to_string()
}

#[tokio::test]
async fn one_that_does_not_answer_is_given_the_time_of_the_settings() {
    let (listener, server) = tells(&["webhooks.timeout=1s"]).await;
    server.visitor().comments("/a/", "Hello").await.submitted();
    let _stream = accepted(&listener).await;
    let rows = rows_are(&server, |rows| rows[0].error.is_some()).await;
    let error = rows[0].error.as_ref().unwrap().to_string();
    assert!(
        error.contains("no answer in 1s (webhooks.timeout)"),
        "{error}"
    );
}

#[tokio::test]
async fn one_that_drips_its_head_is_given_no_more_time() {
    let (listener, server) = tells(&["webhooks.timeout=1s"]).await;
    server.visitor().comments("/a/", "Hello").await.submitted();
    let mut stream = accepted(&listener).await;
    let dripping = tokio::spawn(async move {
        stream.write_all(b"HTTP/1.1 200 OK\r\nx: ").await.unwrap();
        while stream.write_all(b"a").await.is_ok() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    });
    let rows = rows_are(&server, |rows| rows[0].error.is_some()).await;
    assert!(
        rows[0]
            .error
            .as_ref()
            .unwrap()
            .to_string()
            .contains("webhooks.timeout")
    );
    // It was cut off.
    dripping.await.unwrap();
}

/// The status is the answer; of an endless body the beginning is read.
#[tokio::test]
async fn an_endless_answer_is_cut_off() {
    let (listener, server) = tells(&[]).await;
    server.visitor().comments("/a/", "Hello").await.submitted();
    let mut stream = accepted(&listener).await;
    let (said, written) = oneshot::channel();
    tokio::spawn(async move {
        stream.write_all(b"HTTP/1.1 200 OK\r\n\r\n").await.unwrap();
        let mut written = 0_usize;
        while stream.write_all(&[b'a'; 64 * 1024]).await.is_ok() {
            written += 64 * 1024;
        }
        said.send(written).unwrap();
    });
    rows_are(&server, |rows| rows[0].sent.is_some()).await;
    // What the system's buffers held, and no more.
    assert!(written.await.unwrap() < 64 * 1024 * 1024);
}

#[tokio::test]
async fn an_endless_head_is_refused() {
    let (listener, server) = tells(&[]).await;
    server.visitor().comments("/a/", "Hello").await.submitted();
    let mut stream = accepted(&listener).await;
    tokio::spawn(async move {
        stream.write_all(b"HTTP/1.1 200 OK\r\nx: ").await.unwrap();
        while stream.write_all(&[b'a'; 64 * 1024]).await.is_ok() {}
    });
    let rows = rows_are(&server, |rows| rows[0].error.is_some()).await;
    let error = rows[0].error.as_ref().unwrap().to_string();
    assert!(error.starts_with("no HTTP answer"), "{error}");
}

#[tokio::test]
async fn what_is_no_http_is_no_answer() {
    for answer in [
        &b""[..],
        b"220 mail.test ESMTP\r\n",
        b"HTTP/1.1 two hundred\r\n\r\n",
    ] {
        let (listener, server) = tells(&[]).await;
        let error = error_after(listener, &server, answer).await;
        assert!(error.starts_with("no HTTP answer"), "{error}");
    }
}
