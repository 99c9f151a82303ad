//! Errors in the settings, worded for the person who wrote them.

use std::{error::Error, fmt, path::PathBuf};

use serde::{Serialize, Serializer};

/// Where a setting's value comes from; a later one wins over an earlier one.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Origin {
    /// `default.toml`.
    Default,
    /// The configuration file; `line` counts from 1 and is `None` where the file as a whole is meant.
    File {
        path: PathBuf,
        line: Option<usize>,
    },
    Environment,
    Flag,
}

impl Origin {
    /// How a setting's name is written there.
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
        }
    }
}

impl Serialize for Origin {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// One thing that is wrong, or, among the warnings, doubtful. It never holds a secret.
///
/// Its text is one line: `server.listen (afterword.toml line 12): "abc" is not an IP address …`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Problem {
    /// `section.key`; empty where a file as a whole is meant.
    pub setting: String,
    pub source: Origin,
    /// What is wrong and what to write instead.
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

/// All that is wrong with the settings, in the order of the sources; its text has one line for each.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Problems {
    /// At least one.
    pub problems: Vec<Problem>,
    /// Doubtful, but no reason to refuse to start; not part of the text.
    pub warnings: Vec<Problem>,
}

impl fmt::Display for Problems {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let lines: Vec<String> = self.problems.iter().map(Problem::to_string).collect();
        formatter.write_str(&lines.join("\n"))
    }
}

impl Error for Problems {}
