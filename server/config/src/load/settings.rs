//! The settings while they are being merged.

use toml::Table;

use super::{Report, SourceValue, default_table, schema, try_setting};
use crate::Origin;

/// The defaults overlaid with all valid values, and a report of the invalid ones.
pub(crate) struct Settings {
    table: Table,
    pub(super) report: Report,
}

impl Settings {
    pub(super) fn new(report: Report) -> Self {
        Self {
            table: default_table(),
            report,
        }
    }

    /// Takes one value for `section.key`. An invalid one goes into the report, and the old value stays.
    pub(super) fn put(&mut self, setting: &str, given: SourceValue, origin: Origin) {
        if schema::default_of(setting).is_none() {
            let message = schema::unknown(setting, |name| origin.spell(name));
            return self.report.problem_at(setting, origin, message);
        }
        match try_setting(setting, given) {
            Ok(value) => {
                schema::put(&mut self.table, setting, value);
                self.report.set_origin(setting, origin);
            }
            Err(message) => self.report.problem_at(setting, origin, message),
        }
    }

    pub(crate) fn into_parts(self) -> (Table, Report) {
        (self.table, self.report)
    }
}
