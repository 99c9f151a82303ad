//! The pages behind the links in mails.

mod confirm;
mod decide;
mod refused;
mod strangers;
mod unsubscribe;

use afterword_model::{ClaimedMail, CommentId, EmailAddress, Undelivered};
use afterword_services::Changes as _;
use afterword_services::keys::{mail_token, token_hash};
use afterword_store::{
    MailId, MailKind, MailOutcome, MailToken, NewMail, ReaderAddress, TokenKind,
};
use jiff::SignedDuration;
use reqwest::Method;
use serde_json::json;
use url::form_urlencoded::Serializer;

use super::page::Page;
use crate::support::{Answer, TestServer};

const ANN: &str = "ann@example.org";
const MODERATOR: &str = "Mo@example.org";

/// A server whose mails go nowhere, and one moderator.
async fn start(settings: &[&str]) -> TestServer {
    let mut all = vec![
        "mail.from=comments@example.org",
        "smtp.host=127.0.0.1",
        "smtp.port=9",
        "smtp.encryption=none",
        "sites.moderators=Mo@example.org",
    ];
    all.extend(settings);
    TestServer::with(&all).await
}

/// A comment that waits, whose author wants to hear of replies.
async fn held(server: &TestServer, text: &str) -> CommentId {
    let body = json!({"page": "/a/", "title": "Rain & snow", "name": "Ann", "email": ANN,
                      "notify": true, "text": text});
    let (id, _) = server.visitor().submits(body).await.submitted();
    CommentId::parse(&id).unwrap()
}

fn address(text: &str) -> EmailAddress {
    EmailAddress::stored(text.to_owned())
}

/// Puts a token into a mail as the server does before it sends it.
async fn issues(
    server: &TestServer,
    kind: TokenKind,
    person: &str,
    comment: Option<CommentId>,
) -> String {
    let (store, now) = (&server.app.store, server.app.clock.now());
    let site = server.app.sites.current().by_key("blog").unwrap().id;
    let revision = match comment {
        Some(id) => store.comment(id).await.unwrap().unwrap().revision,
        None => 0,
    };
    let mail = NewMail {
        id: MailId::new(),
        // Not one that the server has put there itself.
        kind: MailKind::Decided,
        site: Some(site),
        comment,
        recipient: address(person),
        facts: "{}".to_owned(),
        // Not to be sent while the test runs: not at once, and put off for as long as a mail may be.
        now: now + SignedDuration::from_secs(59),
    };
    let id = mail.id;
    store.add_mail(mail).await.unwrap();
    let mail = ClaimedMail { id, until: None };
    let outcome = MailOutcome::Again {
        due: now + SignedDuration::from_hours(3),
        error: Undelivered::said(""),
    };
    let put_off = store.settle_mails(vec![mail], outcome, now).await;
    put_off.unwrap();
    let token = mail_token().unwrap();
    let kept = MailToken {
        hash: token_hash(&token),
        kind,
        mail: id,
        site,
        comment,
        revision,
        person: address(person),
        name: String::new(),
        created: now,
        expires: now + *server.app.config.mail.token_lifetime,
    };
    let prepared = store.prepare_mail(id, vec![kept], "{}".to_owned()).await;
    assert!(prepared.unwrap().is_some(), "the mail is there");
    token
}

/// The link of a moderator about a comment.
pub(super) async fn link(server: &TestServer, person: &str, comment: CommentId) -> String {
    let token = issues(server, TokenKind::Link, person, Some(comment)).await;
    format!("/m/{token}")
}

/// Presses a button as a browser does on a page that hides where it is: with `Origin: null`.
async fn press(server: &TestServer, to: &str, fields: &[(&str, &str)]) -> Answer {
    let body = Serializer::new(String::new()).extend_pairs(fields).finish();
    sends(server, to, "application/x-www-form-urlencoded", &body).await
}

async fn sends(server: &TestServer, to: &str, kind: &str, body: &str) -> Answer {
    let request = server.visitor().at("null").request(Method::POST, to);
    Answer::of(request.header("content-type", kind).body(body.to_owned())).await
}

async fn open(server: &TestServer, link: &str) -> Page {
    Page::of(&server.visitor().get(link).await)
}

async fn status(server: &TestServer, id: CommentId) -> String {
    let comment = server.app.store.comment(id).await.unwrap();
    comment.unwrap().status.to_string()
}

async fn decisions(server: &TestServer, id: CommentId) -> Vec<String> {
    let all = server.app.store.decisions(id).await.unwrap();
    let shown = all
        .iter()
        .map(|d| format!("{} by {} ({})", d.action, d.by, d.interface));
    shown.collect()
}

async fn known(server: &TestServer, email: &str) -> ReaderAddress {
    let site = server.app.sites.current().by_key("blog").unwrap().id;
    let found = server
        .app
        .store
        .reader_address_of(site, address(email))
        .await;
    found.unwrap().expect("an address that was asked")
}

/// A published comment whose author's address is known, and not confirmed yet.
async fn asked(server: &TestServer) -> (CommentId, ReaderAddress) {
    let id = held(server, "Good read").await;
    server.owner().has_decided(&id.to_string(), "approve").await;
    (id, known(server, ANN).await)
}
