//! Copies the database at one instant, while others read and write it.
//!
//! It uses `VACUUM INTO`, not SQLite's backup API, which starts over whenever another connection writes between two
//! of its steps. On a busy server it would block the writer or never end. `VACUUM INTO` reads one snapshot, needs no
//! more memory than a page cache, and leaves erased data out. While it runs, the write-ahead log can't restart, and
//! grows.

use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use rusqlite::{Connection, InterruptHandle, OpenFlags};

use super::error::store_error;
use super::migrate;
use afterword_store::{StoreError, StoreResult};

/// How long it waits for a lock of another process.
const PATIENCE: Duration = Duration::from_secs(5);

/// Cancels work in another thread. Work that is between two statements may miss the signal once: repeat it until the
/// work has ended.
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

    /// Lets `self` cancel work on this connection from now on.
    pub(super) fn watch(&self, conn: &Connection) {
        let mut running = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        running.statement = Some(conn.get_interrupt_handle());
    }
}

/// Writes the current state of the database into a file that is empty or does not exist. The copy is neither synced
/// nor checked.
///
/// # Errors
/// [`StoreError`]: the database can't be read or has a newer version, the file can't be written, or it was cancelled.
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

/// Like [`copy`], on an open connection.
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

/// A database that nobody else has open, and nobody else can open until this is dropped. All its data is in its one
/// file.
pub struct ExclusiveDatabase {
    _conn: Connection,
}

/// Checkpoints a database into its one file, and keeps other processes out.
///
/// # Errors
/// [`StoreError::Busy`]: another process has it open. Any other error: it can't be used.
pub fn hold(database: &Path) -> StoreResult<ExclusiveDatabase> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let conn = Connection::open_with_flags(database, flags).map_err(store_error)?;
    conn.busy_timeout(PATIENCE).map_err(store_error)?;
    // Leaving this mode moves the log into the file, removes it, and fails while anybody else has the database open.
    let mode: String = conn
        .query_row("PRAGMA journal_mode = DELETE", [], |row| row.get(0))
        .map_err(store_error)?;
    if mode != "delete" {
        return Err(StoreError::Busy(format!(
            "its journal stays in the mode {mode}"
        )));
    }
    conn.execute_batch("BEGIN EXCLUSIVE").map_err(store_error)?;
    Ok(ExclusiveDatabase { _conn: conn })
}
