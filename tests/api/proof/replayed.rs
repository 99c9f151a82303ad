//! A challenge is good for one comment.

use futures_util::future::join_all;
use serde_json::{Value, json};

use super::{ASKING, asks, solved, verdict, writes};
use crate::support::TestServer;

fn body(text: &str, proof: &str) -> Value {
    json!({"page": "/a/", "name": "Ann", "text": text, "proof": proof})
}

async fn is_held_as_replayed(server: &TestServer, proof: &str) {
    assert_eq!(writes(server, proof).await.status, 202);
    let found = [
        ("form_replayed".to_owned(), 5),
        ("proof_spent".to_owned(), 0),
    ];
    assert_eq!(verdict(server).await, found);
}

#[tokio::test]
async fn a_second_comment_with_it_is_held_also_after_a_restart() {
    let server = TestServer::with(ASKING).await;
    let proof = solved(&asks(&server.visitor()).await);
    assert_eq!(writes(&server, &proof).await.status, 201);
    is_held_as_replayed(&server, &proof).await;
    let server = TestServer::again_with(server.stop().await, ASKING).await;
    is_held_as_replayed(&server, &proof).await;
}

#[tokio::test]
async fn of_twenty_at_once_exactly_one_counts() {
    let server = TestServer::with(ASKING).await;
    let ann = server.visitor();
    let proof = solved(&asks(&ann).await);
    let texts = (0..20).map(|n| body(&format!("Text {n}"), &proof));
    let answers = join_all(texts.map(|body| ann.submits(body))).await;
    let statuses = answers.iter().map(|answer| answer.status.as_u16());
    let published = statuses.clone().filter(|status| *status == 201).count();
    let held = statuses.filter(|status| *status == 202).count();
    assert_eq!((published, held), (1, 19));
    assert_eq!(ann.count("/a/").await, 1);
}

#[tokio::test]
async fn the_same_submission_sent_again_is_one_comment_and_no_replay() {
    let server = TestServer::with(ASKING).await;
    let ann = server.visitor();
    let mut body = body("Hello", &solved(&asks(&ann).await));
    body["key"] = json!("a-key-of-the-widget");
    let first = ann.submits(body.clone()).await;
    assert_eq!(first.status, 201);
    let again = ann.submits(body.clone()).await;
    assert_eq!(
        (again.status.as_u16(), again.submitted()),
        (201, first.submitted())
    );
    // With a proof of its own, as the widget sends it.
    body["proof"] = json!(solved(&asks(&ann).await));
    assert_eq!(ann.submits(body).await.submitted(), first.submitted());
}

#[tokio::test]
async fn a_comment_that_is_refused_leaves_it_good() {
    let server = TestServer::with(ASKING).await;
    let ann = server.visitor();
    let proof = solved(&asks(&ann).await);
    let nobody = "01890000-0000-7000-8000-000000000000";
    let mut wrong = body("Hello", &proof);
    wrong["parent"] = json!(nobody);
    assert_eq!(ann.submits(wrong).await.code(), "unknown_parent");
    assert_eq!(ann.submits(body("Hello", &proof)).await.status, 201);
}
