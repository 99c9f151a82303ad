//! The owner's REST API.

mod blocks;
mod comments;
mod decisions;
mod edits;
mod export;
mod keys;
mod pages;
mod people;
mod sites;
mod stats;
mod tokens;

use reqwest::Method;
use serde_json::{Value, json};

use crate::support::{Answer, Owner, TestServer};

/// Comments on a page, oldest first.
async fn comments_of(server: &TestServer, page: &str, texts: &[&str]) -> Vec<String> {
    let ann = server.visitor();
    let mut ids = Vec::new();
    for text in texts {
        ids.push(ann.comments(page, text).await.submitted().0);
    }
    ids
}

/// Walks a list by its cursor and gathers what `pick` takes of each item.
async fn walk(owner: &Owner, path: &str, list: &str, pick: &str) -> Vec<Value> {
    let mut found = Vec::new();
    let mut after = String::new();
    loop {
        let answer = owner.get(&format!("{path}&after={after}")).await;
        assert_eq!(answer.status, 200, "{answer:?}");
        let part = answer.json();
        let items = part[list].as_array().unwrap();
        found.extend(items.iter().map(|item| item[pick].clone()));
        after = match &part["next"] {
            Value::Null => return found,
            Value::String(next) => next.clone(),
            next => next.to_string(),
        };
    }
}

async fn with_key(owner: &Owner, path: &str, key: &str, body: &Value) -> Answer {
    let request = owner.request(Method::POST, path);
    Answer::of(request.header("Idempotency-Key", key).json(body)).await
}

async fn if_match(owner: &Owner, path: &str, tag: &str, body: &Value) -> Answer {
    let request = owner.request(Method::PATCH, path);
    Answer::of(request.header("If-Match", tag).json(body)).await
}

async fn if_none_match(owner: &Owner, path: &str, tag: &str) -> Answer {
    let request = owner.request(Method::GET, path);
    Answer::of(request.header("If-None-Match", tag)).await
}

/// The part of a tag that `If-Match` is about.
fn version(answer: &Answer) -> String {
    let tag = answer.header("etag").trim_matches('"');
    let end = tag.find('-').unwrap_or(tag.len());
    tag[..end].to_owned()
}

/// What was wrong, and where.
fn wrong(answer: &Answer) -> (String, Value) {
    (answer.code(), answer.json()["field"].clone())
}

fn code_at(code: &str, field: &str) -> (String, Value) {
    (code.to_owned(), json!(field))
}
