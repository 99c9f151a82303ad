//! Copies the database at one instant, while others read and write it.
//!
//! It uses `VACUUM INTO`, not SQLite's backup API, which starts over whenever another connection writes between two
//! of its steps. On a busy server it would block the writer or never end. `VACUUM INTO` reads one snapshot, needs no
//! more memory than a page cache, and leaves erased data out. While it runs, the write-ahead log can't restart, and
//! grows.

use std::ffi::c_int;
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use rusqlite::{Connection, InterruptHandle, OpenFlags};

use super::error::store_error;
use super::log_bound::LogBound;
use super::migrate;
use afterword_store::{StoreError, StoreResult};

/// How long it waits for a lock of another process.
const PATIENCE: Duration = Duration::from_secs(5);

/// Steps of SQLite between two looks at the log's length: some thousand rows.
const STEPS: c_int = 20_000;

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
/// [`StoreError::Busy`]: the log has reached its bound.
pub fn copy(
    database: &Path,
    into: &Path,
    cancel: &Cancel,
    bound: Option<LogBound>,
) -> StoreResult<()> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let mut conn = Connection::open_with_flags(database, flags).map_err(store_error)?;
    conn.busy_timeout(PATIENCE).map_err(store_error)?;
    if migrate::check(&conn)? == 0 {
        let reason = "it is empty".to_owned();
        return Err(StoreError::Unavailable(reason));
    }
    cancel.watch(&conn);
    if let Some(bound) = bound.clone() {
        conn.progress_handler(STEPS, Some(move || bound.is_reached()))
            .map_err(store_error)?;
    }
    let copied = vacuum_into(&conn, into);
    match bound {
        Some(bound) if copied.is_err() && bound.is_reached() && !cancel.is_cancelled() => {
            let reason = "so much is written that the log beside it grows".to_owned();
            Err(StoreError::Busy(reason))
        }
        _ => copied,
    }
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
