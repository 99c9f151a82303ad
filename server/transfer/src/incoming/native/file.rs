//! Reads an export line by line.

use std::fs::File;
use std::io::{BufRead, BufReader, Read};
use std::path::Path;

use crate::reading::input::unfolded;
use crate::record::SourcePosition;
use crate::source::{Broken, Stop};
use afterword_export_format::{ExportLine, VERSION};

/// The longest accepted line, in bytes.
const LINE: u64 = 64 * 1024 * 1024;

/// Longer than any first line.
const HEAD: u64 = 64 * 1024;

/// A line and its number.
pub(super) type Numbered = (u64, ExportLine);

pub(super) fn weight((_, line): &Numbered) -> usize {
    match line {
        ExportLine::Comment(comment) => comment.text().len() * 2,
        _ => 100,
    }
}

pub(super) fn read(
    path: &Path,
    send: &mut dyn FnMut(Numbered) -> Result<(), Stop>,
) -> Result<(), Broken> {
    let mut file = unfolded(BufReader::with_capacity(256 * 1024, File::open(path)?))?;
    let (mut line, mut number) = (Vec::new(), 0);
    let mut has_ended = false;
    loop {
        line.clear();
        let length = file.by_ref().take(LINE).read_until(b'\n', &mut line)?;
        if length == 0 {
            break;
        }
        number += 1;
        let at = |problem: String| Broken::At {
            place: SourcePosition::Line(number),
            problem,
        };
        if length as u64 == LINE {
            return Err(at("the line is too long".to_owned()));
        }
        if number == 1 {
            check_head(&line)?;
        }
        if line.trim_ascii().is_empty() {
            continue;
        }
        let parsed: ExportLine = serde_json::from_slice(&line).map_err(|e| at(problem(&e)))?;
        has_ended = matches!(parsed, ExportLine::End { .. });
        send((number, parsed))?;
    }
    if has_ended {
        return Ok(());
    }
    Err(Broken::At {
        place: SourcePosition::Line(number + 1),
        problem: "the file breaks off: its last line should say `end`; all lines before were read"
            .to_owned(),
    })
}

/// Whether a file's first line is that of an export.
pub(super) fn is_one(path: &Path) -> bool {
    let head = || {
        let file = unfolded(BufReader::new(File::open(path)?))?;
        let mut line = Vec::new();
        file.take(HEAD).read_until(b'\n', &mut line)?;
        check_head(&line)
    };
    head().is_ok()
}

fn problem(error: &serde_json::Error) -> String {
    format!("this is no line of an export: {error}")
}

fn check_head(line: &[u8]) -> Result<(), Broken> {
    let head: serde_json::Value = serde_json::from_slice(line).unwrap_or_default();
    if head["kind"] != "afterword" {
        let problem = "this is no export of Afterword: its first line should say {\"kind\": \"afterword\", …}";
        return Err(Broken::NotThis(problem.to_owned()));
    }
    match head["version"].as_u64() {
        Some(version) if version > u64::from(VERSION) => Err(Broken::NotThis(format!(
            "the export is of version {version}, this Afterword knows {VERSION}: import it with a newer one"
        ))),
        _ => Ok(()),
    }
}
