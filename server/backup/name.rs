//! The name of a backup: the database's name and the time in UTC, so that names sort by time.

use std::path::{Path, PathBuf};

use jiff::Timestamp;
use jiff::civil::DateTime;
use jiff::tz::TimeZone;

const TIME: &str = "%Y%m%dT%H%M%SZ";
const ENDING: &str = ".db";

/// Names of one database's backups begin with its name: `afterword-20260131T120500Z.db`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Naming {
    stem: String,
}

impl Naming {
    #[must_use]
    pub fn of(database: &Path) -> Self {
        let stem = database.file_stem().unwrap_or_default();
        Self {
            stem: stem.to_string_lossy().into_owned(),
        }
    }

    #[must_use]
    pub fn name(&self, time: Timestamp) -> String {
        format!("{}-{}{ENDING}", self.stem, time.strftime(TIME))
    }

    /// `afterword-before-import-20260131T120500Z.db`, which [`time`](Self::time) does not know.
    #[must_use]
    pub fn aside(&self, occasion: &str, time: Timestamp) -> String {
        format!("{}-{occasion}-{}{ENDING}", self.stem, time.strftime(TIME))
    }

    /// The time in a backup's name.
    #[must_use]
    pub fn time(&self, name: &str) -> Option<Timestamp> {
        let rest = name.strip_prefix(&self.stem)?.strip_prefix('-')?;
        let time = DateTime::strptime(TIME, rest.strip_suffix(ENDING)?).ok()?;
        let time = time.to_zoned(TimeZone::UTC).ok()?.timestamp();
        // A time in another spelling means that the file is not ours.
        (self.name(time) == name).then_some(time)
    }
}

/// The path with a suffix on its name.
pub(super) fn beside(path: &Path, more: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(more);
    name.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_tells_its_time_and_names_of_others_tell_none() {
        let naming = Naming::of(Path::new("/var/lib/afterword/afterword.db"));
        let time: Timestamp = "2026-01-31T12:05:00Z".parse().unwrap();
        let name = "afterword-20260131T120500Z.db";
        assert_eq!(naming.name(time), name);
        assert_eq!(naming.time(name), Some(time));
        for foreign in [
            "afterword.db",
            "afterword-.db",
            "afterword-20260131T120500Z.db.sha256",
            "afterword-20260131T120500.db",
            "afterword-20261331T120500Z.db",
            "afterword-2026131T120500Z.db",
            "other-20260131T120500Z.db",
            "afterword-mine-20260131T120500Z.db",
            ".afterword-20260131T120500Z.db.partial",
        ] {
            assert_eq!(naming.time(foreign), None, "{foreign}");
        }
    }
}
