//! From a post to comments, with a real network: a server that keeps accounts, and one that shows their posts.

use afterword_model::Network;
use serde_json::{Value, json};

use super::network::Bluesky;
use crate::conversations::world::blog;

const PAGE: &str = "https://blog.test/posts/a/";

#[tokio::test]
async fn answers_to_a_post_about_a_page_are_comments_below_it_one_below_the_other() {
    let bluesky = Bluesky::start().await;
    let (me, ann, bo) = (
        bluesky.account("me").await,
        bluesky.account("ann").await,
        bluesky.account("bo").await,
    );
    let post = me.links_to(PAGE).await;
    let first = ann.answers((&post, &post), "Well said").await;
    bo.answers((&post, &first), "I think so too").await;
    ann.links_to(PAGE).await;
    bluesky.shows(&first, 1).await;
    let world = bluesky.publishing(&[&me]).await;
    let comments = world.has(&["Well said", "I think so too"]).await;
    assert_eq!(comments[0]["author"]["name"], "Ann");
    assert_eq!(comments[0]["author"]["owner"], false);
    let source = &comments[0]["source"];
    assert_eq!(source["network"], "bluesky");
    assert_eq!(source["host"], "bsky.app");
    assert_eq!(source["handle"], format!("@{}", ann.handle));
    let url = format!("https://bsky.app/profile/{}/post/{}", ann.did, first.key());
    assert_eq!(source["url"], url);
    assert_eq!(comments[1]["parent"], comments[0]["id"]);
    assert_eq!(world.server.visitor().count("/posts/a/").await, 2);
    // However often they are read.
    world.later();
    bo.answers((&post, &post), "And one more").await;
    world
        .has(&["Well said", "I think so too", "And one more"])
        .await;
}

#[tokio::test]
async fn a_post_is_found_behind_many_that_came_after_it() {
    let bluesky = Bluesky::start().await;
    let (me, ann) = (bluesky.account("me").await, bluesky.account("ann").await);
    let first = me.links_to(PAGE).await;
    ann.answers((&first, &first), "First").await;
    bluesky.shows(&first, 1).await;
    let world = bluesky.publishing(&[&me]).await;
    world.has(&["First"]).await;
    world.is_read(Network::Bluesky).await;
    let post = me.links_to(PAGE).await;
    // More than the network gives at once.
    for number in 0..55 {
        me.says(&format!("Thought {number}")).await;
    }
    ann.answers((&post, &post), "Found it").await;
    bluesky.shows(&post, 1).await;
    world.has(&["First", "Found it"]).await;
}

#[tokio::test]
async fn answers_that_are_read_later_stand_where_they_were_written() {
    let bluesky = Bluesky::start().await;
    let (me, ann) = (bluesky.account("me").await, bluesky.account("ann").await);
    let post = me.links_to(PAGE).await;
    ann.answers((&post, &post), "First").await;
    let second = ann.answers((&post, &post), "Second").await;
    ann.answers((&post, &second), "Below it").await;
    bluesky.shows(&second, 1).await;
    let mut settings = bluesky.settings(&[&me]);
    settings.push("sites.moderation=publish".to_owned());
    let world = blog(&settings).await;
    world
        .server
        .visitor()
        .comments("/posts/a/", "On the site")
        .await;
    let all = ["First", "Second", "Below it", "On the site"];
    let comments = world.has(&all).await;
    let created = |at: usize| comments[at]["created"].as_str().unwrap()[..10].to_owned();
    assert_eq!((0..3).map(created).collect::<Vec<_>>(), ["2025-12-31"; 3]);
}

#[tokio::test]
async fn an_answer_that_is_changed_is_changed_here_and_one_that_is_removed_vanishes() {
    let bluesky = Bluesky::start().await;
    let (me, ann) = (bluesky.account("me").await, bluesky.account("ann").await);
    let post = me.links_to(PAGE).await;
    let first = ann.answers((&post, &post), "Frist").await;
    let second = ann.answers((&post, &post), "Second").await;
    bluesky.shows(&post, 2).await;
    let world = bluesky.publishing(&[&me]).await;
    let before = world.has(&["Frist", "Second"]).await;
    ann.edits(&first, (&post, &post), "First").await;
    let after = world.has(&["First", "Second"]).await;
    assert_eq!(after[0]["id"], before[0]["id"]);
    ann.removes(&second).await;
    world.has(&["First"]).await;
    assert_eq!(world.server.visitor().count("/posts/a/").await, 1);
    let id = before[1]["id"].as_str().unwrap();
    let shown = world.server.owner().get(&format!("/comments/{id}")).await;
    assert!(!shown.json().to_string().contains("Second"), "{shown:?}");
}

#[tokio::test]
async fn answers_to_a_removed_post_stay_until_they_are_removed_themselves() {
    let bluesky = Bluesky::start().await;
    let (me, ann) = (bluesky.account("me").await, bluesky.account("ann").await);
    let post = me.links_to(PAGE).await;
    let first = ann.answers((&post, &post), "First").await;
    ann.answers((&post, &post), "Second").await;
    bluesky.shows(&post, 2).await;
    let world = bluesky.publishing(&[&me]).await;
    world.has(&["First", "Second"]).await;
    me.removes(&post).await;
    ann.removes(&first).await;
    world.has(&["Second"]).await;
}

#[tokio::test]
async fn who_is_not_for_everybody_hidden_or_blocked_stays_out() {
    let bluesky = Bluesky::start().await;
    let (me, shy) = (bluesky.account("me").await, bluesky.account("shy").await);
    let (bad, ann) = (bluesky.account("bad").await, bluesky.account("ann").await);
    let quiet = json!({"displayName": "Shy", "labels": {"$type": "com.atproto.label.defs#selfLabels",
        "values": [{"val": "!no-unauthenticated"}]}});
    shy.has_profile(&quiet).await;
    me.blocks(&bad).await;
    let post = me.links_to(PAGE).await;
    shy.answers((&post, &post), "Among us").await;
    bad.answers((&post, &post), "Nonsense").await;
    let hidden = ann.answers((&post, &post), "Never mind").await;
    me.hides(&post, &[&hidden]).await;
    let last = ann.answers((&post, &post), "For all").await;
    ann.answers((&post, &last), "Below it").await;
    bluesky.shows(&last, 1).await;
    let is_whole = |thread: &Value| {
        let replies = thread["replies"].as_array().unwrap();
        let is_labelled = |reply: &Value| reply["post"]["author"]["labels"][0].is_object();
        let is_bad = |reply: &Value| reply["post"]["author"]["did"] == bad.did;
        thread["post"]["threadgate"].is_object()
            && replies.iter().any(is_labelled)
            && !replies.iter().any(is_bad)
    };
    bluesky.until(&post, is_whole).await;
    bluesky
        .publishing(&[&me])
        .await
        .has(&["For all", "Below it"])
        .await;
}

#[tokio::test]
async fn whom_the_owner_blocks_or_hides_later_vanishes_until_that_ends() {
    let bluesky = Bluesky::start().await;
    let (me, ann) = (bluesky.account("me").await, bluesky.account("ann").await);
    let bad = bluesky.account("bad").await;
    let post = me.links_to(PAGE).await;
    let first = ann.answers((&post, &post), "For all").await;
    bad.answers((&post, &first), "Below it").await;
    let hidden = ann.answers((&post, &post), "Never mind").await;
    let nonsense = bad.answers((&post, &post), "Nonsense").await;
    ann.answers((&post, &nonsense), "Why?").await;
    me.answers((&post, &nonsense), "Please stop").await;
    bluesky.shows(&first, 1).await;
    bluesky.shows(&nonsense, 2).await;
    bluesky.shows(&post, 3).await;
    let world = bluesky.publishing(&[&me]).await;
    world.until_count(6).await;
    me.hides(&post, &[&hidden]).await;
    let count = |wanted: u32| move |thread: &Value| thread["page"]["count"] == wanted;
    world.until("what is hidden is gone", count(5)).await;
    let block = me.blocks(&bad).await;
    // What answers somebody else, and what others have answered, is shown there as before, and so it is here.
    let others = ["For all", "Below it", "", "Why?", "Please stop"];
    world.has(&others).await;
    me.removes(&block).await;
    let all = ["For all", "Below it", "Nonsense", "Why?", "Please stop"];
    world.has(&all).await;
    // Also when the post is gone, nobody is heard for that alone, and what others remove is erased.
    me.blocks(&bad).await;
    world.has(&others).await;
    me.removes(&post).await;
    ann.removes(&first).await;
    let left = ["", "Below it", "", "Why?", "Please stop"];
    world.has(&left).await;
}

#[tokio::test]
async fn where_comments_are_held_answers_are_held_but_the_owners_own() {
    let bluesky = Bluesky::start().await;
    let (me, work) = (bluesky.account("me").await, bluesky.account("work").await);
    let ann = bluesky.account("ann").await;
    let post = me.links_to(PAGE).await;
    let asked = ann.answers((&post, &post), "May I?").await;
    let told = me.answers((&post, &asked), "You may").await;
    work.answers((&post, &told), "Says the office").await;
    bluesky.shows(&told, 1).await;
    let world = blog(&bluesky.settings(&[&me, &work])).await;
    let comments = world.has(&["", "You may", "Says the office"]).await;
    assert_eq!(comments[0]["status"], "deleted");
    assert!(comments[0].get("source").is_none());
    assert_eq!(comments[1]["author"]["owner"], true);
    assert_eq!(comments[2]["author"]["owner"], true);
    let id = comments[0]["id"].as_str().unwrap();
    let owner = world.server.owner();
    assert_eq!(owner.shows(id).await["status"], "pending");
    owner.has_decided(id, "approve").await;
    world.has(&["May I?", "You may", "Says the office"]).await;
}

#[tokio::test]
async fn likes_reposts_and_quotes_of_a_post_are_one_number() {
    let bluesky = Bluesky::start().await;
    let (me, ann) = (bluesky.account("me").await, bluesky.account("ann").await);
    let post = me.links_to(PAGE).await;
    bluesky.shows(&post, 0).await;
    let world = bluesky.publishing(&[&me]).await;
    ann.gives("like", &post).await;
    ann.gives("repost", &post).await;
    me.gives("like", &post).await;
    let likes = |thread: &Value| thread["page"]["likes"] == 3;
    world.until("there are three likes", likes).await;
}

#[tokio::test]
async fn a_conversation_of_many_levels_comes_whole() {
    let bluesky = Bluesky::start().await;
    let (me, ann) = (bluesky.account("me").await, bluesky.account("ann").await);
    let post = me.links_to(PAGE).await;
    let mut last = ann.answers((&post, &post), "Level 1").await;
    for level in 2..=60 {
        last = ann.answers((&post, &last), &format!("Level {level}")).await;
    }
    bluesky.shows(&last, 0).await;
    let mut settings = bluesky.settings(&[&me]);
    for setting in [
        "sites.moderation=publish",
        "sites.hold_at=0",
        "sites.spam_at=0",
        "spam.comments_per_page=0",
    ] {
        settings.push(setting.to_owned());
    }
    let world = blog(&settings).await;
    world.until_count(60).await;
}

#[tokio::test]
async fn whoever_is_erased_does_not_come_again() {
    let bluesky = Bluesky::start().await;
    let (me, ann) = (bluesky.account("me").await, bluesky.account("ann").await);
    let bo = bluesky.account("bo").await;
    let post = me.links_to(PAGE).await;
    ann.answers((&post, &post), "It was me").await;
    bo.answers((&post, &post), "It was not").await;
    bluesky.shows(&post, 2).await;
    let world = bluesky.publishing(&[&me]).await;
    world.has(&["It was me", "It was not"]).await;
    let handle = format!("@{}", ann.handle);
    let owner = world.server.owner();
    let erased = owner.post("/people/erase", &json!({"email": handle})).await;
    assert_eq!(erased.json()["comments"], 1, "{erased:?}");
    world.has(&["It was not"]).await;
    bo.answers((&post, &post), "Where is she?").await;
    world.has(&["It was not", "Where is she?"]).await;
}
