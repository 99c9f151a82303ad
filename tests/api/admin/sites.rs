//! Sites and their settings.

use serde_json::{Value, json};

use super::{code_at, comments_of, if_match, if_none_match, version, wrong};
use crate::support::TestServer;

#[tokio::test]
async fn a_site_is_added_and_takes_comments_at_once() {
    let server = TestServer::start().await;
    let owner = server.owner();
    let body = json!({"key": "notes", "title": "My notes", "origins": ["https://notes.test", "https://NOTES.test"],
                      "settings": {"moderation": "publish", "depth": 3, "reactions": ["👍"], "edit_window": "5m"}});
    let added = owner.post("/sites", &body).await;
    assert_eq!(added.status, 201, "{added:?}");
    assert_eq!(added.header("location"), "/api/v1/admin/sites/notes");
    let expected = json!({"key": "notes", "title": "My notes", "origins": ["https://notes.test"],
        "settings": {"moderation": "publish", "depth": 3, "reactions": ["👍"], "edit_window": "5m"},
        "totals": {"approved": 0, "pending": 0, "pages": 0}});
    assert_eq!(added.json(), expected);
    let reader = server.visitor().at("https://notes.test");
    let comment = json!({"site": "notes", "page": "/a/", "name": "Ann", "text": "Hi"});
    assert_eq!(reader.submits(comment).await.status, 201);
    let shown = owner.get("/sites/notes").await;
    assert_eq!(
        shown.json()["totals"],
        json!({"approved": 1, "pending": 0, "pages": 1})
    );
    assert_eq!(version(&shown), version(&added));
    let all = owner.get("/sites").await.json();
    assert_eq!(all["sites"][1], shown.json());
    assert_eq!(
        wrong(&owner.post("/sites", &body).await),
        code_at("site_exists", "key")
    );
}

#[tokio::test]
async fn settings_are_laid_over_what_is_there_and_null_takes_one_back() {
    let server = TestServer::start().await;
    let owner = server.owner();
    comments_of(&server, "/a/", &["held"]).await;
    let body = json!({"settings": {"depth": 2, "moderation": "publish"}});
    assert_eq!(owner.patch("/sites/blog", &body).await.status, 200);
    assert_eq!(server.visitor().comments("/a/", "now").await.status, 201);
    let body = json!({"title": "New", "settings": {"moderation": null}});
    let changed = owner.patch("/sites/blog", &body).await.json();
    assert_eq!(changed["settings"], json!({"depth": 2}));
    assert_eq!(changed["title"], "New");
    assert_eq!(changed["origins"], json!(["https://blog.test"]));
    assert_eq!(
        changed["totals"],
        json!({"approved": 1, "pending": 1, "pages": 1})
    );
    assert_eq!(server.visitor().comments("/a/", "held").await.status, 202);
}

#[tokio::test]
async fn what_can_not_be_a_site_is_named() {
    let server = TestServer::start().await;
    let owner = server.owner();
    let origins = json!(["https://x.test"]);
    for (body, code, field) in [
        (json!({"origins": origins}), "missing_field", "key"),
        (
            json!({"key": "X!", "origins": origins}),
            "invalid_site_key",
            "key",
        ),
        (json!({"key": "x"}), "missing_field", "origins"),
        (
            json!({"key": "x", "origins": []}),
            "invalid_origin",
            "origins",
        ),
        (
            json!({"key": "x", "origins": ["x.test"]}),
            "invalid_origin",
            "origins",
        ),
        (
            json!({"key": "x", "origins": "https://x.test"}),
            "wrong_type",
            "origins",
        ),
        (
            json!({"key": "x", "origins": origins, "title": "a\u{0}"}),
            "invalid_title",
            "title",
        ),
        (
            json!({"key": "x", "origins": origins, "owner": "me"}),
            "unknown_field",
            "owner",
        ),
    ] {
        assert_eq!(
            wrong(&owner.post("/sites", &body).await),
            code_at(code, field),
            "{body}"
        );
    }
    for (settings, field) in [
        (json!({"dept": 3}), "settings.dept"),
        (json!({"depth": 99}), "settings.depth"),
        (json!({"depth": "three"}), "settings.depth"),
        (json!({"depth": {"a": 1}}), "settings.depth"),
        (json!({"images": 1, "depth": 3}), "settings.images"),
        (json!({"moderators": ["nobody"]}), "settings.moderators"),
    ] {
        let body = json!({ "settings": settings });
        let answer = owner.patch("/sites/blog", &body).await;
        assert_eq!(wrong(&answer), code_at("invalid_setting", field), "{body}");
    }
    assert_eq!(owner.get("/sites/blog").await.json()["settings"], json!({}));
    assert_eq!(owner.get("/sites/none").await.code(), "unknown_site");
    assert_eq!(
        owner.patch("/sites/none", &json!({})).await.code(),
        "unknown_site"
    );
}

#[tokio::test]
async fn of_two_changes_or_new_sites_that_race_one_is_made() {
    let server = TestServer::start().await;
    let owner = server.owner();
    for round in 0..10 {
        let read = owner.get("/sites/blog").await;
        let tag = read.header("etag").to_owned();
        let (one, two) = (
            json!({"title": format!("one {round}")}),
            json!({"title": format!("two {round}")}),
        );
        let both = tokio::join!(
            if_match(&owner, "/sites/blog", &tag, &one),
            if_match(&owner, "/sites/blog", &tag, &two)
        );
        let mut statuses = [both.0.status.as_u16(), both.1.status.as_u16()];
        statuses.sort_unstable();
        assert_eq!(statuses, [200, 412]);
        let new = json!({"key": format!("new{round}"), "origins": ["https://x.test"]});
        let both = tokio::join!(owner.post("/sites", &new), owner.post("/sites", &new));
        let mut statuses = [both.0.status.as_u16(), both.1.status.as_u16()];
        statuses.sort_unstable();
        assert_eq!(statuses, [201, 409]);
    }
}

#[tokio::test]
async fn the_totals_of_a_site_are_sent_once_they_have_changed() {
    let server = TestServer::start().await;
    let owner = server.owner();
    let read = owner.get("/sites/blog").await;
    let tag = read.header("etag");
    let again = if_none_match(&owner, "/sites/blog", tag).await;
    assert_eq!((again.status.as_u16(), again.text.as_str()), (304, ""));

    comments_of(&server, "/a/", &["Hello"]).await;
    let counted = if_none_match(&owner, "/sites/blog", tag).await;
    assert_eq!(counted.status, 200);
    assert_eq!(counted.json()["totals"]["pending"], 1);

    let title = json!({"title": "New"});
    let changed = if_match(&owner, "/sites/blog", tag, &title).await;
    assert_eq!(changed.status, 200, "{changed:?}");
}

#[tokio::test]
async fn who_moderates_a_site_is_said_by_those_alone_who_may_do_so() {
    let server = TestServer::start().await;
    let owner = server.owner();
    let token = async |scopes: Value| {
        let name = format!("token for {scopes}");
        let wanted = json!({"name": name, "scopes": scopes});
        let made = owner.post("/tokens", &wanted).await;
        made.json()["token"].as_str().unwrap().to_owned()
    };
    let change = json!({"settings": {"moderators": ["eve@example.org"]}});
    for scopes in [json!(["sites"]), json!(["sites", "read"])] {
        let limited = owner.with(&token(scopes).await);
        let answer = limited.patch("/sites/blog", &change).await;
        assert_eq!(answer.status, 403);
        assert_eq!(
            wrong(&answer),
            code_at("scope_missing", "settings.moderators")
        );
        let harmless = json!({"settings": {"depth": 2}});
        assert_eq!(limited.patch("/sites/blog", &harmless).await.status, 200);
    }
    let whole = owner.with(&token(json!(["sites", "read", "moderate"])).await);
    assert_eq!(whole.patch("/sites/blog", &change).await.status, 200);
}

#[tokio::test]
async fn who_may_only_change_sites_sends_the_server_to_no_other_sitemap() {
    let server = TestServer::start().await;
    let owner = server.owner();
    let token = async |scopes: Value| {
        let name = format!("token for {scopes}");
        let wanted = json!({"name": name, "scopes": scopes});
        let made = owner.post("/tokens", &wanted).await;
        made.json()["token"].as_str().unwrap().to_owned()
    };
    let limited = owner.with(&token(json!(["sites"])).await);
    let blog = async |change: Value| limited.patch("/sites/blog", &change).await;
    let elsewhere = [
        (
            json!({"settings": {"sitemap": "/sitemap.xml"}}),
            "settings.sitemap",
        ),
        (
            json!({"origins": ["https://evil.test"], "settings": {"sitemap": "https://evil.test/"}}),
            "settings.sitemap",
        ),
    ];
    for (change, field) in elsewhere {
        let answer = blog(change).await;
        assert_eq!(wrong(&answer), code_at("scope_missing", field));
    }
    let new =
        json!({"key": "new", "origins": ["https://evil.test"], "settings": {"sitemap": "/a.xml"}});
    let refused = limited.post("/sites", &new).await;
    assert_eq!(
        wrong(&refused),
        code_at("scope_missing", "settings.sitemap")
    );
    let harmless = json!({"key": "new", "origins": ["https://new.test"]});
    assert_eq!(limited.post("/sites", &harmless).await.status, 201);

    let whole = owner.with(&token(json!(["sites", "read", "moderate"])).await);
    let own = json!({"settings": {"sitemap": "/sitemap.xml"}});
    assert_eq!(whole.patch("/sites/blog", &own).await.status, 200);
    // A path is on the first origin.
    let moved = json!({"origins": ["https://evil.test", "https://blog.test"]});
    let answer = blog(moved).await;
    assert_eq!(wrong(&answer), code_at("scope_missing", "origins"));
    for fine in [
        json!({"settings": {"depth": 2}}),
        json!({"settings": {"sitemap": "/sitemap.xml"}}),
        json!({"origins": ["https://blog.test", "https://more.test"]}),
        json!({"settings": {"sitemap": ""}}),
    ] {
        assert_eq!(blog(fine.clone()).await.status, 200, "{fine}");
    }
    let again = blog(json!({"settings": {"sitemap": "/sitemap.xml"}})).await;
    assert_eq!(wrong(&again), code_at("scope_missing", "settings.sitemap"));
}

/// What the server reads for every site is read from a new one as well.
#[tokio::test]
async fn a_new_site_takes_no_sitemap_over_for_who_may_only_change_sites() {
    let server = TestServer::with(&["sites.sitemap=/sitemap.xml"]).await;
    let owner = server.owner();
    let wanted = json!({"name": "sites", "scopes": ["sites"]});
    let made = owner.post("/tokens", &wanted).await;
    let token = made.json()["token"].as_str().unwrap().to_owned();
    let limited = owner.with(&token);
    let new = json!({"key": "new", "origins": ["https://evil.test"]});
    let answer = limited.post("/sites", &new).await;
    assert_eq!(wrong(&answer), code_at("scope_missing", "origins"));
    let without =
        json!({"key": "new", "origins": ["https://evil.test"], "settings": {"sitemap": ""}});
    assert_eq!(limited.post("/sites", &without).await.status, 201);
}

#[tokio::test]
async fn a_comment_stands_once_in_a_stroke() {
    let server = TestServer::start().await;
    let owner = server.owner();
    let id = comments_of(&server, "/a/", &["Hello there"])
        .await
        .remove(0);
    let body = json!({"decisions": [
        {"id": id, "action": "approve"},
        {"id": id, "action": "spam"},
    ]});
    let answer = owner.post("/decisions", &body).await.json();
    assert_eq!(answer["decided"][0]["status"], "approved");
    assert_eq!(answer["failed"][0]["code"], "not_possible");
    assert_eq!(owner.shows(&id).await["status"], "approved");
}
