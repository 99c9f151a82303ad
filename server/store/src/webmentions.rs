//! Webmentions that wait until their source is read.

use jiff::Timestamp;

use afterword_model::{ConversationId, PagePath, SiteId};

/// A webmention that has just come (<https://www.w3.org/TR/webmention/>).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewWebmention {
    pub site: SiteId,
    /// Of the page that is mentioned.
    pub path: PagePath,
    /// The address of the page that mentions it.
    pub source: String,
    /// Of the source, in lower case.
    pub host: String,
    pub target: String,
    pub now: Timestamp,
    /// So many may wait that were not tried yet: of a host, for a page, in all. Of those that were tried, five times as many.
    pub most_of_host: u32,
    pub most_of_page: u32,
    pub most: u32,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WebmentionQueued {
    Queued,
    /// It waits already.
    Waits,
    /// Too many wait.
    Full,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WaitingWebmention {
    pub id: i64,
    pub site: SiteId,
    pub path: String,
    pub source: String,
    pub host: String,
    pub target: String,
    pub received: Timestamp,
    pub failures: u32,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WebmentionOutcome {
    /// Nothing more is to be done, and it is no like, or no longer.
    Done,
    /// It is one of the likes of a conversation.
    Likes(ConversationId),
    /// Its source could not be read: it stays the like that it was, or is given up.
    Failed,
    /// Its source is tried again then.
    Postponed(Timestamp),
    /// Nothing of its host is read before then.
    Rests(Timestamp),
}
