//! Rewrites a write-ahead log that an earlier process left behind, before anything builds on it.
//!
//! When a sync fails, the kernel may mark the pages as clean although the disk does not have them, and no later sync
//! writes them (<https://wiki.postgresql.org/wiki/Fsync_Errors>). While the process lives, this is harmless: `SQLite`
//! rolls the commit back, reports the error, and overwrites it by the next commit. But the next process reads the
//! refused commit from the kernel's memory, takes it as committed, and appends to it. Everything that it then
//! acknowledges is behind a hole. After a power cut the log ends there, and the database may be corrupt, because
//! parts of the log were checkpointed into it. So every byte of such a log is written again, and synced.

use std::fs::{self, File};
use std::io::{self, ErrorKind};
use std::os::unix::fs::FileExt;
use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::config::DbConfig;
use rusqlite::{Connection, OpenFlags};

use afterword_store::{StoreError, StoreResult};

const BLOCK: usize = 1024 * 1024;

/// Does nothing if there is no log, as after an orderly shutdown. Also does nothing if another process has the
/// database open: a live process knows what the log contains, and shares that by shared memory.
///
/// # Errors
/// The log can't be synced: then nothing may be appended to it.
pub(super) fn settle(database: &Path) -> StoreResult<()> {
    let log = log_of(database);
    if fs::metadata(&log).map_or(0, |log| log.len()) == 0 {
        return Ok(());
    }
    let Some(_alone) = alone(database) else {
        return Ok(());
    };
    write_again(&log).or_else(|error| {
        let reason = format!(
            "{}, left by the last run, can't be brought to the disk: {error}",
            log.display()
        );
        match error.kind() {
            // Nobody can append to it either.
            ErrorKind::ReadOnlyFilesystem | ErrorKind::PermissionDenied => Ok(()),
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded => Err(StoreError::Full(reason)),
            _ => Err(StoreError::Unavailable(reason)),
        }
    })
}

/// Next to the database file itself, also when symbolic links lead to it.
fn log_of(database: &Path) -> PathBuf {
    let real = database.canonicalize();
    let mut name = real.as_deref().unwrap_or(database).as_os_str().to_owned();
    name.push("-wal");
    name.into()
}

/// Locks the database exclusively until dropped; neither changes it nor runs a checkpoint.
fn alone(database: &Path) -> Option<Connection> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let conn = Connection::open_with_flags(database, flags).ok()?;
    conn.busy_timeout(Duration::ZERO).ok()?;
    conn.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true)
        .ok()?;
    conn.execute_batch("PRAGMA locking_mode = EXCLUSIVE").ok()?;
    let look = "SELECT count(*) FROM sqlite_schema";
    conn.query_row(look, [], |row| row.get::<_, i64>(0)).ok()?;
    Some(conn)
}

/// Writes the same bytes at the same place: the system treats them as new, so its next sync covers them.
fn write_again(log: &Path) -> io::Result<()> {
    let file = File::options().read(true).write(true).open(log)?;
    let mut block = vec![0; BLOCK];
    let mut place = 0;
    loop {
        let length = file.read_at(&mut block, place)?;
        let Some(bytes) = block.get(..length).filter(|bytes| !bytes.is_empty()) else {
            return file.sync_all();
        };
        file.write_all_at(bytes, place)?;
        place += length as u64;
    }
}

#[cfg(test)]
mod tests {
    use std::time::SystemTime;

    use tempfile::TempDir;

    use super::*;

    /// What a killed process leaves behind: a database, and a log with its latest writes.
    fn left_behind() -> (TempDir, PathBuf) {
        let folder = TempDir::new().unwrap();
        let living = folder.path().join("living.db");
        let conn = Connection::open(&living).unwrap();
        conn.execute_batch(
            "PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = 0;
             CREATE TABLE t (a); INSERT INTO t VALUES (1), (2), (3);",
        )
        .unwrap();
        let left = folder.path().join("left.db");
        fs::copy(&living, &left).unwrap();
        fs::copy(log_of(&living), log_of(&left)).unwrap();
        File::open(log_of(&left))
            .unwrap()
            .set_modified(SystemTime::UNIX_EPOCH)
            .unwrap();
        (folder, left)
    }

    fn was_written(database: &Path) -> bool {
        let modified = fs::metadata(log_of(database)).unwrap().modified();
        modified.unwrap() > SystemTime::UNIX_EPOCH
    }

    #[test]
    fn the_log_of_a_killed_process_is_written_again_and_keeps_what_it_holds() {
        let (_folder, left) = left_behind();
        let before = fs::read(log_of(&left)).unwrap();
        settle(&left).unwrap();
        assert!(was_written(&left));
        assert_eq!(fs::read(log_of(&left)).unwrap(), before);
        let conn = Connection::open(&left).unwrap();
        let sum: i64 = conn
            .query_row("SELECT sum(a) FROM t", [], |row| row.get(0))
            .unwrap();
        assert_eq!(sum, 6);
    }

    #[test]
    fn the_log_of_a_living_process_is_left_alone() {
        let (_folder, left) = left_behind();
        let living = Connection::open(&left).unwrap();
        let look = |row: &rusqlite::Row<'_>| row.get::<_, i64>(0);
        living
            .query_row("SELECT count(*) FROM t", [], look)
            .unwrap();
        settle(&left).unwrap();
        assert!(!was_written(&left));
    }

    #[test]
    fn where_no_log_is_there_is_nothing_to_do() {
        let folder = TempDir::new().unwrap();
        settle(&folder.path().join("new.db")).unwrap();
        assert!(!folder.path().join("new.db").exists());
    }
}
