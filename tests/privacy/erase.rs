//! Who asks to be erased is in no table any more, and not in the file.

use std::collections::BTreeSet;

use afterword_config::SetOverride;
use afterword_model::policy::SiteOverrides;
use rusqlite::Connection;
use serde_json::{Value, json};

use super::{bytes, holds, is_read, open, places, tables};
use crate::support::TestServer;

const PERSON: &str = "annabel.lee@lakeside.test";
/// By which the person is known anywhere: address, name, website, words.
const WORDS: &[&str] = &[PERSON, "annabel", "lakeside", "unheardofword"];

/// Nothing listens there: mails wait.
const MAIL: &[&str] = &[
    "mail.from=comments@blog.test",
    "smtp.host=127.0.0.1",
    "smtp.port=9",
    "smtp.encryption=none",
    "sites.private_words=true",
];

/// A server on which the person has left a trace wherever one can be left.
async fn traces() -> (TestServer, String) {
    let server = TestServer::with(MAIL).await;
    let mut overrides = SiteOverrides::default();
    overrides
        .set("moderators=mo@x.test,Annabel.Lee@Lakeside.test")
        .unwrap();
    server
        .add_site_with("other", &["https://other.test"], overrides)
        .await;
    let said = written(&server).await;
    let bob = json!({"site": "blog", "page": "/a/", "name": "Bob", "email": "bob@x.test", "text": "Well said", "parent": said[0]});
    let (bob, _) = server.visitor().submits(bob).await.submitted();
    server.owner().has_decided(&bob, "approve").await;
    let vote = json!({"reaction": "👍", "key": "reader-0123456789"});
    let path = format!("/api/v1/comments/{}/reactions", said[0]);
    assert_eq!(server.visitor().post(&path, &vote).await.status, 200);
    // A report by the person, and one of what the person wrote.
    for (id, email) in [(&bob, PERSON), (&said[0], "rita@x.test")] {
        let report =
            json!({"reason": "other", "text": "Unheardofword, says Annabel.", "email": email});
        let path = format!("/api/v1/comments/{id}/reports");
        assert_eq!(server.visitor().post(&path, &report).await.status, 202);
    }
    let block = json!({"site": "other", "kind": "email", "value": PERSON});
    assert!(
        server
            .owner()
            .post("/blocks", &block)
            .await
            .status
            .is_success()
    );
    // Whoever searches has all words in the index, where the person is looked for as well.
    let found = server.owner().get("/comments?q=unheardofword").await;
    assert_eq!(found.status, 200);
    let conn = open(&server.database());
    plant(&conn, &said[0], &bob);
    (server, bob)
}

/// Comments in every status, on two sites, in different letters; the first one is published and was edited, the second
/// is for the owner only.
async fn written(server: &TestServer) -> Vec<String> {
    let owner = server.owner();
    let mut ids = Vec::new();
    for (number, (site, action)) in [
        ("blog", Some("approve")),
        ("blog", None),
        ("blog", Some("reject")),
        ("blog", Some("spam")),
        ("blog", Some("delete")),
        ("blog", Some("block")),
        ("other", None),
    ]
    .into_iter()
    .enumerate()
    {
        let email = if number % 2 == 0 {
            PERSON.to_uppercase()
        } else {
            PERSON.to_owned()
        };
        let body = json!({
            "site": site, "page": "/a/", "name": "Annabel Lee", "email": email, "website": "https://lakeside.test/annabel",
            "text": format!("Unheardofword {number}. {}", "Much was said. ".repeat(300)), "notify": number != 1, "private": number == 1,
        });
        let origin = format!("https://{site}.test");
        let (id, _) = server.visitor().at(&origin).submits(body).await.submitted();
        if let Some(action) = action {
            owner.has_decided(&id, action).await;
        }
        ids.push(id);
    }
    let path = format!("/comments/{}", ids[0]);
    assert_eq!(
        owner
            .patch(&path, &json!({"text": "Unheardofword, edited"}))
            .await
            .status,
        200
    );
    ids
}

/// What comes by mail, from other programs, by signing in, and from earlier versions.
fn plant(conn: &Connection, own: &str, bob: &str) {
    let (own, bob) = (own.replace('-', ""), bob.replace('-', ""));
    conn.execute_batch(&format!(
        "UPDATE comments SET author_email = NULL, avatar = 'Annabel.Lee@lakeside.test' WHERE status = 'rejected';
         UPDATE decisions SET decider = 'Annabel.Lee@Lakeside.test', unblocked = '[[\"email\",\"{PERSON}\"]]',
            blocked = '[[\"name\",\"carl\"],[\"email\",\"{PERSON}\"]]' WHERE comment = x'{bob}';
         UPDATE blocks SET decider = '{PERSON}' WHERE id = (SELECT max(id) FROM blocks);
         INSERT INTO blocks (site, kind, value, decider, created) VALUES (1, 'name', 'carl', '{PERSON}', 1);
         INSERT INTO outbox (id, kind, site, recipient, facts, created, due) VALUES
            (x'01', 'refusal', 1, 'ANNABEL.LEE@lakeside.test', '{{\"text\": \"Unheardofword\"}}', 1, 9e15);
         INSERT INTO outbox (id, kind, site, comment, recipient, facts, created, due, sent) VALUES
            (x'02', 'decided', 1, x'{own}', 'mo@x.test', '{{\"text\": \"Unheardofword\"}}', 1, 1, 1);
         INSERT INTO mail_tokens VALUES (x'01', 'answer', x'01', 1, x'{bob}', 1, 'Annabel.lee@lakeside.test', 'Annabel Lee', 1, 9e15);
         INSERT INTO follows (site, page, email, pace, created) VALUES (1, 1, '{PERSON}', 'daily', 1);
         INSERT INTO page_reactions (page, voter, reaction, at) VALUES (1, x'01', '👍', 1);
         INSERT INTO announcements (comment, created) VALUES (x'{own}', 9e15);
         INSERT INTO words_waiting VALUES (x'{own}');
         INSERT INTO mails_seen VALUES (x'01', 9e15);
         INSERT INTO mailboxes VALUES ('{PERSON}@imap.test:993/INBOX', 1, 1);
         INSERT INTO hooks (id, event, site, page, comment, url, created, due, sent, error) VALUES
            (x'01', 'comment.approved', 1, 1, x'{own}', 'https://h.test', 1, 1, 1, 'unheardofword');
         INSERT INTO akismet (comment, wanted, created, due, failed, error) VALUES (x'{own}', 'publish', 1, 1, 1, 'unheardofword');
         INSERT INTO former_comments VALUES (1, 'isso', '12', x'{own}', 'isso-12', 1, NULL);
         INSERT INTO conversations VALUES (1, 1, 1, 'mastodon', 'https://s.test', '1', 'https://s.test/1', 1, 1, 9e15, 0, NULL);
         INSERT INTO originals VALUES (x'{own}', 1, 1, '2', '1', '@{PERSON}');
         INSERT INTO answer_copies VALUES (x'{own}', 1, 1, 1, 9e15, 1, '2', 0, '3', 1, NULL, NULL);
         INSERT INTO linking_comments VALUES (x'{own}', 1, 9e15, 1);
         INSERT INTO sent_webmentions VALUES (1, x'{own}', 1, 'https://a.test/', 1, 9e15, 0, NULL, NULL);
         INSERT INTO webmentions VALUES (1, 1, '/a/', 'https://{PERSON}/1', '{PERSON}', 'https://blog.test/a/', 1, 9e15, 0, NULL);
         UPDATE comments SET source = '{{\"network\":\"mastodon\",\"url\":\"https://lakeside.test/@annabel/1\",\"handle\":\"@{PERSON}\"}}' WHERE id = x'{own}';
         INSERT INTO sessions VALUES (1, x'01', '{PERSON}', 'Firefox', 9e15, 9e15);
         INSERT INTO sign_in_links VALUES (x'01', '{PERSON}', 1, 9e15);
         INSERT INTO moderator_addresses VALUES (1, '{PERSON}', 'mo@x.test', 1, 1), (2, 'home@x.test', '{PERSON}', 1, NULL);
         INSERT INTO passwords VALUES ('{PERSON}', '$argon2id$', 1);
         INSERT INTO spent_keys VALUES (x'01', 9e15);
         INSERT INTO imports (id, site, source, file, begun) VALUES (1, 1, 'isso', 'comments.db', 1);
         INSERT INTO import_pages VALUES (1, 1, 0, 1);
         INSERT INTO spent_challenges (hash, expires) VALUES (x'01', 9000000000000);
         INSERT INTO api_tokens (name, hash, scopes, created) VALUES ('{PERSON} at home', x'01', '[]', 1);"
    ))
    .unwrap();
}

#[tokio::test]
async fn after_an_erasure_no_column_of_any_table_and_no_byte_of_the_file_has_the_person() {
    let (server, bob) = traces().await;
    let database = server.database();
    let conn = open(&database);
    for table in tables(&conn)
        .into_iter()
        .filter(|table| is_read(&conn, table))
    {
        let sql = format!("SELECT count(*) FROM \"{table}\"");
        let rows: u32 = conn.query_row(&sql, [], |row| row.get(0)).unwrap();
        assert!(
            rows > 0,
            "nothing is in {table}: let the person leave a trace there"
        );
    }
    let before: BTreeSet<String> = places(&conn, WORDS)
        .into_iter()
        .map(|place| place.split('.').next().unwrap().to_owned())
        .collect();
    assert!(before.len() > 12, "{before:?}");

    let path = format!("/people/export?email={}", PERSON.to_uppercase());
    let kept = server.owner().get(&path).await.json();
    is_complete(&kept, &before);

    let erased = server
        .owner()
        .post("/people/erase", &json!({"email": PERSON.to_uppercase()}))
        .await;
    assert_eq!(erased.status, 200, "{erased:?}");
    assert_eq!(erased.json()["comments"], 7, "{erased:?}");
    assert_eq!(places(&conn, WORDS), Vec::<String>::new());
    for word in WORDS {
        assert!(
            !holds(&bytes(&database), word),
            "{word} is still in the file"
        );
    }
    let left = server.owner().get(&path).await.json();
    assert_eq!(left["rows"], json!({}));

    // What is of others is as it was.
    assert_eq!(server.owner().shows(&bob).await["text"], "Well said");
    assert_eq!(server.visitor().counts("blog", &["/a/"]).await, [1]);
    let other = server.app.sites.current().by_key("other").unwrap();
    let moderators: Vec<String> = other
        .rules
        .moderators
        .iter()
        .map(ToString::to_string)
        .collect();
    assert_eq!(moderators, ["mo@x.test"], "the running server knows it too");
    let blocks: u32 = conn
        .query_row(
            "SELECT count(*) FROM blocks WHERE value = 'carl'",
            [],
            |row| row.get(0),
        )
        .unwrap();
    assert_eq!(blocks, 1, "what an owner has blocked stays");
}

/// All tables with a trace are told, and every column of a comment.
fn is_complete(kept: &Value, tables: &BTreeSet<String>) {
    let rows = kept["rows"].as_object().unwrap();
    for table in tables.iter().filter(|table| !table.starts_with("search")) {
        assert!(rows.contains_key(table), "the export lacks {table}");
    }
    let statuses: BTreeSet<&str> = rows["comments"]
        .as_array()
        .unwrap()
        .iter()
        .map(|comment| comment["status"].as_str().unwrap())
        .collect();
    assert_eq!(statuses.len(), 6, "{statuses:?}");
    assert_eq!(kept["comments"].as_array().unwrap().len(), 7);
    let comment = rows["comments"][0].as_object().unwrap();
    for column in [
        "author_email",
        "network",
        "created",
        "text",
        "reasons",
        "site",
        "page",
    ] {
        assert!(!comment[column].is_null(), "{column}: {comment:?}");
    }
    assert!(
        comment["created"]
            .as_str()
            .unwrap()
            .starts_with("2026-01-01T")
    );
    let whole = kept["rows"].to_string();
    for secret in ["argon2id", "\"secrets\"", "\"hash\""] {
        assert!(!whole.contains(secret), "{secret}");
    }
    let texts = rows["decisions"].to_string();
    assert!(
        texts.contains("Unheardofword 0"),
        "the text before an edit: {texts}"
    );
}

#[tokio::test]
async fn comments_of_others_that_mention_somebody_are_counted_and_stay() {
    let server = TestServer::start().await;
    let text = format!("Ask {} about it", PERSON.to_uppercase());
    server.visitor().comments("/a/", &text).await;
    let erased = server
        .owner()
        .post("/people/erase", &json!({"email": PERSON}))
        .await
        .json();
    assert_eq!(
        (&erased["mentions"], &erased["rows"]),
        (&json!(1), &json!({}))
    );
    let conn = open(&server.database());
    assert!(!places(&conn, &[PERSON]).is_empty());
}
