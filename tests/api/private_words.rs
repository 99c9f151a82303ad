//! A word to the owner only: how it comes in, who sees it, and how both make it public.

use std::time::Duration;

use afterword_model::{EmailAddress, MailKind};
use afterword_store::OutboxMail;
use serde_json::{Value, json};

use super::forms::posts;
use super::page::open;
use crate::support::TestServer;

/// Mails of the test go nowhere.
const OFFERED: &[&str] = &[
    "sites.private_words=true",
    "sites.words_spam=casino",
    "sites.moderation=publish",
    "sites.moderators=olga@example.org",
    "spam.proof=off",
    "mail.from=comments@example.org",
    "smtp.host=127.0.0.1",
    "smtp.port=9",
    "smtp.encryption=none",
];
const SECRET: &str = "Quetzalcoatl";

fn word() -> Value {
    json!({"page": "/a/", "name": "Ann", "email": "ann@example.org", "title": "Hello",
        "text": format!("{SECRET} is misspelled."), "private": true})
}

/// Its id and its edit token.
async fn written(server: &TestServer) -> (String, String) {
    let answer = server.visitor().submits(word()).await;
    assert_eq!(answer.status, 202, "{answer:?}");
    assert_eq!(answer.json()["status"], "private");
    answer.submitted()
}

async fn releases(server: &TestServer, id: &str, token: &str, body: Value) -> (u16, Value) {
    let ann = server.visitor();
    let request = ann.request(reqwest::Method::PATCH, &format!("/api/v1/comments/{id}"));
    let answer = request.bearer_auth(token).json(&body).send().await.unwrap();
    (answer.status().as_u16(), answer.json().await.unwrap())
}

async fn decides(server: &TestServer, id: &str, action: &str, reply: Option<&str>) -> (u16, Value) {
    let body = json!({"action": action, "reply": reply});
    let answer = server
        .owner()
        .post(&format!("/comments/{id}/decision"), &body)
        .await;
    (answer.status.as_u16(), answer.json())
}

/// Mails of a kind.
async fn mails(server: &TestServer, kind: &str) -> usize {
    let filter = afterword_store::OutboxFilter::default();
    let all = server.app.store.mails(filter, 100).await.unwrap();
    all.iter().filter(|mail| mail.kind.as_str() == kind).count()
}

/// All that strangers can open, as text.
async fn public_texts(server: &TestServer, id: &str) -> String {
    let ann = server.visitor();
    let mut all = String::new();
    for path in [
        "/api/v1/comments?page=/a/".to_owned(),
        "/api/v1/comments?page=/a/&sort=newest&limit=200".to_owned(),
        format!("/api/v1/comments/{id}"),
        "/api/v1/feed.atom".to_owned(),
        "/api/v1/feed.atom?page=/a/".to_owned(),
        "/api/v1/feed.json".to_owned(),
        "/pages/blog?page=/a/".to_owned(),
        format!("/pages/blog?page=/a/&reply={id}"),
        format!("/pages/blog/report?comment={id}"),
        format!("/r/comment-{id}"),
    ] {
        let answer = ann.get(&path).await;
        all += &format!("{path} {} {}\n", answer.status, answer.text);
    }
    all
}

#[tokio::test]
async fn a_private_word_is_at_no_public_door_and_its_author_and_the_owner_see_it() {
    let server = TestServer::with(OFFERED).await;
    let (ann, owner) = (server.visitor(), server.owner());
    let (id, token) = written(&server).await;
    decides(&server, &id, "reply", Some("Xochipilli thanks you.")).await;
    let public = public_texts(&server, &id).await;
    for secret in [SECRET, "Xochipilli"] {
        assert!(!public.contains(secret), "{public}");
    }
    assert_eq!(ann.count("/a/").await, 0);
    let report = json!({"reason": "abuse"});
    let reports = format!("/api/v1/comments/{id}/reports");
    assert_eq!(ann.post(&reports, &report).await.status, 404);
    let react = json!({"reaction": "👍", "key": "2b0c5d7e9f1a3b5c"});
    let reactions = format!("/api/v1/comments/{id}/reactions");
    assert_eq!(ann.post(&reactions, &react).await.status, 404);
    let reply = ann.replies("/a/", &id, "May I answer?").await;
    assert_eq!(reply.code(), "unknown_parent");

    let own = ann.request(reqwest::Method::GET, &format!("/api/v1/comments/{id}"));
    let own: Value = own
        .bearer_auth(&token)
        .send()
        .await
        .unwrap()
        .json()
        .await
        .unwrap();
    assert_eq!(
        (&own["status"], &own["comment"]["status"]),
        (&json!("private"), &json!("private"))
    );
    let shown = owner.shows(&id).await;
    assert_eq!(
        (&shown["status"], &shown["private"]),
        (&json!("private"), &json!(true))
    );
    let listed = owner.get("/comments?status=private").await.json();
    assert_eq!(listed["comments"].as_array().unwrap().len(), 2);
    let pending = owner.get("/comments?status=pending").await.json();
    assert_eq!(pending["comments"], json!([]));
}

#[tokio::test]
async fn it_is_taken_only_where_the_site_takes_it_and_answers_no_comment() {
    let server = TestServer::with(&["sites.moderation=publish", "spam.proof=off"]).await;
    let refused = server.visitor().submits(word()).await;
    assert_eq!(
        (refused.status.as_u16(), refused.code().as_str()),
        (409, "not_possible")
    );
    assert_eq!(refused.json()["field"], "private");
    assert_eq!(
        server.visitor().reads("/a/", "").await["form"]["private"],
        Value::Null
    );

    let server = TestServer::with(OFFERED).await;
    let (id, _) = server
        .visitor()
        .comments("/a/", "Public.")
        .await
        .submitted();
    let mut reply = word();
    reply["parent"] = json!(id);
    let refused = server.visitor().submits(reply).await;
    assert_eq!(refused.json()["field"], "private", "{refused:?}");
    let form = &server.visitor().reads("/a/", "").await["form"]["private"];
    assert_eq!(form["label"], "A word for the owner of this blog only");
}

#[tokio::test]
async fn spam_is_spam_and_what_is_no_spam_is_private_again() {
    let server = TestServer::with(OFFERED).await;
    let owner = server.owner();
    let (id, _) = written(&server).await;
    owner.has_decided(&id, "spam").await;
    owner.has_decided(&id, "approve").await;
    assert_eq!(owner.shows(&id).await["status"], "private");
    owner.has_decided(&id, "delete").await;
    owner.has_decided(&id, "restore").await;
    assert_eq!(owner.shows(&id).await["status"], "private");
    owner.has_decided(&id, "reject").await;
    owner.has_decided(&id, "undo").await;
    assert_eq!(owner.shows(&id).await["status"], "private");
    assert_eq!(server.visitor().count("/a/").await, 0);
    // A word of the list makes spam of it at once, which no approval makes public.
    let mut body = word();
    body["text"] = json!("Come to the casino.");
    let (spam, _) = server.visitor().submits(body).await.submitted();
    assert_eq!(owner.shows(&spam).await["status"], "spam");
    owner.has_decided(&spam, "approve").await;
    assert_eq!(owner.shows(&spam).await["status"], "private");
}

#[tokio::test]
async fn nobody_publishes_it_alone_and_a_clear_answer_says_so() {
    let server = TestServer::with(OFFERED).await;
    let (id, _) = written(&server).await;
    for action in ["approve", "undo", "pin"] {
        let (status, problem) = decides(&server, &id, action, None).await;
        assert_eq!(
            (status, &problem["code"]),
            (409, &json!("not_possible")),
            "{problem}"
        );
    }
    let (_, problem) = decides(&server, &id, "approve", None).await;
    let detail = problem["detail"].as_str().unwrap();
    assert!(detail.contains("`ask`"), "{detail}");
    let mut without = word();
    without["email"] = Value::Null;
    let (id, _) = server.visitor().submits(without).await.submitted();
    for action in ["ask", "reply"] {
        let (status, problem) = decides(&server, &id, action, Some("Hello")).await;
        assert_eq!(status, 409, "{problem}");
        let detail = problem["detail"].as_str().unwrap();
        assert!(detail.contains("no address"), "{detail}");
    }
    assert_eq!(mails(&server, "may-publish").await, 0);
}

/// Neither a question nor an answer is taken, and nothing is noted.
async fn refuses_what_needs_mail(server: &TestServer, id: &str) {
    let noted = server.owner().shows(id).await["decisions"].clone();
    for action in ["ask", "reply"] {
        let (status, problem) = decides(server, id, action, Some("Hello")).await;
        assert_eq!(
            (status, &problem["code"]),
            (409, &json!("not_possible")),
            "{problem}"
        );
        let detail = problem["detail"].as_str().unwrap();
        assert!(detail.contains("No mail can go to its author"), "{detail}");
    }
    assert_eq!(server.owner().shows(id).await["decisions"], noted);
    assert_eq!(mails(server, "may-publish").await, 0);
}

#[tokio::test]
async fn without_mail_nobody_is_asked_or_answered_and_the_form_promises_no_answer() {
    let server = TestServer::with(&["sites.private_words=true", "spam.proof=off"]).await;
    let (id, _) = written(&server).await;
    refuses_what_needs_mail(&server, &id).await;
    let hints = async |server: &TestServer| {
        let ann = server.visitor();
        let form = ann.reads("/a/", "").await["form"]["private"]["hint"].clone();
        let page = open(&ann, "/a/", "").await;
        [
            form.as_str().unwrap().to_owned(),
            page.text("#private-hint"),
        ]
    };
    for hint in hints(&server).await {
        assert_eq!(hint, "Only the owner of this blog sees your words.");
    }
    let with_mail = TestServer::with(OFFERED).await;
    for hint in hints(&with_mail).await {
        assert!(hint.contains("An answer comes by mail"), "{hint}");
    }
}

#[tokio::test]
async fn an_address_that_has_ended_mails_is_not_asked_or_answered_and_nothing_says_it_was() {
    let server = TestServer::with(OFFERED).await;
    let (id, _) = written(&server).await;
    assert_eq!(decides(&server, &id, "reply", Some("Thanks!")).await.0, 200);
    let site = server.app.sites.current().by_key("blog").unwrap().id;
    let email = EmailAddress::parse("ann@example.org").unwrap();
    let known = server.app.store.reader_address_of(site, email).await;
    let stop = server.app.keys.stop_token(known.unwrap().unwrap().id);
    let click = [("List-Unsubscribe", "One-Click")];
    let ended = posts(&server.visitor(), &format!("/u/{stop}"), &click).await;
    assert_eq!(ended.status, 200, "{ended:?}");
    refuses_what_needs_mail(&server, &id).await;
}

#[tokio::test]
async fn once_both_want_it_the_word_and_the_answer_are_public_and_an_undo_hides_both() {
    let server = TestServer::with(OFFERED).await;
    let (ann, owner) = (server.visitor(), server.owner());
    let (id, token) = written(&server).await;
    assert_eq!(mails(&server, "private").await, 1);
    assert_eq!(
        decides(&server, &id, "reply", Some("Thank you!")).await.0,
        200
    );
    assert_eq!(
        decides(&server, &id, "reply", Some("Thank you!")).await.0,
        200
    );
    assert_eq!(mails(&server, "private-reply").await, 1);
    for _ in 0..2 {
        assert_eq!(decides(&server, &id, "ask", None).await.0, 200);
    }
    assert_eq!(mails(&server, "may-publish").await, 1);
    // A question that is taken back can be asked again. The mail about the first one may be gone by then.
    owner.has_decided(&id, "undo").await;
    server.pass(Duration::from_secs(1));
    assert_eq!(decides(&server, &id, "ask", None).await.0, 200);
    let filter = afterword_store::OutboxFilter::default();
    let all = server.app.store.mails(filter, 100).await.unwrap();
    let now = server.app.clock.now();
    let asked = |mail: &&OutboxMail| mail.kind == MailKind::MayPublish && mail.created == now;
    assert_eq!(all.iter().filter(asked).count(), 1, "{all:?}");
    assert_eq!(ann.count("/a/").await, 0);

    let (status, released) = releases(&server, &id, &token, json!({"private": false})).await;
    assert_eq!(
        (status, &released["status"]),
        (200, &json!("approved")),
        "{released}"
    );
    let thread = ann.reads("/a/", "").await;
    let texts: Vec<&str> = thread["comments"]
        .as_array()
        .unwrap()
        .iter()
        .map(|comment| comment["html"].as_str().unwrap())
        .collect();
    assert_eq!(texts.len(), 2);
    assert!(
        texts[0].contains(SECRET) && texts[1].contains("Thank you!"),
        "{texts:?}"
    );
    assert_eq!(ann.count("/a/").await, 2);

    owner.has_decided(&id, "undo").await;
    assert_eq!(owner.shows(&id).await["status"], "private");
    assert_eq!(ann.count("/a/").await, 0);
    assert!(!public_texts(&server, &id).await.contains("Thank you!"));
}

#[tokio::test]
async fn what_its_author_offers_waits_for_the_owner_on_a_site_that_publishes_at_once() {
    let server = TestServer::with(OFFERED).await;
    let (ann, owner) = (server.visitor(), server.owner());
    let (id, token) = written(&server).await;
    decides(&server, &id, "reply", Some("Thank you!")).await;
    let (status, problem) = releases(&server, &id, "wrong", json!({"private": false})).await;
    assert_eq!(
        (status, &problem["code"]),
        (403, &json!("wrong_edit_token"))
    );
    let (status, problem) = releases(&server, &id, &token, json!({"private": true})).await;
    assert_eq!((status, &problem["field"]), (409, &json!("private")));
    for _ in 0..2 {
        let (status, offered) = releases(&server, &id, &token, json!({"private": false})).await;
        assert_eq!((status, &offered["status"]), (200, &json!("pending")));
    }
    assert_eq!(mails(&server, "moderation").await, 1);
    assert_eq!(ann.count("/a/").await, 0);
    owner.has_decided(&id, "approve").await;
    assert_eq!(ann.count("/a/").await, 2);
    owner.has_decided(&id, "undo").await;
    assert_eq!(ann.count("/a/").await, 0);
}

#[tokio::test]
async fn an_edit_keeps_it_private_and_ends_the_question() {
    let server = TestServer::with(OFFERED).await;
    let ann = server.visitor();
    let (id, token) = written(&server).await;
    decides(&server, &id, "ask", None).await;
    let edited = ann.edits(&id, &token, "Something else.").await;
    assert_eq!(
        (edited.status.as_u16(), &edited.json()["status"]),
        (200, &json!("private"))
    );
    assert_eq!(mails(&server, "private").await, 2);
    // The owner has asked for another text.
    let (_, offered) = releases(&server, &id, &token, json!({"private": false})).await;
    assert_eq!(offered["status"], "pending");
    let (other, token) = server.visitor().submits(word()).await.submitted();
    assert_eq!(ann.deletes(&other, &token).await.status, 204);
    assert_eq!(
        server
            .owner()
            .get(&format!("/comments/{other}"))
            .await
            .status,
        404
    );
}

#[tokio::test]
async fn the_form_without_javascript_has_the_box_and_says_what_becomes_of_it() {
    let server = TestServer::with(OFFERED).await;
    let ann = server.visitor();
    let page = open(&ann, "/a/", "").await;
    assert_eq!(page.attribute("input[name=private]", "type"), "checkbox");
    let fields = [
        ("site", "blog"),
        ("page", "/a/"),
        ("name", "Ann"),
        ("text", SECRET),
        ("return", "thread"),
        ("private", "on"),
    ];
    let answer = posts(&ann, "/api/v1/comments", &fields).await;
    assert_eq!(answer.status, 303, "{answer:?}");
    assert!(answer.header("location").contains("afterword=private"));
    let thread = ann
        .get(answer.header("location").split('#').next().unwrap())
        .await;
    assert!(
        thread
            .text
            .contains("Only the owner of this blog sees your words.")
    );
    assert!(!thread.text.contains(SECRET));
}

#[tokio::test]
async fn what_is_offered_waits_for_the_owner_whatever_its_author_writes_then() {
    let server = TestServer::with(OFFERED).await;
    let (ann, owner) = (server.visitor(), server.owner());
    let (id, token) = written(&server).await;
    releases(&server, &id, &token, json!({"private": false})).await;
    for text in ["Something else.", "And something else again."] {
        let edited = ann.edits(&id, &token, text).await;
        assert_eq!(edited.json()["status"], "pending", "{edited:?}");
    }
    assert_eq!(ann.count("/a/").await, 0);
    let reasons = &owner.shows(&id).await["reasons"];
    let why = reasons.to_string();
    assert!(why.contains("agrees to its publication"), "{why}");
    owner.has_decided(&id, "approve").await;
    assert_eq!(ann.count("/a/").await, 1);
    // An approval never covers a later text.
    let edited = ann.edits(&id, &token, "Not what was approved.").await;
    assert_eq!(edited.json()["status"], "pending", "{edited:?}");
    // A comment that was public from the start is published with its new text.
    let (id, token) = ann.comments("/a/", "For all.").await.submitted();
    let edited = ann.edits(&id, &token, "For all readers.").await;
    assert_eq!(edited.json()["status"], "approved", "{edited:?}");
}

#[tokio::test]
async fn an_answer_that_was_taken_back_can_be_given_again_once_the_word_is_public() {
    let server = TestServer::with(OFFERED).await;
    let ann = server.visitor();
    let (id, token) = written(&server).await;
    decides(&server, &id, "reply", Some("Thank you!")).await;
    server.owner().has_decided(&id, "undo").await;
    decides(&server, &id, "ask", None).await;
    releases(&server, &id, &token, json!({"private": false})).await;
    assert_eq!(ann.count("/a/").await, 1);
    let (status, decided) = decides(&server, &id, "approve", Some("Thank you!")).await;
    assert_eq!(status, 200, "{decided}");
    assert_eq!(ann.count("/a/").await, 2);
    let thread = ann.reads("/a/", "").await;
    assert_eq!(thread["comments"][1]["html"], "<p>Thank you!</p>\n");
}

#[tokio::test]
async fn an_undo_of_an_answer_leaves_the_word_that_its_author_has_offered_since() {
    let server = TestServer::with(OFFERED).await;
    let (ann, owner) = (server.visitor(), server.owner());
    let (id, token) = written(&server).await;
    decides(&server, &id, "reply", Some("Thank you!")).await;
    releases(&server, &id, &token, json!({"private": false})).await;
    for (action, count) in [
        // The answer goes, and comes back with the word, and goes.
        ("undo", 0),
        ("undo", 0),
        ("approve", 2),
        ("undo", 0),
    ] {
        owner.has_decided(&id, action).await;
        assert_eq!(ann.count("/a/").await, count, "{action}");
        let shown = owner.shows(&id).await;
        assert_eq!(shown["private"], false, "{action}: {shown}");
    }
    assert_eq!(owner.shows(&id).await["status"], "pending");

    let (id, token) = written_again(&server).await;
    decides(&server, &id, "reply", Some("Thank you!")).await;
    releases(&server, &id, &token, json!({"private": false})).await;
    owner.has_decided(&id, "undo").await;
    owner.has_decided(&id, "approve").await;
    assert_eq!(ann.count("/a/").await, 1, "the word without the answer");
}

#[tokio::test]
async fn an_undo_of_an_answer_leaves_the_question_that_was_asked_before() {
    let server = TestServer::with(OFFERED).await;
    let owner = server.owner();
    let (id, token) = written(&server).await;
    owner.has_decided(&id, "ask").await;
    decides(&server, &id, "reply", Some("Thnak you!")).await;
    owner.has_decided(&id, "undo").await;
    releases(&server, &id, &token, json!({"private": false})).await;
    assert_eq!(owner.shows(&id).await["status"], "approved");

    let (id, token) = written_again(&server).await;
    owner.has_decided(&id, "ask").await;
    decides(&server, &id, "reply", Some("Thank you!")).await;
    // The answer goes, comes back, and goes.
    for _ in 0..3 {
        owner.has_decided(&id, "undo").await;
    }
    releases(&server, &id, &token, json!({"private": false})).await;
    assert_eq!(owner.shows(&id).await["status"], "approved");
}

/// Another one.
async fn written_again(server: &TestServer) -> (String, String) {
    let mut body = word();
    body["text"] = json!("And another typo.");
    server.visitor().submits(body).await.submitted()
}

#[tokio::test]
async fn who_erases_a_word_erases_the_answers_that_nobody_else_has_read() {
    let server = TestServer::with(OFFERED).await;
    let (ann, owner) = (server.visitor(), server.owner());
    let quoting = format!("Xochipilli: you wrote that {SECRET} is misspelled.");
    for is_offered in [false, true] {
        let (id, token) = written(&server).await;
        decides(&server, &id, "reply", Some(&quoting)).await;
        decides(&server, &id, "reply", Some("Xochipilli thanks you.")).await;
        assert_eq!(mails(&server, "private-reply").await, 2);
        if is_offered {
            releases(&server, &id, &token, json!({"private": false})).await;
        }
        assert_eq!(ann.deletes(&id, &token).await.status, 204);
        for word in [SECRET, "Xochipilli"] {
            let found = owner.get(&format!("/comments?q={word}")).await.json();
            assert_eq!(found["comments"], json!([]), "{word}");
        }
        assert_eq!(mails(&server, "private-reply").await, 0);
    }
    let (id, _) = written(&server).await;
    decides(&server, &id, "reply", Some(&quoting)).await;
    let person = json!({"email": "ann@example.org"});
    assert_eq!(owner.post("/people/erase", &person).await.status, 200);
    let left = owner.get("/comments?status=private").await.json();
    assert_eq!(left["comments"], json!([]));
    assert_eq!(mails(&server, "private-reply").await, 0);
    // Also an answer that was taken back before the word was published.
    let (id, token) = written(&server).await;
    decides(&server, &id, "reply", Some(&quoting)).await;
    owner.has_decided(&id, "undo").await;
    owner.has_decided(&id, "ask").await;
    releases(&server, &id, &token, json!({"private": false})).await;
    assert_eq!(owner.shows(&id).await["status"], "approved");
    assert_eq!(ann.deletes(&id, &token).await.status, 204);
    let found = owner.get("/comments?q=Xochipilli").await.json();
    assert_eq!(found["comments"], json!([]));
    // What was published stays, without its author's words.
    let (id, token) = written(&server).await;
    decides(&server, &id, "ask", Some("Thank you!")).await;
    releases(&server, &id, &token, json!({"private": false})).await;
    assert_eq!(ann.deletes(&id, &token).await.status, 204);
    assert_eq!(ann.count("/a/").await, 1);
}

#[tokio::test]
async fn a_mail_about_a_private_word_stands_in_the_way_of_no_confirmation() {
    let server = TestServer::with(OFFERED).await;
    let ann = server.visitor();
    let (id, _) = written(&server).await;
    decides(&server, &id, "ask", None).await;
    assert_eq!(mails(&server, "confirmation").await, 0);
    for page in ["/b/", "/c/"] {
        let comment = json!({"page": page, "name": "Ann", "email": "ann@example.org",
            "text": format!("Public on {page}."), "notify": true});
        ann.submits(comment).await.submitted();
        assert_eq!(mails(&server, "confirmation").await, 1, "once a day");
    }
}

#[tokio::test]
async fn a_form_on_the_blog_itself_leads_back_to_the_article_which_can_say_so() {
    let server = TestServer::with(OFFERED).await;
    let fields = [
        ("site", "blog"),
        ("page", "/a/"),
        ("name", "Ann"),
        ("text", SECRET),
        ("private", "on"),
    ];
    let answer = posts(&server.visitor(), "/api/v1/comments", &fields).await;
    let to = answer.header("location");
    assert!(to.ends_with("/a/?afterword=private#comments"), "{to}");
}
