//! The owner decides, and what comes next is judged by it.

use serde_json::{Value, json};

use crate::support::TestServer;

/// Honest to everybody but this owner.
fn about_yarn(number: usize) -> String {
    format!(
        "Our alpaca yarn and mohair skeins number {number} are in the knitting shop at the harbour this week."
    )
}

async fn submits(server: &TestServer, text: &str) -> String {
    let body = json!({"page": "/a/", "name": "Wilma Woolworth", "text": text});
    let (id, _) = server.visitor().submits(body).await.submitted();
    id
}

/// The classifier's points for a comment, as its owner sees them.
async fn points(server: &TestServer, id: &str) -> i64 {
    let shown = server.owner().shows(id).await;
    let comment = shown.get("comment").unwrap_or(&shown);
    let reasons = comment["verdict"].as_array().cloned().unwrap_or_default();
    let of_words = reasons.iter().find(|reason| reason["code"] == "bayes");
    of_words.map_or(0, |reason| reason["points"].as_i64().unwrap())
}

#[tokio::test]
async fn what_the_owner_calls_spam_is_known_again_until_it_is_taken_back() {
    let server = TestServer::start().await;
    let before = submits(&server, &about_yarn(0)).await;
    let before = points(&server, &before).await;
    let mut spam = Vec::new();
    for number in 1..=12 {
        let id = submits(&server, &about_yarn(number)).await;
        // It is spam already, without the owner.
        if points(&server, &id).await >= 8 {
            break;
        }
        server.owner().has_decided(&id, "spam").await;
        spam.push(id);
    }
    let known = submits(&server, &about_yarn(99)).await;
    let after = points(&server, &known).await;
    assert!(before < 4 && after >= 4, "{before} → {after}");
    for id in spam {
        server.owner().has_decided(&id, "undo").await;
    }
    let again = submits(&server, &about_yarn(100)).await;
    assert_eq!(points(&server, &again).await, before);
}

#[tokio::test]
async fn what_the_owner_approves_speaks_for_the_next_one() {
    let server = TestServer::start().await;
    let text = "Casino night of our chess club, free tickets and a bonus drink at the bar.";
    let first = submits(&server, text).await;
    let before = points(&server, &first).await;
    for number in 0..12 {
        let id = submits(&server, &format!("{text} {number}")).await;
        server.owner().has_decided(&id, "approve").await;
    }
    let last = submits(&server, &format!("{text} Again.")).await;
    let after = points(&server, &last).await;
    assert!(after < before.max(1), "{before} → {after}");
}

#[tokio::test]
async fn a_reason_of_the_classifier_has_its_words() {
    let server = TestServer::start().await;
    let text =
        "Best online casino bonus, free spins for you: https://spins.example click here now!!!";
    let id = submits(&server, text).await;
    let shown: Value = server.owner().shows(&id).await;
    let said = shown.to_string();
    assert!(said.contains("Spam likelihood"), "{said}");
}
