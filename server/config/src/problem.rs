//! Errors in the settings, worded for the person who wrote them.

use std::{error::Error, fmt, path::PathBuf};

use serde::{Serialize, Serializer};

/// The source of a setting's value; a later one overrides an earlier one.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Origin {
    /// `default.toml`.
    Default,
    /// The configuration file; `line` counts from 1 and is `None` for the file as a whole.
    File {
        path: PathBuf,
        line: Option<usize>,
    },
    Environment,
    Flag,
    /// The settings of one site, by its key.
    Site(String),
}

impl Origin {
    /// The spelling of a setting's name in this source.
    pub(super) fn spell(&self, setting: &str) -> String {
        match self {
            Self::Environment => super::load::variable(setting),
            _ => setting.to_owned(),
        }
    }
}

impl fmt::Display for Origin {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Default => formatter.write_str("default"),
            Self::File {
                path,
                line: Some(line),
            } => {
                write!(formatter, "{} line {line}", path.display())
            }
            Self::File { path, line: None } => write!(formatter, "{}", path.display()),
            Self::Environment => formatter.write_str("environment"),
            Self::Flag => formatter.write_str("flag"),
            Self::Site(key) => write!(formatter, "site {key}"),
        }
    }
}

impl Serialize for Origin {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// One problem of the settings, or a warning. It never contains a secret.
///
/// Its text is one line: `server.listen (afterword.toml line 12): "abc" is not an IP address …`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Problem {
    /// `section.key`; empty for a file as a whole.
    pub setting: String,
    pub source: Origin,
    /// The problem, and what to write instead.
    pub message: String,
}

impl fmt::Display for Problem {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            setting,
            source,
            message,
        } = self;
        if setting.is_empty() {
            write!(formatter, "{source}: {message}")
        } else {
            // A name can hold anything in quoted TOML keys; the report keeps to one line each.
            write!(
                formatter,
                "{} ({source}): {message}",
                setting.escape_debug()
            )
        }
    }
}

impl Error for Problem {}

/// All problems of the settings, in the order of the sources; the text has one line for each.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Problems {
    /// At least one.
    pub problems: Vec<Problem>,
    /// Warnings, which are no reason to refuse to start; not part of the text.
    pub warnings: Vec<Problem>,
}

impl fmt::Display for Problems {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let lines: Vec<String> = self.problems.iter().map(Problem::to_string).collect();
        formatter.write_str(&lines.join("\n"))
    }
}

impl Error for Problems {}
