//! The write-ahead log: it holds the latest writes, and also data that was erased since.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use prometheus_client::metrics::counter::Counter;
use rusqlite::{Connection, OpenFlags};

use super::connect;
use super::containment::{Containment, may_break};
use super::error::store_error;
use afterword_store::{StoreError, StoreLimits, StoreResult};

pub(super) struct Log {
    database: PathBuf,
    limits: StoreLimits,
    panics: Counter,
}

impl Log {
    pub(super) fn of(database: &Path, limits: StoreLimits, panics: Counter) -> Self {
        let database = database.to_owned();
        Self {
            database,
            limits,
            panics,
        }
    }

    /// Checkpoints the whole log and leaves an empty file. It uses its own connection: inside the writer's
    /// transactions this is impossible.
    ///
    /// # Errors
    /// [`StoreError::Busy`] if somebody reads or writes all the time.
    pub(super) async fn empty(&self) -> StoreResult<()> {
        let (database, limits) = (self.database.clone(), self.limits);
        let containment = Containment::counting(self.panics.clone());
        let empty = move || empty(&database, limits);
        let emptied = tokio::task::spawn_blocking(move || containment.run(empty));
        match emptied.await {
            Ok(emptied) => emptied,
            Err(error) => Err(StoreError::Unavailable(error.to_string())),
        }
    }
}

fn empty(database: &Path, limits: StoreLimits) -> StoreResult<()> {
    may_break("empty_log")?;
    let conn = connect(database, limits, OpenFlags::empty())?;
    let end = Instant::now() + limits.busy_timeout;
    // SQLite does not wait for a checkpoint that is already running.
    while is_in_use(&conn)? {
        if Instant::now() > end {
            return Err(StoreError::Busy("the log is in use".to_owned()));
        }
        std::thread::sleep(AGAIN);
    }
    Ok(())
}

const AGAIN: Duration = Duration::from_millis(20);

/// Empties the log, unless somebody uses it.
fn is_in_use(conn: &Connection) -> StoreResult<bool> {
    conn.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |row| row.get(0))
        .map_err(store_error)
}
