//! Who may not write.

use serde_json::json;

use super::{code_at, walk, wrong};
use crate::support::TestServer;

#[tokio::test]
async fn who_is_blocked_writes_spam_until_the_block_is_taken_back() {
    let server = TestServer::with(&["sites.moderation=publish"]).await;
    let (ann, owner) = (server.visitor(), server.owner());
    for (kind, value, shown) in [
        ("name", "ANN", json!("ann")),
        ("network", "127.0.0.1", json!(null)),
    ] {
        let block = json!({"kind": kind, "value": value});
        let blocked = owner.post("/blocks", &block).await;
        assert_eq!(blocked.status, 201, "{blocked:?}");
        let block = blocked.json()["block"].take();
        assert_eq!((&block["value"], &block["site"]), (&shown, &json!("blog")));
        assert_eq!(block["by"], "configuration");
        let (id, _) = ann.comments("/a/", &format!("by {kind}")).await.submitted();
        assert_eq!(owner.shows(&id).await["status"], "spam", "{kind}");
        let path = format!("/blocks/{}", block["id"]);
        assert_eq!(owner.delete(&path).await.status, 204);
        assert_eq!(owner.delete(&path).await.code(), "unknown_block");
        assert_eq!(
            ann.comments("/a/", &format!("not by {kind}")).await.status,
            201
        );
    }
}

#[tokio::test]
async fn a_cursor_walks_all_blocks_once_and_twice_blocked_is_once() {
    let server = TestServer::start().await;
    server.add_site("notes", &["https://notes.test"]).await;
    let owner = server.owner();
    for number in [0, 1, 2, 3, 4, 4] {
        let value = format!("a{number}@x.test");
        let block = json!({"site": "blog", "kind": "email", "value": value});
        assert_eq!(owner.post("/blocks", &block).await.status, 201);
    }
    let block = json!({"site": "notes", "kind": "email", "value": "A0@x.test"});
    assert_eq!(owner.post("/blocks", &block).await.status, 201);
    let all = walk(&owner, "/blocks?limit=2", "blocks", "value").await;
    let expected = [
        "a0@x.test",
        "a4@x.test",
        "a3@x.test",
        "a2@x.test",
        "a1@x.test",
        "a0@x.test",
    ];
    assert_eq!(json!(all), json!(expected));
    let one = walk(&owner, "/blocks?site=notes&limit=2", "blocks", "value").await;
    assert_eq!(json!(one), json!(["a0@x.test"]));
}

#[tokio::test]
async fn what_can_not_be_blocked_is_named() {
    let server = TestServer::start().await;
    let owner = server.owner();
    for (body, code, field) in [
        (json!({"value": "x"}), "missing_field", "kind"),
        (json!({"kind": "email"}), "missing_field", "value"),
        (
            json!({"kind": "shoe", "value": "x"}),
            "unknown_mark",
            "kind",
        ),
        (
            json!({"kind": "email", "value": "x"}),
            "invalid_email",
            "value",
        ),
        (
            json!({"kind": "network", "value": "10.0.0.0/8"}),
            "invalid_address",
            "value",
        ),
        (
            json!({"kind": "name", "value": " "}),
            "invalid_name",
            "value",
        ),
        (
            json!({"site": "none", "kind": "name", "value": "x"}),
            "unknown_site",
            "site",
        ),
    ] {
        assert_eq!(
            wrong(&owner.post("/blocks", &body).await),
            code_at(code, field),
            "{body}"
        );
    }
    assert_eq!(owner.delete("/blocks/x").await.code(), "unknown_block");
    let bad = owner.get("/blocks?after=x").await;
    assert_eq!(wrong(&bad), code_at("invalid_cursor", "after"));
}
