//! Secrets: read from the settings or from a file, never printed.

use std::{
    cmp::Ordering,
    fmt, fs,
    path::{Path, PathBuf},
};

use subtle::ConstantTimeEq;

use super::load::Report;
use afterword_model::policy::value::Text;

const HIDDEN: &str = "(secret)";

/// A text that proves something: `Debug`, `Display` and serialisation all give `(secret)`.
#[derive(Clone)]
pub struct Secret(Box<str>);

impl Secret {
    pub fn new(text: impl Into<Box<str>>) -> Self {
        Self(text.into())
    }

    /// Compares in constant time, so that the time reveals nothing about a partly right guess.
    pub fn matches(&self, guess: &str) -> bool {
        self.0.as_bytes().ct_eq(guess.as_bytes()).into()
    }

    /// The secret text, for the one place that sends it on, such as a login to a mail server.
    pub fn reveal(&self) -> &str {
        &self.0
    }
}

impl PartialEq for Secret {
    fn eq(&self, other: &Self) -> bool {
        self.matches(&other.0)
    }
}

impl Eq for Secret {}

impl fmt::Debug for Secret {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(HIDDEN)
    }
}

impl fmt::Display for Secret {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(HIDDEN)
    }
}

impl Text for Secret {
    const EXPECTED: &'static str = "a secret text";

    // Every text is taken here: a refusal would quote it.
    fn read(text: &str) -> Option<Self> {
        Some(Self::new(text))
    }

    fn write(&self) -> String {
        HIDDEN.to_owned()
    }
}

/// Chooses between `setting` and `setting_file`: the stronger source wins (flag, environment, file). Both from one
/// source are an error.
///
/// `check` does not quote the secret in its error. Afterwards `secret` holds the value from either of them, and `file` the path that it was read from.
pub(super) fn settle(
    setting: &str,
    secret: &mut Option<Secret>,
    file: &mut Option<PathBuf>,
    check: impl Fn(&str) -> Result<(), String>,
    report: &mut Report,
) {
    let file_setting = format!("{setting}_file");
    if secret.is_some() && file.is_some() {
        match report.rank(setting).cmp(&report.rank(&file_setting)) {
            Ordering::Less => *secret = None,
            Ordering::Greater => *file = None,
            Ordering::Equal => {
                let message = format!("is set together with {file_setting}: keep one of the two");
                return report.problem(setting, message);
            }
        }
    }
    if let Some(path) = file {
        report.place(path);
        match read(path, check) {
            Ok(found) => *secret = Some(found),
            Err(message) => report.problem(&file_setting, message),
        }
    } else if let Some(secret) = secret {
        if let Err(message) = check(secret.reveal()) {
            report.problem(setting, message);
        }
        if report.is_flag(setting) {
            let message = format!("is seen by everyone who can list processes: use {file_setting}");
            report.warning(setting, message);
        }
    }
}

/// Space around the secret is not part of it: editors end a file with a new line.
fn read(path: &Path, check: impl Fn(&str) -> Result<(), String>) -> Result<Secret, String> {
    let text = fs::read_to_string(path)
        .map_err(|error| format!("{} cannot be read: {error}", path.display()))?;
    check(text.trim())?;
    Ok(Secret::new(text.trim()))
}
