//! Webmentions to the pages that the owner's comments refer to (<https://www.w3.org/TR/webmention/#sending-webmentions>).

use std::time::Duration;

use afterword_testkit::{Answer, until_async};
use reqwest::Method;
use serde_json::json;

use super::site::{Mentions, reply, with};
use crate::sitemaps::host::{Host, Page, Posted};

/// A blog that sends webmentions, and whose comments wait for its owner.
async fn sending(settings: &[&str]) -> Mentions {
    let mut all = vec![
        "sites.send_webmentions=true",
        "webmention.allow_private=127.0.0.1,localhost",
    ];
    all.extend_from_slice(settings);
    with(&all).await
}

/// An endpoint in the head of a page.
const LINK: &str = "<link rel=webmention href=/endpoint><p>A page of somebody else";

impl Mentions {
    /// A reader writes something, and the owner answers this.
    async fn answers(&self, text: &str) -> String {
        let visitor = self.world.server.visitor();
        let asked = visitor.comments("/posts/a/", "What do you think?").await;
        self.answers_to(&asked.submitted().0, text).await
    }

    /// Returns the id of the answer.
    async fn answers_to(&self, comment: &str, text: &str) -> String {
        let owner = self.world.server.owner();
        let path = format!("/comments/{comment}/decision");
        let order = json!({"action": "approve", "reply": text});
        let answer = Answer::of(owner.request(Method::POST, &path).json(&order)).await;
        assert_eq!(answer.status, 200, "{answer:?}");
        let thread = self.world.thread().await;
        let comments = thread["comments"].as_array().unwrap();
        let own = comments.iter().find(|one| one["parent"] == comment);
        own.unwrap()["id"].as_str().unwrap().to_owned()
    }

    async fn decides(&self, comment: &str, action: &str) {
        self.world.server.owner().has_decided(comment, action).await;
    }

    async fn edits(&self, comment: &str, text: &str) {
        let path = format!("/comments/{comment}");
        let answer = self
            .world
            .server
            .owner()
            .patch(&path, &json!({"text": text}))
            .await;
        assert_eq!(answer.status, 200, "{answer:?}");
    }

    /// Waits until so many were sent, while time passes.
    async fn is_told(&self, times: usize) -> Vec<Posted> {
        until_async(&format!("{times} webmentions are sent"), async || {
            let is_so = self.host.posted().len() >= times;
            if !is_so {
                self.world.server.pass(Duration::from_secs(20));
            }
            is_so
        })
        .await;
        self.host.posted()
    }

    /// Waits until nothing is left to be sent.
    async fn has_told_all(&self) -> Vec<Posted> {
        until_async("nothing is left to be sent", async || {
            let next = self
                .world
                .server
                .app
                .store
                .next_sent_webmention_due()
                .await
                .unwrap();
            if next.is_some() {
                self.world.server.pass(Duration::from_secs(60));
            }
            next.is_none()
        })
        .await;
        self.host.posted()
    }

    /// The path of the page that tells of a comment, as others know it.
    fn source(&self, comment: &str) -> String {
        format!(
            "{}/answers/{comment}",
            self.world.server.app.config.server.public_url
        )
    }

    async fn answer_page(&self, comment: &str) -> Answer {
        self.world
            .server
            .visitor()
            .get(&format!("/answers/{comment}"))
            .await
    }
}

fn of(source: &str, target: &str) -> Vec<(String, String)> {
    let field = |name: &str, value: &str| (name.to_owned(), value.to_owned());
    vec![field("source", source), field("target", target)]
}

#[tokio::test]
async fn the_pages_that_an_answer_links_to_are_told_of_it_by_a_page_that_links_to_them() {
    let blog = sending(&[]).await;
    blog.host.has("/notes/1", Page::of(LINK));
    blog.host.has("/notes/2", Page::of("It takes none."));
    blog.host.has("/endpoint", Page::status(202));
    let target = blog.url("/notes/1");
    let own = blog
        .answers(&format!(
            "See [this]({target}), and {}.",
            blog.url("/notes/2")
        ))
        .await;
    let told = blog.has_told_all().await;
    assert_eq!(told.len(), 1, "{told:?}");
    assert_eq!(
        (told[0].path.as_str(), &told[0].fields),
        ("/endpoint", &of(&blog.source(&own), &target))
    );
    let page = blog.answer_page(&own).await;
    assert_eq!(page.status, 200);
    let html = page.text;
    assert!(html.contains(&format!("href=\"{target}\"")), "{html}");
    for mark in [
        "h-entry",
        "p-author h-card",
        "dt-published",
        "e-content",
        "u-in-reply-to",
    ] {
        assert!(html.contains(mark), "{mark}: {html}");
    }
    // Time alone tells nobody anything again.
    blog.world.server.pass(Duration::from_secs(100_000));
    assert_eq!(blog.has_told_all().await.len(), 1);
    assert_eq!(blog.host.times("/notes/2"), 1);
}

#[tokio::test]
async fn an_edit_is_told_again_and_so_is_that_the_answer_is_gone() {
    let blog = sending(&[]).await;
    for path in ["/1", "/2"] {
        blog.host.has(path, Page::of(LINK));
    }
    blog.host.has("/endpoint", Page::status(200));
    let (one, two) = (blog.url("/1"), blog.url("/2"));
    let own = blog.answers(&one).await;
    let source = blog.source(&own);
    blog.is_told(1).await;
    blog.edits(&own, &format!("Rather {two}")).await;
    let mut told = blog.has_told_all().await.split_off(1);
    told.sort_by_key(|posted| posted.fields[1].1.clone());
    let fields: Vec<_> = told.into_iter().map(|posted| posted.fields).collect();
    assert_eq!(fields, [of(&source, &one), of(&source, &two)]);
    let html = blog.answer_page(&own).await.text;
    assert!(!html.contains(&one) && html.contains(&two), "{html}");
    blog.decides(&own, "reject").await;
    let told = blog.has_told_all().await.split_off(3);
    assert_eq!(told.len(), 1, "{told:?}");
    assert_eq!(told[0].fields, of(&source, &two));
    let gone = blog.answer_page(&own).await;
    assert_eq!(gone.status, 410);
    assert!(!gone.text.contains(&two), "{gone:?}");
    blog.decides(&own, "undo").await;
    let told = blog.has_told_all().await.split_off(4);
    assert_eq!(told.len(), 1, "{told:?}");
    assert_eq!(blog.answer_page(&own).await.status, 200);
}

#[tokio::test]
async fn what_is_taken_back_within_seconds_is_told_to_nobody() {
    let blog = sending(&[]).await;
    blog.host.has("/1", Page::of(LINK));
    let own = blog.answers(&blog.url("/1")).await;
    blog.decides(&own, "reject").await;
    assert_eq!(blog.has_told_all().await, []);
    assert_eq!(blog.host.asked(), [], "not even its page is asked");
}

#[tokio::test]
async fn who_has_answered_by_a_webmention_is_told_of_the_answer_to_that() {
    let blog = sending(&[]).await;
    let html = format!("{LINK}{}", reply("Well said"));
    blog.host.has("/endpoint", Page::status(200));
    blog.says("/notes/1", &html).await;
    until_async("the mention waits", async || {
        !blog.comments().await.as_array().unwrap().is_empty()
    })
    .await;
    let mention = blog.comments().await[0]["id"].as_str().unwrap().to_owned();
    let own = blog.answers_to(&mention, "Thank you").await;
    let told = blog.is_told(1).await;
    let target = blog.url("/notes/1");
    assert_eq!(told[0].fields, of(&blog.source(&own), &target));
    let html = blog.answer_page(&own).await.text;
    let answered = format!("class=\"u-in-reply-to\" href=\"{target}\"");
    assert!(html.contains(&answered), "{html}");
    // Once hers is gone from here, the answer refers to the article alone.
    blog.decides(&mention, "reject").await;
    let told = blog.is_told(2).await;
    assert_eq!(told[1].fields, of(&blog.source(&own), &target));
    let html = blog.answer_page(&own).await.text;
    assert!(!html.contains(&target), "{html}");
}

#[tokio::test]
async fn nobody_else_tells_anybody_anything() {
    let blog = sending(&[]).await;
    blog.host.has("/1", Page::of(LINK));
    let visitor = blog.world.server.visitor();
    let reader = visitor.comments("/posts/a/", &blog.url("/1")).await;
    let (reader, _) = reader.submitted();
    blog.decides(&reader, "approve").await;
    let own = blog
        .answers("See https://blog.test/posts/b/ and mailto:ann@a.test")
        .await;
    blog.world.server.pass(Duration::from_secs(60));
    assert_eq!(blog.has_told_all().await, []);
    assert_eq!(blog.host.asked(), []);
    assert_eq!(blog.answer_page(&own).await.status, 200);
    assert_eq!(
        blog.answer_page(&reader).await.status,
        410,
        "only the owner's comments have a page of their own"
    );
    let never = "019b76da-a800-7000-8000-000000000000";
    assert_eq!(blog.answer_page(never).await.status, 410);
    assert_eq!(blog.answer_page("x").await.status, 400);
}

#[tokio::test]
async fn a_site_sends_none_until_its_owner_says_so() {
    let blog = sending(&["sites.send_webmentions=false"]).await;
    blog.host.has("/1", Page::of(LINK));
    blog.host.has("/endpoint", Page::status(200));
    let owner = blog.world.server.owner();
    let set = |on: bool| json!({"settings": {"send_webmentions": on}});
    blog.answers(&blog.url("/1")).await;
    owner.patch("/sites/blog", &set(true)).await;
    let own = blog.answers(&blog.url("/1")).await;
    let told = blog.has_told_all().await;
    assert_eq!(told.len(), 1, "{told:?}");
    owner.patch("/sites/blog", &set(false)).await;
    blog.edits(&own, &format!("Again {}", blog.url("/1"))).await;
    assert_eq!(blog.has_told_all().await.len(), 1);
    // Who was told hears that it is gone all the same.
    blog.decides(&own, "reject").await;
    assert_eq!(blog.has_told_all().await.len(), 2);
}

#[tokio::test]
async fn what_waits_is_sent_no_more_once_the_site_sends_none() {
    let blog = sending(&[]).await;
    blog.host.has("/1", Page::status(503));
    blog.answers(&blog.url("/1")).await;
    blog.is_read("/1", 1).await;
    let off = json!({"settings": {"send_webmentions": false}});
    blog.world.server.owner().patch("/sites/blog", &off).await;
    blog.host.has("/1", Page::of(LINK));
    blog.host.has("/endpoint", Page::status(200));
    assert_eq!(blog.has_told_all().await, []);
    assert_eq!(blog.host.times("/1"), 1);
}

#[tokio::test]
async fn an_endpoint_that_has_moved_gets_the_form_and_this_server_gets_none() {
    let blog = sending(&[]).await;
    blog.host.has("/1", Page::of(LINK));
    blog.host
        .has("/endpoint", Page::status(308).header("location", "/new"));
    blog.host.has("/new", Page::status(202));
    blog.host
        .has("/2", Page::of("<link rel=webmention href=/moved>"));
    blog.host
        .has("/moved", Page::status(303).header("location", "/error"));
    let own = format!(
        "<link rel=webmention href=\"{}/webmention\">",
        blog.source("").replace("/answers/", "")
    );
    blog.host.has("/3", Page::of(own));
    blog.host.has(
        "/4",
        Page::of("<link rel=webmention href=https://blog.test/webmention>"),
    );
    let links: Vec<String> = ["/1", "/2", "/3", "/4"].map(|path| blog.url(path)).to_vec();
    let own = blog.answers(&links.join("\n")).await;
    let told = blog.has_told_all().await;
    let mut paths: Vec<&str> = told.iter().map(|posted| posted.path.as_str()).collect();
    paths.sort_unstable();
    assert_eq!(paths, ["/endpoint", "/moved", "/new"]);
    for posted in told {
        assert_eq!(posted.fields[0].1, blog.source(&own));
    }
}

#[tokio::test]
async fn who_says_nothing_of_what_came_is_told_that_it_is_gone() {
    let blog = sending(&[]).await;
    blog.host.has("/1", Page::of(LINK));
    blog.host.has("/endpoint", Page::status(502));
    let own = blog.answers(&blog.url("/1")).await;
    blog.is_told(1).await;
    blog.decides(&own, "reject").await;
    blog.host.has("/endpoint", Page::status(200));
    assert_eq!(blog.has_told_all().await.len(), 2);
    assert_eq!(blog.answer_page(&own).await.status, 410);
}

#[tokio::test]
async fn an_answer_has_an_endpoint_of_its_own_and_what_mentions_it_stands_below_it() {
    let blog = sending(&[]).await;
    let own = blog.answers("Ask me more").await;
    let html = blog.answer_page(&own).await.text;
    assert!(html.contains("<link rel=\"webmention\""), "{html}");
    let target = blog.source(&own);
    let more = format!(
        "<div class=h-entry><a class=u-in-reply-to href=\"{target}\">it</a><p class=e-content>Why?</p></div>"
    );
    blog.host.has("/notes/1", Page::of(more));
    let answer = blog.sends(&blog.url("/notes/1"), &target).await;
    assert_eq!(answer.status, 202, "{answer:?}");
    let waiting = async || {
        let all = blog.comments().await;
        let all = all.as_array().unwrap().iter();
        all.filter(|one| one["status"] == "pending")
            .cloned()
            .collect::<Vec<_>>()
    };
    until_async("it waits", async || {
        blog.passes();
        !waiting().await.is_empty()
    })
    .await;
    assert_eq!(waiting().await[0]["parent"], own.as_str());
    // It mentions nothing itself, and a reader's comment has no such page.
    let itself = blog.sends(&target, "https://blog.test/posts/a/").await;
    assert_eq!(
        (itself.status.as_u16(), itself.json()["field"].take()),
        (400, json!("source"))
    );
    let readers = waiting().await[0]["id"].as_str().unwrap().to_owned();
    blog.decides(&readers, "approve").await;
    let of_reader = blog
        .sends(&blog.url("/notes/2"), &blog.source(&readers))
        .await;
    assert_eq!(of_reader.status, 400, "{of_reader:?}");
    let gone = blog.source("019b76da-a800-7000-8000-000000000000");
    assert_eq!(blog.sends(&blog.url("/notes/1"), &gone).await.status, 400);
}

#[tokio::test]
async fn an_endpoint_is_found_in_headers_and_behind_redirects() {
    let blog = sending(&[]).await;
    let taking = [
        (
            "/1",
            Page::of("x").header(
                "link",
                "</other>; rel=other, </endpoint?a=1>; rel=\"webmention\"",
            ),
        ),
        ("/2", Page::status(302).header("location", "/deep/2")),
        (
            "/deep/2",
            Page::of("<a rel=webmention href=here>Tell me</a>"),
        ),
        (
            "/3",
            Page::of("{}")
                .header("content-type", "application/json")
                .header("link", "<endpoint>; rel=webmention"),
        ),
    ];
    for (path, page) in taking {
        blog.host.has(path, page);
    }
    for path in ["/endpoint?a=1", "/deep/here", "/endpoint"] {
        blog.host.has(path, Page::status(201));
    }
    // There and back, and an endpoint that leads on.
    let other = blog.host.origin().replace("127.0.0.1", "localhost");
    let leads = |to: String| Page::status(301).header("location", to);
    blog.host.has("/4", leads(format!("{other}/away")));
    blog.host.has("/away", leads(blog.url("/back")));
    blog.host
        .has("/back", Page::of("<link rel=webmention href=/old>"));
    blog.host
        .has("/old", Page::status(307).header("location", "/young"));
    blog.host.has("/young", Page::status(200));
    let links: Vec<String> = ["/1", "/2", "/3", "/4"].map(|path| blog.url(path)).to_vec();
    blog.answers(&links.join("\n")).await;
    let told = blog.has_told_all().await;
    let mut paths: Vec<&str> = told.iter().map(|posted| posted.path.as_str()).collect();
    paths.sort_unstable();
    let all = ["/deep/here", "/endpoint", "/endpoint?a=1", "/old", "/young"];
    assert_eq!(paths, all);
}

#[tokio::test]
async fn a_site_that_is_down_is_told_later_and_one_that_refuses_is_left_alone() {
    let blog = sending(&["metrics.listen=127.0.0.1:0"]).await;
    blog.host.has("/down", Page::status(503));
    blog.host
        .has("/refuses", Page::of("<link rel=webmention href=/no>"));
    blog.host.has("/no", Page::status(400));
    blog.answers(&format!("{} {}", blog.url("/down"), blog.url("/refuses")))
        .await;
    blog.is_told(1).await;
    blog.is_read("/down", 2).await;
    blog.host.has("/down", Page::of(LINK));
    blog.host.has("/endpoint", Page::status(200));
    let told = blog.has_told_all().await;
    let paths: Vec<&str> = told.iter().map(|posted| posted.path.as_str()).collect();
    assert_eq!(paths, ["/no", "/endpoint"]);
    let metrics = format!(
        "http://{}/metrics",
        blog.world.server.metrics_address.unwrap()
    );
    let metrics = reqwest::get(&metrics).await.unwrap().text().await.unwrap();
    for line in [
        "afterword_webmentions_sent_total{outcome=\"sent\"} 1",
        "afterword_webmentions_sent_total{outcome=\"failed\"} 1",
    ] {
        assert!(metrics.contains(line), "{line}: {metrics}");
    }
}

#[tokio::test]
async fn a_link_leads_the_server_nowhere_inside() {
    let blog = sending(&["webmention.allow_private=localhost"]).await;
    let inside = Host::start().await;
    inside.has("/endpoint", Page::status(200));
    blog.host.has(
        "/1",
        Page::of(format!(
            "<link rel=webmention href=\"{}/endpoint\">",
            inside.origin()
        )),
    );
    blog.host.has(
        "/2",
        Page::status(302).header("location", format!("{}/", inside.origin())),
    );
    blog.host.has("/3", Page::of("<link rel=webmention href=\"file:///etc/passwd\"><link rel=webmention href=ftp://localhost/>"));
    let port = blog.host.address.port();
    let named = |path: &str| format!("http://localhost:{port}{path}");
    blog.answers(&format!(
        "{} {} {} {}/",
        named("/1"),
        named("/2"),
        named("/3"),
        inside.origin()
    ))
    .await;
    assert_eq!(blog.has_told_all().await, []);
    assert_eq!(inside.asked(), [], "nothing inside is asked");
    for path in ["/1", "/2", "/3"] {
        assert_eq!(blog.host.times(path), 1, "{path}");
    }
}

#[tokio::test]
async fn an_answer_tells_twenty_pages_at_most_and_of_a_long_page_its_beginning_is_read() {
    let blog = sending(&["limits.links=100"]).await;
    let long = format!("{LINK}{}", "word ".repeat(400_000));
    blog.host.has("/long", Page::of(long));
    blog.host.has("/endpoint", Page::status(200));
    let mut links = vec![blog.url("/long"), blog.url("/long")];
    links.extend((0..30).map(|number| blog.url(&format!("/{number}"))));
    blog.answers(&links.join("\n")).await;
    let told = blog.has_told_all().await;
    assert_eq!(told.len(), 1, "{told:?}");
    let pages = blog
        .host
        .asked()
        .into_iter()
        .filter(|asked| asked.path != "/endpoint");
    assert_eq!(pages.count(), 20);
}
