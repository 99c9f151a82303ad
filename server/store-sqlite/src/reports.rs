//! Reports of comments. `rules::reports` decides what becomes of them.

use jiff::Timestamp;
use rusqlite::{Connection, Row, params};

use super::rows::{maybe_time, time};
use afterword_model::{CommentId, EmailAddress, Report, ReportOutcome};

/// Comments with an open report, for a condition of another statement.
pub(super) const REPORTED: &str = "SELECT comment FROM reports WHERE closed IS NULL";

pub(super) fn add(tx: &Connection, report: &Report) -> rusqlite::Result<()> {
    let (closed, outcome) = report.closed.unzip();
    tx.prepare_cached(
        "INSERT INTO reports (comment, reason, text, email, created, closed, outcome)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
    )?
    .execute(params![
        report.comment,
        report.reason,
        report.text,
        report.email.as_ref().map(EmailAddress::as_str),
        report.created.as_millisecond(),
        closed.map(Timestamp::as_millisecond),
        outcome,
    ])
    .map(drop)
}

pub(super) fn close(
    tx: &Connection,
    comment: CommentId,
    outcome: ReportOutcome,
    at: Timestamp,
) -> rusqlite::Result<()> {
    tx.prepare_cached(
        "UPDATE reports SET closed = ?2, outcome = ?3 WHERE comment = ?1 AND closed IS NULL",
    )?
    .execute(params![comment, at.as_millisecond(), outcome])
    .map(drop)
}

pub(super) fn reopen(
    tx: &Connection,
    comment: CommentId,
    closed: Timestamp,
) -> rusqlite::Result<()> {
    tx.prepare_cached(
        "UPDATE reports SET closed = NULL, outcome = NULL WHERE comment = ?1 AND closed = ?2",
    )?
    .execute(params![comment, closed.as_millisecond()])
    .map(drop)
}

/// Oldest first.
pub(super) fn of_comment(conn: &Connection, comment: CommentId) -> rusqlite::Result<Vec<Report>> {
    conn.prepare_cached(
        "SELECT comment, reason, text, email, created, closed, outcome FROM reports
         WHERE comment = ?1 ORDER BY id",
    )?
    .query_map([comment], report)?
    .collect()
}

/// Of several comments, oldest first for each.
pub(super) fn of_comments(
    conn: &Connection,
    comments: &[CommentId],
) -> rusqlite::Result<Vec<Report>> {
    let mut all = Vec::new();
    for &comment in comments {
        all.extend(of_comment(conn, comment)?);
    }
    Ok(all)
}

fn report(row: &Row<'_>) -> rusqlite::Result<Report> {
    let outcome: Option<ReportOutcome> = row.get(6)?;
    Ok(Report {
        comment: row.get(0)?,
        reason: row.get(1)?,
        text: row.get(2)?,
        email: row.get::<_, Option<String>>(3)?.map(EmailAddress::stored),
        created: time(row, 4)?,
        closed: maybe_time(row, 5)?.zip(outcome),
    })
}
