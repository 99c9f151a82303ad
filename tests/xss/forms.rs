//! The form without JavaScript: what was typed stands in the page that comes back, as text.

use reqwest::Method;
use url::form_urlencoded::Serializer;

use super::ROOMY;
use super::page_structure::Shape;
use crate::support::{Answer, TestServer, Visitor, vectors};

const FIELDS: [&str; 10] = [
    "text", "name", "email", "website", "title", "page", "parent", "site", "key", "return",
];

async fn sends(visitor: &Visitor, to: &str, fields: &[(&str, &str)]) -> Answer {
    let body = Serializer::new(String::new()).extend_pairs(fields).finish();
    let form = "application/x-www-form-urlencoded";
    let request = visitor
        .request(Method::POST, to)
        .header("content-type", form);
    Answer::of(request.header("accept", "text/html").body(body)).await
}

fn form<'a>(changed: &'a [(&'a str, &'a str)]) -> Vec<(&'a str, &'a str)> {
    let usual = [
        ("site", "blog"),
        ("page", "/a/"),
        ("name", "Ann"),
        ("text", "Hello"),
        ("email", "ann@a.example"),
        ("return", "thread"),
    ];
    let kept = usual
        .into_iter()
        .filter(|(name, _)| changed.iter().all(|(other, _)| other != name));
    kept.chain(changed.iter().copied()).collect()
}

/// The pages that come back to a form with plain words, for each thing that can be wrong.
async fn shape(ann: &Visitor) -> Shape {
    let mut known = Vec::new();
    for changed in [
        vec![("key", "short"), ("title", "x"), ("notify", "on")],
        vec![
            ("text", ""),
            ("name", ""),
            ("email", "x"),
            ("website", "x:"),
        ],
        vec![("site", "nope")],
        vec![("page", "x")],
        vec![("parent", "x")],
        vec![("return", "x")],
        vec![("unknown", "x")],
        vec![("parent", "0192f0c4-5ae4-7c3b-9b1c-000000000000")],
    ] {
        known.push(sends(ann, "/api/v1/comments", &form(&changed)).await);
        known.push(sends(ann, "/pages/blog", &form(&changed)).await);
    }
    Shape::of(&known)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_form_that_comes_back_is_made_of_nothing_that_was_typed() {
    let server = TestServer::with(ROOMY).await;
    let ann = server.visitor();
    let shape = shape(&ann).await;
    for (index, vector) in vectors().into_iter().enumerate() {
        let text = vector.text.as_str();
        // All at once with a key that can't be, so that nothing is stored; then one field at a time, in turn.
        let most = ["text", "name", "email", "website", "title"].map(|name| (name, text));
        let all: Vec<_> = most.into_iter().chain([("key", "short")]).collect();
        let one = [(FIELDS[index % FIELDS.len()], text), ("key", "short")];
        let one = if one[0].0 == "key" {
            &one[..1]
        } else {
            &one[..]
        };
        for (to, fields) in [
            ("/api/v1/comments", &all[..]),
            ("/api/v1/comments", one),
            ("/pages/blog", &all[..]),
        ] {
            let answer = sends(&ann, to, &form(fields)).await;
            assert!(!answer.status.is_server_error(), "{vector:?}: {answer:?}");
            shape.holds(&format!("{to} {vector:?}"), &answer);
        }
        let unknown = sends(&ann, "/api/v1/comments", &form(&[(text, text)])).await;
        shape.holds(&format!("a field named {vector:?}"), &unknown);
    }
}
