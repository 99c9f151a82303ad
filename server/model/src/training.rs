//! Training from earlier decisions.

use crate::{CommentId, SiteId};

/// Comments that the owner has decided about long ago, to be learned from.
#[derive(Debug, Clone, Copy)]
pub struct Training {
    pub site: SiteId,
    pub sources: Sources,
    /// Goes on behind this comment.
    pub after: Option<CommentId>,
    pub limit: u32,
}

/// Which comments teach something.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sources {
    /// Those that were decided about here.
    Decided,
    /// Those too that came from another system as published or as spam.
    DecidedAndImported,
}

/// What was learned of a part of the comments.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Trained {
    /// The last comment that was looked at; `None` where there was none any more.
    pub last: Option<CommentId>,
    pub looked_at: u32,
    pub good: u32,
    pub spam: u32,
    /// Of good and spam: those that were not known so before.
    pub new: u32,
}
