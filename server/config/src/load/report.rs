//! The problems and warnings found so far, and where each setting comes from.

use std::{
    collections::BTreeMap,
    fs::File,
    io::Read,
    path::{Path, PathBuf},
};

use crate::{Config, Origin, Problem, Problems};

pub(crate) struct Report {
    /// The configuration file's folder; relative paths start there.
    folder: PathBuf,
    origins: BTreeMap<String, Origin>,
    problems: Vec<Problem>,
    warnings: Vec<Problem>,
    /// The file could not be read to its end, so combinations of settings can't be judged.
    is_partial: bool,
}

impl Report {
    pub(super) fn new(folder: PathBuf) -> Self {
        Self {
            folder,
            origins: BTreeMap::new(),
            problems: Vec::new(),
            warnings: Vec::new(),
            is_partial: false,
        }
    }

    /// Whether there are neither problems nor warnings.
    pub(super) fn is_empty(&self) -> bool {
        self.problems.is_empty() && self.warnings.is_empty()
    }

    pub(super) fn set_origin(&mut self, setting: &str, origin: Origin) {
        self.origins.insert(setting.to_owned(), origin);
    }

    /// The source of the value of `section.key`.
    pub(super) fn origin(&self, setting: &str) -> Origin {
        debug_assert!(
            super::schema::default_of(setting).is_some(),
            "{setting} is not a setting"
        );
        self.origins
            .get(setting)
            .cloned()
            .unwrap_or(Origin::Default)
    }

    /// The rank of a setting's source: default, file, environment, flag.
    pub(crate) fn rank(&self, setting: &str) -> u8 {
        match self.origin(setting) {
            Origin::Default => 0,
            Origin::File { .. } => 1,
            Origin::Environment => 2,
            Origin::Flag => 3,
            Origin::Site(_) => 4,
        }
    }

    pub(crate) fn is_flag(&self, setting: &str) -> bool {
        self.origin(setting) == Origin::Flag
    }

    /// Whether these settings can be judged further: all are valid, and the file was read completely.
    pub(crate) fn is_sound(&self, settings: &[&str]) -> bool {
        let is_wrong = |setting: &&str| {
            self.problems
                .iter()
                .any(|problem| problem.setting == **setting)
        };
        !self.is_partial && !settings.iter().any(is_wrong)
    }

    pub(crate) fn problem(&mut self, setting: &str, message: impl Into<String>) {
        let origin = self.origin(setting);
        self.problem_at(setting, origin, message);
    }

    pub(crate) fn problem_at(&mut self, setting: &str, source: Origin, message: impl Into<String>) {
        self.problems.push(Problem {
            setting: setting.to_owned(),
            source,
            message: message.into(),
        });
    }

    /// A doubt about a variable that is no setting; `name` as the environment spells it.
    pub(super) fn doubtful_variable(&mut self, name: &str, message: String) {
        self.warnings.push(Problem {
            setting: name.to_owned(),
            source: Origin::Environment,
            message,
        });
    }

    /// A problem of the configuration file that hides its contents.
    pub(super) fn broken_file(&mut self, path: &Path, line: Option<usize>, message: String) {
        self.is_partial = true;
        self.problem_at(
            "",
            Origin::File {
                path: path.to_owned(),
                line,
            },
            message,
        );
    }

    pub(crate) fn warning(&mut self, setting: &str, message: impl Into<String>) {
        let source = self.origin(setting);
        self.warnings.push(Problem {
            setting: setting.to_owned(),
            source,
            message: message.into(),
        });
    }

    /// Starts a relative path at the configuration file's folder.
    pub(crate) fn place(&self, path: &mut PathBuf) {
        *path = self.folder.join(&path);
    }

    /// Reads a byte to check whether a file is readable: a folder can be opened as well.
    pub(crate) fn readable(&mut self, setting: &str, path: &Path) {
        let outcome = File::open(path).and_then(|mut file| file.read(&mut [0]));
        if let Err(error) = outcome {
            self.problem(
                setting,
                format!("{} cannot be read: {error}", path.display()),
            );
        }
    }

    /// The configuration with its warnings, or all problems, in the order of the sources.
    pub(crate) fn conclude(mut self, config: Option<Config>) -> Result<Config, Problems> {
        self.problems
            .sort_by(|one, other| one.source.cmp(&other.source));
        self.warnings
            .sort_by(|one, other| one.source.cmp(&other.source));
        match config {
            Some(config) if self.problems.is_empty() => Ok(Config {
                warnings: self.warnings,
                ..config
            }),
            _ => Err(Problems {
                problems: self.problems,
                warnings: self.warnings,
            }),
        }
    }
}
