//! What is printed and drawn, and the page that explains it.

use std::fs;

use serde_json::Value;

use super::http;
use crate::cli::{Ended, Home};
use crate::support::TestServer;
use crate::support::sources::root;

async fn told(server: &TestServer, words: &str, locale: &str) -> (Home, Ended) {
    let words = format!(
        "bench --url {} --site blog --requests 200 {words}",
        http(server.address)
    );
    let locale = locale.to_owned();
    let run = move || {
        let home = Home::empty();
        let words: Vec<&str> = words.split(' ').collect();
        let output = home.command(&words).env("LC_ALL", locale).output().unwrap();
        (home, Ended::of(output))
    };
    tokio::task::spawn_blocking(run).await.unwrap()
}

#[tokio::test]
async fn what_is_printed_fits_eighty_columns_with_blocks_and_without() {
    let server = TestServer::start().await;
    for (locale, block) in [("C.UTF-8", '█'), ("C", '#')] {
        let (_home, ended) = told(&server, "--clients 20", locale).await;
        let out = ended.fine();
        assert!(out.contains(block), "{out}");
        assert_eq!(out.is_ascii(), block == '#', "{out}");
        for line in out.lines() {
            assert!(line.chars().count() <= 80, "{line}");
        }
        for word in [
            "requests/s",
            "counts/s",
            "p99",
            "corrected",
            "Server: ",
            "first answer",
        ] {
            assert!(out.contains(word), "{word}: {out}");
        }
    }
}

#[tokio::test]
async fn the_picture_is_an_image_with_words_and_without_scripts() {
    let server = TestServer::start().await;
    let (home, ended) = told(&server, "--clients 20 --svg picture.svg", "C").await;
    ended.fine();
    let picture = fs::read_to_string(home.path().join("picture.svg")).unwrap();
    let read = roxmltree::Document::parse(&picture).unwrap();
    for name in ["title", "desc", "polyline", "style"] {
        assert!(
            read.descendants().any(|node| node.has_tag_name(name)),
            "{name}"
        );
    }
    assert!(picture.contains("prefers-color-scheme:dark"));
    assert!(!picture.contains("<script") && !picture.contains("href"));
    let (_home, ended) = told(&server, "--svg no/such/folder.svg", "C").await;
    assert!(ended.failed(1).contains("--svg: can't write"));
}

/// Paths of all fields, such as `first.requests`.
fn fields(value: &Value, before: &str, found: &mut Vec<String>) {
    match value {
        Value::Object(map) => {
            for (name, value) in map {
                // Of kinds of errors, there are as many as things that go wrong.
                found.push(format!("{before}{name}"));
                fields(value, &format!("{before}{name}."), found);
            }
        }
        Value::Array(list) => list
            .iter()
            .take(1)
            .for_each(|one| fields(one, before, found)),
        _ => {}
    }
}

#[tokio::test]
async fn the_manual_has_every_field_of_the_json() {
    let server = TestServer::start().await;
    let (_home, ended) = told(&server, "--json --clients 20", "C").await;
    let manual = fs::read_to_string(root().join("docs/load-testing.md")).unwrap();
    let mut found = Vec::new();
    fields(&ended.json(), "", &mut found);
    assert!(found.len() > 30, "{found:?}");
    for field in found {
        let times = field.contains("_microseconds.") && !field.starts_with("first.");
        assert!(
            times || manual.contains(&format!("`{field}`")),
            "docs/load-testing.md lacks {field}"
        );
    }
}
