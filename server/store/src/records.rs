//! What the store is asked with, and what it answers.

use std::sync::Arc;
use std::time::Duration;

use jiff::Timestamp;
use serde::Serialize;

use super::akismet::NewQuestion;
use super::blocks::BlockKind;
use super::freshness::PageNumber;
use super::hooks::Hooks;
use super::mails::{Answering, Mailing};
use super::overview::SearchWords;
use afterword_model::policy::{SiteOverrides, Sort};
use afterword_model::{
    Action, Author, Avatar, BatchId, ClosedBy, Comment, CommentId, Decider, DisplayName, Likeness,
    Origin, Page, PageKey, PagePath, PageTitle, Reason, SiteId, SiteKey, Solved, Status, Text,
    Website, WordsOf,
};

#[derive(Debug, Clone)]
pub struct SiteDraft {
    pub key: SiteKey,
    pub title: String,
    pub origins: Vec<Origin>,
    pub overrides: SiteOverrides,
    pub now: Timestamp,
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
    pub hooks: Arc<Hooks>,
    pub now: Timestamp,
}

/// What became of a change to a page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PageChanged {
    /// The page, and the keys whose counts changed by it.
    Done { page: Page, touched: Vec<PageKey> },
    /// Nobody has commented there yet.
    Unknown,
    /// The alias is a page of its own, with comments.
    Taken,
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

#[derive(Debug, Clone)]
pub struct NewComment {
    pub id: CommentId,
    pub site: SiteId,
    pub path: PagePath,
    pub title: Option<PageTitle>,
    pub parent: Option<CommentId>,
    pub author: Author,
    pub text: Text,
    pub html: String,
    pub status: Status,
    pub reasons: Vec<Reason>,
    pub now: Timestamp,
    /// SHA-256 of the client's idempotency key.
    pub submission: Option<[u8; 32]>,
    /// Is spent by it.
    pub challenge: Option<Solved>,
    pub closed_pages: ClosedPages,
    /// The author wants to hear of replies.
    pub notify: bool,
    /// Keyed hash of the author's network.
    pub network: Option<String>,
    /// What Stacosys' form says of a picture of the author.
    pub avatar: Option<Avatar>,
    /// `None` for texts that are too short to be compared.
    pub likeness: Option<Likeness>,
    /// Akismet is asked before anything else becomes of it.
    pub akismet: Option<NewQuestion>,
    pub mailing: Mailing,
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

/// Whether a page that takes no comments takes this one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ClosedPages {
    /// From a reader: not where the owner closed it, nor where it was begun before the instant.
    Refuse { begun_before: Option<Timestamp> },
    /// From the owner.
    Accept,
}

#[derive(Debug, Clone)]
pub enum Added {
    New(Comment, Vec<PageKey>),
    /// The same submission had come before. Its first sender may still wait for the answer,
    /// so the keys that it touched come again too.
    Again(Comment, Vec<PageKey>),
    /// Another comment came with the same challenge before.
    Spent,
    Closed(ClosedBy),
    UnknownParent,
    ParentOnOtherPage,
}

#[derive(Debug, Clone)]
pub struct Edit {
    pub id: CommentId,
    /// The text that the editor saw; another one in between makes the edit void.
    pub revision: u32,
    /// The status that `status` follows from; a decision in between makes the edit void too.
    pub before: Status,
    pub text: Text,
    pub html: String,
    pub status: Status,
    pub reasons: Vec<Reason>,
    pub now: Timestamp,
    pub likeness: Option<Likeness>,
    /// Akismet is asked about the new text.
    pub akismet: Option<NewQuestion>,
    pub mailing: Mailing,
}

#[derive(Debug, Clone)]
pub struct DecisionOrder {
    pub id: CommentId,
    pub action: Action,
    pub by: Decider,
    pub now: Timestamp,
    /// The owner's public answer, published in the same transaction.
    pub reply: Option<NewComment>,
    /// Another text for the comment, and its HTML.
    pub text: Option<(Text, String)>,
    /// The text that the decider saw; with another one in between nothing is decided.
    pub revision: Option<u32>,
    /// The message, or the request with a key, that asks for it.
    pub answering: Option<Answering>,
    /// What a block goes by.
    pub marks: Vec<BlockKind>,
    /// The stroke that it is part of.
    pub batch: BatchId,
    /// Undo only what this stroke has decided.
    pub undoes: Option<BatchId>,
    pub mailing: Mailing,
    /// Of the text that the decision is about: it teaches by them what spam is.
    pub words: WordsOf,
}

/// Which mails a reader wants no more.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StopMails {
    All,
    OfReplies(CommentId),
}

/// What became of a change to one comment.
#[derive(Debug, Clone)]
pub enum Changed {
    Done {
        comment: Box<Comment>,
        before: Status,
        touched: Vec<PageKey>,
    },
    Unknown,
    /// The comment's text is not the one that the decider saw.
    Outdated,
    /// The message that asks for it had its effect already.
    SeenBefore,
    /// The key of the request stands for another request.
    KeyReused,
    /// It is in a status, or revision, from which this can't be done.
    NotPossible(Status),
}

/// One line of the audit.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Decision {
    pub action: String,
    pub by: String,
    pub door: String,
    pub at: Timestamp,
    pub before: Status,
    pub after: Status,
    /// Made at one stroke with others of the same number.
    #[serde(skip)]
    pub batch: Option<BatchId>,
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

/// Settings of a backend that are not its address.
#[derive(Debug, Clone, Copy)]
pub struct StoreLimits {
    pub readers: usize,
    pub busy_timeout: Duration,
    /// Waiting reads or writes before [`StoreError::Busy`].
    pub queue: usize,
}
