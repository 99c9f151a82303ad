//! Questions to Akismet. Each is stored in the transaction that writes its comment, until there is a decision.

use jiff::Timestamp;

use super::comments;
use super::failure::{Failure, Sql};
use super::sql::{Columns as _, Db};
use afterword_model::CommentId;
use afterword_store::akismet::{OpenQuestion, PlannedOutcome, QuestionTotals};

/// Those that no other node has in its hands.
pub(super) async fn due(db: &Db, now: Timestamp, limit: u32) -> Sql<Vec<OpenQuestion>> {
    let sql = "SELECT comment, wanted, coalesce(address, ''), created, attempts FROM akismet
         WHERE failed IS NULL AND due <= $1 AND coalesce(leased, 0) <= $1
         ORDER BY due, comment LIMIT $2 FOR UPDATE SKIP LOCKED";
    let rows = db
        .query(sql, &[&now.as_millisecond(), &i64::from(limit)])
        .await?;
    let mut due = Vec::with_capacity(rows.len());
    for row in rows {
        let (id, wanted): (CommentId, PlannedOutcome) = (row.at(0)?, row.at(1)?);
        let address: &str = row.at(2)?;
        due.push(OpenQuestion {
            comment: comments::written(db, id).await?,
            wanted,
            address: address
                .parse()
                .map_err(|_| Failure::unreadable("an address of a question"))?,
            created: row.time(3)?,
            attempts: row.number(4)?,
        });
    }
    Ok(due)
}

pub(super) async fn totals(db: &Db) -> Sql<QuestionTotals> {
    let sql = "SELECT count(*) FILTER (WHERE failed IS NULL), count(failed),
            min(greatest(due, leased)) FILTER (WHERE failed IS NULL) FROM akismet";
    db.one(sql, &[], |row| {
        Ok(QuestionTotals {
            waiting: row.number(0)?,
            failed: row.number(1)?,
            due: row.maybe_time(2)?,
        })
    })
    .await
}
