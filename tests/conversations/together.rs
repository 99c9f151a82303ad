//! One thread with comments from everywhere: moderated from one queue, answered by mail, and erased where they are.

use std::time::Duration;

use afterword_testkit::until_async;
use serde_json::{Value, json};

use super::bluesky::network::Bluesky;
use super::mastodon::server::Mastodon;
use crate::mail::by_mail::world::World;

const ARTICLE: &str = "/posts/a/";
const OLGA: &str = "olga@blog.test";

/// Waits until there is something, while time passes.
async fn found(world: &World, what: &str, look: impl AsyncFn() -> bool) {
    until_async(what, async || {
        let is_there = look().await;
        if !is_there {
            world.server.pass(Duration::from_secs(10 * 60));
        }
        is_there
    })
    .await;
}

async fn thread(world: &World) -> Vec<Value> {
    let thread = world.server.visitor().reads(ARTICLE, "").await;
    thread["comments"].as_array().unwrap().clone()
}

/// Where each comment was written, and what it says there.
fn told(comments: &[Value]) -> Vec<(String, String)> {
    let place = |comment: &Value| comment["source"]["network"].as_str().map(str::to_owned);
    let text = |comment: &Value| {
        let html = comment["html"].as_str().unwrap();
        html.replace("<p>", "")
            .replace("</p>", "")
            .trim()
            .to_owned()
    };
    let one = |comment: &Value| (place(comment).unwrap_or_default(), text(comment));
    let mut told: Vec<(String, String)> = comments.iter().map(one).collect();
    told.sort();
    told
}

#[tokio::test]
async fn comments_of_the_form_by_mail_of_mastodon_and_bluesky_are_one_thread_and_one_queue() {
    let (mastodon, bluesky) = (Mastodon::start().await, Bluesky::start().await);
    let (me, bo) = (bluesky.account("me").await, bluesky.account("bo").await);
    let toot = mastodon.says("me", "See https://blog.test/posts/a/", None);
    let toot = toot.await;
    let far = mastodon.says("ann", "Well said on Mastodon", Some(&toot));
    let far = far.await;
    let post = me.links_to("https://blog.test/posts/a/").await;
    bo.answers((&post, &post), "Well said on Bluesky").await;
    bluesky.shows(&post, 1).await;
    let settings = [&mastodon.settings()[..], &bluesky.settings(&[&me])].concat();
    let settings: Vec<&str> = settings.iter().map(String::as_str).collect();
    let world = World::with(&settings).await;

    let written = world
        .server
        .visitor()
        .comments(ARTICLE, "Well said in the form")
        .await;
    assert_eq!(written.status, 202, "{written:?}");
    let address = world.address(ARTICLE).await;
    let letter = world.letter(&address, "Well said by mail");
    assert_eq!(world.brings(&world.signed(&letter)).await, "commented");

    let owner = world.server.owner();
    let waiting = async || owner.get("/comments?status=pending").await.json()["comments"].clone();
    found(&world, "four comments wait", async || {
        waiting().await.as_array().unwrap().len() == 4
    })
    .await;
    assert!(thread(&world).await.is_empty(), "nothing appears by itself");

    // One is published, and answered, by a mail; the others together from the queue.
    let held = world.hears(OLGA, "Well said on Mastodon").await;
    let mut answer = world.letter(&held.reply_to, "ok\r\n\r\nThank you, Ann!");
    answer.from = format!("Olga <{OLGA}>");
    assert_eq!(world.brings(&world.signed(&answer)).await, "decided");
    let others = waiting().await;
    let ids: Vec<&str> = others
        .as_array()
        .unwrap()
        .iter()
        .map(|comment| comment["id"].as_str().unwrap())
        .collect();
    assert_eq!(ids.len(), 3);
    let decided = owner
        .post("/decisions", &json!({"ids": ids, "action": "approve"}))
        .await;
    assert_eq!(decided.status, 200, "{decided:?}");

    let word = |place: &str, text: &str| (place.to_owned(), text.to_owned());
    let all = [
        word("", "Thank you, Ann!"),
        word("", "Well said by mail"),
        word("", "Well said in the form"),
        word("bluesky", "Well said on Bluesky"),
        word("mastodon", "Well said on Mastodon"),
    ];
    let comments = thread(&world).await;
    assert_eq!(told(&comments), all);
    assert_eq!(world.server.visitor().count(ARTICLE).await, 5);
    let by = |name: &str| {
        let mut all = comments.iter();
        all.find(|comment| comment["html"].as_str().unwrap().contains(name))
            .unwrap()
    };
    assert_eq!(by("Thank you")["parent"], by("on Mastodon")["id"]);
    assert_eq!(by("Thank you")["author"]["owner"], true);
    assert_eq!(by("by mail")["author"]["verified"], true);

    // What is removed where it was written is gone here; the answer to it stays.
    mastodon.removes("ann", &far).await;
    found(&world, "it vanishes here", async || {
        world.server.visitor().count(ARTICLE).await == 4
    })
    .await;
    let comments = thread(&world).await;
    assert!(!told(&comments).contains(&all[4]), "{comments:?}");
    assert!(told(&comments).contains(&all[0]), "{comments:?}");
}
