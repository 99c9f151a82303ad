//! Readers follow a thread: by the API, by the form of a comment, and by a form of its own.

use serde_json::json;

use super::forms::posts;
use super::page::open;
use crate::support::TestServer;

/// Mails of the test go nowhere.
const OFFERED: &[&str] = &[
    "sites.moderation=publish",
    "spam.proof=off",
    "mail.from=comments@example.org",
    "smtp.host=127.0.0.1",
    "smtp.port=9",
    "smtp.encryption=none",
];
const ANN: &str = "ann@example.org";

/// At which pace Ann follows `/a/`.
async fn pace(server: &TestServer) -> Option<&'static str> {
    let site = server.app.sites.current().all()[0].id;
    let path = afterword_model::PagePath::parse("/a/").unwrap();
    let email = afterword_model::EmailAddress::parse(ANN).unwrap();
    let pace = server.app.store.follow(site, path, email).await.unwrap();
    pace.map(afterword_model::FollowPace::as_str)
}

#[tokio::test]
async fn a_program_follows_and_the_answer_tells_nothing_of_the_address() {
    let server = TestServer::with(OFFERED).await;
    let ann = server.visitor();
    for follow in ["daily", "at-once"] {
        let wish = json!({"page": "/a/", "email": ANN, "follow": follow});
        let answer = ann.post("/api/v1/follows", &wish).await;
        assert_eq!(answer.status, 202, "{answer:?}");
        assert_eq!(answer.json(), json!({"status": "noted"}));
        assert_eq!(pace(&server).await, Some(follow));
    }
    for (wish, code, field) in [
        (
            json!({"page": "/a/", "email": ANN, "follow": "hourly"}),
            "invalid_parameter",
            "follow",
        ),
        (
            json!({"page": "/a/", "email": "ann"}),
            "invalid_email",
            "email",
        ),
        (json!({"page": "/a/"}), "missing_field", "email"),
        (json!({"email": ANN}), "missing_field", "page"),
    ] {
        let problem = ann.post("/api/v1/follows", &wish).await.json();
        assert_eq!(
            (&problem["code"], &problem["field"]),
            (&json!(code), &json!(field))
        );
    }
    let stranger = server.visitor().at("https://evil.test");
    let wish = json!({"page": "/b/", "email": ANN});
    assert_eq!(stranger.post("/api/v1/follows", &wish).await.status, 403);
}

#[tokio::test]
async fn a_comment_brings_the_wish_and_it_holds_from_its_publication_on() {
    let server = TestServer::with(OFFERED).await;
    let comment =
        json!({"page": "/a/", "name": "Ann", "email": ANN, "text": "Hello", "follow": "daily"});
    server.visitor().submits(comment).await.submitted();
    assert_eq!(pace(&server).await, Some("daily"));
    let without = json!({"page": "/a/", "name": "Ann", "text": "Hello", "follow": "daily"});
    let problem = server.visitor().submits(without).await.json();
    assert_eq!(
        (&problem["code"], &problem["field"]),
        (&json!("missing_field"), &json!("email"))
    );
}

#[tokio::test]
async fn the_form_works_without_javascript_and_is_linked_from_the_thread() {
    let server = TestServer::with(OFFERED).await;
    let ann = server.visitor();
    let thread = open(&ann, "/a/", "").await;
    let form = thread.attribute("a[href^='/pages/blog/follow']", "href");
    assert_eq!(ann.get(&form).await.status, 200);
    assert_eq!(
        ann.get("/follow?site=blog&page=/a/")
            .await
            .header("location"),
        form
    );
    let empty = posts(
        &ann,
        "/pages/blog/follow",
        &[("page", "/a/"), ("email", "")],
    )
    .await;
    assert_eq!(empty.status, 400);
    let fields = [("page", "/a/"), ("email", ANN), ("follow", "daily")];
    assert_eq!(posts(&ann, "/pages/blog/follow", &fields).await.status, 200);
    assert_eq!(pace(&server).await, Some("daily"));
    let stranger = server.visitor().at("https://evil.test");
    assert_eq!(
        posts(&stranger, "/pages/blog/follow", &fields).await.status,
        403
    );
}

#[tokio::test]
async fn a_site_may_switch_it_off() {
    let server = TestServer::with(&[OFFERED, &["sites.follow_threads=false"]].concat()).await;
    let ann = server.visitor();
    let wish = json!({"page": "/a/", "email": ANN});
    assert_eq!(ann.post("/api/v1/follows", &wish).await.status, 404);
    assert_eq!(ann.get("/pages/blog/follow?page=/a/").await.status, 404);
    let page = open(&ann, "/a/", "").await;
    assert_eq!(page.count("select[name=follow], a[href*='/follow']"), 0);
    let thread = ann.get("/api/v1/comments?page=/a/").await.json();
    assert_eq!(thread["form"]["follow"], json!(null));
}
