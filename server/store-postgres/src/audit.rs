//! The audit log: who decided what, when, and by which interface.

use tokio_postgres::Row;

use super::failure::Sql;
use super::sql::{Columns as _, Db, json};
use afterword_model::{BatchId, BlockKind, CommentId};
use afterword_store::{BatchLine, Decision};

/// The columns that [`decision`] reads.
pub(super) const COLUMNS: &str = "action, decider, door, at, before, after, batch, reply";

/// The blocks that a decision added or ended, as the log stores them.
pub(super) fn marks(marks: &[(BlockKind, String)]) -> Sql<Option<String>> {
    let some = (!marks.is_empty()).then(|| json(&marks));
    some.transpose()
}

pub(super) async fn of_batch(db: &Db, batch: BatchId) -> Sql<Vec<BatchLine>> {
    let sql = "SELECT comment, action FROM decisions WHERE batch = $1 ORDER BY id";
    db.all(sql, &[&batch], |row| {
        Ok(BatchLine {
            comment: row.at(0)?,
            action: row.at(1)?,
        })
    })
    .await
}

pub(super) async fn history(db: &Db, id: CommentId) -> Sql<Vec<Decision>> {
    let sql = format!("SELECT {COLUMNS} FROM decisions WHERE comment = $1 ORDER BY id");
    db.all(&sql, &[&id], decision).await
}

pub(super) fn decision(row: &Row) -> Sql<Decision> {
    Ok(Decision {
        action: row.at(0)?,
        by: row.at(1)?,
        interface: row.at(2)?,
        at: row.time(3)?,
        before: row.at(4)?,
        after: row.at(5)?,
        batch: row.at(6)?,
        reply: row.at(7)?,
    })
}
