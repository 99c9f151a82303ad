//! `/u/{token}`: a reader ends mails.

use std::time::Duration;

use afterword_model::CommentId;
use afterword_services::Changes as _;
use afterword_store::ReaderAddress;
use reqwest::Method;

use super::{ANN, asked, held, known, open, press, sends, start};
use crate::api::page::Page;
use crate::support::{Answer, TestServer};

const FORM: &str = "application/x-www-form-urlencoded";

/// The link in the mails of a reader who has confirmed the address.
async fn confirmed(server: &TestServer) -> (String, CommentId, ReaderAddress) {
    let (id, reader) = asked(server).await;
    let (store, now) = (&server.app.store, server.app.clock.now());
    let email = reader.email.clone();
    let is_known = store.confirm_address(reader.site, email, now).await;
    assert!(is_known.unwrap());
    let token = server.app.keys.stop_token(reader.id);
    (format!("/u/{token}"), id, reader)
}

/// Mails about replies that wait for this reader when somebody replies to the comment.
async fn mails_of_a_reply(server: &TestServer, id: CommentId, text: &str) -> usize {
    let reply = server.visitor().replies("/a/", &id.to_string(), text).await;
    let (reply, _) = reply.submitted();
    server.owner().has_decided(&reply, "approve").await;
    let reply = CommentId::parse(&reply).unwrap();
    let mails = server
        .app
        .store
        .mails(Default::default(), 100)
        .await
        .unwrap();
    let told = mails
        .iter()
        .filter(|mail| mail.recipient.as_str() == ANN && mail.comment == Some(reply));
    told.count()
}

#[tokio::test]
async fn looking_ends_nothing_and_offers_both_choices() {
    let server = start(&[]).await;
    let (link, id, _) = confirmed(&server).await;
    let page = open(&server, &link).await;
    assert_eq!(page.texts(".choices button"), ["All mails"]);
    let page = open(&server, &format!("{link}?comment={id}")).await;
    assert_eq!(page.text("h1"), "Which mails should end?");
    assert_eq!(
        page.texts(".choices button"),
        ["Only mails about this comment", "All mails"]
    );
    assert!(page.text("#about-comment").contains("“Rain & snow”"));
    assert!(page.text(".line").starts_with("a…@example.org gets mails"));
    let head = Answer::of(server.visitor().request(Method::HEAD, &link)).await;
    assert_eq!((head.status.as_u16(), head.text.len()), (200, 0));
    assert!(known(&server, ANN).await.stopped.is_none());
    assert_eq!(mails_of_a_reply(&server, id, "Hello").await, 1);
}

#[tokio::test]
async fn one_click_ends_all_mails() {
    let multipart = "--b\r\nContent-Disposition: form-data; name=\"List-Unsubscribe\"\r\n\r\nOne-Click\r\n--b--\r\n";
    for (kind, body) in [
        (FORM, "List-Unsubscribe=One-Click"),
        (FORM, "x=1&list-unsubscribe=one-click\r\n"),
        ("multipart/form-data; boundary=b", multipart),
        ("multipart/form-data; boundary=\"b\"", multipart),
        ("application/octet-stream", "List-Unsubscribe=One-Click"),
        ("", "List-Unsubscribe=One-Click"),
    ] {
        let server = start(&[]).await;
        let (link, id, _) = confirmed(&server).await;
        let link = format!("{link}?comment={id}");
        for _ in 0..2 {
            let answer = sends(&server, &link, kind, body).await;
            assert_eq!(answer.status, 200, "{kind} {body}: {answer:?}");
            assert_eq!(answer.header("set-cookie"), "");
        }
        assert!(known(&server, ANN).await.stopped.is_some(), "{kind} {body}");
        assert_eq!(mails_of_a_reply(&server, id, "Hello").await, 0);
        let page = open(&server, &link).await;
        assert_eq!(page.text("h1"), "You get no more mails");
        assert_eq!(page.count("form"), 0);
    }
}

#[tokio::test]
async fn mails_about_one_comment_end_and_others_go_on() {
    let server = start(&[]).await;
    let (link, id, _) = confirmed(&server).await;
    let other = held(&server, "Another").await;
    server
        .owner()
        .has_decided(&other.to_string(), "approve")
        .await;
    let one = id.to_string();
    let page = Page::of(&press(&server, &link, &[("of", "comment"), ("comment", &one)]).await);
    assert_eq!(page.status, 200);
    assert!(page.text(".line").contains("“Rain & snow”"));
    assert!(known(&server, ANN).await.stopped.is_none());
    assert_eq!(mails_of_a_reply(&server, id, "Hello").await, 0);
    assert_eq!(mails_of_a_reply(&server, other, "Hello you").await, 1);
    let page = Page::of(&press(&server, &link, &[("of", "all")]).await);
    assert!(
        page.text(".line")
            .starts_with("a…@example.org gets no more mails")
    );
    assert_eq!(mails_of_a_reply(&server, other, "Once more").await, 0);
}

#[tokio::test]
async fn a_link_works_for_ever_in_any_case_and_for_addresses_that_are_gone() {
    let server = start(&[]).await;
    let (link, ..) = confirmed(&server).await;
    server.pass(Duration::from_secs(20 * 365 * 24 * 60 * 60));
    let loud = link.to_uppercase().replace("/U/", "/u/");
    assert_eq!(press(&server, &loud, &[("of", "all")]).await.status, 200);
    assert!(known(&server, ANN).await.stopped.is_some());

    let gone = format!("/u/{}", server.app.keys.stop_token(4711));
    let pressed = sends(&server, &gone, FORM, "List-Unsubscribe=One-Click").await;
    for answer in [server.visitor().get(&gone).await, pressed] {
        let page = Page::of(&answer);
        assert_eq!(page.status, 200);
        assert_eq!(page.text("h1"), "You get no more mails");
    }
    let request = server.visitor().request(Method::GET, &gone);
    let french = Answer::of(request.header("accept-language", "fr-CA, en;q=0.5")).await;
    assert_eq!(Page::of(&french).attribute("html", "lang"), "fr");
}

#[tokio::test]
async fn what_is_not_signed_or_chooses_nothing_ends_nothing() {
    let server = start(&[]).await;
    let (link, id, reader) = confirmed(&server).await;
    let other = server.app.keys.stop_token(reader.id + 1);
    let forged = format!("/u/{}{}", reader.id, &other[other.find('-').unwrap()..]);
    for path in [forged.as_str(), "/u/nothing", "/u/1-", "/u/-"] {
        assert_eq!(open(&server, path).await.status, 404, "{path}");
        let answer = sends(&server, path, FORM, "List-Unsubscribe=One-Click").await;
        assert_eq!(answer.status, 404, "{path}");
    }
    for (body, status) in [
        ("", 400),
        ("of=", 400),
        ("of=comment", 400),
        ("of=comment&comment=x", 400),
        ("List-Unsubscribe=No", 400),
        ("%FF=%FF", 400),
        (&"x".repeat(20_000), 413),
    ] {
        let answer = sends(&server, &link, FORM, body).await;
        assert_eq!(answer.status, status, "{body}");
        assert!(!Page::of(&answer).text(".line").is_empty());
    }
    assert!(known(&server, ANN).await.stopped.is_none());
    assert_eq!(mails_of_a_reply(&server, id, "Hello").await, 1);
}

#[tokio::test]
async fn nobody_learns_of_or_ends_what_is_not_their_own() {
    let server = start(&[]).await;
    let (link, ..) = confirmed(&server).await;
    let bob = serde_json::json!({"page": "/secret/", "title": "Secret plan", "name": "Bob",
        "email": "bob@example.org", "notify": true, "text": "mine"});
    let (bobs, _) = server.visitor().submits(bob).await.submitted();
    let page = open(&server, &format!("{link}?comment={bobs}")).await;
    assert_eq!(page.texts(".choices button"), ["All mails"]);
    let answer = press(&server, &link, &[("of", "comment"), ("comment", &bobs)]).await;
    assert_eq!(answer.status, 200);
    assert!(!answer.text.contains("ecret"));
    assert!(known(&server, ANN).await.stopped.is_none());
}
