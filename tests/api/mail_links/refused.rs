//! Links that decide nothing.

use std::time::Duration;

use afterword_store::TokenKind;
use reqwest::Method;
use serde_json::json;

use super::{MODERATOR, decisions, held, issues, link, open, press, sends, start, status};
use crate::api::page::Page;
use crate::support::{Answer, TestServer};

/// As long as no mail of the test is due: the worker would find it needless, and take its link back.
const SHORT: Duration = Duration::from_secs(2 * 60 * 60);

/// Neither shows a comment nor decides about it, and says so with this status.
async fn leads_nowhere(server: &TestServer, link: &str, expected: u16) -> String {
    let shown = server.visitor().get(link).await;
    let pressed = press(server, link, &[("action", "approve")]).await;
    for answer in [&shown, &pressed] {
        let page = Page::of(answer);
        assert_eq!(page.status, expected, "{link}");
        assert_eq!(page.text("h1"), "This link leads nowhere");
        assert_eq!(page.count("form, article"), 0);
        assert!(!answer.text.contains("Good read") && !answer.text.contains("blog.test"));
    }
    assert_eq!(shown.text, pressed.text);
    shown.text
}

#[tokio::test]
async fn a_moderator_who_was_taken_off_the_list_decides_nothing() {
    let server = start(&[]).await;
    let id = held(&server, "Good read").await;
    let stranger = link(&server, "gone@example.org", id).await;
    let said = leads_nowhere(&server, &stranger, 404).await;
    let unknown = leads_nowhere(&server, "/m/aaaaaaaaaaaaaaaaaaaaaaaaaa", 404).await;
    assert_eq!(said, unknown, "nobody learns which links there were");
    assert_eq!(status(&server, id).await, "pending");
}

#[tokio::test]
async fn a_moderators_address_and_token_hold_in_any_case() {
    let server = start(&[]).await;
    let id = held(&server, "Good read").await;
    let token = issues(&server, TokenKind::Link, "mO@EXAMPLE.org", Some(id)).await;
    let loud = format!("/m/{}", token.to_ascii_uppercase());
    let page = open(&server, &loud).await;
    assert_eq!(page.attribute(".decide", "action"), format!("/m/{token}"));
    assert_eq!(
        press(&server, &loud, &[("action", "approve")]).await.status,
        200
    );
    assert_eq!(status(&server, id).await, "approved");
}

#[tokio::test]
async fn a_token_of_another_kind_decides_nothing() {
    let server = start(&[]).await;
    let id = held(&server, "Good read").await;
    for kind in [TokenKind::Reply, TokenKind::Answer, TokenKind::Confirm] {
        let token = issues(&server, kind, MODERATOR, Some(id)).await;
        leads_nowhere(&server, &format!("/m/{token}"), 404).await;
    }
    let token = issues(&server, TokenKind::Link, MODERATOR, Some(id)).await;
    for elsewhere in ["/v/", "/u/"] {
        let answer = press(&server, &format!("{elsewhere}{token}"), &[("of", "all")]).await;
        assert_eq!(answer.status, 404, "{elsewhere}");
    }
    assert_eq!(status(&server, id).await, "pending");
}

#[tokio::test]
async fn an_expired_link_decides_nothing() {
    let server = start(&["mail.token_lifetime=2h"]).await;
    let id = held(&server, "Good read").await;
    let link = link(&server, MODERATOR, id).await;
    server.pass(SHORT - Duration::from_millis(1));
    assert_eq!(open(&server, &link).await.status, 200);
    server.pass(Duration::from_millis(1));
    leads_nowhere(&server, &link, 410).await;
    assert_eq!(status(&server, id).await, "pending");
}

#[tokio::test]
async fn a_link_for_an_earlier_text_decides_nothing() {
    let server = start(&[]).await;
    let ann = server.visitor();
    let body = json!({"page": "/a/", "name": "Ann", "text": "Good read"});
    let (id, edit_token) = ann.submits(body).await.submitted();
    let comment = afterword_model::CommentId::parse(&id).unwrap();
    let link = link(&server, MODERATOR, comment).await;
    assert_eq!(ann.edits(&id, &edit_token, "Buy pills").await.status, 200);

    let page = open(&server, &link).await;
    assert_eq!(page.status, 200);
    assert!(page.text("h1").ends_with("This comment was changed"));
    assert!(page.text(".notice").contains("A new mail is on its way"));
    assert_eq!(page.text(".judged .body"), "Buy pills");
    assert_eq!(page.count("form, button"), 0);
    for action in ["approve", "reject", "spam", "delete", "block", "undo"] {
        let answer = press(&server, &link, &[("action", action)]).await;
        assert_eq!(answer.status, 409, "{action}");
        assert!(
            Page::of(&answer)
                .text("h1")
                .ends_with("This comment was changed")
        );
    }
    assert_eq!(status(&server, comment).await, "pending");
    assert!(decisions(&server, comment).await.is_empty());
}

#[tokio::test]
async fn a_comment_that_its_author_has_deleted_stays_deleted() {
    let server = start(&[]).await;
    let ann = server.visitor();
    let body = json!({"page": "/a/", "name": "Ann", "text": "Good read"});
    let (id, edit_token) = ann.submits(body).await.submitted();
    let comment = afterword_model::CommentId::parse(&id).unwrap();
    let link = link(&server, MODERATOR, comment).await;
    assert_eq!(ann.deletes(&id, &edit_token).await.status, 204);
    let there = server.app.store.comment(comment).await.unwrap().is_some();
    let page = open(&server, &link).await;
    assert_eq!(page.count("form, article"), 0);
    assert_eq!(page.status, if there { 200 } else { 404 });
    let answer = press(&server, &link, &[("action", "approve")]).await;
    assert_eq!(answer.status, if there { 409 } else { 404 });
    assert_eq!(server.visitor().count("/a/").await, 0);
}

#[tokio::test]
async fn a_form_that_asks_for_nothing_of_ours_decides_nothing() {
    let server = start(&["limits.text=1000", "limits.body=4KiB"]).await;
    let id = held(&server, "Good read").await;
    let link = link(&server, MODERATOR, id).await;
    for (kind, body, expected) in [
        ("application/x-www-form-urlencoded", "", 400),
        ("application/x-www-form-urlencoded", "action=%FF", 400),
        ("application/x-www-form-urlencoded", "action=pin", 422),
        ("application/x-www-form-urlencoded", "action=restore", 422),
        ("application/x-www-form-urlencoded", "action=undo", 409),
        (
            "application/x-www-form-urlencoded",
            "List-Unsubscribe=One-Click",
            400,
        ),
        ("application/json", "{\"action\":\"approve\"}", 400),
        (
            "multipart/form-data; boundary=x",
            "--x\r\n\r\naction\r\n--x--",
            400,
        ),
        ("text/plain", &"x".repeat(20_000), 413),
    ] {
        let answer = sends(&server, &link, kind, body).await;
        let page = Page::of(&answer);
        assert_eq!(page.status, expected, "{body}");
        assert!(!page.text("[role=alert]").is_empty());
        assert_eq!(
            page.count(".decide"),
            1,
            "what can be done is still offered"
        );
    }
    assert_eq!(status(&server, id).await, "pending");
}

#[tokio::test]
async fn a_multipart_form_decides_too() {
    let server = start(&[]).await;
    let id = held(&server, "Good read").await;
    let link = link(&server, MODERATOR, id).await;
    let body = "--x\r\nContent-Disposition: form-data; name=\"action\"\r\n\r\napprove\r\n--x--\r\n";
    let answer = sends(&server, &link, "multipart/form-data; boundary=x", body).await;
    assert_eq!(answer.status, 200);
    assert_eq!(status(&server, id).await, "approved");
}

#[tokio::test]
async fn other_methods_and_pages_of_other_origins_get_nothing() {
    let server = start(&[]).await;
    let id = held(&server, "Good read").await;
    let link = link(&server, MODERATOR, id).await;
    for method in [Method::OPTIONS, Method::PUT, Method::DELETE, Method::PATCH] {
        let answer = Answer::of(server.visitor().request(method.clone(), &link)).await;
        assert_eq!(answer.status, 405, "{method}");
        assert_eq!(answer.header("access-control-allow-origin"), "");
    }
    for path in [
        link.as_str(),
        "/m/nothing",
        "/v/nothing",
        "/u/nothing",
        "/u/a/b",
    ] {
        let answer = server.visitor().get(path).await;
        assert_eq!(answer.header("access-control-allow-origin"), "", "{path}");
    }
    assert_eq!(status(&server, id).await, "pending");
}
