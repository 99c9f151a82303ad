//! Common parts of operations, derived from their descriptions: the problems that follow from a method, from
//! parameters, bodies and tokens, and the headers of answers.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value, json};

use crate::error::code;
use crate::error::code::Code;
use crate::error::described;
use crate::error::described::Reader;

/// An operation, completed with everything that its attribute leaves out.
pub(super) fn complete(path: &str, method: &str, mut operation: Value) -> Value {
    operation["tags"] = json!([tag(path)]);
    let scopes = scopes(&operation);
    if !scopes.is_empty() {
        let words = operation["description"].as_str().unwrap_or_default();
        let any = scopes.join("` or `");
        let words = format!("{words}\n\nThe token needs the scope `{any}`.");
        operation["description"] = json!(words.trim_start());
        operation["x-scopes"] = json!(scopes);
    }
    allow_empty(&mut operation);
    let problems = problems(method, &operation);
    // Who is led back to a page gets mistakes as a page too.
    let to = match operation["responses"].get(SEE_OTHER) {
        Some(_) => Reader::PersonOrProgram,
        None => Reader::Program,
    };
    let Some(object) = operation.as_object_mut() else {
        return operation;
    };
    object.remove("x-problems");
    let responses = &mut object["responses"];
    for (status, codes) in problems {
        responses[status.to_string()] = described::answer(status, &codes, to);
    }
    operation
}

const SEE_OTHER: &str = "303";

fn tag(path: &str) -> &'static str {
    match path {
        path if path.starts_with("/api/v1/mail") => "Mail",
        path if path.starts_with("/api/v1/admin/") => "Owner",
        _ => "Readers",
    }
}

/// The token needs one of them.
fn scopes(operation: &Value) -> Vec<String> {
    let security = operation["security"].as_array().into_iter().flatten();
    let scopes = security.filter_map(|one| one["apiToken"][0].as_str());
    scopes.map(str::to_owned).collect()
}

/// Parameters that may also be empty; utoipa can't express this.
fn allow_empty(operation: &mut Value) {
    let parameters = operation.get_mut("parameters");
    let parameters = parameters.and_then(Value::as_array_mut);
    for parameter in parameters
        .into_iter()
        .flatten()
        .filter_map(Value::as_object_mut)
    {
        let optional = parameter.get("required") != Some(&json!(true));
        if parameter["in"] == "query" && optional {
            parameter.insert("allowEmptyValue".to_owned(), json!(true));
        }
    }
}

const ALWAYS: &[Code] = &[
    code::INVALID_REQUEST,
    code::URI_TOO_LONG,
    code::UNSUPPORTED_ENCODING,
    code::HTTPS_REQUIRED,
    code::TOO_MANY_CONNECTIONS,
    code::HEADERS_TOO_LARGE,
    code::INTERNAL,
    code::TIMEOUT,
    code::STORE_BUSY,
    code::STORE_UNAVAILABLE,
];
const OF_WRITES: &[Code] = &[code::STORE_READ_ONLY, code::STORE_FULL];
const OF_QUERIES: &[Code] = &[code::INVALID_ENCODING];
/// An address that is not UTF-8 leads nowhere.
const OF_PATHS: &[Code] = &[code::NOT_FOUND];
const OF_BODIES: &[Code] = &[
    code::INCOMPLETE_BODY,
    code::REQUEST_TIMEOUT,
    code::BODY_TOO_LARGE,
];
const OF_FIELDS: &[Code] = &[
    code::INVALID_JSON,
    code::INVALID_ENCODING,
    code::MISSING_FIELD,
    code::UNKNOWN_FIELD,
    code::WRONG_TYPE,
    code::UNSUPPORTED_MEDIA_TYPE,
];
const OF_VERSIONS: &[Code] = &[code::PRECONDITION_FAILED];
const OF_REQUEST_KEYS: &[Code] = &[code::INVALID_HEADER, code::IDEMPOTENCY_KEY_REUSED];
const OF_API_TOKENS: &[Code] = &[
    code::API_TOKEN_MISSING,
    code::API_TOKEN_INVALID,
    code::SCOPE_MISSING,
];
const OF_EDIT_TOKENS: &[Code] = &[code::EDIT_TOKEN_MISSING, code::WRONG_EDIT_TOKEN];

type ByStatus = BTreeMap<u16, BTreeSet<&'static str>>;

/// The error codes of an operation, by status.
fn problems(method: &str, operation: &Value) -> ByStatus {
    let has = |field: &str, word: &str| {
        let mut all = operation["parameters"].as_array().into_iter().flatten();
        all.any(|parameter| parameter[field] == word)
    };
    let body = &operation["requestBody"]["content"];
    let own = operation["x-problems"].as_array().into_iter().flatten();
    let own = own.filter_map(|name| Code::named(name.as_str()?));
    let own: Vec<Code> = own.collect();
    // In JSON of a provider no field is refused.
    let is_providers = own.contains(&code::MAIL_NOT_RAW);
    let needs = |scheme: &str| operation["security"][0].get(scheme).is_some();
    let common = [
        (ALWAYS, true),
        (OF_WRITES, method != "get"),
        (OF_QUERIES, has("in", "query")),
        (OF_PATHS, has("in", "path")),
        (OF_BODIES, body.is_object()),
        (
            OF_FIELDS,
            body.get("application/json").is_some() && !is_providers,
        ),
        (OF_VERSIONS, has("name", "If-Match")),
        (OF_REQUEST_KEYS, has("name", "Idempotency-Key")),
        (OF_API_TOKENS, needs("apiToken")),
        (OF_EDIT_TOKENS, needs("editToken")),
    ];
    let mut found = ByStatus::new();
    let common = common.into_iter().filter(|(_, applies)| *applies);
    for code in common.flat_map(|(codes, _)| codes).copied().chain(own) {
        found.entry(code.status()).or_default().insert(code.name());
    }
    found
}
