//! Taking the latest decision back; taking that back is the decision again.

use jiff::Timestamp;
use rusqlite::{Connection, OptionalExtension, Row, params};

use super::blocks::Mark;
use super::decide::set_status;
use super::rows::time;
use super::{comments, hook_events};
use afterword_model::{Action, BatchId, CommentId, Status};
use afterword_store::{DecisionOrder, Hooks};

/// What the latest decision about a comment changed. Pins are not taken back by it.
pub(super) struct Undone {
    pub(super) before: Status,
    pub(super) batch: Option<BatchId>,
    pub(super) at: Timestamp,
    pub(super) pinned: Option<bool>,
    /// What it blocked, and what it ended.
    pub(super) blocked: Vec<Mark>,
    pub(super) unblocked: Vec<Mark>,
    reply: Option<CommentId>,
    text: Option<String>,
    html: Option<String>,
}

pub(super) fn latest(tx: &Connection, id: CommentId) -> rusqlite::Result<Option<Undone>> {
    tx.prepare_cached(
        "SELECT before, reply, text_before, html_before, batch, at, pinned_before, blocked, unblocked
         FROM decisions
         WHERE comment = ?1 AND action NOT IN ('pin', 'unpin') ORDER BY id DESC LIMIT 1",
    )?
    .query_row([id], |row| {
        Ok(Undone {
            before: row.get(0)?,
            reply: row.get(1)?,
            text: row.get(2)?,
            html: row.get(3)?,
            batch: row.get(4)?,
            at: time(row, 5)?,
            pinned: row.get(6)?,
            blocked: marks(row, 7)?,
            unblocked: marks(row, 8)?,
        })
    })
    .optional()
}

pub(super) fn marks(row: &Row<'_>, column: usize) -> rusqlite::Result<Vec<Mark>> {
    let json: Option<String> = row.get(column)?;
    let marks = json.and_then(|json| serde_json::from_str(&json).ok());
    Ok(marks.unwrap_or_default())
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

    /// The owner's answer goes with the decision that brought it, and comes back with it, unless something was
    /// decided about the answer itself.
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
        let is_decided: bool = tx.query_row(
            "SELECT EXISTS (SELECT 1 FROM decisions WHERE comment = ?1)",
            [id],
            |row| row.get(0),
        )?;
        if is_decided {
            return Ok(None);
        }
        let after = match reply.status {
            Status::Deleted => Status::Approved,
            _ => Status::Deleted,
        };
        set_status(tx, id, reply.status, after, now)?;
        hook_events::of_decision(tx, id, reply.status, hooks, now)?;
        Ok(Some(id))
    }
}
