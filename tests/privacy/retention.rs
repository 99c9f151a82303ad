//! What `[privacy]` says is done: the second before it is there, the second after it is gone.

use std::time::Duration;

use rusqlite::Connection;
use serde_json::json;

use super::{bytes, holds};
use crate::support::TestServer;

pub(super) const DAY: Duration = Duration::from_hours(24);

pub(super) const ALL: [&str; 11] = [
    "keep_networks",
    "keep_network_blocks",
    "keep_spam",
    "keep_rejected",
    "keep_deleted",
    "keep_emails",
    "keep_unconfirmed",
    "keep_former_texts",
    "keep_mails",
    "keep_webhooks",
    "keep_seen",
];

/// A server that erases by one setting alone, and forgets the rest never.
pub(super) async fn server(setting: &str, days: u64) -> TestServer {
    let mut settings: Vec<String> = ALL.map(|name| format!("privacy.{name}=never")).to_vec();
    settings.retain(|line| !line.contains(&format!("{setting}=")));
    settings.push(format!("privacy.{setting}={days}d"));
    let settings: Vec<&str> = settings.iter().map(String::as_str).collect();
    TestServer::with(&settings).await
}

pub(super) fn open(server: &TestServer) -> Connection {
    super::open(&server.database())
}

/// Nothing of the word is left at the second after `span`, all of it the second before.
async fn lasts(server: &TestServer, span: Duration, word: &str, left: &str) {
    let is_there = |server: &TestServer| {
        let rows: u32 = open(server).query_row(left, [], |row| row.get(0)).unwrap();
        (rows > 0, holds(&bytes(&server.database()), word))
    };
    assert_eq!(is_there(server), (true, true), "at the beginning: {word}");
    server.pass(span);
    server.app.retention.erase_due().await.unwrap();
    assert_eq!(is_there(server), (true, true), "at the last moment: {word}");
    server.pass(Duration::from_secs(1));
    server.app.retention.erase_due().await.unwrap();
    assert_eq!(is_there(server), (false, false), "a second later: {word}");
}

#[tokio::test]
async fn comments_that_were_refused_last_from_the_decision_on() {
    for (setting, action) in [
        ("keep_spam", "spam"),
        ("keep_rejected", "reject"),
        ("keep_deleted", "delete"),
    ] {
        let server = server(setting, 30).await;
        let (ann, owner) = (server.visitor(), server.owner());
        let comment = json!({"page": "/a/", "name": "Annabel", "email": "annabel@lakeside.test", "text": "Unheardofword"});
        let (id, _) = ann.submits(comment).await.submitted();
        let (stays, _) = ann.comments("/a/", "Of somebody else.").await.submitted();
        let (waits, _) = ann.comments("/a/", "It waits.").await.submitted();
        owner.has_decided(&stays, "approve").await;
        server.pass(DAY * 100);
        owner.has_decided(&id, action).await;
        let left = "SELECT count(*) FROM comments WHERE author_name = 'Annabel'";
        lasts(&server, DAY * 30, "unheardofword", left).await;
        assert!(!holds(&bytes(&server.database()), "annabel"), "{action}");
        assert_eq!(ann.count("/a/").await, 1);
        assert_eq!(owner.shows(&waits).await["status"], "pending");
    }
}

#[tokio::test]
async fn who_was_pardoned_in_between_stays() {
    let server = server("keep_spam", 30).await;
    let (ann, owner) = (server.visitor(), server.owner());
    let (id, _) = ann.comments("/a/", "Hello").await.submitted();
    owner.has_decided(&id, "spam").await;
    server.pass(DAY * 29);
    owner.has_decided(&id, "approve").await;
    server.pass(DAY * 100);
    let forgotten = server.app.retention.erase_due().await.unwrap();
    assert_eq!(forgotten.comments, 0);
    assert_eq!(ann.count("/a/").await, 1);
}

#[tokio::test]
async fn networks_last_beside_comments_reactions_and_decisions() {
    let server = server("keep_networks", 30).await;
    let (ann, owner) = (server.visitor(), server.owner());
    let (id, _) = ann.comments("/a/", "Hello").await.submitted();
    owner.has_decided(&id, "approve").await;
    let path = format!("/api/v1/comments/{id}/reactions");
    let reaction = json!({"reaction": "👍", "key": "reader-0123456789"});
    assert_eq!(ann.post(&path, &reaction).await.status, 200);
    let spam = json!({"page": "/a/", "name": "Bob", "email": "bob@x.test", "text": "Buy"});
    let (other, _) = ann.submits(spam).await.submitted();
    owner.has_decided(&other, "block").await;
    let network: String = {
        let conn = open(&server);
        // A block lasts as it is set itself; what the decision notes for its undo lasts no longer than the rest.
        conn.execute("DELETE FROM blocks", []).unwrap();
        conn.query_row("SELECT network FROM comments LIMIT 1", [], |row| row.get(0))
            .unwrap()
    };
    let left = "SELECT (SELECT count(*) FROM comments WHERE network IS NOT NULL)
        + (SELECT count(*) FROM reactions WHERE network IS NOT NULL)
        + (SELECT count(*) FROM decisions WHERE blocked LIKE '%network%')";
    let all: u32 = open(&server).query_row(left, [], |row| row.get(0)).unwrap();
    assert_eq!(all, 4, "two comments, a reaction, a decision");
    lasts(&server, DAY * 30, &network, left).await;
    let marks: String = open(&server)
        .query_row(
            "SELECT blocked FROM decisions WHERE blocked IS NOT NULL",
            [],
            |row| row.get(0),
        )
        .unwrap();
    assert_eq!(
        marks, r#"[["email","bob@x.test"]]"#,
        "the rest of an undo stays"
    );
    let taken_back = ann.post(&path, &reaction).await;
    assert_eq!(taken_back.json()["mine"], json!([]), "{taken_back:?}");
}

#[tokio::test]
async fn a_block_of_a_network_ends_and_one_of_a_name_stays() {
    let server = server("keep_network_blocks", 90).await;
    let (ann, owner) = (server.visitor(), server.owner());
    for (kind, value) in [("network", "127.0.0.77"), ("name", "Bad Bob")] {
        let block = json!({"site": "blog", "kind": kind, "value": value});
        assert!(owner.post("/blocks", &block).await.status.is_success());
    }
    // A neighbour in the same /24.
    let (id, _) = ann.comments("/a/", "Hello").await.submitted();
    assert_eq!(owner.shows(&id).await["status"], "spam");
    let network: String = {
        let conn = open(&server);
        conn.execute("UPDATE comments SET network = NULL", [])
            .unwrap();
        conn.query_row(
            "SELECT value FROM blocks WHERE kind = 'network'",
            [],
            |row| row.get(0),
        )
        .unwrap()
    };
    let left = "SELECT count(*) FROM blocks WHERE kind = 'network'";
    lasts(&server, DAY * 90, &network, left).await;
    assert_eq!(
        owner.get("/blocks?site=blog").await.json()["blocks"][0]["value"],
        "bad bob"
    );
    let (id, _) = ann.comments("/a/", "Hello again").await.submitted();
    assert_eq!(owner.shows(&id).await["status"], "pending");
}

#[tokio::test]
async fn addresses_of_authors_end_and_their_comments_stay() {
    let server = server("keep_emails", 365).await;
    let (ann, owner) = (server.visitor(), server.owner());
    let comment = json!({"page": "/a/", "name": "Annabel", "email": "annabel@lakeside.test", "text": "Hello", "notify": true});
    let (id, _) = ann.submits(comment.clone()).await.submitted();
    owner.has_decided(&id, "approve").await;
    let left = "SELECT count(*) FROM comments WHERE author_email IS NOT NULL";
    lasts(&server, DAY * 365, "lakeside", left).await;
    assert_eq!(ann.count("/a/").await, 1);
    let (waits, _) = ann.submits(comment).await.submitted();
    server.pass(DAY * 1000);
    server.app.retention.erase_due().await.unwrap();
    assert_eq!(owner.shows(&waits).await["email"], "annabel@lakeside.test");
}

#[tokio::test]
async fn the_text_before_an_edit_ends_and_the_audit_stays() {
    let server = server("keep_former_texts", 90).await;
    let (ann, owner) = (server.visitor(), server.owner());
    let (id, _) = ann.comments("/a/", "Unheardofword").await.submitted();
    owner.has_decided(&id, "approve").await;
    let path = format!("/comments/{id}");
    assert_eq!(
        owner.patch(&path, &json!({"text": "Hello"})).await.status,
        200
    );
    let left =
        "SELECT count(*) FROM decisions WHERE text_before IS NOT NULL OR html_before IS NOT NULL";
    lasts(&server, DAY * 90, "unheardofword", left).await;
    assert_eq!(owner.shows(&id).await["decisions"][1]["action"], "edit");
}

/// Rows as the workers leave them: setting, days, what is written at :now, what is left of it.
const ROWS: &[(&str, u64, &str, &str)] = &[
    ("keep_unconfirmed", 30, "INSERT INTO addresses (site, email, asked, asks) VALUES (1, 'zoe@lakeside.test', :now, 1)",
     "SELECT count(*) FROM addresses"),
    ("keep_mails", 30, "INSERT INTO outbox (id, kind, recipient, created, due, sent)
        VALUES (x'01', 'test', 'zoe@lakeside.test', :now, :now, :now)", "SELECT count(*) FROM outbox"),
    ("keep_mails", 30, "INSERT INTO outbox (id, kind, recipient, created, due, failed, error)
        VALUES (x'01', 'test', 'z@x.test', :now, :now, :now, 'lakeside')", "SELECT count(*) FROM outbox"),
    ("keep_mails", 30, "INSERT INTO mail_tokens (hash, kind, mail, site, revision, person, created, expires)
        VALUES (x'01', 'confirm', x'02', 1, 1, 'zoe@lakeside.test', :now, :now)", "SELECT count(*) FROM mail_tokens"),
    ("keep_webhooks", 30, "INSERT INTO hooks (id, event, site, page, url, created, due, failed, error)
        VALUES (x'01', 'comment.approved', 1, 1, 'https://hooks.test', :now, :now, :now, 'lakeside')",
     "SELECT count(*) FROM hooks"),
    ("keep_seen", 400, "INSERT INTO mails_seen (hash, at) VALUES (CAST('lakeside' AS BLOB), :now)",
     "SELECT count(*) FROM mails_seen"),
];

#[tokio::test]
async fn what_workers_leave_behind_ends_by_its_setting() {
    for (setting, days, write, left) in ROWS {
        let server = server(setting, *days).await;
        let now = server.app.clock.now().as_millisecond();
        open(&server).execute(write, [now]).unwrap();
        lasts(
            &server,
            DAY * u32::try_from(*days).unwrap(),
            "lakeside",
            left,
        )
        .await;
    }
}

#[tokio::test]
async fn sessions_and_links_end_by_themselves_whatever_is_set() {
    for (write, span, left) in [
        (
            "INSERT INTO sign_in_links VALUES (x'01', 'mo@lakeside.test', :now, :now + 900000)",
            15 * 60 - 1,
            "sign_in_links",
        ),
        (
            "INSERT INTO sessions VALUES (1, x'01', 'mo@lakeside.test', '', :now, :now)",
            7 * 86400 - 1,
            "sessions",
        ),
        (
            "INSERT INTO sessions VALUES (1, x'01', 'mo@lakeside.test', '', :now, :now + 9999999999)",
            30 * 86400 - 1,
            "sessions",
        ),
        (
            "INSERT INTO moderator_addresses VALUES (1, 'home@lakeside.test', 'mo@x.test', :now, NULL)",
            3 * 86400 - 1,
            "moderator_addresses",
        ),
    ] {
        let server = server("keep_seen", 400).await;
        let now = server.app.clock.now().as_millisecond();
        open(&server).execute(write, [now]).unwrap();
        let left = format!("SELECT count(*) FROM {left}");
        lasts(&server, Duration::from_secs(span), "lakeside", &left).await;
    }
}
