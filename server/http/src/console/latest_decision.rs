//! The latest decision, shown above the page to which the owner returns.

use super::comments::visible;
use super::refusal::Refusal;
use super::session::Session;
use super::view::filter::Filter;
use super::view::notice::Notice;
use crate::contexts::ConsoleServices;
use crate::query::Query;
use afterword_model::{Action, BatchId, CommentId};

/// The latest decision, named by `done` in the address.
pub(super) struct LatestDecision {
    batch: String,
    action: Action,
    count: u64,
    first: CommentId,
}

impl LatestDecision {
    /// `None` also if the batch is about comments that this owner may not see.
    pub(super) async fn read(
        services: &ConsoleServices,
        session: &Session,
        query: &Query,
    ) -> Result<Option<Self>, Refusal> {
        let Some(batch) = query.first("done").and_then(BatchId::parse) else {
            return Ok(None);
        };
        let lines = services.store.batch(batch).await?;
        let Some(first) = lines.first() else {
            return Ok(None);
        };
        if visible(services, session, first.comment).await.is_err() {
            return Ok(None);
        }
        Ok(first.action.parse().ok().map(|action| Self {
            batch: batch.to_string(),
            action,
            count: lines.len() as u64,
            first: first.comment,
        }))
    }

    /// The page that shows the comment after an undo.
    pub(super) fn back(&self, filter: &Filter<'_>) -> String {
        filter.at(self.first)
    }

    pub(super) fn notice(&self, back: String) -> Notice<'_> {
        match self.action {
            Action::Undo => Notice::Undone { count: self.count },
            action => Notice::Decided {
                batch: &self.batch,
                action,
                count: self.count,
                back,
            },
        }
    }
}
