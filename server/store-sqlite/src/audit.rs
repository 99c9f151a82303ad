//! The audit: who decided what, when, by which door.

use rusqlite::{Connection, params};

use super::blocks::Mark;
use super::rows::{json, time};
use afterword_model::{BatchId, Comment, CommentId, Status};
use afterword_store::{Decision, DecisionOrder, StrokeLine};

/// What a decision changed, for taking it back.
#[derive(Default)]
pub(super) struct Traces<'a> {
    /// The owner's answer that came, or went, with it.
    pub(super) reply: Option<CommentId>,
    /// The comment with the text that another one stands for now.
    pub(super) text_before: Option<&'a Comment>,
    pub(super) blocked: Vec<Mark>,
    pub(super) unblocked: Vec<Mark>,
}

pub(super) fn record(
    tx: &Connection,
    order: &DecisionOrder,
    before: &Comment,
    after: Status,
    traces: &Traces<'_>,
) -> rusqlite::Result<()> {
    tx.prepare_cached(
        "INSERT INTO decisions (comment, action, decider, door, at, before, after, reply, text_before, html_before,
            batch, pinned_before, blocked, unblocked, site)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14,
            (SELECT site FROM comments WHERE id = ?1))",
    )?
    .execute(params![
        order.id,
        order.action.as_str(),
        order.by.name,
        order.by.door.as_str(),
        order.now.as_millisecond(),
        before.status,
        after,
        traces.reply,
        traces.text_before.map(|comment| comment.text.as_str()),
        traces.text_before.map(|comment| comment.html.as_str()),
        order.batch,
        before.pinned,
        marks(&traces.blocked)?,
        marks(&traces.unblocked)?,
    ])
    .map(drop)
}

pub(super) fn marks(marks: &[Mark]) -> rusqlite::Result<Option<String>> {
    let some = (!marks.is_empty()).then(|| json(&marks));
    some.transpose()
}

pub(super) fn of_batch(conn: &Connection, batch: BatchId) -> rusqlite::Result<Vec<StrokeLine>> {
    conn.prepare_cached("SELECT comment, action FROM decisions WHERE batch = ?1 ORDER BY id")?
        .query_map([batch], |row| {
            Ok(StrokeLine {
                comment: row.get(0)?,
                action: row.get(1)?,
            })
        })?
        .collect()
}

pub(super) fn history(conn: &Connection, id: CommentId) -> rusqlite::Result<Vec<Decision>> {
    conn.prepare_cached(
        "SELECT action, decider, door, at, before, after, batch FROM decisions WHERE comment = ?1 ORDER BY id",
    )?
    .query_map([id], |row| {
        Ok(Decision {
            action: row.get(0)?,
            by: row.get(1)?,
            door: row.get(2)?,
            at: time(row, 3)?,
            before: row.get(4)?,
            after: row.get(5)?,
            batch: row.get(6)?,
        })
    })?
    .collect()
}
