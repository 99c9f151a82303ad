//! Stacosys 3.4 itself answered these requests; the same ones, in the same order, get the same answers.

use std::collections::BTreeMap;
use std::fs;

use reqwest::Method;
use serde::Deserialize;

use super::{drop_in, recorded, send};

#[derive(Deserialize)]
struct Exchange {
    request: Asked,
    response: Answered,
}

#[derive(Deserialize)]
struct Asked {
    method: String,
    path: String,
    headers: BTreeMap<String, String>,
    body: Option<String>,
}

#[derive(Deserialize)]
struct Answered {
    status: u16,
    headers: BTreeMap<String, String>,
    body: String,
}

/// The same JSON. Stacosys writes these characters as they are; here no answer does harm under a wrong content type.
fn inert(json: &str) -> String {
    let escaped = json.replace('<', r"\u003c").replace('>', r"\u003e");
    escaped.replace('&', r"\u0026")
}

#[tokio::test]
async fn every_recorded_request_is_answered_as_the_real_one_answered_it() {
    let server = drop_in(&[]).await;
    let transcript = fs::read_to_string(recorded("transcript-3.4.jsonl")).unwrap();
    let mut replayed = 0;
    for line in transcript.lines() {
        let Exchange { request, response } = serde_json::from_str(line).unwrap();
        let asked = format!("{} {}", request.method, request.path);
        let headers: Vec<(&str, &str)> = request
            .headers
            .iter()
            .map(|(name, value)| (name.as_str(), value.as_str()))
            .collect();
        let method = Method::from_bytes(request.method.as_bytes()).unwrap();
        let body = request.body.as_deref();
        let answer = send(&server, method, &request.path, &headers, body).await;
        assert_eq!(answer.status, response.status, "{asked}: {answer:?}");
        for (name, value) in &response.headers {
            assert_eq!(answer.header(name), value, "{asked}: {name}");
        }
        // Pages for people are Flask's there, and ours here.
        if !response.body.starts_with("<!doctype") {
            assert_eq!(answer.text, inert(&response.body), "{asked}");
        }
        replayed += 1;
    }
    assert_eq!(replayed, 39);
}
