//! From a post to comments, with a server of Mastodon's API that has a state.

use afterword_model::Network;
use reqwest::Method;
use serde_json::json;

use super::server::Mastodon;
use super::server::publishing;
use crate::conversations::lossy::Lossy;
use crate::conversations::world::{World, blog};
use crate::support::TestServer;
use crate::transfer::native::takes;

#[tokio::test]
async fn answers_to_a_post_about_a_page_are_comments_below_it_one_below_the_other() {
    let mastodon = Mastodon::start().await;
    let post = mastodon
        .says("me", "I wrote https://blog.test/posts/a/ today", None)
        .await;
    let ann = mastodon.says("ann", "Well said", Some(&post)).await;
    mastodon.says("bo", "I think so too", Some(&ann)).await;
    mastodon
        .says(
            "ann",
            "No answer to anything https://blog.test/posts/a/",
            None,
        )
        .await;
    let world = publishing(&mastodon).await;
    let comments = world.has(&["Well said", "I think so too"]).await;
    assert_eq!(comments[0]["author"]["name"], "Ann");
    assert_eq!(comments[0]["author"]["owner"], false);
    let source = &comments[0]["source"];
    assert_eq!(source["network"], "mastodon");
    assert_eq!(source["handle"], "@ann@far.example");
    assert!(source["url"].as_str().unwrap().ends_with(&ann), "{source}");
    assert_eq!(comments[1]["source"]["handle"], "@bo@127.0.0.1");
    assert_eq!(comments[1]["parent"], comments[0]["id"]);
    assert_eq!(world.server.visitor().count("/posts/a/").await, 2);
    // However often they are read.
    world.later();
    let more = mastodon.says("bo", "And one more", Some(&post)).await;
    let comments = world
        .has(&["Well said", "I think so too", "And one more"])
        .await;
    let url = comments[2]["source"]["url"].as_str().unwrap();
    assert!(url.ends_with(&more));
}

#[tokio::test]
async fn an_answer_that_is_changed_is_changed_here_and_one_that_is_removed_vanishes() {
    let mastodon = Mastodon::start().await;
    let post = mastodon
        .says("me", "See https://blog.test/posts/a/", None)
        .await;
    let ann = mastodon.says("ann", "Frist", Some(&post)).await;
    let bo = mastodon.says("bo", "Second", Some(&post)).await;
    let world = publishing(&mastodon).await;
    let before = world.has(&["Frist", "Second"]).await;
    mastodon.edits("ann", &ann, "First").await;
    let after = world.has(&["First", "Second"]).await;
    assert_eq!(after[0]["id"], before[0]["id"]);
    assert!(after[0]["edited"].is_string());
    mastodon.removes("bo", &bo).await;
    world.has(&["First"]).await;
    assert_eq!(world.server.visitor().count("/posts/a/").await, 1);
    // What its author has removed is nowhere here any more.
    let id = before[1]["id"].as_str().unwrap();
    let shown = world.server.owner().get(&format!("/comments/{id}")).await;
    assert!(!shown.json().to_string().contains("Second"), "{shown:?}");
}

#[tokio::test]
async fn what_is_not_for_everybody_stays_there() {
    let mastodon = Mastodon::start().await;
    let post = mastodon
        .says("me", "See https://blog.test/posts/a/", None)
        .await;
    for visibility in ["private", "direct"] {
        let status =
            json!({"status": "Between us", "in_reply_to_id": post, "visibility": visibility});
        mastodon.posts("ann", &status).await;
    }
    let status = json!({"status": "For all", "in_reply_to_id": post, "visibility": "unlisted"});
    mastodon.posts("ann", &status).await;
    publishing(&mastodon).await.has(&["For all"]).await;
}

#[tokio::test]
async fn where_comments_are_held_answers_are_held_but_the_owners_own() {
    let mastodon = Mastodon::start().await;
    let post = mastodon
        .says("me", "See https://blog.test/posts/a/", None)
        .await;
    let ann = mastodon.says("ann", "May I?", Some(&post)).await;
    mastodon.says("me", "You may", Some(&ann)).await;
    let world = blog(&mastodon.settings()).await;
    // Its place above the owner's answer is empty until somebody decides.
    let comments = world.has(&["", "You may"]).await;
    assert_eq!(comments[0]["status"], "deleted");
    assert!(comments[0].get("source").is_none());
    assert_eq!(comments[1]["author"]["owner"], true);
    let id = comments[0]["id"].as_str().unwrap();
    let owner = world.server.owner();
    assert_eq!(owner.shows(id).await["status"], "pending");
    owner.has_decided(id, "approve").await;
    world.has(&["May I?", "You may"]).await;
}

#[tokio::test]
async fn favourites_and_boosts_of_a_post_are_one_number() {
    let mastodon = Mastodon::start().await;
    let post = mastodon
        .says("me", "See https://blog.test/posts/a/", None)
        .await;
    let world = publishing(&mastodon).await;
    mastodon.likes("ann", &post).await;
    mastodon.likes("bo", &post).await;
    let path = format!("/api/v1/statuses/{post}/reblog");
    mastodon.asks("bo", Method::POST, &path, &json!({})).await;
    world
        .until("there are three likes", |thread| {
            thread["page"]["likes"] == 3
        })
        .await;
}

#[tokio::test]
async fn a_text_with_a_warning_is_folded_below_it() {
    let mastodon = Mastodon::start().await;
    let post = mastodon
        .says("me", "See https://blog.test/posts/a/", None)
        .await;
    let status = json!({"status": "The butler", "in_reply_to_id": post, "spoiler_text": "The end"});
    mastodon.posts("ann", &status).await;
    let world = publishing(&mastodon).await;
    let thread = world
        .until("it is there", |thread| thread["page"]["count"] == 1)
        .await;
    assert_eq!(
        thread["comments"][0]["html"].as_str().unwrap().trim(),
        "<details>\n<summary>The end</summary>\n<p>The butler</p>\n</details>"
    );
}

#[tokio::test]
async fn who_is_silenced_on_the_owners_server_is_not_heard_here() {
    let mastodon = Mastodon::start().await;
    let post = mastodon
        .says("me", "See https://blog.test/posts/a/", None)
        .await;
    mastodon.says("bo", "Buy pills", Some(&post)).await;
    let me = "/api/v1/accounts/lookup?acct=bo";
    let bo = mastodon.asks("me", Method::GET, me, &json!({})).await;
    let path = format!(
        "/api/v1/admin/accounts/{}/action",
        bo["id"].as_str().unwrap()
    );
    mastodon
        .asks("me", Method::POST, &path, &json!({"type": "silence"}))
        .await;
    mastodon.says("ann", "Hello", Some(&post)).await;
    publishing(&mastodon).await.has(&["Hello"]).await;
}

#[tokio::test]
async fn whoever_is_erased_does_not_come_again() {
    let mastodon = Mastodon::start().await;
    let post = mastodon
        .says("me", "See https://blog.test/posts/a/", None)
        .await;
    mastodon.says("ann", "It was me", Some(&post)).await;
    mastodon.says("bo", "It was not", Some(&post)).await;
    let world = publishing(&mastodon).await;
    world.has(&["It was me", "It was not"]).await;
    let people = &world.server.app.people;
    let ann = afterword_model::EmailAddress::parse("ann@far.example").unwrap();
    people.erase(ann).await.unwrap();
    world.has(&["It was not"]).await;
    mastodon.says("bo", "Where is she?", Some(&post)).await;
    world.has(&["It was not", "Where is she?"]).await;
}

#[tokio::test]
async fn a_post_is_found_behind_many_that_came_after_it() {
    let mastodon = Mastodon::start().await;
    let page = "See https://blog.test/posts/a/";
    let first = mastodon.says("me", page, None).await;
    let world = publishing(&mastodon).await;
    mastodon.says("ann", "First", Some(&first)).await;
    world.has(&["First"]).await;
    world.is_read(Network::Mastodon).await;
    let post = mastodon.says("me", page, None).await;
    // More than the server gives at once.
    for number in 0..45 {
        mastodon
            .says("me", &format!("Thought {number}"), None)
            .await;
    }
    mastodon.says("ann", "Found it", Some(&post)).await;
    world.has(&["First", "Found it"]).await;
}

#[tokio::test]
async fn with_a_token_an_answer_is_here_before_the_next_reading() {
    let mastodon = Mastodon::start().await;
    let post = mastodon
        .says("me", "See https://blog.test/posts/a/", None)
        .await;
    let mut settings = mastodon.settings().to_vec();
    settings.push("sites.moderation=publish".to_owned());
    settings.push("mastodon.token=me-token".to_owned());
    let world = blog(&settings).await;
    a_second_answer_is_heard(&mastodon, &world, &post).await;
}

#[tokio::test]
async fn a_server_that_streams_elsewhere_is_heard_there() {
    let mastodon = Mastodon::start().await;
    let post = mastodon
        .says("me", "See https://blog.test/posts/a/", None)
        .await;
    // Nothing that goes on comes through it. The server names its own address for that.
    let front = Lossy::to(mastodon.address, "").await;
    let mut settings = mastodon.settings().to_vec();
    settings[0] = format!("mastodon.accounts=http://{}/@me", front.address);
    settings.push("sites.moderation=publish".to_owned());
    settings.push("mastodon.token=me-token".to_owned());
    let world = blog(&settings).await;
    a_second_answer_is_heard(&mastodon, &world, &post).await;
}

/// The first answer was found by reading. The second comes while nobody reads.
async fn a_second_answer_is_heard(mastodon: &Mastodon, world: &World, post: &str) {
    mastodon.says("ann", "First", Some(post)).await;
    world.has(&["First"]).await;
    world.is_read(Network::Mastodon).await;
    mastodon.says("ann", "@me Second", Some(post)).await;
    let is_there = async || world.server.visitor().count("/posts/a/").await == 2;
    world.is_told("the second one is there", is_there).await;
}

#[tokio::test]
async fn an_answer_below_a_closed_page_comes_once_the_page_is_open() {
    let mastodon = Mastodon::start().await;
    let post = mastodon
        .says("me", "See https://blog.test/posts/a/", None)
        .await;
    let mut settings = mastodon.settings().to_vec();
    settings.push("sites.moderation=publish".to_owned());
    settings.push("metrics.listen=127.0.0.1:0".to_owned());
    let world = blog(&settings).await;
    let owner = world.server.owner();
    let close = |closed: bool| json!({"page": "/posts/a/", "closed": closed});
    afterword_testkit::until_async("the page is closed", async || {
        owner.patch("/pages", &close(true)).await.status == 200
    })
    .await;
    mastodon.says("ann", "Too late?", Some(&post)).await;
    let metrics = format!("http://{}/metrics", world.server.metrics_address.unwrap());
    afterword_testkit::until_async("the answer was refused", async || {
        world.later();
        let told = reqwest::get(&metrics).await.unwrap().text().await.unwrap();
        let refused =
            "afterword_conversation_answers_total{network=\"mastodon\",outcome=\"refused\"} 1";
        told.lines().any(|line| line == refused)
    })
    .await;
    assert_eq!(owner.patch("/pages", &close(false)).await.status, 200);
    world.has(&["Too late?"]).await;
}

#[tokio::test]
async fn all_accounts_that_the_owner_names_are_the_owners() {
    let mastodon = Mastodon::start().await;
    let post = mastodon
        .says("me", "See https://blog.test/posts/a/", None)
        .await;
    mastodon.says("bo", "From the office", Some(&post)).await;
    mastodon.says("ann", "From elsewhere", Some(&post)).await;
    let mut settings = mastodon.settings().to_vec();
    settings[0] = format!("{},http://{}/@bo", settings[0], mastodon.address);
    settings.push("sites.moderation=publish".to_owned());
    let comments = blog(&settings)
        .await
        .has(&["From the office", "From elsewhere"])
        .await;
    assert_eq!(comments[0]["author"]["owner"], true);
    assert_eq!(comments[1]["author"]["owner"], false);
}

#[tokio::test]
async fn feeds_exports_and_the_page_without_a_script_carry_the_original() {
    let mastodon = Mastodon::start().await;
    let post = mastodon
        .says("me", "See https://blog.test/posts/a/", None)
        .await;
    mastodon.says("ann", "Well said", Some(&post)).await;
    let world = publishing(&mastodon).await;
    let comments = world.has(&["Well said"]).await;
    let url = comments[0]["source"]["url"].as_str().unwrap();
    let reader = world.server.visitor();
    let page = reader.get("/pages/blog?page=/posts/a/").await.text;
    assert!(page.contains(&format!("href=\"{url}\"")), "{page}");
    let atom = reader.get("/api/v1/feed.atom?site=blog").await.text;
    let via = format!("<link rel=\"via\" type=\"text/html\" href=\"{url}\"/>");
    assert!(atom.contains(&via), "{atom}");
    let feed = reader.get("/api/v1/feed.json?site=blog").await.json();
    assert_eq!(feed["items"][0]["external_url"], url);
    let export = world.server.owner().get("/export?site=blog").await.text;
    let mut lines = export
        .lines()
        .map(|line| serde_json::from_str(line).unwrap());
    let line: serde_json::Value = lines
        .find(|line: &serde_json::Value| line["source"].is_object())
        .unwrap();
    assert_eq!(line["source"]["url"], url);
    assert_eq!(line["source"]["handle"], "@ann@far.example");
    assert_eq!(line["former"][0]["source"], "mastodon");

    // An import of the export brings it along.
    let other = TestServer::without_sites(&[]).await;
    takes(&other, &export).await;
    let again = other.owner().get("/export?site=blog").await.text;
    let again: Vec<serde_json::Value> = again
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    let again = again.iter().find(|line| line["source"].is_object());
    assert_eq!(again.unwrap()["source"], line["source"]);
}
