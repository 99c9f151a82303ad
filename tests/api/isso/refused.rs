//! What Isso's API does not take, and says so.

use reqwest::Method;
use serde_json::{Value, json};

use super::{Script, blog, id};
use crate::support::TestServer;

#[tokio::test]
async fn without_the_setting_there_is_no_isso() {
    let server = TestServer::with(&["sites.moderation=publish"]).await;
    let mut ann = Script::on(&server, "blog", "https://blog.test");
    for path in ["/?uri=/a/", "/config", "/id/1", "/feed?uri=/a/"] {
        assert_eq!(ann.get(path).await.status, 404, "{path}");
    }
    let body = json!({"author": "Ann", "text": "Hello"});
    assert_eq!(ann.post("/new?uri=/a/", &body).await.status, 404);
}

#[tokio::test]
async fn bad_requests_are_told_what_is_wrong_and_write_nothing() {
    let server = blog().await;
    let mut ann = Script::on(&server, "blog", "https://blog.test");
    for (path, code) in [
        ("/", "missing_field"),
        ("/?uri=/a/&limit=x", "invalid_parameter"),
        ("/?uri=/a/&offset=-1", "invalid_parameter"),
        ("/?uri=/a/&nested_limit=1.5", "invalid_parameter"),
        ("/?uri=/a/&parent=x", "invalid_parameter"),
        ("/?uri=/a/&after=yesterday", "invalid_parameter"),
        ("/?uri=/a/&sort=best", "invalid_parameter"),
        ("/?uri=%00", "invalid_page"),
        ("/feed", "missing_field"),
        ("/id/x", "unknown_comment"),
        ("/id/0", "unknown_comment"),
        ("/id/18446744073709551615", "unknown_comment"),
    ] {
        let answer = ann.get(path).await;
        assert_eq!(answer.json()["code"], code, "{path}: {answer:?}");
        assert!(answer.status.is_client_error(), "{path}");
    }
    let long = "x".repeat(20_000);
    for (body, code) in [
        (json!({"text": "Hello"}), "missing_field"),
        (json!({"author": "Ann"}), "missing_field"),
        (json!({"author": "Ann", "text": ""}), "invalid_text"),
        (json!({"author": "Ann", "text": long}), "text_too_long"),
        (json!({"author": "", "text": "Hello"}), "invalid_name"),
        (json!({"author": 1, "text": "Hello"}), "wrong_type"),
        (
            json!({"author": "Ann", "text": "Hello", "parent": "1"}),
            "wrong_type",
        ),
        (
            json!({"author": "Ann", "text": "Hello", "parent": -1}),
            "wrong_type",
        ),
        (
            json!({"author": "Ann", "text": "Hello", "email": "nowhere"}),
            "invalid_email",
        ),
        (
            json!({"author": "Ann", "text": "Hello", "website": "javascript://x%0aalert(1)"}),
            "invalid_website",
        ),
        (json!(["Ann"]), "invalid_json"),
    ] {
        let answer = ann.post("/new?uri=/a/", &body).await;
        assert_eq!(answer.json()["code"], code, "{answer:?}");
    }
    for (body, code) in [
        (json!({"/a/": 1}), "invalid_json"),
        (json!([1]), "invalid_json"),
        (json!(vec!["/a/"; 101]), "too_many_pages"),
    ] {
        assert_eq!(
            ann.post("/count", &body).await.json()["code"],
            code,
            "{body}"
        );
    }
    assert_eq!(ann.thread("").await["total_replies"], 0);
    let mut nobody = Script::on(&server, "unknown", "https://blog.test");
    assert_eq!(nobody.get("/?uri=/a/").await.json()["code"], "unknown_site");
}

#[tokio::test]
async fn what_a_stranger_writes_does_nothing_in_a_page() {
    let server = blog().await;
    let mut eve = Script::on(&server, "blog", "https://blog.test");
    let body = json!({
        "author": "<img src=x onerror=alert(1)>\"'", "text": "<script>alert(2)</script>[x](javascript:alert(3))",
        "website": "http://x.test/?'onmouseover='alert(4)'",
    });
    let answer = eve.post("/new?uri=%2Fa%2F", &body).await;
    assert_eq!(answer.status, 201, "{answer:?}");
    let shown = &eve.thread("").await["replies"][0];
    for field in ["author", "website"] {
        let value = shown[field].as_str().unwrap();
        assert!(!value.contains(['<', '>', '"', '\'']), "{field}: {value}");
    }
    let text = shown["text"].as_str().unwrap();
    assert!(
        !text.contains("<script") && !text.contains("href=\"javascript"),
        "{text}"
    );
}

#[tokio::test]
async fn a_guessed_token_opens_nothing() {
    let server = blog().await;
    let mut ann = Script::on(&server, "blog", "https://blog.test");
    let own = id(&ann.says("Hello", None).await);
    let mut eve = Script::on(&server, "blog", "https://blog.test");
    eve.cookies
        .push((own.to_string(), "aaaaaaaaaaaaaaaaaaaaaaaaaa".to_owned()));
    let path = format!("/id/{own}");
    assert_eq!(eve.get(&path).await.status, 403);
    assert_eq!(eve.send(Method::DELETE, &path, None).await.status, 403);
    assert_eq!(ann.thread("").await["replies"][0]["mode"], Value::from(1));
}
