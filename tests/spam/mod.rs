//! What becomes of strangers' comments, through the real interface and with the default settings; and how well
//! it is told on comments that a person has labelled.

mod evaluation;
mod first_comments;
mod learning;
mod lists;
mod rates;
mod repeats;
mod trust;
mod verdict;

use serde_json::{Value, json};

use crate::support::{Answer, Owner, TestServer, Visitor};

/// What a server that strangers can reach counts.
const USUAL: [&str; 4] = [
    "spam.comments_per_address=10",
    "spam.comments_per_page=60",
    "spam.comments_per_site=300",
    "sites.moderation=publish",
];

/// Behind a proxy, so that a test may be many readers.
async fn server(settings: &[&str]) -> TestServer {
    let proxy = ["server.trusted_proxies=127.0.0.1"];
    TestServer::with(&[&USUAL, proxy.as_slice(), settings].concat()).await
}

fn from(server: &TestServer, address: &str) -> Visitor {
    server.visitor().saying("x-forwarded-for", address)
}

/// The codes of what was found, and the status.
async fn judged(owner: &Owner, answer: &Answer) -> (Vec<String>, String) {
    let (id, _) = answer.submitted();
    let shown = owner.shows(&id).await;
    let found = shown["verdict"].as_array().unwrap().iter();
    let codes = found.map(|reason| reason["code"].as_str().unwrap().to_owned());
    (
        codes.collect(),
        shown["status"].as_str().unwrap().to_owned(),
    )
}

async fn says(visitor: &Visitor, page: &str, name: &str, text: &str) -> Answer {
    visitor.submits(said(page, name, text)).await
}

fn said(page: &str, name: &str, text: &str) -> Value {
    json!({"page": page, "name": name, "text": text})
}
