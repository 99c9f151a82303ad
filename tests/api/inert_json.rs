//! JSON answers do no harm under a wrong content type. The tests' client looks at every answer that any test gets; here
//! are those of every kind with all that strangers can put into them.

use reqwest::Method;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::support::{Answer, TestServer};

const HOSTILE: &str = "</script><script>alert(1)</script>&lt;\u{2028}\u{2029}";
/// The same in an address.
const IN_ADDRESS: &str = "%3C/script%3E%3Cscript%3E&amp;%E2%80%A8";

fn is_inert(text: &str) -> bool {
    !text.contains(['<', '>', '&', '\u{2028}', '\u{2029}'])
}

#[tokio::test]
async fn no_json_can_act_where_somebody_takes_it_for_html_or_a_script() {
    let server = TestServer::with(&[
        "sites.moderation=publish",
        "sites.hold_at=0",
        "sites.spam_at=0",
        "stacosys.site=blog",
    ])
    .await;
    let page = "/<script>&\u{2028}/";
    let asked = "/%3Cscript%3E%26%E2%80%A8/";
    let ann = server.visitor();
    let submitted = ann
        .submits(json!({"page": page, "name": "<Ann>&", "title": "<b>&\u{2028}", "text": HOSTILE}))
        .await;
    let (id, token) = submitted.submitted();
    ann.comments("/a/", HOSTILE).await.submitted();
    let thread = ann.reads(asked, "").await;
    assert_eq!(thread["comments"][0]["author"]["name"], "<Ann>&");

    for path in [
        format!("/api/v1/comments?page={asked}"),
        format!("/api/v1/counts?page={asked}&page=/a/"),
        "/api/v1/counts?page=/<a>\u{2028}/".to_owned(),
        format!("/api/v1/feed.json?page={asked}"),
        "/api/v1/openapi.json".to_owned(),
        format!("/api/v1/counts?site={IN_ADDRESS}&page=/a/"),
        format!("/api/v1/comments?page=/a/&sort={IN_ADDRESS}"),
        format!("/api/comments?url={asked}"),
        format!("/api/v1/{IN_ADDRESS}"),
        "/healthz".to_owned(),
        "/readyz".to_owned(),
    ] {
        // Often enough that it comes from memory.
        for _ in 0..4 {
            let answer = ann.get(&path).await;
            let kind = answer.header("content-type");
            assert!(kind.contains("json"), "{path}: {answer:?}");
            assert!(is_inert(&answer.text), "{path}: {answer:?}");
            let _: Value = serde_json::from_str(&answer.text).unwrap();
        }
    }

    let owner = server.owner();
    for path in [
        format!("/comments/{id}"),
        "/comments?status=all".to_owned(),
        "/pages".to_owned(),
        "/sites".to_owned(),
        "/export".to_owned(),
        format!("/comments?site={IN_ADDRESS}"),
    ] {
        let answer = owner.get(&path).await;
        assert!(is_inert(&answer.text), "{path}: {answer:?}");
    }
    let edited = ann.edits(&id, &token, &format!("Again {HOSTILE}")).await;
    assert!(edited.json()["comment"]["html"].is_string(), "{edited:?}");
    let preview = ann.post("/api/v1/preview", &json!({"text": HOSTILE})).await;
    assert!(preview.json()["html"].as_str().unwrap().contains("<p>"));
    let request = ann.request(Method::POST, "/api/v1/preview");
    let wrong = Answer::of(request.body(HOSTILE)).await;
    assert!(wrong.status.is_client_error() && is_inert(&wrong.text));
}

/// The bytes as the fast path sends them.
#[tokio::test]
async fn what_comes_by_the_fast_path_is_the_same() {
    let server = TestServer::with(&["sites.moderation=publish"]).await;
    server.visitor().comments("/a/", HOSTILE).await.submitted();
    let mut bodies = Vec::new();
    for _ in 0..5 {
        let mut stream = TcpStream::connect(server.address).await.unwrap();
        let request = "GET /api/v1/comments?page=/a/ HTTP/1.1\r\nHost: a\r\n\r\n";
        stream.write_all(request.as_bytes()).await.unwrap();
        let (mut text, mut piece) = (Vec::new(), [0; 4096]);
        while !text.ends_with(b"}") {
            let length = stream.read(&mut piece).await.unwrap();
            assert_ne!(length, 0);
            text.extend_from_slice(&piece[..length]);
        }
        let text = String::from_utf8(text).unwrap();
        let (_, body) = text.split_once("\r\n\r\n").unwrap();
        assert!(is_inert(body), "{body}");
        bodies.push(body.to_owned());
    }
    bodies.dedup();
    assert_eq!(bodies.len(), 1);
}
