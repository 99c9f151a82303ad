//! The sources of the server, for tests that hold what no crate can.

use std::fs;
use std::path::{Path, PathBuf};

/// The folder of the whole project.
pub fn root() -> &'static Path {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    folder.ancestors().nth(2).unwrap()
}

/// Whether a comment of the file claims to be an exception, and says why: `// Reason: because …`.
#[must_use]
pub fn claims(text: &str, exception: &str) -> bool {
    let reason = |line: &str| {
        let comment = line.trim_start().strip_prefix("// ")?;
        let reason = comment.strip_prefix(exception)?.strip_prefix(": ")?;
        (!reason.trim().is_empty()).then_some(())
    };
    text.lines().any(|line| reason(line).is_some())
}

/// All files below `folder` with one of the endings, by their path from the root.
pub fn files(folder: &str, endings: &[&str]) -> Vec<(String, String)> {
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
