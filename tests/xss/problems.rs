//! What is refused, and said back: in JSON that nobody takes for a page, or on a page of ours.

use reqwest::Method;
use reqwest::header::HeaderValue;
use serde_json::{Value, json};
use url::form_urlencoded::byte_serialize;

use super::page_structure::Shape;
use super::{ROOMY, encoded, get_all, path, send_all};
use crate::support::{Answer, TestServer, Visitor, vectors};

/// JSON for programs, that says what it is; nothing in it is a control character, or was raised by one.
fn is_sound(place: &str, answer: &Answer) {
    assert!(!answer.status.is_server_error(), "{place}: {answer:?}");
    assert_eq!(
        answer.header("x-content-type-options"),
        "nosniff",
        "{place}"
    );
    let policy = answer.header("content-security-policy");
    assert!(
        policy.starts_with("default-src 'none'"),
        "{place}: {policy}"
    );
    let kind = answer.header("content-type");
    let is_json = kind == "application/json"
        || kind == "application/problem+json"
        || kind == "application/feed+json; charset=utf-8";
    assert!(
        is_json || kind == "application/atom+xml; charset=utf-8",
        "{place}: {kind}"
    );
    if is_json {
        assert!(
            !answer.text.contains(char::is_control),
            "{place}: {}",
            answer.text
        );
        let Value::Object(_) = answer.json() else {
            panic!("{place}: {answer:?}")
        };
    }
}

fn texts() -> impl Iterator<Item = String> {
    vectors().into_iter().map(|vector| vector.text)
}

/// Those that an address has room for, several times over.
fn short_texts() -> impl Iterator<Item = String> {
    texts().filter(|text| text.len() < 1000)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn queries_and_paths_of_the_api_come_back_as_json_alone() {
    let server = TestServer::start().await;
    let ann = server.visitor();
    ann.comments("/a/", "Hello").await.submitted();
    let mut asked = Vec::new();
    for (index, text) in short_texts().enumerate() {
        let text: String = byte_serialize(text.as_bytes()).collect();
        asked.extend([
            format!("/api/v1/comments?page=/a/&site={text}"),
            format!("/api/v1/comments?page=/a/&sort={text}"),
            format!("/api/v1/comments?page=/a/&after={text}&limit={text}"),
            format!("/api/v1/comments?page={text}"),
        ]);
        // The others read their queries by the same code.
        asked.push(match index % 6 {
            0 => format!("/api/v1/comments?page=/a/&{text}={text}"),
            1 => format!("/api/v1/counts?site={text}&page={text}"),
            2 => format!("/api/v1/feed.atom?site={text}"),
            3 => format!("/api/v1/feed.json?page={text}"),
            4 => format!("/api/v1/comments/former?site=blog&system={text}&id={text}"),
            _ => format!("/api/v1/admin/comments?status={text}&q={text}"),
        });
    }
    for (place, answer) in get_all(&ann, asked).await {
        is_sound(&place, &answer);
    }
    for text in short_texts().step_by(4) {
        // `+` is a space in a query alone.
        let text = encoded(&text).replace('+', "%20");
        for path in [
            format!("/api/v1/comments/{text}"),
            format!("/api/v1/{text}"),
            format!("/api/v1/admin/sites/{text}"),
        ] {
            is_sound(&path, &ann.get(&path).await);
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn fields_that_are_refused_come_back_as_json_alone() {
    let server = TestServer::with(ROOMY).await;
    let ann = server.visitor();
    let mut bodies = Vec::new();
    for text in texts() {
        let with = |field: &str, value: &str| {
            let mut body =
                json!({"page": "/a/", "name": "Ann", "text": "Hello", "email": "ann@a.example"});
            body[field] = json!(value);
            // Nothing of these is stored, whatever is wrong with the field.
            body["key"] = json!("too short");
            body
        };
        let fields = [
            "name", "email", "website", "text", "title", "page", "parent", "site", "key", "notify",
        ];
        bodies.extend(fields.map(|field| with(field, &text)));
        bodies.push(json!({"page": "/a/", "name": "Ann", "text": "Hello", text.clone(): text}));
    }
    for (index, answer) in send_all(&ann, bodies).await.iter().enumerate() {
        let place = format!("body {index}");
        is_sound(&place, answer);
        assert!(
            answer.status.is_client_error() || answer.status.is_success(),
            "{place}"
        );
    }
    let (id, _) = ann.comments("/a/", "Hello").await.submitted();
    for text in texts().step_by(3) {
        let reaction = json!({"reaction": text, "key": text});
        is_sound(
            "reaction",
            &sent(
                &ann,
                Method::PUT,
                &format!("/api/v1/comments/{id}/reactions"),
                &reaction,
            )
            .await,
        );
        let edit = json!({"text": text, text.clone(): 1});
        is_sound(
            "edit",
            &sent(
                &ann,
                Method::PATCH,
                &format!("/api/v1/comments/{id}"),
                &edit,
            )
            .await,
        );
    }
}

async fn sent(visitor: &Visitor, method: Method, path: &str, body: &Value) -> Answer {
    Answer::of(visitor.request(method, path).json(body)).await
}

#[tokio::test]
async fn headers_come_back_as_json_alone() {
    let server = TestServer::with(&["server.trusted_proxies=127.0.0.1"]).await;
    let bob = server.visitor();
    let body = json!({"page": "/a/", "name": "Bob", "text": "Hello", "key": "too short"});
    for (index, text) in texts().enumerate() {
        let Ok(value) = HeaderValue::from_bytes(text.as_bytes()) else {
            continue;
        };
        let headers = [
            "origin",
            "referer",
            "user-agent",
            "x-forwarded-for",
            "authorization",
            "accept",
            "content-type",
            "x-forwarded-host",
        ];
        let name = headers[index % headers.len()];
        let request = bob
            .at("https://blog.test")
            .request(Method::POST, "/api/v1/comments")
            .json(&body);
        let mut request = request.build().unwrap();
        request.headers_mut().insert(name, value.clone());
        if index % headers.len() != 0 {
            request.headers_mut().insert("origin", value);
        }
        let response = reqwest::Client::builder()
            .no_proxy()
            .build()
            .unwrap()
            .execute(request)
            .await
            .unwrap();
        let answer = Answer {
            status: response.status(),
            headers: response.headers().clone(),
            text: response.text().await.unwrap(),
        };
        assert!(answer.status.is_client_error(), "{name}: {answer:?}");
        if answer.header("content-type") == "application/problem+json" {
            is_sound(name, &answer);
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn queries_and_paths_of_pages_come_back_as_text_on_our_own_page() {
    let server = TestServer::start().await;
    let ann = server.visitor();
    let plain = [
        "/pages/nope?page=/a/",
        "/pages/blog?page=/a/&sort=x",
        "/pages/blog?page=/a/&after=x",
        "/pages/blog?page=/a/&reply=x",
        "/pages/blog?page=/a/&at=x&afterword=held",
        "/pages/blog?page=x",
        "/pages/blog?page=/a/",
        "/console/sign-in",
        "/console/sign-in/abc",
    ];
    let mut known = Vec::new();
    for path in plain {
        known.push(ann.get(path).await);
    }
    let shape = Shape::of(&known);
    let mut asked = Vec::new();
    for text in short_texts() {
        let word: String = byte_serialize(text.as_bytes()).collect();
        asked.extend([
            format!("/pages/blog?page={word}"),
            format!("/pages/blog?page=/a/&sort={word}&after={word}"),
            format!("/pages/blog?page=/a/&reply={word}&at={word}&afterword={word}"),
        ]);
        let word = word.replace('+', "%20");
        asked.extend([
            format!("/pages/{word}?page=/a/"),
            format!("/console/sign-in/{word}"),
            format!("/console/sign-in?to=/console/{word}"),
        ]);
    }
    for (place, answer) in get_all(&ann, asked).await {
        assert!(!answer.status.is_server_error(), "{place}: {answer:?}");
        if answer.header("content-type") == "application/problem+json" {
            is_sound(&place, &answer);
        } else if answer.status.is_redirection() {
            let to = answer.header("location");
            assert!(
                to.starts_with("/console") || to.starts_with("http://127.0.0.1"),
                "{place} leads to {to}"
            );
        } else {
            shape.holds(&place, &answer);
        }
    }
    assert!(texts().filter_map(|text| path(&text)).count() > 100);
}
