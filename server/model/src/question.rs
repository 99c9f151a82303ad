//! Questions to Akismet, which are stored beside their comments until they are answered.

use std::net::IpAddr;

use jiff::Timestamp;

use crate::{CommentId, Mailing};

/// What becomes of a comment where Akismet has nothing against it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Wanted {
    Publish,
    /// It waits for the owner, who knows of it already.
    Hold,
}

impl Wanted {
    pub const ALL: [Self; 2] = [Self::Publish, Self::Hold];

    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Publish => "publish",
            Self::Hold => "hold",
        }
    }
}

/// Kept in the transaction that writes its comment.
#[derive(Debug, Clone)]
pub struct NewQuestion {
    pub wanted: Wanted,
    /// Akismet takes no question without it. It is kept nowhere else, and here only until nobody asks any more.
    pub address: IpAddr,
}

/// What became of a question that has decided nothing.
#[derive(Debug, Clone)]
pub struct Unsettled {
    pub comment: CommentId,
    /// The text that was asked about; with another one there is another question.
    pub revision: u32,
    pub outcome: QuestionOutcome,
    pub now: Timestamp,
}

#[derive(Debug, Clone)]
pub enum QuestionOutcome {
    /// Akismet has nothing against it, and the owner decides.
    LeftToOwner,
    /// There was no answer now.
    Again { due: Timestamp, error: String },
    /// Nobody asks again; the owner decides, and hears of it.
    GivenUp { error: String, mailing: Mailing },
}
