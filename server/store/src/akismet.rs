//! Questions to Akismet, which wait beside their comments for an answer.

use std::net::IpAddr;

use async_trait::async_trait;
use jiff::Timestamp;

use super::{Mailing, StoreResult};
use afterword_model::{Comment, CommentId};

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

/// A question whose turn it is.
#[derive(Debug, Clone)]
pub struct OpenQuestion {
    /// As it is now.
    pub comment: Comment,
    pub wanted: Wanted,
    pub address: IpAddr,
    pub created: Timestamp,
    /// Those that were begun.
    pub attempts: u32,
}

#[derive(Debug, Clone)]
pub struct QuestionClaim {
    pub now: Timestamp,
    /// Until then nobody else takes the same ones.
    pub leased: Timestamp,
    pub limit: u32,
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

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct QuestionTotals {
    pub waiting: u32,
    /// Given up, and the owner has not decided yet.
    pub failed: u32,
    /// When the next one is to be asked.
    pub due: Option<Timestamp>,
}

/// A decision about a comment, whoever makes it, settles its question in the same transaction.
#[async_trait]
pub trait Questions: Send + Sync {
    /// What is to be asked now, each leased.
    async fn claim_questions(&self, claim: QuestionClaim) -> StoreResult<Vec<OpenQuestion>>;
    async fn leave_question(&self, left: Unsettled) -> StoreResult<()>;
    async fn question_totals(&self) -> StoreResult<QuestionTotals>;
}
