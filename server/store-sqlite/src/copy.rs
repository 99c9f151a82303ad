//! Copies the database at one instant, while others read and write it.
//!
//! It uses `VACUUM INTO`, not SQLite's backup API: that one starts over whenever another connection has written
//! between two of its steps, so on a busy server it blocks the writer or never ends. `VACUUM INTO` reads one
//! snapshot, needs no more memory than a page cache, and leaves erased data out. Its price: while it runs, the
//! write-ahead log can't restart, and grows.

use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use rusqlite::{Connection, InterruptHandle, OpenFlags};

use super::error::store_error;
use super::migrate;
use afterword_store::{StoreError, StoreResult};

/// How long a lock of another process is waited for.
const PATIENCE: Duration = Duration::from_secs(5);

/// Ends what runs in another thread. What is between two statements may miss it once: say it again until it has
/// ended.
#[derive(Clone, Default)]
pub struct Cancel(Arc<Mutex<Running>>);

#[derive(Default)]
struct Running {
    cancelled: bool,
    statement: Option<InterruptHandle>,
}

impl Cancel {
    pub fn cancel(&self) {
        let mut running = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        running.cancelled = true;
        if let Some(statement) = &running.statement {
            statement.interrupt();
        }
    }

    #[must_use]
    pub fn is_cancelled(&self) -> bool {
        let running = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        running.cancelled
    }

    /// What runs on this connection from here on can be ended.
    pub(super) fn watch(&self, conn: &Connection) {
        let mut running = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        running.statement = Some(conn.get_interrupt_handle());
    }
}

/// Writes the database as it is now into a file that is empty or not there. What was written is neither synced nor
/// looked at.
///
/// # Errors
/// [`StoreError`]: the database can't be read or is of a newer version, the file can't be written, or it was cancelled.
pub fn copy(database: &Path, into: &Path, cancel: &Cancel) -> StoreResult<()> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let conn = Connection::open_with_flags(database, flags).map_err(store_error)?;
    conn.busy_timeout(PATIENCE).map_err(store_error)?;
    if migrate::check(&conn)? == 0 {
        let reason = "it is empty".to_owned();
        return Err(StoreError::Unavailable(reason));
    }
    cancel.watch(&conn);
    vacuum_into(&conn, into)
}

/// As [`copy`], by a connection that is open.
pub(super) fn vacuum_into(conn: &Connection, into: &Path) -> StoreResult<()> {
    let Some(into) = into.to_str() else {
        let reason = format!(
            "{} is not UTF-8, which paths of databases must be",
            into.display()
        );
        return Err(StoreError::Unavailable(reason));
    };
    conn.execute("VACUUM INTO ?1", [into])
        .map(drop)
        .map_err(store_error)
}

/// A database that nobody else has open, and nobody else can open until this is dropped. All of it is in its one
/// file.
pub struct Held {
    _conn: Connection,
}

/// Brings a database into its one file, and keeps others out.
///
/// # Errors
/// [`StoreError::Busy`]: another process has it open. All others: it can't be used.
pub fn hold(database: &Path) -> StoreResult<Held> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let conn = Connection::open_with_flags(database, flags).map_err(store_error)?;
    conn.busy_timeout(PATIENCE).map_err(store_error)?;
    // Leaving this mode takes the log into the file, removes it, and fails while anybody else is there.
    let mode: String = conn
        .query_row("PRAGMA journal_mode = DELETE", [], |row| row.get(0))
        .map_err(store_error)?;
    if mode != "delete" {
        return Err(StoreError::Busy(format!(
            "its journal stays in the mode {mode}"
        )));
    }
    conn.execute_batch("BEGIN EXCLUSIVE").map_err(store_error)?;
    Ok(Held { _conn: conn })
}
