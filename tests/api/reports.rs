//! Readers report a comment; its owner decides.

use afterword_model::EmailAddress;
use afterword_services::Changes as _;
use afterword_store::OutboxFilter;
use serde_json::json;

use super::forms::posts;
use super::page::open;
use crate::support::TestServer;

#[tokio::test]
async fn a_reported_comment_waits_for_the_owner_with_what_was_said_and_stays_until_then() {
    let server = TestServer::with(&["sites.moderation=publish", "spam.proof=off"]).await;
    let (ann, owner) = (server.visitor(), server.owner());
    let (id, _) = ann.comments("/a/", "Bob is a fool.").await.submitted();
    let report = json!({"reason": "abuse", "text": "It insults Bob."});
    let answer = ann
        .post(&format!("/api/v1/comments/{id}/reports"), &report)
        .await;
    assert_eq!(answer.status, 202);
    assert_eq!(answer.json(), json!({"status": "open"}));
    assert_eq!(ann.count("/a/").await, 1);
    let waits = async || owner.get("/comments?reported=true").await.json()["comments"].clone();
    assert_eq!(waits().await[0]["id"], id.as_str());
    let shown = owner.shows(&id).await;
    assert_eq!(shown["reports"][0]["reason"], "abuse");
    assert_eq!(shown["reports"][0]["text"], "It insults Bob.");
    owner.has_decided(&id, "approve").await;
    assert_eq!(waits().await, json!([]));
    assert_eq!(owner.shows(&id).await["reports"][0]["outcome"], "kept");
    assert_eq!(ann.count("/a/").await, 1);
}

#[tokio::test]
async fn who_wrote_a_comment_and_has_no_token_asks_for_its_removal_by_its_link() {
    let server = TestServer::with(&["sites.moderation=publish", "spam.proof=off"]).await;
    let (ann, owner) = (server.visitor(), server.owner());
    let (id, _) = ann.comments("/a/", "I regret this.").await.submitted();
    let form = ann.get(&format!("/pages/blog/report?comment={id}")).await;
    assert!(
        form.text.contains("I wrote it and want it removed"),
        "{}",
        form.text
    );
    let report = [("comment", id.as_str()), ("reason", "mine"), ("text", "")];
    assert_eq!(posts(&ann, "/pages/blog/report", &report).await.status, 200);
    assert_eq!(owner.shows(&id).await["reports"][0]["reason"], "mine");
    // Anybody can say so: the owner decides.
    assert_eq!(ann.count("/a/").await, 1);
    owner.has_decided(&id, "delete").await;
    assert_eq!(ann.count("/a/").await, 0);
}

#[tokio::test]
async fn the_form_works_without_javascript_and_says_what_to_change() {
    let server = TestServer::with(&["sites.moderation=publish", "spam.proof=off"]).await;
    let (ann, owner) = (server.visitor(), server.owner());
    let (id, _) = ann.comments("/a/", "Buy <b>this</b>.").await.submitted();
    let form = format!("/pages/blog/report?comment={id}");
    let thread = open(&ann, "/a/", "").await;
    assert_eq!(
        thread.attribute(
            &format!("#comment-{id} .flag a[href^='/pages/blog/report']"),
            "href"
        ),
        form
    );
    let answer = ann.get(&form).await;
    assert_eq!(answer.status, 200);
    let send = async |fields: &[(&str, &str)]| posts(&ann, "/pages/blog/report", fields).await;
    let unsaid = send(&[("comment", &id), ("reason", "other"), ("text", "")]).await;
    assert_eq!(unsaid.status, 422);
    assert_eq!(send(&[("comment", &id)]).await.status, 400);
    assert_eq!(
        send(&[("comment", &id), ("reason", "spam"), ("text", "")])
            .await
            .status,
        200
    );
    assert_eq!(owner.shows(&id).await["reports"][0]["reason"], "spam");
    owner.has_decided(&id, "spam").await;
    assert_eq!(owner.shows(&id).await["reports"][0]["outcome"], "removed");
    assert_eq!(ann.get(&form).await.status, 404);
}

#[tokio::test]
async fn another_page_can_not_send_a_report_in_a_readers_name() {
    let server = TestServer::with(&["sites.moderation=publish", "spam.proof=off"]).await;
    let (id, _) = server.visitor().comments("/a/", "Hello").await.submitted();
    let stranger = server.visitor().at("https://evil.test");
    let fields = [("comment", id.as_str()), ("reason", "spam")];
    assert_eq!(
        posts(&stranger, "/pages/blog/report", &fields).await.status,
        403
    );
    assert_eq!(server.owner().shows(&id).await["reports"], json!([]));
}

#[tokio::test]
async fn the_author_hears_why_a_reported_comment_is_removed_also_after_an_edit() {
    let mail = [
        "spam.proof=off",
        "mail.from=comments@example.org",
        "smtp.host=127.0.0.1",
        "smtp.port=9",
        "smtp.encryption=none",
    ];
    let server = TestServer::with(&mail).await;
    let (ann, owner) = (server.visitor(), server.owner());
    let body = json!({"page": "/a/", "name": "Ann", "email": "ann@example.org", "notify": true,
        "text": "Bob is a fool."});
    let (id, token) = ann.submits(body).await.submitted();
    owner.has_decided(&id, "approve").await;
    let site = server.app.sites.current().by_key("blog").unwrap().id;
    let email = EmailAddress::parse("ann@example.org").unwrap();
    let (store, now) = (&server.app.store, server.app.clock.now());
    assert!(store.confirm_address(site, email, now).await.unwrap());
    let report = json!({"reason": "abuse", "email": "rita@example.org"});
    let reports = format!("/api/v1/comments/{id}/reports");
    assert_eq!(ann.post(&reports, &report).await.status, 202);
    let edited = ann.edits(&id, &token, "Bob is a great fool.").await;
    assert_eq!(edited.json()["status"], "pending", "{edited:?}");
    owner.has_decided(&id, "reject").await;
    let mails = store.mails(OutboxFilter::default(), 100).await.unwrap();
    for kind in ["report-decided", "removed"] {
        let told = mails.iter().filter(|mail| mail.kind.as_str() == kind);
        assert_eq!(told.count(), 1, "{kind}");
    }
}
