//! A change to a page, and what became of it; pages of an import.

use jiff::Timestamp;

use crate::{Page, PagePath, PageTitle, SiteId, ThreadReceivers};

#[derive(Debug, Clone)]
pub struct PageChange {
    pub site: SiteId,
    pub path: PagePath,
    pub closed: Option<bool>,
    pub title: Option<PageTitle>,
    /// The page, with all paths that lead to it, moves there; an existing page there takes its comments.
    pub move_to: Option<PagePath>,
    /// Another path for this page.
    pub alias: Option<PagePath>,
    /// Create the page if it has no comment yet.
    pub create: bool,
    /// The receivers of the moved thread's event.
    pub told: ThreadReceivers,
    pub now: Timestamp,
}

/// The outcome of a change to a page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PageChanged {
    /// The page afterwards.
    Done(Page),
    /// Nobody has commented there yet.
    Unknown,
    /// The alias is a page of its own, with comments.
    Taken,
}

/// The data of a page beside its comments.
#[derive(Debug, Clone)]
pub struct ImportPage {
    pub path: PagePath,
    /// For a page without one.
    pub title: Option<PageTitle>,
    pub aliases: Vec<PagePath>,
    pub begin: Begin,
}

/// What to do if a page does not exist here.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Begin {
    /// Nothing: the data is only for a page with comments.
    No,
    /// Create it, so that it can be closed or have aliases.
    Yes { closed: bool, first_seen: Timestamp },
}
