//! The file to restore, copied next to the database and verified there, so that a later change of the original does
//! not matter.

use std::fs::{File, Metadata};
use std::io::{ErrorKind, Write};
use std::os::unix::fs::{MetadataExt, chown};
use std::path::Path;

use super::checksum;
use super::error::BackupError;
use super::free_space::{self, folder_of};
use super::name::beside;
use super::unfinished_file::{Making, is_being_made};
use afterword_store::StoreError;
use afterword_store_sqlite::{Cancel, Depth, Survey, hold, survey};

pub(super) struct Incoming {
    pub(super) making: Making,
    pub(super) survey: Survey,
    /// Whether there was a checksum to compare with.
    pub(super) has_checksum: bool,
}

impl Incoming {
    /// # Errors
    /// The file is not a valid backup.
    pub(super) fn take(file: &Path, database: &Path) -> Result<Self, BackupError> {
        let mut source = open(file, database)?;
        let before = whole(&source, file)?;
        free_space::ensure(folder_of(database), before.len())?;
        let mut making = Making::begin(&beside(database, ".restoring"))?;
        let found = copied(&mut source, file, &mut making)?;
        let after = whole(&source, file)?;
        if (before.len(), before.mtime(), before.mtime_nsec())
            != (after.len(), after.mtime(), after.mtime_nsec())
        {
            return Err(refused(
                file,
                "it is being written to: wait until it is complete",
            ));
        }
        let has_checksum = checksum::verify(file, &found)?;
        let unsound = |unsound| BackupError::Unsound {
            path: file.to_owned(),
            unsound,
        };
        // SQLite would read a file that is no database as an empty one, or write into it: so it is only read at
        // first.
        let survey = survey(&making.path, Depth::Whole, &Cancel::default()).map_err(unsound)?;
        drop(hold(&making.path).map_err(|error| unusable(file, error))?);
        making.sync()?;
        Ok(Self {
            making,
            survey,
            has_checksum,
        })
    }

    /// Gives it the owner of the database that it replaces: a restore often runs as root, a server never.
    pub(super) fn belongs_to(&self, owner: &Metadata, name: &Path) -> Result<(), BackupError> {
        let own = whole(&self.making.file, &self.making.path)?;
        if (own.uid(), own.gid()) == (owner.uid(), owner.gid()) {
            return Ok(());
        }
        let given = chown(&self.making.path, Some(owner.uid()), Some(owner.gid()));
        given.map_err(|_| {
            let reason = format!(
                "{} belongs to user {}, and only that user or root may put a file in its place: try again with sudo",
                name.display(),
                owner.uid()
            );
            refused(name, &reason)
        })
    }
}

fn open(file: &Path, database: &Path) -> Result<File, BackupError> {
    let source = File::open(file).map_err(BackupError::file("read", file))?;
    let metadata = whole(&source, file)?;
    if !metadata.is_file() {
        return Err(refused(file, "it is no file: name one backup"));
    }
    let is_same = |other: Metadata| (other.dev(), other.ino()) == (metadata.dev(), metadata.ino());
    if database.metadata().is_ok_and(is_same) {
        return Err(refused(
            file,
            "it is the database itself: name a backup of it",
        ));
    }
    if is_being_made(file) {
        return Err(refused(
            file,
            "another process writes it just now: wait until it is complete",
        ));
    }
    for companion in ["-wal", "-journal"] {
        let companion = beside(file, companion);
        if companion
            .metadata()
            .is_ok_and(|companion| companion.len() > 0)
        {
            let reason = format!(
                "{} lies beside it, so it is a database in use or one that was cut off, and a part of it is there: \
                 make a backup of it first, `afterword backup --set store.path={} copy.db`, and restore that",
                companion.display(),
                file.display()
            );
            return Err(refused(file, &reason));
        }
    }
    Ok(source)
}

fn copied(source: &mut File, file: &Path, making: &mut Making) -> Result<String, BackupError> {
    let to = &mut making.file;
    let mut failed_to_write = false;
    let sum = checksum::each_block(source, |block| {
        to.write_all(block).inspect_err(|_| failed_to_write = true)
    });
    let (what, path) = if failed_to_write {
        ("write", making.path.as_path())
    } else {
        ("read", file)
    };
    sum.map_err(BackupError::file(what, path))
}

fn whole(open: &File, file: &Path) -> Result<Metadata, BackupError> {
    open.metadata().map_err(BackupError::file("read", file))
}

fn unusable(file: &Path, error: StoreError) -> BackupError {
    match error {
        StoreError::Full(_) => BackupError::Full(folder_of(file).to_owned()),
        error => refused(file, &error.to_string()),
    }
}

pub(super) fn refused(file: &Path, reason: &str) -> BackupError {
    BackupError::Refused {
        path: file.to_owned(),
        reason: reason.to_owned(),
    }
}

pub(super) fn missing(error: &std::io::Error) -> bool {
    error.kind() == ErrorKind::NotFound
}
