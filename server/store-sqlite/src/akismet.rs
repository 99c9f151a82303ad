//! Questions to Akismet. Each is stored in the transaction that writes its comment, until there is a decision.

use async_trait::async_trait;
use jiff::Timestamp;
use rusqlite::{Connection, params};

use super::rows::{maybe_time, time};
use super::{Sqlite, comments};
use afterword_model::CommentId;
use afterword_store::StoreResult;
use afterword_store::akismet::{OpenQuestion, PlannedOutcome, QuestionTotals, Questions};

#[async_trait]
impl Questions for Sqlite {
    async fn question_totals(&self) -> StoreResult<QuestionTotals> {
        self.read("akismet_totals", totals).await
    }
}

pub(super) fn due(
    tx: &Connection,
    now: Timestamp,
    limit: u32,
) -> rusqlite::Result<Vec<OpenQuestion>> {
    let due: Vec<(CommentId, PlannedOutcome, String, Timestamp, u32)> = tx
        .prepare_cached(
            "SELECT comment, wanted, coalesce(address, ''), created, attempts FROM akismet
             WHERE failed IS NULL AND due <= ?1 AND coalesce(leased, 0) <= ?1
             ORDER BY due, comment LIMIT ?2",
        )?
        .query_map(params![now.as_millisecond(), limit], |row| {
            Ok((
                row.get(0)?,
                row.get(1)?,
                row.get(2)?,
                time(row, 3)?,
                row.get(4)?,
            ))
        })?
        .collect::<rusqlite::Result<_>>()?;
    let open = |(id, wanted, address, created, attempts): (_, _, String, _, _)| {
        let address = address.parse();
        let wrong = |error| rusqlite::Error::FromSqlConversionFailure(2, TEXT, Box::new(error));
        Ok(OpenQuestion {
            comment: comments::written(tx, id)?,
            wanted,
            address: address.map_err(wrong)?,
            created,
            attempts,
        })
    };
    due.into_iter().map(open).collect()
}

const TEXT: rusqlite::types::Type = rusqlite::types::Type::Text;

fn totals(conn: &Connection) -> rusqlite::Result<QuestionTotals> {
    conn.prepare_cached(
        "SELECT count(*) FILTER (WHERE failed IS NULL), count(failed),
            min(max(due, coalesce(leased, 0))) FILTER (WHERE failed IS NULL) FROM akismet",
    )?
    .query_row([], |row| {
        Ok(QuestionTotals {
            waiting: row.get(0)?,
            failed: row.get(1)?,
            due: maybe_time(row, 2)?,
        })
    })
}
