//! What a file is, in words: for somebody whose file belongs to no known system.

use std::fs::{self, File};
use std::io::{BufReader, Read};
use std::path::Path;

use super::input::unfolded;
use super::json;
use super::loose::shortened;
use super::sqlite_file;
use super::xml::{Tag, Xml};
use crate::source::Broken;

/// Names of members, tables and files that are told.
const MOST: usize = 8;
/// Looked at of a text.
const BEGIN: u64 = 4096;

/// `JSON, a list whose first entry has id, name and text`.
pub(crate) fn words(path: &Path) -> String {
    if path.is_dir() {
        return folder(path);
    }
    let read = match sqlite_file::is_one(path) {
        Ok(true) => database(path),
        Ok(false) => text(path),
        Err(error) => Err(error),
    };
    // The error says what it is, such as an archive, or why it can't be read.
    read.unwrap_or_else(|error| error.to_string())
}

fn folder(path: &Path) -> String {
    let Ok(entries) = fs::read_dir(path) else {
        return "a folder that can't be read".to_owned();
    };
    let names = entries.flatten().map(|entry| entry.file_name());
    let mut names: Vec<String> = names
        .map(|name| shortened(&name.to_string_lossy()))
        .collect();
    names.sort();
    match names.is_empty() {
        true => "an empty folder".to_owned(),
        false => format!("a folder with {}", listed(&names)),
    }
}

fn database(path: &Path) -> Result<String, Broken> {
    let connection = sqlite_file::open(path)?;
    let tables = sqlite_file::tables(&connection, MOST + 1)?;
    Ok(match tables.is_empty() {
        true => "an SQLite database without tables".to_owned(),
        false => format!("an SQLite database with the tables {}", listed(&tables)),
    })
}

fn text(path: &Path) -> Result<String, Broken> {
    let mut begin = Vec::new();
    let file = unfolded(BufReader::new(File::open(path)?))?;
    // A damaged archive has a readable beginning, or none.
    let _ = file.take(BEGIN).read_to_end(&mut begin);
    let begin = begin.strip_prefix("\u{feff}".as_bytes()).unwrap_or(&begin);
    let begin = begin.trim_ascii_start();
    Ok(match begin.first() {
        None => "an empty file".to_owned(),
        Some(b'{' | b'[') => of_json(path),
        Some(b'<') => markup(path, begin),
        Some(_) if is_text(begin) => {
            let first = String::from_utf8_lossy(begin);
            let first = first.lines().next().unwrap_or_default();
            format!("a text that begins with \"{}\"", shortened(first.trim()))
        }
        Some(_) => "neither a text nor an SQLite database".to_owned(),
    })
}

fn is_text(bytes: &[u8]) -> bool {
    let is_sound = match std::str::from_utf8(bytes) {
        Ok(_) => true,
        // The last character may be cut.
        Err(error) => error.valid_up_to() + 4 > bytes.len(),
    };
    is_sound && !bytes.contains(&0)
}

fn of_json(path: &Path) -> String {
    let Ok(beginning) = json::beginning(path, MOST + 1) else {
        return "broken JSON".to_owned();
    };
    let names: Vec<String> = beginning.names.iter().map(|name| shortened(name)).collect();
    match (beginning.is_list, names.is_empty()) {
        (true, true) => "JSON, a list without objects".to_owned(),
        (true, false) => format!("JSON, a list whose first entry has {}", listed(&names)),
        (false, true) => "JSON, an empty object".to_owned(),
        (false, false) => format!("JSON, an object with {}", listed(&names)),
    }
}

fn markup(path: &Path, begin: &[u8]) -> String {
    let begin = String::from_utf8_lossy(begin).to_ascii_lowercase();
    if begin.starts_with("<!doctype html") || begin.starts_with("<html") {
        return "an HTML page".to_owned();
    }
    match Xml::open(path).and_then(|mut xml| xml.next_tag()) {
        Ok(Some(Tag::Open(root))) => format!("XML that begins with <{}>", shortened(&root.name)),
        _ => "something like XML, and broken".to_owned(),
    }
}

/// `a, b and c`; of many the first ones.
fn listed(names: &[String]) -> String {
    match names {
        [only] => only.clone(),
        _ if names.len() > MOST => format!("{} and more", names[..MOST].join(", ")),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
        [] => String::new(),
    }
}
