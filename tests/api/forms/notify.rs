//! The box below the address: mails about replies.

use super::{PUBLISH, fields, posts, sends, stored};
use crate::api::page::{Page, open};
use crate::support::TestServer;

/// Mails of the test go nowhere.
const OFFERED: &[&str] = &[
    "sites.moderation=publish",
    "mail.from=comments@example.org",
    "smtp.host=127.0.0.1",
    "smtp.port=9",
    "smtp.encryption=none",
];
const BOX: &str = "#form label > input[type=checkbox][name=notify]";

#[tokio::test]
async fn the_box_is_offered_where_the_site_sends_such_mails_and_is_not_ticked() {
    let server = TestServer::with(OFFERED).await;
    let page = open(&server.visitor(), "/a/", "").await;
    assert_eq!(page.count(BOX), 1);
    assert_eq!(page.count(&format!("{BOX}[checked]")), 0);
    assert_eq!(
        page.text("label:has(input)"),
        "Mail me when somebody replies"
    );
    let described = page.attribute(BOX, "aria-describedby");
    assert!(page.text(&format!("#{described}")).contains("confirm"));

    let silent = TestServer::with(&["sites.notifications=false"]).await;
    assert_eq!(open(&silent.visitor(), "/a/", "").await.count(BOX), 0);
}

#[tokio::test]
async fn a_thread_brings_the_words_of_the_box_in_the_site_s_language_and_null_where_there_is_none()
{
    for (language, label, hint) in [
        (
            "en",
            "Mail me when somebody replies",
            "one mail to confirm your address first",
        ),
        (
            "de-AT",
            "Bei Antworten eine Mail schicken",
            "ein Link zum Abbestellen",
        ),
        (
            "fr",
            "M’écrire quand quelqu’un répond",
            "un lien pour ne plus en recevoir",
        ),
        (
            "eo",
            "Mail me when somebody replies",
            "Each later mail has a link that ends them",
        ),
    ] {
        let language = format!("sites.language={language}");
        let server = TestServer::with(&[OFFERED, &[&language]].concat()).await;
        let ann = server.visitor();
        let thread = ann.get("/api/v1/comments?page=/a/").await.json();
        let notify = &thread["form"]["notify"];
        assert_eq!(notify["label"], label);
        let words = notify["hint"].as_str().unwrap();
        assert!(words.contains(hint), "{words}");
        let page = open(&ann, "/a/", "").await;
        assert_eq!(page.text("label:has([type=checkbox])"), label);
        assert_eq!(page.text("#notify-hint"), words);
    }
    let silent = TestServer::with(&["sites.notifications=false"]).await;
    let thread = silent.visitor().get("/api/v1/comments?page=/a/").await;
    assert_eq!(thread.json()["form"]["notify"], serde_json::Value::Null);
    assert!(thread.text.contains("\"notify\":null"));
}

#[tokio::test]
async fn a_tick_stays_in_a_form_that_comes_back_and_its_absence_does_too() {
    let server = TestServer::with(OFFERED).await;
    let mut form = vec![
        ("page", "/a/"),
        ("text", ""),
        ("name", "Ann"),
        ("email", "ann@example.org"),
    ];
    let sent = posts(&server.visitor(), "/api/v1/comments", &form).await;
    assert_eq!(Page::of(&sent).count(&format!("{BOX}[checked]")), 0);
    for ticked in ["on", "1", "true"] {
        form.push(("notify", ticked));
        let sent = posts(&server.visitor(), "/api/v1/comments", &form).await;
        form.pop();
        let refused = Page::of(&sent);
        assert_eq!(refused.count(&format!("{BOX}[checked]")), 1, "{ticked}");
        assert_eq!(fields(&refused)["notify"], "on");
        let sent = sends(&server, &refused, &[("text", ticked)]).await;
        assert_eq!(sent.status, 303, "{sent:?}");
    }
    assert_eq!(stored(&server).await.len(), 3);
}

#[tokio::test]
async fn a_tick_without_an_address_is_a_mistake_of_the_address_in_every_language() {
    for (language, words) in [("en", "untick"), ("de", "Häkchen"), ("fr", "décochez")] {
        let language = format!("sites.language={language}");
        let server = TestServer::with(&[OFFERED, &[&language]].concat()).await;
        let form = [
            ("page", "/a/"),
            ("text", "x"),
            ("name", "Ann"),
            ("email", " "),
            ("notify", "on"),
        ];
        let sent = posts(&server.visitor(), "/api/v1/comments", &form).await;
        assert_eq!(sent.status, 400);
        let refused = Page::of(&sent);
        let mistake = refused.text("#email-mistake");
        assert!(mistake.contains(words), "{mistake}");
        assert_eq!(refused.attribute("#email", "aria-invalid"), "true");
        assert_eq!(refused.count(&format!("{BOX}[checked]")), 1);
        assert!(stored(&server).await.is_empty());
    }
}

#[tokio::test]
async fn a_blog_s_own_form_may_leave_it_out_or_empty() {
    let server = TestServer::with(PUBLISH).await;
    for notify in ["", "off"] {
        let form = [
            ("page", "/a/"),
            ("text", "x"),
            ("name", "Ann"),
            ("notify", notify),
        ];
        let sent = posts(&server.visitor(), "/api/v1/comments", &form).await;
        assert_eq!(sent.status, 303, "{sent:?}");
    }
}
