//! The sources of settings, and how each is read.

use std::{
    env,
    ffi::{OsStr, OsString},
    fs, io,
    path::{Path, PathBuf},
};

use serde::Deserialize;
use toml::{
    Spanned, Value,
    de::{DeTable, DeValue, ValueDeserializer},
};

use super::settings::Trying;
use super::{Report, Settings, SourceValue, nearest, schema};
use crate::Origin;

const VARIABLE_PREFIX: &str = "AFTERWORD__";
/// Whoever writes this means us, and may have forgotten an underscore.
const NEAR_PREFIX: &str = "AFTERWORD_";
/// Of builds for tests.
const OF_TESTS: [&str; 2] = ["AFTERWORD_FAULTS", "AFTERWORD_PREVIEW"];
const USUAL_FILE: &str = "afterword.toml";

/// All sources over the defaults; empty by default. It has no `Debug`, because it contains secrets.
#[derive(Clone, Default)]
pub struct Sources {
    pub file: ConfigFile,
    /// Environment variables; only those that begin with `AFTERWORD__` are settings.
    pub environment: Vec<(OsString, OsString)>,
    /// `section.key=value` each.
    pub flags: Vec<String>,
}

/// The configuration file.
#[derive(Clone, Debug, Default)]
pub enum ConfigFile {
    #[default]
    None,
    IfPresent(PathBuf),
    Required(PathBuf),
}

impl Sources {
    /// The sources of a command: the given file or else `./afterword.toml` if it exists, this process's environment,
    /// its flags.
    pub fn of_process(file: Option<PathBuf>, flags: Vec<String>) -> Self {
        let usual = || ConfigFile::IfPresent(USUAL_FILE.into());
        Self {
            file: file.map_or_else(usual, ConfigFile::Required),
            environment: env::vars_os().filter(|(name, _)| is_ours(name)).collect(),
            flags,
        }
    }

    /// Where the value of a known setting, `section.key`, comes from.
    #[must_use]
    pub fn origin_of(&self, setting: &str) -> Origin {
        self.gather().report.origin(setting)
    }

    /// Trying each value alone takes so long that it is done only where one is wrong.
    pub(crate) fn gather(&self) -> Settings {
        let mut together = self.gather_by(Trying::Together);
        match together.are_valid() {
            true => together,
            false => self.gather_by(Trying::Each),
        }
    }

    fn gather_by(&self, trying: Trying) -> Settings {
        let (path, is_required) = match &self.file {
            ConfigFile::None => (None, false),
            ConfigFile::IfPresent(path) => (Some(path.as_path()), false),
            ConfigFile::Required(path) => (Some(path.as_path()), true),
        };
        let folder = path.and_then(Path::parent).unwrap_or(Path::new(""));
        let mut settings = Settings::new(Report::new(folder.to_owned()), trying);
        if let Some(path) = path {
            read_file(path, is_required, &mut settings);
        }
        for (name, value) in &self.environment {
            read_variable(name, value, &mut settings);
        }
        for flag in &self.flags {
            read_flag(flag, &mut settings);
        }
        settings
    }
}

/// The environment variable of `section.key`.
pub(crate) fn variable(setting: &str) -> String {
    format!(
        "{VARIABLE_PREFIX}{}",
        setting.replace('.', "__").to_uppercase()
    )
}

fn is_ours(name: &OsStr) -> bool {
    name.to_string_lossy().starts_with(NEAR_PREFIX)
}

fn read_file(path: &Path, is_required: bool, settings: &mut Settings) {
    match fs::read_to_string(path) {
        Ok(text) => read_toml(path, &text, settings),
        Err(error) if error.kind() == io::ErrorKind::NotFound && !is_required => {}
        Err(error) => settings
            .report
            .broken_file(path, None, format!("cannot be read: {error}")),
    }
}

fn read_toml(path: &Path, text: &str, settings: &mut Settings) {
    let (document, errors) = DeTable::parse_recoverable(text);
    if !errors.is_empty() {
        return report_syntax(path, text, &errors, settings);
    }
    for (name, content) in document.into_inner() {
        let line = position(text, name.span().start).0;
        let origin = |line| Origin::File {
            path: path.to_owned(),
            line: Some(line),
        };
        let is_section = schema::sections().any(|section| section == *name.get_ref());
        match content.into_inner() {
            DeValue::Table(entries) if is_section => {
                for (key, value) in entries {
                    let line = position(text, key.span().start).0;
                    let setting = format!("{}.{}", name.get_ref(), key.get_ref());
                    read_entry(&setting, value, origin(line), settings);
                }
            }
            content => read_stray(name.get_ref(), &content, origin(line), settings),
        }
    }
}

/// Broken TOML: the first error of each line, because the others mostly follow from it.
fn report_syntax(path: &Path, text: &str, errors: &[toml::de::Error], settings: &mut Settings) {
    let place = |error: &toml::de::Error| error.span().map_or(0, |span| span.start);
    let mut found: Vec<_> = errors
        .iter()
        .map(|error| (position(text, place(error)), error))
        .collect();
    found.sort_by_key(|(position, _)| *position);
    found.dedup_by_key(|((line, _), _)| *line);
    for ((line, column), error) in found {
        // The error's own text would quote the line, and a secret may stand there.
        let message = format!("is not valid TOML at column {column}: {}", error.message());
        settings.report.broken_file(path, Some(line), message);
    }
}

fn read_entry(setting: &str, value: Spanned<DeValue<'_>>, origin: Origin, settings: &mut Settings) {
    if let (Some(site), DeValue::Table(_)) = (setting.strip_prefix("sites."), value.get_ref())
        && schema::default_of(setting).is_none()
    {
        let message = format!("is kept with the site: use `afterword sites set {site} name=value`");
        return settings.report.problem_at(setting, origin, message);
    }
    // The parser leaves numbers as they are written; all else has a value by now.
    match Value::deserialize(ValueDeserializer::from(value)) {
        Ok(value) => settings.put(setting, SourceValue::Typed(value), origin),
        Err(_) => settings
            .report
            .problem_at(setting, origin, "is a number that is too large"),
    }
}

/// Top-level content of the file that is not one of our sections.
fn read_stray(name: &str, content: &DeValue<'_>, origin: Origin, settings: &mut Settings) {
    let message = if schema::sections().any(|section| section == name) {
        format!("is a section: write [{name}] on a line of its own, and its settings below it")
    } else if !matches!(content, DeValue::Table(_)) {
        schema::unknown(name, str::to_owned) + " (settings stand below their [section])"
    } else {
        match nearest(name, schema::sections()) {
            Some(section) => format!("is not a section: did you mean [{section}]?"),
            None => {
                let sections: Vec<String> = schema::sections().collect();
                format!("is not a section: the sections are {}", sections.join(", "))
            }
        }
    };
    settings.report.problem_at(name, origin, message);
}

fn read_variable(name: &OsStr, value: &OsStr, settings: &mut Settings) {
    let name = name.to_string_lossy();
    let Some(name) = name.strip_prefix(VARIABLE_PREFIX) else {
        return read_near_variable(&name, settings);
    };
    let setting = name.to_lowercase().replace("__", ".");
    match value.to_str() {
        Some(text) => settings.put(
            &setting,
            SourceValue::Text(text.to_owned()),
            Origin::Environment,
        ),
        None => settings
            .report
            .problem_at(&setting, Origin::Environment, "is not valid UTF-8"),
    }
}

/// A variable with one underscore is no setting. It is named, unless somebody else made it.
fn read_near_variable(name: &str, settings: &mut Settings) {
    let Some(rest) = name.strip_prefix(NEAR_PREFIX) else {
        return;
    };
    if OF_TESTS.contains(&name) || is_of_kubernetes(rest) {
        return;
    }
    let meant = schema::by_words(&rest.to_lowercase());
    let message = match meant {
        Some(setting) => format!("is not read: did you mean {}?", variable(&setting)),
        None => format!(
            "is not read: settings are {VARIABLE_PREFIX}, the section, two underscores and the name, such as {}",
            variable("server.listen")
        ),
    };
    settings
        .report
        .doubtful_variable(&name.escape_debug().to_string(), message);
}

/// Kubernetes gives each container the addresses of the services of its namespace: `AFTERWORD_SERVICE_HOST`,
/// `AFTERWORD_PORT_8017_TCP_ADDR` and the like are those of a service named `afterword`.
fn is_of_kubernetes(rest: &str) -> bool {
    let begins = |word: &str| {
        let behind = rest.strip_prefix(word);
        behind.is_some_and(|behind| behind.is_empty() || behind.starts_with('_'))
    };
    begins("SERVICE_HOST") || begins("SERVICE_PORT") || begins("PORT")
}

fn read_flag(flag: &str, settings: &mut Settings) {
    match flag.split_once('=') {
        Some((setting, text)) => {
            settings.put(
                setting.trim(),
                SourceValue::Text(text.to_owned()),
                Origin::Flag,
            );
        }
        None => {
            // Nothing is quoted but the name: a secret may stand behind a colon.
            let is_of_a_name = |character: char| matches!(character, 'a'..='z' | '_' | '.');
            let end = flag
                .find(|character| !is_of_a_name(character))
                .unwrap_or(flag.len());
            let message = "has no value: write section.key=value";
            settings
                .report
                .problem_at(&flag[..end], Origin::Flag, message);
        }
    }
}

/// Line and column, both from 1, of a byte offset in a text.
fn position(text: &str, offset: usize) -> (usize, usize) {
    let before = text.get(..offset).unwrap_or(text);
    let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
    let line = before.matches('\n').count() + 1;
    (line, before[line_start..].chars().count() + 1)
}
