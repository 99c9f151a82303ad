//! Sites and their settings.

use super::{Page, World};

const LIST: &str = "/console/sites";

#[tokio::test]
async fn a_site_is_added_listed_and_takes_comments() {
    let world = World::start().await;
    let mut browser = world.signed_in().await;
    let fields = [
        ("key", " notes "),
        ("title", "My notes"),
        (
            "origins",
            "https://notes.test\r\n\r\nhttps://www.notes.test/\r\nhttps://notes.test",
        ),
    ];
    let page = browser.does(LIST, &fields).await;
    assert_eq!(page.text("main [role=status]"), "Saved.");
    assert_eq!(page.text("h1"), "My notes");
    assert!(page.text("#tag").contains("data-site=\"notes\""));
    assert_eq!(
        page.text("#origins"),
        "https://notes.test https://www.notes.test"
    );
    let note = serde_json::json!({"site": "notes", "page": "/a/", "name": "Ann", "text": "Hi"});
    let id = world.written(note).await;
    world.server.owner().has_decided(&id, "approve").await;
    let page = browser.page(LIST).await;
    assert_eq!(page.texts("tbody th"), ["The blog", "My notes"]);
    assert_eq!(page.texts("td.number"), ["0", "0", "1", "0"]);
}

#[tokio::test]
async fn a_refused_site_is_shown_as_it_was_typed_with_all_that_is_wrong() {
    let world = World::start().await;
    let mut browser = world.signed_in().await;
    let long = "x".repeat(301);
    for (key, title, origins, status, wrong) in [
        ("Not a key", "T", "https://x.test", 422, vec!["key"]),
        ("blog", "T", "https://x.test", 409, vec!["key"]),
        ("x", "T", "", 422, vec!["origins"]),
        (
            "x",
            "T",
            "https://x.test\nhttps://x.test/path",
            422,
            vec!["origins"],
        ),
        ("x", &long, "https://x.test", 422, vec!["title"]),
        (
            "",
            "a\u{7}b",
            "javascript:alert(1)",
            422,
            vec!["key", "title", "origins"],
        ),
    ] {
        let fields = [("key", key), ("title", title), ("origins", origins)];
        let page = browser.fails(LIST, &fields, status).await;
        assert_eq!(page.attributes("[aria-invalid]", "id"), wrong);
        assert_eq!(page.attributes("#key", "value"), [key]);
        assert_eq!(page.attributes("#title", "value"), [title]);
        assert_eq!(page.texts("#origins"), [origins.replace('\n', " ")]);
    }
    assert_eq!(browser.page(LIST).await.texts("tbody tr").len(), 1);
}

#[tokio::test]
async fn settings_are_saved_and_an_empty_field_follows_the_server() {
    let world = World::start().await;
    let mut browser = world.signed_in().await;
    let to = "/console/sites/blog";
    let basics = [("title", "Blog"), ("origins", "https://blog.test")];
    let with = |more: &[(&'static str, &'static str)]| [&basics[..], more].concat();
    let changed = with(&[
        ("moderation", "publish"),
        ("depth", "3"),
        ("reactions", "👍\r\n🎉"),
        ("moderators", "none"),
        ("owner", "Olga"),
    ]);
    let page = browser.does(to, &changed).await;
    assert_eq!(
        page.attributes("#moderation option[selected]", "value"),
        ["publish"]
    );
    assert_eq!(page.attributes("#depth", "value"), ["3"]);
    assert_eq!(page.text("#reactions"), "👍 🎉");
    assert_eq!(page.text("#moderators"), "none");
    let visitor = world.server.visitor();
    visitor.comments("/a/", "At once").await.submitted();
    assert_eq!(visitor.count("/a/").await, 1);
    let page = browser
        .does(to, &with(&[("moderation", ""), ("depth", "")]))
        .await;
    assert!(
        page.attributes("#moderation option[selected]", "value")
            .is_empty()
    );
    assert_eq!(page.attributes("#depth", "value"), [""]);
    assert_eq!(
        page.attributes("#owner", "value"),
        ["Olga"],
        "what the form does not have stays"
    );
    visitor.comments("/a/", "Waits").await.submitted();
    assert_eq!(visitor.count("/a/").await, 1);
}

#[tokio::test]
async fn refused_settings_are_marked_all_at_once_and_nothing_is_saved() {
    let world = World::start().await;
    let mut browser = world.signed_in().await;
    let to = "/console/sites/blog";
    let fields = [
        ("title", "New"),
        ("origins", "nonsense"),
        ("depth", "99"),
        ("edit_window", "soon"),
        ("moderators", "ann@example.org\nnobody"),
        ("owner", "Olga"),
    ];
    let page = browser.fails(to, &fields, 422).await;
    let mut wrong = page.attributes("[aria-invalid]", "id");
    wrong.sort();
    assert_eq!(wrong, ["depth", "edit_window", "moderators", "origins"]);
    assert_eq!(page.attributes("#depth", "value"), ["99"]);
    assert_eq!(page.attributes("#owner", "value"), ["Olga"]);
    assert_eq!(page.text("#moderators"), "ann@example.org nobody");
    let page = browser.page(to).await;
    assert_eq!(page.attributes("#owner", "value"), [""]);
    assert_eq!(page.attributes("#title", "value"), ["The blog"]);
    let answer = browser.get("/console/sites/nowhere").await;
    assert_eq!(answer.status, 404);
    Page::of(&answer);
    browser.fails("/console/sites/nowhere", &fields, 404).await;
}
