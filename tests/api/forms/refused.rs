//! Forms that come back.

use reqwest::Method;
use serde_json::json;

use super::{PUBLISH, fields, posts, sends, stored};
use crate::api::page::{Page, open};
use crate::support::{Answer, TestServer};

#[tokio::test]
async fn every_mistake_is_named_beside_its_field_and_all_that_was_typed_stays() {
    let server = TestServer::start().await;
    let page = open(&server.visitor(), "/a/", "").await;
    let text = format!(
        "\n</textarea><script>alert(1)</script>\r\n{}",
        "x".repeat(10_001)
    );
    let typed = [
        ("text", text.as_str()),
        ("name", "\"><b>Ann</b>\u{7}"),
        ("email", "ann@\"><i>"),
        ("website", "javascript:alert('1')"),
    ];
    let sent = sends(&server, &page, &typed).await;
    assert_eq!(sent.status, 422);
    let refused = Page::of(&sent);
    assert_eq!(refused.count("[role=alert] li"), 4);
    for (name, value) in typed {
        let field = format!("#form [name={name}]");
        assert_eq!(refused.attribute(&field, "aria-invalid"), "true");
        let described = refused.attribute(&field, "aria-describedby");
        let mistake = format!("{name}-mistake");
        assert!(described.split(' ').any(|id| id == mistake), "{described}");
        assert!(refused.count(&format!("[role=alert] a[href='#{name}']")) == 1);
        assert!(!refused.text(&format!("#{mistake}")).is_empty());
        // Parsers read CR LF as LF, and browsers send it as CR LF again.
        assert_eq!(fields(&refused)[name], value.replace("\r\n", "\n"));
    }
    assert_eq!(
        fields(&refused)["key"],
        fields(&page)["key"],
        "still the same comment"
    );
    let mended = [
        ("text", "Short"),
        ("name", "Ann"),
        ("email", ""),
        ("website", "ann.example"),
    ];
    let sent = sends(&server, &refused, &mended).await;
    assert_eq!(sent.status, 303, "{sent:?}");
    assert_eq!(stored(&server).await, ["Short"]);
}

#[tokio::test]
async fn fields_that_are_missing_or_empty_are_asked_for() {
    let server = TestServer::start().await;
    for form in [
        vec![("page", "/a/")],
        vec![("page", "/a/"), ("name", " "), ("text", "\n ")],
    ] {
        let sent = posts(&server.visitor(), "/api/v1/comments", &form).await;
        assert_eq!(sent.status, 422);
        let page = Page::of(&sent);
        assert!(page.text("title").starts_with("Error: "));
        assert!(page.text("h1").ends_with("Your comment was not sent"));
        assert_eq!(page.text("#text-mistake"), "The text is empty.");
        assert_eq!(page.text("#name-mistake"), "The name is empty.");
        assert_eq!(page.count("[aria-invalid]"), 2);
    }
}

#[tokio::test]
async fn mistakes_are_explained_in_the_sites_language() {
    let server = TestServer::with(&["sites.language=de", "limits.name=5"]).await;
    let form = [("page", "/a/"), ("name", "Anneliese"), ("text", "Hallo")];
    let sent = posts(&server.visitor(), "/api/v1/comments", &form).await;
    let page = Page::of(&sent);
    assert_eq!(
        page.text("#name-mistake"),
        "Der Name hat 9 Zeichen: höchstens 5 sind möglich."
    );
    assert_eq!(page.attribute("html", "lang"), "de");
}

#[tokio::test]
async fn what_the_sender_cannot_mend_is_mended_for_the_next_try() {
    let server = TestServer::with(PUBLISH).await;
    let ann = server.visitor();
    let (elsewhere, _) = ann.comments("/b/", "elsewhere").await.submitted();
    for (field, value, status) in [
        ("parent", "00000000-0000-7000-8000-000000000000", 404),
        ("parent", elsewhere.as_str(), 409),
        ("parent", "nonsense", 400),
        ("key", "short", 422),
        ("title", "\u{202E}evil", 422),
    ] {
        let form = [
            ("page", "/a/"),
            ("name", "Ann"),
            ("text", "Hello"),
            (field, value),
        ];
        let sent = posts(&ann, "/api/v1/comments", &form).await;
        let page = Page::of(&sent);
        assert_eq!(page.status, status, "{field}={value}");
        assert_ne!(fields(&page).get(field).map(String::as_str), Some(value));
        assert_eq!(
            sends(&server, &page, &[]).await.status,
            303,
            "{field}={value}"
        );
    }
}

#[tokio::test]
async fn what_cannot_be_sent_from_here_is_explained_with_the_text_to_be_copied() {
    let server = TestServer::start().await;
    let (ann, owner) = (server.visitor(), server.owner());
    let closed = json!({"page": "/closed/", "closed": true});
    assert_eq!(owner.patch("/pages", &closed).await.status, 200);
    for (origin, field, value, status) in [
        ("https://evil.test", "page", "/a/", 403),
        ("null", "page", "/a/", 403),
        ("https://blog.test", "page", "/closed/", 403),
        ("https://blog.test", "page", "nonsense", 400),
        ("https://blog.test", "site", "nope", 404),
        ("https://blog.test", "captcha", "x", 400),
    ] {
        let form = [
            ("page", "/a/"),
            ("name", "Ann"),
            ("text", "Long <b>thoughts</b>"),
            (field, value),
        ];
        let sent = posts(&ann.at(origin), "/api/v1/comments", &form).await;
        let page = Page::of(&sent);
        assert_eq!(page.status, status, "{origin} {field}={value}");
        assert_eq!(page.text("#kept[readonly]"), "Long <b>thoughts</b>");
        assert_eq!(page.count("form"), 0);
        assert!(!page.text("[role=alert]").is_empty());
    }
    assert_eq!(stored(&server).await, [""; 0]);
}

#[tokio::test]
async fn a_form_that_cannot_be_read_is_answered_with_a_page_and_other_bodies_with_a_problem() {
    let server = TestServer::start().await;
    let ann = server.visitor();
    let large = format!("page=/a/&text={}", "x".repeat(200_000));
    let form = "application/x-www-form-urlencoded";
    for (kind, body, status) in [
        (form, large.as_str(), 413),
        (form, "page=/a/&text=%FF", 400),
        ("multipart/form-data; boundary=x", "--x--", 415),
    ] {
        let request = ann
            .request(Method::POST, "/api/v1/comments")
            .header("content-type", kind);
        let request = request.header("accept", "text/html,application/xhtml+xml,*/*;q=0.8");
        let page = Page::of(&Answer::of(request.body(body.to_owned())).await);
        assert_eq!(page.status, status, "{kind}");
        assert!(!page.text("[role=alert]").is_empty());
    }
    let json = ann
        .request(Method::POST, "/api/v1/comments")
        .header("content-type", "text/plain");
    assert_eq!(Answer::of(json.body("{")).await.code(), "invalid_json");
}
