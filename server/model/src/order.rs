//! An order about a comment, and its outcome.

use jiff::Timestamp;

use crate::{
    Action, Answering, Author, Avatar, BatchId, BlockKind, ClosedBy, Comment, CommentId, Decider,
    Mailing, NewQuestion, PagePath, PageTitle, Reason, SimHash, SiteId, Solved, Status, Text,
};

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
    pub simhash: Option<SimHash>,
    /// Akismet is asked before anything else becomes of it.
    pub akismet: Option<NewQuestion>,
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
    New(Comment),
    /// The same submission had come before.
    Again(Comment),
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
    pub simhash: Option<SimHash>,
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
    /// The batch that it is part of.
    pub batch: BatchId,
    /// Undo only what this batch has decided.
    pub undoes: Option<BatchId>,
    pub mailing: Mailing,
}

/// What became of a change to one comment.
#[derive(Debug, Clone)]
pub enum Changed {
    Done {
        comment: Box<Comment>,
        before: Status,
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
