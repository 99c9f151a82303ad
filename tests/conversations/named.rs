//! Posts that the site's own file names for its pages: they have no link to them.

use std::time::Duration;

use afterword_config::SetOverride as _;
use afterword_model::policy::SiteOverrides;
use afterword_testkit::{until, until_async};
use serde_json::{Value, json};

use super::bluesky::network::Bluesky;
use super::mastodon::server::Mastodon;
use super::world::texts_of;
use crate::sitemaps::host::{Host, Page};
use crate::support::TestServer;

const FILE: &str = "/afterword/posts.json";

/// A blog whose host has the file.
struct Blog {
    host: Host,
    server: TestServer,
}

impl Blog {
    async fn of(settings: &[String]) -> Self {
        Self::with(Host::start().await, settings).await
    }

    async fn with(host: Host, settings: &[String]) -> Self {
        let settings: Vec<&str> = settings.iter().map(String::as_str).collect();
        let mut own = SiteOverrides::default();
        for setting in [
            "moderation=publish",
            "hold_at=0",
            "spam_at=0",
            "own_posts=/afterword/posts.json",
        ] {
            own.set(setting).unwrap();
        }
        let origin = host.origin();
        let site = ("blog", &[origin.as_str()][..]);
        let server = TestServer::with_site(&settings, site, own).await;
        Self { host, server }
    }

    fn names(&self, posts: &Value) {
        self.host.has(FILE, Page::of(posts.to_string()));
    }

    async fn thread(&self, page: &str) -> Value {
        self.server
            .visitor()
            .at(&self.host.origin())
            .reads(page, "")
            .await
    }

    /// Waits until the thread of a page has these texts, while time passes.
    async fn has(&self, page: &str, texts: &[&str]) {
        until_async(&format!("{texts:?} are below {page}"), async || {
            self.server.pass(Duration::from_secs(60));
            texts_of(&self.thread(page).await) == texts
        })
        .await;
    }

    /// Waits until the file was read twice more: by then what it named was looked up.
    async fn is_read(&self) {
        let before = self.host.times(FILE);
        until("the file is read again", || {
            self.server.pass(Duration::from_secs(60));
            self.host.times(FILE) >= before + 2
        })
        .await;
    }
}

#[tokio::test]
async fn a_post_without_a_link_is_about_the_page_that_names_it() {
    let mastodon = Mastodon::start().await;
    let post = mastodon.says("me", "I have written something", None).await;
    mastodon.says("ann", "Good", Some(&post)).await;
    let blog = Blog::of(&mastodon.settings()).await;
    let address = format!("http://{}/@me/{post}", mastodon.address);
    blog.names(&json!({"/posts/named/": [address]}));
    blog.has("/posts/named/", &["Good"]).await;
    // A later article names an older post.
    let older = mastodon.says("me", "Something else", None).await;
    mastodon.says("ann", "Better", Some(&older)).await;
    let other = format!("http://{}/@me/{older}", mastodon.address);
    blog.names(&json!({"/posts/named/": [address], "/posts/later/": [other]}));
    blog.has("/posts/later/", &["Better"]).await;
    assert_eq!(texts_of(&blog.thread("/posts/named/").await), ["Good"]);
}

#[tokio::test]
async fn what_the_site_names_is_about_that_page_whatever_it_links_to() {
    let mastodon = Mastodon::start().await;
    let host = Host::start().await;
    let linked = format!("New: {}/posts/linked/", host.origin());
    let post = mastodon.says("me", &linked, None).await;
    mastodon.says("ann", "Good", Some(&post)).await;
    let address = format!("http://{}/@me/{post}", mastodon.address);
    host.has(
        FILE,
        Page::of(json!({"/posts/named/": [address]}).to_string()),
    );
    let blog = Blog::with(host, &mastodon.settings()).await;
    blog.has("/posts/named/", &["Good"]).await;
    assert_eq!(blog.thread("/posts/linked/").await["page"]["count"], 0);
}

#[tokio::test]
async fn posts_of_others_and_private_ones_bring_nothing() {
    let mastodon = Mastodon::start().await;
    let of_ann = mastodon.says("ann", "Mine", None).await;
    mastodon.says("me", "An answer to Ann", Some(&of_ann)).await;
    let private = json!({"status": "For few", "visibility": "private"});
    let private = mastodon.posts("me", &private).await;
    let own = mastodon.says("me", "For all", None).await;
    mastodon.says("ann", "Good", Some(&own)).await;
    let blog = Blog::of(&mastodon.settings()).await;
    let at = |id: &str| format!("http://{}/@me/{id}", mastodon.address);
    blog.names(&json!({
        "/posts/a/": [at(&of_ann), at(&private), at("404"), "http://127.0.0.1:9/@me/1", "https://elsewhere.test/@me/1", "x"],
        "/posts/b/": [at(&own)],
        "https://elsewhere.test/posts/a/": [at(&own)],
    }));
    blog.has("/posts/b/", &["Good"]).await;
    blog.is_read().await;
    assert_eq!(blog.thread("/posts/a/").await["page"]["count"], 0);
    let conversations = blog
        .server
        .app
        .store
        .conversations(afterword_model::Network::Mastodon);
    assert_eq!(conversations.await.unwrap().len(), 1);
}

#[tokio::test]
async fn a_file_that_cannot_be_read_keeps_what_it_named_and_stops_nothing() {
    let mastodon = Mastodon::start().await;
    let blog = Blog::of(&mastodon.settings()).await;
    let elsewhere = Host::start().await;
    elsewhere.has("/posts.json", Page::of("{}"));
    let post = mastodon.says("me", "I have written something", None).await;
    mastodon.says("ann", "Good", Some(&post)).await;
    for broken in [
        Page::status(404),
        Page::of("not json"),
        Page::of(r#"{"/posts/a/": "https://social.example/@me/1"}"#),
        Page::of("a".repeat(2 * 1024 * 1024)),
        Page::status(302).header("location", format!("{}/posts.json", elsewhere.origin())),
    ] {
        blog.host.has(FILE, broken);
        blog.is_read().await;
    }
    assert_eq!(
        elsewhere.asked(),
        [],
        "the site's own origins alone are asked"
    );
    let named = json!({"/posts/a/": [format!("http://{}/@me/{post}", mastodon.address)]});
    blog.host
        .has(FILE, Page::of(named.to_string()).header("etag", "\"1\""));
    blog.has("/posts/a/", &["Good"]).await;
    // What has not changed is not sent again.
    blog.is_read().await;
    let asked = blog.host.asked();
    assert_eq!(asked.last().unwrap().known.as_deref(), Some("\"1\""));
    blog.host.has(FILE, Page::status(500));
    blog.is_read().await;
    mastodon.says("ann", "More", Some(&post)).await;
    blog.has("/posts/a/", &["Good", "More"]).await;
}

#[tokio::test]
async fn without_a_file_the_site_is_not_asked() {
    let mastodon = Mastodon::start().await;
    let blog = Blog::of(&mastodon.settings()).await;
    blog.is_read().await;
    let off = json!({"settings": {"own_posts": ""}});
    let answer = blog.server.owner().patch("/sites/blog", &off).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    let post = mastodon
        .says("me", &format!("New: {}/posts/a/", blog.host.origin()), None)
        .await;
    mastodon.says("ann", "Good", Some(&post)).await;
    let before = blog.host.asked().len();
    blog.has("/posts/a/", &["Good"]).await;
    blog.server.pass(Duration::from_secs(1000));
    mastodon.says("ann", "More", Some(&post)).await;
    blog.has("/posts/a/", &["Good", "More"]).await;
    assert_eq!(blog.host.asked().len(), before);
}

#[tokio::test]
async fn a_post_on_bluesky_is_named_by_its_address_there() {
    let bluesky = Bluesky::start().await;
    let (me, ann) = (bluesky.account("me").await, bluesky.account("ann").await);
    let mut named = Vec::new();
    for (whose, text) in [(&me.handle, "By name"), (&me.did, "By id")] {
        let post = me.links_to("https://elsewhere.test/").await;
        ann.answers((&post, &post), text).await;
        bluesky.shows(&post, 1).await;
        named.push(format!(
            "https://bsky.app/profile/{whose}/post/{}",
            post.key()
        ));
    }
    let of_ann = ann.links_to("https://elsewhere.test/").await;
    named.push(format!(
        "https://bsky.app/profile/{}/post/{}",
        ann.handle,
        of_ann.key()
    ));
    let blog = Blog::of(&bluesky.settings(&[&me])).await;
    blog.names(&json!({"/posts/a/": named}));
    until_async("both answers are there", async || {
        blog.server.pass(Duration::from_secs(60));
        let mut texts = texts_of(&blog.thread("/posts/a/").await);
        texts.sort();
        texts == ["By id", "By name"]
    })
    .await;
}
