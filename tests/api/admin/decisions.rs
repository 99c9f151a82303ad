//! Decisions about the text that was seen, and many in one batch.

use std::time::Instant;

use serde_json::{Value, json};

use super::{code_at, comments_of, wrong};
use crate::support::TestServer;

#[tokio::test]
async fn a_stroke_decides_what_can_be_decided_and_says_why_the_rest_can_not() {
    let server = TestServer::start().await;
    let (owner, ids) = (
        server.owner(),
        comments_of(&server, "/a/", &["a", "b", "c", "d"]).await,
    );
    owner.has_decided(&ids[2], "delete").await;
    let nobody = "0192f0c4-5ae4-7c3b-9b1c-0c5f4f6f3c11";
    let body = json!({"decisions": [
        {"id": ids[0], "action": "approve", "reply": "Thank you!"},
        {"id": ids[1], "action": "block", "by": ["name"]},
        {"id": ids[2], "action": "approve"},
        {"id": nobody, "action": "approve"},
        {"id": ids[3], "action": "approve", "reply": " "},
    ]});
    let answer = owner.post("/decisions", &body).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    let batch = answer.json();
    assert_eq!(
        batch["decided"],
        json!([{"id": ids[0], "before": "pending", "status": "approved"},
               {"id": ids[1], "before": "pending", "status": "spam"}])
    );
    let mut failed: Vec<_> = batch["failed"]
        .as_array()
        .unwrap()
        .iter()
        .map(|line| (line["id"].as_str().unwrap(), line["code"].as_str().unwrap()))
        .collect();
    failed.sort_unstable();
    let mut expected = vec![
        (ids[3].as_str(), "invalid_text"),
        (ids[2].as_str(), "not_possible"),
        (nobody, "unknown_comment"),
    ];
    expected.sort_unstable();
    assert_eq!(failed, expected);
    assert_eq!(server.visitor().count("/a/").await, 2, "with the reply");

    let undo = format!("/decisions/{}/undo", batch["batch"].as_str().unwrap());
    let undone = owner.post(&undo, &json!({})).await;
    assert_eq!(undone.status, 200, "{undone:?}");
    assert_eq!(undone.json()["decided"].as_array().unwrap().len(), 2);
    assert_eq!(server.visitor().count("/a/").await, 0);
    let again = owner.post(&undo, &json!({})).await.json();
    assert_eq!(again["decided"], json!([]));
    assert_eq!(again["failed"][0]["code"], "changed_meanwhile");
}

#[tokio::test]
async fn the_same_for_many_and_a_thousand_in_one_call() {
    let server = TestServer::start().await;
    let ann = server.visitor();
    let mut ids = Vec::new();
    let started = Instant::now();
    for number in 0..1000 {
        let page = format!("/{}/", number % 10);
        ids.push(ann.comments(&page, "Hello").await.submitted().0);
    }
    let a_thousand_writes = started.elapsed();
    let owner = server.owner();
    let started = Instant::now();
    let answer = owner
        .post("/decisions", &json!({"ids": ids, "action": "approve"}))
        .await;
    let took = started.elapsed();
    let batch = answer.json();
    assert_eq!(batch["decided"].as_array().unwrap().len(), 1000);
    assert_eq!(batch["failed"], json!([]));
    assert_eq!(ann.count("/7/").await, 100);
    // Compared on the same machine, in the same minute: how fast it is in itself, the benchmarks say.
    assert!(took < a_thousand_writes, "{took:?}, {a_thousand_writes:?}");

    ids.push(ids[0].clone());
    let answer = owner
        .post("/decisions", &json!({"ids": ids, "action": "spam"}))
        .await;
    assert_eq!(answer.code(), "too_many_decisions");
    assert_eq!(ann.count("/7/").await, 100);
}

#[tokio::test]
async fn a_stroke_with_a_mistake_does_nothing_and_names_its_place() {
    let server = TestServer::start().await;
    let (owner, ids) = (server.owner(), comments_of(&server, "/a/", &["a"]).await);
    let good = json!({"id": ids[0], "action": "approve"});
    let with = |bad: Value| json!({"decisions": [good, bad]});
    for (body, code, field) in [
        (json!({}), "missing_field", "decisions"),
        (json!({"decisions": []}), "missing_field", "decisions"),
        (json!({"decisions": "all"}), "wrong_type", "decisions"),
        (json!({"decisions": [1]}), "wrong_type", "decisions"),
        (
            json!({"ids": [1], "action": "approve"}),
            "wrong_type",
            "ids",
        ),
        (
            json!({"ids": [ids[0], "x"], "action": "approve"}),
            "invalid_id",
            "ids[1]",
        ),
        (json!({"ids": ids}), "missing_field", "action"),
        (
            with(json!({"action": "approve"})),
            "missing_field",
            "decisions[1].id",
        ),
        (
            with(json!({"id": "x", "action": "approve"})),
            "invalid_id",
            "decisions[1].id",
        ),
        (
            with(json!({"id": ids[0], "action": "burn"})),
            "unknown_action",
            "decisions[1].action",
        ),
        (
            with(json!({"id": ids[0], "action": "edit"})),
            "unknown_action",
            "decisions[1].action",
        ),
        (
            with(json!({"id": ids[0], "action": "block", "by": ["shoe"]})),
            "unknown_mark",
            "decisions[1].by",
        ),
        (
            with(json!({"id": ids[0], "action": "approve", "by": ["name"]})),
            "unknown_field",
            "decisions[1].by",
        ),
    ] {
        let answer = owner.post("/decisions", &body).await;
        assert_eq!(wrong(&answer), code_at(code, field), "{body}");
    }
    assert_eq!(owner.shows(&ids[0]).await["decisions"], json!([]));
    let undo = |batch: &str| format!("/decisions/{batch}/undo");
    let nothing = json!({});
    assert_eq!(owner.post(&undo("x"), &nothing).await.code(), "invalid_id");
    let unknown = "0192f0c4-5ae4-7c3b-9b1c-0c5f4f6f3c11";
    assert_eq!(
        owner.post(&undo(unknown), &nothing).await.code(),
        "unknown_batch"
    );
}

#[tokio::test]
async fn an_author_is_blocked_by_what_is_named() {
    let server = TestServer::start().await;
    let (owner, ids) = (server.owner(), comments_of(&server, "/a/", &["a"]).await);
    let path = format!("/comments/{}/decision", ids[0]);
    let answer = owner
        .post(&path, &json!({"action": "block", "by": ["name"]}))
        .await;
    assert_eq!(answer.status, 200, "{answer:?}");
    let blocks = owner.get("/blocks").await.json();
    assert_eq!(blocks["blocks"].as_array().unwrap().len(), 1);
    assert_eq!(blocks["blocks"][0]["kind"], "name");
    assert_eq!(blocks["blocks"][0]["value"], "ann");
    assert_eq!(blocks["blocks"][0]["comment"], json!(ids[0]));
}

#[tokio::test]
async fn a_decision_is_about_the_text_that_was_seen() {
    let server = TestServer::start().await;
    let (owner, ann) = (server.owner(), server.visitor());
    let (id, token) = ann.comments("/a/", "Good").await.submitted();
    let path = format!("/comments/{id}/decision");
    let seen = owner.shows(&id).await["revision"].clone();
    ann.edits(&id, &token, "Buy my shoes").await;
    let late = json!({"action": "approve", "revision": seen});
    let refused = owner.post(&path, &late).await;
    assert_eq!(
        (refused.status.as_u16(), refused.code()),
        (409, "changed_meanwhile".to_owned())
    );
    let late = json!({"decisions": [{"id": id, "action": "approve", "revision": seen}]});
    let answer = owner.post("/decisions", &late).await.json();
    assert_eq!(answer["failed"][0]["code"], "changed_meanwhile", "{answer}");
    assert_eq!(owner.shows(&id).await["status"], "pending");
    for revision in [json!("2"), json!(-1), json!(1.5), json!(true)] {
        let wrong = json!({"action": "approve", "revision": revision});
        assert_eq!(
            owner.post(&path, &wrong).await.code(),
            "wrong_type",
            "{wrong}"
        );
    }
    let for_all = json!({"ids": [id], "action": "approve", "revision": 2});
    assert_eq!(
        owner.post("/decisions", &for_all).await.code(),
        "unknown_field"
    );
    let now = json!({"action": "approve", "revision": owner.shows(&id).await["revision"]});
    assert_eq!(owner.post(&path, &now).await.status, 200);
}
