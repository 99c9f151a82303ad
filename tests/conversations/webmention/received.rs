//! Webmentions that come to the server itself, which reads the page that mentions an article
//! (<https://www.w3.org/TR/webmention/>).

use std::time::Duration;

use afterword_testkit::until_async;
use serde_json::json;

use super::super::world::texts_of;
use super::site::{TARGET, entry, erased, publishing, reply, sent, with};
use crate::sitemaps::host::{Host, Page};

#[tokio::test]
async fn a_page_that_answers_an_article_becomes_a_comment_with_its_author() {
    let blog = publishing().await;
    let html = "<time class=dt-published datetime='2025-12-31T10:00:00+01:00'></time>\
        <a class=u-url href='/notes/1#me'></a><div class=e-content>Well <b>said</b>, see <a href='/more'>more</a></div>";
    blog.says("/notes/1", &entry("u-in-reply-to", html)).await;
    let thread = blog
        .until("it is there", |thread| thread["page"]["count"] == 1)
        .await;
    let comment = &thread["comments"][0];
    let html = comment["html"].as_str().unwrap();
    assert!(html.contains("Well <strong>said</strong>"), "{html}");
    assert!(
        html.contains(&format!("href=\"{}\"", blog.url("/more"))),
        "{html}"
    );
    assert_eq!(comment["author"]["name"], "Ann");
    assert_eq!(comment["author"]["website"], blog.url("/"));
    assert_eq!(comment["created"], "2025-12-31T09:00:00Z");
    let source = &comment["source"];
    assert_eq!(source["network"], "webmention");
    assert_eq!(source["url"], blog.url("/notes/1#me"));
    assert_eq!(source["handle"], "@127.0.0.1");
}

/// The receiver's tests 1 and 2 of webmention.rocks.
#[tokio::test]
async fn a_valid_request_is_accepted_and_an_invalid_one_is_refused() {
    let blog = publishing().await;
    blog.mentions("/notes/1").await;
    let source = blog.url("/notes/1");
    let long = format!("https://ann.example/{}", "a".repeat(1000));
    for (source, target, field) in [
        ("jwoijgoisdjlskjegisvjowuehjtkx", TARGET, "source"),
        (source.as_str(), "owiejduvyeiwljjjcjmvbpsouehgd", "target"),
        (
            "jwoijgoisdjlskjegisvjowuehjtkx",
            "owiejduvyeiwljjjcjmvbpsouehgd",
            "source",
        ),
        ("ftp://ann.example/1", TARGET, "source"),
        ("https://u:p@ann.example/1", TARGET, "source"),
        (&long, TARGET, "source"),
        (TARGET, TARGET, "source"),
        ("https://blog.test/posts/", TARGET, "source"),
        (&source, "https://elsewhere.test/posts/a/", "target"),
        (&source, "https://blog.test/", "target"),
        (&source, "mailto:me@blog.test", "target"),
    ] {
        let answer = blog.sends(source, target).await;
        assert_eq!(answer.status, 400, "{source} {target}: {answer:?}");
        assert_eq!(answer.json()["field"], field, "{source} {target}");
    }
    let visitor = blog.world.server.visitor();
    let answer = sent(&visitor, &[("source", &source)]).await;
    assert_eq!(
        (answer.status.as_u16(), answer.json()["field"].take()),
        (400, json!("target"))
    );
    // Fields of extensions mean nothing.
    let fields = [
        ("source", source.as_str()),
        ("target", TARGET),
        ("vouch", "https://a.test/"),
    ];
    assert_eq!(sent(&visitor, &fields).await.status, 202);
    assert_eq!(visitor.get("/webmention").await.status, 405);
}

#[tokio::test]
async fn a_site_takes_none_until_its_owner_says_so() {
    let blog = with(&["sites.webmentions=false"]).await;
    let refused = blog.sends(&blog.url("/notes/1"), TARGET).await;
    assert_eq!(
        (refused.status.as_u16(), refused.json()["field"].take()),
        (400, json!("target"))
    );
    let owner = blog.world.server.owner();
    let set = |on: bool| json!({"settings": {"webmentions": on, "moderation": "publish"}});
    owner.patch("/sites/blog", &set(true)).await;
    blog.says("/notes/1", &reply("Now")).await;
    blog.has(&["Now"]).await;
    // What still waits then, because its host rests, is not taken.
    blog.says("/notes/2", &reply("In time, or not")).await;
    blog.says("/notes/3", &reply("Too late")).await;
    owner.patch("/sites/blog", &set(false)).await;
    until_async("it waits no longer", async || {
        blog.passes();
        let waiting = blog.world.server.app.store.next_webmention_due().await;
        waiting.unwrap().is_none()
    })
    .await;
    let thread = blog.world.thread().await.to_string();
    assert!(!thread.contains("Too late"), "{thread}");
}

#[tokio::test]
async fn likes_reposts_and_bookmarks_are_one_number_and_mentions_are_a_title() {
    let blog = publishing().await;
    for (path, class) in [
        ("/1", "u-like-of"),
        ("/2", "u-repost-of"),
        ("/3", "u-bookmark-of"),
    ] {
        blog.says(path, &entry(class, "")).await;
    }
    blog.likes(3).await;
    let long = "A whole article of many words. ".repeat(40);
    let more =
        format!("<h1 class=p-name>On &lt;harbours&gt;</h1><div class=e-content>{long}</div>");
    blog.says("/4", &entry("", &more)).await;
    let thread = blog
        .until("the mention is there", |thread| {
            thread["page"]["count"] == 1
        })
        .await;
    let html = texts_of(&thread).concat();
    assert!(html.contains("On &lt;harbours&gt;</a>"), "{html}");
    assert!(html.contains('…') && html.len() < 800, "{html}");
    // The same again is no other like, and one that is taken back none.
    blog.says("/1", &entry("u-like-of", "")).await;
    blog.says("/2", "<p>Not any more").await;
    blog.likes(2).await;
    // One that has become an answer is one.
    blog.says("/3", &reply("On second thought")).await;
    blog.likes(1).await;
    blog.until("the answer is there", |thread| thread["page"]["count"] == 2)
        .await;
    // And back.
    blog.says("/3", &entry("u-like-of", "")).await;
    blog.likes(2).await;
    blog.until("the answer is gone", |thread| thread["page"]["count"] == 1)
        .await;
}

#[tokio::test]
async fn what_is_sent_again_is_changed_and_what_is_removed_there_is_erased_here() {
    let blog = publishing().await;
    blog.says("/1", &reply("First words")).await;
    blog.has(&["First words"]).await;
    blog.mentions("/1").await;
    blog.is_read("/1", 2).await;
    blog.has(&["First words"]).await;
    blog.says("/1", &reply("Better words")).await;
    blog.has(&["Better words"]).await;
    for (path, text) in [("/2", "Two"), ("/3", "Three")] {
        blog.says(path, &reply(text)).await;
    }
    blog.until("all are there", |thread| thread["page"]["count"] == 3)
        .await;
    blog.says("/1", "<p>The link is gone").await;
    blog.host.has("/2", Page::status(410));
    blog.mentions("/2").await;
    blog.has(&["Three"]).await;
    let all = blog.comments().await.to_string();
    for text in ["words", "Two"] {
        assert!(!all.contains(text), "{text} in {all}");
    }
    // Who asks finds nothing, again and again.
    blog.host.has("/3", Page::status(404));
    blog.mentions("/3").await;
    until_async("it is missed for long", async || {
        let is_so = blog.world.server.visitor().count("/posts/a/").await == 0;
        if !is_so {
            blog.world.server.pass(Duration::from_secs(6 * 60 * 60));
        }
        is_so
    })
    .await;
}

#[tokio::test]
async fn whoever_mentions_a_comment_answers_that() {
    let blog = publishing().await;
    let visitor = blog.world.server.visitor();
    let (id, _) = visitor.comments("/posts/a/", "Here").await.submitted();
    let target = format!("{TARGET}#comment-{id}");
    let html = reply("There").replace(TARGET, &target);
    blog.host.has("/1", Page::of(html));
    assert_eq!(blog.sends(&blog.url("/1"), &target).await.status, 202);
    let thread = blog.has(&["Here", "There"]).await;
    assert_eq!(thread["comments"][1]["parent"], id);
}

#[tokio::test]
async fn nobody_is_taken_for_somebody_else_but_where_a_bridge_says_so() {
    let claims = "<a class=u-url href='https://other.example/notes/7'></a>\
        <div class='p-author h-card'><a class='u-url p-name' href='https://social.example/@bo'>Bo</a></div>\
        <div class=e-content>I said so</div>";
    let html =
        format!("<div class=h-entry><a class=u-in-reply-to href='{TARGET}'></a>{claims}</div>");
    for (bridges, url, handle) in [
        ("brid.gy", None, "@127.0.0.1"),
        (
            "127.0.0.1",
            Some("https://other.example/notes/7"),
            "@bo@social.example",
        ),
    ] {
        let setting = format!("webmention.bridges={bridges}");
        let blog = with(&["sites.moderation=publish", &setting]).await;
        blog.says("/1", &html).await;
        let thread = blog.has(&["I said so"]).await;
        let source = &thread["comments"][0]["source"];
        let url = url.map_or_else(|| blog.url("/1"), str::to_owned);
        let website = &thread["comments"][0]["author"]["website"];
        assert_eq!(website.is_null(), bridges == "brid.gy", "{thread}");
        assert_eq!(
            (&source["url"], &source["handle"]),
            (&json!(url), &json!(handle))
        );
    }
}

#[tokio::test]
async fn a_webmention_is_held_as_any_comment_and_counts_once_it_is_published() {
    let blog = with(&["sites.moderation=hold"]).await;
    blog.says("/1", &reply("To be seen first")).await;
    until_async("it is held", async || {
        blog.passes();
        blog.comments().await[0]["status"] == "pending"
    })
    .await;
    assert_eq!(blog.world.server.visitor().count("/posts/a/").await, 0);
    let held = blog.comments().await[0].take();
    let owner = blog.world.server.owner();
    owner
        .has_decided(held["id"].as_str().unwrap(), "approve")
        .await;
    blog.has(&["To be seen first"]).await;
}

#[tokio::test]
async fn a_closed_page_takes_none_and_nothing_is_read_for_it() {
    let blog = publishing().await;
    let visitor = blog.world.server.visitor();
    visitor.comments("/posts/a/", "Here").await.submitted();
    let owner = blog.world.server.owner();
    let close = json!({"site": "blog", "page": "/posts/a/", "closed": true});
    let closed = owner.patch("/pages", &close).await;
    assert_eq!(closed.status, 200, "{closed:?}");
    let refused = blog.sends(&blog.url("/1"), TARGET).await;
    assert_eq!(
        (refused.status.as_u16(), refused.code()),
        (403, "page_closed".to_owned())
    );
}

#[tokio::test]
async fn a_person_is_erased_with_all_that_came_from_their_site() {
    let blog = publishing().await;
    blog.says("/1", &reply("I was young then")).await;
    blog.says("/2", &entry("u-like-of", "")).await;
    blog.likes(1).await;
    blog.has(&["I was young then"]).await;
    let owner = blog.world.server.owner();
    let exported = owner.get("/people/export?email=@127.0.0.1").await;
    assert!(exported.json().to_string().contains("/2"), "{exported:?}");
    let gone = owner.post("/people/erase", &erased("@127.0.0.1")).await;
    assert_eq!(gone.json()["comments"], 1, "{gone:?}");
    blog.likes(0).await;
    // What was erased here does not come again.
    blog.mentions("/1").await;
    blog.all_is_read().await;
    assert_eq!(blog.world.server.visitor().count("/posts/a/").await, 0);
}

#[tokio::test]
async fn plain_text_and_json_mention_a_page_too() {
    let blog = publishing().await;
    let text =
        Page::of(format!("See {TARGET}.")).header("content-type", "text/plain; charset=utf-8");
    blog.host.has("/1.txt", text);
    let json = json!({"links": [TARGET]}).to_string();
    let json = Page::of(json).header("content-type", "application/json");
    blog.host.has("/2.json", json);
    for path in ["/1.txt", "/2.json"] {
        blog.mentions(path).await;
    }
    let thread = blog
        .until("both are there", |thread| thread["page"]["count"] == 2)
        .await;
    let html = texts_of(&thread).concat();
    for path in ["/1.txt", "/2.json"] {
        assert!(html.contains(&blog.url(path)), "{html}");
    }
}

#[tokio::test]
async fn redirects_are_followed_and_the_page_at_their_end_speaks() {
    let blog = publishing().await;
    let onward = |to: &str| Page::status(302).header("location", to);
    blog.host.has("/short", onward("/middle"));
    blog.host.has("/middle", onward(&blog.url("/notes/1")));
    blog.host.has(
        "/notes/1",
        Page::of(reply("At the end <a href='more'>more</a>")),
    );
    blog.mentions("/short").await;
    let thread = blog
        .until("it is there", |thread| thread["page"]["count"] == 1)
        .await;
    let html = texts_of(&thread).concat();
    assert!(html.contains(&blog.url("/notes/more")), "{html}");
    // A second host with the same words is a second comment.
    let other = Host::start().await;
    other.has("/1", Page::of(reply("From elsewhere")));
    let source = format!("{}/1", other.origin());
    assert_eq!(blog.sends(&source, TARGET).await.status, 202);
    blog.until("both are there", |thread| thread["page"]["count"] == 2)
        .await;
}

#[tokio::test]
async fn a_page_that_mentions_two_articles_is_a_comment_below_each() {
    let blog = publishing().await;
    let other = "https://blog.test/posts/b/";
    let html = format!("<title>Both</title><a href='{TARGET}'>a</a> <a href='{other}'>b</a>");
    blog.says("/1", &html).await;
    assert_eq!(blog.sends(&blog.url("/1#2"), other).await.status, 202);
    blog.until("it is below the first", |thread| {
        thread["page"]["count"] == 1
    })
    .await;
    let visitor = blog.world.server.visitor();
    until_async("it is below the second", async || {
        blog.passes();
        visitor.count("/posts/b/").await == 1
    })
    .await;
    // A part of a page is no page of its own, and neither is the article by another path.
    for (path, target) in [("/1#3", TARGET), ("/1", "https://blog.test/posts/a")] {
        assert_eq!(blog.sends(&blog.url(path), target).await.status, 202);
    }
    blog.all_is_read().await;
    assert_eq!(visitor.count("/posts/a/").await, 1);
}

/// Anybody can send any address of a page, and the page that mentions it need not have that one.
#[tokio::test]
async fn whoever_names_an_article_by_another_address_removes_nothing() {
    let blog = publishing().await;
    blog.says("/1", &reply("Still linked")).await;
    blog.says("/2", &entry("u-like-of", "")).await;
    blog.likes(1).await;
    blog.has(&["Still linked"]).await;
    for target in [
        "https://blog.test/posts/a/?x",
        "https://blog.test/posts/a",
        "https://blog.test/posts/a.html#more",
    ] {
        for path in ["/1", "/2"] {
            let before = blog.host.times(path);
            assert_eq!(blog.sends(&blog.url(path), target).await.status, 202);
            blog.is_read(path, before + 1).await;
        }
        // What is not there is believed the second time, a minute later.
        blog.world.server.pass(Duration::from_secs(120));
        blog.all_is_read().await;
    }
    blog.likes(1).await;
    blog.has(&["Still linked"]).await;
    // Nor does it keep what is still to be read from coming.
    blog.host.has("/3", Page::of(reply("By another name")));
    let other = format!("{TARGET}?x");
    assert_eq!(blog.sends(&blog.url("/3"), &other).await.status, 202);
    blog.has(&["Still linked", "By another name"]).await;
    // Once no link leads there any more, it goes by any address.
    blog.host.has("/1", Page::of("<p>Gone".to_owned()));
    assert_eq!(blog.sends(&blog.url("/1"), &other).await.status, 202);
    blog.until("it is gone", |thread| {
        texts_of(thread) == ["By another name"]
    })
    .await;
}

/// It mentions the article as long as it mentions what stands below it.
#[tokio::test]
async fn a_link_to_an_answer_of_the_owner_is_a_link_to_the_article() {
    let blog = publishing().await;
    let owner = blog.world.server.owner();
    let visitor = blog.world.server.visitor();
    let (id, _) = visitor
        .comments("/posts/a/", "A question")
        .await
        .submitted();
    owner.has_answered(&id, "An answer").await;
    let thread = blog.has(&["A question", "An answer"]).await;
    let answered = thread["comments"][1]["id"].as_str().unwrap();
    let public_url = &blog.world.server.app.config.server.public_url;
    let target = format!("{public_url}/answers/{answered}");
    blog.host
        .has("/1", Page::of(reply("To that").replace(TARGET, &target)));
    assert_eq!(blog.sends(&blog.url("/1"), &target).await.status, 202);
    let thread = blog.has(&["A question", "An answer", "To that"]).await;
    assert_eq!(thread["comments"][2]["parent"], answered);
    blog.mentions("/1").await;
    blog.is_read("/1", 2).await;
    blog.world.server.pass(Duration::from_secs(120));
    blog.all_is_read().await;
    blog.has(&["A question", "An answer", "To that"]).await;
}

#[tokio::test]
async fn a_page_that_has_moved_keeps_what_mentions_it() {
    let blog = publishing().await;
    blog.says("/1", &reply("Before")).await;
    blog.says("/2", &entry("u-like-of", "")).await;
    blog.likes(1).await;
    blog.has(&["Before"]).await;
    let owner = blog.world.server.owner();
    let to = json!({"site": "blog", "page": "/posts/a/", "move_to": "/posts/new/"});
    let moved = owner.patch("/pages", &to).await;
    assert_eq!(moved.status, 200, "{moved:?}");
    let new = "https://blog.test/posts/new/";
    for (path, html) in [("/1", reply("After")), ("/2", entry("u-like-of", ""))] {
        blog.host.has(path, Page::of(html.replace(TARGET, new)));
        assert_eq!(blog.sends(&blog.url(path), new).await.status, 202);
    }
    let visitor = blog.world.server.visitor();
    until_async("the comment is changed", async || {
        blog.passes();
        texts_of(&visitor.reads("/posts/new/", "").await) == ["After"]
    })
    .await;
    blog.all_is_read().await;
    let thread = visitor.reads("/posts/new/", "").await;
    assert_eq!(
        (&thread["page"]["likes"], &thread["page"]["count"]),
        (&json!(1), &json!(1))
    );
}

#[tokio::test]
async fn a_like_stays_while_its_page_fails_and_a_comment_while_its_page_is_repaired() {
    let blog = publishing().await;
    blog.says("/1", &entry("u-like-of", "")).await;
    blog.says("/2", &reply("Still here")).await;
    blog.likes(1).await;
    blog.has(&["Still here"]).await;
    blog.host.has("/1", Page::status(403));
    blog.mentions("/1").await;
    blog.is_read("/1", 2).await;
    blog.says("/2", "Back soon").await;
    blog.is_read("/2", 2).await;
    blog.host.has("/2", Page::of(reply("Still here")));
    until_async("it is looked at again", async || {
        blog.passes();
        blog.host.times("/2") >= 3
    })
    .await;
    blog.all_is_read().await;
    blog.likes(1).await;
    blog.has(&["Still here"]).await;
}
