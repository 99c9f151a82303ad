//! Comments with all their data, for import and export.

use jiff::Timestamp;

use super::records::Decision;
use afterword_model::BlockKind;
use afterword_model::ThreadReceivers;
use afterword_model::{Comment, CommentId, EmailAddress, PagePath, PageTitle, SiteId, Status};

/// The source of comments that come from another Afterword, by their own ids.
pub const OWN_SOURCE: &str = "afterword";

/// What a comment was called where it came from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Former {
    pub source: String,
    pub id: String,
    /// The fragment that led to it: `comment-123`.
    pub anchor: Option<String>,
}

/// A comment with all that is kept of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Recorded {
    pub comment: Comment,
    /// The title of its page as its author's browser told it.
    pub told_title: Option<String>,
    /// What a deleted comment was, while it can be restored.
    pub status_before: Option<Status>,
    /// SHA-256 of the client's idempotency key.
    pub submission: Option<[u8; 32]>,
    pub notify: bool,
    /// Keyed hash.
    pub network: Option<String>,
    /// Oldest first.
    pub decisions: Vec<RecordedDecision>,
    pub votes: Vec<Vote>,
    pub formers: Vec<Former>,
}

/// A line of the audit, with all that taking it back needs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RecordedDecision {
    pub decision: Decision,
    pub reply: Option<CommentId>,
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
    /// Keyed hashes; the network is forgotten after a while.
    pub voter: [u8; 16],
    pub network: Option<[u8; 16]>,
    pub at: Timestamp,
}

/// A comment that comes in.
#[derive(Debug, Clone)]
pub struct ImportComment {
    /// What it is called in the source of the batch; unique there.
    pub former: String,
    pub anchor: Option<String>,
    pub path: PagePath,
    /// For a page that has none.
    pub title: Option<PageTitle>,
    /// Where its page begins with it: that page takes no new ones.
    pub closed: bool,
    pub recorded: Recorded,
}

/// Comments of one source, parents before their replies.
#[derive(Debug, Clone)]
pub struct ImportBatch {
    pub site: SiteId,
    pub source: String,
    pub comments: Vec<ImportComment>,
    /// Who hears that threads have other comments.
    pub told: ThreadReceivers,
    pub now: Timestamp,
}

/// What became of a comment that came in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ImportOutcome {
    New,
    /// It came before, or is here.
    Known,
    /// It stands at the top level: what it answers is not here any more.
    Orphaned,
    /// It stands on the page of the comment that it answers, not on its own.
    Moved,
}

/// What is said of a page beside its comments.
#[derive(Debug, Clone)]
pub struct ImportPage {
    pub path: PagePath,
    /// For a page that has none.
    pub title: Option<PageTitle>,
    pub aliases: Vec<PagePath>,
    pub begin: Begin,
}

/// What becomes of a page that is not here.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Begin {
    /// Nothing: what is said of it is for one with comments.
    No,
    /// It is begun, so that it can be closed or be led to.
    Yes { closed: bool, first_seen: Timestamp },
}

/// What a site keeps beside comments and pages.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Extra {
    Address(RecordedAddress),
    Block(RecordedBlock),
    /// What an erased comment was called.
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

/// Who may not write.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RecordedBlock {
    pub kind: BlockKind,
    pub value: String,
    pub comment: Option<CommentId>,
    pub by: String,
    pub created: Timestamp,
}

/// Where a reading of extras goes on: addresses, then blocks, then names of erased comments.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ExtrasAfter {
    Address(i64),
    Block(i64),
    Former { source: String, id: String },
}

/// Some extras, and where the next ones are; `None` behind the last.
#[derive(Debug, Clone)]
pub struct Extras {
    pub found: Vec<Extra>,
    pub next: Option<ExtrasAfter>,
}
