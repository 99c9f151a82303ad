//! Totals by day.

use std::time::Duration;

use serde_json::json;

use super::{code_at, comments_of, wrong};
use crate::support::TestServer;

#[tokio::test]
async fn comments_and_decisions_are_counted_by_day_and_pages_by_comments() {
    let server = TestServer::start().await;
    let owner = server.owner();
    let ids = comments_of(&server, "/a/", &["one", "two"]).await;
    server.pass(Duration::from_secs(24 * 60 * 60));
    comments_of(&server, "/b/", &["three"]).await;
    owner.has_decided(&ids[0], "approve").await;
    owner.has_decided(&ids[1], "spam").await;
    let stats = owner.get("/stats?days=3").await.json();
    let day = |date, pending, approved, spam, decisions| {
        json!({"date": date, "pending": pending, "approved": approved, "rejected": 0, "spam": spam,
               "deleted": 0, "private": 0, "decisions": decisions})
    };
    assert_eq!(
        stats["days"],
        json!([
            day("2025-12-31", 0, 0, 0, 0),
            day("2026-01-01", 0, 1, 1, 0),
            day("2026-01-02", 1, 0, 0, 2),
        ])
    );
    let top = json!([{"site": "blog", "path": "/a/", "title": "", "count": 1}]);
    assert_eq!(stats["pages"], top);
    let usual = owner.get("/stats?site=blog").await.json();
    assert_eq!(usual["days"].as_array().unwrap().len(), 30);
}

#[tokio::test]
async fn days_go_from_one_to_a_leap_year() {
    let server = TestServer::start().await;
    let owner = server.owner();
    assert_eq!(owner.get("/stats?days=366").await.status, 200);
    for days in ["0", "367", "-1", "week"] {
        let answer = owner.get(&format!("/stats?days={days}")).await;
        assert_eq!(
            wrong(&answer),
            code_at("invalid_parameter", "days"),
            "{days}"
        );
    }
    let answer = owner.get("/stats?site=none").await;
    assert_eq!(wrong(&answer), code_at("unknown_site", "site"));
}
