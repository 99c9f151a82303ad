//! Links of the old system find their comments.

use afterword_model::Status;
use afterword_transfer::CommentRecord;

use super::scratch::{imports, record};
use crate::support::TestServer;

#[tokio::test]
async fn a_former_fragment_leads_to_its_comment_while_that_is_published() {
    let server = TestServer::start().await;
    let held = CommentRecord {
        status: Status::Pending,
        ..record("2", None, 2)
    };
    imports(&server, &[record("1", None, 1), held]).await;
    let visitor = server.visitor();
    let former = |anchor: &str| format!("/api/v1/comments/former?site=blog&anchor={anchor}");
    let found = visitor.get(&former("comment-1")).await;
    assert_eq!(found.status, 200, "{found:?}");
    assert_eq!(found.header("cache-control"), "public, no-cache");
    assert!(!found.header("etag").is_empty());
    let comment = &found.json()["comment"];
    assert_eq!(comment["html"], "<p>This is <em>1</em>.</p>\n");
    let id = comment["id"].as_str().unwrap();
    let alone = visitor.get(&format!("/api/v1/comments/{id}")).await;
    assert_eq!(alone.json(), found.json());
    assert_eq!(
        visitor.get(&former("comment-2")).await.code(),
        "unknown_comment"
    );
    assert_eq!(
        visitor.get(&former("comment-3")).await.code(),
        "unknown_comment"
    );
    let none = visitor.get("/api/v1/comments/former?site=blog").await;
    assert_eq!(none.code(), "missing_field");
    server.owner().has_decided(id, "reject").await;
    assert_eq!(
        visitor.get(&former("comment-1")).await.code(),
        "unknown_comment"
    );
}
