//! The owner gives a comment another text, and not over somebody else's.

use serde_json::json;

use super::{code_at, comments_of, if_match, wrong};
use crate::support::TestServer;

#[tokio::test]
async fn an_edit_changes_the_text_alone_and_is_kept_in_the_audit() {
    let server = TestServer::start().await;
    let (owner, ids) = (server.owner(), comments_of(&server, "/a/", &["Helo"]).await);
    owner.has_decided(&ids[0], "approve").await;
    let path = format!("/comments/{}", ids[0]);
    let edited = owner.patch(&path, &json!({"text": "Hello *there*"})).await;
    assert_eq!(edited.status, 200, "{edited:?}");
    let shown = edited.json();
    assert_eq!(shown["html"], "<p>Hello <em>there</em></p>\n");
    assert_eq!(
        (&shown["status"], &shown["revision"]),
        (&json!("approved"), &json!(2))
    );
    assert_eq!(shown["decisions"][1]["action"], "edit");
    assert_eq!(edited.header("etag"), owner.get(&path).await.header("etag"));
    owner.has_decided(&ids[0], "undo").await;
    assert_eq!(owner.shows(&ids[0]).await["text"], "Helo");
}

#[tokio::test]
async fn an_edit_is_made_of_the_version_that_was_read() {
    let server = TestServer::start().await;
    let (owner, ids) = (server.owner(), comments_of(&server, "/a/", &["Helo"]).await);
    let path = format!("/comments/{}", ids[0]);
    let read = owner.get(&path).await.header("etag").to_owned();
    let body = json!({"text": "Hello"});
    let edited = if_match(&owner, &path, &format!("\"other\", {read}"), &body).await;
    assert_eq!(edited.status, 200, "{edited:?}");
    let late = if_match(&owner, &path, &read, &json!({"text": "Hallo"})).await;
    assert_eq!(late.status, 412);
    assert_eq!(wrong(&late), code_at("precondition_failed", "If-Match"));
    let weak = format!("W/{}", edited.header("etag"));
    assert_eq!(
        if_match(&owner, &path, &weak, &body).await.status,
        412,
        "it compares strongly"
    );
    assert_eq!(
        if_match(&owner, &path, "*", &json!({"text": "Hi"}))
            .await
            .status,
        200
    );
    assert_eq!(owner.shows(&ids[0]).await["text"], "Hi");
}

#[tokio::test]
async fn of_two_edits_that_race_one_is_made() {
    let server = TestServer::start().await;
    let (owner, ids) = (server.owner(), comments_of(&server, "/a/", &["Helo"]).await);
    let path = format!("/comments/{}", ids[0]);
    for round in 0..10 {
        let tag = owner.get(&path).await.header("etag").to_owned();
        let (one, two) = (
            json!({"text": format!("one {round}")}),
            json!({"text": format!("two {round}")}),
        );
        let both = tokio::join!(
            if_match(&owner, &path, &tag, &one),
            if_match(&owner, &path, &tag, &two)
        );
        let mut statuses = [both.0.status.as_u16(), both.1.status.as_u16()];
        statuses.sort_unstable();
        assert_eq!(statuses, [200, 412]);
    }
}

#[tokio::test]
async fn a_text_that_can_not_be_taken_is_refused() {
    let server = TestServer::start().await;
    let (owner, ids) = (server.owner(), comments_of(&server, "/a/", &["a"]).await);
    let path = format!("/comments/{}", ids[0]);
    for (body, code, field) in [
        (json!({}), "missing_field", "text"),
        (json!({"text": 1}), "wrong_type", "text"),
        (json!({"text": " "}), "invalid_text", "text"),
        (json!({"text": "x".repeat(10_001)}), "text_too_long", "text"),
        (json!({"text": "x", "html": "x"}), "unknown_field", "html"),
    ] {
        let answer = owner.patch(&path, &body).await;
        assert_eq!(wrong(&answer), code_at(code, field), "{body}");
    }
    owner.has_decided(&ids[0], "delete").await;
    let answer = owner.patch(&path, &json!({"text": "x"})).await;
    assert_eq!(answer.code(), "not_possible");
    let nobody = "/comments/0192f0c4-5ae4-7c3b-9b1c-0c5f4f6f3c11";
    let answer = owner.patch(nobody, &json!({"text": "x"})).await;
    assert_eq!(answer.code(), "unknown_comment");
}
