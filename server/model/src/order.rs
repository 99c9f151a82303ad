//! An order about a comment, and its outcome.

use jiff::Timestamp;

use crate::{
    Action, Answering, Author, Avatar, BatchId, BlockKind, ClosedBy, Comment, CommentId, Decider,
    FollowPace, Mailing, NewQuestion, Original, PagePath, PageTitle, Reason, SimHash, SiteId,
    Solved, Status, Text,
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
    /// For the owner only, or the owner's answer to such a word.
    pub private: bool,
    pub reasons: Vec<Reason>,
    pub now: Timestamp,
    /// SHA-256 of the client's idempotency key.
    pub submission: Option<[u8; 32]>,
    /// Its challenge, which it spends.
    pub challenge: Option<Solved>,
    pub closed_pages: ClosedPages,
    /// The author wants mails about replies.
    pub notify: bool,
    /// The author wants mails about all new comments of the page.
    pub follow: Option<FollowPace>,
    /// Keyed hash of the author's network.
    pub network: Option<String>,
    /// An avatar from Stacosys' form.
    pub avatar: Option<Avatar>,
    /// `None` for texts that are too short to compare.
    pub simhash: Option<SimHash>,
    /// The question to Akismet, which is asked first.
    pub akismet: Option<NewQuestion>,
    pub mailing: Mailing,
    /// If it was written elsewhere.
    pub original: Option<Original>,
    /// When it was written, if that was before `now`.
    pub written: Option<Timestamp>,
}

/// Whether a closed page accepts this comment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ClosedPages {
    /// From a reader: refused if the owner closed the page, or if it was begun before the instant.
    Refuse { begun_before: Option<Timestamp> },
    /// From a reader on a retired site: refused on every page.
    RefuseAll,
    /// From the owner.
    Accept,
}

impl ClosedPages {
    /// Who has closed a page that is known by whether its owner closed it, and since when it is.
    #[must_use]
    pub fn closed_by(self, page: Option<(bool, Timestamp)>) -> Option<ClosedBy> {
        match (self, page) {
            (Self::Accept, _) | (Self::Refuse { .. }, None) => None,
            (Self::RefuseAll, _) | (Self::Refuse { .. }, Some((true, _))) => Some(ClosedBy::Owner),
            (Self::Refuse { begun_before }, Some((false, first_seen))) => begun_before
                .is_some_and(|instant| first_seen < instant)
                .then_some(ClosedBy::Age),
        }
    }
}

#[derive(Debug, Clone)]
pub enum Added {
    New(Comment),
    /// The same submission came before.
    Again(Comment),
    /// The same submission came before, and its comment was erased.
    Erased,
    /// Another comment used the same challenge before.
    Spent,
    Closed(ClosedBy),
    UnknownParent,
    ParentOnOtherPage,
}

#[derive(Debug, Clone)]
pub struct Edit {
    pub id: CommentId,
    /// The text that the editor saw; another edit in between invalidates this one.
    pub revision: u32,
    /// The status that `status` follows from; a decision in between invalidates the edit too.
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
    /// A new text for the comment, and its HTML.
    pub text: Option<(Text, String)>,
    /// The text that the decider saw; after another edit nothing is decided.
    pub revision: Option<u32>,
    /// The message, or the request with a key, that causes it.
    pub answering: Option<Answering>,
    /// The marks for a block.
    pub marks: Vec<BlockKind>,
    /// Its batch.
    pub batch: BatchId,
    /// Undo only decisions of this batch.
    pub undoes: Option<BatchId>,
    pub mailing: Mailing,
}

/// The author of a private word agrees to its publication.
#[derive(Debug, Clone)]
pub struct Consent {
    pub id: CommentId,
    /// The text that the author saw.
    pub revision: u32,
    pub by: Decider,
    pub now: Timestamp,
    pub mailing: Mailing,
}

/// The outcome of a change to one comment.
#[derive(Debug, Clone)]
pub enum Changed {
    Done {
        comment: Box<Comment>,
        before: Status,
    },
    Unknown,
    /// The comment's text has changed since the decider saw it.
    Outdated,
    /// The message was processed before.
    SeenBefore,
    /// The key belongs to another request.
    KeyReused,
    /// This is not possible in its status or revision.
    NotPossible(Status),
}
