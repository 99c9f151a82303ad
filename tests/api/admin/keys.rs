//! `Idempotency-Key`: a request that comes again has one effect.

use serde_json::json;

use super::{comments_of, with_key, wrong};
use crate::support::TestServer;

#[tokio::test]
async fn an_undo_that_comes_again_takes_back_one_decision() {
    let server = TestServer::start().await;
    let (owner, ids) = (server.owner(), comments_of(&server, "/a/", &["a"]).await);
    for action in ["approve", "spam", "reject"] {
        owner.has_decided(&ids[0], action).await;
    }
    let (path, undo) = (
        format!("/comments/{}/decision", ids[0]),
        json!({"action": "undo"}),
    );
    let first = with_key(&owner, &path, "one", &undo).await;
    assert_eq!(first.header("idempotency-replayed"), "");
    let again = with_key(&owner, &path, "one", &undo).await;
    assert_eq!(again.header("idempotency-replayed"), "true");
    assert_eq!((again.status, again.json()), (first.status, first.json()));
    assert_eq!(first.json()["before"], "rejected");
    assert_eq!(first.json()["comment"]["status"], "spam");
    let other = with_key(&owner, &path, "two", &undo).await;
    assert_eq!(
        other.json()["comment"]["status"],
        "rejected",
        "an undo of the undo"
    );
}

#[tokio::test]
async fn a_key_stands_for_one_request() {
    let server = TestServer::start().await;
    let (owner, ids) = (
        server.owner(),
        comments_of(&server, "/a/", &["a", "b"]).await,
    );
    let path = |id: &str| format!("/comments/{id}/decision");
    let approve = json!({"action": "approve"});
    assert_eq!(
        with_key(&owner, &path(&ids[0]), "k", &approve).await.status,
        200
    );
    let many = json!({"ids": ids, "action": "spam"});
    for answer in [
        with_key(&owner, &path(&ids[0]), "k", &json!({"action": "spam"})).await,
        with_key(&owner, &path(&ids[1]), "k", &approve).await,
        with_key(&owner, "/decisions", "k", &many).await,
    ] {
        assert_eq!(answer.status, 422);
        assert_eq!(wrong(&answer).0, "idempotency_key_reused");
    }
    let same_in_other_order = json!({"reply": null, "action": "approve"});
    let answer = with_key(&owner, &path(&ids[0]), "k", &same_in_other_order).await;
    assert_eq!(wrong(&answer).0, "idempotency_key_reused", "null is said");
    for key in ["", "a b", &"k".repeat(256)] {
        let answer = with_key(&owner, &path(&ids[0]), key, &approve).await;
        assert_eq!(
            wrong(&answer),
            super::code_at("invalid_header", "Idempotency-Key")
        );
    }
    // Of another token it is another key.
    let new = json!({"name": "bot", "scopes": ["moderate"]});
    let token = owner.post("/tokens", &new).await.json();
    let bot = owner.with(token["token"].as_str().unwrap());
    let answer = with_key(&bot, &path(&ids[1]), "k", &approve).await;
    assert_eq!(answer.status, 200, "{answer:?}");
}

#[tokio::test]
async fn a_refused_request_has_no_effect_and_is_tried_anew() {
    let server = TestServer::start().await;
    let (owner, ids) = (server.owner(), comments_of(&server, "/a/", &["a"]).await);
    owner.has_decided(&ids[0], "delete").await;
    let (path, approve) = (
        format!("/comments/{}/decision", ids[0]),
        json!({"action": "approve"}),
    );
    let refused = with_key(&owner, &path, "k", &approve).await;
    assert_eq!(refused.code(), "not_possible");
    owner.has_decided(&ids[0], "restore").await;
    let answer = with_key(&owner, &path, "k", &approve).await;
    assert_eq!(answer.status, 200);
    assert_eq!(answer.header("idempotency-replayed"), "");
}

#[tokio::test]
async fn two_requests_that_race_have_one_effect() {
    let server = TestServer::start().await;
    let (owner, ids) = (server.owner(), comments_of(&server, "/a/", &["a"]).await);
    let path = format!("/comments/{}/decision", ids[0]);
    for round in 0..10 {
        for action in ["approve", "spam", "reject"] {
            owner.has_decided(&ids[0], action).await;
        }
        let before = owner.shows(&ids[0]).await["decisions"]
            .as_array()
            .unwrap()
            .len();
        let key = format!("round-{round}");
        let undo = json!({"action": "undo"});
        let both = tokio::join!(
            with_key(&owner, &path, &key, &undo),
            with_key(&owner, &path, &key, &undo)
        );
        let replayed = [&both.0, &both.1].map(|answer| answer.header("idempotency-replayed"));
        assert_eq!((both.0.status.as_u16(), both.1.status.as_u16()), (200, 200));
        assert!(
            replayed == ["", "true"] || replayed == ["true", ""],
            "{replayed:?}"
        );
        let after = owner.shows(&ids[0]).await["decisions"]
            .as_array()
            .unwrap()
            .len();
        assert_eq!(after, before + 1);
    }
}

#[tokio::test]
async fn a_stroke_that_comes_again_is_answered_alike() {
    let server = TestServer::start().await;
    let (owner, ids) = (
        server.owner(),
        comments_of(&server, "/a/", &["a", "b", "c"]).await,
    );
    owner.has_decided(&ids[1], "approve").await;
    owner.has_decided(&ids[2], "delete").await;
    let body = json!({"ids": ids, "action": "approve"});
    let first = with_key(&owner, "/decisions", "batch", &body).await;
    assert_eq!(first.json()["failed"][0]["code"], "not_possible");
    // Another decision in between stands.
    owner.has_decided(&ids[0], "spam").await;
    let again = with_key(&owner, "/decisions", "batch", &body).await;
    assert_eq!(again.header("idempotency-replayed"), "true");
    assert_eq!(again.json(), first.json());
    assert_eq!(owner.shows(&ids[0]).await["status"], "spam");
    let undo = json!({"ids": [ids[0]], "action": "undo"});
    let both = tokio::join!(
        with_key(&owner, "/decisions", "race", &undo),
        with_key(&owner, "/decisions", "race", &undo)
    );
    assert_eq!(both.0.json(), both.1.json());
    assert_eq!(owner.shows(&ids[0]).await["status"], "approved");
    let other = json!({"ids": [ids[1]], "action": "undo"});
    let other = with_key(&owner, "/decisions", "race", &other).await;
    assert_eq!(other.code(), "idempotency_key_reused");
}

#[tokio::test]
async fn a_stroke_is_taken_back_once_however_often_that_is_asked() {
    let server = TestServer::start().await;
    let (owner, ids) = (
        server.owner(),
        comments_of(&server, "/a/", &["a", "b"]).await,
    );
    let nothing = json!({});
    let batch = json!({"ids": ids, "action": "approve"});
    let batch = owner.post("/decisions", &batch).await.json();
    let undo = format!("/decisions/{}/undo", batch["batch"].as_str().unwrap());
    let first = with_key(&owner, &undo, "back", &nothing).await;
    assert_eq!(first.header("idempotency-replayed"), "");
    assert_eq!(first.json()["decided"].as_array().unwrap().len(), 2);
    let again = with_key(&owner, &undo, "back", &nothing).await;
    assert_eq!(again.header("idempotency-replayed"), "true");
    assert_eq!((again.status, again.json()), (first.status, first.json()));
    assert_eq!(owner.shows(&ids[0]).await["status"], "pending");
    let other = json!({"ids": ids, "action": "approve"});
    let other = with_key(&owner, "/decisions", "back", &other).await;
    assert_eq!(other.code(), "idempotency_key_reused");
}
