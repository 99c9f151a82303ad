//! Invariants of docs/ARCHITECTURE.md that no compiler holds.

use crate::support::sources::{claims, files};

/// A file outside the errors that names a status itself says so in a comment, with the reason.
const CLAIM: &str = "Names statuses itself";

#[test]
fn error_statuses_are_named_by_the_errors_alone() {
    for (path, text) in files("server", &[".rs"]) {
        if path.contains("/error/") || path.contains("/tests/") || claims(&text, CLAIM) {
            continue;
        }
        for rest in text.split("StatusCode::").skip(1) {
            let name = |c: &char| c.is_ascii_uppercase() || *c == '_';
            let status: String = rest.chars().take_while(name).collect();
            assert!(
                status.is_empty() || SUCCESSES.contains(&status.as_str()),
                "{path} says {status}; let http/error/ say it, or say why not: `{CLAIM}`"
            );
        }
        assert!(
            !text.contains("from_u16("),
            "{path} makes a status of a number"
        );
    }
}

/// All that a handler may answer with by itself.
const SUCCESSES: &[&str] = &[
    "OK",
    "CREATED",
    "ACCEPTED",
    "NO_CONTENT",
    "FOUND",
    "SEE_OTHER",
    "NOT_MODIFIED",
    "PERMANENT_REDIRECT",
];
