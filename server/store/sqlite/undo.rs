//! Taking the latest decision back; taking that back is the decision again.

use jiff::Timestamp;
use rusqlite::{Connection, OptionalExtension, params};

use super::decide::set_status;
use super::{comments, hook_events};
use crate::comments::{Action, BatchId, CommentId, Status};
use crate::store::{DecisionOrder, Hooks};

/// What the latest decision about a comment changed. Pins are not taken back by it.
pub(super) struct Undone {
    pub(super) action: String,
    pub(super) before: Status,
    pub(super) batch: Option<BatchId>,
    reply: Option<CommentId>,
    text: Option<String>,
    html: Option<String>,
}

pub(super) fn latest(tx: &Connection, id: CommentId) -> rusqlite::Result<Option<Undone>> {
    tx.prepare_cached(
        "SELECT before, reply, text_before, html_before, action, batch FROM decisions
         WHERE comment = ?1 AND action NOT IN ('pin', 'unpin') ORDER BY id DESC LIMIT 1",
    )?
    .query_row([id], |row| {
        Ok(Undone {
            before: row.get(0)?,
            reply: row.get(1)?,
            text: row.get(2)?,
            html: row.get(3)?,
            action: row.get(4)?,
            batch: row.get(5)?,
        })
    })
    .optional()
}

/// An undo knows nothing of pins, but a stroke that pinned can be taken back too: by the contrary.
pub(super) fn of_pin(
    tx: &Connection,
    order: &DecisionOrder,
) -> rusqlite::Result<Option<DecisionOrder>> {
    let Some(batch) = order.undoes else {
        return Ok(None);
    };
    let latest: Option<String> = tx
        .prepare_cached(
            "SELECT action FROM (SELECT action, batch FROM decisions WHERE comment = ?1 ORDER BY id DESC LIMIT 1)
             WHERE batch = ?2",
        )?
        .query_row(params![order.id, batch], |row| row.get(0))
        .optional()?;
    let contrary = match latest.as_deref() {
        Some("pin") => Action::Unpin,
        Some("unpin") => Action::Pin,
        _ => return Ok(None),
    };
    Ok(Some(DecisionOrder {
        action: contrary,
        undoes: None,
        ..order.clone()
    }))
}

impl Undone {
    /// The text that stood there before, and its HTML.
    pub(super) fn text(&self) -> Option<(&str, &str)> {
        self.text.as_deref().zip(self.html.as_deref())
    }

    /// The owner's answer goes with the decision that brought it, and comes back with it.
    pub(super) fn toggle_reply(
        &self,
        tx: &Connection,
        hooks: &Hooks,
        now: Timestamp,
    ) -> rusqlite::Result<Option<CommentId>> {
        let Some(id) = self.reply else {
            return Ok(None);
        };
        let Some(reply) = comments::by_id(tx, id)?.filter(|reply| reply.author.is_some()) else {
            return Ok(None);
        };
        let after = match reply.status {
            Status::Deleted => Status::Approved,
            _ => Status::Deleted,
        };
        set_status(tx, id, reply.status, after, now)?;
        hook_events::of_decision(tx, id, reply.status, hooks, now)?;
        Ok(Some(id))
    }
}
