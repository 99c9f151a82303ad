//! Questions to Akismet wait here from the transaction that writes their comment until somebody has decided.

use async_trait::async_trait;
use jiff::Timestamp;
use rusqlite::{Connection, params};

use super::rows::{maybe_time, time};
use super::{Sqlite, clocks, comments, notify};
use afterword_model::CommentId;
use afterword_store::StoreResult;
use afterword_store::akismet::{
    NewQuestion, OpenQuestion, QuestionClaim, QuestionOutcome, QuestionTotals, Questions,
    Unsettled, Wanted,
};

#[async_trait]
impl Questions for Sqlite {
    async fn claim_questions(&self, wanted: QuestionClaim) -> StoreResult<Vec<OpenQuestion>> {
        self.write(move |tx| claim(tx, &wanted)).await
    }

    async fn leave_question(&self, left: Unsettled) -> StoreResult<()> {
        self.write(move |tx| leave(tx, &left)).await
    }

    async fn question_totals(&self) -> StoreResult<QuestionTotals> {
        self.read(totals).await
    }
}

/// What was asked of an earlier text is asked no more.
pub(super) fn ask(
    tx: &Connection,
    id: CommentId,
    question: Option<&NewQuestion>,
    now: Timestamp,
) -> rusqlite::Result<()> {
    settle(tx, id)?;
    let Some(NewQuestion { wanted, address }) = question else {
        return Ok(());
    };
    tx.prepare_cached(
        "INSERT INTO akismet (comment, wanted, address, created, due) VALUES (?1, ?2, ?3, ?4, ?4)",
    )?
    .execute(params![
        id,
        wanted,
        address.to_string(),
        now.as_millisecond()
    ])
    .map(drop)
}

/// Somebody has decided: there is nothing to ask any more, and no address to keep.
pub(super) fn settle(tx: &Connection, id: CommentId) -> rusqlite::Result<()> {
    tx.prepare_cached("DELETE FROM akismet WHERE comment = ?1")?
        .execute([id])
        .map(drop)
}

/// Whether an answer is still waited for.
pub(super) fn is_open(tx: &Connection, id: CommentId) -> rusqlite::Result<bool> {
    tx.prepare_cached("SELECT 1 FROM akismet WHERE comment = ?1 AND failed IS NULL")?
        .exists([id])
}

/// Whether the comment may be published without the owner, who need not hear of it yet.
pub(super) fn may_publish(tx: &Connection, id: CommentId) -> rusqlite::Result<bool> {
    tx.prepare_cached(
        "SELECT 1 FROM akismet WHERE comment = ?1 AND failed IS NULL AND wanted = ?2",
    )?
    .exists(params![id, Wanted::Publish])
}

/// What is due; an attempt counts from here on, since nobody knows how far one came that was cut off.
fn claim(tx: &Connection, claim: &QuestionClaim) -> rusqlite::Result<Vec<OpenQuestion>> {
    clocks::set_questions_right(tx, claim)?;
    let due: Vec<(CommentId, Wanted, String, Timestamp, u32)> = tx
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

fn leave(tx: &Connection, left: &Unsettled) -> rusqlite::Result<()> {
    let comment = comments::by_id(tx, left.comment)?;
    let is_same = comment.is_some_and(|comment| comment.revision == left.revision);
    if !is_same || !is_open(tx, left.comment)? {
        return Ok(());
    }
    match &left.outcome {
        QuestionOutcome::LeftToOwner => settle(tx, left.comment),
        QuestionOutcome::Again { due, error } => tx
            .prepare_cached(
                "UPDATE akismet SET due = ?2, error = ?3, leased = NULL WHERE comment = ?1",
            )?
            .execute(params![left.comment, due.as_millisecond(), error])
            .map(drop),
        QuestionOutcome::GivenUp { error, mailing } => {
            let was_silent = may_publish(tx, left.comment)?;
            tx.prepare_cached(
                "UPDATE akismet SET failed = ?2, error = ?3, leased = NULL, address = NULL
                 WHERE comment = ?1",
            )?
            .execute(params![left.comment, left.now.as_millisecond(), error])?;
            if was_silent {
                notify::of_silence(tx, left.comment, mailing, left.now)?;
            }
            Ok(())
        }
    }
}

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
