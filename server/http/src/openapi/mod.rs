//! The OpenAPI 3.1 document of the HTTP API, generated from the routes that are served.
//!
//! - `api`: a router that stores the description of each route.
//! - `operation`: what all operations have in common: problems, headers, scopes.
//! - `types`: the formats of ids, times and paths. Bodies of requests are in `bodies.rs` beside the handlers, answers
//!   in `views/`.
//!
//! The document is generated on the first request: the table holds functions, not texts.
//!
//! # How to add a route
//!
//! 1. Write the handler, and above it `#[utoipa::path(get, path = "/api/v1/…", operation_id = "…", …)]`. The first
//!    line of its `///` is the summary, the rest the description.
//! 2. `params(…)`: each with a type, limits and an `example`; `request_body(…)`: a struct in `bodies.rs`, with an
//!    example; `responses(…)`: successes and 304 only.
//! 3. `security(("apiToken" = ["read"]))` names the scope; a second one is an alternative. The answers about tokens
//!    are added automatically.
//! 4. `extensions(("x-problems" = json!(["unknown_site"])))`: the codes of only this operation. Those that follow
//!    from its method, parameters, body and token are added automatically (`operation.rs`).
//! 5. Add it to the table in `routes.rs`: `.route("/path", operations!(get module::handler, post module::other))`.
//! 6. `cargo test openapi` names what is missing, `afterword openapi` shows the result.

mod api;
mod operation;
pub(super) mod types;

use std::sync::{Arc, OnceLock};

use axum::extract::State;
use axum::response::{IntoResponse, Response};
use bytes::Bytes;
use http::{HeaderMap, HeaderValue, StatusCode, header};
use serde_json::{Value, json};

pub(super) use self::api::{Api, Described, Operations, describe};
use super::entity_tags::{entity_tag, has_it};
use super::error::described;

/// Handlers by their methods, each with its description.
macro_rules! operations {
    ($($method:ident $module:ident::$handler:ident),+ $(,)?) => {
        pastey::paste! {
            $crate::openapi::Operations::new()$(.with(
                axum::routing::$method($module::$handler),
                stringify!($method),
                $crate::openapi::describe::<$module::[<__path_ $handler>]>,
            ))+
        }
    };
}
pub(super) use operations;

/// The document, as `GET /api/v1/openapi.json` answers it and `afterword openapi` prints it.
#[must_use]
pub(crate) fn written(described: &Described) -> Vec<u8> {
    let mut document = described.document();
    document["openapi"] = json!("3.1.0");
    document["info"] = json!({
        "title": "Afterword",
        "version": env!("CARGO_PKG_VERSION"),
        "summary": "Comments for static sites",
        "description": INTRODUCTION,
        "license": {"name": "MIT", "identifier": "MIT"},
    });
    document["servers"] = json!([{"url": "/", "description": "This server"}]);
    document["tags"] = json!([
        {"name": "Readers", "description": "What blogs and their readers call. Any origin may read; writes are held against the site's origins."},
        {"name": "Owner", "description": "The owner's API. Every call needs a token with one of the scopes that `x-scopes` names."},
        {"name": "Mail", "description": "Mail that a program hands in."},
    ]);
    let schemas = &mut document["components"]["schemas"];
    schemas["Problem"] = described::schema();
    mails_need_email(&mut schemas["Submission"], &json!([true]));
    mails_need_email(&mut schemas["SubmissionForm"], &json!(["on", "1", "true"]));
    for decision in ["Decide", "DecideAlike", "DecideOne"] {
        only_blocks_have_marks(&mut schemas[decision]);
    }
    document["components"]["securitySchemes"] = security_schemes();
    crate::json::to_vec(&document)
}

const INTRODUCTION: &str = "Answers are JSON in UTF-8, times are RFC 3339 in UTC. Limits on the length of names and texts \
     are the defaults; `form` of a thread tells a site's own. Every error is a `Problem` with a stable `code`.";

/// A reader who wants mails must give an address; utoipa can't express this.
fn mails_need_email(submission: &mut Value, wanted: &Value) {
    submission["if"] = json!({"anyOf": [
        {"required": ["notify"], "properties": {"notify": {"enum": wanted}}},
        {"required": ["follow"], "properties": {"follow": {"enum": ["at-once", "daily"]}}},
    ]});
    submission["then"] = json!({
        "required": ["email"],
        "properties": {"email": {"type": "string", "pattern": r"\S"}},
    });
}

/// `by` is only valid with `block`.
fn only_blocks_have_marks(decision: &mut Value) {
    decision["if"] = json!({"required": ["by"]});
    decision["then"] = json!({"properties": {"action": {"const": "block"}}});
}

fn security_schemes() -> Value {
    json!({
        "apiToken": {
            "type": "http", "scheme": "bearer",
            "description": "A token of `afterword tokens add`, with scopes; or `admin.token` of the settings, which may do everything.",
        },
        "editToken": {
            "type": "http", "scheme": "bearer",
            "description": "The `edit_token` that the author of a comment got when it was submitted.",
        },
    })
}

struct Served {
    body: Bytes,
    tag: String,
}

/// The document; made for the first who asks.
pub(crate) struct Document {
    described: Described,
    served: OnceLock<Served>,
}

impl Document {
    pub(crate) fn new(described: Described) -> Self {
        Self {
            described,
            served: OnceLock::new(),
        }
    }

    fn served(&self) -> &Served {
        self.served.get_or_init(|| {
            let body = Bytes::from(written(&self.described));
            let tag = entity_tag(&body);
            Served { body, tag }
        })
    }
}

const JSON: HeaderValue = HeaderValue::from_static("application/json");
const AN_HOUR: HeaderValue = HeaderValue::from_static("public, max-age=3600");

/// This document.
#[utoipa::path(
    get, path = "/api/v1/openapi.json", operation_id = "describe",
    params(types::IfNoneMatch),
    responses(
        (status = 200, description = "An OpenAPI 3.1 document", body = Object,
            headers(("ETag" = String, description = "Its version")),
            example = json!({"openapi": "3.1.0"})),
        (status = 304, description = "It has not changed"),
    ),
)]
pub(super) async fn served(State(document): State<Arc<Document>>, asked: HeaderMap) -> Response {
    let Served { body, tag } = document.served();
    let mut response = if has_it(&asked, tag) {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        ([(header::CONTENT_TYPE, JSON)], body.clone()).into_response()
    };
    let headers = response.headers_mut();
    headers.insert(header::CACHE_CONTROL, AN_HOUR);
    if let Ok(tag) = HeaderValue::from_str(tag) {
        headers.insert(header::ETAG, tag);
    }
    response
}
