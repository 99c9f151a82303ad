//! An export of several JSON files in a folder, or of one file alone.

use std::path::{Path, PathBuf};

use serde::de::DeserializeOwned;

use super::folder::listed;
use super::json::{self, ItemCallback, JsonMatch, ValueError};
use crate::record::{Item, Skipped, SourcePosition};
use crate::source::Broken;

/// What the names of such files end with, gzipped or not.
const ENDINGS: [&str; 4] = [".json", ".jsonl", ".ndjson", ".json.txt"];

#[derive(Clone)]
pub(crate) struct ExportFile {
    pub(crate) path: PathBuf,
    /// Its name, if it is one of a folder.
    name: Option<String>,
}

/// The file itself, or all JSON files of a folder by their names.
///
/// # Errors
/// The folder can't be read, or it has no such file.
pub(crate) fn of(path: &Path) -> Result<Vec<ExportFile>, Broken> {
    if !path.is_dir() {
        return Ok(vec![ExportFile {
            path: path.to_owned(),
            name: None,
        }]);
    }
    let mut files = Vec::new();
    for path in listed(path)?.0 {
        let name = path.file_name().unwrap_or_default();
        let name = name.to_string_lossy().into_owned();
        if path.is_file() && is_json(&name) {
            files.push(ExportFile {
                path,
                name: Some(name),
            });
        }
    }
    if files.is_empty() {
        return Err(Broken::NotThis(
            "this folder has no JSON files: their names end with .json".to_owned(),
        ));
    }
    Ok(files)
}

fn is_json(name: &str) -> bool {
    let name = name.to_ascii_lowercase();
    let unpacked = name.strip_suffix(".gz").unwrap_or(&name);
    ENDINGS.iter().any(|ending| unpacked.ends_with(ending))
}

impl ExportFile {
    /// As [`json::walk`]; a place in a folder's file begins with its name.
    pub(crate) fn walk(
        &self,
        wanted: &[&str],
        each: &mut dyn FnMut(&JsonMatch<'_>) -> Result<(), Broken>,
    ) -> Result<(), Broken> {
        json::walk(&self.path, wanted, each).map_err(|broken| match broken {
            Broken::At { place, problem } => Broken::At {
                place: self.named(place),
                problem,
            },
            Broken::NotThis(problem) => Broken::NotThis(match &self.name {
                Some(name) => format!("{name}: {problem}"),
                None => problem,
            }),
            other => other,
        })
    }

    /// As [`json::records`].
    pub(crate) fn records<T: DeserializeOwned>(
        &self,
        wanted: &[&str],
        take: &mut ItemCallback<'_>,
        record: &mut dyn FnMut(T, SourcePosition, &mut ItemCallback<'_>) -> Result<(), Broken>,
    ) -> Result<(), Broken> {
        self.walk(wanted, &mut |found| match found.parse() {
            Ok(value) => record(value, self.place(found.line), take),
            Err(ValueError::Skip(skipped)) => Ok(take(Item::Skipped(Skipped {
                place: self.named(skipped.place),
                ..skipped
            }))?),
            Err(ValueError::Broken(broken)) => Err(broken),
        })
    }

    pub(crate) fn place(&self, line: u64) -> SourcePosition {
        self.named(SourcePosition::Line(line))
    }

    fn named(&self, place: SourcePosition) -> SourcePosition {
        match &self.name {
            Some(name) => SourcePosition::File(format!("{name}, {}", place.words())),
            None => place,
        }
    }
}
