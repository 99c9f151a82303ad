//! The audit log: who decided what, when, and by which interface.

use rusqlite::Connection;

use super::rows::{json, time};
use afterword_model::{BatchId, BlockKind, CommentId};
use afterword_store::{BatchLine, Decision};

/// The blocks that a decision added or ended, as the log stores them.
pub(super) fn marks(marks: &[(BlockKind, String)]) -> rusqlite::Result<Option<String>> {
    let some = (!marks.is_empty()).then(|| json(&marks));
    some.transpose()
}

pub(super) fn of_batch(conn: &Connection, batch: BatchId) -> rusqlite::Result<Vec<BatchLine>> {
    conn.prepare_cached("SELECT comment, action FROM decisions WHERE batch = ?1 ORDER BY id")?
        .query_map([batch], |row| {
            Ok(BatchLine {
                comment: row.get(0)?,
                action: row.get(1)?,
            })
        })?
        .collect()
}

pub(super) fn history(conn: &Connection, id: CommentId) -> rusqlite::Result<Vec<Decision>> {
    conn.prepare_cached(
        "SELECT action, decider, door, at, before, after, batch, reply
         FROM decisions WHERE comment = ?1 ORDER BY id",
    )?
    .query_map([id], |row| {
        Ok(Decision {
            action: row.get(0)?,
            by: row.get(1)?,
            interface: row.get(2)?,
            at: time(row, 3)?,
            before: row.get(4)?,
            after: row.get(5)?,
            batch: row.get(6)?,
            reply: row.get(7)?,
        })
    })?
    .collect()
}
