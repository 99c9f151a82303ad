//! Questions to Akismet, which are stored beside their comments until they are answered.

use std::net::IpAddr;

use async_trait::async_trait;
use jiff::Timestamp;

use super::StoreResult;
use afterword_model::Comment;
pub use afterword_model::{NewQuestion, PlannedOutcome, QuestionOutcome, Unsettled};

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

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct QuestionTotals {
    pub waiting: u32,
    /// Given up, and still waiting for the owner.
    pub failed: u32,
    /// When the next question is due.
    pub due: Option<Timestamp>,
}

/// Any decision about a comment settles its question in the same transaction.
#[async_trait]
pub trait Questions: Send + Sync {
    /// Due questions, each leased.
    async fn claim_questions(&self, claim: QuestionClaim) -> StoreResult<Vec<OpenQuestion>>;
    async fn question_totals(&self) -> StoreResult<QuestionTotals>;
}
