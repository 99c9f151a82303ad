//! The house rules of `docs/ARCHITECTURE.md` that a machine can check.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

pub(crate) fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// All files below `folder` with one of the endings, by their path from the root.
pub(crate) fn files(folder: &str, endings: &[&str]) -> Vec<(String, String)> {
    let mut found = Vec::new();
    let mut folders = vec![root().join(folder)];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path: PathBuf = entry.unwrap().path();
            let name = path.file_name().unwrap().to_str().unwrap();
            if path.is_dir() {
                let foreign = [
                    "node_modules",
                    "dist",
                    "public",
                    "resources",
                    "themes",
                    "target",
                ];
                if !foreign.contains(&name) && !path.is_symlink() {
                    folders.push(path);
                }
            } else if endings.iter().any(|ending| name.ends_with(ending)) {
                let shown = path.strip_prefix(root()).unwrap().display().to_string();
                found.push((shown, fs::read_to_string(&path).unwrap()));
            }
        }
    }
    assert!(!found.is_empty(), "nothing is below {folder}");
    found
}

#[test]
fn sql_is_spoken_in_the_store_alone() {
    // Importers of systems that keep a SQLite file: they read that one, not ours.
    let foreign = ["reading/sqlite_file", "systems/isso", "systems/stacosys"]
        .map(|name| format!("server/transfer/{name}"));
    for (path, text) in files("server", &[".rs"]) {
        let exempt = foreign.iter().any(|part| path.starts_with(part));
        if exempt || path.starts_with("server/store/sqlite/") {
            continue;
        }
        for word in [
            "SELECT ",
            "INSERT INTO",
            "DELETE FROM",
            "rusqlite",
            "PRAGMA ",
        ] {
            assert!(!text.contains(word), "{path} says {word:?}");
        }
    }
}

/// The metrics listener and the demo's blog have no problems to explain.
#[test]
fn error_statuses_are_named_by_the_errors_alone() {
    let exempt = [
        "server/http/error/",
        "server/http/metrics_listener.rs",
        "server/cli/demo/",
    ];
    for (path, text) in files("server", &[".rs"]) {
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

#[test]
fn only_commands_use_errors_without_a_type() {
    for (path, text) in files("server", &[".rs"]) {
        assert!(
            path.starts_with("server/cli/") || !text.contains("anyhow"),
            "{path} uses anyhow"
        );
    }
}

#[test]
fn nothing_is_left_unfinished_or_unexplained() {
    // Written apart, so that this file does not find itself.
    let unfinished = [
        concat!("TO", "DO"),
        concat!("FIX", "ME"),
        concat!("to", "do!("),
        concat!("unim", "plemented!("),
    ];
    let mut all = files("server", &[".rs"]);
    all.extend(files("tests", &[".rs", ".mjs"]));
    all.extend(files("widget", &[".ts", ".mjs", ".css"]));
    for (path, text) in &all {
        for word in unfinished {
            assert!(!text.contains(word), "{path} says {word}");
        }
        for attribute in ["[allow(", "[expect("] {
            for at in text.match_indices(attribute).map(|(at, _)| at) {
                let whole = text[at..].split(']').next().unwrap();
                let own = path == "tests/tidy.rs";
                assert!(
                    own || whole.contains("reason"),
                    "{path}: {whole}] lacks its reason"
                );
            }
        }
    }
}

#[test]
fn every_migration_is_run_and_has_the_next_number() {
    let run = fs::read_to_string(root().join("server/store/sqlite/migrate.rs")).unwrap();
    let names: BTreeSet<String> = files("server/store/sqlite/migrations", &[".sql"])
        .into_iter()
        .map(|(path, _)| path.rsplit('/').next().unwrap().to_owned())
        .collect();
    for (name, number) in names.iter().zip(1..) {
        assert!(
            name.starts_with(&format!("{number:04}_")),
            "{name} is not number {number}"
        );
        assert!(
            run.contains(&format!("migrations/{name}")),
            "migrate.rs does not run {name}"
        );
    }
}

/// `config::Config` refuses a key that it does not read, and a test there holds that the defaults
/// are exactly the file; here: that each setting is explained to the one who reads it.
#[test]
fn every_setting_is_explained_where_it_stands() {
    let mut explained = false;
    for line in afterword_config::DEFAULT_TOML.lines() {
        let line = line.trim();
        if line.starts_with('#') {
            explained = true;
        } else if line.is_empty() {
            explained = false;
        } else if !line.starts_with('[') {
            // Settings that belong together share the comment above the first.
            assert!(explained, "default.toml does not explain {line}");
        }
    }
}
