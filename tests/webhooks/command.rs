//! `afterword webhooks`, beside a server and without one.

use std::path::Path;
use std::process::{Command, Output};

use serde_json::Value;

use super::receiver::{Receiver, Reply, secret};
use super::world::World;

fn afterword(folder: &Path, words: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_afterword"))
        .args(words)
        .current_dir(folder)
        .env_clear()
        .output()
        .unwrap()
}

async fn run(folder: &Path, words: &[&str]) -> (Option<i32>, String, String) {
    let (folder, words) = (folder.to_owned(), words.join(" "));
    let output = tokio::task::spawn_blocking(move || {
        afterword(&folder, &words.split(' ').collect::<Vec<_>>())
    });
    let output = output.await.unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    (
        output.status.code(),
        text(output.stdout),
        text(output.stderr),
    )
}

#[tokio::test]
async fn what_failed_is_listed_and_tried_again_by_a_running_server() {
    let world = World::start().await;
    world.catches_up();
    world.receiver.replies([410, 410].map(Reply::Status));
    for text in ["One", "Two"] {
        world.submits("/a/", text).await;
    }
    let failed = |count| {
        move |rows: &[afterword_store::OutboxHook]| {
            rows.iter().filter(|row| row.failed.is_some()).count() == count
        }
    };
    world.rows_are(failed(2)).await;
    let folder = world.server.folder.path().to_owned();
    let (status, out, _) = run(&folder, &["webhooks", "list", "--json"]).await;
    assert_eq!(status, Some(0));
    let rows: Vec<Value> = serde_json::from_str(&out).unwrap();
    assert_eq!(rows.len(), 2);
    assert_eq!(rows[0]["event"], "comment.submitted");
    assert_eq!(rows[0]["state"], "failed");
    assert_eq!(rows[0]["page"], "/a/");
    assert_eq!(rows[0]["url"], world.receiver.url());
    let (_, out, _) = run(&folder, &["webhooks", "list"]).await;
    assert!(out.contains("it answered 410"), "{out}");
    let (_, out, error) = run(&folder, &["webhooks", "list", "waiting"]).await;
    assert!(
        out.is_empty() && error.contains("there is none"),
        "{out}{error}"
    );
    let id = rows[0]["id"].as_str().unwrap();
    let (status, _, error) = run(&folder, &["webhooks", "retry", id]).await;
    assert_eq!(status, Some(0), "{error}");
    world.catches_up();
    let heard = world.receiver.hears(3).await;
    assert_eq!(heard.id(), id);
    let (status, _, error) = run(&folder, &["webhooks", "retry", "all"]).await;
    assert_eq!(status, Some(0), "{error}");
    world.catches_up();
    world.receiver.has_heard(4).await;
    world.all_sent().await;
    let (status, _, error) = run(&folder, &["webhooks", "retry", id]).await;
    assert_eq!(status, Some(1));
    assert!(
        error.contains("no webhook that could not be sent"),
        "{error}"
    );
}

#[tokio::test]
async fn a_test_tells_each_url_now_and_says_what_came_back() {
    let (fine, bad) = (Receiver::start().await, Receiver::start().await);
    bad.replies([Reply::Status(301)]);
    let folder = tempfile::TempDir::new().unwrap();
    let settings = |urls: &str| {
        let secret = secret();
        let text = format!(
            "[webhooks]\nurls = [{urls}]\nsecret = {secret:?}\nallow_private = [\"127.0.0.1\"]\n"
        );
        std::fs::write(folder.path().join("afterword.toml"), text).unwrap();
    };
    settings(&format!("{:?}, {:?}", fine.url(), bad.url()));
    let (status, _, error) = run(folder.path(), &["webhooks", "test"]).await;
    assert_eq!(status, Some(1));
    assert!(error.contains(&format!("✓ {}", fine.url())), "{error}");
    assert!(error.contains("it answered 301"), "{error}");
    assert!(error.contains("redirects are not followed"), "{error}");
    let heard = fine.hears(1).await;
    assert_eq!(heard.event(), "afterword.test");
    settings(&format!("{:?}", fine.url()));
    let (status, _, error) = run(folder.path(), &["webhooks", "test"]).await;
    assert_eq!(status, Some(0), "{error}");
    // Neither was a database begun.
    assert!(!folder.path().join("afterword.db").exists());
    settings("");
    let (status, _, error) = run(folder.path(), &["webhooks", "test"]).await;
    assert_eq!(status, Some(1));
    assert!(error.contains("webhooks.urls is empty"), "{error}");
}
