//! Questions to Akismet, which are stored beside their comments until they are answered.

use async_trait::async_trait;
use jiff::Timestamp;

use super::StoreResult;
pub use afterword_model::{
    NewQuestion, OpenQuestion, PlannedOutcome, QuestionClaim, QuestionOutcome, Unsettled,
};

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
    async fn question_totals(&self) -> StoreResult<QuestionTotals>;
}
