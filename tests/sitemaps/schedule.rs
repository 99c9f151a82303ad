//! When a sitemap is read, and that nothing is lost when it can't be.

use afterword_config::SetOverride;
use afterword_model::Existence;
use afterword_model::policy::SiteOverrides;

use super::host::{Host, Page};
use super::world::World;

#[tokio::test]
async fn a_sitemap_is_read_again_after_hours_by_what_is_known_of_it() {
    let host = Host::start().await;
    let map = host.sitemap(&["/a/"]);
    host.has(
        "/sitemap.xml",
        Page::of(map.clone()).header("etag", "\"1\""),
    );
    let world = World::of(host, &[]).await;
    world.has_read(1).await;
    world.pass(4 * 60 + 61);
    world
        .tells("afterword_sitemaps_total{outcome=\"unchanged\"} 1")
        .await;
    assert_eq!(world.knows("/a/"), Existence::Known);
    let asked = world.host.asked();
    let known: Vec<Option<&str>> = asked.iter().map(|asked| asked.known.as_deref()).collect();
    assert_eq!(known, [None, Some("\"1\"")]);
    let date = "Thu, 01 Jan 2026 00:00:00 GMT";
    let page = Page::of(world.host.sitemap(&["/b/"])).header("last-modified", date);
    world.host.has("/sitemap.xml", page);
    world.pass(5 * 60 + 1);
    world.has_read(2).await;
    assert_eq!(world.knows("/a/"), Existence::Unknown);
    world.pass(5 * 60 + 1);
    let asked = world.host.is_asked(4).await;
    assert_eq!(asked[3].known.as_deref(), Some(date));
}

#[tokio::test]
async fn however_many_unknown_pages_are_asked_for_it_is_read_once_in_ten_minutes() {
    let world = World::with(&["/a/"], &[]).await;
    for number in 0..20 {
        let page = format!("/unknown/{number}/");
        assert_eq!(world.visitor().comments(&page, "Hello").await.status, 202);
    }
    assert_eq!(world.host.asked().len(), 1);
    world.pass(10);
    world.has_read(2).await;
    for number in 20..40 {
        let page = format!("/unknown/{number}/");
        assert_eq!(world.visitor().comments(&page, "Hello").await.status, 202);
    }
    assert_eq!(world.host.asked().len(), 2);
}

#[tokio::test]
async fn a_failure_keeps_what_was_read_before_and_is_tried_again() {
    let world = World::with(&["/a/"], &[]).await;
    let broken = ["", "<urlset><url>", "<html><body>Moved!</body></html>"];
    for (count, body) in (1..).zip(broken) {
        world.host.has("/sitemap.xml", Page::of(body));
        world.pass(5 * 60 + 1);
        world.has_failed(count).await;
        assert_eq!(world.knows("/a/"), Existence::Known);
        assert_eq!(world.knows("/b/"), Existence::Doubtful);
    }
    world.host.names(&["/b/"]);
    world.pass(4 * 60);
    world.has_read(2).await;
    assert_eq!(world.knows("/a/"), Existence::Unknown);
    assert_eq!(world.knows("/b/"), Existence::Known);
}

#[tokio::test]
async fn a_sitemap_that_is_set_elsewhere_or_off_is_followed_at_once() {
    let world = World::with(&["/a/"], &[]).await;
    world
        .host
        .has("/other.xml", Page::of(world.host.sitemap(&["/b/"])));
    let set = async |pair: &str| {
        let mut own = SiteOverrides::default();
        own.set(pair).unwrap();
        let origin = world.host.origin();
        world.server.add_site_with("blog", &[&origin], own).await;
    };
    set("sitemap=/other.xml").await;
    world.has_read(2).await;
    assert_eq!(world.knows("/a/"), Existence::Unknown);
    assert_eq!(world.knows("/b/"), Existence::Known);
    set("sitemap=").await;
    assert_eq!(world.knows("/b/"), Existence::NotTold);
}

#[tokio::test]
async fn an_index_is_read_with_its_files_and_only_what_has_changed_is_sent_again() {
    let host = Host::start().await;
    let tagged = |body: String, tag: &str| Page::of(body).header("etag", tag);
    host.has(
        "/sitemap.xml",
        tagged(host.index(&["/posts.xml", "/pages.xml"]), "\"i\""),
    );
    host.has("/posts.xml", tagged(host.sitemap(&["/posts/1/"]), "\"p\""));
    host.has("/pages.xml", tagged(host.sitemap(&["/about/"]), "\"q\""));
    let world = World::of(host, &[]).await;
    world.has_read(1).await;
    assert_eq!(world.knows("/posts/1/"), Existence::Known);
    assert_eq!(world.knows("/about/"), Existence::Known);
    let posts = tagged(world.host.sitemap(&["/posts/1/", "/posts/2/"]), "\"r\"");
    world.host.has("/posts.xml", posts);
    world.pass(5 * 60 + 1);
    world.has_read(2).await;
    assert_eq!(world.knows("/posts/2/"), Existence::Known);
    assert_eq!(world.knows("/about/"), Existence::Known);
    let known: Vec<Option<String>> = world.host.asked().into_iter().map(|a| a.known).collect();
    let tags = ["\"i\"", "\"p\"", "\"q\""].map(|tag| Some(tag.to_owned()));
    assert_eq!(known[3..], tags);
}
