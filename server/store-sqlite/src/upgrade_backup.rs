//! The upgrade backup: the database before its latest migration, for going back to the version of Afterword that
//! wrote it. Only the copy of the latest upgrade is kept.

use std::fs::{self, File, OpenOptions};
use std::os::unix::fs::OpenOptionsExt;
use std::path::{Path, PathBuf};

use rusqlite::{Connection, OpenFlags};

use super::copy::vacuum_into;
use super::error::store_error;
use afterword_store::{StoreError, StoreResult};

const NAME: &str = ".before-schema-";
const PARTIAL: &str = ".partial-";

/// An incomplete copy; removed when dropped.
struct Partial(PathBuf);

impl Drop for Partial {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.0);
    }
}

/// Copies the database, which has the schema `found`, before it gets the schema `next`.
pub(super) fn keep(conn: &Connection, database: &Path, found: u32, next: u32) -> StoreResult<()> {
    let database = real(database);
    let file = named(&database, next);
    // Named by the process id: a command may begin the same upgrade.
    let partial = Partial(beside(&file, &format!("{PARTIAL}{}", std::process::id())));
    let failed = |error: &dyn std::fmt::Display| {
        let file = file.display();
        format!(
            "before it gets schema {next}, a copy must be kept in {file}, which failed: {error}. Nothing was changed: \
             make room, or let Afterword write into the folder, and start it again"
        )
    };
    let unavailable = |error: std::io::Error| StoreError::Unavailable(failed(&error));
    forget_interrupted(&database);
    let mut new = OpenOptions::new();
    new.write(true).create(true).truncate(true).mode(0o600);
    let open = new.open(&partial.0).map_err(unavailable)?;
    // As long as this process lives. Where the file system has no locks, nobody can take it for a left-over either.
    let _ = open.try_lock();
    vacuum_into(conn, &partial.0).map_err(|error| match error {
        StoreError::Full(reason) => StoreError::Full(failed(&reason)),
        error => StoreError::Unavailable(failed(&error)),
    })?;
    // Another process may have been faster, and the copy has the new schema already.
    if schema_of(&partial.0)? != found {
        return Ok(());
    }
    open.sync_all()
        .and_then(|()| fs::rename(&partial.0, &file))
        .and_then(|()| File::open(folder_of(&file))?.sync_all())
        .map_err(unavailable)
}

/// Removes the copies of earlier upgrades.
pub(super) fn forget_older(database: &Path, newest: u32) {
    let database = real(database);
    for schema in 1..newest {
        let _ = fs::remove_file(named(&database, schema));
    }
}

/// Removes incomplete copies of upgrades that were interrupted by a kill or a power cut: nobody holds their lock.
fn forget_interrupted(database: &Path) {
    let start = beside(database, NAME);
    let start = start.file_name().unwrap_or_default().as_encoded_bytes();
    let Ok(files) = fs::read_dir(folder_of(database)) else {
        return;
    };
    for file in files.flatten() {
        let name = file.file_name();
        let rest = name.as_encoded_bytes().strip_prefix(start);
        let is_partial = rest.is_some_and(|rest| {
            let text = String::from_utf8_lossy(rest);
            text.split_once(PARTIAL)
                .is_some_and(|(schema, _)| schema.parse::<u32>().is_ok())
        });
        if is_partial && File::open(file.path()).is_ok_and(|open| open.try_lock().is_ok()) {
            let _ = fs::remove_file(file.path());
        }
    }
}

pub(super) fn named(database: &Path, schema: u32) -> PathBuf {
    beside(database, &format!("{NAME}{schema}"))
}

fn schema_of(file: &Path) -> StoreResult<u32> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let copy = Connection::open_with_flags(file, flags).map_err(store_error)?;
    copy.query_row("PRAGMA user_version", [], |row| row.get(0))
        .map_err(store_error)
}

fn real(database: &Path) -> PathBuf {
    database
        .canonicalize()
        .unwrap_or_else(|_| database.to_owned())
}

fn folder_of(file: &Path) -> &Path {
    match file.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    }
}

fn beside(path: &Path, more: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(more);
    name.into()
}
