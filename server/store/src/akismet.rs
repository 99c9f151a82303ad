//! Questions to Akismet, which are stored beside their comments until they are answered.

use std::net::IpAddr;

use async_trait::async_trait;
use jiff::Timestamp;

use super::StoreResult;
use afterword_model::Comment;
pub use afterword_model::{NewQuestion, QuestionOutcome, Unsettled, Wanted};

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
    async fn question_totals(&self) -> StoreResult<QuestionTotals>;
}
