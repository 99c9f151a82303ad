//! The address of a page: where it is told, and how far it reaches.

use std::time::Duration;

use super::world::{ANN, World};

const A_DAY: Duration = Duration::from_secs(24 * 60 * 60);

#[tokio::test]
async fn readers_learn_it_from_the_thread_from_the_form_and_by_a_short_link() {
    let world = World::new().await;
    let ann = world.server.visitor();
    let thread = ann.get("/pages/blog?page=/a/").await;
    let link = "/pages/blog/mail?page=%2Fa%2F";
    assert!(thread.text.contains(link), "{}", thread.text);
    let form = ann.reads("/a/", "").await["form"]["by_mail"].clone();
    assert_eq!(form["label"], "Comment by mail");
    let url = form["url"].as_str().unwrap();
    assert!(url.ends_with("/by-mail?site=blog&page="), "{url}");
    let short = ann.get("/by-mail?site=blog&page=%2Fa%2F").await;
    assert_eq!(
        (short.status.as_u16(), short.header("location")),
        (303, link)
    );

    let told = world.asks("/a/").await;
    assert_eq!(told.header("x-robots-tag"), "noindex");
    assert!(told.text.contains("mailto:comments+p"), "{}", told.text);
    assert!(told.text.contains("31 January 2026"), "{}", told.text);
    assert_eq!(world.address("/a/").await, world.address("/a").await);
    assert_ne!(world.address("/a/").await, world.address("/b/").await);
}

#[tokio::test]
async fn a_site_that_takes_none_tells_none_and_takes_none() {
    let world = World::new().await;
    let address = world.address("/a/").await;
    let off = serde_json::json!({"settings": {"comments_by_mail": false}});
    let owner = world.server.owner();
    assert_eq!(owner.patch("/sites/blog", &off).await.status, 200);
    let ann = world.server.visitor();
    assert_eq!(world.asks("/a/").await.status, 404);
    let thread = ann.get("/pages/blog?page=/a/").await;
    assert!(!thread.text.contains("/mail?"), "{}", thread.text);
    assert!(ann.reads("/a/", "").await["form"].get("by_mail").is_none());
    let letter = world.letter(&address, "Is anybody there?");
    assert_eq!(world.brings(&world.signed(&letter)).await, "unknown-token");
    world.has_heard(ANN, 0).await;
}

#[tokio::test]
async fn pages_that_are_closed_or_not_of_the_site_have_none_and_begin_nothing() {
    let world = World::new().await;
    world.closes("/closed/").await;
    let closed = world.asks("/closed/").await;
    assert!(closed.status.is_client_error(), "{closed:?}");
    assert!(!closed.text.contains("mailto:"));
    for wrong in ["no-slash", "", "/a%00"] {
        let answer = world.asks(wrong).await;
        assert_eq!(answer.status, 400, "{wrong}: {answer:?}");
    }
    let unknown = world.server.visitor();
    let unknown = unknown.get("/pages/nobody/mail?page=/a/").await;
    assert_eq!(unknown.status, 404);
}

#[tokio::test]
async fn a_stranger_begins_only_so_many_pages() {
    let world = World::with(&["spam.comments_per_address=2"]).await;
    let mut statuses = Vec::new();
    for number in 0..8 {
        let page = format!("/made-up/{number}/");
        statuses.push(world.asks(&page).await.status.as_u16());
    }
    assert_eq!(statuses[..6], [200; 6]);
    assert_eq!(statuses[6..], [429; 2]);
    // What is known costs nothing.
    assert_eq!(world.asks("/made-up/0/").await.status, 200);
}

#[tokio::test]
async fn it_goes_on_with_a_page_that_moves_and_ends_after_its_day() {
    let world = World::new().await;
    let address = world.address("/a/").await;
    let change = serde_json::json!({"site": "blog", "page": "/a/", "move_to": "/b/"});
    let moved = world.server.owner().patch("/pages", &change).await;
    assert_eq!(moved.status, 200, "{moved:?}");
    let letter = world.letter(&address, "Still the same article.");
    assert_eq!(world.brings(&world.signed(&letter)).await, "commented");
    let comment = &world.comments().await[0];
    assert_eq!(comment["page"]["path"], "/b/");
    world.server.pass(A_DAY * 29);
    let letter = world.letter(&address, "On one of its last days.");
    assert_eq!(world.brings(&world.signed(&letter)).await, "commented");
    world.server.pass(A_DAY * 3);
    let late = world.letter(&address, "After its end.");
    assert_eq!(world.brings(&world.signed(&late)).await, "explained");
    let told = world.hears(ANN, "has expired").await;
    assert!(told.text.contains("After its end."), "{}", told.text);
    assert_eq!(world.brings(&late.later(1).raw()).await, "unauthenticated");
    // And a letter of before it was told may be written for something else.
    let early = world.letter(&world.address("/b/").await, "Long ago.");
    let early = early.later(-60 * 24 * 60 * 60);
    assert_eq!(world.brings(&world.signed(&early)).await, "wrong-sender");
    assert_eq!(world.comments().await.len(), 2);
}

#[tokio::test]
async fn what_is_changed_in_it_makes_it_nobodys() {
    let world = World::new().await;
    let (one, other) = (world.address("/a/").await, world.address("/b/").await);
    let (_, one_token) = one.split_once("+p").unwrap();
    let (_, other_token) = other.split_once("+p").unwrap();
    for at in [1, 8, 12, 20] {
        let mixed = format!("comments+p{}{}", &one_token[..at], &other_token[at..]);
        if mixed == one || mixed == other {
            continue;
        }
        let letter = world.letter(&mixed, "To a made-up address.");
        assert_eq!(world.brings(&world.signed(&letter)).await, "unknown-token");
    }
    let shouted = one.to_uppercase();
    let letter = world.letter(&shouted, "In capitals it is the same.");
    assert_eq!(world.brings(&world.signed(&letter)).await, "commented");
}

#[tokio::test]
async fn a_domain_of_its_own_has_short_addresses() {
    let world = World::with(&["mail.addressing=catch-all"]).await;
    let address = world.address("/a/").await;
    let (local, domain) = address.split_once('@').unwrap();
    assert_eq!((local.len(), domain), (27, "server.test"));
    let letter = world.letter(&address, "Without a plus.");
    assert_eq!(world.brings(&world.signed(&letter)).await, "commented");
}
