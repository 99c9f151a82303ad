//! `SQLite`: one writer that commits in groups, N readers, one file a table's worth of SQL.
//!
//! The SQL functions are plain and synchronous; this file is the border to the async side.

mod addresses;
mod audit;
mod blocks;
mod claims;
mod comments;
mod contract;
mod decide;
mod error;
mod hook_events;
mod hooks;
mod lists;
mod mail_tokens;
mod mailboxes;
mod migrate;
mod notify;
mod outbox;
mod pages;
mod people;
mod reactions;
mod readers;
mod rows;
mod search;
mod sessions;
mod sites;
mod statistics;
#[cfg(test)]
mod tests;
mod thread;
mod threads;
mod tokens;
mod undo;
mod writer;

use std::path::Path;

use rusqlite::{Connection, OpenFlags};

use self::error::store_error;
use self::readers::Readers;
use self::writer::Writer;
use super::{StoreError, StoreLimits, StoreResult};

/// Why each: `docs/ARCHITECTURE.md`, "Never lose a comment".
const PRAGMAS: &str = "
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA foreign_keys = ON;
    PRAGMA mmap_size = 0;
    PRAGMA trusted_schema = OFF;
    PRAGMA cell_size_check = ON;
    PRAGMA secure_delete = ON;
    PRAGMA journal_size_limit = 67108864;
    PRAGMA temp_store = MEMORY;
";

/// Dropped, it waits for the writes that it has taken, and for its connections to close.
pub struct Sqlite {
    readers: Readers,
    /// Closed last: it clears the write-ahead log away, so that what stays is one file.
    writer: Writer,
}

impl Sqlite {
    /// Opens or creates the file and brings it to the newest schema.
    ///
    /// # Errors
    /// [`StoreError`]: the file can't be opened, is no database, or is of a newer version.
    pub fn open(path: &Path, limits: StoreLimits) -> StoreResult<Self> {
        keep_private(path);
        let mut conn = connect(path, limits, OpenFlags::SQLITE_OPEN_CREATE)?;
        // Before anything is written: the file may be somebody else's.
        migrate::check(&conn)?;
        conn.execute_batch(PRAGMAS).map_err(store_error)?;
        migrate::migrate(&mut conn)?;
        let readers = (0..limits.readers.max(1))
            .map(|_| {
                let conn = connect(path, limits, OpenFlags::empty())?;
                conn.execute_batch(&format!("{PRAGMAS} PRAGMA query_only = ON;"))
                    .map_err(store_error)?;
                Ok(conn)
            })
            .collect::<StoreResult<Vec<_>>>()?;
        let started = |e: std::io::Error| StoreError::Unavailable(e.to_string());
        Ok(Self {
            readers: Readers::start(readers, limits.queue).map_err(started)?,
            writer: Writer::start(conn, limits.queue).map_err(started)?,
        })
    }
}

impl Sqlite {
    async fn read<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> StoreResult<T> {
        self.readers.read(work).await
    }

    async fn write<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> StoreResult<T> {
        self.writer.write(work).await
    }
}

impl Sqlite {
    /// For a write that changes many pages.
    async fn write_alone<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> StoreResult<T> {
        self.writer.write_alone(work).await
    }
}

/// Addresses and the secret of all tokens are in it: a new file is its owner's alone, and SQLite
/// gives the files beside it the same rights. Where it can't be made, opening it says why.
fn keep_private(path: &Path) {
    use std::os::unix::fs::OpenOptionsExt;
    let mut new = std::fs::OpenOptions::new();
    let _ = new.write(true).create_new(true).mode(0o600).open(path);
}

fn connect(path: &Path, limits: StoreLimits, more: OpenFlags) -> StoreResult<Connection> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX | more;
    let conn = Connection::open_with_flags(path, flags).map_err(store_error)?;
    conn.busy_timeout(limits.busy_timeout)
        .map_err(store_error)?;
    conn.set_prepared_statement_cache_capacity(64);
    Ok(conn)
}
