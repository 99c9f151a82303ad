//! Commands beside a running server, and without one.

use std::fs;
use std::os::unix::fs::symlink;
use std::process::Command;

use serde_json::json;

use super::{Home, Running, end_of};

#[tokio::test]
async fn a_decision_is_counted_in_the_very_next_answer_of_the_running_server() {
    let home = Home::begun();
    let server = home.serve();
    let ann = server.visitor();
    let (id, _) = ann.comments("/a/", "Good **read**.").await.submitted();
    assert_eq!(ann.count("/a/").await, 0);
    home.run(&format!("moderate approve {}", end_of(&id)))
        .fine();
    assert_eq!(ann.count("/a/").await, 1);
    home.run(&format!("moderate spam {id}")).fine();
    assert_eq!(ann.count("/a/").await, 0);
    home.run(&format!("moderate approve {id}")).fine();
    assert_eq!(ann.count("/a/").await, 1);
    home.run(&format!("moderate delete {id}")).fine();
    assert_eq!(ann.count("/a/").await, 0);
    home.run(&format!("moderate restore {id}")).fine();
    assert_eq!(ann.count("/a/").await, 1);
}

#[tokio::test]
async fn commands_do_the_same_while_no_server_runs() {
    let home = Home::begun();
    let server = home.serve();
    let (id, _) = server.visitor().comments("/a/", "Hello").await.submitted();
    assert_eq!(server.stop("TERM"), 0);
    home.run(&format!("moderate approve {id}")).fine();
    home.run("pages move /a/ /b/").fine();
    let server = home.serve();
    let ann = server.visitor();
    assert_eq!(
        ann.count("/a/").await,
        1,
        "the old path leads to the new one"
    );
    assert_eq!(ann.reads("/b/", "").await["comments"][0]["id"], id.as_str());
    assert_eq!(server.stop("INT"), 0);
}

#[tokio::test]
async fn an_origin_that_was_refused_is_taken_after_the_command_that_the_error_names() {
    let home = Home::begun();
    let server = home.serve();
    let stranger = server.visitor().at("https://new.test");
    let refused = stranger.comments("/a/", "Hello").await;
    assert_eq!(refused.code(), "origin_not_allowed");
    let detail = refused.json()["detail"].as_str().unwrap().to_owned();
    let command = detail
        .split('`')
        .find_map(|part| part.strip_prefix("afterword "));
    home.run(command.unwrap()).fine();
    assert_eq!(stranger.comments("/a/", "Hello").await.status, 202);
    home.run("sites origin blog https://new.test --remove")
        .fine();
    let refused = stranger.comments("/a/", "Hello").await;
    assert_eq!(refused.code(), "origin_not_allowed");
}

#[tokio::test]
async fn a_sites_settings_hold_at_once() {
    let home = Home::begun();
    let server = home.serve();
    home.run("sites set blog moderation=publish").fine();
    let ann = server.visitor();
    assert_eq!(ann.comments("/a/", "Hello").await.status, 201);
    home.run("sites set blog moderation=default").fine();
    assert_eq!(ann.comments("/a/", "Hello").await.status, 202);
    home.run("sites add second --origin https://second.test depth=2")
        .fine();
    let thread = ann.get("/api/v1/comments?site=second&page=/a/").await;
    assert_eq!(thread.json()["form"]["depth"], 2);
}

#[tokio::test]
async fn a_page_is_closed_opened_named_and_moved() {
    let home = Home::begun();
    let server = home.serve();
    let ann = server.visitor();
    home.run("pages close /a/").fine();
    assert_eq!(ann.comments("/a/", "Hello").await.code(), "page_closed");
    home.run("pages open /a/").fine();
    let (id, _) = ann.comments("/a/", "Hello").await.submitted();
    home.run(&format!("moderate approve {id}")).fine();
    assert_eq!((ann.count("/a/").await, ann.count("/b/").await), (1, 0));
    home.run("pages move /a/ /b/").fine();
    assert_eq!((ann.count("/a/").await, ann.count("/b/").await), (1, 1));
    let titled = home
        .run_all(&["pages", "title", "/b/", "Hello  there"])
        .fine();
    assert_eq!(titled, "1 comment  open  /b/  Hello there\n");
    let mut page = home.run("pages list --json").json()[0].take();
    page["first_seen"].take();
    let expected = json!({"path": "/b/", "title": "Hello there", "closed": false, "count": 1,
                          "likes": 0, "first_seen": null, "aliases": ["/a"]});
    assert_eq!(page, expected);
    let error = home.run("pages title /unknown/ X").failed(1);
    assert!(
        error.contains("/unknown/: There is no such page."),
        "{error}"
    );
}

#[tokio::test]
async fn a_token_opens_what_its_scopes_say_until_it_is_revoked() {
    let home = Home::begun();
    let server = home.serve();
    let (id, _) = server.visitor().comments("/a/", "Hello").await.submitted();
    let whole = home.run("tokens add deploy").fine();
    let whole = whole.strip_suffix('\n').unwrap();
    assert!(whole.starts_with("aw_") && whole.len() == 55, "{whole}");
    assert_eq!(
        server.owner(whole).decides(&id, "approve").await.status,
        200
    );

    let reading = home.run("tokens add read-only --scope read --json").json();
    let reading_token = reading["token"].as_str().unwrap();
    let reader = server.owner(reading_token);
    assert_eq!(reader.get("/comments").await.status, 200);
    assert_eq!(reader.decides(&id, "spam").await.code(), "scope_missing");

    home.run(&format!("tokens revoke {}", reading["id"])).fine();
    assert_eq!(reader.get("/comments").await.code(), "api_token_invalid");
    let listed = home.run("tokens list --json").json();
    assert_eq!(listed[0]["scopes"], json!(["read", "moderate"]));
    assert_eq!(listed[0]["revoked"], json!(null));
    assert!(listed[1]["revoked"].is_string());
    let all = home.run("tokens list --json").fine() + &home.run("tokens list").fine();
    assert!(!all.contains(whole) && !all.contains(reading_token));
    for file in ["afterword.db", "afterword.db-wal"] {
        let bytes = std::fs::read(home.path().join(file)).unwrap();
        let holds = |text: &str| {
            bytes
                .windows(text.len())
                .any(|part| part == text.as_bytes())
        };
        assert!(!holds(whole), "only its hash is in {file}");
        assert!(!holds(reading_token), "only its hash is in {file}");
    }
}

#[test]
fn a_name_stands_for_one_live_token() {
    let home = Home::begun();
    home.run("tokens add deploy").fine();
    let error = home.run("tokens add deploy").failed(1);
    assert!(error.contains("afterword tokens revoke 1"), "{error}");
    home.run("tokens revoke 1").fine();
    home.run("tokens revoke 1").fine();
    home.run("tokens add deploy").fine();
    home.run("tokens revoke 7").failed(1);
    home.run("tokens add deploy --scope everything").failed(2);
}

#[test]
fn two_servers_never_share_a_database() {
    let home = Home::begun();
    let _server = home.serve();
    let error = home.run("serve --set server.listen=127.0.0.1:0").failed(1);
    assert!(error.contains("another Afterword serves"), "{error}");
}

#[tokio::test]
async fn the_server_is_found_in_a_deep_folder_and_behind_a_link() {
    let home = Home::begun();
    let deep = home.path().join("d".repeat(120));
    std::fs::create_dir(&deep).unwrap();
    symlink(deep.join("real.db"), home.path().join("linked.db")).unwrap();
    let real = format!("store.path={}", deep.join("real.db").display());
    let linked = ["--set", "store.path=linked.db"];
    home.run_all(&[
        "--set",
        &real,
        "sites",
        "add",
        "blog",
        "--origin",
        "https://blog.test",
    ])
    .fine();
    let listen = "server.listen=127.0.0.1:0";
    let server = super::Running::start(home.command(&["serve", "--set", &real, "--set", listen]));
    let ann = server.visitor();
    let (id, _) = ann.comments("/a/", "Hello").await.submitted();
    assert_eq!(ann.count("/a/").await, 0);
    let decide = ["moderate", "approve", &id];
    home.run_all(&[linked.as_slice(), &decide].concat()).fine();
    assert_eq!(ann.count("/a/").await, 1);
}

/// A shell gives few files and the right to more; a server takes what its connections need.
#[test]
fn the_server_takes_as_many_files_as_it_needs_and_may() {
    let home = Home::begun();
    for (soft, hard, connections, expected) in [
        (256, 4096, 1000, 1100),
        (256, 512, 1000, 512),
        (2000, 4096, 1000, 2000),
    ] {
        let server = home.command(&[
            "serve",
            "--set",
            "server.listen=127.0.0.1:0",
            "--set",
            &format!("server.max_connections={connections}"),
        ]);
        let limits = format!("ulimit -Sn {soft} && ulimit -Hn {hard} && exec \"$@\"");
        let mut shell = Command::new("sh");
        shell.args(["-c", &limits, "sh"]).arg(server.get_program());
        shell.args(server.get_args()).current_dir(home.path());
        let running = Running::start(shell);
        let told = fs::read_to_string(format!("/proc/{}/limits", running.child.id())).unwrap();
        let line = told.lines().find(|line| line.starts_with("Max open files"));
        let current = line.unwrap().split_whitespace().nth(3).unwrap();
        assert_eq!(current, expected.to_string());
        assert_eq!(running.stop("TERM"), 0);
    }
}
