//! Webmentions that a relay has received, as comments. The relay answers as webmention.io does (its README, and
//! `helpers/formats.rb` of its source).

use std::time::Duration;

use afterword_model::{CommentId, CommentSource, Network, Original, PagePath, Website};
use afterword_services::conversations::Answer;
use afterword_store::NewConversation;
use afterword_testkit::until_async;
use serde_json::{Value, json};

use super::super::world::{World, blog, texts_of};
use crate::sitemaps::host::{Host, Page};

const ACCOUNT: &str = "/api/mentions.jf2?domain=blog%2Etest&token=secret&per-page=1&page=0";
const LIST: &str = "/api/mentions.jf2?domain=blog%2Etest&token=secret&per-page=100&page=0";
const THREAD: &str =
    "/api/mentions.jf2?target=https%3A%2F%2Fblog%2Etest%2Fposts%2Fa%2F&per-page=100&page=0";
const TARGET: &str = "https://blog.test/posts/a/";

fn page(json: &Value) -> Page {
    Page::of(json.to_string()).header("content-type", "application/json;charset=UTF-8")
}

fn feed(mentions: &[Value]) -> Page {
    page(&json!({"type": "feed", "name": "Webmentions", "children": mentions}))
}

fn mention(id: u64, property: &str, more: &Value) -> Value {
    let mut mention = json!({
        "type": "entry",
        "author": {"type": "card", "name": "Ann", "photo": "https://ann.example/me.jpg",
            "url": "https://ann.example/"},
        "url": format!("https://ann.example/notes/{id}"), "published": null,
        "wm-received": "2025-12-31T10:00:00Z", "wm-id": id,
        "wm-source": format!("https://ann.example/notes/{id}"), "wm-target": TARGET,
        "wm-protocol": "webmention", "wm-property": property, "wm-private": false,
    });
    for (key, value) in more.as_object().unwrap() {
        mention[key] = value.clone();
    }
    mention[property] = json!(TARGET);
    mention
}

fn reply(id: u64, html: &str) -> Value {
    mention(
        id,
        "in-reply-to",
        &json!({"content": {"html": html, "text": "as text"}}),
    )
}

async fn relay(mentions: &[Value]) -> Host {
    let host = Host::start().await;
    host.has(ACCOUNT, feed(&mentions[..mentions.len().min(1)]));
    tells(&host, mentions);
    host
}

/// The latest first, as the relay does.
fn tells(host: &Host, mentions: &[Value]) {
    host.has(LIST, feed(mentions));
    host.has(THREAD, feed(mentions));
}

fn settings(host: &Host) -> Vec<String> {
    vec![
        format!("webmention.relay=http://{}", host.address),
        "webmention.domains=blog.test".to_owned(),
        "webmention.token=secret".to_owned(),
        "outgoing.allow_private=127.0.0.1".to_owned(),
        "sites.moderation=publish".to_owned(),
        // So few words are alike.
        "sites.hold_at=0".to_owned(),
        "sites.spam_at=0".to_owned(),
    ]
}

async fn publishing(host: &Host) -> World {
    blog(&settings(host)).await
}

/// Waits until there are so many, while time passes.
async fn has_count(world: &World, count: u64) {
    let what = format!("{count} comments are there");
    let wanted = |thread: &Value| thread["page"]["count"] == count;
    world.until(&what, wanted).await;
}

#[tokio::test]
async fn replies_become_comments_with_their_authors_and_lead_to_where_they_were_written() {
    let host = relay(&[
        mention(14, "like-of", &json!({})),
        mention(13, "repost-of", &json!({})),
        mention(12, "in-reply-to", &json!({"wm-private": true, "content": {"text": "Between us"}})),
        mention(
            11,
            "in-reply-to",
            &json!({"published": "2025-12-30T10:00:00+01:00", "content": {"text": "Two\n\nparts & all"},
                "author": {"name": "Bo", "url": "https://social.example/@bo"}}),
        ),
        reply(10, "Well <b>said</b>, see <a href=\"https://ann.example/\">mine</a>"),
    ])
    .await;
    let world = publishing(&host).await;
    has_count(&world, 2).await;
    let thread = world.thread().await;
    let comments = thread["comments"].as_array().unwrap();
    let by = |name: &str| {
        let mut all = comments.iter();
        all.find(|comment| comment["author"]["name"] == name)
            .unwrap()
    };
    let ann = by("Ann");
    let html = ann["html"].as_str().unwrap();
    assert!(html.contains("<strong>said</strong>"), "{html}");
    assert_eq!(ann["author"]["website"], "https://ann.example/");
    assert_eq!(ann["source"]["network"], "webmention");
    assert_eq!(ann["source"]["host"], "ann.example");
    assert_eq!(ann["source"]["url"], "https://ann.example/notes/10");
    assert_eq!(ann["source"]["handle"], "@ann.example");
    assert_eq!(by("Bo")["source"]["handle"], "@bo@social.example");
    assert_eq!(by("Bo")["created"], "2025-12-30T09:00:00Z");
    assert_eq!(texts_of(&thread).len(), 2);
    let liked = |thread: &Value| thread["page"]["likes"] == 2;
    world.until("two likes are there", liked).await;
    // However often they are read.
    world.asks_again(&host, THREAD).await;
    assert_eq!(world.server.visitor().count("/posts/a/").await, 2);
}

#[tokio::test]
async fn a_page_that_only_mentions_the_article_is_its_title_and_its_beginning() {
    let long = "A whole article of many words. ".repeat(40);
    let more = json!({"name": "On <harbours> & boats", "content": {"html": format!("<p>{long}</p>"), "text": long}});
    let host = relay(&[mention(10, "mention-of", &more)]).await;
    let world = publishing(&host).await;
    has_count(&world, 1).await;
    let comments = world.thread().await["comments"].clone();
    let html = comments[0]["html"].as_str().unwrap();
    assert!(
        html.contains("On &lt;harbours&gt; &amp; boats</a>"),
        "{html}"
    );
    assert!(html.contains("https://ann.example/notes/10"), "{html}");
    assert!(html.contains('…') && html.len() < 800, "{html}");
}

#[tokio::test]
async fn what_is_changed_is_changed_here_and_what_is_removed_is_erased_once_it_is_said_twice() {
    let (first, second) = (reply(10, "First words"), reply(11, "To be removed"));
    let host = relay(&[second.clone(), first]).await;
    let world = publishing(&host).await;
    has_count(&world, 2).await;
    let changed = reply(10, "Better words");
    tells(&host, &[second, changed.clone()]);
    world
        .until("it is changed", |thread| {
            texts_of(thread).contains(&"Better words".to_owned())
        })
        .await;
    tells(&host, &[changed]);
    world.has(&["Better words"]).await;
    let erased = world.server.owner().get("/comments?q=removed").await.json();
    assert_eq!(erased["comments"], json!([]));
}

#[tokio::test]
async fn a_page_that_mentions_two_articles_is_a_comment_below_each_until_its_link_is_gone() {
    let source = json!({"wm-source": "https://ann.example/both", "name": "Both"});
    let first = mention(10, "mention-of", &source);
    let mut second = mention(11, "mention-of", &source);
    second["wm-target"] = json!("https://blog.test/posts/b/");
    let host = relay(std::slice::from_ref(&first)).await;
    let of_second = THREAD.replace("posts%2Fa%2F", "posts%2Fb%2F");
    host.has(LIST, feed(&[second.clone(), first]));
    host.has(&of_second, feed(&[second]));
    let world = publishing(&host).await;
    let visitor = world.server.visitor();
    let counts = async || {
        let first = visitor.count("/posts/a/").await;
        (first, visitor.count("/posts/b/").await)
    };
    until_async("it is below both", async || {
        world.later();
        counts().await == (1, 1)
    })
    .await;
    for path in [THREAD, &of_second, THREAD] {
        world.asks_again(&host, path).await;
    }
    assert_eq!(counts().await, (1, 1));
    host.has(&of_second, feed(&[]));
    until_async("it is gone from below the second", async || {
        world.later();
        counts().await == (1, 0)
    })
    .await;
}

async fn taken_before(world: &World, host: &Host, mention: &Value) -> CommentId {
    let app = &world.server.app;
    let (now, network) = (app.clock.now(), Network::Webmention);
    let site = app.sites.current().by_key("blog").unwrap();
    let path = PagePath::parse("/posts/a/").unwrap();
    let begun = app.store.begin_conversation(NewConversation {
        site: site.id,
        path: path.clone(),
        network,
        server: host.origin(),
        post: TARGET.to_owned(),
        url: TARGET.to_owned(),
        written: now,
        now,
    });
    begun.await.unwrap();
    let source = mention["wm-source"].as_str().unwrap().to_owned();
    let original = Original {
        source: CommentSource {
            network,
            url: Website::stored(source.clone()),
            handle: "@ann.example".to_owned(),
        },
        conversation: app.store.conversations(network).await.unwrap()[0].id,
        post: mention["wm-id"].to_string(),
        version: "of then".to_owned(),
        uri: source,
    };
    let taken = app.conversations.take(Answer {
        site,
        path,
        parent: None,
        name: "Ann".to_owned(),
        profile: None,
        text: mention["content"]["html"].as_str().unwrap().to_owned(),
        by_owner: false,
        original,
        written: now,
    });
    taken.await.unwrap()
}

/// Earlier versions named a comment by its page's address alone.
#[tokio::test]
async fn what_an_earlier_version_took_is_known_and_what_was_erased_of_it_stays_away() {
    let host = relay(&[]).await;
    // A look that comes before the mentions are told finds none missing.
    host.has(THREAD, Page::status(500));
    let world = publishing(&host).await;
    let owner = world.server.owner();
    let (kept, gone) = (reply(10, "Long here"), reply(11, "Erased long ago"));
    taken_before(&world, &host, &kept).await;
    let erased = taken_before(&world, &host, &gone).await;
    world.server.app.conversations.erase(erased).await.unwrap();
    tells(&host, &[gone, kept]);
    for _ in 0..2 {
        world.asks_again(&host, THREAD).await;
    }
    world.has(&["Long here"]).await;
    let all = owner.get("/comments").await.json();
    assert_eq!(all["comments"].as_array().unwrap().len(), 1, "{all}");
}

#[tokio::test]
async fn a_list_of_several_pages_is_read_to_its_end_and_what_cannot_be_read_ends_none() {
    let mut all: Vec<Value> = (100..250)
        .rev()
        .map(|id| mention(id, "like-of", &json!({})))
        .collect();
    all[7] = json!({"wm-id": "broken"});
    all.push(reply(10, "The first of all"));
    let host = relay(&[]).await;
    let other = |path: &str| path.replace("page=0", "page=1");
    for path in [LIST, THREAD] {
        host.has(path, feed(&all[..100]));
        host.has(&other(path), feed(&all[100..]));
    }
    let world = publishing(&host).await;
    world.has(&["The first of all"]).await;
    let liked = |thread: &Value| thread["page"]["likes"] == 149;
    world.until("all likes are counted", liked).await;
}

#[tokio::test]
async fn a_person_is_erased_by_the_domain_and_does_not_come_again() {
    let host = relay(&[reply(10, "I was young then")]).await;
    let world = publishing(&host).await;
    has_count(&world, 1).await;
    let owner = world.server.owner();
    let erase = json!({"email": "@ann.example"});
    let erased = owner.post("/people/erase", &erase).await;
    assert_eq!(erased.json()["comments"], 1, "{erased:?}");
    world.asks_again(&host, THREAD).await;
    world.server.pass(Duration::from_secs(24 * 60 * 60));
    world.asks_again(&host, THREAD).await;
    assert_eq!(world.server.visitor().count("/posts/a/").await, 0);
}

#[tokio::test]
async fn nobody_but_the_relay_is_asked_whatever_a_mention_says() {
    let elsewhere = Host::start().await;
    let there = format!("http://{}/notes/1", elsewhere.address);
    let hostile = json!({
        "wm-source": there, "url": "javascript:alert(1)", "name": "<script>alert(1)</script>",
        "author": {"name": "<img src=x onerror=alert(1)>", "url": "javascript:alert(1)", "photo": there},
        "content": {"html": format!("Hello<script>alert(1)</script><img src=\"{there}\" onerror=alert(1)>"), "text": ""},
        "photo": [there],
    });
    let host = relay(&[
        mention(12, "in-reply-to", &hostile),
        json!({"wm-id": "none", "wm-property": 7}),
        mention(11, "rsvp", &json!({"content": {"text": "Yes"}})),
        reply(10, "Well said"),
    ])
    .await;
    let world = publishing(&host).await;
    has_count(&world, 2).await;
    let thread = world.thread().await;
    let html = texts_of(&thread).concat();
    for bad in ["<script", "<img", "onerror"] {
        assert!(!html.contains(bad), "{bad} in {html}");
    }
    // A name is text, and no address but of the web is a link.
    assert!(!thread.to_string().contains("javascript:"), "{thread}");
    assert!(html.contains("Well said"));
    assert_eq!(elsewhere.times("/notes/1"), 0);
}

#[tokio::test]
async fn a_relay_that_refuses_the_token_or_is_down_is_told_and_asked_again() {
    let host = relay(&[reply(10, "Patience")]).await;
    let refusal = json!({"error": "forbidden", "error_description": "Access token was not valid"});
    let refused =
        Page::failing(401, refusal.to_string()).header("content-type", "application/json");
    host.has(ACCOUNT, refused);
    let world = publishing(&host).await;
    world.asks_again(&host, ACCOUNT).await;
    assert_eq!(world.server.visitor().count("/posts/a/").await, 0);
    host.has(ACCOUNT, Page::status(503));
    world.asks_again(&host, ACCOUNT).await;
    host.has(ACCOUNT, feed(&[]));
    world.has(&["Patience"]).await;
}
