//! Bodies that are no JSON, too large, cut off, or of another kind.

use reqwest::{Method, RequestBuilder};
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use super::table::expected;
use super::target::{Target, is_problem};
use crate::support::Answer;

const PATH: &str = "/api/v1/comments";
const UNKNOWN_KIND: &str = "415 unsupported_media_type";
const TOO_LARGE: &str = "413 body_too_large";

fn sent(target: &Target, kind: &str, body: impl Into<reqwest::Body>) -> RequestBuilder {
    let request = target.request(Method::POST, PATH);
    request.header("content-type", kind).body(body)
}

#[tokio::test]
async fn a_body_is_a_json_object_in_utf8() {
    let target = Target::start().await;
    let deep = "[".repeat(30_000);
    let deep_object = "{\"a\":".repeat(5000);
    let deep_field = format!("{{\"text\": {}{}}}", "[".repeat(200), "]".repeat(200));
    let latin1 = b"{\"site\": \"blog\", \"page\": \"/a/\", \"name\": \"Zo\xEB\", \"text\": \"x\"}";
    for (what, body) in [
        ("nothing", &b""[..]),
        ("a word", b"hello"),
        ("a number", b"7"),
        ("null", b"null"),
        ("an array", b"[]"),
        ("a string", b"\"text\""),
        ("half an object", b"{\"page\": \"/a/\""),
        ("two objects", b"{}{}"),
        ("a trailing comma", b"{\"page\": \"/a/\",}"),
        ("a byte order mark", b"\xEF\xBB\xBF{}"),
        ("a lone surrogate", br#"{"text": "\ud800"}"#),
        ("Latin-1", latin1),
        ("deep arrays", deep.as_bytes()),
        ("deep objects", deep_object.as_bytes()),
        ("a deep field", deep_field.as_bytes()),
        ("a form", b"page=%2Fa%2F&name=Ann&text=Hello"),
    ] {
        for kind in ["application/json", "text/plain;charset=UTF-8"] {
            let request = sent(&target, kind, body.to_vec());
            let what = format!("{what} as {kind}");
            target.refuses(&what, request, "400 invalid_json").await;
        }
    }
}

#[tokio::test]
async fn a_body_is_of_a_kind_that_is_known() {
    let target = Target::start().await;
    let json = r#"{"site": "blog", "page": "/a/", "name": "Ann", "text": "Hello"}"#;
    for kind in [
        "",
        "application/xml",
        "multipart/form-data; boundary=x",
        "application/jsonp",
        "text/html",
        "application/problem+json",
        "json",
        "\u{e9}",
    ] {
        let request = sent(&target, kind, json);
        let what = format!("a body of {kind:?}");
        target.refuses(&what, request, UNKNOWN_KIND).await;
    }
    let request = target.request(Method::POST, PATH).body(json);
    target
        .refuses("a body of no kind", request, UNKNOWN_KIND)
        .await;
    for kind in [
        "application/json; charset=utf-8",
        "APPLICATION/JSON",
        "text/plain",
    ] {
        let taken = Answer::of(sent(&target, kind, json)).await;
        assert_eq!(taken.status, 202, "{kind}: {taken:?}");
    }
}

#[tokio::test]
async fn ten_megabytes_are_refused_by_an_answer_that_can_be_read() {
    let target = Target::start().await;
    let id = &target.published.0;
    let large = "x".repeat(10 * 1024 * 1024);
    let edit = format!("/api/v1/comments/{id}");
    let token = &target.published.1;
    let just_too_large = "x".repeat(64 * 1024);
    for (method, path, text) in [
        (Method::POST, PATH, &large),
        (Method::POST, "/api/v1/preview", &large),
        (Method::PATCH, &edit, &large),
        (Method::POST, PATH, &just_too_large),
    ] {
        let body = json!({"site": "blog", "page": "/a/", "name": "Ann", "text": text});
        let request = target
            .request(method.clone(), path)
            .bearer_auth(token)
            .json(&body);
        let what = format!("{} bytes by {method} {path}", text.len());
        target.refuses(&what, request, TOO_LARGE).await;
    }
}

/// Sends these bytes as they are, and reads what comes back until the end.
async fn raw(target: &Target, head: &str, body: Vec<u8>) -> String {
    let stream = TcpStream::connect(target.server.address).await.unwrap();
    let (mut from, mut to) = stream.into_split();
    let head = format!("POST {PATH} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n{head}\r\n\r\n");
    let sending = tokio::spawn(async move {
        to.write_all(head.as_bytes()).await?;
        to.write_all(&body).await?;
        to.flush().await?;
        std::io::Result::Ok(to)
    });
    let mut answer = Vec::new();
    from.read_to_end(&mut answer).await.unwrap();
    let _ = sending.await.unwrap();
    String::from_utf8(answer).unwrap()
}

fn parsed(raw: &str) -> Answer {
    let (head, text) = raw.split_once("\r\n\r\n").unwrap();
    let mut lines = head.lines();
    let status = lines.next().unwrap().split(' ').nth(1).unwrap();
    let headers = lines.map(|line| {
        let (name, value) = line.split_once(": ").unwrap();
        let name: reqwest::header::HeaderName = name.parse().unwrap();
        (name, value.parse().unwrap())
    });
    Answer {
        status: status.parse().unwrap(),
        headers: headers.collect(),
        text: text.to_owned(),
    }
}

#[tokio::test]
async fn ten_megabytes_of_unknown_length_are_refused_too() {
    let target = Target::start().await;
    let before = target.database();
    let chunk = format!("10000\r\n{}\r\n", "x".repeat(0x10000)).repeat(160);
    let head = "content-type: application/json\r\ntransfer-encoding: chunked";
    let answer = raw(&target, head, format!("{chunk}0\r\n\r\n").into_bytes()).await;
    is_problem(&parsed(&answer), "chunked", expected(TOO_LARGE));
    assert_eq!(target.database(), before);
}

#[tokio::test]
async fn who_asks_before_sending_ten_megabytes_need_not_send_them() {
    let target = Target::start().await;
    let head = "content-type: application/json\r\ncontent-length: 10485760\r\nexpect: 100-continue";
    let answer = raw(&target, head, Vec::new()).await;
    assert!(!answer.contains("100 Continue"), "{answer}");
    is_problem(&parsed(&answer), "expecting", expected(TOO_LARGE));
}

#[tokio::test]
async fn a_body_that_ends_early_is_not_stored() {
    let target = Target::start().await;
    let before = target.database();
    let mut stream = TcpStream::connect(target.server.address).await.unwrap();
    let head = format!(
        "POST {PATH} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 500\r\n\r\n"
    );
    stream.write_all(head.as_bytes()).await.unwrap();
    let body = br#"{"site": "blog", "page": "/a/", "name": "Ann", "text": "Hello"}"#;
    stream.write_all(body).await.unwrap();
    stream.shutdown().await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    assert_eq!(target.database(), before);
    is_problem(&parsed(&answer), "cut off", expected("400 incomplete_body"));
}
