//! Checks free space: if a backup fills the disk, the server can't store comments either.

use std::path::Path;

use super::error::BackupError;
use super::name::beside;

/// What stays free for the log of a running server.
const MARGIN: u64 = 16 * 1024 * 1024;

/// The bytes that anybody may still write into a folder.
///
/// # Errors
/// The system does not tell.
pub fn free(folder: &Path) -> std::io::Result<u64> {
    let disk = rustix::fs::statvfs(folder)?;
    Ok(disk.f_bavail.saturating_mul(disk.f_frsize))
}

/// The bytes that a copy of a database may need.
#[must_use]
pub fn size(database: &Path) -> u64 {
    let length = |path: &Path| path.metadata().map_or(0, |metadata| metadata.len());
    // Beside the file itself, wherever links to it are.
    let real = database.canonicalize();
    let database = real.as_deref().unwrap_or(database);
    length(database).saturating_add(length(&beside(database, "-wal")))
}

pub(super) fn ensure(folder: &Path, bytes: u64) -> Result<(), BackupError> {
    let needed = bytes.saturating_add(MARGIN);
    // A file system that does not tell is tried.
    match free(folder) {
        Ok(free) if free < needed => Err(BackupError::NoRoom {
            folder: folder.to_owned(),
            needed,
            free,
        }),
        _ => Ok(()),
    }
}

/// The folder that a file lies in.
pub(super) fn folder_of(file: &Path) -> &Path {
    match file.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    }
}
