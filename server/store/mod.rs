//! Where it is kept: all that we ask of a database, on one page.
//!
//! Every write is one transaction, durable before it returns. A page's count of approved
//! comments changes in the transaction that changes a status. What a write touched comes back
//! as page keys, so that the caches above can forget them.
//!
//! Not here: rules (`comments/`), caches (`counts.rs`), and SQL (`<backend>/`).

mod mails;
pub mod sqlite;

use std::time::Duration;

use async_trait::async_trait;
use jiff::Timestamp;
use serde::Serialize;

use crate::comments::{
    Action, Author, ClosedBy, Comment, CommentId, Decider, EmailAddress, Origin, Page, PageKey, PagePath,
    PageTitle, Reactions, SiteId, SiteKey, Status, Text,
};
use crate::config::{SiteOverrides, Sort};

pub use mails::{
    Answering, Claim, MailId, MailKind, MailOutcome, MailToken, MailboxPlace, Mailing, NewMail, Note,
    OutboxFilter, OutboxMail, OutboxTotals, ReaderAddress, TokenKind,
};

/// Why the store could not do it. The reason inside is for the log, never for a client.
#[derive(Debug, Clone, thiserror::Error)]
pub enum StoreError {
    /// Too many writes wait, or another process holds the database.
    #[error("the store is busy: {0}")]
    Busy(String),
    #[error("the store is read-only: {0}")]
    ReadOnly(String),
    #[error("the store is full: {0}")]
    Full(String),
    #[error("the store can't be used: {0}")]
    Unavailable(String),
    #[error(
        "the database has schema {found}, this version of Afterword knows {known}: run a newer version"
    )]
    NewerSchema { found: u32, known: u32 },
}

pub type StoreResult<T> = Result<T, StoreError>;

#[async_trait]
pub trait Store: Send + Sync {
    // Sites and their pages
    async fn sites(&self) -> StoreResult<Vec<StoredSite>>;
    /// Adds the site, or changes the one with this key.
    async fn save_site(&self, site: SiteDraft) -> StoreResult<StoredSite>;
    async fn page(&self, site: SiteId, path: PagePath) -> StoreResult<Option<Page>>;
    /// Ordered by path, after `after`.
    async fn pages(&self, site: SiteId, after: String, limit: u32) -> StoreResult<Vec<Page>>;
    /// `None` where the page is not known and `create` does not say to begin it.
    async fn change_page(&self, change: PageChange) -> StoreResult<Option<PageChanged>>;

    // Reading
    /// Approved comments of each page, in the order asked; 0 for pages that are not known.
    async fn counts(&self, pages: Vec<PageKey>) -> StoreResult<Vec<u32>>;
    async fn thread(&self, query: ThreadQuery) -> StoreResult<ThreadPart>;
    async fn comment(&self, id: CommentId) -> StoreResult<Option<Comment>>;
    /// Newest first.
    async fn comments(&self, query: ListQuery) -> StoreResult<Vec<Comment>>;
    /// What was decided about a comment, oldest first.
    async fn decisions(&self, id: CommentId) -> StoreResult<Vec<Decision>>;

    // Writing
    async fn add_comment(&self, comment: NewComment) -> StoreResult<Added>;
    async fn edit_comment(&self, edit: Edit) -> StoreResult<Changed>;
    /// Empties the place of a comment for good; the place goes away when nothing hangs below it any more.
    async fn erase_comment(&self, id: CommentId, now: Timestamp) -> StoreResult<Changed>;
    async fn decide(&self, order: DecisionOrder) -> StoreResult<Changed>;
    async fn react(&self, reaction: Reaction) -> StoreResult<Reacted>;

    // Tokens of the owner's API
    async fn add_token(&self, token: NewToken) -> StoreResult<ApiToken>;
    async fn tokens(&self) -> StoreResult<Vec<ApiToken>>;
    async fn token_by_hash(&self, hash: [u8; 32]) -> StoreResult<Option<ApiToken>>;
    async fn revoke_token(&self, id: i64, now: Timestamp) -> StoreResult<bool>;

    // The outbox
    async fn add_mail(&self, mail: NewMail) -> StoreResult<()>;
    async fn mail(&self, id: MailId) -> StoreResult<Option<OutboxMail>>;
    /// Newest first.
    async fn mails(&self, filter: OutboxFilter, limit: u32) -> StoreResult<Vec<OutboxMail>>;
    async fn mail_totals(&self) -> StoreResult<OutboxTotals>;
    /// Letters to send now, each leased; one of several mails is a digest.
    async fn claim_mails(&self, claim: Claim) -> StoreResult<Vec<Vec<OutboxMail>>>;
    /// Keeps the tokens of a mail before it leaves. What a mail was to carry the first time, it carries
    /// every time: those secrets come back. `None` where the mail is gone.
    async fn prepare_mail(
        &self,
        mail: MailId,
        tokens: Vec<MailToken>,
        secrets: String,
    ) -> StoreResult<Option<String>>;
    async fn settle_mails(
        &self,
        mails: Vec<MailId>,
        outcome: MailOutcome,
        now: Timestamp,
    ) -> StoreResult<()>;
    /// Gives back all leases: whoever had them has ended.
    async fn release_mails(&self) -> StoreResult<usize>;
    async fn next_mail_due(&self) -> StoreResult<Option<Timestamp>>;
    async fn retry_mail(&self, id: MailId, now: Timestamp) -> StoreResult<bool>;
    async fn sweep_mails(&self, now: Timestamp) -> StoreResult<()>;

    // What came in by mail
    async fn mail_token(&self, hash: [u8; 32]) -> StoreResult<Option<MailToken>>;
    /// The token that an answer to this mail stands for.
    async fn token_of_mail(&self, mail: MailId) -> StoreResult<Option<MailToken>>;
    /// Whether a message had its effect already.
    async fn is_seen(&self, seen: [u8; 32]) -> StoreResult<bool>;
    /// Notes a message that decides nothing; `false` where it was noted before.
    async fn note_mail(&self, note: Note) -> StoreResult<bool>;
    async fn mail_bounced(&self, mail: MailId, now: Timestamp) -> StoreResult<bool>;
    async fn mailbox_place(&self, account: String) -> StoreResult<Option<MailboxPlace>>;
    async fn keep_mailbox_place(&self, account: String, place: MailboxPlace) -> StoreResult<()>;

    // Readers' addresses
    async fn reader_address(&self, id: i64) -> StoreResult<Option<ReaderAddress>>;
    async fn reader_address_of(
        &self,
        site: SiteId,
        email: EmailAddress,
    ) -> StoreResult<Option<ReaderAddress>>;
    async fn confirm_address(
        &self,
        site: SiteId,
        email: EmailAddress,
        now: Timestamp,
    ) -> StoreResult<bool>;
    /// Ends all mails of the site to the address, or those about replies to one comment.
    async fn stop_mails(&self, id: i64, of: StopMails, now: Timestamp) -> StoreResult<bool>;

    /// Whether the author of a comment may not write on the site.
    async fn is_blocked(&self, site: SiteId, marks: Marks) -> StoreResult<bool>;

    /// 32 random bytes that this database was born with: the key of all that is signed.
    async fn secret(&self) -> StoreResult<[u8; 32]>;
    /// Rises, within a second, when another process has written.
    fn foreign_writes(&self) -> u64;
    /// Can it write, durably, now?
    async fn ready(&self) -> StoreResult<()>;
}

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
    /// Begin the page where it has no comment yet.
    pub create: bool,
    pub now: Timestamp,
}

/// A page after a change, and the keys whose counts changed by it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PageChanged {
    pub page: Page,
    pub touched: Vec<PageKey>,
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
    /// Shown comments and empty places, each root followed by all below it, oldest first.
    pub comments: Vec<Comment>,
    pub next: Option<Cursor>,
}

#[derive(Debug, Clone, Default)]
pub struct ListQuery {
    pub site: Option<SiteId>,
    pub path: Option<PagePath>,
    pub status: Option<Status>,
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
    pub reasons: Vec<String>,
    pub now: Timestamp,
    /// SHA-256 of the client's idempotency key.
    pub submission: Option<[u8; 32]>,
    pub closed_pages: ClosedPages,
    /// The author wants to hear of replies.
    pub notify: bool,
    /// Keyed hash of the author's network.
    pub network: Option<String>,
    pub mailing: Mailing,
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
    pub reasons: Vec<String>,
    pub now: Timestamp,
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
    /// The message that asks for it.
    pub answering: Option<Answering>,
    pub mailing: Mailing,
}

/// What the author of a comment is recognised by.
#[derive(Debug, Clone, Default)]
pub struct Marks {
    pub email: Option<String>,
    /// Keyed hash.
    pub network: Option<String>,
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
}

#[derive(Debug, Clone)]
pub struct Reaction {
    pub id: CommentId,
    pub reaction: String,
    /// Keyed hash of the reader's key.
    pub voter: [u8; 16],
    /// Keyed hash of the reader's network address.
    pub network: [u8; 16],
    /// Readers of one network that may react to one comment.
    pub network_limit: u32,
    pub now: Timestamp,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Reacted {
    Totals {
        reactions: Reactions,
        mine: Vec<String>,
    },
    UnknownComment,
    TooMany,
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

/// Totals as JSON objects are kept and read in one place for all backends.
pub(crate) fn reaction_totals(json: &str) -> Reactions {
    serde_json::from_str(json).unwrap_or_default()
}
