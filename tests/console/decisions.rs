//! Decisions: one, many, those that fail, and taking them back.

use reqwest::Method;
use serde_json::json;

use super::{Browser, World};
use crate::support::Answer;

const GONE: &str = "0192f0c4-5ae4-7c3b-9b1c-0c5f4f6f3c11";

async fn asks_for_json(browser: &Browser, path: &str, fields: &[(&str, &str)]) -> Answer {
    let mut script = browser.clone().saying("accept", "application/json");
    let csrf = browser.clone().csrf().await;
    let mut all = vec![("csrf", csrf.as_str())];
    all.extend(fields);
    script.post(path, &all).await
}

#[tokio::test]
async fn each_decision_does_what_it_says_and_tells_of_it() {
    let world = World::start().await;
    let id = world.comment("/a/", "Ann", "Hello").await;
    let mut browser = world.signed_in().await;
    for (action, status, said) in [
        ("approve", "approved", "1 comment approved."),
        ("pin", "approved", "1 comment pinned."),
        ("unpin", "approved", "1 comment unpinned."),
        ("reject", "rejected", "1 comment rejected."),
        ("spam", "spam", "1 comment marked as spam."),
        ("delete", "deleted", "1 comment deleted."),
        ("restore", "spam", "1 comment restored."),
    ] {
        let fields = [
            ("id", id.as_str()),
            ("action", action),
            ("back", "/console/comments"),
        ];
        let page = browser.does("/console/decide", &fields).await;
        assert!(
            page.text("#notice").starts_with(said),
            "{action}: {}",
            page.text("#notice")
        );
        assert_eq!(world.status(&id).await, status, "{action}");
    }
    for (fields, status) in [
        (vec![("id", id.as_str()), ("action", "nonsense")], 422),
        (vec![("id", id.as_str()), ("action", "undo")], 422),
        (vec![("id", id.as_str())], 400),
        (vec![("action", "approve")], 400),
        (vec![("id", "nonsense"), ("action", "approve")], 400),
        (vec![("id", GONE), ("action", "approve")], 404),
        (
            vec![("id", id.as_str()), ("action", "block"), ("by", "shoe")],
            400,
        ),
    ] {
        browser.fails("/console/decide", &fields, status).await;
    }
}

#[tokio::test]
async fn many_are_decided_at_one_stroke_and_taken_back_at_one() {
    let world = World::start().await;
    let mut ids = Vec::new();
    for number in 0..6 {
        ids.push(
            world
                .comment("/a/", "Ann", &format!("Number {number}"))
                .await,
        );
    }
    let mut browser = world.signed_in().await;
    let mut fields: Vec<(&str, &str)> = ids.iter().map(|id| ("id", id.as_str())).collect();
    fields.push(("action", "approve"));
    let page = browser.does("/console/decide", &fields).await;
    assert!(page.text("#notice").starts_with("6 comments approved."));
    assert_eq!(world.server.visitor().count("/a/").await, 6);
    let batch = page
        .attributes("#notice input[name=batch]", "value")
        .remove(0);
    let page = browser.does("/console/undo", &[("batch", &batch)]).await;
    assert!(page.text("#notice").starts_with("6 decisions taken back."));
    assert_eq!(world.server.visitor().count("/a/").await, 0);
    let undone = page.attributes("li.row", "data-id");
    assert_eq!(undone.len(), 6, "they wait again");
    browser
        .fails("/console/undo", &[("batch", "nonsense")], 404)
        .await;
    browser
        .fails("/console/undo", &[("batch", GONE)], 404)
        .await;
    let many = vec![("id", ids[0].as_str()); 1001];
    let mut many: Vec<(&str, &str)> = many;
    many.push(("action", "approve"));
    browser.fails("/console/decide", &many, 400).await;
}

#[tokio::test]
async fn what_fails_inside_of_a_stroke_is_told_beside_the_rest() {
    let world = World::start().await;
    let id = world.comment("/a/", "Ann", "One").await;
    world.comment("/a/", "Ann", "Two").await;
    let browser = world.signed_in().await;
    let fields = [("id", id.as_str()), ("id", GONE), ("action", "approve")];
    let answer = asks_for_json(&browser, "/console/decide", &fields).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    let told = answer.json();
    assert_eq!(
        (&told["action"], &told["decided"]),
        (&json!("approve"), &json!(1))
    );
    assert_eq!(told["waiting"], 1);
    assert_eq!(told["failed"][0]["id"], GONE);
    assert_eq!(told["failed"][0]["code"], "unknown_comment");
    assert_eq!(told["failed"].as_array().unwrap().len(), 1);
    let batch = told["batch"].as_str().unwrap().to_owned();
    let answer = asks_for_json(&browser, "/console/undo", &[("batch", &batch)]).await;
    assert_eq!(answer.json()["action"], "undo");
    assert_eq!(world.status(&id).await, "pending");
    let fields = [("id", GONE), ("action", "approve")];
    let answer = asks_for_json(&browser, "/console/decide", &fields).await;
    assert_eq!(
        (answer.status.as_u16(), answer.json()["decided"].clone()),
        (200, json!(0))
    );
}

#[tokio::test]
async fn a_stroke_of_which_nothing_is_possible_is_refused_for_the_reason_of_its_first_comment() {
    let world = World::start().await;
    let id = world.comment("/a/", "Ann", "One").await;
    world.server.owner().has_decided(&id, "delete").await;
    let mut browser = world.signed_in().await;
    for (ids, status) in [([GONE, id.as_str()], 404), ([id.as_str(), GONE], 409)] {
        let fields = [("id", ids[0]), ("id", ids[1]), ("action", "approve")];
        browser.fails("/console/decide", &fields, status).await;
        let answer = asks_for_json(&browser, "/console/decide", &fields).await;
        let told = answer.json();
        assert_eq!([&told["failed"][0]["id"], &told["failed"][1]["id"]], ids);
    }
}

#[tokio::test]
async fn an_undo_leaves_alone_what_was_decided_since() {
    let world = World::start().await;
    let one = world.comment("/a/", "Ann", "One").await;
    let two = world.comment("/a/", "Ann", "Two").await;
    let mut browser = world.signed_in().await;
    let fields = [("id", one.as_str()), ("id", &two), ("action", "approve")];
    let page = browser.does("/console/decide", &fields).await;
    let batch = page
        .attributes("#notice input[name=batch]", "value")
        .remove(0);
    world.server.owner().has_decided(&two, "spam").await;
    let answer = asks_for_json(&browser, "/console/undo", &[("batch", &batch)]).await;
    let told = answer.json();
    assert_eq!(told["decided"], 1, "{told}");
    assert_eq!(told["failed"][0]["id"], two.as_str(), "{told}");
    assert_eq!(world.status(&one).await, "pending");
    assert_eq!(world.status(&two).await, "spam");
}

#[tokio::test]
async fn a_reply_is_published_below_and_one_that_is_too_long_is_not_lost() {
    let world = World::start().await;
    let id = world.comment("/a/", "Ann", "One").await;
    let mut browser = world.signed_in().await;
    let long = "much ".repeat(10_000);
    let fields = [("id", id.as_str()), ("action", "approve"), ("reply", &long)];
    let page = browser.fails("/console/decide", &fields, 422).await;
    assert_eq!(page.text("textarea"), long.trim());
    assert_eq!(world.status(&id).await, "pending", "nothing was done");
    let fields = [
        ("id", id.as_str()),
        ("action", "approve"),
        ("reply", "Thank *you*!"),
    ];
    browser.does("/console/decide", &fields).await;
    let thread = world.server.visitor().reads("/a/", "").await;
    assert_eq!(world.server.visitor().count("/a/").await, 2);
    assert!(
        thread.to_string().contains("Thank <em>you</em>!"),
        "{thread}"
    );
}

#[tokio::test]
async fn a_block_by_each_mark_holds_from_the_next_comment_on_and_is_listed() {
    let world = World::with(&["server.trusted_proxies=127.0.0.1"]).await;
    let mut browser = world.signed_in().await;
    let writes = async |name: &str, email: &str, from: &str| {
        let body = json!({"page": "/a/", "name": name, "email": email, "text": "Buy now"});
        let request = world
            .server
            .visitor()
            .request(Method::POST, "/api/v1/comments");
        let request = request.header("x-forwarded-for", from).json(&body);
        Answer::of(request).await.submitted().0
    };
    for (by, first, again, other) in [
        (
            "name",
            ("Sam Spam", "s1@example.net", "203.0.113.1"),
            ("sam SPAM", "s2@example.net", "198.51.100.1"),
            ("Ann", "s1@example.net", "203.0.113.1"),
        ),
        (
            "email",
            ("Sue", "sue@example.net", "203.0.113.2"),
            ("Max", "SUE@example.net", "198.51.100.2"),
            ("Sue", "other@example.net", "203.0.113.2"),
        ),
        (
            "network",
            ("Tom", "t1@example.net", "192.0.2.7"),
            ("Tim", "t2@example.net", "192.0.2.7"),
            ("Tom", "t1@example.net", "198.51.100.3"),
        ),
    ] {
        let id = writes(first.0, first.1, first.2).await;
        let fields = [("id", id.as_str()), ("action", "block"), ("by", by)];
        let page = browser.does("/console/decide", &fields).await;
        assert!(
            page.text("#notice").starts_with("The author is blocked"),
            "{by}"
        );
        assert_eq!(world.status(&id).await, "spam", "{by}");
        let id = writes(again.0, again.1, again.2).await;
        assert_eq!(world.status(&id).await, "spam", "{by}");
        let id = writes(other.0, other.1, other.2).await;
        assert_eq!(
            world.status(&id).await,
            "pending",
            "{by}: only by this mark"
        );
    }
    let id = writes("Una", "una@example.net", "198.51.100.9").await;
    let nothing_ticked = [("id", id.as_str()), ("action", "block")];
    browser.fails("/console/decide", &nothing_ticked, 400).await;
    assert_eq!(world.status(&id).await, "pending");
    let page = browser.page("/console/blocks").await;
    assert_eq!(
        page.texts("tbody th"),
        [
            "Network the network of the comment by Tom",
            "Mail address sue@example.net",
            "Name sam spam"
        ]
    );
}
