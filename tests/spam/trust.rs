//! Authors who are known need not wait, and nobody else can be them.

use serde_json::{Value, json};

use super::{from, judged, says, server};
use crate::support::Visitor;

const HOLDS: [&str; 2] = ["sites.moderation=hold", "sites.trust_after=2"];

fn sent(number: usize, known: &[(String, String)]) -> Value {
    let proofs: Vec<String> = known
        .iter()
        .map(|(id, token)| format!("{id}.{token}"))
        .collect();
    json!({
        "page": "/a/", "name": "Ann", "email": "ann@example.org", "text": format!("Word {number}"),
        "known": proofs.join(" "),
    })
}

async fn writes(reader: &Visitor, number: usize) -> (String, String) {
    reader.submits(sent(number, &[])).await.submitted()
}

#[tokio::test]
async fn an_author_who_proves_enough_approved_comments_skips_the_waiting() {
    let server = server(&HOLDS).await;
    let (ann, owner) = (from(&server, "192.0.2.7"), server.owner());
    let known = [writes(&ann, 1).await, writes(&ann, 2).await];
    owner.has_decided(&known[0].0, "approve").await;
    let early = ann.submits(sent(3, &known)).await;
    assert_eq!(early.status, 202, "one of two is approved");
    owner.has_decided(&known[1].0, "approve").await;
    let answer = ann.submits(sent(4, &known)).await;
    let (codes, status) = judged(&owner, &answer).await;
    assert_eq!(
        (codes, status.as_str()),
        (vec!["trusted".to_owned()], "approved")
    );
    // Another network proves as much.
    assert_eq!(
        from(&server, "198.51.100.1")
            .submits(sent(5, &known))
            .await
            .status,
        201
    );
}

#[tokio::test]
async fn who_types_a_known_address_or_names_one_comment_twice_has_proven_nothing() {
    let server = server(&HOLDS).await;
    let (ann, owner) = (from(&server, "192.0.2.7"), server.owner());
    let known = [writes(&ann, 1).await, writes(&ann, 2).await];
    for (id, _) in &known {
        owner.has_decided(id, "approve").await;
    }
    let stranger = from(&server, "198.51.100.1");
    for proof in [
        vec![],
        vec![known[0].clone(), known[0].clone()],
        vec![
            (known[0].0.clone(), known[1].1.clone()),
            (known[1].0.clone(), known[0].1.clone()),
        ],
    ] {
        assert_eq!(
            stranger.submits(sent(3, &proof)).await.status,
            202,
            "{proof:?}"
        );
    }
    let same_house = ann.submits(sent(9, &[])).await;
    let (codes, status) = judged(&owner, &same_house).await;
    assert_eq!(
        (codes, status.as_str()),
        (
            vec!["familiar".to_owned(), "holds_all".to_owned()],
            "pending"
        )
    );
    let wrong = ann
        .submits(json!({"page": "/a/", "name": "Ann", "text": "Hi", "known": "nonsense"}))
        .await;
    assert_eq!(wrong.code(), "invalid_known");
}

#[tokio::test]
async fn an_edit_is_known_by_the_token_that_it_comes_with() {
    let server = server(&["sites.moderation=hold", "sites.trust_after=1"]).await;
    let (ann, owner) = (from(&server, "192.0.2.7"), server.owner());
    let (id, token) = writes(&ann, 1).await;
    let early = ann.edits(&id, &token, "Another word").await;
    assert_eq!(early.json()["status"], "pending");
    owner.has_decided(&id, "approve").await;
    let edited = ann.edits(&id, &token, "A better word").await;
    assert_eq!(edited.json()["status"], "approved");
}

#[tokio::test]
async fn trust_opens_no_door_to_what_is_blocked() {
    let server = server(&HOLDS).await;
    let (ann, owner) = (from(&server, "192.0.2.7"), server.owner());
    let known = [writes(&ann, 1).await, writes(&ann, 2).await];
    for (id, _) in &known {
        owner.has_decided(id, "approve").await;
    }
    owner
        .post(
            "/blocks",
            &json!({"kind": "email", "value": "ann@example.org"}),
        )
        .await;
    assert_eq!(
        judged(&owner, &ann.submits(sent(3, &known)).await).await.1,
        "spam"
    );
}

#[tokio::test]
async fn an_edit_from_a_blocked_network_is_spam() {
    let server = server(&[]).await;
    let (ann, owner) = (from(&server, "192.0.2.7"), server.owner());
    let (other, _) = says(&ann, "/a/", "Ann", "One word").await.submitted();
    let (id, token) = says(&ann, "/a/", "Annie", "Two words").await.submitted();
    owner.has_decided(&other, "block").await;
    ann.edits(&id, &token, "Three words, now").await;
    assert_eq!(owner.shows(&id).await["status"], "spam");
}
