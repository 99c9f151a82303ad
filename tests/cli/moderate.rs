//! `afterword moderate` for a person at a terminal and for scripts.

use std::process::Stdio;
use std::time::Duration;

use afterword_model::{Author, CommentId, DisplayName, PagePath, PageTitle, SiteId, Status, Text};
use afterword_services::Changes as _;
use afterword_store::{ClosedPages, Mailing, NewComment, StoreLimits};
use afterword_store_sqlite::Sqlite;
use futures_util::future::try_join_all;
use jiff::Timestamp;
use serde_json::{Value, json};

use super::{Ended, Home, end_of};

/// A comment that was written past all checks, as an old version or another program might have.
fn raw(id: u128, name: &str, text: &str) -> NewComment {
    NewComment {
        id: CommentId(uuid::Uuid::from_u128(id)),
        site: SiteId(1),
        path: PagePath::parse("/a/").unwrap(),
        title: Some(PageTitle::parse("Hello", 80).unwrap()),
        parent: None,
        author: Author {
            name: DisplayName::stored(name.to_owned()),
            email: None,
            website: None,
            owner: false,
            verified: false,
        },
        text: Text::stored(text.to_owned()),
        html: String::new(),
        private: false,
        status: Status::Pending,
        reasons: Vec::new(),
        now: Timestamp::now(),
        submission: None,
        challenge: None,
        closed_pages: ClosedPages::Accept,
        notify: false,
        follow: None,
        network: None,
        avatar: None,
        simhash: None,
        akismet: None,
        mailing: Mailing::none(),
        original: None,
        written: None,
    }
}

async fn store(home: &Home, comments: Vec<NewComment>) {
    let limits = StoreLimits {
        readers: 1,
        busy_timeout: Duration::from_secs(5),
        queue: 1000,
        min_free_space: 0,
        yields_to_readers: false,
    };
    let store = Sqlite::open(&home.path().join("afterword.db"), limits).unwrap();
    let added = comments.into_iter().map(|new| store.add_comment(new));
    try_join_all(added).await.unwrap();
}

#[tokio::test]
async fn the_list_shows_who_when_where_and_what_in_80_columns() {
    let home = Home::begun();
    let server = home.serve();
    let ann = server.visitor();
    let long = "Some **words** that go on. ".repeat(20);
    let (first, _) = ann.comments("/posts/hello/", &long).await.submitted();
    let (second, _) = ann
        .comments("/posts/hello/", "日本語のコメント ".repeat(30).as_str())
        .await
        .submitted();
    let listed = home.run("moderate list").fine();
    let (one, two) = (end_of(&first), end_of(&second));
    assert!(
        listed.starts_with(&format!("{two}  Ann, just now, on /posts/hello/\n")),
        "{listed}"
    );
    assert!(listed.contains(&format!(
        "{one}  Ann, just now, on /posts/hello/\n          Some words that"
    )));
    assert!(listed.contains("afterword moderate approve"));
    let shown = home.run(&format!("moderate show {one}")).fine();
    for line in listed.lines().chain(shown.lines()) {
        let wide = line
            .chars()
            .filter(|character| *character > '\u{2E80}')
            .count();
        assert!(line.chars().count() + wide <= 80, "{line}");
    }
}

#[tokio::test]
async fn the_list_is_of_those_that_wait_unless_others_are_asked_for() {
    let home = Home::begun();
    let server = home.serve();
    let ann = server.visitor();
    let (first, _) = ann.comments("/posts/hello/", "1").await.submitted();
    let (second, _) = ann.comments("/posts/hello/", "2").await.submitted();
    let (one, two) = (end_of(&first), end_of(&second));
    let newest = home.run("moderate list --limit 1").fine();
    assert!(newest.contains(two) && !newest.contains(one), "{newest}");
    assert!(newest.contains("There are more than 1"), "{newest}");
    home.run(&format!("moderate approve {one}")).fine();
    let waiting = home.run("moderate list --page /posts/hello").fine();
    assert!(waiting.contains(two) && !waiting.contains(one), "{waiting}");
    let all = home.run("moderate list --status any").fine();
    assert!(
        all.contains("· approved") && all.contains("· pending"),
        "{all}"
    );
    assert_eq!(home.run("moderate list --status spam").fine(), "");
    assert_eq!(home.run("moderate list --page /other/").fine(), "");
}

#[tokio::test]
async fn json_is_that_of_the_owners_api() {
    let home = Home::begun();
    let server = home.serve();
    let token = home.run("tokens add test").fine();
    let owner = server.owner(token.trim());
    let body = json!({"page": "/a/", "name": "Ann", "text": "Good **read**.", "title": "Hello",
                      "email": "ann@example.org", "website": "https://ann.example"});
    let (id, _) = server.visitor().submits(body).await.submitted();
    let listed = owner.get("/comments?status=pending").await.json();
    assert_eq!(home.run("moderate list --json").json(), listed["comments"]);
    home.run(&format!("moderate approve {id}")).fine();
    home.run(&format!("moderate pin {id}")).fine();
    let shown = owner.get(&format!("/comments/{id}")).await.json();
    assert_eq!(
        home.run(&format!("moderate show {id} --json")).json(),
        shown
    );
    assert_eq!(shown["decisions"][0]["by"], "ann");
    assert_eq!(shown["decisions"][0]["interface"], "command-line");
    assert_eq!(shown["decisions"][0]["door"], "command-line");
    assert_eq!(shown["pinned"], true);
}

#[tokio::test]
async fn show_tells_everything_about_a_comment() {
    let home = Home::begun();
    let server = home.serve();
    let ann = server.visitor();
    let body = json!({"page": "/a/", "name": "Ann", "text": "Good\n\n    code", "title": "Hello",
                      "email": "ann@example.org", "website": "https://ann.example"});
    let (parent, _) = ann.submits(body).await.submitted();
    let words = ["moderate", "approve", &parent, "--reply", "Thank *you*."];
    home.run_all(&words).fine();
    let shown = home.run(&format!("moderate show {parent}")).fine();
    for expected in [
        parent.as_str(),
        "approved",
        "This site holds every new comment.",
        "leads to ann.example. (+1)",
        "Hello, https://blog.test/a/",
        "ann@example.org",
        "https://ann.example",
        "\n    Good\n\n        code\n",
        "pending → approved  by ann (command-line)",
    ] {
        assert!(shown.contains(expected), "{expected}\n{shown}");
    }
    let thread = ann.reads("/a/", "").await;
    let reply = &thread["comments"][1];
    assert_eq!(reply["html"], "<p>Thank <em>you</em>.</p>\n");
    assert_eq!(
        (&reply["author"]["owner"], &reply["parent"]),
        (&json!(true), &json!(parent))
    );
    let shown = home
        .run(&format!("moderate show {}", reply["id"].as_str().unwrap()))
        .fine();
    assert!(
        shown.contains(&format!("answers  {} by Ann: Good code", end_of(&parent))),
        "{shown}"
    );
}

#[tokio::test]
async fn many_are_decided_at_once_and_what_cannot_be_done_is_said() {
    let home = Home::begun();
    let server = home.serve();
    let ann = server.visitor();
    let (one, _) = ann.comments("/a/", "1").await.submitted();
    let (two, _) = ann.comments("/a/", "2").await.submitted();
    let ended = home.run(&format!("moderate approve {one} 00000000 {}", end_of(&two)));
    assert_eq!(ended.status, 1);
    assert!(
        ended.err.contains("00000000  There is no such comment."),
        "{ended:?}"
    );
    assert!(ended.err.contains("1 of 3 could not be done"), "{ended:?}");
    let lines = [&one, &two].map(|id| format!("{}  Ann, on /a/: pending → approved\n", end_of(id)));
    assert_eq!(ended.out, lines.concat());
    assert_eq!(ann.count("/a/").await, 2);
    home.run(&format!("moderate delete {one}")).fine();
    let ended = home.run(&format!("moderate pin {one} {two} --json"));
    assert_eq!(ended.status, 1);
    let json: Value = serde_json::from_str(&ended.out).unwrap();
    let refused =
        json!({"asked": one, "error": "A comment that is deleted can't be changed by `pin`."});
    let done = json!({"asked": two, "id": two, "before": "approved", "status": "approved"});
    assert_eq!(json, json!([refused, done]));
}

#[tokio::test]
async fn the_end_of_an_id_must_mean_one_comment() {
    let home = Home::begun();
    let (one, two) = (0x0001_abcd_1234, 0x0002_abcd_1234);
    store(&home, vec![raw(one, "Ann", "one"), raw(two, "Bob", "two")]).await;
    let error = home.run("moderate approve abcd1234").failed(1);
    assert!(
        error.contains("Several ids end so: write one of "),
        "{error}"
    );
    let whole = |id: u128| uuid::Uuid::from_u128(id).to_string();
    assert!(
        error.contains(&whole(one)) && error.contains(&whole(two)),
        "{error}"
    );
    let done = home.run("moderate approve …0002ABCD1234").fine();
    assert_eq!(done, "abcd1234  Bob, on /a/: pending → approved\n");
}

#[tokio::test]
async fn nothing_that_a_stranger_wrote_steers_the_terminal() {
    let home = Home::begun();
    let name = "Ann\u{1b}]0;owned\u{7}\u{9b}2J";
    let text = "red \u{1b}[31m\u{9b}31m back\u{8}\u{8} \u{202e}turned\r over\n\nend";
    store(&home, vec![raw(0xabcd_1234, name, text)]).await;
    let mut said: Vec<Ended> = Vec::new();
    for words in [
        "moderate list",
        "moderate list --json",
        "moderate show abcd1234",
        "moderate show abcd1234 --json",
        "moderate approve abcd1234",
        "moderate list --status any",
    ] {
        said.push(home.run(words));
    }
    for ended in said {
        let steering = |character: char| character.is_control() && character != '\n';
        assert!(
            !ended.out.contains(steering) && !ended.out.contains('\u{202e}'),
            "{ended:?}"
        );
        assert!(ended.out.contains("Ann"));
    }
    let json = home.run("moderate show abcd1234 --json").json();
    assert_eq!(json["author"]["name"], name);
    assert_eq!(json["text"], text, "a script gets what is stored");
}

#[tokio::test]
async fn a_reader_of_the_output_who_has_seen_enough_is_no_failure() {
    let home = Home::begun();
    store(&home, vec![raw(0xabcd_1234, "Ann", "Hello")]).await;
    let mut child = home
        .command(&["moderate", "list"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let ended = Ended::of(child.wait_with_output().unwrap());
    assert_eq!((ended.status, ended.err.as_str()), (0, ""));
}

#[tokio::test]
async fn hundreds_are_decided_in_one_go() {
    let home = Home::begun();
    let ids: Vec<u128> = (1..=450).map(|id| 0xabcd_0000 + id).collect();
    store(
        &home,
        ids.iter().map(|&id| raw(id, "Ann", "Hello")).collect(),
    )
    .await;
    let words: Vec<String> = ids.iter().map(|id| format!("{id:08x}")).collect();
    let words: Vec<&str> = ["moderate", "approve"]
        .into_iter()
        .chain(words.iter().map(String::as_str))
        .collect();
    let done = home.run_all(&words).fine();
    assert_eq!(done.lines().count(), ids.len());
    assert_eq!(
        home.run("pages list").fine(),
        "450 comments  open  /a/  Hello\n"
    );
}

#[tokio::test]
async fn the_list_says_what_lies_in_spam_also_where_nothing_waits() {
    let home = Home::begun();
    let server = home.serve();
    let (one, _) = server.visitor().comments("/a/", "One").await.submitted();
    let (two, _) = server.visitor().comments("/b/", "Two").await.submitted();
    assert!(!home.run("moderate list").fine().contains("in spam"));
    home.run(&format!("moderate spam {one}")).fine();
    let waiting = home.run("moderate list").fine();
    assert!(
        waiting.contains("Two") && waiting.contains("(1 in spam)"),
        "{waiting}"
    );
    home.run(&format!("moderate spam {two}")).fine();
    let nothing = home.run("moderate list");
    let said = &nothing.err;
    assert!(
        said.contains("no comment waits for you (2 in spam)"),
        "{said}"
    );
    assert!(said.contains("moderate list --status spam"), "{said}");
    let on_page = home.run("moderate list --page /a/");
    assert!(on_page.err.contains("(1 in spam)"), "{}", on_page.err);
}
