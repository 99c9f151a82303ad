//! Questions to Akismet. Each is stored in the transaction that writes its comment, until there is a decision.

use async_trait::async_trait;
use jiff::Timestamp;
use rusqlite::{Connection, params};

use super::rows::{maybe_time, time};
use super::{Sqlite, clocks, comments};
use afterword_model::CommentId;
use afterword_store::StoreResult;
use afterword_store::akismet::{
    OpenQuestion, PlannedOutcome, QuestionClaim, QuestionTotals, Questions,
};

#[async_trait]
impl Questions for Sqlite {
    async fn claim_questions(&self, wanted: QuestionClaim) -> StoreResult<Vec<OpenQuestion>> {
        self.write(move |tx| claim(tx, &wanted)).await
    }

    async fn question_totals(&self) -> StoreResult<QuestionTotals> {
        self.read(totals).await
    }
}

/// Claims what is due. The attempt counts from here on, because nobody knows how far an interrupted one came.
fn claim(tx: &Connection, claim: &QuestionClaim) -> rusqlite::Result<Vec<OpenQuestion>> {
    clocks::set_questions_right(tx, claim)?;
    let due: Vec<(CommentId, PlannedOutcome, String, Timestamp, u32)> = tx
        .prepare_cached(
            "UPDATE akismet SET leased = ?2, attempts = attempts + 1 WHERE comment IN (
                SELECT comment FROM akismet
                WHERE failed IS NULL AND due <= ?1 AND coalesce(leased, 0) <= ?1
                ORDER BY due, comment LIMIT ?3
             ) RETURNING comment, wanted, coalesce(address, ''), created, attempts",
        )?
        .query_map(
            params![
                claim.now.as_millisecond(),
                claim.leased.as_millisecond(),
                claim.limit
            ],
            |row| {
                Ok((
                    row.get(0)?,
                    row.get(1)?,
                    row.get(2)?,
                    time(row, 3)?,
                    row.get(4)?,
                ))
            },
        )?
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
