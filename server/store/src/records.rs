//! The parameters and results of the store's methods.

use std::time::Duration;

use jiff::Timestamp;
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

use super::overview::SearchWords;
use afterword_model::change::PageNumber;
use afterword_model::policy::{SiteOverrides, Sort};
use afterword_model::{
    BatchId, Comment, CommentId, CommentSources, DisplayName, Origin, Page, PagePath, Reactions,
    SiteId, SiteKey, Status, Text, Website,
};

#[derive(Debug, Clone)]
pub struct SiteDraft {
    pub key: SiteKey,
    pub title: String,
    pub origins: Vec<Origin>,
    pub overrides: SiteOverrides,
    pub now: Timestamp,
}

/// The version of a site that is to be changed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeenSite {
    pub title: String,
    pub origins: Vec<Origin>,
    pub overrides: SiteOverrides,
}

#[derive(Debug, Clone)]
pub struct StoredSite {
    pub id: SiteId,
    pub draft: SiteDraft,
}

/// The number of approved comments of a page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PageCount {
    pub count: u32,
    /// The page's number in the changes feed; `None` if it has no comment.
    pub page: Option<PageNumber>,
}

/// Where a thread continues: after this comment of this root.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Cursor {
    pub pinned: bool,
    pub score: u32,
    pub root: CommentId,
    pub last: CommentId,
}

#[derive(Debug, Clone)]
pub struct ThreadQuery {
    pub site: SiteId,
    pub path: PagePath,
    pub sort: Sort,
    pub after: Option<Cursor>,
    pub limit: u32,
    /// Of top-level comments; what is below them comes with them.
    pub sources: CommentSources,
}

#[derive(Debug, Clone)]
pub struct ThreadPart {
    /// `None` if nobody has commented yet.
    pub page: Option<Page>,
    /// The page's number in the changes feed.
    pub number: Option<PageNumber>,
    /// Shown comments and placeholders, each root followed by everything below it, oldest first.
    pub comments: Vec<Comment>,
    pub next: Option<Cursor>,
    /// Approved ones of these sources; `None`: as many as the page has.
    pub count: Option<u32>,
    /// Those to the article.
    pub reactions: Reactions,
}

#[derive(Debug, Clone, Default)]
pub struct ListQuery {
    pub site: Option<SiteId>,
    /// The visible sites, if no site is named; `None` for all.
    pub among: Option<Vec<SiteId>>,
    pub path: Option<PagePath>,
    pub status: Option<Status>,
    /// With a search, [`ReportFilter::Also`] is like [`ReportFilter::Any`].
    pub reports: ReportFilter,
    pub words: Option<SearchWords>,
    /// Only comments of this comment's author, including this one.
    pub by_author_of: Option<CommentId>,
    /// Only those older than this one.
    pub before: Option<CommentId>,
    pub limit: u32,
}

/// Whether open reports of a comment matter to a list.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum ReportFilter {
    #[default]
    Any,
    /// Also those with an open report, whatever their status.
    Also,
    /// Only those with an open report.
    Only,
}

/// A comment for the Stacosys API.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Published {
    pub name: DisplayName,
    pub website: Option<Website>,
    pub avatar: Option<String>,
    pub text: Text,
    /// When readers first saw it.
    pub published: Timestamp,
}

/// One line of the audit log.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Decision {
    pub action: String,
    pub by: String,
    #[serde(flatten, serialize_with = "under_both_names")]
    pub interface: String,
    pub at: Timestamp,
    pub before: Status,
    pub after: Status,
    /// The batch of a bulk action.
    #[serde(skip)]
    pub batch: Option<BatchId>,
    /// The owner's answer that it published or hid.
    #[serde(skip)]
    pub reply: Option<CommentId>,
}

/// The interface of a decision. `door` is its name of version 0.1, kept for one version.
fn under_both_names<S: Serializer>(interface: &str, to: S) -> Result<S::Ok, S::Error> {
    let mut map = to.serialize_map(Some(2))?;
    map.serialize_entry("interface", interface)?;
    map.serialize_entry("door", interface)?;
    map.end()
}

#[derive(Debug, Clone)]
pub struct NewToken {
    pub name: String,
    pub hash: [u8; 32],
    pub scopes: Vec<String>,
    pub now: Timestamp,
}

/// A token of the owner's API, without the secret token itself.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ApiToken {
    pub id: i64,
    pub name: String,
    pub scopes: Vec<String>,
    pub created: Timestamp,
    /// To the minute.
    pub last_used: Option<Timestamp>,
    pub revoked: Option<Timestamp>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TokenAdded {
    New(ApiToken),
    /// This live token has the name.
    Taken(ApiToken),
}

/// Settings of a backend, except its address.
#[derive(Debug, Clone, Copy)]
pub struct StoreLimits {
    pub readers: usize,
    pub busy_timeout: Duration,
    /// Waiting reads or writes before [`StoreError::Busy`].
    pub queue: usize,
    /// Free bytes below which the store is not ready; 0 asks for none.
    pub min_free_space: u64,
    /// Whether readers are answered meanwhile: writes then leave the cores to them.
    pub yields_to_readers: bool,
}
