//! A mail address never leaves the server by an interface that readers use, nor a hash by which it could be guessed.

use std::fs;
use std::process::Command;

use reqwest::Method;
use serde_json::json;

use super::ADDRESSES;
use crate::support::{Answer, TestServer};

/// What readers and their programs get, `{id}` for a comment of the thread.
const READ: &[&str] = &[
    "/api/v1/comments?page=/a/",
    "/api/v1/comments?page=/a/&sort=newest&limit=1",
    "/api/v1/challenge?site=blog",
    "/api/v1/comments/{id}",
    "/api/v1/comments/{id}/avatar",
    "/api/v1/comments/former?page=/a/&anchor=comment-1",
    "/api/v1/counts?page=/a/&page=/b/",
    "/api/v1/feed.atom",
    "/api/v1/feed.atom?page=/a/",
    "/api/v1/feed.json",
    "/api/v1/openapi.json",
    "/pages/blog?page=/a/",
    "/pages/blog?page=/a/&reply={id}",
    "/api/comments?url=/a/",
    "/api/comments/count?url=/a/",
    "/comments?url=/a/",
    "/embed.js",
    "/count.js",
    "/nothing/is/there",
];

/// A thread with a comment of each address, a reply below it, and one that waits.
async fn thread() -> (TestServer, Vec<String>) {
    // Nobody listens there.
    let server = TestServer::with(&[
        "stacosys.site=blog",
        "sites.avatars=gravatar",
        "avatars.gravatar=http://127.0.0.1:9/",
        "outgoing.allow_private=127.0.0.1",
    ])
    .await;
    let mut ids = Vec::new();
    for address in ADDRESSES {
        for (text, action) in [
            ("Hello", Some("approve")),
            ("It waits", None),
            ("Buy", Some("spam")),
        ] {
            let body = json!({"page": "/a/", "name": "Ann", "email": address.email.to_uppercase(), "text": text});
            let answer = server.visitor().submits(body).await;
            is_silent(&answer);
            let (id, token) = answer.submitted();
            if let Some(action) = action {
                server.owner().has_decided(&id, action).await;
            }
            is_silent(&server.visitor().edits(&id, &token, "Hello, edited").await);
            if action == Some("approve") {
                server.owner().has_decided(&id, "approve").await;
                ids.push(id);
            }
        }
    }
    (server, ids)
}

fn is_silent(answer: &Answer) {
    for address in ADDRESSES {
        address.is_not_in(&format!("{:?}{}", answer.headers, answer.text));
    }
}

#[tokio::test]
async fn no_answer_for_readers_has_an_address_or_its_hash() {
    let (server, ids) = thread().await;
    let ann = server.visitor();
    assert_eq!(ann.count("/a/").await, 2);
    for path in READ {
        for id in &ids {
            let answer = ann.get(&path.replace("{id}", id)).await;
            assert!(!answer.status.is_server_error(), "{path}: {answer:?}");
            is_silent(&answer);
        }
    }
    let document = ann.get("/api/v1/openapi.json").await.json();
    for (path, operations) in document["paths"].as_object().unwrap() {
        let operation = &operations["get"];
        let is_owners = !operation["security"].is_null();
        let is_read = READ.iter().any(|read| read.split('?').next() == Some(path));
        assert!(
            operation.is_null() || is_owners || is_read,
            "{path} is not looked at here"
        );
    }
}

#[tokio::test]
async fn what_writers_hear_back_has_no_address_either() {
    let (server, ids) = thread().await;
    let ann = server.visitor();
    let email = ADDRESSES[0].email;
    let reaction = json!({"reaction": "👍", "key": "reader-0123456789"});
    is_silent(
        &ann.post(&format!("/api/v1/comments/{}/reactions", ids[0]), &reaction)
            .await,
    );
    is_silent(
        &ann.post("/api/v1/preview", &json!({"text": "Hello **there**"}))
            .await,
    );
    for body in [
        json!({"page": "/a/", "name": "Ann", "email": email, "text": ""}),
        json!({"page": "/a/", "name": "", "email": email, "text": "Hello"}),
        json!({"page": "/a/", "name": "Ann", "email": format!("{email}@"), "text": "Hello"}),
        json!({"page": "/a/", "name": "Ann", "email": email, "text": "Hello", "parent": "0192f0c4-1a2b-7c3d-8e4f-5a6b7c8d9e0f"}),
        json!({"page": "/a/", "name": "Ann", "email": email, "text": "Hello", "no-field": email}),
    ] {
        let answer = ann.submits(body).await;
        assert!(answer.status.is_client_error(), "{answer:?}");
        is_silent(&answer);
    }
    let form = format!("token=t&url=/a/&author=Ann&email={email}&message=Hello&site=");
    let request = ann.request(Method::POST, "/newcomment");
    let request = request.header("content-type", "application/x-www-form-urlencoded");
    let sent = Answer::of(request.body(form)).await;
    is_silent(&sent);
    is_silent(&ann.get("/api/comments?url=/a/").await);
}

#[tokio::test]
async fn exports_for_readers_have_none_unless_the_owner_asks() {
    let (server, _) = thread().await;
    let folder = server.stop().await;
    let export = |words: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_afterword"));
        command
            .current_dir(folder.path())
            .env_clear()
            .arg("export")
            .args(words);
        let output = command.output().unwrap();
        assert!(output.status.success(), "{output:?}");
        String::from_utf8(output.stdout).unwrap()
    };
    let silent = |text: &str| ADDRESSES.iter().for_each(|address| address.is_not_in(text));
    silent(&export(&["--format", "wxr"]));
    export(&["--format", "hugo", "--output", "data"]);
    let files = fs::read_dir(folder.path().join("data/blog")).unwrap();
    let texts: Vec<String> = files
        .map(|file| fs::read_to_string(file.unwrap().path()).unwrap())
        .collect();
    assert!(
        texts.iter().any(|text| text.contains("Hello, edited")),
        "{texts:?}"
    );
    texts.iter().for_each(|text| silent(text));
    let asked = export(&["--format", "wxr", "--with-addresses"]).to_lowercase();
    assert!(asked.contains(ADDRESSES[0].email));
}
