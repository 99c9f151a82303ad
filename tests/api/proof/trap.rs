//! Pages without JavaScript: the time they were opened, and the field that only programs fill in.

use std::time::Duration;

use serde_json::json;

use super::{ASKING, verdict};
use crate::api::forms::{fields, posts, sends};
use crate::api::page::{Page, open};
use crate::support::{Answer, TestServer};

/// Mails of the test go nowhere.
const SENDS_MAIL: &[&str] = &[
    "mail.from=comments@example.org",
    "smtp.host=127.0.0.1",
    "smtp.port=9",
    "smtp.encryption=none",
];

fn stamp(answer: &Answer) -> String {
    Page::of(answer).attribute("input[name=proof]", "value")
}

#[tokio::test]
async fn without_javascript_a_comment_is_held_and_its_time_is_known() {
    let server = TestServer::with(ASKING).await;
    let page = open(&server.visitor(), "/a/", "").await;
    let filled = [("name", "Ann"), ("text", "Hello")];
    let sent = sends(&server, &page, &filled).await;
    assert!(
        sent.header("location").contains("afterword=held"),
        "{sent:?}"
    );
    let found = [
        ("form_too_fast".to_owned(), 3),
        ("proof_missing".to_owned(), 0),
    ];
    assert_eq!(verdict(&server).await, found);
    server.pass(Duration::from_secs(60));
    let filled = [("name", "Ann"), ("text", "Hello again")];
    sends(&server, &page, &filled).await;
    assert_eq!(verdict(&server).await, [("proof_missing".to_owned(), 0)]);
}

#[tokio::test]
async fn a_form_that_comes_back_keeps_the_time_at_which_it_was_begun() {
    let server = TestServer::with(ASKING).await;
    let page = open(&server.visitor(), "/a/", "").await;
    let stamp = fields(&page)["proof"].clone();
    let filled = [("name", ""), ("text", "Hello")];
    let back = sends(&server, &page, &filled).await;
    assert!(
        back.text.contains(&format!("value=\"{stamp}\"")),
        "{back:?}"
    );
}

#[tokio::test]
async fn forms_to_report_and_to_follow_that_were_open_for_too_long_come_back_and_can_be_sent() {
    let server = TestServer::with(&[ASKING, SENDS_MAIL].concat()).await;
    let ann = server.visitor();
    let (id, _) = ann.comments("/a/", "Hello").await.submitted();
    server.owner().has_decided(&id, "approve").await;
    let report = format!("/pages/blog/report?comment={id}");
    for (form, filled) in [
        (
            report.as_str(),
            [("comment", id.as_str()), ("reason", "spam")],
        ),
        (
            "/pages/blog/follow?page=/a/",
            [("page", "/a/"), ("email", "ann@example.org")],
        ),
    ] {
        let to = form.split('?').next().unwrap();
        let send = async |proof: &str| {
            let mut fields = filled.to_vec();
            fields.push(("proof", proof));
            posts(&ann, to, &fields).await
        };
        let opened = stamp(&ann.get(form).await);
        let early = send(&opened).await;
        assert_eq!(
            (early.status.as_u16(), stamp(&early)),
            (403, opened.clone())
        );
        server.pass(Duration::from_secs(2 * 60 * 60));
        for invalid in [opened.as_str(), "nonsense"] {
            let late = send(invalid).await;
            assert_eq!(late.status, 403, "{form}: {late:?}");
            server.pass(Duration::from_secs(10));
            let sent = send(&stamp(&late)).await;
            assert_eq!(sent.status, 200, "{form}: {sent:?}");
        }
    }
}

#[tokio::test]
async fn a_program_that_fills_in_every_field_is_spam() {
    let server = TestServer::with(ASKING).await;
    let page = open(&server.visitor(), "/a/", "").await;
    let trap = page.attribute(".unseen input", "name");
    for (attribute, value) in [("tabindex", "-1"), ("autocomplete", "off")] {
        assert_eq!(page.attribute(".unseen input", attribute), value);
    }
    assert_eq!(page.attribute(".unseen", "aria-hidden"), "true");
    let filled = [("name", "Bot"), ("text", "Buy"), (trap.as_str(), "Buy")];
    assert_eq!(sends(&server, &page, &filled).await.status, 303);
    let spam = server.owner().get("/comments?status=spam").await.json();
    assert_eq!(spam["comments"][0]["verdict"][0]["code"], "honeypot");
}

#[tokio::test]
async fn each_site_has_another_name_for_it_and_takes_no_other_field() {
    let server = TestServer::with(ASKING).await;
    server.add_site("other", &["https://other.test"]).await;
    let ann = server.visitor();
    let name = async |site: &str| {
        let thread = ann.reads("/a/", &format!("&site={site}")).await;
        thread["form"]["honeypot"].as_str().unwrap().to_owned()
    };
    let (ours, others) = (name("blog").await, name("other").await);
    assert_ne!(ours, others);
    let mut body = json!({"site": "blog", "page": "/a/", "name": "Ann", "text": "Hello"});
    body[&ours] = json!("");
    assert_eq!(ann.submits(body.clone()).await.status, 202);
    body[&others] = json!("");
    assert_eq!(ann.submits(body).await.code(), "unknown_field");
}

#[tokio::test]
async fn a_form_of_the_blog_with_altchas_own_widget_is_published() {
    let server = TestServer::with(ASKING).await;
    let proof = super::solved(&super::asks(&server.visitor()).await);
    server.pass(Duration::from_secs(10));
    let fields = [
        ("page", "/a/"),
        ("name", "Ann"),
        ("text", "Hello"),
        ("altcha", &*proof),
    ];
    let sent = posts(&server.visitor(), "/api/v1/comments", &fields).await;
    assert!(sent.header("location").contains("#comment-"), "{sent:?}");
}
