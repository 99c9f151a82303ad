//! A database that is locked, read-only or full, as clients see it.

use reqwest::{Method, RequestBuilder};
use rusqlite::Connection;
use serde_json::json;

use super::target::Target;
use crate::support::{Answer, SmallDisk, TestServer, read_only};

/// Everything that writes, each of which could be done.
fn writes(target: &Target) -> Vec<(&'static str, RequestBuilder)> {
    let (id, token) = &target.published;
    let comment = format!("/api/v1/comments/{id}");
    let owner = target.server.owner();
    let decision = format!("/comments/{}/decision", target.held.0);
    let page = json!({"site": "blog", "page": "/a/", "closed": true, "move_to": "/b/"});
    let like = json!({"reaction": "👍", "key": "reader-0123456789"});
    let with_token = |method| target.request(method, &comment).bearer_auth(token);
    vec![
        ("a submission", target.submission(&json!({"page": "/new/"}))),
        (
            "a reaction",
            target.post(&format!("{comment}/reactions"), &like),
        ),
        (
            "an edit",
            with_token(Method::PATCH).json(&json!({"text": "Changed"})),
        ),
        (
            "a decision",
            owner
                .request(Method::POST, &decision)
                .json(&json!({"action": "approve", "reply": "Hi"})),
        ),
        (
            "a page's change",
            owner.request(Method::PATCH, "/pages").json(&page),
        ),
        ("a deletion", with_token(Method::DELETE)),
        ("readiness", target.get("/readyz")),
    ]
}

async fn all_writes_are_refused(target: &Target, words: &str) {
    for (what, request) in writes(target) {
        target.refuses(what, request, words).await;
    }
    let (_, request) = writes(target).remove(0);
    let answer = Answer::of(request).await;
    assert_eq!(answer.header("retry-after"), "5");
}

async fn reads_go_on(target: &Target) {
    for path in [
        "/api/v1/counts?site=blog&page=/a/",
        "/api/v1/counts?site=blog&page=/never-asked-before/",
        "/api/v1/comments?site=blog&page=/a/",
        "/pages/blog?page=/a/",
        "/healthz",
    ] {
        let answer = Answer::of(target.get(path)).await;
        assert_eq!(answer.status, 200, "{path}: {answer:?}");
    }
}

async fn all_writes_are_taken(target: &Target) {
    for (what, request) in writes(target) {
        let answer = Answer::of(request).await;
        assert!(answer.status.is_success(), "{what}: {answer:?}");
    }
}

#[tokio::test]
async fn a_locked_database_is_busy_until_the_lock_is_gone() {
    let target = Target::with(&["store.busy_timeout=10ms"]).await;
    let other = Connection::open(target.server.database()).unwrap();
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    all_writes_are_refused(&target, "503 store_busy").await;
    reads_go_on(&target).await;
    drop(other);
    all_writes_are_taken(&target).await;
}

#[tokio::test]
async fn a_read_only_database_is_read_and_not_written() {
    let target = Target::start().await;
    let database = target.server.database();
    let (published, held) = (target.published, target.held);
    let folder = target.server.stop().await;
    let Some(_mounted) = read_only(&database) else {
        return;
    };
    let server = TestServer::again(folder).await;
    let target = Target {
        server,
        published,
        held,
    };
    all_writes_are_refused(&target, "503 store_read_only").await;
    reads_go_on(&target).await;
}

#[tokio::test]
async fn a_full_disk_is_read_and_not_written_until_there_is_room() {
    let Some(disk) = SmallDisk::new(8 * 1024) else {
        return;
    };
    disk.take(2 * 1024);
    let path = format!("store.path={}", disk.path().join("afterword.db").display());
    let target = Target::with(&[&path]).await;
    disk.fill();
    // What is left of the log is room for a few of the smallest writes.
    while target.server.app.store.ready().await.is_ok() {}
    all_writes_are_refused(&target, "507 store_full").await;
    reads_go_on(&target).await;
    disk.make_room();
    all_writes_are_taken(&target).await;
}
