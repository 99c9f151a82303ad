//! Training from earlier decisions.

use crate::{CommentId, SiteId};

/// Learning from comments with earlier decisions.
#[derive(Debug, Clone, Copy)]
pub struct Training {
    pub site: SiteId,
    pub sources: Sources,
    /// Continues after this comment.
    pub after: Option<CommentId>,
    pub limit: u32,
}

/// Which comments are learned from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sources {
    /// Those with a decision here.
    Decided,
    /// Also those that were imported as published or as spam.
    DecidedAndImported,
}

/// The result for some of the comments.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Trained {
    /// The last comment that was considered; `None` at the end.
    pub last: Option<CommentId>,
    pub looked_at: u32,
    pub good: u32,
    pub spam: u32,
    /// Good and spam comments that were learned for the first time.
    pub new: u32,
}
