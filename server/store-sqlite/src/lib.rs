//! The store on `SQLite`: one writer that commits in groups, N readers, one file for the SQL of a table.
//!
//! The SQL functions are plain and synchronous; this file is the border to async code. The crate makes no decisions:
//! `change` runs a rule in a transaction, `load` reads its facts, and `apply` writes its effects.

mod addresses;
mod akismet;
mod apply;
mod audit;
mod blocks;
mod change;
mod changed_pages;
mod checkpointer;
mod clocks;
mod comments;
mod containment;
mod contract;
mod conversations;
mod copies;
mod copy;
mod deferred_maintenance;
mod error;
mod export;
mod file_identity;
mod follows;
mod hooks;
mod import;
mod imports;
mod integrity;
mod leftover;
mod legacy_ids;
mod lessons;
mod lists;
mod load;
mod log;
mod log_bound;
mod mail_tokens;
mod mailboxes;
mod metrics;
mod migrate;
mod moderator_addresses;
mod outbox;
mod pages;
mod people;
mod portable;
mod published;
mod reactions;
mod readers;
mod reports;
mod retention;
mod room;
mod rows;
mod savepoint;
mod search;
mod sent_webmentions;
mod sessions;
mod simhash;
mod sites;
mod standing;
mod statistics;
mod survey;
#[cfg(test)]
mod tests;
mod thread;
mod threads;
mod tokens;
mod traces;
mod upgrade_backup;
mod webmentions;
mod writer;

use std::path::{Path, PathBuf};
use std::sync::Arc;

use prometheus_client::metrics::counter::Counter;
use rusqlite::config::DbConfig;
use rusqlite::{Connection, OpenFlags};

use self::containment::may_break;
use self::deferred_maintenance::Maintenance;
use self::error::store_error;
use self::file_identity::FileIdentity;
use self::log::Log;
use self::readers::{OpenReader, Readers};
use self::room::Room;
use self::writer::{Writer, WriterConnection};
use afterword_store::{ChangesFeed, StoreError, StoreLimits, StorePanics, StoreResult};

pub use self::contract::CALLS;
pub use self::copy::{Cancel, ExclusiveDatabase, copy, hold};
pub use self::integrity::{Scope, check};
pub use self::log_bound::LogBound;
pub use self::metrics::DatabaseFiles;
pub use self::migrate::newest as newest_schema;
pub use self::survey::{Depth, Survey, UnusableDatabase, schema_of, survey};

/// The reasons: `docs/ARCHITECTURE.md`, "Never lose a comment".
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

/// The writer's deferred maintenance.
const SPARE: Maintenance = Maintenance {
    work: search::maintain,
    together: search::TOGETHER as usize,
};

/// Dropping it waits for the accepted writes, and for its connections to close.
pub struct Sqlite {
    readers: Readers,
    /// Closed last: it removes the write-ahead log, so that one file remains.
    writer: Writer,
    changes_feed: Arc<ChangesFeed>,
    log: Log,
    room: Room,
    panics: StorePanics,
}

impl Sqlite {
    /// Opens or creates the file and migrates it to the newest schema.
    ///
    /// # Errors
    /// [`StoreError`]: the file can't be opened, is no database, or has a newer version.
    pub fn open(path: &Path, limits: StoreLimits) -> StoreResult<Self> {
        keep_private(path);
        leftover::settle(path)?;
        let mut conn = connect(path, limits, OpenFlags::SQLITE_OPEN_CREATE)?;
        // Before anything is written: the file may belong to another program.
        let found = migrate::check(&conn)?;
        conn.execute_batch(PRAGMAS).map_err(store_error)?;
        upgrade(&mut conn, path, found)?;
        let identity = Arc::new(FileIdentity::of(path)?);
        let (changes_feed, panics) = (Arc::<ChangesFeed>::default(), StorePanics::default());
        let open_reader = open_reader(path, limits, &identity);
        let readers = (0..limits.readers.max(1)).map(|_| open_reader());
        let readers = readers.collect::<StoreResult<Vec<_>>>()?;
        let opening = Opening {
            path: path.to_owned(),
            limits,
            identity,
            changes_feed: Arc::clone(&changes_feed),
            checkpointer_panics: panics.checkpointer.clone(),
        };
        let writer = opening.equipped(conn)?;
        let reopen = Box::new(move || opening.writer());
        let started = |e: std::io::Error| StoreError::Unavailable(e.to_string());
        let readers = Readers::start(readers, &open_reader, limits.queue, &panics.readers);
        let writer = Writer::start(writer, reopen, limits, SPARE, panics.writer.clone());
        Ok(Self {
            readers: readers.map_err(started)?,
            writer: writer.map_err(started)?,
            changes_feed,
            log: Log::of(path, limits, panics.checkpointer.clone()),
            room: Room::beside(path, limits.min_free_space),
            panics,
        })
    }
}

impl Sqlite {
    async fn read<T: Send + 'static>(
        &self,
        name: &'static str,
        work: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> StoreResult<T> {
        self.readers.read(name, work).await
    }

    /// On the calling thread: asynchronous only like the others.
    async fn read_here<T>(
        &self,
        name: &'static str,
        work: impl FnOnce(&Connection) -> rusqlite::Result<T>,
    ) -> StoreResult<T> {
        self.readers.read_here(name, work)
    }

    async fn write<T: Send + 'static>(
        &self,
        name: &'static str,
        work: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> StoreResult<T> {
        self.writer.write(name, work).await
    }
}

impl Sqlite {
    /// For a write that changes many pages.
    async fn write_alone<T: Send + 'static>(
        &self,
        name: &'static str,
        work: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> StoreResult<T> {
        self.writer.write_alone(name, work).await
    }
}

impl Sqlite {
    /// A search finds everything that was written before it.
    async fn take_waiting_words(&self) {
        let taken = async {
            let Some(last) = self.read("last_waiting", search::last_waiting).await? else {
                return Ok(());
            };
            let take = move |tx: &Connection| search::take_waiting(tx, last);
            while self.write_alone("take_waiting", take).await? > 0 {}
            Ok::<(), StoreError>(())
        };
        if let Err(error) = taken.await {
            tracing::warn!(%error, "the latest comments can't be searched yet");
        }
    }
}

fn open_reader(path: &Path, limits: StoreLimits, identity: &Arc<FileIdentity>) -> Arc<OpenReader> {
    let (path, identity) = (path.to_owned(), Arc::clone(identity));
    Arc::new(move || {
        may_break("open_reader")?;
        identity.ensure()?;
        let mut conn = connect(&path, limits, OpenFlags::empty())?;
        conn.execute_batch(&format!("{PRAGMAS} PRAGMA query_only = ON;"))
            .map_err(store_error)?;
        readers::cut_long_reads(&mut conn).map_err(store_error)?;
        Ok(conn)
    })
}

/// What the writer needs to open its connection, at the start and again after a panic.
struct Opening {
    path: PathBuf,
    limits: StoreLimits,
    identity: Arc<FileIdentity>,
    changes_feed: Arc<ChangesFeed>,
    checkpointer_panics: Counter,
}

impl Opening {
    fn writer(&self) -> StoreResult<WriterConnection> {
        may_break("open_writer")?;
        self.identity.ensure()?;
        let conn = connect(&self.path, self.limits, OpenFlags::empty())?;
        conn.execute_batch(PRAGMAS).map_err(store_error)?;
        self.equipped(conn)
    }

    fn equipped(&self, conn: Connection) -> StoreResult<WriterConnection> {
        let changes_feed = Arc::clone(&self.changes_feed);
        let watch = changed_pages::Watch::over(&conn, changes_feed).map_err(store_error)?;
        let checkpointed =
            checkpointer::checkpointed(conn, &self.path, self.limits, &self.checkpointer_panics)?;
        Ok(WriterConnection {
            checkpointed,
            watch,
            identity: Arc::clone(&self.identity),
        })
    }
}

/// Migrates a database to the newest schema; one that is already in use is backed up first.
fn upgrade(conn: &mut Connection, path: &Path, found: u32) -> StoreResult<()> {
    let newest = migrate::newest();
    let is_kept = (1..newest).contains(&found);
    if is_kept {
        upgrade_backup::keep(conn, path, found, newest)?;
    }
    migrate::migrate(conn)?;
    if is_kept {
        upgrade_backup::forget_older(path, newest);
        let kept = upgrade_backup::named(path, newest);
        tracing::info!(found, newest, kept = %kept.display(), "the database has a newer schema now");
    }
    Ok(())
}

/// The database contains addresses and the secret of all tokens, so only its owner may access a new file. SQLite
/// gives the files beside it the same permissions. If the file can't be created, opening it reports why.
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
    // Plans hold for all bound values: otherwise SQLite prepares a statement again for each value that could lead to
    // another plan.
    conn.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true)
        .map_err(store_error)?;
    conn.set_prepared_statement_cache_capacity(128);
    Ok(conn)
}
