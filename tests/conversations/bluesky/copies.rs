//! The owner's answers here to people there are there, too, on a real network.

use std::net::SocketAddr;
use std::time::Duration;

use afterword_model::Network;
use afterword_testkit::{until, until_async};
use serde_json::{Value, json};

use super::network::{Account, Bluesky, Record};
use crate::conversations::lossy::Lossy;
use crate::conversations::world::{World, blog, texts_of};

const PAGE: &str = "https://blog.test/posts/a/";

struct Scene {
    bluesky: Bluesky,
    world: World,
    me: Account,
    ann: Account,
    post: Record,
    answer: Record,
}

impl Scene {
    async fn new(more: &[&str]) -> Self {
        let bluesky = Bluesky::start().await;
        let pds = bluesky.pds();
        Self::by_way_of(pds, bluesky, more).await
    }

    /// A blog that writes to the PDS by this way.
    async fn by_way_of(pds: SocketAddr, bluesky: Bluesky, more: &[&str]) -> Self {
        let (me, ann) = (bluesky.account("me").await, bluesky.account("ann").await);
        let post = me.links_to(PAGE).await;
        let answer = ann.answers((&post, &post), "May I ask?").await;
        bluesky.shows(&post, 1).await;
        let mut settings = bluesky.settings(&[&me]);
        settings.extend(bluesky.writing(&me, pds).await);
        let own = [
            "sites.answers_elsewhere=true",
            "sites.moderation=publish",
            "sites.hold_at=0",
            "sites.spam_at=0",
        ];
        settings.extend(own.iter().chain(more).map(|&setting| setting.to_owned()));
        let world = blog(&settings).await;
        world.has(&["May I ask?"]).await;
        Self {
            bluesky,
            world,
            me,
            ann,
            post,
            answer,
        }
    }

    /// The owner answers a comment here.
    async fn answers(&self, text: &str) -> String {
        let comments = self.world.thread().await["comments"].clone();
        let comment = comments[0]["id"].as_str().unwrap();
        self.world.server.owner().has_answered(comment, text).await;
        let comments = self.world.thread().await["comments"].clone();
        let own = comments.as_array().unwrap().iter();
        let mut own = own.filter(|one| one["author"]["owner"] == true);
        own.next_back().unwrap()["id"].as_str().unwrap().to_owned()
    }

    /// What is below Ann's answer there, once there are so many, while time passes.
    async fn has_below(&self, number: usize) -> Vec<Value> {
        let below = async || {
            let thread = self.bluesky.thread(&self.answer).await;
            thread["replies"].as_array().cloned().unwrap_or_default()
        };
        until_async(&format!("{number} are below it"), async || {
            self.world.soon();
            below().await.len() == number
        })
        .await;
        below().await
    }
}

#[tokio::test]
async fn an_answer_here_is_an_answer_there_and_stays_one_comment() {
    let scene = Scene::new(&[]).await;
    scene.answers("\u{dc}ber <https://b.test/>, *yes*").await;
    let there = scene.has_below(1).await.remove(0);
    let record = &there["post"]["record"];
    assert_eq!(record["text"], "\u{dc}ber https://b.test/, yes");
    assert_eq!(there["post"]["author"]["did"], scene.me.did.as_str());
    assert_eq!(record["reply"]["root"]["uri"], scene.post.uri.as_str());
    assert_eq!(record["reply"]["parent"]["uri"], scene.answer.uri.as_str());
    assert_eq!(record["langs"], json!(["en"]));
    let link = &record["facets"][0];
    assert_eq!(link["index"], json!({"byteStart": 6, "byteEnd": 21}));
    assert_eq!(link["features"][0]["uri"], "https://b.test/");
    // An answer to it there is one to it here, and what was sent does not come back.
    let own = Record::of(&there["post"]);
    scene.ann.answers((&scene.post, &own), "Thanks").await;
    let thread = scene
        .world
        .until("the next one is there", |thread| {
            thread.to_string().contains("Thanks")
        })
        .await;
    assert_eq!(thread["comments"].as_array().unwrap().len(), 3, "{thread}");
    assert_eq!(thread["comments"][2]["parent"], thread["comments"][1]["id"]);
}

#[tokio::test]
async fn an_answer_whose_arrival_is_not_known_is_there_once() {
    let bluesky = Bluesky::start().await;
    let post = "/xrpc/com.atproto.repo.createRecord";
    let lossy = Lossy::to(bluesky.pds(), post).await;
    lossy.loses(true);
    let scene = Scene::by_way_of(lossy.address, bluesky, &[]).await;
    let answer = scene.answers("Once").await;
    let app = &scene.world.server.app;
    until_async("it is known that it is there", async || {
        scene.world.soon();
        let due = app.store.next_copy_due(Network::Bluesky).await.unwrap();
        lossy.posted() > 0 && due.is_none()
    })
    .await;
    scene.has_below(1).await;
    assert_eq!(lossy.posted(), 1, "it was looked for first");
    // It is none of its own here, and known from here on.
    assert_eq!(scene.world.server.visitor().count("/posts/a/").await, 2);
    let owner = scene.world.server.owner();
    owner.has_decided(&answer, "reject").await;
    scene.has_below(0).await;
}

#[tokio::test]
async fn an_answer_that_may_be_there_is_none_of_its_own_however_late_it_was_sent() {
    let bluesky = Bluesky::start().await;
    let lossy = Lossy::to(bluesky.pds(), "/xrpc/com.atproto.repo.createRecord").await;
    lossy.loses(true);
    let scene = Scene::by_way_of(lossy.address, bluesky, &[]).await;
    scene.answers("Once").await;
    // Bluesky is told when it was published.
    scene.world.server.pass(Duration::from_secs(3 * 60 * 60));
    until("it is sent", || {
        let is_sent = lossy.posted() > 0;
        if !is_sent {
            scene.world.soon();
        }
        is_sent
    })
    .await;
    // Nobody can be asked whether it has arrived.
    drop(lossy);
    let is_there = |thread: &Value| {
        thread["replies"]
            .as_array()
            .is_some_and(|all| all.len() == 1)
    };
    scene.bluesky.until(&scene.answer, is_there).await;
    let again = scene.ann.answers((&scene.post, &scene.answer), "Well?");
    again.await;
    let has_come = |thread: &Value| thread.to_string().contains("Well?");
    let thread = scene.world.until("the next answer is there", has_come);
    let texts = texts_of(&thread.await);
    let once = texts.iter().filter(|text| text.contains("Once"));
    assert_eq!(once.count(), 1, "{texts:?}");
}

#[tokio::test]
async fn an_answer_that_is_taken_back_here_is_gone_there() {
    let scene = Scene::new(&[]).await;
    let answer = scene.answers("Yes").await;
    scene.has_below(1).await;
    let owner = scene.world.server.owner();
    owner.has_decided(&answer, "reject").await;
    scene.has_below(0).await;
    owner.has_decided(&answer, "approve").await;
    let there = scene.has_below(1).await.remove(0);
    assert_eq!(there["post"]["record"]["text"], "Yes");
    scene.world.has(&["May I ask?", "Yes"]).await;
}

#[tokio::test]
async fn a_long_answer_leads_to_its_rest() {
    let scene = Scene::new(&[]).await;
    let answer = scene.answers(&"w\u{f6}rd ".repeat(100)).await;
    let there = scene.has_below(1).await.remove(0);
    let record = &there["post"]["record"];
    let text = record["text"].as_str().unwrap();
    let url = format!("{PAGE}#comment-{answer}");
    assert!(
        text.ends_with(&format!("w\u{f6}rd\u{2026} {url}")),
        "{text}"
    );
    assert_eq!(record["facets"][0]["features"][0]["uri"], url);
}
