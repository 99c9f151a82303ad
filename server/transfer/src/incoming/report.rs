//! What was imported, what was not, and why.

use std::collections::BTreeMap;
use std::path::PathBuf;

use jiff::SignedDuration;
use serde::Serialize;

use super::save::Mode;
use afterword_model::{Site, Status};

/// Places listed of one kind, some 100 bytes each. Further ones are counted.
const LISTED: usize = 100_000;
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
    /// The file was read once, for its pages, and nothing was imported yet: of the pages, only `read` is known.
    #[serde(skip)]
    pub is_survey: bool,
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
    /// All of the file: `new`, `known`, `skipped` and `waiting` together.
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
    /// All pages that comments of the file name, in the order of the file.
    pub list: Vec<LandingPage>,
    /// There are more.
    pub unlisted: bool,
    /// Comments that name no page here; all of them are skipped.
    pub nowhere: u64,
}

/// A page here, and what the file has for it. A reply counts on the page that the file names, even if it is now on the
/// page of the comment that it answers.
#[derive(Debug, Clone, Default, Serialize)]
pub struct LandingPage {
    pub path: String,
    pub title: String,
    /// Comments of the file: the sum of `new`, `known`, `skipped` and those that wait.
    pub read: u64,
    pub new: u64,
    /// Of the new comments.
    pub by_status: BTreeMap<&'static str, u64>,
    pub known: u64,
    pub skipped: u64,
    /// The old addresses that lead here, without scheme and `www.`, and the site's own without the host; at most 20.
    pub addresses: Vec<String>,
    /// How many there are.
    pub address_count: u64,
    /// Whether the site has the page; `None` if neither its sitemap nor its articles are known.
    pub on_site: Option<bool>,
}

#[derive(Debug, Clone, Default, Serialize)]
#[serde(transparent)]
pub struct Reasons {
    by_reason: BTreeMap<String, Tally>,
    #[serde(skip)]
    listed: usize,
}

#[derive(Debug, Clone, Default, Serialize)]
pub struct Tally {
    pub count: u64,
    /// All of them, up to 100,000 in a report.
    pub examples: Vec<Example>,
}

#[derive(Debug, Clone, Serialize)]
pub struct Example {
    /// The place in the file.
    pub place: String,
    pub id: Option<String>,
    /// What was, and what is now.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub detail: Option<String>,
}

impl Reasons {
    pub(super) fn add(&mut self, reason: &str, place: &str, id: Option<&str>) {
        self.add_with(reason, None, place, id);
    }

    pub(super) fn add_with(
        &mut self,
        reason: &str,
        detail: Option<&str>,
        place: &str,
        id: Option<&str>,
    ) {
        let is_known = self.by_reason.contains_key(reason);
        let (reason, detail) = match is_known || self.by_reason.len() < REASONS {
            true => (reason, detail),
            false => ("other reasons", Some(reason)),
        };
        let tally = self.by_reason.entry(reason.to_owned()).or_default();
        tally.count += 1;
        if self.listed < LISTED {
            self.listed += 1;
            tally.examples.push(Example {
                place: place.to_owned(),
                id: id.map(str::to_owned),
                detail: detail.map(str::to_owned),
            });
        }
    }

    /// The most frequent first.
    #[must_use]
    pub fn sorted(&self) -> Vec<(&str, &Tally)> {
        let mut all: Vec<_> = self
            .by_reason
            .iter()
            .map(|(reason, tally)| (reason.as_str(), tally))
            .collect();
        all.sort_by_key(|(_, tally)| std::cmp::Reverse(tally.count));
        all
    }
}

impl Report {
    pub(super) fn of(site: &Site, source: &str, mode: Mode) -> Self {
        Self {
            site: site.key.to_string(),
            source: source.to_owned(),
            dry_run: mode == Mode::DryRun,
            ..Self::default()
        }
    }

    /// `page`: its place in the list of pages.
    pub(super) fn read(&mut self, page: Option<usize>) {
        self.read_many(page, 1);
    }

    pub(super) fn read_many(&mut self, page: Option<usize>, comments: u64) {
        self.comments.read += comments;
        if let Some(page) = self.page(page) {
            page.read += comments;
        } else if !self.pages.unlisted {
            self.pages.nowhere += comments;
        }
    }

    pub(super) fn known(&mut self, page: Option<usize>) {
        self.comments.known += 1;
        if let Some(page) = self.page(page) {
            page.known += 1;
        }
    }

    pub(super) fn skip(
        &mut self,
        page: Option<usize>,
        reason: &str,
        place: &str,
        id: Option<&str>,
    ) {
        self.comments.skipped += 1;
        self.skipped.add(reason, place, id);
        if let Some(page) = self.page(page) {
            page.skipped += 1;
        }
    }

    /// `kept`: how long it is kept if nobody decides before; `None` for ever.
    pub(super) fn add(
        &mut self,
        page: Option<usize>,
        status: Status,
        kept: Option<SignedDuration>,
    ) {
        self.comments.new += 1;
        let by_status = &mut self.comments.by_status;
        *by_status.entry(status.as_str()).or_default() += 1;
        if let Some(kept) = kept {
            let days = kept.as_hours() / 24;
            self.comments.kept_days.insert(status.as_str(), days);
        }
        if let Some(page) = self.page(page) {
            page.new += 1;
            *page.by_status.entry(status.as_str()).or_default() += 1;
        }
    }

    fn page(&mut self, page: Option<usize>) -> Option<&mut LandingPage> {
        self.pages.list.get_mut(page?)
    }
}
