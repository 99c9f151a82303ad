//! The folder with the backups of one database, and how many of them stay.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use jiff::{SignedDuration, Timestamp};

use super::checksum;
use super::error::BackupError;
use super::name::Naming;
use super::unfinished_file;

pub struct BackupFolder {
    folder: PathBuf,
    naming: Naming,
}

/// A backup in the folder.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredBackup {
    pub file: PathBuf,
    pub time: Timestamp,
}

impl BackupFolder {
    #[must_use]
    pub fn new(folder: &Path, database: &Path) -> Self {
        Self {
            folder: folder.to_owned(),
            naming: Naming::of(database),
        }
    }

    #[must_use]
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Whether this is the name of a backup of this database.
    #[must_use]
    pub fn knows(&self, file: &Path) -> bool {
        let name = file.file_name().and_then(|name| name.to_str());
        name.is_some_and(|name| self.naming.time(name).is_some())
    }

    /// The file for a backup made now; its name is free.
    #[must_use]
    pub fn next(&self, now: Timestamp) -> PathBuf {
        self.free(now, |time| self.naming.name(time))
    }

    /// The file for a backup that somebody asked for: it is none of those that are made regularly, and pushes none of
    /// them out. Its name is free.
    #[must_use]
    pub fn aside(&self, occasion: &str, now: Timestamp) -> PathBuf {
        self.free(now, |time| self.naming.aside(occasion, time))
    }

    /// The first name that is free from now on.
    fn free(&self, now: Timestamp, name: impl Fn(Timestamp) -> String) -> PathBuf {
        let mut time = now;
        loop {
            let file = self.folder.join(name(time));
            let is_taken = file.symlink_metadata().is_ok();
            match time.checked_add(SignedDuration::from_secs(1)) {
                Ok(later) if is_taken => time = later,
                _ => return file,
            }
        }
    }

    /// Oldest first.
    ///
    /// # Errors
    /// The folder can't be read.
    pub fn kept(&self) -> Result<Vec<StoredBackup>, BackupError> {
        let mut kept = Vec::new();
        let failed = || BackupError::file("read", &self.folder);
        for entry in fs::read_dir(&self.folder).map_err(failed())? {
            let entry = entry.map_err(failed())?;
            let name = entry.file_name();
            let time = name.to_str().and_then(|name| self.naming.time(name));
            if let Some(time) = time
                && entry.file_type().is_ok_and(|kind| kind.is_file())
            {
                let file = entry.path();
                kept.push(StoredBackup { file, time });
            }
        }
        kept.sort_by_key(|backup| backup.time);
        Ok(kept)
    }

    /// Removes the oldest until `keep` are left, and what crashes have left behind; returns the removed ones.
    ///
    /// # Errors
    /// A file can't be removed.
    pub fn prune(&self, keep: usize) -> Result<Vec<PathBuf>, BackupError> {
        let mut kept = self.kept()?;
        kept.truncate(kept.len().saturating_sub(keep));
        for backup in &kept {
            // The backup first: a checksum without its file misleads nobody.
            for path in [backup.file.clone(), checksum::sidecar(&backup.file)] {
                match fs::remove_file(&path) {
                    Err(error) if error.kind() != ErrorKind::NotFound => {
                        return Err(BackupError::file("remove", &path)(error));
                    }
                    _ => {}
                }
            }
        }
        let swept = unfinished_file::sweep(&self.folder, |name| self.naming.time(name).is_some());
        swept.map_err(BackupError::file("clean up", &self.folder))?;
        Ok(kept.into_iter().map(|backup| backup.file).collect())
    }
}
