//! What becomes of comments for pages that the sitemap does not name.

use afterword_model::Existence;
use serde_json::json;

use super::host::{Host, Page};
use super::world::World;

const REASON: &str = "The site’s sitemap does not name this page.";

/// The reasons that the owner sees of the one comment that waits.
async fn reasons(world: &World) -> Vec<String> {
    let answer = world.server.owner().get("/comments?status=pending").await;
    let reasons = answer.json()["comments"][0]["reasons"].take();
    serde_json::from_value(reasons).unwrap_or_else(|_| panic!("{answer:?}"))
}

#[tokio::test]
async fn a_comment_for_an_unknown_page_is_held_and_the_owner_sees_why() {
    let world = World::with(&["/known/"], &[]).await;
    assert_eq!(
        world.visitor().comments("/known", "Hello").await.status,
        201
    );
    assert_eq!(
        world.visitor().comments("/unknown/", "Hello").await.status,
        202
    );
    assert_eq!(reasons(&world).await, [REASON]);
}

#[tokio::test]
async fn where_the_site_wants_it_such_a_comment_is_refused_and_nothing_is_stored() {
    let world = World::with(&["/known/"], &["unknown_pages=refuse"]).await;
    let refused = world.visitor().comments("/unknown/", "Hello").await;
    assert_eq!(
        (refused.status.as_u16(), refused.code()),
        (404, "unknown_page".to_owned())
    );
    assert_eq!(refused.json()["field"], "page");
    let known = world.visitor().comments("/known/", "Hello").await;
    assert_eq!(known.status, 201);
    let pages = world.server.owner().get("/pages").await.json();
    assert_eq!(pages["pages"].as_array().unwrap().len(), 1, "{pages}");
}

#[tokio::test]
async fn no_page_is_read_that_mentions_an_unknown_one() {
    let world = World::with(&["/known/"], &["webmentions=true"]).await;
    let mentions = async |page: &str| {
        let target = format!("{}{page}", world.host.origin());
        let mention = json!({"source": "http://192.0.2.1/", "target": target});
        world.visitor().post("/webmention", &mention).await
    };
    let refused = mentions("/unknown/").await;
    assert_eq!(refused.status.as_u16(), 400, "{refused:?}");
    assert_eq!(refused.json()["field"], "target");
    assert_eq!(mentions("/known/").await.status.as_u16(), 202);
}

#[tokio::test]
async fn a_sitemap_that_is_not_fresh_refuses_nobody_and_is_read_again() {
    let world = World::with(&["/old/"], &["unknown_pages=refuse"]).await;
    world.pass(11);
    world.host.names(&["/old/", "/new/"]);
    assert_eq!(
        world.visitor().comments("/new/", "First!").await.status,
        202
    );
    world.has_read(2).await;
    assert_eq!(world.knows("/new/"), Existence::Known);
    assert_eq!(
        world.visitor().comments("/new/", "Second").await.status,
        201
    );
    let gone = world.visitor().comments("/nowhere/", "Hello").await;
    assert_eq!(gone.code(), "unknown_page");
}

#[tokio::test]
async fn where_the_site_wants_it_the_sitemap_makes_no_difference() {
    let world = World::with(&["/known/"], &["unknown_pages=publish"]).await;
    assert_eq!(
        world.visitor().comments("/unknown/", "Hello").await.status,
        201
    );
}

#[tokio::test]
async fn before_a_sitemap_was_read_nothing_is_held_because_of_it() {
    let host = Host::start().await;
    host.has("/sitemap.xml", Page::status(500));
    let world = World::of(host, &["unknown_pages=refuse"]).await;
    world.has_failed(1).await;
    assert_eq!(world.knows("/a/"), Existence::NotTold);
    assert_eq!(world.visitor().comments("/a/", "Hello").await.status, 201);
}

#[tokio::test]
async fn what_is_published_or_was_moved_is_known_whatever_the_sitemap_says() {
    let world = World::with(&["/known/"], &["unknown_pages=publish"]).await;
    for page in ["/talked-about/", "/old/"] {
        assert_eq!(world.visitor().comments(page, "Hello").await.status, 201);
    }
    let moves = json!({"page": "/old/", "move_to": "/new/"});
    assert_eq!(
        world.server.owner().patch("/pages", &moves).await.status,
        200
    );
    let refuses = json!({"settings": {"unknown_pages": "refuse"}});
    let changed = world.server.owner().patch("/sites/blog", &refuses).await;
    assert_eq!(changed.status, 200, "{changed:?}");
    for page in ["/talked-about", "/old/", "/new/"] {
        let answer = world.visitor().comments(page, "Again").await;
        assert_eq!(answer.status, 201, "{page}: {answer:?}");
    }
    assert_eq!(
        world.visitor().comments("/other/", "Hello").await.status,
        404
    );
}

/// Otherwise the first would vouch for the second.
#[tokio::test]
async fn a_comment_that_waits_makes_its_page_no_more_known() {
    let world = World::with(&["/known/"], &[]).await;
    for text in ["Hello", "Hello again"] {
        assert_eq!(
            world.visitor().comments("/unknown/", text).await.status,
            202
        );
    }
    let page = world
        .server
        .owner()
        .get("/comments?status=pending")
        .await
        .json();
    let id = page["comments"][0]["id"].as_str().unwrap().to_owned();
    world.server.owner().has_decided(&id, "approve").await;
    assert_eq!(
        world.visitor().comments("/unknown/", "Now").await.status,
        201
    );
}

#[tokio::test]
async fn an_edit_of_a_comment_on_an_unknown_page_is_held_and_not_refused() {
    let world = World::with(&["/a/"], &["unknown_pages=refuse"]).await;
    world.pass(11);
    let (id, token) = world.visitor().comments("/b/", "Hello").await.submitted();
    world.has_read(2).await;
    let late = world.visitor().comments("/b/", "Hello too").await;
    assert_eq!(late.code(), "unknown_page");
    let edited = world.visitor().edits(&id, &token, "Bye").await;
    assert!(edited.status.is_success(), "{edited:?}");
    assert_eq!(edited.json()["comment"]["status"], "pending");
    assert_eq!(reasons(&world).await, [REASON]);
}
