//! The list of pages, and what is changed about one.

use serde_json::json;

use super::World;

const LIST: &str = "/console/pages";

/// A published comment on each of these pages.
async fn published(world: &World, pages: &[&str]) {
    for page in pages {
        let id = world.comment(page, "Ann", &format!("On {page}")).await;
        world.server.owner().has_decided(&id, "approve").await;
    }
}

#[tokio::test]
async fn pages_are_listed_by_path_and_found_by_words() {
    let world = World::start().await;
    world
        .server
        .add_site("garden", &["https://garden.test"])
        .await;
    published(&world, &["/b/", "/a/"]).await;
    let rose = json!({"site": "garden", "page": "/roses/", "name": "Ann", "text": "x", "title": "Red roses"});
    let rose = world.written(rose).await;
    world.server.owner().has_decided(&rose, "approve").await;
    let mut browser = world.signed_in().await;
    let names = "table tbody th a";
    let page = browser.page(LIST).await;
    assert_eq!(page.texts(names), ["/a/", "/b/", "Red roses"]);
    assert_eq!(page.texts("td.number"), ["1", "1", "1"]);
    for (query, expected) in [
        ("site=garden", vec!["Red roses"]),
        ("q=ROSE", vec!["Red roses"]),
        ("q=b", vec!["/b/"]),
        ("site=blog&q=rose", vec![]),
    ] {
        let page = browser.page(&format!("{LIST}?{query}")).await;
        assert_eq!(page.texts(names), expected, "{query}");
    }
    for (query, status) in [
        ("site=nowhere", 404),
        ("after=nonsense", 400),
        ("after=nowhere/", 400),
    ] {
        let answer = browser.get(&format!("{LIST}?{query}")).await;
        assert_eq!(answer.status, status, "{query}");
    }
}

#[tokio::test]
async fn a_long_list_goes_on_over_all_sites_without_gaps() {
    let world = World::start().await;
    world
        .server
        .add_site("garden", &["https://garden.test"])
        .await;
    for site in ["blog", "garden"] {
        for number in 0..60 {
            let page = format!("/p{number:02}/");
            let fields = json!({"site": site, "page": page, "name": "Ann", "text": page});
            world.written(fields).await;
        }
    }
    let mut browser = world.signed_in().await;
    let (mut next, mut seen) = (LIST.to_owned(), Vec::new());
    for part in [50, 50, 20] {
        let page = browser.page(&next).await;
        let paths = page.texts("table tbody th a");
        assert_eq!(paths.len(), part);
        seen.extend(paths);
        let links = page.attributes("a[rel=next]", "href");
        next = links.first().cloned().unwrap_or_default();
    }
    assert_eq!(next, "");
    let one: Vec<String> = (0..60).map(|number| format!("/p{number:02}/")).collect();
    assert_eq!(seen, [one.clone(), one].concat());
}

#[tokio::test]
async fn a_page_is_closed_opened_named_and_gets_another_path() {
    let world = World::start().await;
    published(&world, &["/a/"]).await;
    let mut browser = world.signed_in().await;
    let fields = |action: &'static str, value: &'static str| {
        [
            ("site", "blog"),
            ("page", "/a/"),
            ("action", action),
            ("value", value),
            ("back", "/console/pages?site=blog"),
        ]
    };
    let page = browser.does(LIST, &fields("close", "")).await;
    assert_eq!(page.text("main [role=status]"), "Saved.");
    assert_eq!(page.attributes(".state", "data-state"), ["closed"]);
    let visitor = world.server.visitor();
    assert_eq!(
        visitor.comments("/a/", "Too late").await.code(),
        "page_closed"
    );
    let page = browser.does(LIST, &fields("open", "")).await;
    assert_eq!(page.attributes(".state", "data-state"), ["open"]);
    assert!(visitor.comments("/a/", "In time").await.status.is_success());
    let page = browser
        .does(LIST, &fields("title", "  A new   title "))
        .await;
    assert_eq!(page.texts("table th a"), ["A new title"]);
    let page = browser.does(LIST, &fields("alias", "/short")).await;
    assert_eq!(page.texts("th .aside"), ["/a/", "Also at /short"]);
    assert_eq!(visitor.count("/short").await, 1);
}

#[tokio::test]
async fn a_page_that_is_moved_takes_its_comments_along_and_the_counts_follow() {
    let world = World::start().await;
    published(&world, &["/old/", "/old/", "/other/"]).await;
    let visitor = world.server.visitor();
    assert_eq!(visitor.counts("blog", &["/old/", "/new/"]).await, [2, 0]);
    let mut browser = world.signed_in().await;
    let fields = [
        ("site", "blog"),
        ("page", "/old/"),
        ("action", "move"),
        ("value", " /new/ "),
    ];
    let page = browser.does(LIST, &fields).await;
    assert_eq!(page.texts("table th a"), ["/new/", "/other/"]);
    let told = "main [role=status]";
    assert_eq!(page.text(told), "The comments are now at /new/.");
    assert_eq!(visitor.counts("blog", &["/old/", "/new/"]).await, [2, 2]);
    let thread = visitor.reads("/new/", "").await;
    assert_eq!(thread["comments"].as_array().unwrap().len(), 2);
    let fields = [
        ("site", "blog"),
        ("page", "/new/"),
        ("action", "move"),
        ("value", "/other/"),
    ];
    let page = browser.does(LIST, &fields).await;
    assert_eq!(page.text(told), "The comments are now at /other/.");
    assert_eq!(
        visitor.counts("blog", &["/old/", "/new/", "/other/"]).await,
        [3, 3, 3]
    );
    // The address is nobody's proof: what it names is text, on a site that one may see.
    let forged = "/console/pages?done=moved:blog/%3Cb%3E/";
    let page = browser.page(forged).await;
    assert_eq!(page.text(told), "The comments are now at /<b>/.");
    let page = browser.page("/console/pages?done=moved:nowhere/a/").await;
    assert_eq!(page.texts(told), Vec::<String>::new());
}

#[tokio::test]
async fn a_page_of_a_retired_site_is_closed_and_is_not_opened_by_itself() {
    let world = World::start().await;
    published(&world, &["/a/"]).await;
    let mut browser = world.signed_in().await;
    let set = json!({"settings": {"retired": true}});
    let answer = world.server.owner().patch("/sites/blog", &set).await;
    assert_eq!(answer.status, 200);
    let page = browser.page(LIST).await;
    assert_eq!(page.attributes(".state", "data-state"), ["closed"]);
    assert_eq!(page.texts("button[value=open]"), Vec::<String>::new());
    let hints = page.texts("details .changes .hint");
    let closed = "The site is retired: no article takes comments any more.";
    assert!(hints.iter().any(|hint| hint == closed), "{hints:?}");
}

#[tokio::test]
async fn a_refused_change_stands_beside_its_page_as_it_was_typed() {
    let world = World::start().await;
    published(&world, &["/a/", "/b/", "/c/"]).await;
    let mut browser = world.signed_in().await;
    for (action, value, status) in [
        ("move", "new/<b>", 400),
        ("move", "/../x/", 400),
        ("alias", "/c/", 409),
        ("title", "a\u{7}b", 422),
        ("title", &"x".repeat(301), 422),
    ] {
        let fields = [
            ("site", "blog"),
            ("page", "/b/"),
            ("action", action),
            ("value", value),
            ("back", "/console/pages?q=b"),
        ];
        let page = browser.fails(LIST, &fields, status).await;
        assert_eq!(
            page.attributes("input[aria-invalid]", "value"),
            [value],
            "{action}"
        );
        assert_eq!(page.texts("details .problem").len(), 1, "{action}");
        assert_eq!(page.texts("table th a"), ["/b/"], "the list as it was");
        let id = &page.attributes("input[aria-invalid]", "id")[0];
        assert_eq!(*id, format!("{action}-1"));
    }
    let elsewhere = [
        ("site", "blog"),
        ("page", "/b/"),
        ("action", "alias"),
        ("value", "/c/"),
        ("back", "/console/pages?q=a"),
    ];
    let page = browser.fails(LIST, &elsewhere, 409).await;
    assert_eq!(
        page.texts("table th a"),
        ["/b/", "/a/"],
        "put before a list without it"
    );
    let unknown = [
        ("site", "blog"),
        ("page", "/none/"),
        ("action", "title"),
        ("value", "Typed"),
    ];
    let page = browser.fails(LIST, &unknown, 404).await;
    assert_eq!(page.text("textarea"), "Typed");
    for (site, path, action, status) in [
        ("nowhere", "/a/", "close", 404),
        ("blog", "nonsense", "close", 400),
        ("blog", "/a/", "burn", 422),
        ("", "", "", 404),
    ] {
        let fields = [("site", site), ("page", path), ("action", action)];
        browser.fails(LIST, &fields, status).await;
    }
}

#[tokio::test]
async fn an_old_page_is_closed_by_its_age() {
    let world = World::with(&["sites.close_after=2d"]).await;
    published(&world, &["/a/"]).await;
    // Before time passes: a mail that is written while the clock jumps may be taken for one of long ago.
    let mut browser = world.signed_in().await;
    world
        .server
        .pass(std::time::Duration::from_secs(3 * 24 * 60 * 60));
    let page = browser.page(LIST).await;
    assert_eq!(page.texts(".state"), ["Closed by age"]);
}
