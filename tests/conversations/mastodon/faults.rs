//! Servers that are down, slow, busy, wrong or hostile.

use std::fmt::Write as _;
use std::ops::Range;
use std::time::Duration;

use afterword_model::Network;
use afterword_testkit::{until, until_async};
use serde_json::{Value, json};
use tokio::net::TcpListener;

use crate::conversations::world::{World, blog, texts_of};
use crate::sitemaps::host::{Host, Page};
use crate::support::TestServer;

const LOOKUP: &str = "/api/v1/accounts/lookup?acct=me";
const POSTS: &str = "/api/v1/accounts/1/statuses?limit=40&exclude_reblogs=true";
const CONTEXT: &str = "/api/v1/statuses/10/context";

fn page(json: &Value) -> Page {
    Page::of(json.to_string()).header("content-type", "application/json; charset=utf-8")
}

fn gone() -> Page {
    let body = json!({"error": "Record not found"}).to_string();
    Page::failing(404, body).header("content-type", "application/json")
}

fn status(id: &str, who: &str, content: &str, to: Option<&str>) -> Value {
    json!({
        "id": id, "created_at": "2025-12-31T10:00:00.000Z", "uri": format!("https://far.example/{id}"),
        "url": format!("https://far.example/@{who}/{id}"), "visibility": "public", "in_reply_to_id": to,
        "content": content, "favourites_count": 0, "reblogs_count": 0, "replies_count": 1,
        "account": {"id": if who == "me" { "1" } else { "2" }, "acct": who, "display_name": who,
            "url": format!("https://far.example/@{who}")},
    })
}

fn post(id: &str, path: &str) -> Value {
    let content = format!("<p>See <a href=\"https://blog.test{path}\">it</a></p>");
    status(id, "me", &content, None)
}

fn context(answers: &[Value]) -> Page {
    page(&json!({"ancestors": [], "descendants": answers}))
}

/// An account with one post about `/posts/a/`, and these answers.
async fn mastodon(answers: &[Value]) -> Host {
    let host = Host::start().await;
    host.has(LOOKUP, page(&json!({"id": "1"})));
    host.has(POSTS, page(&json!([post("10", "/posts/a/")])));
    host.has("/api/v1/statuses/10", page(&post("10", "/posts/a/")));
    host.has(CONTEXT, context(answers));
    host
}

fn settings(host: &Host) -> Vec<String> {
    vec![
        format!("mastodon.accounts=http://{}/@me", host.address),
        "outgoing.allow_private=127.0.0.1".to_owned(),
        "outgoing.timeout=1s".to_owned(),
        "sites.moderation=publish".to_owned(),
    ]
}

async fn publishing(host: &Host) -> World {
    blog(&settings(host)).await
}

/// The same, and what is deleted can be restored for long: days pass while a look is awaited.
async fn remembering(host: &Host) -> World {
    let mut settings = settings(host);
    settings.push("privacy.keep_deleted=3650d".to_owned());
    blog(&settings).await
}

#[tokio::test]
async fn a_server_that_was_down_is_asked_again() {
    let host = mastodon(&[status("11", "ann", "<p>Hello</p>", Some("10"))]).await;
    let good = context(&[status("11", "ann", "<p>Hello</p>", Some("10"))]);
    host.has(CONTEXT, Page::status(503));
    let world = publishing(&host).await;
    until("it was asked", || host.times(CONTEXT) > 0).await;
    host.has(CONTEXT, good);
    world.has(&["Hello"]).await;
}

#[tokio::test]
async fn the_owner_is_known_by_the_handle_of_an_account_on_another_server() {
    let host = mastodon(&[
        status("11", "ann", "<p>Hello</p>", Some("10")),
        status(
            "12",
            "Me@social.invalid",
            "<p>From elsewhere</p>",
            Some("11"),
        ),
        status("13", "me@other.invalid", "<p>Somebody else</p>", Some("11")),
    ])
    .await;
    let mut settings = settings(&host);
    settings[0] += ",@me@social.invalid";
    let world = blog(&settings).await;
    world.until_count(3).await;
    let thread = world.thread().await;
    let comments = thread["comments"].as_array().unwrap().iter();
    let own = comments.filter(|comment| comment["author"]["owner"] == true);
    let own: Vec<&str> = own
        .map(|comment| comment["html"].as_str().unwrap().trim())
        .collect();
    assert_eq!(own, ["<p>From elsewhere</p>"]);
}

/// A server, and another account whose turn comes behind it, so that it is known when both were looked at.
async fn with_another(host: &Host) -> (World, Host) {
    let other = mastodon(&[]).await;
    let mut settings = settings(host);
    settings[0] = format!("{},http://{}/@me", settings[0], other.address);
    let world = blog(&settings).await;
    until("the other one is asked", || other.times(POSTS) == 1).await;
    (world, other)
}

#[tokio::test]
async fn a_server_that_wants_rest_gets_it() {
    for busy in [
        Page::status(429).header("retry-after", "1800"),
        Page::status(503).header("retry-after", "1800"),
        Page::status(503).header("retry-after", "Thu, 01 Jan 2026 00:30:00 GMT"),
    ] {
        let host = mastodon(&[status("11", "ann", "<p>Hello</p>", Some("10"))]).await;
        host.has(LOOKUP, busy);
        let (world, other) = with_another(&host).await;
        assert_eq!(host.times(LOOKUP), 1);
        host.has(LOOKUP, page(&json!({"id": "1"})));
        world.server.pass(Duration::from_secs(1799));
        until("the other one is asked again", || other.times(POSTS) == 2).await;
        assert_eq!(host.times(LOOKUP), 1);
        world.server.pass(Duration::from_secs(2));
        world.has(&["Hello"]).await;
    }
}

#[tokio::test]
async fn a_server_that_takes_no_more_requests_for_now_is_left_alone_in_the_midst_of_a_look() {
    for (left, until_when) in [
        (
            "x-ratelimit-remaining",
            ("x-ratelimit-reset", "2026-01-01T00:30:00.000Z"),
        ),
        ("ratelimit-remaining", ("ratelimit-reset", "1767227400")),
    ] {
        let host = mastodon(&[status("11", "ann", "<p>Hello</p>", Some("10"))]).await;
        let posts = page(&json!([post("10", "/posts/a/")]));
        let last = posts.header(left, "3").header(until_when.0, until_when.1);
        host.has(POSTS, last);
        let (world, other) = with_another(&host).await;
        assert_eq!(host.times(POSTS), 1);
        host.has(POSTS, page(&json!([post("10", "/posts/a/")])));
        world.server.pass(Duration::from_secs(1799));
        until("the other one is asked again", || other.times(POSTS) == 2).await;
        assert_eq!(host.times(CONTEXT), 0);
        assert_eq!(host.times(POSTS), 1);
        world.server.pass(Duration::from_secs(2));
        world.has(&["Hello"]).await;
    }
}

#[tokio::test]
async fn a_server_that_never_answers_keeps_no_other_waiting_and_is_asked_again() {
    let silent = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = silent.local_addr().unwrap();
    let good = mastodon(&[status("21", "bo", "<p>Meanwhile</p>", Some("10"))]).await;
    let accounts = format!(
        "mastodon.accounts=http://{address}/@me,http://{}/@me",
        good.address
    );
    let mut settings = settings(&good);
    settings[0] = accounts;
    let world = blog(&settings).await;
    let (held, _) = silent.accept().await.unwrap();
    world.has(&["Meanwhile"]).await;
    drop((silent, held));
    let host = Host::at(address).await;
    let answer = status("31", "ann", "<p>At last</p>", Some("30"));
    let posts = json!([post("30", "/posts/a/")]);
    host.has(LOOKUP, page(&json!({"id": "1"})));
    host.has(POSTS, page(&posts));
    host.has("/api/v1/statuses/30", page(&posts[0]));
    host.has("/api/v1/statuses/30/context", context(&[answer]));
    let both = |thread: &Value| thread["comments"].as_array().unwrap().len() == 2;
    world.until("both are there", both).await;
}

#[tokio::test]
async fn a_clock_that_is_set_back_keeps_no_answer_waiting() {
    let (ann, bo) = (
        status("11", "ann", "<p>Hello</p>", Some("10")),
        status("12", "bo", "<p>Below it</p>", Some("11")),
    );
    let host = mastodon(std::slice::from_ref(&ann)).await;
    let world = publishing(&host).await;
    world.has(&["Hello"]).await;
    // For a while the clock is years ahead.
    let years = Duration::from_secs(700 * 24 * 60 * 60);
    world.server.pass(years);
    world.asks_again(&host, CONTEXT).await;
    world.server.set_back(years);
    host.has(CONTEXT, context(&[ann, bo]));
    world.has(&["Hello", "Below it"]).await;
}

#[tokio::test]
async fn what_is_wrong_about_one_post_keeps_no_other_waiting() {
    let host = mastodon(&[status("11", "ann", "<p>Hello</p>", Some("10"))]).await;
    let posts = json!([
        post("20", "/posts/b/"),
        post("30", "/posts/c/"),
        post("10", "/posts/a/"),
        {"id": "40", "created_at": "yesterday"},
    ]);
    host.has(POSTS, page(&posts));
    let nonsense = Page::of("{\"descendants\": [").header("content-type", "application/json");
    host.has("/api/v1/statuses/20/context", nonsense);
    let long = Page::of("[".repeat(30_000_000)).header("content-type", "application/json");
    host.has("/api/v1/statuses/30/context", long);
    let world = publishing(&host).await;
    world.has(&["Hello"]).await;
}

/// A server that answers all but one request well: that conversation is too large for it, for example.
#[tokio::test]
async fn posts_whose_answers_always_fail_keep_no_other_waiting() {
    let ann = status("11", "ann", "<p>Hello</p>", Some("10"));
    let host = mastodon(std::slice::from_ref(&ann)).await;
    // The latest comes first.
    let latest = |id: &str, path: &str| {
        let mut latest = post(id, path);
        latest["created_at"] = json!(format!("2025-12-31T12:00:{id}.000Z"));
        latest
    };
    let posts = json!([
        latest("30", "/posts/c/"),
        latest("20", "/posts/b/"),
        post("10", "/posts/a/")
    ]);
    host.has(POSTS, page(&posts));
    host.has("/api/v1/statuses/30/context", Page::status(500));
    let failing = "/api/v1/statuses/20/context";
    host.has(failing, Page::status(500));
    let world = publishing(&host).await;
    world.has(&["Hello"]).await;
    let bo = status("12", "bo", "<p>Below it</p>", Some("11"));
    host.has(CONTEXT, context(&[ann.clone(), bo.clone()]));
    world.has(&["Hello", "Below it"]).await;
    world.asks_again(&host, failing).await;
    let cy = status("21", "cy", "<p>At last</p>", Some("20"));
    host.has(failing, context(&[cy]));
    let visitor = world.server.visitor();
    until_async("the other one is read, too", async || {
        world.later();
        visitor.count("/posts/b/").await == 1
    })
    .await;
}

/// The tag by which the answers were asked for last.
fn tag_of_last(host: &Host) -> Option<String> {
    let asked = host.asked();
    let mut all = asked.iter().rev();
    let last = all.find(|asked| asked.path == CONTEXT);
    last.and_then(|asked| asked.known.clone())
}

#[tokio::test]
async fn answers_that_are_as_they_were_are_not_sent_again() {
    let (ann, bo) = (
        status("11", "ann", "<p>Hello</p>", Some("10")),
        status("12", "bo", "<p>Below it</p>", Some("11")),
    );
    let host = mastodon(&[]).await;
    let first = context(std::slice::from_ref(&ann));
    host.has(CONTEXT, first.header("etag", "\"1\""));
    let world = publishing(&host).await;
    world.has(&["Hello"]).await;
    for _ in 0..2 {
        world.asks_again(&host, CONTEXT).await;
        assert_eq!(tag_of_last(&host).as_deref(), Some("\"1\""));
    }
    host.has(CONTEXT, context(&[ann, bo]).header("etag", "\"2\""));
    world.has(&["Hello", "Below it"]).await;
    // One that is gone is seen, too.
    host.has(CONTEXT, context(&[]).header("etag", "\"3\""));
    for path in ["/api/v1/statuses/11", "/api/v1/statuses/12"] {
        host.has(path, gone());
    }
    world.has(&[]).await;
}

#[tokio::test]
async fn what_was_answered_while_the_server_was_away_is_here_soon_after() {
    let ann = status("11", "ann", "<p>Hello</p>", Some("10"));
    let host = mastodon(std::slice::from_ref(&ann)).await;
    let mut world = publishing(&host).await;
    world.has(&["Hello"]).await;
    let day = Duration::from_secs(24 * 60 * 60);
    let app = &world.server.app;
    until_async(
        "it has been quiet for so long that the next look is in a week",
        async || {
            let all = app.store.conversations(Network::Mastodon).await.unwrap();
            let (due, now) = (all[0].due, app.clock.now());
            if due > now && due < now + 6 * day {
                world.server.pass(200 * day);
            }
            due >= now + 6 * day
        },
    )
    .await;
    let now = app.clock.now();
    let bo = status("12", "bo", "<p>Meanwhile</p>", Some("10"));
    host.has(CONTEXT, context(&[ann, bo]));
    let folder = world.server.stop().await;
    let settings = settings(&host);
    let settings: Vec<&str> = settings.iter().map(String::as_str).collect();
    world.server = TestServer::again_at(folder, &settings, now).await;
    until_async("both are there, and no time has passed", async || {
        texts_of(&world.thread().await) == ["Hello", "Meanwhile"]
    })
    .await;
}

#[tokio::test]
async fn an_answer_that_a_list_leaves_out_is_looked_for_though_the_list_is_as_it_was() {
    let ann = status("11", "ann", "<p>Hello</p>", Some("10"));
    let host = mastodon(std::slice::from_ref(&ann)).await;
    let world = publishing(&host).await;
    world.has(&["Hello"]).await;
    host.has(CONTEXT, context(&[]).header("etag", "\"1\""));
    host.has("/api/v1/statuses/11", page(&ann));
    for _ in 0..2 {
        world.asks_again(&host, "/api/v1/statuses/11").await;
    }
    host.has("/api/v1/statuses/11", gone());
    world.has(&[]).await;
}

#[tokio::test]
async fn an_answer_that_was_removed_while_it_was_deleted_here_is_gone_once_it_is_restored() {
    let ann = status("11", "ann", "<p>Hello</p>", Some("10"));
    let host = mastodon(std::slice::from_ref(&ann)).await;
    let world = remembering(&host).await;
    let comment = world.has(&["Hello"]).await.remove(0);
    let (comment, owner) = (comment["id"].as_str().unwrap(), world.server.owner());
    owner.has_decided(comment, "delete").await;
    host.has(CONTEXT, context(&[]).header("etag", "\"1\""));
    host.has("/api/v1/statuses/11", gone());
    for _ in 0..3 {
        world.asks_again(&host, CONTEXT).await;
    }
    assert_eq!(tag_of_last(&host), None);
    owner.has_decided(comment, "restore").await;
    world.has(&[]).await;
}

#[tokio::test]
async fn an_answer_that_was_edited_while_it_was_deleted_here_has_its_new_text_once_it_is_restored()
{
    let ann = status("11", "ann", "<p>Hello</p>", Some("10"));
    let host = mastodon(std::slice::from_ref(&ann)).await;
    let world = remembering(&host).await;
    let comment = world.has(&["Hello"]).await.remove(0);
    let (comment, owner) = (comment["id"].as_str().unwrap(), world.server.owner());
    owner.has_decided(comment, "delete").await;
    let mut edited = status("11", "ann", "<p>Good evening</p>", Some("10"));
    edited["edited_at"] = json!("2025-12-31T11:00:00.000Z");
    host.has(CONTEXT, context(&[edited]).header("etag", "\"1\""));
    for _ in 0..3 {
        world.asks_again(&host, CONTEXT).await;
    }
    owner.has_decided(comment, "restore").await;
    world.has(&["Good evening"]).await;
}

#[tokio::test]
async fn an_answer_that_was_refused_comes_in_later_though_the_list_is_as_it_was() {
    let host = mastodon(&[]).await;
    let world = publishing(&host).await;
    let owner = world.server.owner();
    let close = |closed: bool| json!({"page": "/posts/a/", "closed": closed});
    until_async("the page is closed", async || {
        owner.patch("/pages", &close(true)).await.status == 200
    })
    .await;
    let ann = status("11", "ann", "<p>Hello</p>", Some("10"));
    host.has(CONTEXT, context(&[ann]).header("etag", "\"1\""));
    for _ in 0..3 {
        world.asks_again(&host, CONTEXT).await;
    }
    assert_eq!(tag_of_last(&host), None);
    assert_eq!(owner.patch("/pages", &close(false)).await.status, 200);
    world.has(&["Hello"]).await;
}

#[tokio::test]
async fn an_answer_that_cannot_be_read_leaves_the_others() {
    let host = mastodon(&[
        json!({"id": 7, "created_at": "yesterday"}),
        json!(null),
        status("12", "ann", "", Some("10")),
        status("13", "ann", "<p>Hello</p>", Some("10")),
    ])
    .await;
    publishing(&host).await.has(&["Hello"]).await;
}

#[tokio::test]
async fn a_page_of_a_proxy_removes_nothing() {
    let answer = status("11", "ann", "<p>Hello</p>", Some("10"));
    let host = mastodon(std::slice::from_ref(&answer)).await;
    let world = publishing(&host).await;
    world.has(&["Hello"]).await;
    let html = || Page::failing(404, "<h1>Not here</h1>").header("content-type", "text/html");
    for path in ["/api/v1/statuses/10", CONTEXT, "/api/v1/statuses/11"] {
        host.has(path, html());
    }
    // What was read the first time has had its effect when it is read again.
    for _ in 0..2 {
        world.asks_again(&host, CONTEXT).await;
    }
    assert_eq!(texts_of(&world.thread().await), ["Hello"]);
}

#[tokio::test]
async fn the_answers_stay_when_the_post_is_removed_but_those_that_are_removed_themselves() {
    let answers = ["11", "12"].map(|id| status(id, "ann", &format!("<p>{id}</p>"), Some("10")));
    let host = mastodon(&answers).await;
    let world = publishing(&host).await;
    world.has(&["11", "12"]).await;
    host.has(POSTS, page(&json!([])));
    host.has("/api/v1/statuses/10", gone());
    host.has(CONTEXT, gone());
    host.has("/api/v1/statuses/11", page(&answers[0]));
    host.has("/api/v1/statuses/12", gone());
    world.has(&["11"]).await;
}

#[tokio::test]
async fn nobody_is_sent_elsewhere() {
    let elsewhere = Host::start().await;
    let host = mastodon(&[]).await;
    for path in [LOOKUP, POSTS] {
        let moved = Page::status(302).header("location", format!("{}{path}", elsewhere.origin()));
        host.has(path, moved);
    }
    let world = publishing(&host).await;
    for _ in 0..2 {
        world.asks_again(&host, LOOKUP).await;
    }
    assert!(elsewhere.asked().is_empty());
}

#[tokio::test]
async fn an_account_on_a_private_address_is_not_asked_unless_its_owner_says_so() {
    let host = mastodon(&[]).await;
    let account = format!("mastodon.accounts=https://{}/@me", host.address);
    let server = TestServer::with(&[&account, "metrics.listen=127.0.0.1:0"]).await;
    let metrics = format!("http://{}/metrics", server.metrics_address.unwrap());
    until_async("the server could not be asked", async || {
        let told = reqwest::get(&metrics).await.unwrap().text().await.unwrap();
        told.lines()
            .any(|line| line == "afterword_conversation_accounts_failing{network=\"mastodon\"} 1")
    })
    .await;
    assert!(host.asked().is_empty());
}

#[tokio::test]
async fn hostile_words_in_every_field_are_words() {
    let bad = "<img src=x onerror=alert(1)>\"'><script>alert(1)</script>";
    let mut answer = status("11", "ann", "<p>x</p>", Some("10"));
    for field in ["content", "spoiler_text"] {
        answer[field] = json!(format!("{bad}<a href=\"javascript:alert(1)\">y</a>"));
    }
    answer["url"] = json!("javascript:alert(1)//https://far.example");
    answer["edited_at"] = json!(bad);
    answer["account"]["display_name"] = json!(bad);
    answer["account"]["acct"] = json!(bad);
    answer["account"]["url"] = json!("javascript:alert(1)");
    answer["media_attachments"] = json!([
        {"url": "javascript:alert(1)", "description": bad}, {"url": bad, "description": null},
    ]);
    let host = mastodon(&[answer]).await;
    let mut settings = settings(&host);
    settings.extend(["sites.hold_at=0", "sites.spam_at=0"].map(str::to_owned));
    let world = blog(&settings).await;
    let thread = world
        .until("it is there", |thread| thread["page"]["count"] == 1)
        .await;
    let comment = &thread["comments"][0];
    let html = comment["html"].as_str().unwrap();
    for tag in ["<img", "<script", "<a href=\"j"] {
        assert!(!html.contains(tag), "{html}");
    }
    assert_eq!(comment["author"]["website"], Value::Null);
    assert_eq!(comment["source"]["url"], "https://far.example/11");
    let page = world
        .server
        .visitor()
        .get("/pages/blog?page=/posts/a/")
        .await;
    assert!(!page.text.contains("<script>alert") && !page.text.contains("<img src=x"));
}

#[tokio::test]
async fn five_thousand_answers_come_in_and_each_once() {
    let mut answers = Vec::new();
    for number in 0..5000 {
        let mut text = String::new();
        write!(text, "<p>Answer number {number}</p>").unwrap();
        let above = match number % 10 {
            0 => "10".to_owned(),
            _ => (100 + number - 1).to_string(),
        };
        answers.push(status(
            &(100 + number).to_string(),
            "ann",
            &text,
            Some(&above),
        ));
    }
    let host = mastodon(&answers).await;
    let mut settings = settings(&host);
    settings.extend(["outgoing.timeout=20s", "spam.comments_per_page=0"].map(str::to_owned));
    let world = blog(&settings).await;
    world.until_count(5000).await;
    for _ in 0..2 {
        world.asks_again(&host, CONTEXT).await;
    }
    assert_eq!(world.server.visitor().count("/posts/a/").await, 5000);
}

fn from(status: &Value, account: &Value) -> Value {
    let mut status = status.clone();
    for (key, value) in account.as_object().unwrap() {
        status["account"][key] = value.clone();
    }
    status
}

/// By whom the comment with these words was decided, and how.
async fn decided(world: &World, words: &str) -> Vec<(String, String)> {
    let owner = world.server.owner();
    let all = owner.get("/comments?status=rejected").await.json();
    let all = all["comments"].as_array().unwrap();
    let found = all
        .iter()
        .find(|comment| comment["html"].as_str().unwrap().contains(words))
        .unwrap();
    let shown = owner.shows(found["id"].as_str().unwrap()).await;
    let decisions = shown["decisions"].as_array().unwrap().iter();
    let word = |decision: &Value, key: &str| decision[key].as_str().unwrap().to_owned();
    decisions
        .map(|decision| (word(decision, "by"), word(decision, "action")))
        .collect()
}

#[tokio::test]
async fn who_is_silenced_later_vanishes_until_that_ends_or_the_owner_brings_the_answer_back() {
    let (ann, bo) = (
        status("11", "ann", "<p>Hello</p>", Some("10")),
        status("12", "bo", "<p>Nonsense</p>", Some("10")),
    );
    let host = mastodon(&[ann.clone(), bo.clone()]).await;
    let world = publishing(&host).await;
    world.has(&["Hello", "Nonsense"]).await;
    let silenced = from(&bo, &json!({"limited": true}));
    host.has(CONTEXT, context(&[ann.clone(), silenced.clone()]));
    world.has(&["Hello"]).await;
    let by_network = ("mastodon".to_owned(), "reject".to_owned());
    assert_eq!(decided(&world, "Nonsense").await, [by_network]);

    let owner = world.server.owner();
    let all = owner.get("/comments?status=rejected").await.json();
    let id = all["comments"][0]["id"].as_str().unwrap();
    owner.has_decided(id, "undo").await;
    world.has(&["Hello", "Nonsense"]).await;
    for _ in 0..2 {
        world.asks_again(&host, CONTEXT).await;
    }
    world.has(&["Hello", "Nonsense"]).await;
    // What an author who is heard again writes is heard again.
    let mut again = from(&bo, &json!({"limited": false}));
    again["content"] = json!("<p>Sense</p>");
    again["edited_at"] = json!("2026-01-01T10:00:00.000Z");
    host.has(CONTEXT, context(&[ann.clone(), again.clone()]));
    world.has(&["Hello", "Sense"]).await;
    let silenced = from(&again, &json!({"limited": true}));
    host.has(CONTEXT, context(&[ann.clone(), silenced]));
    world.has(&["Hello"]).await;
    host.has(CONTEXT, context(&[ann, again]));
    world.has(&["Hello", "Sense"]).await;
}

#[tokio::test]
async fn what_waits_of_somebody_who_is_silenced_later_is_rejected_and_waits_again() {
    let (ann, bo) = (
        status("11", "ann", "<p>Hello</p>", Some("10")),
        status("12", "bo", "<p>Nonsense</p>", Some("10")),
    );
    let host = mastodon(&[ann.clone(), bo.clone()]).await;
    let mut settings = settings(&host);
    settings.push("sites.moderation=hold".to_owned());
    let world = blog(&settings).await;
    let owner = world.server.owner();
    let are = async |wanted: &str, count: usize| {
        until_async(&format!("{count} are {wanted}"), async || {
            world.later();
            let path = format!("/comments?status={wanted}");
            let all = owner.get(&path).await.json();
            all["comments"].as_array().unwrap().len() == count
        })
        .await;
    };
    are("pending", 2).await;
    let all = owner.get("/comments?status=pending").await.json();
    let mut all = all["comments"].as_array().unwrap().iter();
    let ann_here = all.find(|one| one["text"] == "Hello").unwrap();
    owner
        .has_decided(ann_here["id"].as_str().unwrap(), "spam")
        .await;
    let silenced = |status: &Value| from(status, &json!({"limited": true}));
    host.has(CONTEXT, context(&[silenced(&ann), silenced(&bo)]));
    are("rejected", 1).await;
    are("spam", 1).await;
    host.has(CONTEXT, context(&[ann, bo]));
    are("pending", 1).await;
    are("spam", 1).await;
}

#[tokio::test]
async fn what_the_owner_has_decided_meanwhile_stays_when_an_author_is_heard_again() {
    let (ann, bo) = (
        status("11", "ann", "<p>Hello</p>", Some("10")),
        status("12", "bo", "<p>Nonsense</p>", Some("11")),
    );
    let host = mastodon(&[ann.clone(), bo.clone()]).await;
    let world = publishing(&host).await;
    world.has(&["Hello", "Nonsense"]).await;
    let thread = world.thread().await;
    let id = |n: usize| thread["comments"][n]["id"].as_str().unwrap().to_owned();
    let owner = world.server.owner();
    let edit = json!({"text": "Hello, in other words"});
    let edited = owner.patch(&format!("/comments/{}", id(0)), &edit).await;
    assert_eq!(edited.status, 200, "{edited:?}");
    world.has(&["Hello, in other words", "Nonsense"]).await;
    let silenced = |status: &Value| from(status, &json!({"limited": true}));
    host.has(CONTEXT, context(&[silenced(&ann), silenced(&bo)]));
    let rejected = async || {
        let all = owner.get("/comments?status=rejected").await.json();
        all["comments"].as_array().unwrap().len() == 2
    };
    until_async("both are rejected", async || {
        world.server.pass(Duration::from_secs(60));
        rejected().await
    })
    .await;
    owner.has_decided(&id(1), "spam").await;
    host.has(CONTEXT, context(&[ann, bo]));
    world.has(&["Hello, in other words"]).await;
    for _ in 0..2 {
        world.asks_again(&host, CONTEXT).await;
    }
    world.has(&["Hello, in other words"]).await;
}

#[tokio::test]
async fn what_the_owner_brings_back_stays_though_no_look_comes_to_its_end() {
    let (bo, cy) = (
        status("12", "bo", "<p>Nonsense</p>", Some("10")),
        status("13", "cy", "<p>Deep down</p>", Some("12")),
    );
    let host = mastodon(&[bo.clone(), cy]).await;
    let world = publishing(&host).await;
    world.has(&["Nonsense", "Deep down"]).await;
    // What has become of one answer is not to be learnt.
    let missing = "/api/v1/statuses/13";
    host.has(missing, Page::status(503));
    let silenced = from(&bo, &json!({"limited": true}));
    host.has(CONTEXT, context(&[silenced]));
    world.has(&["", "Deep down"]).await;
    let owner = world.server.owner();
    let all = owner.get("/comments?status=rejected").await.json();
    let id = all["comments"][0]["id"].as_str().unwrap();
    owner.has_decided(id, "undo").await;
    for _ in 0..2 {
        world.asks_again(&host, missing).await;
    }
    world.has(&["Nonsense", "Deep down"]).await;
}

#[tokio::test]
async fn whom_the_owner_blocks_or_mutes_later_vanishes() {
    let answer = |id: &str, who: &str, content: &str| {
        let mut answer = status(id, who, content, Some("10"));
        answer["created_at"] = json!(format!("2025-12-31T10:00:{id}.000Z"));
        from(&answer, &json!({"id": format!("9{id}")}))
    };
    let answers = [
        answer("11", "ann", "<p>Hello</p>"),
        answer("12", "bo", "<p>Nonsense</p>"),
        answer("13", "cy", "<p>Deep down</p>"),
    ];
    let host = mastodon(&answers).await;
    // Neither is among the answers any more: the one because its author is blocked, the other one for no reason.
    for answer in &answers[1..] {
        let id = answer["id"].as_str().unwrap();
        host.has(&format!("/api/v1/statuses/{id}"), page(answer));
    }
    let of = |id: &str, word: &str| {
        json!({"id": id, "blocking": word == "blocking", "muting": word == "muting",
        "domain_blocking": word == "domain_blocking"})
    };
    let relations = |word: &str| page(&json!([of("912", word), of("913", ""), {"id": null}]));
    let path = "/api/v1/accounts/relationships?id[]=912&id[]=913";
    host.has(path, relations(""));
    let mut settings = settings(&host);
    settings.push("mastodon.token=me-token".to_owned());
    let world = blog(&settings).await;
    world.has(&["Hello", "Nonsense", "Deep down"]).await;
    host.has(CONTEXT, context(&answers[..1]));
    world.asks_again(&host, path).await;
    world.asks_again(&host, path).await;
    world.has(&["Hello", "Nonsense", "Deep down"]).await;
    for word in ["muting", "domain_blocking", "blocking"] {
        host.has(path, relations(word));
        world.has(&["Hello", "Deep down"]).await;
        let by_network = ("mastodon".to_owned(), "reject".to_owned());
        let last = decided(&world, "Nonsense").await.pop();
        assert_eq!(last, Some(by_network), "{word}");
        // Who is heard again is heard, though the answer is not among the others.
        host.has(path, relations(""));
        world.has(&["Hello", "Nonsense", "Deep down"]).await;
    }
    // What the server does not tell, or not now, rejects nobody and brings nobody back.
    for (relation, heard) in [
        ("", &["Hello", "Nonsense", "Deep down"][..]),
        ("blocking", &["Hello", "Deep down"]),
    ] {
        host.has(path, relations(relation));
        world.has(heard).await;
        for unsaid in [403, 429] {
            host.has(path, Page::status(unsaid));
            world.asks_again(&host, path).await;
            world.asks_again(&host, path).await;
            world.has(heard).await;
        }
    }
    // What its author removes is erased, whatever was decided.
    host.has("/api/v1/statuses/12", gone());
    is_erased(&world).await;
}

/// Waits until nothing is rejected any more.
async fn is_erased(world: &World) {
    until_async("it is erased", async || {
        world.server.pass(Duration::from_secs(600));
        let all = world.server.owner().get("/comments?status=rejected").await;
        all.json()["comments"].as_array().unwrap().is_empty()
    })
    .await;
}

#[tokio::test]
async fn whoever_blocks_the_owner_vanishes_until_that_ends() {
    let answers = [
        status("11", "ann", "<p>Hello</p>", Some("10")),
        status("12", "bo", "<p>Nonsense</p>", Some("10")),
    ];
    let host = mastodon(&answers).await;
    let mut settings = settings(&host);
    settings.push("mastodon.token=me-token".to_owned());
    settings.push("privacy.keep_deleted=3650d".to_owned());
    let path = "/api/v1/accounts/relationships?id[]=2";
    host.has(path, page(&json!([{"id": "2"}])));
    let world = blog(&settings).await;
    world.has(&["Hello", "Nonsense"]).await;
    // The owner is told that it is gone. Everybody else sees it.
    let bo = "/api/v1/statuses/12";
    host.has(CONTEXT, context(&answers[..1]));
    host.has_for_members(bo, gone());
    // As long as nobody says clearly what others see, nothing becomes of it.
    let pages = [503, 404, 403, 401, 302].map(Page::status);
    for unclear in pages.into_iter().chain([Page::of("<p>Who are you?")]) {
        host.has(bo, unclear);
        for _ in 0..3 {
            world.asks_again(&host, CONTEXT).await;
        }
        world.has(&["Hello", "Nonsense"]).await;
    }
    host.has(bo, page(&answers[1]));
    world.has(&["Hello"]).await;
    let decisions = decided(&world, "Nonsense").await;
    let last = decisions.last().cloned();
    assert_eq!(last, Some(("mastodon".to_owned(), "reject".to_owned())));
    // Nothing more becomes of it.
    for _ in 0..3 {
        world.asks_again(&host, CONTEXT).await;
    }
    assert_eq!(decided(&world, "Nonsense").await, decisions);
    // Nor where the server is busy just then.
    host.has(bo, Page::status(503));
    for _ in 0..3 {
        world.asks_again(&host, CONTEXT).await;
    }
    assert_eq!(decided(&world, "Nonsense").await, decisions);
    host.has(bo, page(&answers[1]));
    host.has_for_members(bo, page(&answers[1]));
    world.has(&["Hello", "Nonsense"]).await;
    // Where nothing is shown without a token, what the owner is told counts.
    host.has_for_members(bo, gone());
    world.has(&["Hello"]).await;
    let error = json!({"error": "This method requires an authenticated user"});
    let refused = Page::failing(401, error.to_string());
    host.has(bo, refused.header("content-type", "application/json"));
    is_erased(&world).await;
}

/// A server that lists what is passed on though it is told not to.
#[tokio::test]
async fn an_account_that_passes_on_much_is_not_read_to_its_end_each_time() {
    let host = Host::start().await;
    host.has(LOOKUP, page(&json!({"id": "1"})));
    let passed_on = |id: u32| {
        let mut status = status(&id.to_string(), "me", "<p>Look</p>", None);
        status["reblog"] = status.clone();
        status
    };
    let these = |ids: Range<u32>| page(&ids.rev().map(passed_on).collect());
    let older = format!("{POSTS}&max_id=100");
    host.has(POSTS, these(100..130));
    host.has(&older, page(&json!([])));
    let world = publishing(&host).await;
    until("older posts are looked for", || host.times(&older) > 0).await;
    host.has(POSTS, these(100..131));
    for _ in 0..3 {
        world.asks_again(&host, POSTS).await;
    }
    assert_eq!(host.times(&older), 1);

    // Where all are new, there may be others between these and the known ones.
    let between = format!("{POSTS}&max_id=200");
    host.has(&between, these(100..131));
    host.has(POSTS, these(200..240));
    until("what is between is looked for", || {
        world.later();
        host.times(&between) > 0
    })
    .await;
    world.asks_again(&host, POSTS).await;
    assert_eq!(host.times(&older), 1);
}
