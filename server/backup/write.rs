//! Makes a backup: copy, verify the copy, sync, rename, write its checksum.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use super::checksum;
use super::error::BackupError;
use super::free_space::{self, folder_of};
use super::unfinished_file::{Making, sync_folder_of};
use afterword_store::StoreError;
use afterword_store_sqlite::{Cancel, Depth, LogBound, Survey, copy, survey};

#[cfg(target_os = "linux")]
/// The niceness of a backup, below other work on the machine (`man nice`).
const BEHIND: i32 = 10;

/// A backup that was just made.
#[derive(Debug, Clone)]
pub struct Backup {
    pub file: PathBuf,
    pub bytes: u64,
    pub sha256: String,
    pub survey: Survey,
    pub took: Duration,
}

/// Writes a backup of a database, whether a server uses it or not. The file is complete as soon as it has its name;
/// an error leaves nothing behind.
///
/// `bound`: how long the log beside the database may become meanwhile; a copy that lets it grow further is given up.
///
/// # Errors
/// [`BackupError`]
pub fn back_up(
    database: &Path,
    to: &Path,
    cancel: &Cancel,
    bound: Option<LogBound>,
) -> Result<Backup, BackupError> {
    std::thread::scope(|scope| {
        let thread = scope.spawn(|| {
            // Readers and writers go first. On other systems this would apply to the whole server.
            #[cfg(target_os = "linux")]
            let _ = rustix::process::nice(BEHIND);
            written(database, to, cancel, bound)
        });
        thread.join().unwrap_or(Err(BackupError::Cancelled))
    })
}

fn written(
    database: &Path,
    to: &Path,
    cancel: &Cancel,
    bound: Option<LogBound>,
) -> Result<Backup, BackupError> {
    let began = Instant::now();
    let sidecar = checksum::sidecar(to);
    for path in [to, &sidecar] {
        if path.symlink_metadata().is_ok() {
            return Err(BackupError::Exists(path.to_owned()));
        }
    }
    free_space::ensure(folder_of(to), free_space::size(database))?;
    let making = Making::begin(to)?;
    copy(database, &making.path, cancel, bound)
        .map_err(|error| copy_failed(database, to, cancel, error))?;
    let survey = survey(&making.path, Depth::Whole, cancel).map_err(|unsound| {
        if cancel.is_cancelled() {
            return BackupError::Cancelled;
        }
        BackupError::BadCopy(unsound)
    })?;
    making.sync()?;
    let metadata = making.path.metadata();
    let bytes = metadata
        .map_err(BackupError::file("read", &making.path))?
        .len();
    let sha256 = checksum::of(&making.path)?;
    let sum = written_sum(&sidecar, &sha256, to)?;
    if cancel.is_cancelled() {
        return Err(BackupError::Cancelled);
    }
    making.publish(to)?;
    sum.publish(&sidecar)?;
    sync_folder_of(to)?;
    Ok(Backup {
        file: to.to_owned(),
        bytes,
        sha256,
        survey,
        took: began.elapsed(),
    })
}

fn written_sum(sidecar: &Path, sum: &str, of: &Path) -> Result<Making, BackupError> {
    let mut making = Making::begin(sidecar)?;
    let name = of.file_name().unwrap_or_default().to_string_lossy();
    let written = making.file.write_all(checksum::line(sum, &name).as_bytes());
    written.map_err(BackupError::file("write", &making.path))?;
    making.sync()?;
    Ok(making)
}

fn copy_failed(database: &Path, to: &Path, cancel: &Cancel, error: StoreError) -> BackupError {
    match error {
        _ if cancel.is_cancelled() => BackupError::Cancelled,
        StoreError::Full(_) => BackupError::Full(folder_of(to).to_owned()),
        error => BackupError::Copy {
            path: database.to_owned(),
            error,
        },
    }
}
