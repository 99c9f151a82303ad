//! The manual's lines for `curl`, run as they stand in `docs/API.md` against a real server.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::Command;

use afterword_model::CommentId;
use serde_json::json;

use crate::support::{Answer, OWNERS_TOKEN, TestServer};

const MANUAL: &str = include_str!("../../docs/API.md");
const ROUTES: &str = include_str!("../../server/http/src/admin/mod.rs");

/// The lines, in their order.
fn lines() -> Vec<&'static str> {
    let blocks = MANUAL.split("```sh\n").skip(1);
    let blocks = blocks.map(|rest| rest.split("```").next().unwrap().trim_end());
    let lines: Vec<_> = blocks.filter(|block| block.starts_with("curl ")).collect();
    assert!(lines.iter().all(|line| !line.contains('\n')), "{lines:?}");
    lines
}

/// Says nothing but what went wrong, and fails where the server refuses; the status comes last.
const CURL: &str =
    r#"curl() { command curl --noproxy '*' -sS --fail-with-body -w '\n%{http_code}' "$@"; }"#;

/// Nothing listens there: mails wait. Webmentions are taken.
const SETTINGS: &[&str] = &[
    "sites.webmentions=true",
    "mail.from=comments@blog.test",
    "smtp.host=127.0.0.1",
    "smtp.port=9",
    "smtp.encryption=none",
];

/// Ids and secrets that the lines name.
async fn seeded(server: &TestServer) -> Vec<(&'static str, String)> {
    let (ann, owner) = (server.visitor(), server.owner());
    let word = |value: &serde_json::Value| value.as_str().unwrap().to_owned();
    let (id, _) = ann.comments("/a/", "Good reading.").await.submitted();
    let (published, _) = ann.comments("/a/", "A second one.").await.submitted();
    let batch = json!({"ids": [published], "action": "spam"});
    let batch = owner.post("/decisions", &batch).await.json();
    owner.has_decided(&published, "approve").await;
    let (own, edit_token) = ann.comments("/a/", "My own.").await.submitted();
    let block = json!({"kind": "name", "value": "Mallory"});
    let block = owner.post("/blocks", &block).await.json();
    let token = json!({"name": "old", "scopes": ["read"]});
    let token = owner.post("/tokens", &token).await.json();
    let imported = CommentId::parse(&published).unwrap();
    server.came_from_disqus(imported).await;
    vec![
        ("AFTERWORD", format!("http://{}", server.address)),
        ("TOKEN", OWNERS_TOKEN.to_owned()),
        ("ID", id),
        ("PUBLISHED", published),
        ("OWN", own),
        ("EDIT_TOKEN", edit_token),
        ("BATCH", word(&batch["batch"])),
        ("BLOCK", block["block"]["id"].to_string()),
        ("NUMBER", token["id"].to_string()),
    ]
}

/// The version of what a line is about.
async fn version(server: &TestServer, line: &str, id: &str) -> String {
    let owner = server.owner();
    if line.contains("/pages\"") {
        let pages = owner.get("/pages?site=blog").await.json();
        return pages["pages"][0]["etag"].as_str().unwrap().to_owned();
    }
    let path = match line.contains("/sites/") {
        true => "/sites/blog".to_owned(),
        false => format!("/comments/{id}"),
    };
    owner.get(&path).await.header("etag").to_owned()
}

async fn run(line: &str, folder: &Path, named: Vec<(&'static str, String)>) -> (bool, String) {
    let script = format!("{CURL}\n{line}\n");
    let folder = folder.to_owned();
    let ran = tokio::task::spawn_blocking(move || {
        let mut shell = Command::new("sh");
        shell.arg("-c").arg(script).current_dir(folder).envs(named);
        shell.output().unwrap()
    });
    let output = ran.await.unwrap();
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    let complaint = String::from_utf8_lossy(&output.stderr).into_owned();
    (output.status.success(), format!("{complaint}{said}"))
}

/// With the blog of the tests, and a page that nobody is asked for.
fn here(line: &str) -> String {
    line.replace("https://blog.example.org/", "https://blog.test/")
        .replace("https://ann.example/", "https://192.0.2.1/")
}

#[tokio::test]
async fn every_line_of_the_manual_does_what_it_says() {
    let server = TestServer::with(SETTINGS).await;
    let folder = tempfile::tempdir().unwrap();
    let message = "From: olga@blog.test\r\nTo: comments+maaaaaaaaaaaaaaaaaaaaaaaaaa@blog.test\r\n\
                   Message-ID: <1@blog.test>\r\nSubject: Re\r\n\r\nok\r\n";
    fs::write(folder.path().join("message.eml"), message).unwrap();
    let mut named = seeded(&server).await;
    let id = named[2].1.clone();
    for line in lines() {
        named.retain(|(name, _)| *name != "ETAG");
        named.push(("ETAG", version(&server, line, &id).await));
        let line = here(line);
        let (is_fine, said) = run(&line, folder.path(), named.clone()).await;
        let status = said.rsplit('\n').next().unwrap();
        assert!(is_fine && status.starts_with('2'), "{line}\n{said}");
    }
    let export = fs::read_to_string(folder.path().join("afterword.jsonl")).unwrap();
    assert!(export.trim_end().ends_with('}') && export.contains(r#""kind":"end""#));
}

#[tokio::test]
async fn a_scope_opens_what_the_table_says_and_nothing_else() {
    let server = TestServer::start().await;
    let owner = server.owner();
    let nothing = json!({});
    let mut tokens = Vec::new();
    for scope in ["read", "moderate", "sites", "export", "mail"] {
        let made = json!({"name": scope, "scopes": [scope]});
        let made = owner.post("/tokens", &made).await.json();
        tokens.push((scope, owner.with(made["token"].as_str().unwrap())));
    }
    let rows = calls().into_iter().zip(scopes());
    for ((method, path), needed) in rows {
        let path = path
            .replace("{id}", "0")
            .replace("{batch}", "0")
            .replace("{key}", "none");
        for (scope, owner) in &tokens {
            let request = owner.request(method.parse().unwrap(), &path);
            let answer = Answer::of(request.json(&nothing)).await;
            let is_open = needed.contains(scope);
            let is_refused = answer.status == 403 && answer.code() == "scope_missing";
            assert_eq!(
                is_open, !is_refused,
                "{method} {path} with {scope}: {answer:?}"
            );
        }
        let request = owner.with("aw_unknown");
        let answer = Answer::of(request.request(method.parse().unwrap(), &path)).await;
        assert_eq!(answer.code(), "api_token_invalid", "{method} {path}");
    }
}

/// Rows like ``| `GET /comments/{id}` | `read` |``.
fn calls() -> Vec<(&'static str, &'static str)> {
    let parts = rows().into_iter();
    parts.map(|row| row[0].split_once(' ').unwrap()).collect()
}

/// The scopes of which each call needs one.
fn scopes() -> Vec<Vec<&'static str>> {
    let parts = rows().into_iter();
    parts.map(|row| row[1..].to_vec()).collect()
}

/// What stands in backticks in each row.
fn rows() -> Vec<Vec<&'static str>> {
    let owners = MANUAL.split("## The owner's API").nth(1).unwrap();
    let owners = owners.split("\n### ").next().unwrap();
    let is_call = |line: &&str| {
        ["GET", "POST", "PATCH", "DELETE"]
            .iter()
            .any(|method| line.starts_with(&format!("| `{method} ")))
    };
    let lines = owners.lines().filter(is_call);
    let rows: Vec<Vec<&str>> = lines
        .map(|line| line.split('`').skip(1).step_by(2).collect())
        .collect();
    assert!(!rows.is_empty());
    rows
}

#[test]
fn each_route_of_the_owner_stands_in_the_table_and_has_its_line() {
    let lines = lines();
    for (method, path) in calls() {
        let parts: Vec<&str> = path.split('/').skip(1).collect();
        let has_line = lines.iter().any(|line| is_call(line, method, &parts));
        assert!(has_line, "no line calls {method} {path}");
    }
    let listed: BTreeSet<(String, String)> = calls()
        .into_iter()
        .map(|(method, path)| (method.to_lowercase(), path.to_owned()))
        .collect();
    for route in ROUTES.split(".route(").skip(1) {
        let path = route.split('"').nth(1).unwrap();
        let handlers = route.split_once(',').unwrap().1;
        for method in ["get", "post", "patch", "delete"] {
            let is_served = handlers.contains(&format!("{method} "));
            let is_listed = listed.contains(&(method.to_owned(), path.to_owned()));
            assert_eq!(is_served, is_listed, "{method} {path}");
        }
    }
}

/// Whether a line calls this address by this method; what stands in braces may be anything.
fn is_call(line: &str, method: &str, parts: &[&str]) -> bool {
    let Some((_, address)) = line.split_once("/api/v1/admin/") else {
        return false;
    };
    let named = ["PATCH", "DELETE", "POST"].into_iter();
    let said = named
        .clone()
        .find(|method| line.contains(&format!("-X {method} ")));
    let used = said.unwrap_or(if line.contains(" -d ") { "POST" } else { "GET" });
    let called: Vec<&str> = address
        .split(['"', '?'])
        .next()
        .unwrap()
        .split('/')
        .collect();
    let is_same = |(called, part): (&&str, &&str)| part.starts_with('{') || called == part;
    used == method && called.len() == parts.len() && called.iter().zip(parts).all(is_same)
}
