//! Restoring: a verified copy replaces the database, which is moved aside and never removed.
//!
//! At every moment there is a whole database under the database's name: first the old one gets a second name, then
//! the new one replaces the first.

use std::fs;
use std::path::{Path, PathBuf};

use jiff::Timestamp;

use super::error::BackupError;
use super::free_space::{self, folder_of};
use super::incoming::{Incoming, missing, refused};
use super::name::beside;
use super::unfinished_file::{Making, sync_folder_of};
use afterword_store::StoreError;
use afterword_store_sqlite::{
    Cancel, Depth, ExclusiveDatabase, Survey, UnusableDatabase, hold, survey,
};

/// The result of a restore.
#[derive(Debug, Clone)]
pub struct Restored {
    pub database: PathBuf,
    pub survey: Survey,
    /// Whether there was a checksum; it matched.
    pub has_checksum: bool,
    pub replaced: Option<Replaced>,
}

/// The previous database.
#[derive(Debug, Clone)]
pub struct Replaced {
    pub moved_to: PathBuf,
    /// `None` if it was damaged.
    pub survey: Option<Survey>,
}

/// Replaces a database with a backup. The caller makes sure that no server uses it meanwhile.
///
/// # Errors
/// [`BackupError`]; the database is unchanged.
pub fn restore(file: &Path, database: &Path, now: Timestamp) -> Result<Restored, BackupError> {
    let database = &real(database)?;
    let incoming = Incoming::take(file, database)?;
    let owner = database
        .metadata()
        .or_else(|_| folder_of(database).metadata());
    let owner = owner.map_err(BackupError::file("read", database))?;
    incoming.belongs_to(&owner, database)?;
    let place = ClearedTarget::clear(database, now)?;
    let Incoming {
        making,
        survey,
        has_checksum,
    } = incoming;
    fs::rename(&making.path, database).map_err(BackupError::file("replace", database))?;
    sync_folder_of(database)?;
    Ok(Restored {
        database: database.clone(),
        survey,
        has_checksum,
        replaced: place.replaced,
    })
}

/// The file behind all links: replacing a link would leave the database where it was.
fn real(database: &Path) -> Result<PathBuf, BackupError> {
    match database.canonicalize() {
        Ok(real) => Ok(real),
        Err(error) if missing(&error) && database.symlink_metadata().is_ok() => Err(refused(
            database,
            "it is a link that leads nowhere: repair or remove it",
        )),
        Err(error) if missing(&error) => Ok(database.to_owned()),
        Err(error) => Err(BackupError::file("read", database)(error)),
    }
}

/// The database's place, ready for another file. The old database has a second name, and no file next to it could be
/// taken for the new one's.
struct ClearedTarget {
    replaced: Option<Replaced>,
    /// Keeps the database locked until the new one is in place.
    _held: Option<ExclusiveDatabase>,
}

impl ClearedTarget {
    fn clear(database: &Path, now: Timestamp) -> Result<Self, BackupError> {
        let aside = aside(database, now);
        if database.symlink_metadata().is_err() {
            move_companions(database, &aside)?;
            return Ok(Self {
                replaced: None,
                _held: None,
            });
        }
        let survey = survey(database, Depth::Quick, &Cancel::default());
        let held = match survey {
            // Opening it for writing would change it or its log: all its files are moved as they are.
            Err(UnusableDatabase::Damaged(_) | UnusableDatabase::Foreign(_)) => None,
            _ => held(database)?,
        };
        let survey = survey.ok();
        second_name(database, &aside)?;
        move_companions(database, &aside)?;
        sync_folder_of(database)?;
        let moved_to = aside;
        Ok(Self {
            replaced: Some(Replaced { moved_to, survey }),
            _held: held,
        })
    }
}

fn held(database: &Path) -> Result<Option<ExclusiveDatabase>, BackupError> {
    match hold(database) {
        Ok(held) => Ok(Some(held)),
        Err(StoreError::Busy(reason)) => {
            let path = database.to_owned();
            Err(BackupError::InUse { path, reason })
        }
        Err(_) => Ok(None),
    }
}

/// A free name.
fn aside(database: &Path, now: Timestamp) -> PathBuf {
    let name = format!(".before-restore-{}", now.strftime("%Y%m%dT%H%M%SZ"));
    let first = beside(database, &name);
    let others = (2..).map(|number| beside(&first, &format!("-{number}")));
    let mut names = std::iter::once(first.clone()).chain(others);
    let free = names.find(|name| name.symlink_metadata().is_err());
    free.unwrap_or(first)
}

fn second_name(database: &Path, aside: &Path) -> Result<(), BackupError> {
    if fs::hard_link(database, aside).is_ok() {
        return Ok(());
    }
    // Not every file system has links; then a copy is made.
    let length = database.metadata().map_or(0, |metadata| metadata.len());
    free_space::ensure(folder_of(database), length)?;
    let mut making = Making::begin(aside)?;
    let copied = fs::File::open(database)
        .and_then(|mut source| std::io::copy(&mut source, &mut making.file));
    copied.map_err(BackupError::file("copy", database))?;
    making.sync()?;
    making.publish(aside)
}

/// Otherwise SQLite would read the old log as the new database's.
fn move_companions(database: &Path, aside: &Path) -> Result<(), BackupError> {
    for companion in ["-wal", "-journal"] {
        let from = beside(database, companion);
        match fs::rename(&from, beside(aside, companion)) {
            Err(error) if !missing(&error) => return Err(BackupError::file("move", &from)(error)),
            _ => {}
        }
    }
    let index = beside(database, "-shm");
    match fs::remove_file(&index) {
        Err(error) if !missing(&error) => Err(BackupError::file("remove", &index)(error)),
        _ => Ok(()),
    }
}
