//! The owner's answers here to people there are there, too.

use afterword_model::Network;
use afterword_testkit::until_async;
use reqwest::Method;
use serde_json::{Value, json};

use super::server::Mastodon;
use crate::conversations::lossy::Lossy;
use crate::conversations::world::{World, blog};

const PAGE: &str = "I wrote https://blog.test/posts/a/ today";
const POST: &str = "/api/v1/statuses";

/// The post, what Ann has answered, and a blog that has read it.
struct Scene {
    mastodon: Mastodon,
    world: World,
    ann: String,
    /// Ann's comment here.
    comment: String,
}

impl Scene {
    async fn new(more: &[&str]) -> Self {
        let mastodon = Mastodon::start().await;
        let settings = mastodon.settings();
        Self::with(mastodon, &settings, more).await
    }

    async fn with(mastodon: Mastodon, settings: &[String], more: &[&str]) -> Self {
        let post = mastodon.says("me", PAGE, None).await;
        let ann = json!({"status": "May I ask?", "in_reply_to_id": post, "visibility": "unlisted"});
        let ann = mastodon.posts("ann", &ann).await;
        let mut settings = settings.to_vec();
        let own = [
            "sites.answers_elsewhere=true",
            "sites.hold_at=0",
            "sites.spam_at=0",
            "mastodon.write_token=me-token",
            "metrics.listen=127.0.0.1:0",
        ];
        settings.extend(own.iter().chain(more).map(|&setting| setting.to_owned()));
        let world = blog(&settings).await;
        let comment = waiting(&world, 1).await.remove(0);
        Self {
            mastodon,
            world,
            ann,
            comment,
        }
    }

    /// Publishes Ann's comment and answers it; returns the id of the answer.
    async fn answers(&self, text: &str) -> String {
        self.world
            .server
            .owner()
            .has_answered(&self.comment, text)
            .await;
        let thread = self.world.thread().await;
        let comments = thread["comments"].as_array().unwrap();
        let answer = comments.iter().find(|one| one["author"]["owner"] == true);
        answer.unwrap()["id"].as_str().unwrap().to_owned()
    }

    /// What is below a status there.
    async fn below(&self, status: &str) -> Vec<Value> {
        let path = format!("/api/v1/statuses/{status}/context");
        let context = self
            .mastodon
            .asks("me", Method::GET, &path, &json!({}))
            .await;
        context["descendants"].as_array().unwrap().clone()
    }

    /// Waits until so many are below a status there, while time passes.
    async fn has_below(&self, status: &str, number: usize) -> Vec<Value> {
        until_async(&format!("{number} are below it"), async || {
            self.world.soon();
            self.below(status).await.len() == number
        })
        .await;
        self.below(status).await
    }

    async fn counts(&self, outcome: &str, number: u32) {
        let metrics = format!(
            "http://{}/metrics",
            self.world.server.metrics_address.unwrap()
        );
        let line = format!(
            "afterword_conversation_copies_total{{network=\"mastodon\",outcome=\"{outcome}\"}} {number}"
        );
        until_async(&line, async || {
            self.world.soon();
            let told = reqwest::get(&metrics).await.unwrap().text().await.unwrap();
            told.lines().any(|told| told == line)
        })
        .await;
    }
}

/// The ids of the comments that wait, once there are so many.
async fn waiting(world: &World, number: usize) -> Vec<String> {
    let held = async || {
        let path = "/comments?status=pending&site=blog";
        let list = world.server.owner().get(path).await.json();
        let comments = list["comments"].as_array().unwrap().clone();
        let ids = comments.into_iter();
        ids.map(|one| one["id"].as_str().unwrap().to_owned())
            .collect::<Vec<_>>()
    };
    until_async("comments wait", async || {
        world.later();
        held().await.len() == number
    })
    .await;
    held().await
}

fn text_of(status: &Value) -> String {
    let html = status["content"].as_str().unwrap();
    let mut text = String::new();
    let mut is_tag = false;
    for sign in html.chars() {
        match sign {
            '<' => is_tag = true,
            '>' => is_tag = false,
            sign if !is_tag => text.push(sign),
            _ => {}
        }
    }
    text
}

#[tokio::test]
async fn with_a_token_what_answers_the_owners_answer_there_is_here_at_once() {
    let scene = Scene::new(&["mastodon.token=me-token"]).await;
    scene.answers("You may").await;
    let copy = scene.has_below(&scene.ann, 1).await.remove(0);
    let copy = copy["id"].as_str().unwrap();
    scene.world.is_read(Network::Mastodon).await;
    scene
        .mastodon
        .says("ann", "@me Then I do", Some(copy))
        .await;
    let owner = scene.world.server.owner();
    let waits = async || {
        let list = owner.get("/comments?status=pending&site=blog").await;
        list.text.contains("Then I do")
    };
    scene
        .world
        .is_told("what answers the answer waits", waits)
        .await;
}

#[tokio::test]
async fn an_answer_here_is_an_answer_there_and_stays_one_comment() {
    let scene = Scene::new(&[]).await;
    scene
        .answers("You *may*: see [this](https://b.test/)")
        .await;
    let there = scene.has_below(&scene.ann, 1).await.remove(0);
    assert_eq!(
        text_of(&there),
        "@ann@far.example You may: see this (https://b.test/)"
    );
    assert_eq!(there["in_reply_to_id"], scene.ann.as_str());
    assert_eq!(there["account"]["username"], "me");
    // No more people see it than see what it answers.
    assert_eq!(there["visibility"], "unlisted");
    assert_eq!(there["language"], "en");
    // An answer to it there is one to it here, and what was sent does not come back.
    let own = there["id"].as_str().unwrap();
    let more = scene.mastodon.says("bo", "Thanks", Some(own)).await;
    let next = waiting(&scene.world, 1).await.remove(0);
    let thread = scene.world.thread().await;
    assert_eq!(thread["comments"].as_array().unwrap().len(), 2, "{thread}");
    // The owner's answer to that is below it, in the same conversation.
    let owner = scene.world.server.owner();
    owner.has_answered(&next, "Any time").await;
    let below = scene.has_below(&more, 1).await;
    assert_eq!(text_of(&below[0]), "@bo@127.0.0.1 Any time");
    assert_eq!(scene.below(&scene.ann).await.len(), 3);
    assert_eq!(scene.world.server.visitor().count("/posts/a/").await, 4);
}

#[tokio::test]
async fn an_answer_that_is_edited_here_is_edited_there() {
    let scene = Scene::new(&[]).await;
    let answer = scene.answers("Yse").await;
    scene.has_below(&scene.ann, 1).await;
    let owner = scene.world.server.owner();
    let edited = owner
        .patch(&format!("/comments/{answer}"), &json!({"text": "Yes"}))
        .await;
    assert_eq!(edited.status, 200, "{edited:?}");
    scene.counts("changed", 1).await;
    let there = scene.has_below(&scene.ann, 1).await.remove(0);
    assert_eq!(text_of(&there), "@ann@far.example Yes");
    // The comment keeps its own text.
    let thread = scene.world.thread().await;
    assert!(thread.to_string().contains("<p>Yes</p>"), "{thread}");
    // What it answers is removed there: it can still be edited.
    scene.mastodon.removes("ann", &scene.ann).await;
    let edited = owner
        .patch(&format!("/comments/{answer}"), &json!({"text": "Yes!"}))
        .await;
    assert_eq!(edited.status, 200, "{edited:?}");
    scene.counts("changed", 2).await;
    let own = format!("/api/v1/statuses/{}", there["id"].as_str().unwrap());
    let own = scene
        .mastodon
        .asks("me", Method::GET, &own, &json!({}))
        .await;
    assert_eq!(text_of(&own), "Yes!");
}

#[tokio::test]
async fn an_answer_that_is_taken_back_here_is_gone_there_and_comes_again() {
    let scene = Scene::new(&[]).await;
    scene.answers("Yes").await;
    scene.has_below(&scene.ann, 1).await;
    let owner = scene.world.server.owner();
    // The undo of the approval takes the answer back, too.
    owner.has_decided(&scene.comment, "undo").await;
    scene.has_below(&scene.ann, 0).await;
    scene.counts("removed", 1).await;
    // Published anew it is there anew.
    scene.answers("Yes, indeed").await;
    let there = scene.has_below(&scene.ann, 1).await.remove(0);
    assert_eq!(text_of(&there), "@ann@far.example Yes, indeed");
}

#[tokio::test]
async fn an_answer_that_is_taken_back_at_once_was_never_there() {
    let mastodon = Mastodon::start().await;
    let lossy = Lossy::to(mastodon.address, POST).await;
    let mut settings = mastodon.settings().to_vec();
    settings[0] = format!("mastodon.accounts=http://{}/@me", lossy.address);
    let scene = Scene::with(mastodon, &settings, &[]).await;
    scene.answers("Oh no").await;
    let app = &scene.world.server.app;
    let due = app.store.next_copy_due(Network::Mastodon).await.unwrap();
    assert!(due.unwrap() > app.clock.now(), "there is time to undo");
    let owner = scene.world.server.owner();
    owner.has_decided(&scene.comment, "undo").await;
    // Another one, which is there by then.
    scene.answers("Oh yes").await;
    let there = scene.has_below(&scene.ann, 1).await.remove(0);
    assert_eq!(text_of(&there), "@ann@far.example Oh yes");
    assert_eq!(lossy.posted(), 1);
}

#[tokio::test]
async fn an_answer_whose_arrival_is_not_known_is_there_once() {
    let mastodon = Mastodon::start().await;
    let lossy = Lossy::to(mastodon.address, POST).await;
    let mut settings = mastodon.settings().to_vec();
    settings[0] = format!("mastodon.accounts=http://{}/@me", lossy.address);
    let scene = Scene::with(mastodon, &settings, &[]).await;
    lossy.loses(true);
    scene.answers("Once").await;
    scene.has_below(&scene.ann, 1).await;
    scene.counts("again", 1).await;
    // Meanwhile it is no comment of its own.
    assert_eq!(scene.world.server.visitor().count("/posts/a/").await, 2);
    lossy.loses(false);
    scene.counts("posted", 1).await;
    assert_eq!(scene.below(&scene.ann).await.len(), 1);
    assert_eq!(lossy.posted(), 1, "it was looked for first");
    assert!(lossy.keys()[0].len() > 16, "{:?}", lossy.keys());
    // It is known from here on.
    let owner = scene.world.server.owner();
    owner.has_decided(&scene.comment, "undo").await;
    scene.has_below(&scene.ann, 0).await;
    assert_eq!(scene.world.server.visitor().count("/posts/a/").await, 0);
}

#[tokio::test]
async fn what_the_server_refuses_is_given_up_and_keeps_nothing_waiting() {
    let mastodon = Mastodon::start().await;
    let lossy = Lossy::to(mastodon.address, POST).await;
    let mut settings = mastodon.settings().to_vec();
    settings[0] = format!("mastodon.accounts=http://{}/@me", lossy.address);
    let scene = Scene::with(mastodon, &settings, &[]).await;
    lossy.refuses(422);
    scene.answers("No").await;
    scene.counts("failed", 1).await;
    let post = scene.mastodon.says("me", PAGE, None).await;
    scene.mastodon.says("bo", "Still here?", Some(&post)).await;
    waiting(&scene.world, 1).await;
    assert_eq!(scene.below(&scene.ann).await.len(), 0);
}

#[tokio::test]
async fn a_token_of_somebody_else_posts_nothing() {
    let scene = Scene::new(&["mastodon.write_token=bo-token"]).await;
    scene.answers("In whose name?").await;
    scene.counts("again", 2).await;
    assert_eq!(scene.below(&scene.ann).await.len(), 0);
}

#[tokio::test]
async fn a_long_answer_leads_to_its_rest() {
    let scene = Scene::new(&[]).await;
    let answer = scene.answers(&"word ".repeat(200)).await;
    let there = scene.has_below(&scene.ann, 1).await.remove(0);
    let text = text_of(&there);
    let end = format!("word\u{2026} https://blog.test/posts/a/#comment-{answer}");
    assert!(text.ends_with(&end), "{text}");
    assert!(text.chars().count() <= 500, "{text}");
}

#[tokio::test]
async fn an_answer_under_a_warning_fits_together_with_it() {
    let scene = Scene::new(&[]).await;
    let warning = "About the end of a book".repeat(2);
    let ann = json!({"status": "And now?", "spoiler_text": warning, "in_reply_to_id": scene.ann,
        "visibility": "public"});
    let ann = scene.mastodon.posts("ann", &ann).await;
    let ids = waiting(&scene.world, 2).await;
    let comment = ids.iter().find(|id| **id != scene.comment).unwrap();
    // Each name is one sign longer there, so that it calls nobody.
    let names = "@bob ".repeat(95);
    scene
        .world
        .server
        .owner()
        .has_answered(comment, names.trim())
        .await;
    let there = scene.has_below(&ann, 1).await.remove(0);
    assert_eq!(there["spoiler_text"], warning);
    let text = text_of(&there);
    assert!(
        text.starts_with("@ann@far.example @\u{2060}bob @"),
        "{text}"
    );
    assert!(
        text.contains("@\u{2060}bob\u{2026} https://blog.test/"),
        "{text}"
    );
    assert!(text.chars().count() + warning.len() <= 500, "{text}");
    assert!(text.chars().count() + warning.len() > 490, "{text}");
}

#[tokio::test]
async fn only_answers_to_people_there_are_there_and_only_where_the_site_says_so() {
    let scene = Scene::new(&[]).await;
    let visitor = scene.world.server.visitor();
    visitor.comments("/posts/a/", "Written here").await;
    let mut ids = waiting(&scene.world, 2).await;
    ids.retain(|id| *id != scene.comment);
    let owner = scene.world.server.owner();
    owner.has_answered(&ids[0], "For the site alone").await;
    let off = json!({"settings": {"answers_elsewhere": false}});
    assert_eq!(owner.patch("/sites/blog", &off).await.status, 200);
    let answered = scene.answers("Not there").await;
    let on = json!({"settings": {"answers_elsewhere": true}});
    assert_eq!(owner.patch("/sites/blog", &on).await.status, 200);
    // What is published while it is on comes.
    owner.has_decided(&answered, "reject").await;
    owner.has_decided(&answered, "approve").await;
    let there = scene.has_below(&scene.ann, 1).await;
    assert_eq!(text_of(&there[0]), "@ann@far.example Not there");
    scene.counts("posted", 1).await;
}
