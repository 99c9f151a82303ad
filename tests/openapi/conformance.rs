//! The running server against its document, by programs that others wrote.

use std::process::{Command, Output};

use tempfile::TempDir;
use tokio::task::spawn_blocking;

use super::python::{beside, python, words_of};
use super::world::World;
use crate::support::{OWNERS_TOKEN, TestServer};

async fn run(mut command: Command) -> Output {
    spawn_blocking(move || command.output().unwrap())
        .await
        .unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_document_is_valid_openapi() {
    let server = TestServer::start().await;
    let address = format!("http://{}/api/v1/openapi.json", server.address);
    let document = reqwest::get(address).await.unwrap().text().await.unwrap();
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("openapi.json");
    std::fs::write(&file, document).unwrap();
    let checked = spawn_blocking(move || {
        let mut check = python(&["-m", "openapi_spec_validator"]);
        check.arg(&file).output().unwrap()
    });
    let checked = checked.await.unwrap();
    assert!(checked.status.success(), "{}", words_of(&checked));
}

/// Examples, limits and random values for every operation, right and wrong ones. The same seed each time: what is
/// found once is found again. What is asked, and why one status more is allowed: `schemathesis.toml`.
#[tokio::test(flavor = "multi_thread")]
async fn schemathesis_finds_no_answer_that_the_document_does_not_have() {
    schemathesis(&["--exclude-operation-id", ADDS_SITES]).await;
}

/// On a server of its own: where there are several sites, all other calls have to name theirs.
#[tokio::test(flavor = "multi_thread")]
async fn schemathesis_adds_sites() {
    schemathesis(&["--include-operation-id", ADDS_SITES]).await;
}

const ADDS_SITES: &str = "createSite";

async fn schemathesis(which: &[&str]) {
    let world = World::start().await;
    let document = format!("http://{}/api/v1/openapi.json", world.server.address);
    let folder = TempDir::new().unwrap();
    let report = folder.path().display().to_string();
    let mut command = spawn_blocking(|| python(&["-m", "schemathesis.cli", "--config-file"]))
        .await
        .unwrap();
    command
        .arg(beside("schemathesis.toml"))
        .args(["run", &document])
        .args(which)
        .args(["--no-color", "--phases=examples,coverage,fuzzing"])
        .args(["--report-dir", &report])
        .env("SCHEMATHESIS_HOOKS", beside("hooks.py"))
        .env("AFTERWORD_API_TOKEN", OWNERS_TOKEN)
        .env("AFTERWORD_EDIT_TOKEN", &world.edit_token)
        .env("PYTHONDONTWRITEBYTECODE", "1")
        .env("NO_PROXY", "127.0.0.1");
    let ended = run(command).await;
    assert!(ended.status.success(), "{}", words_of(&ended));
}
