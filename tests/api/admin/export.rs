//! All data as JSON Lines.

use serde_json::{Value, json};

use super::comments_of;
use crate::support::TestServer;

fn lines(text: &str) -> Vec<Value> {
    assert!(text.ends_with('\n'));
    let lines = text.lines().map(serde_json::from_str);
    lines.collect::<Result<_, _>>().unwrap()
}

#[tokio::test]
async fn an_export_has_everything_in_its_order_and_says_that_it_is_whole() {
    let server = TestServer::start().await;
    server.add_site("notes", &["https://notes.test"]).await;
    let (ann, owner) = (server.visitor(), server.owner());
    let comment = json!({"site": "blog", "page": "/a/", "name": "Ann", "email": "ann@a.test", "text": "*Hi*"});
    let (first, _) = ann.submits(comment).await.submitted();
    owner.has_decided(&first, "approve").await;
    let reply =
        json!({"site": "blog", "page": "/a/", "name": "Bob", "text": "Ho", "parent": first});
    let (second, _) = ann.submits(reply).await.submitted();
    let alias = json!({"site": "blog", "page": "/a/", "alias": "/old/"});
    assert_eq!(owner.patch("/pages", &alias).await.status, 200);

    let answer = owner.get("/export").await;
    assert_eq!(answer.header("content-type"), "application/x-ndjson");
    let lines = lines(&answer.text);
    let kinds: Vec<&str> = lines
        .iter()
        .map(|line| line["kind"].as_str().unwrap())
        .collect();
    let expected = [
        "afterword",
        "site",
        "page",
        "comment",
        "comment",
        "site",
        "end",
    ];
    assert_eq!(kinds, expected);
    assert_eq!(lines[0]["version"], 1);
    assert_eq!(
        (&lines[1]["key"], &lines[5]["key"]),
        (&json!("blog"), &json!("notes"))
    );
    assert_eq!(lines[2]["aliases"], json!(["/old"]));
    let comment = &lines[3];
    assert_eq!(
        (&comment["id"], &comment["status"]),
        (&json!(first), &json!("approved"))
    );
    assert_eq!(comment["author"]["email"], "ann@a.test");
    assert_eq!(
        (&comment["text"], &comment["html"]),
        (&json!("*Hi*"), &json!("<p><em>Hi</em></p>\n"))
    );
    assert_eq!(comment["decisions"][0]["action"], "approve");
    let reasons = comment["reasons"].as_array().unwrap();
    assert_eq!(
        reasons.last().unwrap(),
        &json!({"code": "holds_all", "points": 0, "facts": []})
    );
    assert_eq!(
        (&lines[4]["id"], &lines[4]["parent"]),
        (&json!(second), &json!(first))
    );
    assert_eq!(lines[6]["comments"], 2);

    let notes = owner.get("/export?site=notes").await.text;
    assert_eq!(notes.lines().count(), 3);
    assert_eq!(owner.get("/export?site=none").await.code(), "unknown_site");
}

#[tokio::test]
async fn an_export_longer_than_one_reading_has_each_comment_once() {
    let server = TestServer::start().await;
    let mut ids = Vec::new();
    for _ in 0..12 {
        let texts = ["a word"; 100];
        ids.extend(comments_of(&server, "/a/", &texts).await);
    }
    let found: Vec<Value> = lines(&server.owner().get("/export").await.text)
        .into_iter()
        .filter(|line| line["kind"] == "comment")
        .map(|line| line["id"].clone())
        .collect();
    assert_eq!(json!(found), json!(ids));
}
