//! Reactions to the article itself.

use serde_json::{Value, json};

use crate::support::{TestServer, Visitor};

const ON: &[&str] = &["sites.article_reactions=true", "sites.reactions=👍,🎉"];
const PATH: &str = "/api/v1/pages/reactions";

fn reaction(reaction: &str, reader: &str) -> Value {
    json!({"site": "blog", "page": "/a/", "reaction": reaction, "key": format!("reader-0123-{reader:0>8}")})
}

async fn shown(ann: &Visitor, page: &str) -> Value {
    ann.reads(page, "").await["page"]["reactions"].clone()
}

#[tokio::test]
async fn an_article_without_comments_gets_reactions_and_they_are_taken_back() {
    let server = TestServer::with(ON).await;
    let ann = server.visitor();
    assert_eq!(shown(&ann, "/a/").await, json!({}));
    let given = ann.post(PATH, &reaction("👍", "ann")).await;
    assert_eq!(given.status, 200, "{given:?}");
    let one = json!({"reactions": {"👍": 1}, "score": 1, "mine": ["👍"]});
    assert_eq!(given.json(), one);
    assert_eq!(shown(&ann, "/a/").await, json!({"👍": 1}));
    ann.post(PATH, &reaction("🎉", "bob")).await;
    // The thread was asked for before: its answer may not be an old one.
    assert_eq!(shown(&ann, "/a/").await, json!({"👍": 1, "🎉": 1}));
    assert_eq!(shown(&ann, "/b/").await, json!({}));
    let back = ann.post(PATH, &reaction("👍", "ann")).await.json();
    assert_eq!(
        back,
        json!({"reactions": {"🎉": 1}, "score": 1, "mine": []})
    );
    assert_eq!(ann.count("/a/").await, 0);
    let without_script = ann.get("/pages/blog?page=/a/").await.text;
    assert!(
        without_script.contains("<span>🎉 1</span>"),
        "{without_script}"
    );
}

#[tokio::test]
async fn a_site_that_takes_none_shows_none_and_says_so() {
    let server = TestServer::start().await;
    let ann = server.visitor();
    let refused = ann.post(PATH, &reaction("👍", "ann")).await;
    assert_eq!(
        (refused.status.as_u16(), refused.code()),
        (422, "unknown_reaction".into())
    );
    assert_eq!(shown(&ann, "/a/").await, Value::Null);
    assert!(
        server.owner().get("/pages?site=blog").await.json()["pages"]
            .as_array()
            .unwrap()
            .is_empty()
    );
}

#[tokio::test]
async fn what_is_wrong_with_a_reaction_is_named() {
    let server = TestServer::with(ON).await;
    let ann = server.visitor();
    for (changed, value, code) in [
        ("site", "nope", "unknown_site"),
        ("page", "nope", "invalid_page"),
        ("reaction", "💣", "unknown_reaction"),
        ("key", "short", "invalid_key"),
        ("unknown", "x", "unknown_field"),
    ] {
        let mut body = reaction("👍", "ann");
        body[changed] = json!(value);
        let answer = ann.post(PATH, &body).await;
        assert_eq!(answer.code(), code, "{answer:?}");
    }
    let eve = ann.at("https://evil.test");
    assert_eq!(
        eve.post(PATH, &reaction("👍", "eve")).await.code(),
        "origin_not_allowed"
    );
    assert_eq!(shown(&ann, "/a/").await, json!({}));
}

#[tokio::test]
async fn one_network_reacts_to_an_article_so_often() {
    let server = TestServer::with(ON).await;
    let ann = server.visitor();
    for reader in 0..20 {
        let given = ann.post(PATH, &reaction("👍", &reader.to_string())).await;
        assert_eq!(given.status, 200);
    }
    let more = ann.post(PATH, &reaction("👍", "more")).await;
    assert_eq!(more.code(), "too_many_reactions");
    assert_eq!(shown(&ann, "/a/").await, json!({"👍": 20}));
}

#[tokio::test]
async fn reactions_come_along_when_the_article_moves_and_when_two_become_one() {
    let server = TestServer::with(ON).await;
    let ann = server.visitor();
    for (page, reader) in [
        ("/a/", "ann"),
        ("/a/", "bob"),
        ("/b/", "bob"),
        ("/b/", "cleo"),
    ] {
        let mut body = reaction("👍", reader);
        body["page"] = json!(page);
        ann.post(PATH, &body).await;
    }
    for (from, to, left) in [("/a/", "/c/", 2), ("/c/", "/b/", 3)] {
        let change = json!({"site": "blog", "page": from, "move_to": to});
        let moved = server.owner().patch("/pages", &change).await;
        assert_eq!(moved.status, 200, "{moved:?}");
        assert_eq!(shown(&ann, to).await, json!({"👍": left}));
    }
    assert_eq!(shown(&ann, "/a/").await, json!({"👍": 3}));
}
