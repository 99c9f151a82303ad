//! Problems in the OpenAPI document.

use std::collections::BTreeSet;

use serde_json::{Map, Value, json};

use super::{KIND, Problem, code};
use afterword_i18n::{ProblemText, Texts};

/// Who reads an answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Reader {
    Program,
    /// An HTML form is answered by a page.
    PersonOrProgram,
}

/// The common fields of all problems.
#[must_use]
pub(crate) fn schema() -> Value {
    let example = Problem::new(code::UNKNOWN_SITE, ProblemText::unknown_site()).field("site");
    let detail = example.detail();
    let example = example.sent(Texts::english(), &detail);
    json!({
        "type": "object",
        "description": "What was wrong (RFC 9457). `code` is stable.",
        "required": ["type", "title", "status", "detail", "code"],
        "properties": {
            "type": {"type": "string", "format": "uri", "pattern": format!("^{KIND}")},
            "title": {"type": "string"},
            "status": {"type": "integer", "minimum": 400, "maximum": 599},
            "detail": {"type": "string", "description": "What was wrong and what to do, for people"},
            "code": {"type": "string", "enum": code::names()},
            "field": {"type": "string", "description": "The field or parameter that has to change"},
        },
        "example": example,
    })
}

/// The answer with a status: one of these codes.
#[must_use]
pub(crate) fn answer(status: u16, codes: &BTreeSet<&'static str>, to: Reader) -> Value {
    let schema = json!({
        "allOf": [{"$ref": "#/components/schemas/Problem"}],
        "properties": {"status": {"const": status}, "code": {"enum": codes}},
    });
    let mut content = Map::new();
    content.insert(
        "application/problem+json".to_owned(),
        json!({"schema": schema}),
    );
    if to == Reader::PersonOrProgram {
        let page = json!({"schema": {"type": "string"}});
        content.insert("text/html".to_owned(), page);
    }
    let words: Vec<String> = codes.iter().map(|code| format!("`{code}`")).collect();
    let mut answer = json!({"description": words.join(", "), "content": content});
    if let Some((name, description, schema)) = header(status) {
        answer["headers"] = json!({name: {
            "description": description, "required": to == Reader::Program, "schema": schema,
        }});
    }
    answer
}

/// The header of a status.
fn header(status: u16) -> Option<(&'static str, &'static str, Value)> {
    match status {
        401 => Some((
            "WWW-Authenticate",
            "How to prove it",
            json!({"const": "Bearer"}),
        )),
        426 => Some(("Upgrade", "What to use instead", json!({"type": "string"}))),
        429 | 503 | 507 => {
            let seconds = json!({"type": "integer", "minimum": 1});
            Some(("Retry-After", "Seconds to wait", seconds))
        }
        _ => None,
    }
}
