//! The settings while they are being merged.

use std::collections::HashSet;

use toml::Table;

use super::{Report, SourceValue, default_table, schema, try_setting};
use crate::Origin;

/// When values are tried.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Trying {
    /// All of them together: whether one is invalid.
    Together,
    /// Each alone in the otherwise unchanged defaults: which ones are.
    Each,
}

/// The defaults overlaid with all valid values, and a report of the invalid ones.
pub(crate) struct Settings {
    table: Table,
    pub(super) report: Report,
    trying: Trying,
    /// What was set since all were tried.
    untried: HashSet<String>,
    is_valid: bool,
}

impl Settings {
    pub(super) fn new(report: Report, trying: Trying) -> Self {
        Self {
            table: default_table(),
            report,
            trying,
            untried: HashSet::new(),
            is_valid: true,
        }
    }

    /// Takes one value for `section.key`. An invalid one goes into the report, and the old value stays.
    pub(super) fn put(&mut self, setting: &str, given: SourceValue, origin: Origin) {
        if schema::default_of(setting).is_none() {
            let message = schema::unknown(setting, |name| origin.spell(name));
            return self.report.problem_at(setting, origin, message);
        }
        let value = match self.trying {
            Trying::Each => try_setting(setting, given),
            Trying::Together => {
                // One that is invalid is so under a later one of the same setting, too.
                if self.untried.contains(setting) {
                    self.try_all();
                }
                self.untried.insert(setting.to_owned());
                schema::value_of(setting, given)
            }
        };
        match value {
            Ok(value) => {
                schema::put(&mut self.table, setting, value);
                self.report.set_origin(setting, origin);
            }
            Err(message) => self.report.problem_at(setting, origin, message),
        }
    }

    fn try_all(&mut self) {
        self.is_valid &= self.untried.is_empty() || schema::is_valid(self.table.clone());
        self.untried.clear();
    }

    /// Whether there is nothing to report.
    pub(super) fn are_valid(&mut self) -> bool {
        self.try_all();
        self.is_valid && self.report.is_empty()
    }

    pub(crate) fn into_parts(self) -> (Table, Report) {
        (self.table, self.report)
    }
}
