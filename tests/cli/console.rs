//! `afterword console`: ways in for who can run commands on the machine.

use std::io::{Read, Write};
use std::process::Stdio;

use reqwest::Method;

use super::{Ended, Home, Running, send};
use crate::support::Answer;

const OWNER: &str = "ann@example.org";

/// With one owner, named in the configuration.
fn begun() -> Home {
    let home = Home::begun();
    let file = home.path().join("afterword.toml");
    let config = std::fs::read_to_string(&file).unwrap();
    let named = format!("\nmoderators = [\"{OWNER}\"]\n");
    let config = config.replace("\nmoderators = []\n", &named);
    std::fs::write(file, config).unwrap();
    home
}

fn set_password(home: &Home, address: &str, password: &str) -> Ended {
    let mut command = home.command(&["console", "password", address]);
    command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    writeln!(stdin, "{password}").unwrap();
    drop(stdin);
    Ended::of(child.wait_with_output().unwrap())
}

async fn post(server: &Running, path: &str, body: &str) -> Answer {
    let own = format!("http://{}", server.address);
    let request = server.visitor().at(&own).request(Method::POST, path);
    let form = "application/x-www-form-urlencoded";
    Answer::of(request.header("content-type", form).body(body.to_owned())).await
}

fn path_of(link: &str) -> String {
    let path = link.trim().split_once("/console/").unwrap().1;
    format!("/console/{path}")
}

#[tokio::test]
async fn a_link_signs_in_once_and_no_log_tells_it() {
    let home = begun();
    // Before any server runs.
    let link = path_of(&home.run("console link ANN@example.org").fine());
    let words = "serve --set server.listen=127.0.0.1:0 --set log.level=debug";
    let words: Vec<&str> = words.split(' ').collect();
    let mut server = Running::start(home.command(&words));
    assert_eq!(server.visitor().get(&link).await.status, 200);
    assert_eq!(post(&server, &link, "").await.status, 303);
    assert_eq!(post(&server, &link, "").await.status, 404);
    let listed = home.run("console sessions").fine();
    assert!(listed.starts_with(OWNER), "{listed}");
    let told = home.run(&format!("console sign-out {OWNER}")).fine();
    assert!(told.starts_with("1 session of"), "{told}");
    assert_eq!(
        home.run("console sessions --json").json(),
        serde_json::json!([])
    );
    send("TERM", &server.child);
    let mut log = String::new();
    server._log.read_to_string(&mut log).unwrap();
    assert!(log.contains("/console/sign-in/"), "{log}");
    let token = link.rsplit('/').next().unwrap();
    assert!(!log.contains(token), "{log}");
}

#[tokio::test]
async fn a_password_is_set_and_removed() {
    let home = begun();
    let short = set_password(&home, OWNER, "too short").failed(1);
    assert!(short.contains("at least 12 characters"), "{short}");
    let stranger = set_password(&home, "eve@example.org", "a long enough one").failed(1);
    assert!(stranger.contains("sites.moderators"), "{stranger}");
    let set = set_password(&home, OWNER, "a long enough one").fine();
    assert!(set.contains("is set"), "{set}");
    let server = home.serve();
    let form = "email=ann%40example.org&password=a+long+enough+one";
    assert_eq!(post(&server, "/console/sign-in", form).await.status, 303);
    let removed = home
        .run(&format!("console password {OWNER} --remove"))
        .fine();
    assert!(removed.contains("is removed"), "{removed}");
    assert_eq!(
        home.run("console sessions --json").json(),
        serde_json::json!([])
    );
    assert_eq!(post(&server, "/console/sign-in", form).await.status, 403);
}
