//! One thread with comments from everywhere: moderated from one queue, answered by mail, and erased where they are.

use std::io::Write as _;
use std::time::Duration;

use afterword_testkit::until_async;
use reqwest::Method;
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

/// An article of the blog with an owner's post about it on both networks, answered by one person each; a comment in
/// the form, and one by mail.
struct Scene {
    world: World,
    mastodon: Mastodon,
    /// Ann's answer on Mastodon.
    far: String,
}

impl Scene {
    async fn new() -> Self {
        let (mastodon, bluesky) = (Mastodon::start().await, Bluesky::start().await);
        let (me, bo) = (bluesky.account("me").await, bluesky.account("bo").await);
        let toot = mastodon.says("me", "See https://blog.test/posts/a/", None);
        let toot = toot.await;
        let far = mastodon.says("ann", "Well said on Mastodon", Some(&toot));
        let far = far.await;
        let post = me.links_to("https://blog.test/posts/a/").await;
        bo.answers((&post, &post), "Well said on Bluesky").await;
        bluesky.shows(&post, 1).await;
        let writing = [
            "sites.answers_elsewhere=true",
            "mastodon.write_token=me-token",
        ];
        let writing = writing.map(str::to_owned);
        let settings = [
            &mastodon.settings()[..],
            &bluesky.settings(&[&me]),
            &writing,
        ];
        let settings = settings.concat();
        let settings: Vec<&str> = settings.iter().map(String::as_str).collect();
        let world = World::with(&settings).await;

        let ann = world.server.visitor();
        let written = ann.comments(ARTICLE, "Well said in the form").await;
        assert_eq!(written.status, 202, "{written:?}");
        let address = world.address(ARTICLE).await;
        let letter = world.letter(&address, "Well said by mail");
        assert_eq!(world.brings(&world.signed(&letter)).await, "commented");
        let scene = Self {
            world,
            mastodon,
            far,
        };
        found(&scene.world, "four comments wait", async || {
            scene.waiting().await.len() == 4
        })
        .await;
        scene
    }

    /// What waits in the queue.
    async fn waiting(&self) -> Vec<String> {
        let owner = self.world.server.owner();
        let waiting = owner.get("/comments?status=pending").await.json();
        let waiting = waiting["comments"].as_array().unwrap().iter();
        let id = |comment: &Value| comment["id"].as_str().unwrap().to_owned();
        waiting.map(id).collect()
    }

    /// Publishes Ann's answer and answers it, by a mail.
    async fn answers_by_mail(&self) {
        let world = &self.world;
        let held = world.hears(OLGA, "Well said on Mastodon").await;
        let mut answer = world.letter(&held.reply_to, "ok\r\n\r\nThank you, Ann!");
        answer.from = format!("Olga <{OLGA}>");
        assert_eq!(world.brings(&world.signed(&answer)).await, "decided");
    }

    /// What the owner has answered Ann where she wrote.
    async fn answer_there(&self) -> Value {
        let path = format!("/api/v1/statuses/{}/context", self.far);
        let below = async || {
            let context = self
                .mastodon
                .asks("me", Method::GET, &path, &json!({}))
                .await;
            context["descendants"].as_array().unwrap().clone()
        };
        found(&self.world, "the answer is there, too", async || {
            !below().await.is_empty()
        })
        .await;
        below().await.remove(0)
    }

    /// Publishes all others together.
    async fn approves_the_rest(&self) {
        let ids = self.waiting().await;
        assert_eq!(ids.len(), 3);
        let all = json!({"ids": ids, "action": "approve"});
        let decided = self.world.server.owner().post("/decisions", &all).await;
        assert_eq!(decided.status, 200, "{decided:?}");
    }

    /// Ann removes her answer where she wrote it.
    async fn ann_removes_hers(&self) {
        self.mastodon.removes("ann", &self.far).await;
        found(&self.world, "it vanishes here", async || {
            self.world.server.visitor().count(ARTICLE).await == 4
        })
        .await;
    }
}

#[tokio::test]
async fn comments_of_the_form_by_mail_of_mastodon_and_bluesky_are_one_thread_and_one_queue() {
    let scene = Scene::new().await;
    let world = &scene.world;
    assert!(thread(world).await.is_empty(), "nothing appears by itself");
    scene.answers_by_mail().await;
    let there = scene.answer_there().await["content"].clone();
    assert!(
        there.as_str().unwrap().contains("Thank you, Ann!"),
        "{there}"
    );
    scene.approves_the_rest().await;

    let word = |place: &str, text: &str| (place.to_owned(), text.to_owned());
    let all = [
        word("", "Thank you, Ann!"),
        word("", "Well said by mail"),
        word("", "Well said in the form"),
        word("bluesky", "Well said on Bluesky"),
        word("mastodon", "Well said on Mastodon"),
    ];
    let comments = thread(world).await;
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

    scene.ann_removes_hers().await;
    let comments = thread(world).await;
    assert!(!told(&comments).contains(&all[4]), "{comments:?}");
    // The answer to it stays.
    assert!(told(&comments).contains(&all[0]), "{comments:?}");
}

/// The same to look at, step by step: `make demo-conversation`.
#[tokio::test]
#[ignore = "for people, who press Enter after each step: make demo-conversation"]
async fn demo() {
    let scene = Scene::new().await;
    let at = scene.world.server.address;
    let thread = format!("http://{at}/pages/blog?page={ARTICLE}");
    step(&format!("\nThe thread is {thread}.")).await;
    step("Four comments wait: of the form, by mail, of Mastodon and of Bluesky.").await;
    scene.answers_by_mail().await;
    step("The owner has answered the one of Mastodon by a mail, which has published it.").await;
    let there = scene.answer_there().await["url"].clone();
    step(&format!("The answer is on Mastodon, too: {there}.")).await;
    scene.approves_the_rest().await;
    step("The others are published too, together.").await;
    scene.ann_removes_hers().await;
    step("Ann has removed hers on Mastodon: its words are gone here.").await;
}

/// Says what was done, and waits for the return key.
async fn step(what: &str) {
    let mut out = std::io::stdout();
    writeln!(out, "{what} Look at it, then press Enter.").unwrap();
    let wait = || std::io::stdin().read_line(&mut String::new());
    tokio::task::spawn_blocking(wait).await.unwrap().unwrap();
}
