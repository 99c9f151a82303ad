//! Counts: many in one answer, and never a stale one.

use serde_json::json;

use crate::support::{Answer, TestServer};

const PUBLISH: &[&str] = &["sites.moderation=publish"];

#[tokio::test]
async fn one_request_counts_all_pages_by_the_names_they_were_asked_by() {
    let server = TestServer::with(PUBLISH).await;
    let ann = server.visitor();
    ann.comments("/a/", "One").await.submitted();
    ann.comments("/a/", "Two").await.submitted();
    ann.comments("/café/", "Three").await.submitted();
    let query = "/api/v1/counts?site=blog&page=/a/&page=/a/index.html&page=/a.html&page=/caf%25C3%25A9&page=/b/";
    let answer = ann.get(query).await;
    let expected =
        json!({"counts": {"/a/": 2, "/a/index.html": 2, "/a.html": 2, "/caf%C3%A9": 1, "/b/": 0}});
    assert_eq!(answer.json(), expected);
    let cache = "public, max-age=30, stale-while-revalidate=600";
    assert_eq!(answer.header("cache-control"), cache);
    assert_eq!(answer.header("access-control-allow-origin"), "*");
    assert_eq!(answer.header("vary"), "");
}

#[tokio::test]
async fn the_same_question_is_answered_from_a_kept_body_until_a_count_changes() {
    let server = TestServer::with(PUBLISH).await;
    let ann = server.visitor();
    let query = "/api/v1/counts?page=/a/&page=/b/";
    let first = ann.get(query).await;
    // What is asked once is not kept.
    ann.get(query).await;
    assert_eq!(server.metrics.http.counts_cached.get(), 0);
    let kept = ann.get(query).await;
    assert_eq!(first.text, kept.text);
    assert_eq!(first.header("etag"), kept.header("etag"));
    assert_eq!(first.header("content-type"), kept.header("content-type"));
    assert_eq!(server.metrics.http.counts_cached.get(), 1);
    ann.comments("/b/", "One").await.submitted();
    assert_eq!(ann.get(query).await.json()["counts"]["/b/"], 1);
    assert_eq!(server.metrics.http.counts_cached.get(), 1);
}

#[tokio::test]
async fn an_unchanged_count_costs_a_304_from_the_kept_body_and_without_it() {
    let server = TestServer::with(PUBLISH).await;
    let ann = server.visitor();
    let query = "/api/v1/counts?page=/a/";
    let tag = ann.get(query).await.header("etag").to_owned();
    for query in [query, "/api/v1/counts?page=/a/&site=blog"] {
        let again = ann
            .request(reqwest::Method::GET, query)
            .header("if-none-match", &tag);
        let again = Answer::of(again).await;
        assert_eq!(
            (again.status.as_u16(), again.text.as_str()),
            (304, ""),
            "{query}"
        );
        assert_eq!(again.header("access-control-allow-origin"), "*");
    }
}

#[tokio::test]
async fn a_count_that_was_asked_before_the_first_comment_is_not_stale_after_it() {
    let server = TestServer::with(PUBLISH).await;
    let ann = server.visitor();
    for expected in 0..5 {
        assert_eq!(ann.count("/a/").await, expected);
        ann.comments("/a/", "Another").await.submitted();
    }
}

#[tokio::test]
async fn more_pages_than_allowed_and_none_at_all_are_refused() {
    let server = TestServer::start().await;
    let ann = server.visitor();
    let many = "&page=/a/".repeat(101);
    let answer = ann.get(&format!("/api/v1/counts?site=blog{many}")).await;
    assert_eq!(
        (answer.status.as_u16(), answer.code().as_str()),
        (400, "too_many_pages")
    );
    assert_eq!(
        ann.get("/api/v1/counts?site=blog").await.code(),
        "missing_field"
    );
    assert_eq!(
        ann.get("/api/v1/counts?page=a").await.code(),
        "invalid_page"
    );
    assert_eq!(
        ann.get("/api/v1/counts?page=/a/&site=x").await.code(),
        "unknown_site"
    );
}
