//! What becomes of another system's comments.

use std::time::Duration;

use afterword_model::{CommentId, Status};
use afterword_services::Changes as _;
use afterword_transfer::{AuthorRecord, Body, CommentRecord, Mode};

use super::scratch::{at, exported, file_of, imports, imports_file, record, times};
use crate::support::TestServer;

#[tokio::test]
async fn comments_come_below_those_that_they_answer_and_are_counted() {
    let server = TestServer::start().await;
    let held = CommentRecord {
        status: Status::Pending,
        ..record("4", None, 40)
    };
    let report = imports(
        &server,
        &[
            record("1", None, 10),
            record("2", Some("1"), 20),
            record("3", Some("2"), 30),
            held,
        ],
    )
    .await;
    assert_eq!((report.comments.new, report.comments.read), (4, 4));
    assert_eq!(report.comments.by_status["approved"], 3);
    let thread = server.visitor().reads("/a/", "").await;
    let comments = thread["comments"].as_array().unwrap();
    assert_eq!(comments.len(), 3);
    assert_eq!(comments[0]["html"], "<p>This is <em>1</em>.</p>\n");
    assert_eq!(comments[0]["created"], "2023-11-14T22:13:30Z");
    assert_eq!(comments[1]["parent"], comments[0]["id"]);
    assert_eq!(comments[2]["parent"], comments[1]["id"]);
    assert_eq!(server.visitor().count("/a/").await, 3);
    let found = server.owner().get("/comments?site=blog&q=Ann").await.json();
    assert_eq!(found["comments"].as_array().unwrap().len(), 4);
}

#[tokio::test]
async fn what_changes_after_an_import_is_found_as_it_is_then() {
    let server = TestServer::start().await;
    imports(&server, &[record("1", None, 10), record("2", None, 20)]).await;
    let found = async |words: &str| {
        let path = format!("/comments?site=blog&q={words}");
        let found = server.owner().get(&path).await.json();
        found["comments"].as_array().unwrap().len()
    };
    let here = server.visitor().comments("/a/", "Quite new").await;
    assert_eq!(here.status, 202, "{here:?}");
    assert_eq!(found("quite").await, 1);
    let thread = server.visitor().reads("/a/", "").await;
    let first = thread["comments"][0]["id"].as_str().unwrap();
    assert_eq!(found("This").await, 2);
    let hooks = server.app.receivers.hooks();
    let erased = CommentId::parse(first).unwrap();
    let store = &server.app.store;
    store.erase_comment(erased, hooks, at(99)).await.unwrap();
    assert_eq!(found("This").await, 1);
}

#[tokio::test]
async fn what_was_refused_elsewhere_is_kept_here_as_long_as_if_it_were_new() {
    let server = TestServer::start().await;
    let spam = CommentRecord {
        status: Status::Spam,
        ..record("1", None, 10)
    };
    let report = imports(&server, &[spam, record("2", None, 20)]).await;
    let kept = server.app.retention.periods().spam.unwrap();
    let told = report.comments.kept_days.into_iter().collect::<Vec<_>>();
    assert_eq!(told, [("spam", kept.as_hours() / 24)]);
    let retention = &server.app.retention;
    assert_eq!(retention.erase_due().await.unwrap().comments, 0);
    server.pass(kept.unsigned_abs() - Duration::from_secs(60));
    assert_eq!(retention.erase_due().await.unwrap().comments, 0);
    server.pass(Duration::from_secs(120));
    // The server's own sweep may be faster.
    assert!(retention.erase_due().await.unwrap().comments <= 1);
    let left = server.owner().get("/comments?site=blog&status=spam").await;
    let left = left.json();
    assert_eq!(left["comments"].as_array().unwrap().len(), 0, "{left}");
}

#[tokio::test]
async fn a_second_run_adds_nothing_and_changes_nothing_that_was_decided_here() {
    let server = TestServer::start().await;
    let records = [
        record("1", None, 10),
        record("2", Some("1"), 20),
        record("3", None, 30),
    ];
    imports(&server, &records).await;
    let thread = server.visitor().reads("/a/", "").await;
    let id = |number: usize| {
        thread["comments"][number]["id"]
            .as_str()
            .unwrap()
            .to_owned()
    };
    server.owner().has_decided(&id(0), "reject").await;
    let third = CommentId::parse(&id(2)).unwrap();
    let hooks = server.app.receivers.hooks();
    server
        .app
        .store
        .erase_comment(third, hooks, at(99))
        .await
        .unwrap();
    let before = exported(&server.app).await;
    let report = imports(&server, &records).await;
    assert_eq!((report.comments.new, report.comments.known), (0, 3));
    assert_eq!(exported(&server.app).await, before);
}

#[tokio::test]
async fn a_dry_run_says_the_same_and_writes_nothing() {
    let server = TestServer::start().await;
    let nobody = CommentRecord {
        author: None,
        ..record("5", None, 1)
    };
    let records = [
        record("2", Some("1"), 20),
        record("1", None, 10),
        record("3", Some("missing"), 30),
        nobody,
        record("1", None, 10),
    ];
    let before = exported(&server.app).await;
    let dry = imports_file(&server, &file_of(&records), Mode::DryRun, &[]).await;
    dry.result.unwrap();
    assert_eq!(exported(&server.app).await, before);
    let real = imports(&server, &records).await;
    let numbers = |report: &afterword_transfer::Report| {
        let comments = &report.comments;
        (
            comments.read,
            comments.new,
            comments.known,
            comments.skipped,
            report.pages.new,
        )
    };
    assert_eq!(numbers(&dry.reports[0]), (5, 3, 1, 1, 1));
    assert_eq!(numbers(&real), (5, 3, 1, 1, 1));
    assert_eq!(times(real.changed.sorted(), "is missing"), 1);
    assert_eq!(times(real.skipped.sorted(), "it was erased"), 1);
}

#[tokio::test]
async fn an_erased_comment_with_replies_is_an_empty_place() {
    let server = TestServer::start().await;
    let nobody = |id: &str, parent: Option<&str>| CommentRecord {
        author: None,
        status: Status::Deleted,
        ..record(id, parent, 1)
    };
    let records = [
        nobody("1", None),
        nobody("2", Some("1")),
        record("3", Some("2"), 30),
        nobody("4", Some("1")),
    ];
    let report = imports(&server, &records).await;
    assert_eq!((report.comments.new, report.comments.skipped), (3, 1));
    let thread = server.visitor().reads("/a/", "").await;
    let comments = thread["comments"].as_array().unwrap();
    let authors: Vec<bool> = comments.iter().map(|one| one["author"].is_null()).collect();
    assert_eq!(authors, [true, true, false]);
    assert_eq!(server.visitor().count("/a/").await, 1);
}

#[tokio::test]
async fn what_answers_itself_or_a_reply_of_its_own_stands_at_the_top() {
    let server = TestServer::start().await;
    let records = [
        record("1", Some("1"), 10),
        record("2", Some("3"), 20),
        record("3", Some("2"), 30),
    ];
    let report = imports(&server, &records).await;
    assert_eq!(report.comments.new, 3);
    assert_eq!(server.visitor().count("/a/").await, 3);
}

#[tokio::test]
async fn what_is_not_as_it_should_be_is_made_so_and_said() {
    let server = TestServer::start().await;
    let odd = CommentRecord {
        author: Some(AuthorRecord {
            name: "<b>Ann</b>\u{7} &amp; Bob".to_owned(),
            email: Some("none".to_owned()),
            website: Some("javascript:alert(1)".to_owned()),
            ..AuthorRecord::default()
        }),
        body: Body::Plain("*a*\n<b>\u{7}".to_owned()),
        ..record("1", None, 10)
    };
    let early = record("2", Some("1"), 5);
    let empty = CommentRecord {
        body: Body::Markdown(" \n".to_owned()),
        ..record("3", None, 1)
    };
    let nowhere = CommentRecord {
        page: "/a/../b/".to_owned(),
        ..record("4", None, 1)
    };
    let report = imports(&server, &[odd, early, empty, nowhere]).await;
    assert_eq!(
        (
            report.comments.new,
            report.comments.changed,
            report.comments.skipped
        ),
        (2, 2, 2)
    );
    for words in [
        "control characters in the name",
        "e-mail",
        "website",
        "control characters in the text",
        "its time",
    ] {
        assert_eq!(times(report.changed.sorted(), words), 1, "{words}");
    }
    let thread = server.visitor().reads("/a/", "").await;
    let shown = &thread["comments"][0];
    assert_eq!(shown["author"]["name"], "<b>Ann</b> &amp; Bob");
    assert_eq!(shown["html"], "<p>*a*<br>\n&lt;b&gt;</p>\n");
    assert_eq!(thread["comments"][1]["created"], "2023-11-14T22:13:30.001Z");
}

#[tokio::test]
async fn a_broken_file_keeps_what_was_read_and_goes_on_when_it_is_repaired() {
    let server = TestServer::start().await;
    let records = [
        record("1", None, 10),
        record("3", Some("2"), 30),
        record("2", Some("1"), 20),
        record("5", Some("4"), 50),
        record("4", None, 40),
    ];
    let whole = file_of(&records);
    let cut = whole.match_indices('\n').nth(3).unwrap().0 + 20;
    let ended = imports_file(&server, &whole[..cut], Mode::Write, &[]).await;
    assert!(
        ended
            .result
            .unwrap_err()
            .to_string()
            .starts_with("line 5: ")
    );
    let comments = &ended.reports[0].comments;
    assert_eq!((comments.new, comments.waiting), (3, 1));
    assert_eq!(server.visitor().count("/a/").await, 3);
    let report = imports(&server, &records).await;
    assert_eq!((report.comments.new, report.comments.known), (2, 3));
    assert!(report.changed.sorted().is_empty());
    let whole_at_once = TestServer::start().await;
    imports(&whole_at_once, &records).await;
    assert_eq!(
        exported(&server.app).await,
        exported(&whole_at_once.app).await
    );
}

#[tokio::test]
async fn votes_from_elsewhere_stay_when_readers_react() {
    let server = TestServer::start().await;
    imports(
        &server,
        &[CommentRecord {
            score: 7,
            ..record("1", None, 10)
        }],
    )
    .await;
    let visitor = server.visitor();
    let id = visitor.reads("/a/", "").await["comments"][0]["id"]
        .as_str()
        .unwrap()
        .to_owned();
    let reaction = serde_json::json!({"reaction": "👍", "key": "2b0c5d7e9f1a3b5c"});
    let path = format!("/api/v1/comments/{id}/reactions");
    assert_eq!(visitor.post(&path, &reaction).await.status, 200);
    assert_eq!(visitor.reads("/a/", "").await["comments"][0]["score"], 8);
    visitor.post(&path, &reaction).await;
    assert_eq!(visitor.reads("/a/", "").await["comments"][0]["score"], 7);
}
