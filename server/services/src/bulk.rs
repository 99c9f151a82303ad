//! Bulk actions: many decisions in one batch, and undoing a batch.

use std::collections::{BTreeMap, HashSet};

use super::CommentError;
use super::moderate::{Decided, Moderation, Order};
use crate::Changes as _;
use crate::to_the_end;
use afterword_model::{Action, BatchId, CommentId, Decider, DecisionOrder, SiteId};

/// The most comments of one batch.
pub const MOST: usize = 1000;

/// The outcome of each decision.
#[derive(Debug)]
pub struct Batch {
    /// Identifies the batch for undoing it.
    pub id: BatchId,
    pub decided: Vec<Decided>,
    /// In the order of their orders.
    pub failed: Vec<(CommentId, CommentError)>,
}

impl Batch {
    fn empty(id: BatchId) -> Self {
        Self {
            id,
            decided: Vec::new(),
            failed: Vec::new(),
        }
    }
}

impl Moderation {
    /// Makes all decisions in one transaction. A decision that is not possible fails alone, with a reason. `within`
    /// limits the sites whose comments may be decided; others are treated as unknown.
    ///
    /// # Errors
    /// An error of the store: then nothing was decided.
    pub async fn decide_all(
        &self,
        by: Decider,
        orders: Vec<Order>,
        within: Option<Vec<SiteId>>,
    ) -> Result<Batch, CommentError> {
        let own = self.clone();
        to_the_end(async move {
            let id = orders.first().map_or_else(BatchId::new, Order::batch);
            let mut batch = Batch::empty(id);
            let mut complete_ones = Vec::with_capacity(orders.len());
            let (mut asked, mut failed) = (Vec::new(), BTreeMap::new());
            let mut named = HashSet::new();
            for (place, order) in orders.into_iter().enumerate() {
                let (comment, action) = (order.id, order.action);
                if !named.insert(comment) {
                    failed.insert(place, (comment, CommentError::TwiceInBatch));
                    continue;
                }
                let within = within.as_deref();
                match own.complete_within(by.clone(), order, id, within).await {
                    Ok(order) => {
                        asked.push((place, comment, action));
                        complete_ones.push(order);
                    }
                    Err(CommentError::Store(error)) => return Err(error.into()),
                    Err(error) => drop(failed.insert(place, (comment, error))),
                }
            }
            let changes = own.store.decide_all(complete_ones).await?;
            for ((place, comment, action), changed) in asked.into_iter().zip(changes) {
                match own.outcome(action, by.interface, changed) {
                    Ok(decided) => batch.decided.push(decided),
                    Err(error) => drop(failed.insert(place, (comment, error))),
                }
            }
            batch.failed = failed.into_values().collect();
            Ok(batch)
        })
        .await
    }

    /// The order with all data for the store, if its comment is on one of these sites.
    async fn complete_within(
        &self,
        by: Decider,
        order: Order,
        batch: BatchId,
        within: Option<&[SiteId]>,
    ) -> Result<DecisionOrder, CommentError> {
        self.seen(order.id, within).await?;
        self.complete(by, order, batch).await
    }

    async fn seen(&self, id: CommentId, within: Option<&[SiteId]>) -> Result<(), CommentError> {
        let Some(sites) = within else { return Ok(()) };
        let comment = self.store.comment(id).await?;
        let is_seen = comment.is_some_and(|comment| sites.contains(&comment.site));
        is_seen.then_some(()).ok_or(CommentError::UnknownComment)
    }

    /// Undoes the decisions of a batch, except for comments with later decisions.
    ///
    /// # Errors
    /// [`CommentError::UnknownBatch`], an error of the store.
    pub async fn undo(
        &self,
        by: Decider,
        batch: BatchId,
        within: Option<Vec<SiteId>>,
    ) -> Result<Batch, CommentError> {
        let orders = self.undoing(batch).await?;
        self.decide_all(by, orders, within).await
    }

    /// The orders that undo a batch; the same ones each time.
    ///
    /// # Errors
    /// As [`Moderation::undo`].
    pub async fn undoing(&self, batch: BatchId) -> Result<Vec<Order>, CommentError> {
        let lines = self.store.batch(batch).await?;
        if lines.is_empty() {
            return Err(CommentError::UnknownBatch);
        }
        let orders = lines.into_iter().map(|line| Order {
            undoes: Some(batch),
            ..Order::new(line.comment, Action::Undo)
        });
        Ok(orders.collect())
    }
}
