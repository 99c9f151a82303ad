//! Pages: found, closed, named, moved, and led to by other paths.

use serde_json::json;

use super::{code_at, comments_of, if_match, walk, wrong};
use crate::support::TestServer;

#[tokio::test]
async fn a_cursor_walks_all_pages_once_and_words_find_some() {
    let server = TestServer::start().await;
    for page in ["/a/", "/b/", "/c/", "/d/one/", "/d/two/"] {
        comments_of(&server, page, &["Hello"]).await;
    }
    let owner = server.owner();
    let all = walk(&owner, "/pages?limit=2", "pages", "path").await;
    assert_eq!(
        json!(all),
        json!(["/a/", "/b/", "/c/", "/d/one/", "/d/two/"])
    );
    owner
        .patch("/pages", &json!({"page": "/a/", "title": "Two hats"}))
        .await;
    let some = walk(&owner, "/pages?q=TWO", "pages", "path").await;
    assert_eq!(json!(some), json!(["/a/", "/d/two/"]));
    let bad = owner.get("/pages?limit=501").await;
    assert_eq!(wrong(&bad), code_at("invalid_parameter", "limit"));
}

#[tokio::test]
async fn another_path_leads_to_a_page() {
    let server = TestServer::start().await;
    let owner = server.owner();
    let ids = comments_of(&server, "/a/", &["Hello"]).await;
    owner.has_decided(&ids[0], "approve").await;
    let changed = owner
        .patch("/pages", &json!({"page": "/a/", "alias": "/old/"}))
        .await;
    assert_eq!(changed.json()["page"]["aliases"], json!(["/old"]));
    assert_eq!(server.visitor().count("/old/").await, 1);
    comments_of(&server, "/b/", &["Hello"]).await;
    for (body, code, field) in [
        (
            json!({"page": "/a/", "alias": "/b/"}),
            "path_taken",
            "alias",
        ),
        (
            json!({"page": "/a/", "alias": "b"}),
            "invalid_page",
            "alias",
        ),
        (
            json!({"page": "/a/", "move_to": "b"}),
            "invalid_page",
            "move_to",
        ),
        (json!({"page": "a"}), "invalid_page", "page"),
        (json!({"closed": true}), "missing_field", "page"),
        (json!({"page": "/a/", "closed": 1}), "wrong_type", "closed"),
    ] {
        assert_eq!(
            wrong(&owner.patch("/pages", &body).await),
            code_at(code, field),
            "{body}"
        );
    }
    let unknown = owner
        .patch("/pages", &json!({"page": "/none/", "title": "x"}))
        .await;
    assert_eq!(unknown.code(), "unknown_page");
}

#[tokio::test]
async fn a_page_is_changed_in_the_version_that_was_read() {
    let server = TestServer::start().await;
    let owner = server.owner();
    let ids = comments_of(&server, "/a/", &["Hello"]).await;
    let read = owner.get("/pages").await.json()["pages"][0]["etag"].take();
    let read = read.as_str().unwrap();
    owner.has_decided(&ids[0], "approve").await;
    let close = json!({"page": "/a/", "closed": true});
    let closed = if_match(&owner, "/pages", read, &close).await;
    assert_eq!(
        closed.status, 200,
        "its count is nothing that is changed here: {closed:?}"
    );
    assert_eq!(closed.header("etag"), closed.json()["page"]["etag"]);
    let late = if_match(
        &owner,
        "/pages",
        read,
        &json!({"page": "/a/", "title": "x"}),
    )
    .await;
    assert_eq!(wrong(&late), code_at("precondition_failed", "If-Match"));
    let new = json!({"page": "/new/", "closed": true});
    assert_eq!(
        if_match(&owner, "/pages", "*", &new).await.status,
        412,
        "it is not there"
    );
    for round in 0..10 {
        let tag = owner.get("/pages").await.json()["pages"][0]["etag"].take();
        let tag = tag.as_str().unwrap();
        let title = |word: &str| json!({"page": "/a/", "title": format!("{word} {round}")});
        let (one, two) = (title("one"), title("two"));
        let both = tokio::join!(
            if_match(&owner, "/pages", tag, &one),
            if_match(&owner, "/pages", tag, &two)
        );
        let mut statuses = [both.0.status.as_u16(), both.1.status.as_u16()];
        statuses.sort_unstable();
        assert_eq!(statuses, [200, 412]);
    }
}
