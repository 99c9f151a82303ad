//! Which part of the crate may use which: docs/ARCHITECTURE.md.

use crate::tidy::{files, root};

/// Those that drain a queue to other servers.
const ASKS_OTHERS: &[&str] = &["app", "comments", "config", "store"];
/// Which part of the crate may use which, beside itself. Arrows run one way: the doors never know
/// each other, and nothing below a door knows the door. `app` hands all of it around.
const ARROWS: &[(&str, &[&str])] = &[
    ("backup", &["app", "config", "store"]),
    (
        "cli",
        &[
            "akismet",
            "app",
            "backup",
            "comments",
            "config",
            "http",
            "keys",
            "lines",
            "mail",
            "markup",
            "sitemaps",
            "spam",
            "store",
            "telemetry",
            "transfer",
            "webhooks",
        ],
    ),
    (
        "transfer",
        &["app", "comments", "config", "lines", "markup", "store"],
    ),
    ("lines", &["app", "comments", "config", "store"]),
    (
        "http",
        &[
            "app",
            "comments",
            "config",
            "fingerprint",
            "keys",
            "lines",
            "markup",
            "spam",
            "store",
        ],
    ),
    (
        "comments",
        &[
            "app", "aside", "config", "fold", "keys", "markup", "spam", "store",
        ],
    ),
    ("spam", &["comments", "config", "fold", "markup"]),
    (
        "mail",
        &["app", "comments", "config", "keys", "spam", "store"],
    ),
    ("webhooks", ASKS_OTHERS),
    ("akismet", ASKS_OTHERS),
    ("sitemaps", &["app", "comments", "config"]),
    ("markup", &[]),
    ("counts", &["comments", "fingerprint", "store"]),
    ("store", &["aside", "comments", "config"]),
    (
        "app",
        &[
            "aside",
            "comments",
            "config",
            "counts",
            "keys",
            "mail",
            "sitemaps",
            "store",
            "telemetry",
        ],
    ),
    ("keys", &["comments"]),
    ("telemetry", &["comments", "config", "store"]),
    ("config", &["fold"]),
    ("fold", &[]),
    ("aside", &[]),
    ("fingerprint", &[]),
    ("main", &["cli"]),
    ("lib", &[]),
    ("build", &[]),
];

/// `server/http/counts.rs` and `server/counts/mod.rs` belong to `http` and `counts`.
fn part_of(path: &str) -> &str {
    let inside = path.strip_prefix("server/").unwrap();
    inside.split(['/', '.']).next().unwrap()
}

#[test]
fn arrows_run_one_way() {
    for (path, text) in files("server", &[".rs"]) {
        let part = part_of(&path);
        // The compiler holds what a crate of its own may use.
        if root().join("server").join(part).join("Cargo.toml").exists() {
            continue;
        }
        let Some((_, allowed)) = ARROWS.iter().find(|(name, _)| *name == part) else {
            panic!("{path}: ARROWS in tests/arrows.rs does not know the part `{part}`");
        };
        for used in text.split("crate::").skip(1) {
            let used: String = used
                .chars()
                .take_while(|c| c.is_ascii_lowercase() || *c == '_')
                .collect();
            let fine = used.is_empty() || used == part || allowed.contains(&used.as_str());
            assert!(
                fine,
                "{path} uses crate::{used}; `{part}` may use {allowed:?}"
            );
        }
    }
}
