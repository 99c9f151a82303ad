//! A reaction of a reader, and what became of it.

use jiff::Timestamp;

use crate::{CommentId, PagePath, Reactions, SiteId};

#[derive(Debug, Clone)]
pub struct Reaction {
    pub id: CommentId,
    pub reaction: String,
    /// Keyed hash of the reader's key.
    pub voter: [u8; 16],
    /// Keyed hash of the reader's network address.
    pub network: [u8; 16],
    /// The most readers of one network that may react to one comment.
    pub network_limit: u32,
    pub now: Timestamp,
}

/// A reaction to an article.
#[derive(Debug, Clone)]
pub struct PageReaction {
    pub site: SiteId,
    pub path: PagePath,
    pub reaction: String,
    /// As of [`Reaction`].
    pub voter: [u8; 16],
    pub network: [u8; 16],
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
