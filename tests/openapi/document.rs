//! What the document must say of each operation.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::Command;

use serde_json::Value;

use super::operations::{Operation, document_of, operations};
use crate::support::{Answer, TestServer};

#[tokio::test]
async fn the_document_can_be_read_by_any_page_and_is_sent_once() {
    let server = TestServer::start().await;
    let first = server.visitor().get("/api/v1/openapi.json").await;
    assert_eq!(first.status, 200);
    assert_eq!(first.header("content-type"), "application/json");
    assert_eq!(first.header("access-control-allow-origin"), "*");
    assert_eq!(first.header("cache-control"), "public, max-age=3600");
    assert_eq!(first.json()["openapi"], "3.1.0");
    let again = server
        .visitor()
        .request(reqwest::Method::GET, "/api/v1/openapi.json")
        .header("if-none-match", first.header("etag"));
    let again = Answer::of(again).await;
    assert_eq!((again.status.as_u16(), again.text.as_str()), (304, ""));
}

#[tokio::test]
async fn the_command_prints_what_the_server_serves() {
    let server = TestServer::start().await;
    let served = server.visitor().get("/api/v1/openapi.json").await;
    let printed = Command::new(env!("CARGO_BIN_EXE_afterword"))
        .arg("openapi")
        .output()
        .unwrap();
    assert!(printed.status.success(), "{printed:?}");
    assert!(printed.stdout == served.text.as_bytes(), "they differ");
}

#[tokio::test]
async fn each_operation_has_a_name_a_summary_and_an_example() {
    let server = TestServer::start().await;
    let document = document_of(&server).await;
    let mut names = BTreeSet::new();
    for operation in operations(&document) {
        let what = operation.name();
        let word = |field: &str| operation.says[field].as_str().unwrap_or_default();
        assert!(!word("summary").is_empty(), "{what} has no summary");
        assert!(!word("operationId").is_empty(), "{what} has no operationId");
        assert!(
            names.insert(word("operationId").to_owned()),
            "{what}: {} is another's operationId",
            word("operationId")
        );
        assert!(has_examples(&document, &operation), "{what} has no example");
    }
}

/// Each parameter that must be there, each body, and, where there is neither, the answer.
fn has_examples(document: &Value, operation: &Operation<'_>) -> bool {
    let needed = |one: &&Value| one["required"] == true;
    let parameters: Vec<_> = operation.parameters().filter(needed).collect();
    let bodies: Vec<_> = contents(&operation.says["requestBody"]).collect();
    if !parameters.is_empty() || !bodies.is_empty() {
        let parts = parameters.into_iter().chain(bodies);
        return parts.into_iter().all(|part| shows(document, part));
    }
    let optional = operation.parameters().any(|part| shows(document, part));
    optional || contents(&operation.says["responses"]["200"]).any(|one| shows(document, one))
}

fn contents(part: &Value) -> impl Iterator<Item = &Value> {
    let contents = part["content"].as_object().into_iter();
    contents.flat_map(|contents| contents.values())
}

/// Whether a parameter or a content has an example, itself or by its schema.
fn shows(document: &Value, part: &Value) -> bool {
    let has_one = |value: &Value| value.get("example").is_some() || value.get("examples").is_some();
    let schema = match part["schema"]["$ref"].as_str() {
        Some(name) => document.pointer(name.trim_start_matches('#')),
        None => part.get("schema"),
    };
    has_one(part) || schema.is_some_and(has_one)
}

#[tokio::test]
async fn each_operation_of_the_owner_names_its_scope() {
    let server = TestServer::start().await;
    let document = document_of(&server).await;
    for operation in operations(&document) {
        let path = operation.path;
        let owners = path.starts_with("/api/v1/admin/") || path == "/api/v1/mail";
        assert_eq!(
            !operation.scopes().is_empty(),
            owners,
            "{}",
            operation.name()
        );
        let schemes = operation.says["security"].as_array().into_iter().flatten();
        let mut schemes = schemes.filter_map(|one| one.get("apiToken"));
        assert_eq!(schemes.next().is_some(), owners, "{}", operation.name());
    }
}

/// Answers outside the operations: a method that is not there, and pages for people.
const OF_NO_OPERATION: [&str; 11] = [
    "stopping",
    "method_not_allowed",
    "unknown_link",
    "link_expired",
    "sign_in_needed",
    "foreign_form",
    "form_outdated",
    "wrong_password",
    "invalid_password",
    "too_many_mails",
    "too_many_passwords",
];

#[tokio::test]
async fn each_code_of_an_error_is_an_answer_of_some_operation() {
    let server = TestServer::start().await;
    let document = document_of(&server).await;
    let words = |codes: &Value| -> BTreeSet<String> {
        let codes = codes.as_array().into_iter().flatten();
        codes
            .map(|code| code.as_str().unwrap().to_owned())
            .collect()
    };
    let all = words(&document["components"]["schemas"]["Problem"]["properties"]["code"]["enum"]);
    let manual = fs::read_to_string(root().join("docs/API.md")).unwrap();
    for code in &all {
        assert!(
            manual.contains(&format!("| `{code}` | ")),
            "docs/API.md lacks {code}"
        );
    }
    let mut answered: BTreeSet<String> = OF_NO_OPERATION.map(str::to_owned).into();
    for operation in operations(&document) {
        let answers = operation.says["responses"].as_object().unwrap();
        for content in answers.values().flat_map(contents) {
            answered.extend(words(&content["schema"]["properties"]["code"]["enum"]));
        }
    }
    assert_eq!(all, answered);
}

/// `Api` takes nothing but described operations; a route that goes past it would have to stand in the table
/// beside it.
#[test]
fn no_route_of_the_api_goes_past_the_document() {
    let table = fs::read_to_string(root().join("server/http/src/routes.rs")).unwrap();
    let routes = table.split(".route(").skip(1);
    assert!(
        routes.clone().count() > 40,
        "the table of routes stands elsewhere"
    );
    for route in routes {
        let path = route.split('"').nth(1).unwrap();
        let handlers = route.split(',').nth(1).unwrap().trim();
        assert!(
            handlers.starts_with("operations!(") || !path.starts_with("/api/v1"),
            "{path} has no description"
        );
    }
    let admin = root().join("server/http/src/admin");
    for file in fs::read_dir(admin).unwrap() {
        let file = file.unwrap().path();
        if file.is_dir() {
            continue;
        }
        let text = fs::read_to_string(&file).unwrap();
        let past = text.contains("Router::") || text.contains("axum::routing");
        assert!(!past, "{}: routes go into `Api`", file.display());
    }
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}
