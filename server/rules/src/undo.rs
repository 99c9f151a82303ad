//! Undoes the latest decision; undoing an undo is the decision again.

use afterword_model::change::{Facts, Missing, PastDecision};
use afterword_model::{Action, BatchId, CommentId, DecisionOrder, Status};
use jiff::Timestamp;

use crate::changes::Changes;
use crate::decide::AuthorMark;
use crate::{decide, in_millis};

/// The changes of the latest decision about a comment. It does not undo pins.
pub(crate) struct Undone<'f> {
    before: Status,
    after: Status,
    pub(crate) batch: Option<BatchId>,
    pub(crate) at: Timestamp,
    pinned_before: Option<bool>,
    /// The blocks that it added, and those that it removed.
    pub(crate) blocked: Vec<AuthorMark>,
    pub(crate) unblocked: Vec<AuthorMark>,
    reply: Option<CommentId>,
    text: Option<(&'f str, &'f str)>,
}

impl Undone<'_> {
    /// The status once it is undone. A decision that changed none, such as an answer, leaves today's: the author may
    /// have offered a private word since.
    pub(crate) fn status(&self, today: Status) -> Status {
        if self.before == self.after {
            today
        } else {
            self.before
        }
    }

    /// Whether it is pinned once it is undone, if the decision had a say in that: where it was published before and
    /// after, a pin that came or went since has nothing to do with it.
    pub(crate) fn pinned(&self) -> Option<bool> {
        let stayed_published = (self.before, self.after) == (Status::Approved, Status::Approved);
        self.pinned_before.filter(|_| !stayed_published)
    }

    /// The former text, and its HTML.
    pub(crate) fn text(&self) -> Option<(&str, &str)> {
        self.text
    }
}

pub(crate) fn latest(facts: &Facts, id: CommentId) -> Result<Option<Undone<'_>>, Missing> {
    let is_pin =
        |decision: &PastDecision| matches!(decision.action, Some(Action::Pin | Action::Unpin));
    let mut latest_first = facts.history(id)?.iter().rev();
    let latest = latest_first.find(|decision| !is_pin(decision));
    Ok(latest.map(|decision| {
        let text = decision.text_before.as_deref();
        Undone {
            before: decision.before,
            after: decision.after,
            batch: decision.batch,
            at: decision.at,
            pinned_before: decision.pinned_before,
            blocked: decision.blocked.clone(),
            unblocked: decision.unblocked.clone(),
            reply: decision.reply,
            text: text.zip(decision.html_before.as_deref()),
        }
    }))
}

/// An undo ignores pins, but a bulk action that pinned can be undone too: by the opposite action.
pub(crate) fn of_pin(
    facts: &Facts,
    order: &DecisionOrder,
) -> Result<Option<DecisionOrder>, Missing> {
    let Some(batch) = order.undoes else {
        return Ok(None);
    };
    let latest = facts.history(order.id)?.last();
    let latest = latest.filter(|decision| decision.batch == Some(batch));
    let contrary = match latest.and_then(|decision| decision.action) {
        Some(Action::Pin) => Action::Unpin,
        Some(Action::Unpin) => Action::Pin,
        _ => return Ok(None),
    };
    Ok(Some(DecisionOrder {
        action: contrary,
        undoes: None,
        ..order.clone()
    }))
}

/// The owner's answer is hidden with the decision that published it, and shown again with it, unless there was a
/// decision about the answer itself other than to change its text. Returns its status afterwards, too.
pub(crate) fn toggle_reply(
    changes: &mut Changes<'_>,
    undone: &Undone<'_>,
    order: &DecisionOrder,
) -> Result<Option<(CommentId, Status)>, Missing> {
    let Some(id) = undone.reply else {
        return Ok(None);
    };
    let reply = changes.comment(id)?;
    let Some(reply) = reply.filter(|reply| reply.comment.author.is_some()) else {
        return Ok(None);
    };
    let is_standing = |decision: &PastDecision| decision.before != decision.after;
    if changes.facts.history(id)?.iter().any(is_standing) {
        return Ok(None);
    }
    let after = match reply.comment.status {
        Status::Deleted if reply.comment.private => Status::Private,
        Status::Deleted => Status::Approved,
        _ => Status::Deleted,
    };
    let now = in_millis(order.now);
    decide::show(changes, reply, after, &order.mailing, now)?;
    Ok(Some((id, after)))
}
