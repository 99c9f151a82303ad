//! Who may not write, said without a comment.

use serde_json::json;

use super::{OWNER, World};

const LIST: &str = "/console/blocks";

#[tokio::test]
async fn somebody_is_blocked_and_unblocked_again() {
    let world = World::start().await;
    let mut browser = world.signed_in().await;
    let page = browser.page(LIST).await;
    assert!(page.texts("tbody tr").is_empty());
    for (kind, value) in [
        ("name", "Sam Spam"),
        ("email", "Sam@Example.net"),
        ("network", "203.0.113.9"),
    ] {
        let fields = [("site", "blog"), ("kind", kind), ("value", value)];
        let page = browser.does(LIST, &fields).await;
        assert_eq!(page.text("main [role=status]"), "Saved.");
    }
    let page = browser.page(LIST).await;
    assert_eq!(page.texts("tbody tr").len(), 3);
    assert!(page.texts("tbody tr").iter().all(|row| row.contains(OWNER)));
    assert!(!page.texts("tbody").concat().contains("203.0.113.9"));
    let spam = json!({"page": "/a/", "name": "SAM spam", "text": "Buy"});
    let id = world.written(spam).await;
    assert_eq!(world.status(&id).await, "spam");
    for row in page.attributes("input[name=id]", "value") {
        browser
            .does("/console/blocks/remove", &[("id", &row)])
            .await;
        let page = browser
            .fails("/console/blocks/remove", &[("id", &row)], 404)
            .await;
        assert_eq!(page.text("[role=alert]"), "This block no longer exists.");
    }
    let id = world.comment("/a/", "Sam Spam", "Hello").await;
    assert_eq!(world.status(&id).await, "pending");
    browser
        .fails("/console/blocks/remove", &[("id", "x")], 404)
        .await;
    browser.fails("/console/blocks/remove", &[], 404).await;
}

#[tokio::test]
async fn a_refused_block_is_shown_as_it_was_typed() {
    let world = World::start().await;
    world
        .server
        .add_site("garden", &["https://garden.test"])
        .await;
    let mut browser = world.signed_in().await;
    for (kind, value) in [
        ("email", "not an address"),
        ("network", "300.1.1.1"),
        ("name", " "),
        ("name", "\u{202e}"),
    ] {
        let fields = [("site", "garden"), ("kind", kind), ("value", value)];
        let page = browser.fails(LIST, &fields, 422).await;
        assert_eq!(page.attributes("#value", "value"), [value]);
        assert_eq!(page.attributes("#value", "aria-invalid"), ["true"]);
        assert_eq!(page.attributes("#kind option[selected]", "value"), [kind]);
        assert_eq!(
            page.attributes("#site option[selected]", "value"),
            ["garden"]
        );
        assert_eq!(page.texts("#value-problem").len(), 1);
    }
    for (site, kind, status) in [
        ("nowhere", "name", 404),
        ("", "name", 404),
        ("blog", "shoe", 400),
    ] {
        let fields = [("site", site), ("kind", kind), ("value", "Typed")];
        let page = browser.fails(LIST, &fields, status).await;
        assert_eq!(page.text("textarea"), "Typed");
    }
}

#[tokio::test]
async fn a_long_list_comes_in_parts_of_the_chosen_site() {
    let world = World::start().await;
    world
        .server
        .add_site("garden", &["https://garden.test"])
        .await;
    let mut browser = world.signed_in().await;
    let csrf = browser.csrf().await;
    for number in 0..130 {
        let site = if number < 105 { "blog" } else { "garden" };
        let value = format!("Sam {number}");
        let fields = [
            ("csrf", &*csrf),
            ("site", site),
            ("kind", "name"),
            ("value", &value),
        ];
        assert_eq!(browser.post(LIST, &fields).await.status, 303);
    }
    for (site, parts) in [("", [100, 30]), ("blog", [100, 5])] {
        let mut next = format!("{LIST}?site={site}");
        for part in parts {
            let page = browser.page(&next).await;
            assert_eq!(page.texts("tbody tr").len(), part, "{site}");
            let links = page.attributes("a[rel=next]", "href");
            next = links.first().cloned().unwrap_or_default();
        }
        assert_eq!(next, "", "{site}");
    }
    assert_eq!(browser.get(&format!("{LIST}?after=x")).await.status, 400);
}
