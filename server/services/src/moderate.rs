//! The one way to decide: approve, reject, spam, block, delete, restore, pin, and undo.
//!
//! Who may decide is the doors' business; they prove it and pass a [`Decider`].

use std::sync::Arc;

use super::CommentError;
use super::submit::{owners_reply, render};
use crate::Changes as _;
use crate::{App, to_the_end};
use afterword_model::{
    Action, BatchId, Comment, CommentId, Decider, Interface, Invalid, Status, Text, Unfit,
};
use afterword_store::{Answering, BlockKind, Changed, DecisionOrder};

#[derive(Debug, Clone)]
pub struct Order {
    pub id: CommentId,
    pub action: Action,
    /// Markdown that is published below the comment as the owner's answer.
    pub reply: Option<String>,
    /// Markdown in place of the comment's own.
    pub text: Option<String>,
    /// The text that the decider saw; with another one in between nothing is decided.
    pub revision: Option<u32>,
    /// The message that asks for it, which has one effect however often it comes.
    pub answering: Option<Answering>,
    /// What a block goes by; where nothing is named, by address and network.
    pub marks: Vec<BlockKind>,
    /// Undo only what this batch has decided.
    pub undoes: Option<BatchId>,
}

impl Order {
    #[must_use]
    pub fn new(id: CommentId, action: Action) -> Self {
        Self {
            id,
            action,
            reply: None,
            text: None,
            revision: None,
            answering: None,
            marks: Vec::new(),
            undoes: None,
        }
    }

    /// The batch that it is part of.
    pub(super) fn batch(&self) -> BatchId {
        let key = self.answering.as_ref().and_then(|answering| answering.key);
        key.map_or_else(BatchId::new, |key| BatchId::of_request(&key.request))
    }
}

#[derive(Debug, Clone)]
pub struct Decided {
    pub comment: Comment,
    pub before: Status,
}

/// Decides; the counts that follow from it are fresh when this returns.
///
/// # Errors
/// [`CommentError::UnknownComment`], [`CommentError::NotPossible`], [`CommentError::Outdated`],
/// [`CommentError::SeenBefore`], what a reply's text can do wrong, and what the store can't do.
pub async fn decide(app: Arc<App>, by: Decider, order: Order) -> Result<Decided, CommentError> {
    to_the_end(async move {
        let (action, interface, batch) = (order.action, by.interface, order.batch());
        let order = complete(&app, by, order, batch).await?;
        let changed = app.store.decide(order).await?;
        outcome(&app, action, interface, changed)
    })
    .await
}

/// What follows from what the store did.
pub(super) fn outcome(
    app: &App,
    action: Action,
    interface: Interface,
    changed: Changed,
) -> Result<Decided, CommentError> {
    match changed {
        Changed::Done {
            comment, before, ..
        } => {
            app.metrics.decided(action, interface);
            app.duplicates.decided(&comment);
            app.wake_workers();
            Ok(Decided {
                comment: *comment,
                before,
            })
        }
        Changed::Unknown => Err(CommentError::UnknownComment),
        Changed::Outdated => Err(CommentError::Outdated),
        Changed::SeenBefore => Err(CommentError::SeenBefore),
        Changed::KeyReused => Err(CommentError::KeyReused),
        Changed::NotPossible(status) => Err(CommentError::NotPossible { status, action }),
    }
}

/// The order with all that the store needs: texts rendered, and who hears of it.
pub(super) async fn complete(
    app: &App,
    by: Decider,
    order: Order,
    batch: BatchId,
) -> Result<DecisionOrder, CommentError> {
    if order.action == Action::Edit && order.text.is_none() {
        return Err(Invalid::Text(Unfit::Missing).into());
    }
    let comment = app.store.comment(order.id).await?;
    let comment = comment.ok_or(CommentError::UnknownComment)?;
    let site = app.site_of(&comment)?;
    let reply = order.reply.as_deref();
    let reply = reply.map(|text| owners_reply(app, &comment, text));
    let text = order.text.as_deref().map(|text| {
        let text = Text::parse(text, app.config.limits.text)?;
        let html = render(&text, &site, &app.config.limits)?;
        Ok::<_, CommentError>((text, html))
    });
    Ok(DecisionOrder {
        id: order.id,
        action: order.action,
        by,
        now: app.clock.now(),
        reply: reply.transpose()?,
        text: text.transpose()?,
        revision: order.revision,
        answering: order.answering,
        marks: match order.marks {
            named if named.is_empty() => vec![BlockKind::Email, BlockKind::Network],
            named => named,
        },
        batch,
        undoes: order.undoes,
        mailing: app.mailing(&site),
    })
}
