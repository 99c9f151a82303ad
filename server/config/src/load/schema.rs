//! `default.toml` as the list of all settings and of their kinds.

use std::sync::LazyLock;

use serde::Deserialize;
use toml::{Table, Value};

use super::suggest::nearest;
use crate::{Config, DEFAULT_TOML};

static DEFAULTS: LazyLock<Table> = LazyLock::new(|| {
    // The file is part of the program, and the tests read it: only a broken build gets here.
    DEFAULT_TOML
        .parse()
        .unwrap_or_else(|error| panic!("default.toml: {error}"))
});

/// All sections with the default of each setting.
pub(crate) fn default_table() -> Table {
    DEFAULTS.clone()
}

pub(super) fn sections() -> impl Iterator<Item = String> {
    DEFAULTS.keys().cloned()
}

/// Every setting as `section.key`.
fn names() -> impl Iterator<Item = String> {
    DEFAULTS.iter().flat_map(|(section, settings)| {
        let keys = settings.as_table().into_iter().flat_map(Table::keys);
        keys.map(move |key| format!("{section}.{key}"))
    })
}

pub(super) fn default_of(setting: &str) -> Option<&'static Value> {
    let (section, key) = setting.split_once('.')?;
    DEFAULTS.get(section)?.get(key)
}

/// The setting that is meant by words with single underscores, such as `server_listen`; also where letters are wrong.
pub(super) fn by_words(words: &str) -> Option<String> {
    let spelled = |name: &String| name.replace('.', "_");
    let words = words.replace("__", "_");
    let meant = nearest(&words, names().map(|name| spelled(&name)))?;
    names().find(|name| spelled(name) == meant)
}

/// A value as its source gives it.
pub(crate) enum SourceValue {
    /// From the file, with its TOML type.
    Typed(Value),
    /// From the environment or a flag: the setting's kind determines its meaning.
    Text(String),
}

/// The value of a known setting from its source, if it has the setting's kind.
pub(super) fn value_of(setting: &str, given: SourceValue) -> Result<Value, String> {
    let Some(default) = default_of(setting) else {
        return Err("is not a setting".to_owned());
    };
    match given {
        SourceValue::Typed(value) => check_kind(default, value),
        SourceValue::Text(text) => from_text(default, &text),
    }
}

pub(super) fn is_valid(table: Table) -> bool {
    Config::deserialize(table).is_ok()
}

/// The value of a known setting from its source, or an error, which never quotes a secret.
pub(crate) fn try_setting(setting: &str, given: SourceValue) -> Result<Value, String> {
    let value = value_of(setting, given)?;
    let mut table = default_table();
    put(&mut table, setting, value.clone());
    match Config::deserialize(table) {
        Ok(_) => Ok(value),
        Err(error) => Err(error.message().to_owned()),
    }
}

/// Sets `section.key`, which must be one of the table's.
pub(super) fn put(table: &mut Table, setting: &str, value: Value) {
    let place = setting
        .split_once('.')
        .and_then(|(section, key)| table.get_mut(section)?.get_mut(key));
    if let Some(place) = place {
        *place = value;
    }
}

/// The error for an unknown setting, `spell`ed as in its source.
pub(super) fn unknown(setting: &str, spell: impl Fn(&str) -> String) -> String {
    let key = setting.rsplit('.').next().unwrap_or(setting);
    let elsewhere = names().find(|name| name.split_once('.').is_some_and(|(_, own)| own == key));
    match nearest(setting, names()).or(elsewhere) {
        Some(name) => format!("is not a setting: did you mean {}?", spell(&name)),
        None => "is not a setting: remove it; `afterword init` writes a file with all of them"
            .to_owned(),
    }
}

fn check_kind(default: &Value, value: Value) -> Result<Value, String> {
    let is_right = match (default, &value) {
        (Value::Array(_), Value::Array(items)) => items.iter().all(Value::is_str),
        _ => default.same_type(&value),
    };
    if is_right {
        Ok(value)
    } else {
        Err(format!("is {}: write {}", kind(&value), expected(default)))
    }
}

fn from_text(default: &Value, text: &str) -> Result<Value, String> {
    let text = text.trim();
    let wrong = || format!("{text:?} is not {}", expected(default));
    match default {
        Value::Integer(_) => text.parse().map(Value::Integer).map_err(|_| wrong()),
        Value::Boolean(_) => text.parse().map(Value::Boolean).map_err(|_| wrong()),
        Value::Array(_) if text.starts_with('[') => {
            Err("is a list: write its values with commas between them, without brackets".to_owned())
        }
        Value::Array(_) => Ok(Value::Array(split_list(text))),
        _ => Ok(Value::String(text.to_owned())),
    }
}

fn split_list(text: &str) -> Vec<Value> {
    let items = text
        .split(',')
        .map(str::trim)
        .filter(|item| !item.is_empty());
    items.map(|item| Value::String(item.to_owned())).collect()
}

fn expected(default: &Value) -> String {
    match default {
        Value::Integer(number) => format!("a whole number such as {number}"),
        Value::Boolean(_) => "true or false".to_owned(),
        Value::Array(_) => "a list of texts such as [\"one\", \"two\"]".to_owned(),
        Value::String(text) if !text.is_empty() => format!("a text in quotes such as {text:?}"),
        _ => "a text in quotes".to_owned(),
    }
}

fn kind(value: &Value) -> &'static str {
    match value {
        Value::String(_) => "a text",
        Value::Integer(_) => "a whole number",
        Value::Float(_) => "a number with a fraction",
        Value::Boolean(_) => "true or false",
        Value::Datetime(_) => "a date or time",
        Value::Array(items) if items.iter().all(Value::is_str) => "a list",
        Value::Array(_) => "a list of other things than texts",
        Value::Table(_) => "a section",
    }
}
