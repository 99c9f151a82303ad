//! Reactions of readers.

use jiff::Timestamp;

use afterword_model::{CommentId, Reactions};

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

/// Totals are JSON objects; this one place reads and writes them for all backends.
pub fn reaction_totals(json: &str) -> Reactions {
    serde_json::from_str(json).unwrap_or_default()
}
