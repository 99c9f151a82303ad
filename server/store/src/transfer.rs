//! Comments with all their data, for import and export.

use jiff::Timestamp;

use super::records::Decision;
use afterword_model::change::{Answer, PageNumber, Work};
use afterword_model::{
    BlockKind, Comment, CommentId, EmailAddress, FollowPace, ImportNumber, PagePath, PageTitle,
    Report, SiteId, Status, ThreadReceivers,
};

/// The source of comments that were imported from another Afterword, by their own ids.
pub const OWN_SOURCE: &str = "afterword";

/// The legacy id of an imported comment.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Former {
    pub source: String,
    pub id: String,
    /// The fragment of its links: `comment-123`.
    pub anchor: Option<String>,
}

/// A comment with all its data.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Recorded {
    pub comment: Comment,
    /// The title of its page, from its author's browser.
    pub told_title: Option<String>,
    /// The former status of a deleted comment, while it can be restored.
    pub status_before: Option<Status>,
    /// SHA-256 of the client's idempotency key.
    pub submission: Option<[u8; 32]>,
    pub notify: bool,
    /// Its author wants to follow its page once it is published.
    pub follow: Option<FollowPace>,
    /// Keyed hash.
    pub network: Option<String>,
    /// Oldest first.
    pub decisions: Vec<RecordedDecision>,
    pub votes: Vec<Vote>,
    pub formers: Vec<Former>,
    /// Oldest first.
    pub reports: Vec<Report>,
}

/// A line of the audit log, with the data for undoing it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RecordedDecision {
    pub decision: Decision,
    pub text_before: Option<String>,
    pub html_before: Option<String>,
    pub pinned_before: Option<bool>,
    pub blocked: Vec<(BlockKind, String)>,
    pub unblocked: Vec<(BlockKind, String)>,
}

/// A reader's reaction.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Vote {
    pub reaction: String,
    /// Keyed hashes; the network is erased after a while.
    pub voter: [u8; 16],
    pub network: Option<[u8; 16]>,
    pub at: Timestamp,
}

/// An imported comment.
#[derive(Debug, Clone)]
pub struct ImportComment {
    /// Its id in the source of the batch; unique there.
    pub former: String,
    pub anchor: Option<String>,
    pub path: PagePath,
    /// For a page without one.
    pub title: Option<PageTitle>,
    /// If its page is created with it, the page is closed.
    pub closed: bool,
    pub recorded: Recorded,
}

/// An import that begins.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewImport {
    pub site: SiteId,
    pub source: String,
    /// The name of what is imported, without its folder.
    pub file: String,
    pub now: Timestamp,
}

/// An import, and what came with it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredImport {
    pub number: ImportNumber,
    pub site: SiteId,
    pub source: String,
    pub file: String,
    pub begun: Timestamp,
    pub comments: u32,
    /// Pages that began with it.
    pub pages: u32,
    /// Paths that lead to a page since.
    pub aliases: u32,
    pub undone: Option<Timestamp>,
}

/// What is here of the comments of an import.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct ImportRemains {
    /// Those that were not erased since.
    pub comments: u32,
    /// Those among them that others have answered since, who are published or wait.
    pub answered: u32,
}

/// What went at the end of an undo.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct UndoneImport {
    pub pages: u32,
    pub aliases: u32,
}

/// Comments of an import on one page become those of another.
#[derive(Debug, Clone)]
pub struct ImportMove {
    pub import: ImportNumber,
    pub site: SiteId,
    pub from: PagePath,
    pub to: PagePath,
    /// As in [`ImportBatch`].
    pub told: ThreadReceivers,
    pub tell: fn(PageNumber, ThreadReceivers, Timestamp) -> (Work, Answer<()>),
    pub now: Timestamp,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ImportMoved {
    Done {
        /// Of the import.
        comments: u32,
        /// Answers of others below them.
        answers: u32,
        /// Comments of the import that stay, because they answer what the import did not bring.
        stay: u32,
    },
    /// No page is known by the old path.
    UnknownPage,
    /// Both paths lead to one page.
    SamePage,
}

/// Comments of one source, parents before their replies.
#[derive(Debug, Clone)]
pub struct ImportBatch {
    pub import: ImportNumber,
    pub site: SiteId,
    pub source: String,
    pub comments: Vec<ImportComment>,
    /// The receivers of the changed threads' events.
    pub told: ThreadReceivers,
    /// The rule by which they hear of the thread of a page.
    pub tell: fn(PageNumber, ThreadReceivers, Timestamp) -> (Work, Answer<()>),
    pub now: Timestamp,
}

/// The outcome for an imported comment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ImportOutcome {
    New,
    /// It was imported before, or exists here.
    Known,
    /// It is at the top level, because its parent does not exist any more.
    Orphaned,
    /// It is on its parent's page, not on its own.
    Moved,
}

/// A site's data beside comments and pages.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Extra {
    Address(RecordedAddress),
    Follow(RecordedFollow),
    Block(RecordedBlock),
    /// A reader's reaction to the article at this path.
    PageVote {
        path: String,
        vote: Vote,
    },
    /// The legacy id of an erased comment.
    Former {
        comment: CommentId,
        former: Former,
    },
}

/// An address of a reader who asked for mails.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RecordedAddress {
    pub email: EmailAddress,
    pub confirmed: Option<Timestamp>,
    pub stopped: Option<Timestamp>,
    pub asked: Option<Timestamp>,
    pub asks: u32,
    pub bounces: u32,
}

/// A reader who follows the thread of a page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RecordedFollow {
    /// The path of the page.
    pub page: String,
    pub email: EmailAddress,
    pub pace: FollowPace,
    pub created: Timestamp,
}

/// A block.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RecordedBlock {
    pub kind: BlockKind,
    pub value: String,
    pub comment: Option<CommentId>,
    pub by: String,
    pub created: Timestamp,
}

/// Where reading extras continues: addresses, then followed threads, then blocks, then legacy ids of erased comments, then
/// reactions to articles.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ExtrasAfter {
    Address(i64),
    Follow(i64),
    Block(i64),
    Former {
        source: String,
        id: String,
    },
    PageVote {
        page: i64,
        voter: [u8; 16],
        reaction: String,
    },
}

/// Some extras, and where the next ones begin; `None` after the last.
#[derive(Debug, Clone)]
pub struct Extras {
    pub found: Vec<Extra>,
    pub next: Option<ExtrasAfter>,
}
