//! Servers that are down, busy, wrong or hostile.

use std::fmt::Write as _;
use std::time::Duration;

use afterword_testkit::{until, until_async};
use serde_json::{Value, json};

use crate::conversations::world::{World, blog, texts_of};
use crate::sitemaps::host::{Host, Page};

const PROFILE: &str = "/xrpc/app.bsky.actor.getProfile?actor=me%2Etest";

fn encoded(text: &str) -> String {
    let mut encoded = String::new();
    for byte in text.bytes() {
        match byte.is_ascii_alphanumeric() {
            true => encoded.push(char::from(byte)),
            false => write!(encoded, "%{byte:02X}").unwrap(),
        }
    }
    encoded
}

fn uri(who: &str, key: &str) -> String {
    format!("at://did:plc:{who}/app.bsky.feed.post/{key}")
}

fn feed() -> String {
    let me = encoded("did:plc:me");
    format!("/xrpc/app.bsky.feed.getAuthorFeed?actor={me}&limit=50&filter=posts%5Fno%5Freplies")
}

/// A post with its answers, or with what it answers where `depth` is 0.
fn thread(uri: &str, depth: u32) -> String {
    let uri = encoded(uri);
    let above = u32::from(depth == 0);
    format!("/xrpc/app.bsky.feed.getPostThread?uri={uri}&depth={depth}&parentHeight={above}")
}

fn posts(uri: &str) -> String {
    format!("/xrpc/app.bsky.feed.getPosts?uris={}", encoded(uri))
}

fn page(json: &Value) -> Page {
    Page::of(json.to_string()).header("content-type", "application/json; charset=utf-8")
}

fn not_found() -> Page {
    let body = json!({"error": "NotFound", "message": "Post not found"}).to_string();
    Page::failing(400, body).header("content-type", "application/json; charset=utf-8")
}

fn view(who: &str, key: &str, text: &str, to: Option<&str>) -> Value {
    let mut record = json!({"$type": "app.bsky.feed.post", "text": text, "createdAt": "2025-12-31T10:00:00.000Z"});
    if let Some(parent) = to {
        record["reply"] = json!({"root": {"uri": uri("me", "10")}, "parent": {"uri": parent}});
    }
    json!({
        "uri": uri(who, key), "cid": format!("bafy{key}"), "record": record,
        "author": {"did": format!("did:plc:{who}"), "handle": format!("{who}.test"), "displayName": who},
        "indexedAt": "2025-12-31T10:00:00.000Z", "replyCount": 1, "labels": [],
    })
}

fn post(key: &str, path: &str) -> Value {
    let mut view = view("me", key, "An article", None);
    view["embed"] =
        json!({"external": {"uri": format!("https://blog.test{path}"), "title": "An article"}});
    view
}

/// The thread of a post with answers that answer the post itself.
fn thread_of(post: &Value, answers: &[Value]) -> Page {
    let replies: Vec<Value> = answers
        .iter()
        .map(|answer| json!({"post": answer, "replies": []}))
        .collect();
    page(&json!({"thread": {"post": post, "replies": replies}}))
}

fn hello() -> Value {
    view("ann", "11", "Hello", Some(&uri("me", "10")))
}

/// An account with one post about `/posts/a/`, and these answers.
async fn bluesky(answers: &[Value]) -> Host {
    let host = Host::start().await;
    let root = post("10", "/posts/a/");
    host.has(PROFILE, page(&json!({"did": "did:plc:me"})));
    host.has(&feed(), page(&json!({"feed": [{"post": root}]})));
    host.has(&thread(&uri("me", "10"), 50), thread_of(&root, answers));
    host
}

fn settings(host: &Host) -> Vec<String> {
    [
        "bluesky.accounts=me.test",
        &format!("bluesky.appview={}", host.origin()),
        "outgoing.allow_private=127.0.0.1",
        "outgoing.timeout=1s",
        "sites.moderation=publish",
    ]
    .map(str::to_owned)
    .to_vec()
}

async fn publishing(host: &Host) -> World {
    blog(&settings(host)).await
}

#[tokio::test]
async fn answers_that_are_as_they_were_are_not_sent_again() {
    let host = bluesky(&[]).await;
    let (path, root) = (thread(&uri("me", "10"), 50), post("10", "/posts/a/"));
    host.has(&path, thread_of(&root, &[hello()]).header("etag", "\"1\""));
    let world = publishing(&host).await;
    world.has(&["Hello"]).await;
    for _ in 0..2 {
        world.asks_again(&host, &path).await;
        let asked = host.asked();
        let last = asked.iter().rev().find(|asked| asked.path == path);
        assert_eq!(last.unwrap().known.as_deref(), Some("\"1\""));
    }
    let below = view("bo", "12", "Below it", Some(&uri("me", "10")));
    let answers = [hello(), below];
    host.has(&path, thread_of(&root, &answers).header("etag", "\"2\""));
    world.has(&["Hello", "Below it"]).await;
}

#[tokio::test]
async fn answers_of_which_the_deepest_are_asked_for_by_themselves_are_read_each_time() {
    let host = bluesky(&[]).await;
    let (path, root) = (thread(&uri("me", "10"), 50), post("10", "/posts/a/"));
    let answer = |number: usize, above: &str| {
        view(
            "ann",
            &number.to_string(),
            &format!("Step {number}"),
            Some(above),
        )
    };
    let mut nested = json!([]);
    for number in (101..=150).rev() {
        let above = match number {
            101 => uri("me", "10"),
            _ => uri("ann", &(number - 1).to_string()),
        };
        nested = json!([{"post": answer(number, &above), "replies": nested}]);
    }
    let whole = json!({"thread": {"post": root, "replies": nested}});
    host.has(&path, page(&whole).header("etag", "\"1\""));
    let last = uri("ann", "150");
    let deeper = thread(&last, 50);
    let ending = answer(150, &uri("ann", "149"));
    host.has(&deeper, thread_of(&ending, &[]));
    let mut settings = settings(&host);
    settings.extend(["sites.hold_at=0", "sites.spam_at=0"].map(str::to_owned));
    let world = blog(&settings).await;
    let has = |number: usize| move |thread: &Value| thread["page"]["count"] == number;
    world.until("all levels are there", has(50)).await;
    for _ in 0..2 {
        world.asks_again(&host, &path).await;
        let asked = host.asked();
        let last = asked.iter().rev().find(|asked| asked.path == path);
        assert_eq!(last.unwrap().known, None);
    }
    host.has(&deeper, thread_of(&ending, &[answer(151, &last)]));
    world.until("the deepest is there, too", has(51)).await;
}

#[tokio::test]
async fn a_server_that_was_down_is_asked_again() {
    let host = bluesky(&[hello()]).await;
    let root = thread(&uri("me", "10"), 50);
    host.has(&root, Page::status(503));
    let world = publishing(&host).await;
    until("it was asked", || host.times(&root) > 0).await;
    host.has(&root, thread_of(&post("10", "/posts/a/"), &[hello()]));
    world.has(&["Hello"]).await;
}

/// A server of the other network is asked all the while: by it is seen that time has passed.
#[tokio::test]
async fn a_server_that_wants_rest_gets_it() {
    let host = bluesky(&[hello()]).await;
    let busy = Page::status(429).header("retry-after", "1800");
    host.has(&feed(), busy);
    let (other, mastodon) = (Host::start().await, "/api/v1/accounts/lookup?acct=me");
    other.has(mastodon, page(&json!({"id": "1"})));
    let other_posts = "/api/v1/accounts/1/statuses?limit=40&exclude_reblogs=true";
    other.has(other_posts, page(&json!([])));
    let mut settings = settings(&host);
    settings.push(format!("mastodon.accounts={}/@me", other.origin()));
    let world = blog(&settings).await;
    until("both are asked", || {
        host.times(&feed()) == 1 && other.times(other_posts) > 0
    })
    .await;
    host.has(
        &feed(),
        page(&json!({"feed": [{"post": post("10", "/posts/a/")}]})),
    );
    for _ in 0..2 {
        let before = other.times(other_posts);
        world.server.pass(Duration::from_secs(890));
        until("the other one is asked again", || {
            other.times(other_posts) > before
        })
        .await;
    }
    assert_eq!(host.times(&feed()), 1);
    world.has(&["Hello"]).await;
}

#[tokio::test]
async fn what_is_wrong_about_one_post_keeps_no_other_waiting() {
    let host = bluesky(&[hello()]).await;
    let roots = [
        post("20", "/posts/b/"),
        post("30", "/posts/c/"),
        post("10", "/posts/a/"),
    ];
    let mut items: Vec<Value> = roots.iter().map(|root| json!({"post": root})).collect();
    items.push(json!({"post": {"uri": 7}, "reason": {}}));
    host.has(&feed(), page(&json!({"feed": items})));
    let nonsense = Page::of("{\"thread\": {").header("content-type", "application/json");
    host.has(&thread(&uri("me", "20"), 50), nonsense);
    let long = Page::of("[".repeat(30_000_000)).header("content-type", "application/json");
    host.has(&thread(&uri("me", "30"), 50), long);
    publishing(&host).await.has(&["Hello"]).await;
}

#[tokio::test]
async fn an_answer_that_cannot_be_read_leaves_the_others() {
    let answers = [
        json!({"uri": 7}),
        json!(null),
        view("ann", "12", " ", Some(&uri("me", "10"))),
        hello(),
    ];
    let host = bluesky(&answers).await;
    publishing(&host).await.has(&["Hello"]).await;
}

#[tokio::test]
async fn an_answer_is_removed_only_if_the_server_says_so() {
    let host = bluesky(&[hello()]).await;
    let world = publishing(&host).await;
    world.has(&["Hello"]).await;
    let (ann, root) = (uri("ann", "11"), thread(&uri("me", "10"), 50));
    host.has(&root, thread_of(&post("10", "/posts/a/"), &[]));
    let html = || Page::failing(404, "<h1>Not here</h1>").header("content-type", "text/html");
    let shown = thread_of(&hello(), &[]);
    for (asked, answered) in [
        (page(&json!({"posts": [hello()]})), not_found()),
        (html(), html()),
        (page(&json!({"posts": []})), shown),
        (page(&json!({"posts": []})), html()),
    ] {
        host.has(&posts(&ann), asked);
        host.has(&thread(&ann, 0), answered);
        // What was read the first time has had its effect when it is read again.
        for _ in 0..2 {
            world.asks_again(&host, &root).await;
        }
        assert_eq!(texts_of(&world.thread().await), ["Hello"]);
    }
    host.has(&posts(&ann), page(&json!({"posts": []})));
    host.has(&thread(&ann, 0), not_found());
    world.has(&[]).await;
}

#[tokio::test]
async fn an_account_that_is_not_there_is_told_as_failing() {
    let host = Host::start().await;
    let unknown = json!({"error": "InvalidRequest", "message": "Profile not found"}).to_string();
    let unknown = Page::failing(400, unknown).header("content-type", "application/json");
    host.has(PROFILE, unknown);
    let mut settings = settings(&host);
    settings.push("metrics.listen=127.0.0.1:0".to_owned());
    let world = blog(&settings).await;
    let metrics = format!("http://{}/metrics", world.server.metrics_address.unwrap());
    until_async("the account could not be asked", async || {
        let told = reqwest::get(&metrics).await.unwrap().text().await.unwrap();
        let failing = "afterword_conversation_accounts_failing{network=\"bluesky\"} 1";
        told.lines().any(|line| line == failing)
    })
    .await;
}

#[tokio::test]
async fn hostile_words_in_every_field_are_words() {
    let bad = "<img src=x onerror=alert(1)>\"'><script>alert(1)</script>";
    let mut answer = view("ann", "11", bad, Some(&uri("me", "10")));
    let facet = |start: i64, end: i64, uri: &str| json!({"index": {"byteStart": start, "byteEnd": end}, "features": [{"uri": uri}]});
    answer["record"]["facets"] = json!([
        facet(0, 4, "javascript:alert(1)"),
        facet(5, 9, bad),
        facet(-1, 5, bad),
        facet(40, 4000, bad),
        bad,
    ]);
    answer["author"]["displayName"] = json!(bad);
    answer["author"]["handle"] = json!(bad);
    answer["embed"] = json!({"images": [{"fullsize": "javascript:alert(1)", "alt": bad}, {"fullsize": bad, "alt": bad}],
        "external": {"uri": bad, "title": bad}, "record": {"uri": bad}});
    let host = bluesky(&[answer]).await;
    let mut settings = settings(&host);
    settings.extend(["sites.hold_at=0", "sites.spam_at=0"].map(str::to_owned));
    let world = blog(&settings).await;
    let thread = world
        .until("it is there", |thread| thread["page"]["count"] == 1)
        .await;
    let html = thread["comments"][0]["html"].as_str().unwrap();
    for tag in ["<img", "<script", "<a href=\"j"] {
        assert!(!html.contains(tag), "{html}");
    }
    let url = &thread["comments"][0]["source"]["url"];
    assert_eq!(url, "https://bsky.app/profile/did:plc:ann/post/11");
}

#[tokio::test]
async fn hundreds_of_answers_come_in_one_request_and_each_once() {
    let answers: Vec<Value> = (0..300)
        .map(|number| {
            let text = format!("Answer number {number}");
            view(
                "ann",
                &(100 + number).to_string(),
                &text,
                Some(&uri("me", "10")),
            )
        })
        .collect();
    let host = bluesky(&answers).await;
    let mut settings = settings(&host);
    settings.extend(["outgoing.timeout=20s", "spam.comments_per_page=0"].map(str::to_owned));
    let world = blog(&settings).await;
    world.until_count(300).await;
    let root = thread(&uri("me", "10"), 50);
    assert_eq!(host.times(&root), 1);
    world.asks_again(&host, &root).await;
    world.asks_again(&host, &root).await;
    assert_eq!(world.server.visitor().count("/posts/a/").await, 300);
}
