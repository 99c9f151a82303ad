//! Readers and pages choose where the comments of a thread come from.

use serde_json::Value;

use super::webmention::site::Mentions;
use super::webmention::site::{publishing, reply};
use super::world::texts_of;

/// In no order: what was written at the same time may stand either way.
fn sorted(thread: &Value) -> Vec<String> {
    let mut texts = texts_of(thread);
    texts.sort();
    texts
}

async fn has(blog: &Mentions, wanted: u64) -> Value {
    let what = format!("{wanted} comments are there");
    blog.until(&what, |thread| count(thread) == wanted).await
}

fn count(thread: &Value) -> u64 {
    thread["page"]["count"].as_u64().unwrap()
}

#[tokio::test]
async fn comments_of_some_sources_come_with_all_that_answers_them() {
    let blog = publishing().await;
    let visitor = blog.world.server.visitor();
    let (here, _) = visitor.comments("/posts/a/", "Here").await.submitted();
    visitor.replies("/posts/a/", &here, "To that").await;
    blog.passes();
    blog.says("/notes/1", &reply("Elsewhere")).await;
    let thread = has(&blog, 3).await;
    let mut all = thread["comments"].as_array().unwrap().iter();
    let elsewhere = all.find(|one| one["source"]["network"] == "webmention");
    let elsewhere = elsewhere.unwrap()["id"].as_str().unwrap();
    visitor.replies("/posts/a/", elsewhere, "To hers").await;
    blog.says("/like", &super::webmention::site::entry("u-like-of", ""))
        .await;
    blog.likes(1).await;
    for (sources, texts) in [
        ("site", &["Here", "To that"][..]),
        ("webmention", &["Elsewhere", "To hers"]),
        (
            "webmention,site",
            &["Elsewhere", "Here", "To hers", "To that"],
        ),
        ("site%20mastodon", &["Here", "To that"]),
        ("mastodon", &[]),
        ("", &["Elsewhere", "Here", "To hers", "To that"]),
    ] {
        let thread = visitor
            .reads("/posts/a/", &format!("&sources={sources}"))
            .await;
        assert_eq!(sorted(&thread), texts, "{sources}");
        assert_eq!(count(&thread), texts.len() as u64, "{sources}");
    }
    let here = visitor.reads("/posts/a/", "&sources=site").await;
    assert!(
        here["page"]["likes"].is_null(),
        "nobody has liked it here: {here}"
    );
    assert_eq!(visitor.count("/posts/a/").await, 4, "lists count all");
    // Part by part.
    let first = visitor
        .reads("/posts/a/", "&sources=webmention&limit=1")
        .await;
    let next = first["next"].as_str().unwrap();
    let second = format!("&sources=webmention&limit=1&after={next}");
    let second = visitor.reads("/posts/a/", &second).await;
    assert_eq!(
        (texts_of(&first), texts_of(&second)),
        (vec!["Elsewhere".to_owned()], vec!["To hers".to_owned()])
    );
    assert!(second["next"].is_null());
    let wrong = visitor
        .get("/api/v1/comments?page=/posts/a/&sources=twitter")
        .await;
    assert_eq!(
        (wrong.status.as_u16(), wrong.json()["field"].take()),
        (400, "sources".into())
    );
}

#[tokio::test]
async fn the_page_without_javascript_keeps_to_the_chosen_sources() {
    let blog = publishing().await;
    let visitor = blog.world.server.visitor();
    for text in ["First here", "Second here"] {
        visitor.comments("/posts/a/", text).await;
    }
    blog.passes();
    blog.says("/notes/1", &reply("Elsewhere")).await;
    has(&blog, 3).await;
    let page = visitor
        .get("/pages/blog?page=/posts/a/&sources=site&limit=1")
        .await;
    assert!(page.text.contains("First here"), "{page:?}");
    let more = page
        .text
        .split("href=\"")
        .find(|part| part.contains("after="));
    let more = more
        .unwrap()
        .split('"')
        .next()
        .unwrap()
        .replace("&amp;", "&")
        .replace("&#38;", "&");
    assert!(more.contains("sources=site"), "{more}");
    let rest = visitor.get(more.split('#').next().unwrap()).await;
    assert!(
        rest.text.contains("Second here") && !rest.text.contains("Elsewhere"),
        "{rest:?}"
    );
}
