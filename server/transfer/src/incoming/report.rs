//! What was imported, what was not, and why.

use std::collections::BTreeMap;
use std::path::PathBuf;

use jiff::SignedDuration;
use serde::Serialize;

use afterword_model::Status;

/// Examples stored for each reason.
const EXAMPLES: usize = 10;
/// Distinct reasons: another system's messages may differ each time.
const REASONS: usize = 200;

#[derive(Debug, Clone, Default, Serialize)]
pub struct Report {
    pub site: String,
    pub source: String,
    /// The number by which it can be undone; `None` if it brought nothing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub import: Option<i64>,
    /// The backup from before.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub backup: Option<PathBuf>,
    pub dry_run: bool,
    /// The file was read to its end.
    pub complete: bool,
    pub comments: Comments,
    pub pages: PageTotals,
    /// What was not imported, by reason.
    pub skipped: Reasons,
    /// What was changed by the import, by reason.
    pub changed: Reasons,
    /// Pages of hosts that do not belong to the site: their comments are imported by the path alone.
    pub other_hosts: Reasons,
}

#[derive(Debug, Clone, Default, Serialize)]
pub struct Comments {
    pub read: u64,
    pub new: u64,
    /// Of the new comments.
    pub by_status: BTreeMap<&'static str, u64>,
    /// For how many days those of a status are kept from now on, where that is not for ever.
    pub kept_days: BTreeMap<&'static str, i64>,
    /// Comments that were imported before, or were written here.
    pub known: u64,
    pub changed: u64,
    pub skipped: u64,
    /// Comments whose parents were not read before the file broke off.
    pub waiting: u64,
}

#[derive(Debug, Clone, Default, Serialize)]
pub struct PageTotals {
    /// Pages that received comments in this import.
    pub touched: u64,
    /// Those among them that had no published comments here.
    pub new: u64,
}

#[derive(Debug, Clone, Default, Serialize)]
#[serde(transparent)]
pub struct Reasons(BTreeMap<String, Tally>);

#[derive(Debug, Clone, Default, Serialize)]
pub struct Tally {
    pub count: u64,
    pub examples: Vec<Example>,
}

#[derive(Debug, Clone, Serialize)]
pub struct Example {
    /// The place in the file.
    pub place: String,
    pub id: Option<String>,
}

impl Reasons {
    pub(super) fn add(&mut self, reason: &str, place: &str, id: Option<&str>) {
        let is_known = self.0.contains_key(reason);
        let reason = if is_known || self.0.len() < REASONS {
            reason
        } else {
            "other reasons"
        };
        let tally = self.0.entry(reason.to_owned()).or_default();
        tally.count += 1;
        if tally.examples.len() < EXAMPLES {
            tally.examples.push(Example {
                place: place.to_owned(),
                id: id.map(str::to_owned),
            });
        }
    }

    /// The most frequent first.
    #[must_use]
    pub fn sorted(&self) -> Vec<(&str, &Tally)> {
        let mut all: Vec<_> = self
            .0
            .iter()
            .map(|(reason, tally)| (reason.as_str(), tally))
            .collect();
        all.sort_by_key(|(_, tally)| std::cmp::Reverse(tally.count));
        all
    }
}

impl Report {
    pub(super) fn skip(&mut self, reason: &str, place: &str, id: Option<&str>) {
        self.comments.skipped += 1;
        self.skipped.add(reason, place, id);
    }

    /// `kept`: how long it is kept if nobody decides before; `None` for ever.
    pub(super) fn add(&mut self, status: Status, kept: Option<SignedDuration>) {
        self.comments.new += 1;
        *self.comments.by_status.entry(status.as_str()).or_default() += 1;
        if let Some(kept) = kept {
            let days = kept.as_hours() / 24;
            self.comments.kept_days.insert(status.as_str(), days);
        }
    }
}
