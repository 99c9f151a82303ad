//! Questions to Akismet, which are stored beside their comments until they are answered.

use std::net::IpAddr;

use jiff::Timestamp;

use crate::{Comment, CommentId, Mailing};

/// What happens to a comment if Akismet does not object.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PlannedOutcome {
    Publish,
    /// It is held for the owner, who already knows about it.
    Hold,
}

impl PlannedOutcome {
    pub const ALL: [Self; 2] = [Self::Publish, Self::Hold];

    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Publish => "publish",
            Self::Hold => "hold",
        }
    }
}

/// Stored in the transaction that writes its comment.
#[derive(Debug, Clone)]
pub struct NewQuestion {
    pub wanted: PlannedOutcome,
    /// Akismet requires it. It is stored nowhere else, and here only until the question is over.
    pub address: IpAddr,
}

/// A due question.
#[derive(Debug, Clone)]
pub struct OpenQuestion {
    /// As it is now.
    pub comment: Comment,
    pub wanted: PlannedOutcome,
    pub address: IpAddr,
    pub created: Timestamp,
    /// The attempts begun.
    pub attempts: u32,
}

#[derive(Debug, Clone)]
pub struct QuestionClaim {
    pub now: Timestamp,
    /// Nobody else claims the same questions until then.
    pub leased: Timestamp,
    pub limit: u32,
}

/// A question that waits for its answer, for rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct WaitingQuestion {
    pub wanted: PlannedOutcome,
    /// The attempts begun: each claim begins one.
    pub attempts: u32,
}

/// The outcome of a question that has decided nothing.
#[derive(Debug, Clone)]
pub struct Unsettled {
    pub comment: CommentId,
    /// The text that the question was about; a changed text has another question.
    pub revision: u32,
    /// The attempts begun when it was claimed.
    pub attempts: u32,
    pub outcome: QuestionOutcome,
    pub now: Timestamp,
}

#[derive(Debug, Clone)]
pub enum QuestionOutcome {
    /// Akismet does not object, and the owner decides.
    LeftToOwner,
    /// There was no answer yet.
    Again { due: Timestamp, error: String },
    /// The question is given up; the owner decides, and is notified.
    GivenUp { error: String, mailing: Mailing },
}
