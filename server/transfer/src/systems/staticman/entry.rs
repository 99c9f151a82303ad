//! One file of Staticman: YAML, JSON, TOML, or Markdown below YAML.

use std::collections::HashMap;
use std::fs::File;
use std::io::Read;
use std::path::Path;

use super::thread::ReplyField;
use crate::reading::loose::Loose;

/// Far longer than any comment.
const LONGEST: u64 = 1 << 20;
const DEEPEST: usize = 50;

pub(super) struct Entry {
    fields: HashMap<String, Loose>,
    /// The text below the fields of a Markdown file.
    below: Option<String>,
    /// The file's name without its ending.
    stem: String,
}

impl Entry {
    /// # Errors
    /// A sentence for the report.
    pub(super) fn read(path: &Path) -> Result<Self, String> {
        let ending = path.extension().unwrap_or_default().to_string_lossy();
        let text = text(path)?;
        let mut below = None;
        let fields = match ending.to_ascii_lowercase().as_str() {
            "yml" | "yaml" => yaml(&text)?,
            "json" => serde_json::from_str(&text).map_err(|error| unreadable(&error))?,
            "toml" => toml::from_str(&text).map_err(|error| unreadable(&error.message()))?,
            "md" | "markdown" => {
                let (fields, rest) = front_matter(&text).ok_or("it has no front matter")?;
                below = Some(rest.to_owned());
                yaml(fields)?
            }
            _ => return Err("it is neither YAML, JSON, TOML nor Markdown".to_owned()),
        };
        let stem = path.file_stem().unwrap_or_default();
        Ok(Self {
            fields,
            below,
            stem: stem.to_string_lossy().into_owned(),
        })
    }

    /// The value of the first of these fields that has one.
    pub(super) fn field(&self, names: &[&str]) -> Option<String> {
        let mut values = names.iter().filter_map(|name| self.fields.get(*name));
        values.find_map(Loose::owned)
    }

    /// Staticman's first version wrote no ids; a file's name is unique within its folder.
    pub(super) fn id(&self, slug: &str) -> String {
        let id = self.field(&["_id"]);
        id.unwrap_or_else(|| format!("{slug}/{}", self.stem))
    }

    pub(super) fn answers(&self) -> Vec<ReplyField> {
        ReplyField::FIELDS
            .iter()
            .filter_map(|name| {
                let to = self.field(&[name])?;
                Some(ReplyField { name, to })
            })
            .collect()
    }

    /// Staticman's usual file name is `entry{@timestamp}`, in milliseconds.
    pub(super) fn time(&self) -> Loose {
        let field = self.field(&["date", "timestamp", "created_at"]);
        let from_name = || {
            let mut numbers = self.stem.split(|sign: char| !sign.is_ascii_digit());
            numbers.find(|number| [10, 13].contains(&number.len()))
        };
        match &field {
            Some(field) => Loose::from(field.as_str()),
            None => Loose::from(from_name().unwrap_or_default()),
        }
    }

    pub(super) fn message(&self) -> Option<String> {
        let field = self.field(&["message", "comment", "body", "content"]);
        let below = self.below.as_ref().map(|text| text.trim().to_owned());
        field.or(below.filter(|text| !text.is_empty()))
    }
}

fn text(path: &Path) -> Result<String, String> {
    let mut text = String::new();
    let read = File::open(path).and_then(|file| file.take(LONGEST + 1).read_to_string(&mut text));
    read.map_err(|error| unreadable(&error))?;
    match u64::try_from(text.len()) {
        Ok(length) if length <= LONGEST => Ok(text),
        _ => Err(format!("it is longer than {LONGEST} bytes")),
    }
}

/// Tags such as `!ruby/object` are not needed, and ignored.
fn yaml(text: &str) -> Result<HashMap<String, Loose>, String> {
    let options = serde_saphyr::options! {
        budget: serde_saphyr::budget! { max_depth: DEEPEST },
        with_snippet: false,
    };
    serde_saphyr::from_str_with_options(text, options).map_err(|error| unreadable(&error))
}

fn front_matter(text: &str) -> Option<(&str, &str)> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let fields = text.strip_prefix("---")?.trim_start_matches(['\r', ' ']);
    let end = fields.find("\n---")?;
    let rest = fields.get(end + 4..)?;
    let line_end = rest.find('\n').map_or(rest.len(), |at| at + 1);
    Some((fields.get(..end)?, rest.get(line_end..)?))
}

/// Parsers add an excerpt of the file; the first line is enough.
fn unreadable(error: &dyn std::fmt::Display) -> String {
    let text = error.to_string();
    let first = text.lines().next().unwrap_or_default();
    format!("it can't be read: {first}")
}
