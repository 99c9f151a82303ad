//! What one Afterword exports, another one imports, and nothing is lost.

use std::fs;
use std::path::PathBuf;
use std::sync::Arc;

use afterword_model::{CommentId, EmailAddress, Status};
use afterword_services::Changes as _;
use afterword_transfer::native::{NativeOrder, import};
use afterword_transfer::{AuthorRecord, CommentRecord, ImportEnd, Mode};
use serde_json::{Value, json};

use super::scratch::{at, exported, imports, record, services};
use crate::support::TestServer;

/// Mails wait: nobody listens there.
const MAIL: &[&str] = &[
    "mail.from=comments@blog.test",
    "smtp.host=127.0.0.1",
    "smtp.port=9",
    "smtp.encryption=none",
];

/// A server with everything in it.
async fn full() -> TestServer {
    let ours = ["sites.article_reactions=true", "sites.private_words=true"];
    let settings = [MAIL, ours.as_slice()].concat();
    let server = TestServer::with(&settings).await;
    server.add_site("notes", &["https://notes.test"]).await;
    let (ann, owner) = (server.visitor(), server.owner());
    let mut ids = Vec::new();
    for (number, action) in [
        "approve", "reject", "spam", "delete", "", "block", "approve",
    ]
    .iter()
    .enumerate()
    {
        let email = format!("ann{number}@a.test");
        let body = json!({"site": "blog", "page": "/a/", "title": "Hello", "name": "Ann", "email": email,
            "website": "https://ann.test", "text": format!("*Text* {number}"), "key": format!("2b0c5d7e9f1a3b5{number}"),
            "notify": true});
        let (id, token) = ann.submits(body).await.submitted();
        if !action.is_empty() {
            owner.has_decided(&id, action).await;
        }
        ids.push((id, token));
    }
    let reply = json!({"site": "blog", "page": "/a/", "parent": ids[0].0, "name": "Bob", "text": "A reply"});
    let (reply, _) = ann.submits(reply).await.submitted();
    owner.has_decided(&reply, "approve").await;
    owner.has_decided(&ids[6].0, "pin").await;
    assert_eq!(
        ann.edits(&ids[6].0, &ids[6].1, "Another *text*")
            .await
            .status,
        200
    );
    let answer = json!({"action": "approve", "reply": "Thanks!"});
    owner
        .post(&format!("/comments/{}/decision", ids[6].0), &answer)
        .await;
    let text = json!({"text": "The owner's words"});
    owner.patch(&format!("/comments/{reply}"), &text).await;
    let reaction = json!({"reaction": "👍", "key": "2b0c5d7e9f1a3b5c"});
    ann.post(
        &format!("/api/v1/comments/{}/reactions", ids[6].0),
        &reaction,
    )
    .await;
    let reaction =
        json!({"site": "blog", "page": "/a/", "reaction": "👍", "key": "2b0c5d7e9f1a3b5c"});
    let given = ann.post("/api/v1/pages/reactions", &reaction).await;
    assert_eq!(given.status, 200, "{given:?}");
    reported(&server, [&reply, &ids[6].0]).await;
    private(&server).await;
    for (email, pace) in [("ann6@a.test", "daily"), ("fred@f.test", "at-once")] {
        let follow = json!({"site": "blog", "page": "/a/", "email": email, "follow": pace});
        assert_eq!(ann.post("/api/v1/follows", &follow).await.status, 202);
    }
    // An empty place above the reply.
    assert_eq!(ann.deletes(&ids[0].0, &ids[0].1).await.status, 204);
    let change = json!({"site": "blog", "page": "/a/", "alias": "/old/", "closed": true});
    assert_eq!(owner.patch("/pages", &change).await.status, 200);
    owner
        .post(
            "/blocks",
            &json!({"site": "blog", "kind": "name", "value": "Mallory"}),
        )
        .await;
    let site = server.app.sites.current().by_key("blog").unwrap().id;
    let email = EmailAddress::parse("ann6@a.test").unwrap();
    server
        .app
        .store
        .confirm_address(site, email, at(5))
        .await
        .unwrap();
    imported(&server).await;
    server
}

/// A report that is decided, and one that waits.
async fn reported(server: &TestServer, [decided, waiting]: [&str; 2]) {
    for (id, email) in [(decided, "rita@r.test"), (waiting, "")] {
        let report = json!({"reason": "other", "text": format!("Look at {id}."), "email": email});
        let path = format!("/api/v1/comments/{id}/reports");
        assert_eq!(server.visitor().post(&path, &report).await.status, 202);
    }
    server.owner().has_decided(decided, "approve").await;
}

/// A word for the owner only that was answered, and one that is spam.
async fn private(server: &TestServer) {
    for (action, text, reply) in [
        ("reply", "A letter is missing.", Some("Thanks, found it!")),
        ("spam", "Buy pills.", None),
    ] {
        let body = json!({"site": "blog", "page": "/a/", "name": "Pat", "email": "pat@p.test", "text": text,
            "private": true});
        let (id, _) = server.visitor().submits(body).await.submitted();
        let decision = json!({"action": action, "reply": reply});
        let path = format!("/comments/{id}/decision");
        assert_eq!(server.owner().post(&path, &decision).await.status, 200);
    }
}

/// Comments from elsewhere, one of which was erased since.
async fn imported(server: &TestServer) {
    let stacosys = CommentRecord {
        avatar: Some("abc".to_owned()),
        score: 3,
        edited: Some(at(30)),
        author: Some(AuthorRecord {
            name: "Zoë".to_owned(),
            owner: true,
            verified: true,
            ..AuthorRecord::default()
        }),
        ..record("1", None, 1)
    };
    let held = CommentRecord {
        status: Status::Pending,
        page: "/b/".to_owned(),
        ..record("2", None, 2)
    };
    imports(server, &[stacosys, held, record("3", None, 3)]).await;
    let found = server
        .visitor()
        .get("/api/v1/comments/former?site=blog&anchor=comment-3")
        .await;
    let id = found.json()["comment"]["id"].as_str().unwrap().to_owned();
    let id = CommentId::parse(&id).unwrap();
    let hooks = server.app.receivers.hooks();
    server
        .app
        .store
        .erase_comment(id, hooks, at(9))
        .await
        .unwrap();
}

fn order(path: PathBuf) -> NativeOrder {
    NativeOrder {
        path,
        only: None,
        into: None,
        rules: Vec::new(),
        articles: Arc::default(),
        mode: Mode::Write,
    }
}

/// Imports an export.
pub(crate) async fn takes(server: &TestServer, text: &str) -> ImportEnd {
    let path = server.folder.path().join("export.jsonl");
    fs::write(&path, text).unwrap();
    import(services(server), order(path), &mut |_| Ok(())).await
}

#[tokio::test]
async fn an_export_that_is_imported_is_exported_again_line_by_line() {
    let (one, other) = (full().await, TestServer::without_sites(&[]).await);
    let text = one.owner().get("/export").await.text;
    let kinds = |kind: &str| text.matches(&format!("{{\"kind\":\"{kind}\"")).count();
    assert_eq!((kinds("site"), kinds("page"), kinds("comment")), (2, 2, 14));
    assert!(
        kinds("address") > 0 && kinds("block") > 1 && kinds("former") == 1,
        "{text}"
    );
    assert_eq!(kinds("follow"), 2, "{text}");
    for word in [
        "\"pace\":\"daily\"",
        "\"votes\"",
        "\"reports\"",
        "\"outcome\":\"kept\"",
        "rita@r.test",
        "\"avatar\"",
        "\"text_before\"",
        "\"status_before\"",
        "\"submission\"",
        "\"network\"",
        "\"batch\"",
        "\"status\":\"private\"",
        "\"private\":true",
    ] {
        assert!(text.contains(word), "{word}");
    }
    let ended = takes(&other, &text).await;
    ended.result.unwrap();
    let before = exported(&one.app).await;
    let after = exported(&other.app).await;
    for (line, (one, other)) in before.iter().zip(&after).enumerate() {
        assert_eq!(one, other, "line {line}");
    }
    assert_eq!(before.len(), after.len());
    let counts = async |server: &TestServer| {
        server
            .visitor()
            .counts("blog", &["/a/", "/b/", "/old/"])
            .await
    };
    assert_eq!(counts(&one).await, counts(&other).await);
    let thread = "/api/v1/comments?site=blog&page=/a/";
    let (left, right) = (
        one.visitor().get(thread).await,
        other.visitor().get(thread).await,
    );
    assert_eq!(left.json()["comments"], right.json()["comments"]);
    for private in ["A letter is missing.", "found it!", "Buy pills."] {
        assert!(text.contains(private) && !right.text.contains(private));
    }

    let again = takes(&other, &text).await;
    again.result.unwrap();
    assert!(again.reports.iter().all(|report| report.comments.new == 0));
    assert_eq!(exported(&other.app).await, after);
}

#[tokio::test]
async fn what_was_erased_since_does_not_come_back() {
    let server = full().await;
    let text = server.owner().get("/export").await.text;
    let other = TestServer::without_sites(&[]).await;
    takes(&other, &text).await.result.unwrap();
    let lines: Vec<Value> = text
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    let spam = lines.iter().find(|line| line["status"] == "spam").unwrap();
    let id = CommentId::parse(spam["id"].as_str().unwrap()).unwrap();
    let hooks = other.app.receivers.hooks();
    other
        .app
        .store
        .erase_comment(id, hooks, at(9))
        .await
        .unwrap();
    takes(&other, &text).await.result.unwrap();
    assert!(other.app.store.comment(id).await.unwrap().is_none());
}

#[tokio::test]
async fn a_file_that_is_cut_or_newer_or_something_else_is_said_so() {
    let server = full().await;
    let text = server.owner().get("/export").await.text;
    let without_end = text.trim_end().rsplit_once('\n').unwrap().0;
    let other = TestServer::without_sites(&[]).await;
    let ended = takes(&other, without_end).await;
    let problem = ended.result.unwrap_err().to_string();
    assert!(problem.contains("breaks off"), "{problem}");
    assert_eq!(exported(&other.app).await.len(), text.lines().count() - 1);

    let newer = text.replacen("\"version\":1", "\"version\":2", 1);
    let problem = takes(&other, &newer).await.result.unwrap_err().to_string();
    assert!(problem.contains("import it with a newer one"), "{problem}");
    let problem = takes(&other, "{}\n").await.result.unwrap_err().to_string();
    assert!(problem.contains("no export of Afterword"), "{problem}");
}

#[tokio::test]
async fn html_of_a_file_is_made_anew() {
    let server = TestServer::start().await;
    let line = json!({"kind": "comment", "id": "0192f0c4-5ae4-7c3b-9b1c-0c5f4f6f3c11", "site": "blog", "page": "/a/",
        "parent": null, "status": "approved", "author": {"name": "Eve", "email": null, "website": null},
        "text": "*Hi*", "html": "<script>alert(1)</script>", "created": "2024-01-01T00:00:00Z", "edited": null});
    let head = json!({"kind": "afterword", "version": 1, "exported": "2024-01-01T00:00:00Z"});
    let site =
        json!({"kind": "site", "key": "blog", "title": "", "origins": ["https://blog.test"]});
    let end = json!({"kind": "end", "comments": 1});
    takes(&server, &format!("{head}\n{site}\n{line}\n{end}\n"))
        .await
        .result
        .unwrap();
    let thread = server.visitor().reads("/a/", "").await;
    assert_eq!(thread["comments"][0]["html"], "<p><em>Hi</em></p>\n");
}
