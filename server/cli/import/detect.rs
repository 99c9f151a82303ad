//! `afterword import --detect`: which system a file is of, and the command that imports it.

use std::path::Path;

use afterword_transfer::{Detected, DetectedSystem, detect};
use serde::Serialize;

use crate::cli::terminal;

#[derive(Serialize)]
struct Told<'a> {
    file: String,
    systems: Vec<System<'a>>,
    /// What it is, in words.
    seen: &'a str,
}

#[derive(Serialize)]
struct System<'a> {
    name: &'a str,
    title: &'a str,
    /// What to run next.
    command: String,
}

pub(super) fn run(path: &Path, as_json: bool) -> anyhow::Result<()> {
    anyhow::ensure!(path.exists(), "there is no {}", path.display());
    anyhow::ensure!(
        is_repeatable(path),
        "{} can be read only once: save what comes from it as a file first",
        path.display()
    );
    let detected = detect(path);
    if as_json {
        terminal::say_json(&Told {
            file: path.display().to_string(),
            systems: detected
                .systems
                .iter()
                .map(|system| System {
                    name: system.name,
                    title: system.title,
                    command: command(system, path, " --dry-run"),
                })
                .collect(),
            seen: &detected.seen,
        })?;
    } else if !detected.systems.is_empty() {
        terminal::say(&words(&detected, path))?;
    }
    anyhow::ensure!(
        !detected.systems.is_empty(),
        "no system that Afterword knows has written {}. It is {}. `afterword import --list` names the systems, and \
         docs/import.md has a page for each that says how to get its file",
        path.display(),
        terminal::safe(&detected.seen)
    );
    Ok(())
}

/// A pipe is empty when it was read once.
fn is_repeatable(path: &Path) -> bool {
    path.is_file() || path.is_dir()
}

fn words(detected: &Detected, path: &Path) -> String {
    let file = path.display();
    let mut told = match detected.systems.as_slice() {
        [only] => format!("{file} is of {}. Try to import it:\n\n", only.title),
        several => {
            let titles: Vec<&str> = several.iter().map(|system| system.title).collect();
            format!(
                "{file} may be of several systems: {}. Choose the one that you have:\n\n",
                titles.join(", ")
            )
        }
    };
    for system in &detected.systems {
        told.push_str(&format!("  {}\n", command(system, path, " --dry-run")));
    }
    if detected.systems.iter().any(|it| it.needs_timezone) {
        told.push_str("\nIts times have no zone: put the one of the old server in the place of ZONE, such as Europe/Paris.\n");
    }
    if detected.systems.iter().any(|it| it.has_several_sites) {
        told.push_str("\nIt has several sites: the command without --from-site names them.\n");
    }
    told
}

fn command(system: &DetectedSystem, path: &Path, mode: &str) -> String {
    let zone = match system.needs_timezone {
        true => " --timezone ZONE",
        false => "",
    };
    let site = match system.has_several_sites {
        true => " --from-site NAME",
        false => "",
    };
    format!(
        "afterword import {} {}{zone}{site}{mode}",
        system.name,
        terminal::shell_word(path)
    )
}

/// For a file that was imported as one of another system: what it looks like instead.
pub(super) fn hint(named: &str, path: &Path) -> Option<String> {
    if !is_repeatable(path) {
        return None;
    }
    let detected = detect(path);
    let is_named = detected.systems.iter().any(|system| system.name == named);
    let first = detected.systems.first().filter(|_| !is_named)?;
    Some(format!(
        "it looks like {}: {}",
        first.title,
        command(first, path, "")
    ))
}
