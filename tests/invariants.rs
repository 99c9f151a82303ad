//! Invariants of docs/ARCHITECTURE.md that no compiler holds.

use crate::support::sources;

/// The metrics listener and the demo's blog have no problems to explain, and the transport knows no more than a status.
#[test]
fn error_statuses_are_named_by_the_errors_alone() {
    let exempt = [
        "server/http/src/error/",
        "server/http/src/metrics_listener.rs",
        "server/transport/",
        "server/cli/demo/",
    ];
    for (path, text) in sources::files("server", &[".rs"]) {
        if exempt.iter().any(|part| path.starts_with(part)) {
            continue;
        }
        for rest in text.split("StatusCode::").skip(1) {
            let name = |c: &char| c.is_ascii_uppercase() || *c == '_';
            let status: String = rest.chars().take_while(name).collect();
            assert!(
                status.is_empty() || SUCCESSES.contains(&status.as_str()),
                "{path} says {status}; let http/error/ say it"
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
