//! The SQLite file of another system: opened read-only, and not trusted.

use std::collections::BTreeSet;
use std::fs::File;
use std::io::Read;
use std::path::Path;

use rusqlite::types::ValueRef;
use rusqlite::{Connection, OpenFlags, Row};

use super::input::{MAX_PIECE, is_no_archive};
use crate::record::SourcePosition;
use crate::source::Broken;

/// Opens a database, and checks that it is one.
///
/// # Errors
/// [`Broken`] says what the file is instead.
pub(crate) fn open(path: &Path) -> Result<Connection, Broken> {
    // SQLite would report "unable to open database file" for every error.
    is_no_archive(path)?;
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection =
        Connection::open_with_flags(path, flags).map_err(|error| no_database(&error))?;
    connection
        .execute_batch(
            "PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON; PRAGMA mmap_size = 0;
             SELECT count(*) FROM sqlite_schema;",
        )
        .map_err(|error| no_database(&error))?;
    Ok(connection)
}

/// Opens the database of a system, which has these tables with these columns.
///
/// # Errors
/// As of [`open`]; [`Broken::NotThis`] names the first column that is missing.
pub(crate) fn open_of(
    system: &str,
    path: &Path,
    tables: &[(&str, &[&str])],
) -> Result<Connection, Broken> {
    let connection = open(path)?;
    for (table, needed) in tables {
        let known = columns(&connection, table)?;
        if let Some(missing) = needed.iter().find(|column| !known.contains(**column)) {
            return Err(Broken::NotThis(format!(
                "this is no database of {system}: it has no {table}.{missing}"
            )));
        }
    }
    Ok(connection)
}

/// How every SQLite file begins.
const MAGIC: &[u8] = b"SQLite format 3\0";

/// Whether a file begins as an SQLite database does.
///
/// # Errors
/// [`Broken::Unreadable`].
pub(crate) fn is_one(path: &Path) -> Result<bool, Broken> {
    let mut begin = Vec::new();
    let length = MAGIC.len() as u64;
    File::open(path)?.take(length).read_to_end(&mut begin)?;
    Ok(begin == MAGIC)
}

/// The names of the tables, at most `most`.
///
/// # Errors
/// [`Broken::NotThis`].
pub(crate) fn tables(connection: &Connection, most: usize) -> Result<Vec<String>, Broken> {
    let read = || {
        let query =
            "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'
                     ORDER BY name";
        let mut statement = connection.prepare(query)?;
        let names = statement.query_map([], |row| row.get(0))?;
        names.take(most).collect::<Result<_, _>>()
    };
    read().map_err(|error: rusqlite::Error| no_database(&error))
}

fn no_database(error: &rusqlite::Error) -> Broken {
    Broken::NotThis(format!(
        "this can't be read as an SQLite database: {error}. If the old system is running, stop \
         it, or import a copy made with: sqlite3 OLD.db \".backup COPY.db\""
    ))
}

/// The names of a table's columns; empty if the table is missing.
///
/// # Errors
/// [`Broken::NotThis`].
pub(crate) fn columns(connection: &Connection, table: &str) -> Result<BTreeSet<String>, Broken> {
    let read = || {
        let mut statement = connection.prepare("SELECT name FROM pragma_table_info(?1)")?;
        let names = statement.query_map([table], |row| row.get(0))?;
        names.collect::<Result<_, _>>()
    };
    read().map_err(|error: rusqlite::Error| no_database(&error))
}

/// An error after the last row that was read.
pub(crate) fn broken(table: &'static str, last: &str, error: &rusqlite::Error) -> Broken {
    Broken::At {
        place: SourcePosition::Row {
            table,
            id: if last.is_empty() {
                "(the first row)".to_owned()
            } else {
                format!("after {last}")
            },
        },
        problem: format!("the database can't be read any further: {error}"),
    }
}

/// A column's value as text, also a number, because SQLite's columns hold any type. `None` for NULL, a blank value, a
/// blob, or a value too long for any comment.
pub(crate) fn text(row: &Row<'_>, column: &str) -> Option<String> {
    let text = match row.get_ref(column).ok()? {
        ValueRef::Null | ValueRef::Blob(_) => return None,
        ValueRef::Integer(number) => number.to_string(),
        ValueRef::Real(number) => number.to_string(),
        ValueRef::Text(bytes) if bytes.len() > MAX_PIECE => return None,
        ValueRef::Text(bytes) => String::from_utf8_lossy(bytes).into_owned(),
    };
    (!text.trim().is_empty()).then_some(text)
}

/// A column's value as a number, also if it is stored as text.
pub(crate) fn number(row: &Row<'_>, column: &str) -> Option<f64> {
    match row.get_ref(column).ok()? {
        ValueRef::Integer(number) => Some(number as f64),
        ValueRef::Real(number) => Some(number),
        ValueRef::Text(text) => std::str::from_utf8(text).ok()?.trim().parse().ok(),
        ValueRef::Null | ValueRef::Blob(_) => None,
    }
}
