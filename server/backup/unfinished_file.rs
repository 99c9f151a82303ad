//! An unfinished file: hidden, locked, readable only by its owner, and removed unless it becomes complete.
//!
//! The lock says that a process is writing it. A file without a lock was left by a crash.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::ErrorKind;
use std::os::unix::fs::OpenOptionsExt;
use std::path::{Path, PathBuf};

use super::error::BackupError;
use super::free_space::folder_of;
use super::name::beside;

const ENDING: &str = ".partial";

pub(super) struct Making {
    pub(super) path: PathBuf,
    pub(super) file: File,
}

impl Making {
    /// Creates the unfinished form of the file `to`.
    pub(super) fn begin(to: &Path) -> Result<Self, BackupError> {
        let path = partial(to);
        if is_left(&path) {
            fs::remove_file(&path).map_err(BackupError::file("remove", &path))?;
        }
        let mut new = OpenOptions::new();
        new.read(true).write(true).create_new(true).mode(0o600);
        let file = new.open(&path).map_err(BackupError::file("write", &path))?;
        let locked = file.try_lock().map_err(std::io::Error::from);
        let making = Self { path, file };
        // Without locks, as on some network file systems, it can't be recognised after a crash, and stays.
        if let Err(error) = locked
            && error.kind() == ErrorKind::WouldBlock
        {
            return Err(BackupError::file("lock", &making.path)(error));
        }
        Ok(making)
    }

    pub(super) fn sync(&self) -> Result<(), BackupError> {
        let synced = self.file.sync_all();
        synced.map_err(BackupError::file("write", &self.path))
    }

    /// Gives it its final name, which must be free.
    pub(super) fn publish(self, to: &Path) -> Result<(), BackupError> {
        // A hard link never replaces a file; not every file system has links.
        match fs::hard_link(&self.path, to) {
            Ok(()) => Ok(()),
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {
                Err(BackupError::Exists(to.to_owned()))
            }
            Err(_) if to.symlink_metadata().is_ok() => Err(BackupError::Exists(to.to_owned())),
            Err(_) => fs::rename(&self.path, to).map_err(BackupError::file("write", to)),
        }
    }
}

impl Drop for Making {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.path);
        // The files that SQLite leaves next to a database that it has only read.
        for companion in ["-wal", "-shm", "-journal"] {
            let _ = fs::remove_file(beside(&self.path, companion));
        }
    }
}

fn partial(to: &Path) -> PathBuf {
    let mut name = std::ffi::OsString::from(".");
    name.push(to.file_name().unwrap_or_default());
    name.push(ENDING);
    to.with_file_name(name)
}

/// Whether a process is writing this file now.
pub(super) fn is_being_made(path: &Path) -> bool {
    File::open(path).is_ok_and(|file| matches!(file.try_lock(), Err(TryLockError::WouldBlock)))
}

fn is_left(path: &Path) -> bool {
    path.is_file() && !is_being_made(path)
}

/// Removes unfinished files that crashes have left, if their names are ours.
pub(super) fn sweep(folder: &Path, is_ours: impl Fn(&str) -> bool) -> std::io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = entry.file_name();
        let whole = name.to_str().and_then(|name| {
            let name = name.strip_prefix('.')?.strip_suffix(ENDING)?;
            Some(name.strip_suffix(".sha256").unwrap_or(name))
        });
        if whole.is_some_and(&is_ours) && is_left(&entry.path()) {
            fs::remove_file(entry.path())?;
        }
    }
    Ok(())
}

/// Syncs a file's folder, so that the names in it are as durable as the file.
pub(super) fn sync_folder_of(file: &Path) -> Result<(), BackupError> {
    let folder = folder_of(file);
    let synced = File::open(folder).and_then(|folder| folder.sync_all());
    synced.map_err(BackupError::file("write", folder))
}
