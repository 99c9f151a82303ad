//! `[backup]`: scheduled backups.

use std::path::PathBuf;

use jiff::civil::Time;
use serde::{Deserialize, Serialize};

use super::load::Report;
use afterword_model::policy::value::{
    DAY, Duration, HOUR, Text, impl_text_traits, or_empty, within,
};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Backup {
    /// The folder for backups; `None` makes none.
    #[serde(with = "or_empty")]
    pub folder: Option<PathBuf>,

    #[serde(deserialize_with = "within::<HOUR, { 365 * DAY }, _, _>")]
    pub every: Duration,

    /// How many are kept.
    #[serde(deserialize_with = "within::<1, 10_000, _, _>")]
    pub keep: usize,

    /// In UTC; with `None` the next one is due after `every`, counted from the latest.
    #[serde(with = "or_empty")]
    pub at: Option<TimeOfDay>,
}

impl Backup {
    pub(super) fn complete(&mut self, report: &mut Report) {
        if let Some(folder) = &mut self.folder {
            report.place(folder);
            // No reason to serve no comments: a disk for backups may come later.
            if !folder.is_dir() && report.is_sound(&["backup.folder"]) {
                let message = format!(
                    "there is no folder {}: until you create it, no backup is made",
                    folder.display()
                );
                report.warning("backup.folder", message);
            }
        }
        let is_short = self.every < Duration::from_secs(24 * 60 * 60);
        if self.at.is_some() && is_short && report.is_sound(&["backup.at", "backup.every"]) {
            let message = format!(
                "is a time of the day, but backup.every is {}: write \"1d\" or more there, or empty this",
                self.every
            );
            report.problem("backup.at", message);
        }
    }
}

/// A time of day, to the minute.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeOfDay(Time);

impl TimeOfDay {
    pub fn time(self) -> Time {
        self.0
    }
}

impl Text for TimeOfDay {
    const EXPECTED: &'static str = "a time of the day in UTC, such as \"03:30\"";

    fn read(text: &str) -> Option<Self> {
        let is_whole = text.len() == 5;
        let time = Time::strptime("%H:%M", text).ok().filter(|_| is_whole)?;
        Some(Self(time))
    }

    fn write(&self) -> String {
        self.0.strftime("%H:%M").to_string()
    }
}

impl_text_traits!(TimeOfDay);
