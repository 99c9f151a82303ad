//! Requests that ask too much of the server before anything of them is read: long addresses, packed bodies, slow ones.

use reqwest::Method;
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use super::target::Target;
use crate::support::{Answer, OWNERS_TOKEN};

#[tokio::test]
async fn a_packed_body_is_refused_at_every_door_and_the_answer_says_what_is_taken() {
    let target = Target::start().await;
    let body = r#"{"site": "blog", "page": "/a/", "name": "Ann", "text": "Hello"}"#;
    for (path, kind) in [
        ("/api/v1/comments", "application/json"),
        ("/api/v1/comments", "application/x-www-form-urlencoded"),
        ("/api/v1/preview", "application/json"),
        ("/api/v1/mail", "message/rfc822"),
        ("/api/v1/admin/decisions", "application/json"),
        ("/newcomment", "application/x-www-form-urlencoded"),
        ("/m/token", "multipart/form-data; boundary=x"),
        ("/u/token", "multipart/form-data; boundary=x"),
        ("/console/sign-in", "application/x-www-form-urlencoded"),
        ("/pages/blog", "application/x-www-form-urlencoded"),
    ] {
        for coding in ["gzip", "GZIP", "br", "identity, zstd", "x", "gzip, gzip"] {
            let request = target.request(Method::POST, path).bearer_auth(OWNERS_TOKEN);
            let request = request.header("content-type", kind).body(body);
            let answer = Answer::of(request.header("content-encoding", coding)).await;
            assert_eq!(answer.status, 415, "{path}: {answer:?}");
            assert_eq!(answer.code(), "unsupported_encoding", "{path}");
            assert_eq!(answer.header("accept-encoding"), "identity");
            assert_eq!(answer.header("x-content-type-options"), "nosniff");
        }
    }
    for coding in ["", "identity", "Identity, identity"] {
        let comment = json!({"site": "blog", "page": "/a/", "name": "Ann", "text": coding});
        let request = target.post("/api/v1/comments", &comment);
        let taken = Answer::of(request.header("content-encoding", coding)).await;
        let empty = coding.is_empty();
        assert_eq!(taken.status, if empty { 422 } else { 202 }, "{taken:?}");
    }
}

#[tokio::test]
async fn a_coding_without_content_means_nothing() {
    let target = Target::start().await;
    for path in ["/api/v1/counts?site=blog&page=/a/", "/healthz"] {
        let answer = Answer::of(target.get(path).header("content-encoding", "gzip")).await;
        assert_eq!(answer.status, 200, "{path}: {answer:?}");
    }
}

#[tokio::test]
async fn an_address_has_an_end() {
    let target = Target::start().await;
    let page =
        |length: usize| format!("/api/v1/counts?site=blog&page=/a/&x={}", "x".repeat(length));
    let fits = Answer::of(target.get(&page(8 * 1024 - 40))).await;
    assert_eq!(fits.status, 200);
    let request = target.get(&page(8 * 1024));
    target
        .refuses("a long query", request, "414 uri_too_long")
        .await;
    let path = format!("/{}", "x".repeat(9000));
    target
        .refuses("a long path", target.get(&path), "414 uri_too_long")
        .await;
}

/// Sends the beginning of a submission, and nothing more.
async fn begins(target: &Target, frame: &str) -> String {
    let mut stream = TcpStream::connect(target.server.address).await.unwrap();
    let head = "POST /api/v1/comments HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n";
    stream
        .write_all(format!("{head}{frame}").as_bytes())
        .await
        .unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    answer
}

#[tokio::test]
async fn a_body_that_does_not_come_is_answered_by_408_and_the_connection_ends() {
    let target = Target::with(&["server.request_timeout=300ms"]).await;
    let before = target.database();
    for frame in [
        "content-length: 500\r\n\r\n",
        "content-length: 500\r\n\r\n{\"page\": \"/a/\"",
        "transfer-encoding: chunked\r\n\r\n5\r\n{\"pag\r\n",
    ] {
        let answer = begins(&target, frame).await;
        assert!(answer.starts_with("HTTP/1.1 408 "), "{answer}");
        assert!(answer.contains("\"code\":\"request_timeout\""), "{answer}");
        assert!(answer.contains("was not complete within 300ms"), "{answer}");
    }
    assert_eq!(target.database(), before);
}

#[tokio::test]
async fn a_body_without_end_is_read_to_an_end_and_no_further() {
    let target = Target::start().await;
    let stream = TcpStream::connect(target.server.address).await.unwrap();
    let (mut from, mut to) = stream.into_split();
    let head = "POST /api/v1/comments HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n\
                transfer-encoding: chunked\r\n\r\n";
    to.write_all(head.as_bytes()).await.unwrap();
    let chunk = format!("10000\r\n{}\r\n", "x".repeat(0x10000));
    let sending = tokio::spawn(async move {
        let mut sent = 0;
        while to.write_all(chunk.as_bytes()).await.is_ok() {
            sent += chunk.len();
        }
        sent
    });
    let mut answer = Vec::new();
    let _ = from.read_to_end(&mut answer).await;
    let answer = String::from_utf8(answer).unwrap();
    assert!(answer.starts_with("HTTP/1.1 413 "), "{answer}");
    // Sixteen megabytes are let pass for the answer's sake, and what lies in the buffers between the two.
    let sent = sending.await.unwrap();
    assert!(sent < 48 * 1024 * 1024, "{sent} bytes were taken");
}
