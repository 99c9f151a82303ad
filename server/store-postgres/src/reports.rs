//! Reports of comments. `rules::reports` decides what becomes of them.

use jiff::Timestamp;
use tokio_postgres::Row;

use super::failure::Sql;
use super::sql::{Columns as _, Db};
use afterword_model::{CommentId, EmailAddress, Report, ReportOutcome};

/// Comments with an open report, for a condition of another statement.
pub(super) const REPORTED: &str = "SELECT comment FROM reports WHERE closed IS NULL";

const COLUMNS: &str = "comment, reason, text, email, created, closed, outcome";

pub(super) async fn add(db: &Db, report: &Report) -> Sql<()> {
    let (closed, outcome) = report.closed.unzip();
    db.change(
        "INSERT INTO reports (site, comment, reason, text, email, created, closed, outcome)
         SELECT site, id, $2, $3, $4, $5, $6, $7 FROM comments WHERE id = $1",
        &[
            &report.comment,
            &report.reason,
            &report.text,
            &report.email.as_ref().map(EmailAddress::as_str),
            &report.created.as_millisecond(),
            &closed.map(Timestamp::as_millisecond),
            &outcome,
        ],
    )
    .await
}

pub(super) async fn close(
    db: &Db,
    comment: CommentId,
    outcome: ReportOutcome,
    at: Timestamp,
) -> Sql<()> {
    let sql = "UPDATE reports SET closed = $2, outcome = $3 WHERE comment = $1 AND closed IS NULL";
    db.change(sql, &[&comment, &at.as_millisecond(), &outcome])
        .await
}

pub(super) async fn reopen(db: &Db, comment: CommentId, closed: Timestamp) -> Sql<()> {
    let sql = "UPDATE reports SET closed = NULL, outcome = NULL WHERE comment = $1 AND closed = $2";
    db.change(sql, &[&comment, &closed.as_millisecond()]).await
}

/// Oldest first.
pub(super) async fn of_comment(db: &Db, comment: CommentId) -> Sql<Vec<Report>> {
    of_comments(db, &[comment]).await
}

/// Of several comments, oldest first for each.
pub(super) async fn of_comments(db: &Db, comments: &[CommentId]) -> Sql<Vec<Report>> {
    let sql = format!(
        "SELECT {COLUMNS} FROM unnest($1::uuid[]) WITH ORDINALITY AS asked (id, place)
         JOIN reports r ON r.comment = asked.id ORDER BY asked.place, r.id"
    );
    db.all(&sql, &[&comments], report).await
}

fn report(row: &Row) -> Sql<Report> {
    let outcome: Option<ReportOutcome> = row.at(6)?;
    Ok(Report {
        comment: row.at(0)?,
        reason: row.at(1)?,
        text: row.at(2)?,
        email: row.at::<Option<String>>(3)?.map(EmailAddress::stored),
        created: row.time(4)?,
        closed: row.maybe_time(5)?.zip(outcome),
    })
}
