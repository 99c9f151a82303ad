//! Reading and searching comments.

use serde_json::json;

use super::{code_at, comments_of, if_match, if_none_match, version, walk, wrong};
use crate::support::TestServer;

#[tokio::test]
async fn a_cursor_walks_all_comments_once_newest_first() {
    let server = TestServer::start().await;
    let texts: Vec<String> = (0..7)
        .map(|number| format!("word number{number}"))
        .collect();
    let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
    let mut ids = comments_of(&server, "/a/", &texts).await;
    ids.reverse();
    let owner = server.owner();
    for path in [
        "/comments?limit=3",
        "/comments?limit=3&q=word",
        "/comments?limit=7",
    ] {
        assert_eq!(walk(&owner, path, "comments", "id").await, ids, "{path}");
    }
}

#[tokio::test]
async fn a_search_goes_on_behind_a_comment_that_was_erased_meanwhile() {
    let server = TestServer::start().await;
    let ann = server.visitor();
    let mut sent = Vec::new();
    for text in ["one word", "two words", "three words"] {
        sent.push(ann.comments("/a/", text).await.submitted());
    }
    let owner = server.owner();
    let part = owner.get("/comments?q=word&limit=2").await.json();
    assert_eq!(part["next"], json!(sent[1].0));
    assert_eq!(ann.deletes(&sent[1].0, &sent[1].1).await.status, 204);
    let path = format!("/comments?q=word&limit=2&after={}", sent[1].0);
    let part = owner.get(&path).await.json();
    assert_eq!(part["comments"].as_array().unwrap().len(), 1);
    assert_eq!(part["comments"][0]["id"], json!(sent[0].0));
}

#[tokio::test]
async fn a_search_finds_words_in_quotes_side_by_side_and_the_last_one_unfinished() {
    let server = TestServer::start().await;
    let ids = comments_of(&server, "/a/", &["a good read", "read it for good", "else"]).await;
    let owner = server.owner();
    for (q, found) in [
        ("good+read+", vec![&ids[1], &ids[0]]),
        ("%22good+read%22", vec![&ids[0]]),
        ("goo", vec![&ids[1], &ids[0]]),
        ("Ann+els", vec![&ids[2]]),
        ("nothing", vec![]),
        ("", vec![&ids[2], &ids[1], &ids[0]]),
    ] {
        let shown = walk(&owner, &format!("/comments?q={q}"), "comments", "id").await;
        assert_eq!(json!(shown), json!(found), "{q}");
    }
}

#[tokio::test]
async fn what_can_not_be_asked_for_is_named() {
    let server = TestServer::start().await;
    let owner = server.owner();
    for (query, code, field) in [
        ("q=%22+**+%22", "invalid_parameter", "q"),
        ("author=ann", "invalid_parameter", "author"),
        ("status=new", "invalid_parameter", "status"),
        ("limit=0", "invalid_parameter", "limit"),
        ("limit=201", "invalid_parameter", "limit"),
        ("after=7", "invalid_cursor", "after"),
        ("site=other", "unknown_site", "site"),
        ("page=a", "invalid_page", "page"),
    ] {
        let answer = owner.get(&format!("/comments?{query}")).await;
        assert_eq!(wrong(&answer), code_at(code, field), "{query}");
    }
}

#[tokio::test]
async fn the_comments_of_one_author_are_found_by_one_of_them() {
    let server = TestServer::start().await;
    let bob = server.visitor();
    let by = |name: &str, email: &str, text: &str| {
        bob.submits(json!({"page": "/a/", "name": name, "email": email, "text": text}))
    };
    let first = by("Bob", "bob@b.test", "one fish").await.submitted().0;
    let second = by("Robert", "BOB@b.test", "two fish").await.submitted().0;
    by("Ann", "ann@a.test", "red fish").await;
    let owner = server.owner();
    owner.has_decided(&first, "approve").await;
    for (query, found) in [
        ("", vec![&second, &first]),
        ("&q=fish", vec![&second, &first]),
        ("&status=approved", vec![&first]),
    ] {
        let path = format!("/comments?author={first}{query}");
        let shown = walk(&owner, &path, "comments", "id").await;
        assert_eq!(json!(shown), json!(found), "{query}");
    }
    let history = owner.shows(&second).await["author_history"].take();
    let expected = json!({"approved": 1, "pending": 1, "rejected": 0, "spam": 0, "deleted": 0, "private": 0,
                          "first": "2026-01-01T00:00:00Z"});
    assert_eq!(history, expected);
}

#[tokio::test]
async fn the_version_of_a_comment_changes_with_what_can_be_changed() {
    let server = TestServer::start().await;
    let (owner, id) = (
        server.owner(),
        &comments_of(&server, "/a/", &["Hello"]).await[0],
    );
    let path = format!("/comments/{id}");
    let mut versions = vec![version(&owner.get(&path).await)];
    for action in ["approve", "pin", "unpin", "reject"] {
        let decided = owner.decides(id, action).await;
        versions.push(version(&owner.get(&path).await));
        assert_eq!(version(&decided), versions[versions.len() - 1], "{action}");
    }
    assert_eq!(versions[1], versions[3], "as it was before");
    versions.remove(3);
    versions.sort_unstable();
    versions.dedup();
    assert_eq!(versions.len(), 4);

    let now = owner.get(&path).await.header("etag").to_owned();
    assert!(now.starts_with('"'), "{now}");
    let again = if_none_match(&owner, &path, &now).await;
    assert_eq!((again.status.as_u16(), again.text.as_str()), (304, ""));
    assert_eq!(again.header("etag"), now);
    assert_eq!(again.header("cache-control"), "no-store");
}

#[tokio::test]
async fn what_has_changed_in_a_comment_is_sent_though_its_version_is_as_it_was() {
    let server = TestServer::start().await;
    let owner = server.owner();
    let id = comments_of(&server, "/a/", &["Hello"]).await.remove(0);
    owner.has_decided(&id, "approve").await;
    let path = format!("/comments/{id}");
    let read = owner.get(&path).await;

    owner.has_answered(&id, "Thank you!").await;
    let answered = if_none_match(&owner, &path, read.header("etag")).await;
    assert_eq!(answered.status, 200);
    assert_eq!(answered.json()["decisions"].as_array().unwrap().len(), 2);

    owner.has_decided(&id, "pin").await;
    owner.has_decided(&id, "unpin").await;
    let unpinned = if_none_match(&owner, &path, answered.header("etag")).await;
    assert_eq!(unpinned.status, 200);
    assert_eq!(unpinned.json()["decisions"][3]["action"], "unpin");

    let reactions = format!("/api/v1/comments/{id}/reactions");
    let body = json!({"reaction": "👍", "key": "reader-0123456789"});
    assert_eq!(server.visitor().post(&reactions, &body).await.status, 200);
    let liked = if_none_match(&owner, &path, unpinned.header("etag")).await;
    assert_eq!(liked.status, 200);
    assert_eq!(liked.json()["score"], 1);

    let again = if_none_match(&owner, &path, liked.header("etag")).await;
    assert_eq!(again.status, 304);
    let edit = json!({"text": "Hi"});
    let edited = if_match(&owner, &path, read.header("etag"), &edit).await;
    assert_eq!(edited.status, 200, "{edited:?}");
}
