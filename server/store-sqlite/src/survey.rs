//! Checks whether a file is an intact database of ours, and what it contains. It reads every schema from the first to
//! the newest.

use std::path::Path;
use std::time::Duration;

use jiff::Timestamp;
use rusqlite::{Connection, OpenFlags};
use serde::Serialize;

use super::copy::Cancel;
use super::migrate;
use afterword_store::StoreError;

/// The first few findings are enough to recognise the damage.
pub(super) const FINDINGS: usize = 3;

/// What is in a database.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Survey {
    pub schema: u32,
    pub sites: u32,
    pub pages: u32,
    pub comments: u32,
    /// When the newest comment was written.
    pub newest: Option<Timestamp>,
    /// Mails and webhooks that were not sent yet.
    pub waiting: u32,
    /// Pages whose count differs from the number of their published comments.
    pub wrong_counts: u32,
}

/// Why a database is unusable.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum UnusableDatabase {
    #[error("it is no database of Afterword's: {0}")]
    Foreign(String),
    #[error("it is damaged: {0}")]
    Damaged(String),
    #[error("it has schema {found}, this version of Afterword knows {known}: run a newer version")]
    Newer { found: u32, known: u32 },
    #[error("it can't be read: {0}")]
    Unreadable(String),
}

/// How thorough the check is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Depth {
    /// Checks everything: `integrity_check`.
    Whole,
    /// Does not compare indexes with their tables: `quick_check`, several times faster.
    Quick,
}

/// Checks a database. Writes nothing into it.
///
/// # Errors
/// [`UnusableDatabase`]
pub fn survey(file: &Path, depth: Depth, cancel: &Cancel) -> Result<Survey, UnusableDatabase> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let conn = Connection::open_with_flags(file, flags).map_err(unreadable)?;
    conn.busy_timeout(Duration::from_secs(5))
        .and_then(|()| {
            conn.execute_batch("PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON")
        })
        .map_err(unreadable)?;
    cancel.watch(&conn);
    let schema = schema(&conn)?;
    let check = match depth {
        Depth::Whole => "PRAGMA integrity_check(3)",
        Depth::Quick => "PRAGMA quick_check(3)",
    };
    let findings = texts(&conn, check)?;
    if findings != ["ok"] {
        return Err(UnusableDatabase::Damaged(findings.join("; ")));
    }
    foreign_keys(&conn)?;
    // Reads one snapshot: the database may be in use.
    conn.execute_batch("BEGIN").map_err(unreadable)?;
    counted(&conn, schema).map_err(unreadable)
}

/// The schema of a database, which is neither checked nor changed.
///
/// # Errors
/// [`UnusableDatabase`]
pub fn schema_of(file: &Path) -> Result<u32, UnusableDatabase> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let conn = Connection::open_with_flags(file, flags).map_err(unreadable)?;
    schema(&conn)
}

/// SQLite accepts an empty file as a database; here it is an error.
fn schema(conn: &Connection) -> Result<u32, UnusableDatabase> {
    match migrate::check(conn) {
        Ok(0) => Err(UnusableDatabase::Foreign("it is empty".to_owned())),
        Ok(schema) => Ok(schema),
        Err(StoreError::NewerSchema { found, known }) => {
            Err(UnusableDatabase::Newer { found, known })
        }
        Err(StoreError::Unavailable(reason)) if reason.contains("malformed") => {
            Err(UnusableDatabase::Damaged(reason))
        }
        Err(StoreError::Unavailable(reason)) => Err(UnusableDatabase::Foreign(reason)),
        Err(error) => Err(UnusableDatabase::Unreadable(error.to_string())),
    }
}

pub(super) fn foreign_keys(conn: &Connection) -> Result<(), UnusableDatabase> {
    let tables = texts(conn, "PRAGMA foreign_key_check")?;
    match tables.first() {
        None => Ok(()),
        Some(table) => Err(UnusableDatabase::Damaged(format!(
            "a row of the table {table} belongs to one that is not there"
        ))),
    }
}

/// The first column of the first rows.
pub(super) fn texts(conn: &Connection, sql: &str) -> Result<Vec<String>, UnusableDatabase> {
    let read = || {
        conn.prepare(sql)?
            .query_map([], |row| row.get(0))?
            .take(FINDINGS)
            .collect::<rusqlite::Result<Vec<String>>>()
    };
    read().map_err(unreadable)
}

fn counted(conn: &Connection, schema: u32) -> rusqlite::Result<Survey> {
    let number = |sql: &str| conn.query_row(sql, [], |row| row.get::<_, u32>(0));
    let outbox = "SELECT count(*) FROM outbox WHERE sent IS NULL AND failed IS NULL";
    let hooks = "SELECT count(*) FROM hooks WHERE sent IS NULL AND failed IS NULL";
    let mails = if schema >= 2 { number(outbox)? } else { 0 };
    let events = if schema >= 4 { number(hooks)? } else { 0 };
    let newest = "SELECT max(created) FROM comments";
    let newest: Option<i64> = conn.query_row(newest, [], |row| row.get(0))?;
    Ok(Survey {
        schema,
        sites: number("SELECT count(*) FROM sites")?,
        pages: number("SELECT count(*) FROM pages")?,
        comments: number("SELECT count(*) FROM comments")?,
        newest: newest.and_then(|millis| Timestamp::from_millisecond(millis).ok()),
        waiting: mails + events,
        wrong_counts: number(
            "SELECT count(*) FROM pages p LEFT JOIN
               (SELECT page, count(*) AS approved FROM comments WHERE status = 'approved' GROUP BY page) c
               ON c.page = p.id
             WHERE p.count <> coalesce(c.approved, 0)",
        )?,
    })
}

#[expect(
    clippy::needless_pass_by_value,
    reason = "the shape that `map_err` wants"
)]
pub(super) fn unreadable(error: rusqlite::Error) -> UnusableDatabase {
    use rusqlite::ErrorCode;
    let text = error.to_string();
    match error.sqlite_error_code() {
        Some(ErrorCode::NotADatabase) => UnusableDatabase::Foreign(text),
        Some(ErrorCode::DatabaseCorrupt) => UnusableDatabase::Damaged(text),
        _ => UnusableDatabase::Unreadable(text),
    }
}
