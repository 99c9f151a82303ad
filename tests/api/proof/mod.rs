//! Telling people from programs without asking them: a proof of work, the time a form was open, a field that nobody sees.

mod altcha;
mod difficulty;
mod replayed;
mod trap;

use std::time::Duration;

use data_encoding::{BASE64, HEXLOWER};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use crate::support::{Answer, TestServer, Visitor};

/// A site that publishes at once what nothing speaks against, and challenges that cost a test little.
pub(super) const ASKING: &[&str] = &[
    "spam.proof=on",
    "spam.proof_effort=1000",
    "sites.moderation=publish",
];

/// What is asked for.
pub(crate) async fn asks(visitor: &Visitor) -> Value {
    let answer = visitor.get("/api/v1/challenge?site=blog").await;
    assert_eq!(answer.status, 200, "{answer:?}");
    assert_eq!(answer.header("cache-control"), "no-store");
    assert_eq!(answer.header("access-control-allow-origin"), "*");
    answer.json()
}

/// The number that a solver finds.
pub(super) fn number(challenge: &Value) -> u64 {
    let (salt, wanted) = (word(challenge, "salt"), word(challenge, "challenge"));
    let wanted = HEXLOWER.decode(wanted.as_bytes()).unwrap();
    let is_it = |n: &u64| Sha256::digest(format!("{salt}{n}"))[..] == wanted;
    let most = challenge["maxnumber"].as_u64().unwrap();
    (0..=most).find(is_it).unwrap()
}

/// What a solver sends back.
pub(super) fn payload(challenge: &Value) -> Value {
    json!({
        "algorithm": challenge["algorithm"],
        "challenge": challenge["challenge"],
        "number": number(challenge),
        "salt": challenge["salt"],
        "signature": challenge["signature"],
        "took": 12,
    })
}

pub(super) fn encoded(payload: &Value) -> String {
    BASE64.encode(payload.to_string().as_bytes())
}

pub(crate) fn solved(challenge: &Value) -> String {
    encoded(&payload(challenge))
}

fn word<'a>(value: &'a Value, name: &str) -> &'a str {
    value[name].as_str().unwrap()
}

/// Writes with this proof, after thinking about it for a while.
pub(super) async fn writes(server: &TestServer, proof: &str) -> Answer {
    server.pass(Duration::from_secs(10));
    writes_at_once(server, proof).await
}

pub(super) async fn writes_at_once(server: &TestServer, proof: &str) -> Answer {
    let body = json!({"page": "/a/", "name": "Ann", "text": "Hello", "proof": proof});
    server.visitor().submits(body).await
}

/// The codes of what was found about the latest comment, with their points.
pub(super) async fn verdict(server: &TestServer) -> Vec<(String, i64)> {
    let list = server.owner().get("/comments").await.json();
    let found = list["comments"][0]["verdict"].as_array().unwrap().clone();
    let finding = |found: &Value| {
        (
            word(found, "code").to_owned(),
            found["points"].as_i64().unwrap(),
        )
    };
    found.iter().map(finding).collect()
}

async fn is_held_for(server: &TestServer, answer: &Answer, code: &str) {
    assert_eq!(answer.status, 202, "{code}: {answer:?}");
    assert_eq!(verdict(server).await.last().unwrap().0, code);
}

#[tokio::test]
async fn a_comment_with_a_proof_is_published_at_once() {
    let server = TestServer::with(ASKING).await;
    let proof = solved(&asks(&server.visitor()).await);
    assert_eq!(writes(&server, &proof).await.status, 201);
    assert_eq!(verdict(&server).await, []);
    assert_eq!(server.visitor().count("/a/").await, 1);
}

#[tokio::test]
async fn a_comment_without_one_is_held_and_the_owner_reads_why() {
    let server = TestServer::with(ASKING).await;
    let answer = server.visitor().comments("/a/", "Hello").await;
    is_held_for(&server, &answer, "proof_missing").await;
    let list = server.owner().get("/comments").await.json();
    let words = list["comments"][0]["reasons"][0].as_str().unwrap();
    assert!(
        words.starts_with("It came without a proof of work"),
        "{words}"
    );
    is_held_for(&server, &writes(&server, "").await, "proof_missing").await;
}

#[tokio::test]
async fn what_was_tampered_with_proves_nothing() {
    let server = TestServer::with(ASKING).await;
    let challenge = asks(&server.visitor()).await;
    let right = payload(&challenge);
    let salt = word(&right, "salt").to_owned();
    let later = salt.replace("expires=1", "expires=9");
    assert_ne!(later, salt);
    let signature = word(&right, "signature").to_owned();
    let other = if signature.starts_with('0') { "1" } else { "0" };
    let other = format!("{other}{}", &signature[1..]);
    let number = right["number"].as_u64().unwrap();
    // A challenge of one's own, with a signature that was seen.
    let own = HEXLOWER.encode(&Sha256::digest(format!("{salt}0")));
    let changes = [
        ("salt", json!(later)),
        ("signature", json!(other)),
        ("signature", json!("")),
        ("number", json!(number + 1)),
        ("algorithm", json!("SHA-1")),
        ("challenge", json!(own)),
    ];
    for (field, value) in changes {
        let mut wrong = right.clone();
        wrong[field] = value;
        is_held_for(
            &server,
            &writes(&server, &encoded(&wrong)).await,
            "proof_invalid",
        )
        .await;
    }
    for nonsense in ["x", "e30=", "bnVsbA==", &"A".repeat(5000)] {
        is_held_for(&server, &writes(&server, nonsense).await, "proof_invalid").await;
    }
    // None of it has used the challenge up.
    assert_eq!(writes(&server, &encoded(&right)).await.status, 201);
}

#[tokio::test]
async fn a_proof_for_another_site_or_of_another_server_counts_for_nothing() {
    let server = TestServer::with(ASKING).await;
    server.add_site("other", &["https://other.test"]).await;
    let answer = server.visitor().get("/api/v1/challenge?site=other").await;
    let proof = solved(&answer.json());
    let body =
        json!({"site": "blog", "page": "/a/", "name": "Ann", "text": "Hello", "proof": proof});
    is_held_for(
        &server,
        &server.visitor().submits(body).await,
        "proof_invalid",
    )
    .await;

    let elsewhere = TestServer::with(ASKING).await;
    let proof = solved(&asks(&server.visitor()).await);
    is_held_for(
        &elsewhere,
        &writes(&elsewhere, &proof).await,
        "proof_invalid",
    )
    .await;
}

#[tokio::test]
async fn a_challenge_is_good_for_two_hours() {
    let server = TestServer::with(ASKING).await;
    let proof = solved(&asks(&server.visitor()).await);
    let late = solved(&asks(&server.visitor()).await);
    server.pass(Duration::from_secs(2 * 60 * 60 - 11));
    assert_eq!(writes(&server, &proof).await.status, 201);
    let answer = writes(&server, &late).await;
    is_held_for(&server, &answer, "proof_expired").await;
    assert_eq!(verdict(&server).await[0], ("form_too_old".to_owned(), 1));
}

#[tokio::test]
async fn who_is_faster_than_three_seconds_is_suspicious_and_not_held_for_that_alone() {
    let server = TestServer::with(ASKING).await;
    let too_fast = vec![("form_too_fast".to_owned(), 3)];
    let proof = solved(&asks(&server.visitor()).await);
    server.pass(Duration::from_millis(2999));
    assert_eq!(writes_at_once(&server, &proof).await.status, 201);
    assert_eq!(verdict(&server).await, too_fast);
    let proof = solved(&asks(&server.visitor()).await);
    server.pass(Duration::from_secs(3));
    assert_eq!(writes_at_once(&server, &proof).await.status, 201);
    assert_eq!(verdict(&server).await, []);
    let proof = solved(&asks(&server.visitor()).await);
    server.set_back(Duration::from_secs(60));
    assert_eq!(writes_at_once(&server, &proof).await.status, 201);
    let list = server.owner().get("/comments?status=approved").await.json();
    assert_eq!(list["comments"].as_array().unwrap().len(), 3);
}

#[tokio::test]
async fn an_edit_needs_none() {
    let server = TestServer::with(ASKING).await;
    let proof = solved(&asks(&server.visitor()).await);
    let (id, token) = writes(&server, &proof).await.submitted();
    let edited = server.visitor().edits(&id, &token, "Better").await;
    assert_eq!(edited.json()["status"], "approved");
}

#[tokio::test]
async fn an_edit_does_not_make_up_for_a_proof_that_was_missing() {
    let server = TestServer::with(ASKING).await;
    let (id, token) = writes_at_once(&server, "").await.submitted();
    for text in ["Better", "Better still"] {
        let edited = server.visitor().edits(&id, &token, text).await;
        assert_eq!(edited.json()["status"], "pending", "{text}");
        let codes = verdict(&server).await;
        assert!(
            codes.contains(&("proof_missing".to_owned(), 0)),
            "{codes:?}"
        );
    }
}

#[tokio::test]
async fn where_it_is_off_nothing_is_asked_for() {
    let server = TestServer::with(&["sites.moderation=publish", "spam.proof=off"]).await;
    let ann = server.visitor();
    assert_eq!(ann.reads("/a/", "").await["form"]["proof"], Value::Null);
    assert_eq!(ann.comments("/a/", "Hello").await.status, 201);
    assert_eq!(writes(&server, "nonsense").await.status, 201);
}
