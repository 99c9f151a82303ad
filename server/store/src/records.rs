//! The parameters and results of the store's methods.

use std::time::Duration;

use jiff::Timestamp;
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

use super::overview::SearchWords;
use afterword_model::change::PageNumber;
use afterword_model::policy::{SiteOverrides, Sort};
use afterword_model::{
    BatchId, Comment, CommentId, DisplayName, Origin, Page, PagePath, PageTitle, SiteId, SiteKey,
    Status, Text, ThreadReceivers, Website,
};

#[derive(Debug, Clone)]
pub struct SiteDraft {
    pub key: SiteKey,
    pub title: String,
    pub origins: Vec<Origin>,
    pub overrides: SiteOverrides,
    pub now: Timestamp,
}

/// What was seen of a site that is to be changed.
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

#[derive(Debug, Clone)]
pub struct PageChange {
    pub site: SiteId,
    pub path: PagePath,
    pub closed: Option<bool>,
    pub title: Option<PageTitle>,
    /// The page, and all that led to it, leads there from now on; a page that is there
    /// already takes its comments in.
    pub move_to: Option<PagePath>,
    /// Another path that leads here from now on.
    pub alias: Option<PagePath>,
    /// Begin the page where it has no comment yet.
    pub create: bool,
    /// Who hears that a thread has moved.
    pub told: ThreadReceivers,
    pub now: Timestamp,
}

/// What became of a change to a page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PageChanged {
    /// The page as it is then.
    Done(Page),
    /// Nobody has commented there yet.
    Unknown,
    /// The alias is a page of its own, with comments.
    Taken,
}

/// How many approved comments a page has.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PageCount {
    pub count: u32,
    /// By which the page's changes are known; `None` where nobody has begun it.
    pub page: Option<PageNumber>,
}

/// Where a thread goes on: behind this comment of this root.
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
}

#[derive(Debug, Clone)]
pub struct ThreadPart {
    /// `None` where nobody has commented yet.
    pub page: Option<Page>,
    /// By which the page's changes are known.
    pub number: Option<PageNumber>,
    /// Shown comments and empty places, each root followed by all below it, oldest first.
    pub comments: Vec<Comment>,
    pub next: Option<Cursor>,
}

#[derive(Debug, Clone, Default)]
pub struct ListQuery {
    pub site: Option<SiteId>,
    /// Where no site is named: those that may be seen; `None` for all.
    pub among: Option<Vec<SiteId>>,
    pub path: Option<PagePath>,
    pub status: Option<Status>,
    pub words: Option<SearchWords>,
    /// Only those of the author of this comment, this one too.
    pub by_author_of: Option<CommentId>,
    /// Only those older than this one.
    pub before: Option<CommentId>,
    pub limit: u32,
}

/// A comment as Stacosys tells it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Published {
    pub name: DisplayName,
    pub website: Option<Website>,
    pub avatar: Option<String>,
    pub text: Text,
    /// When readers first saw it.
    pub published: Timestamp,
}

/// Which mails a reader wants no more.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StopMails {
    All,
    OfReplies(CommentId),
}

/// One line of the audit.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Decision {
    pub action: String,
    pub by: String,
    #[serde(flatten, serialize_with = "under_both_names")]
    pub interface: String,
    pub at: Timestamp,
    pub before: Status,
    pub after: Status,
    /// Made together with others of the same number, by one bulk action.
    #[serde(skip)]
    pub batch: Option<BatchId>,
}

/// The interface that a decision came by. `door` is its name of version 0.1, kept for one version.
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

/// A token of the owner's API; the token itself is nowhere.
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

/// Settings of a backend that are not its address.
#[derive(Debug, Clone, Copy)]
pub struct StoreLimits {
    pub readers: usize,
    pub busy_timeout: Duration,
    /// Waiting reads or writes before [`StoreError::Busy`].
    pub queue: usize,
}
