//! What somebody who has commented may ask for.

use serde_json::json;

use super::{code_at, walk, wrong};
use crate::support::{TestServer, until};

/// Nothing listens there: mails wait.
const MAIL: &[&str] = &[
    "mail.from=comments@blog.test",
    "smtp.host=127.0.0.1",
    "smtp.port=9",
    "smtp.encryption=none",
];

#[tokio::test]
async fn who_is_erased_is_found_nowhere_any_more() {
    let server = TestServer::with(MAIL).await;
    let (ann, owner) = (server.visitor(), server.owner());
    let address = "ann.of.the.lake@lakeside.test";
    for number in 0..40 {
        let text = format!("Loch number {number}. {}", "Much was said. ".repeat(20));
        let comment = json!({"page": "/a/", "name": "Annabel", "email": address, "text": text, "notify": true});
        let (id, _) = ann.submits(comment).await.submitted();
        if number % 2 == 0 {
            owner.has_decided(&id, "approve").await;
        }
    }
    ann.comments("/a/", "Of somebody else.").await;
    let kept = owner
        .get(&format!("/people/export?email={}", address.to_uppercase()))
        .await
        .json();
    assert_eq!(kept["comments"].as_array().unwrap().len(), 40);
    assert_eq!(kept["comments"][0]["email"], address);
    assert_eq!(kept["addresses"][0]["site"], "blog");
    assert_eq!(ann.count("/a/").await, 20);

    let erased = owner
        .post("/people/erase", &json!({"email": address}))
        .await;
    assert_eq!(erased.status, 200, "{erased:?}");
    assert_eq!(erased.json()["comments"], 40);
    assert_eq!(ann.count("/a/").await, 0);
    for word in ["Annabel", "Loch", "lakeside"] {
        let found = walk(&owner, &format!("/comments?q={word}"), "comments", "id").await;
        assert_eq!(found.len(), 0, "{word}");
    }
    let kept = owner
        .get(&format!("/people/export?email={address}"))
        .await
        .json();
    assert_eq!(
        (&kept["comments"], &kept["addresses"]),
        (&json!([]), &json!([]))
    );
    assert_eq!(
        walk(&owner, "/comments?q=somebody", "comments", "id")
            .await
            .len(),
        1
    );

    let database = server.database();
    let folder = server.stop().await;
    // A connection may still hold the store; the last to let go makes the last checkpoint.
    let log = database.with_extension("db-wal");
    until("the log is gone after the last checkpoint", || {
        !log.exists()
    })
    .await;
    let bytes = std::fs::read(database).unwrap();
    for word in [address, "Annabel", "annabel", "lakeside", "Loch number"] {
        let holds = bytes
            .windows(word.len())
            .any(|part| part == word.as_bytes());
        assert!(!holds, "{word} is still in the file");
    }
    drop(folder);
}

#[tokio::test]
async fn nobody_is_erased_by_a_word_that_is_no_address() {
    let server = TestServer::start().await;
    let owner = server.owner();
    for (body, code, field) in [
        (json!({}), "missing_field", "email"),
        (json!({"email": "ann"}), "invalid_email", "email"),
        (json!({"email": ["ann@a.test"]}), "wrong_type", "email"),
    ] {
        assert_eq!(
            wrong(&owner.post("/people/erase", &body).await),
            code_at(code, field)
        );
    }
    let answer = owner.get("/people/export").await;
    assert_eq!(wrong(&answer), code_at("missing_field", "email"));
    let answer = owner.get("/people/export?email=x").await;
    assert_eq!(wrong(&answer), code_at("invalid_email", "email"));
    let nobody = owner
        .post("/people/erase", &json!({"email": "no@body.test"}))
        .await;
    assert_eq!(
        nobody.json(),
        json!({"comments": 0, "addresses": 0, "mails": 0, "blocks": 0, "mentions": 0, "rows": {}})
    );
}
