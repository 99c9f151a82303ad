//! Tokens: made, listed, used, ended.

use std::time::Duration;

use serde_json::{Value, json};

use super::{code_at, wrong};
use crate::support::{Owner, TestServer};

async fn made(owner: &Owner, name: &str, scopes: &[&str]) -> (i64, Owner) {
    let made = owner
        .post("/tokens", &json!({"name": name, "scopes": scopes}))
        .await;
    assert_eq!(made.status, 201, "{made:?}");
    assert_eq!(made.header("cache-control"), "no-store");
    let made = made.json();
    let word = made["token"].as_str().unwrap();
    assert!(word.starts_with("aw_"), "{word}");
    (made["id"].as_i64().unwrap(), owner.with(word))
}

#[tokio::test]
async fn a_token_is_shown_once_and_works_until_it_is_revoked() {
    let server = TestServer::start().await;
    let owner = server.owner();
    let (id, bot) = made(&owner, "bot", &["moderate", "read", "read"]).await;
    assert_eq!(bot.get("/comments").await.status, 200);
    assert_eq!(bot.get("/tokens").await.code(), "scope_missing");
    let listed = owner.get("/tokens").await;
    assert!(!listed.text.contains("aw_"), "{listed:?}");
    assert_eq!(
        listed.json()["tokens"][0]["scopes"],
        json!(["read", "moderate"])
    );
    let path = format!("/tokens/{id}");
    assert_eq!(owner.delete(&path).await.status, 204);
    assert_eq!(owner.delete(&path).await.status, 204);
    assert_eq!(bot.get("/comments").await.code(), "api_token_invalid");
    assert_eq!(owner.delete("/tokens/77").await.code(), "unknown_token");
    assert_eq!(owner.delete("/tokens/x").await.code(), "unknown_token");
    made(&owner, "bot", &["read"]).await;
}

#[tokio::test]
async fn a_token_gives_only_what_it_has() {
    let server = TestServer::start().await;
    let (_, deputy) = made(&server.owner(), "deputy", &["sites", "read"]).await;
    made(&deputy, "reader", &["read"]).await;
    for (body, code, field) in [
        (
            json!({"name": "x", "scopes": ["read", "export"]}),
            "scope_missing",
            "scopes",
        ),
        (
            json!({"name": "x", "scopes": ["all"]}),
            "unknown_scope",
            "scopes",
        ),
        (
            json!({"name": "x", "scopes": []}),
            "missing_field",
            "scopes",
        ),
        (json!({"name": "x"}), "missing_field", "scopes"),
        (
            json!({"name": " ", "scopes": ["read"]}),
            "invalid_name",
            "name",
        ),
        (
            json!({"name": "x".repeat(81), "scopes": ["read"]}),
            "name_too_long",
            "name",
        ),
        (
            json!({"name": "reader", "scopes": ["read"]}),
            "token_exists",
            "name",
        ),
    ] {
        assert_eq!(
            wrong(&deputy.post("/tokens", &body).await),
            code_at(code, field),
            "{body}"
        );
    }
}

#[tokio::test]
async fn the_last_use_is_noted_to_the_minute() {
    let server = TestServer::start().await;
    let owner = server.owner();
    let (_, bot) = made(&owner, "bot", &["read"]).await;
    assert_eq!(
        owner.get("/tokens").await.json()["tokens"][0]["last_used"],
        Value::Null
    );
    let noted = async |expected: &str| {
        loop {
            let tokens = owner.get("/tokens").await.json();
            if tokens["tokens"][0]["last_used"] == expected {
                break;
            }
            tokio::task::yield_now().await;
        }
    };
    let used = async || assert_eq!(bot.get("/comments").await.status, 200);
    used().await;
    noted("2026-01-01T00:00:00Z").await;
    server.pass(Duration::from_secs(59));
    used().await;
    server.pass(Duration::from_secs(1));
    used().await;
    noted("2026-01-01T00:01:00Z").await;
}
