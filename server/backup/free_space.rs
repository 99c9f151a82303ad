//! Checks free space: if a backup fills the disk, the server can't store comments either.

use std::path::Path;

use super::error::BackupError;
use super::name::beside;

/// Space that stays free for the log of a running server.
const MARGIN: u64 = 16 * 1024 * 1024;

/// The bytes that can still be written into a folder.
///
/// # Errors
/// The system does not report them.
pub fn free(folder: &Path) -> std::io::Result<u64> {
    let disk = rustix::fs::statvfs(folder)?;
    Ok(disk.f_bavail.saturating_mul(disk.f_frsize))
}

/// The bytes that a copy of a database may need.
#[must_use]
pub fn size(database: &Path) -> u64 {
    let length = |path: &Path| path.metadata().map_or(0, |metadata| metadata.len());
    // Next to the file itself, also when links lead to it.
    let real = database.canonicalize();
    let database = real.as_deref().unwrap_or(database);
    length(database).saturating_add(length(&beside(database, "-wal")))
}

pub(super) fn ensure(folder: &Path, bytes: u64) -> Result<(), BackupError> {
    let needed = bytes.saturating_add(MARGIN);
    // If the file system does not report its free space, the backup is tried.
    match free(folder) {
        Ok(free) if free < needed => Err(BackupError::NoRoom {
            folder: folder.to_owned(),
            needed,
            free,
        }),
        _ => Ok(()),
    }
}

/// The folder of a file.
pub(super) fn folder_of(file: &Path) -> &Path {
    match file.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    }
}
