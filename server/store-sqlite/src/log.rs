//! The write-ahead log: it holds the latest writes, also data that was erased since.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use rusqlite::{Connection, OpenFlags};

use super::connect;
use super::error::store_error;
use afterword_store::{StoreError, StoreLimits, StoreResult};

pub(super) struct Log {
    database: PathBuf,
    limits: StoreLimits,
}

impl Log {
    pub(super) fn of(database: &Path, limits: StoreLimits) -> Self {
        let database = database.to_owned();
        Self { database, limits }
    }

    /// Folds all of it into the database and leaves a file without a byte. By a connection of its own: inside the
    /// writer's transactions it can't be done.
    ///
    /// # Errors
    /// [`StoreError::Busy`] where somebody reads or writes all the while.
    pub(super) async fn empty(&self) -> StoreResult<()> {
        let (database, limits) = (self.database.clone(), self.limits);
        let emptied = tokio::task::spawn_blocking(move || {
            let conn = connect(&database, limits, OpenFlags::empty())?;
            let end = Instant::now() + limits.busy_timeout;
            // For one who folds already SQLite does not wait.
            while is_in_use(&conn)? {
                if Instant::now() > end {
                    return Err(StoreError::Busy("the log is in use".to_owned()));
                }
                std::thread::sleep(AGAIN);
            }
            Ok(())
        });
        match emptied.await {
            Ok(emptied) => emptied,
            Err(error) => Err(StoreError::Unavailable(error.to_string())),
        }
    }
}

const AGAIN: Duration = Duration::from_millis(20);

/// Empties the log, unless somebody uses it.
fn is_in_use(conn: &Connection) -> StoreResult<bool> {
    conn.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |row| row.get(0))
        .map_err(store_error)
}
