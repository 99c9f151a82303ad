//! A reaction of a reader, and what became of it.

use jiff::Timestamp;

use crate::{CommentId, Reactions};

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

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Reacted {
    Totals {
        reactions: Reactions,
        mine: Vec<String>,
    },
    UnknownComment,
    TooMany,
}
