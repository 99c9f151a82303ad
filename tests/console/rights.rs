//! An owner of some sites sees and changes these alone; what belongs to the server is not there.

use reqwest::Method;
use serde_json::json;

use super::{Browser, OWNER, World};

const GIA: &str = "gia@example.org";

struct Two {
    world: World,
    /// Owns the garden alone.
    gia: Browser,
    own: String,
    foreign: String,
}

async fn two() -> Two {
    let world = World::start().await;
    world.site_of("garden", GIA).await;
    let own = json!({"site": "garden", "page": "/roses/", "name": "Ann", "text": "In the garden"});
    let own = world.written(own).await;
    let foreign = world.comment("/secret/", "Bob", "In the blog").await;
    let gia = world.signed_in_as(GIA).await;
    Two {
        world,
        gia,
        own,
        foreign,
    }
}

#[tokio::test]
async fn the_servers_own_pages_are_not_there_by_any_method() {
    let Two { world, mut gia, .. } = two().await;
    let mut owner = world.signed_in().await;
    for path in [
        "/console/sites",
        "/console/sites/garden",
        "/console/sites/blog",
        "/console/tokens",
        "/console/outbox",
        "/console/ways-in",
    ] {
        let answer = gia.get(path).await;
        assert_eq!(answer.status, 404, "{path}");
        assert!(!answer.text.contains("garden"), "{path}");
        assert_eq!(owner.get(path).await.status, 200, "{path}");
        let head = gia.send(Method::HEAD, path, None).await;
        assert_eq!(head.status, 404, "{path}");
    }
    for (path, fields) in [
        (
            "/console/sites",
            vec![("key", "new"), ("origins", "https://new.test")],
        ),
        (
            "/console/sites/garden",
            vec![("origins", "https://evil.test"), ("depth", "1")],
        ),
        (
            "/console/tokens",
            vec![("name", "mine"), ("scope", "export")],
        ),
        ("/console/tokens/revoke", vec![("id", "1")]),
        ("/console/outbox/retry", vec![("kind", "mail"), ("id", "1")]),
    ] {
        let mut script = gia.clone().saying("accept", "application/json");
        let csrf = gia.csrf().await;
        let mut all = vec![("csrf", csrf.as_str())];
        all.extend(fields.iter());
        assert_eq!(script.post(path, &all).await.code(), "not_found", "{path}");
    }
    let app = &world.server.app;
    assert!(app.store.tokens().await.unwrap().is_empty());
    assert_eq!(app.sites.current().all().len(), 2);
    let garden = app.sites.current().by_key("garden").unwrap();
    assert_eq!(garden.origins[0].as_str(), "https://garden.test");
    let links = gia
        .page("/console/comments")
        .await
        .attributes("nav a", "href");
    for hidden in ["/console/sites", "/console/tokens", "/console/outbox"] {
        assert!(!links.contains(&hidden.to_owned()), "{hidden}");
    }
}

#[tokio::test]
async fn nothing_of_other_sites_is_seen() {
    let Two {
        world,
        mut gia,
        own,
        foreign,
    } = two().await;
    let owner = world.server.owner();
    owner.has_decided(&foreign, "approve").await;
    let mut mo = world.signed_in().await;
    let fields = [("site", "blog"), ("kind", "name"), ("value", "Secret Sam")];
    mo.does("/console/blocks", &fields).await;
    for path in [
        "/console/comments?status=all",
        "/console/comments?status=all&q=blog",
        &format!("/console/comments?status=all&at={foreign}"),
        "/console/pages",
        "/console/pages?q=secret",
        "/console/blocks",
        "/console/statistics",
    ] {
        let answer = gia.get(path).await;
        assert_eq!(answer.status, 200, "{path}");
        let text = answer
            .text
            .replace("q=secret", "")
            .replace("value=\"secret\"", "");
        for word in [
            "In the blog",
            "/secret/",
            "The blog",
            "Secret Sam",
            "secret sam",
        ] {
            assert!(!text.contains(word), "{path} shows {word}");
        }
    }
    for path in [
        "/console/comments?site=blog",
        "/console/pages?site=blog",
        "/console/blocks?site=blog",
        "/console/statistics?site=blog",
        &format!("/console/comments/{foreign}"),
        &format!("/console/comments?author={foreign}"),
    ] {
        assert_eq!(gia.get(path).await.status, 404, "{path}");
    }
    let answer = gia.get(&format!("/console/comments?q={foreign}")).await;
    assert_eq!(answer.status, 200, "found by nobody");
    assert_eq!(gia.get("/console/pages?after=blog/").await.status, 400);
    let statistics = gia.page("/console/statistics").await;
    assert!(
        statistics
            .texts("section.chart > p")
            .concat()
            .contains("one comment came in")
    );
    let queue = gia.page("/console/comments").await;
    assert_eq!(queue.attributes("li.row", "data-id"), [own]);
}

#[tokio::test]
async fn nothing_is_decided_about_other_sites() {
    let Two {
        world,
        mut gia,
        own,
        foreign,
    } = two().await;
    for action in [
        "approve", "reject", "spam", "delete", "restore", "pin", "unpin", "block",
    ] {
        let fields = [("id", foreign.as_str()), ("action", action), ("by", "name")];
        gia.fails("/console/decide", &fields, 404).await;
    }
    let edit = format!("/console/comments/{foreign}/edit");
    gia.fails(&edit, &[("text", "Mine now")], 404).await;
    let both = [
        ("id", own.as_str()),
        ("id", &foreign),
        ("action", "approve"),
    ];
    let page = gia.does("/console/decide", &both).await;
    assert!(page.text("#notice").starts_with("1 comment approved."));
    assert_eq!(world.status(&own).await, "approved");
    let mut mo = world.signed_in().await;
    let fields = [("id", foreign.as_str()), ("action", "approve")];
    let page = mo.does("/console/decide", &fields).await;
    let batch = page
        .attributes("#notice input[name=batch]", "value")
        .remove(0);
    gia.fails("/console/undo", &[("batch", &batch)], 404).await;
    let page = gia.page(&format!("/console/comments?done={batch}")).await;
    assert_eq!(page.text("#notice"), "", "nothing is told of it");
    assert_eq!(world.status(&foreign).await, "approved");
    let shown = world.server.owner().shows(&foreign).await;
    assert_eq!(shown["text"], "In the blog");
    assert_eq!(
        shown["decisions"].as_array().unwrap().len(),
        1,
        "that of {OWNER}"
    );
}

#[tokio::test]
async fn pages_and_blocks_of_other_sites_stay_as_they_are() {
    let Two {
        world,
        mut gia,
        foreign,
        ..
    } = two().await;
    world.server.owner().has_decided(&foreign, "approve").await;
    for (action, value) in [
        ("close", ""),
        ("open", ""),
        ("title", "Mine"),
        ("move", "/x/"),
        ("alias", "/y/"),
    ] {
        let fields = [
            ("site", "blog"),
            ("page", "/secret/"),
            ("action", action),
            ("value", value),
        ];
        gia.fails("/console/pages", &fields, 404).await;
    }
    let visitor = world.server.visitor();
    assert_eq!(
        visitor.counts("blog", &["/secret/", "/x/", "/y/"]).await,
        [1, 0, 0]
    );
    let fields = [("site", "blog"), ("kind", "name"), ("value", "Ann")];
    gia.fails("/console/blocks", &fields, 404).await;
    let mut mo = world.signed_in().await;
    let page = mo.does("/console/blocks", &fields).await;
    let id = page.attributes("input[name=id]", "value").remove(0);
    gia.fails("/console/blocks/remove", &[("id", &id)], 404)
        .await;
    assert_eq!(mo.page("/console/blocks").await.texts("tbody tr").len(), 1);
    let fields = [("site", "garden"), ("kind", "name"), ("value", "Ann")];
    let page = gia.does("/console/blocks", &fields).await;
    assert!(page.text("tbody tr").contains(GIA));
    let fields = [
        ("site", "garden"),
        ("page", "/roses/"),
        ("action", "title"),
        ("value", "Roses"),
    ];
    let page = gia.does("/console/pages", &fields).await;
    assert_eq!(page.texts("table th a"), ["Roses"]);
}

#[tokio::test]
async fn what_is_refused_is_said_in_the_language_of_the_browser() {
    let world = World::start().await;
    let mut browser = world.signed_in().await.saying("accept-language", "de");
    let fields = [("site", "blog"), ("kind", "email"), ("value", "x")];
    let page = browser.fails("/console/blocks", &fields, 422).await;
    assert_eq!(
        page.text("#value-problem"),
        "Bitte eine Mailadresse wie ann@example.org."
    );
    let page = browser.page("/console/outbox?show=all").await;
    assert_eq!(page.texts("tbody th"), ["Link zum Anmelden"]);
}

#[tokio::test]
async fn a_form_of_an_ended_session_is_shown_again_and_does_nothing() {
    let world = World::start().await;
    let mut browser = world.signed_in().await;
    let csrf = browser.csrf().await;
    for (path, fields) in [
        ("/console/pages", vec![("site", "blog"), ("value", "Typed")]),
        (
            "/console/blocks",
            vec![("site", "blog"), ("value", "Typed")],
        ),
        ("/console/sites", vec![("key", "new"), ("title", "Typed")]),
        ("/console/sites/blog", vec![("moderators", "Typed")]),
        ("/console/tokens", vec![("name", "Typed")]),
    ] {
        let mut all = vec![("csrf", "outdated")];
        all.extend(fields);
        let answer = browser.post(path, &all).await;
        assert_eq!(answer.status, 403, "{path}");
        let kept = super::Page::of(&answer).texts("textarea");
        assert!(kept.contains(&"Typed".to_owned()), "{path}: {kept:?}");
    }
    browser.cookie = None;
    let fields = [("csrf", &*csrf), ("name", "x"), ("scope", "read")];
    assert_eq!(browser.post("/console/tokens", &fields).await.status, 401);
    let answer = browser.get("/console/tokens?x=1").await;
    assert_eq!(
        answer.header("location"),
        "/console/sign-in?to=%2Fconsole%2Ftokens%3Fx%3D1"
    );
}
