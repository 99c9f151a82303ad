//! Errors of backups and restores. Each says what to do, if that is known.

use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use afterword_store::StoreError;
use afterword_store_sqlite::UnusableDatabase;

#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    #[error("{} is there already, and stays as it is: choose another name", .0.display())]
    Exists(PathBuf),
    #[error(
        "{} MiB may be needed in {}, {} MiB are free: make room, or choose another disk",
        mebibytes(*.needed), folder.display(), .free / MIB
    )]
    NoRoom {
        folder: PathBuf,
        needed: u64,
        free: u64,
    },
    #[error("the disk of {} is full: make room, or choose another disk", .0.display())]
    Full(PathBuf),
    #[error("can't {what} {}: {error}", path.display())]
    File {
        what: &'static str,
        path: PathBuf,
        error: std::io::Error,
    },
    #[error(
        "the database {} can't be copied: {error}. See whether its disk, and the one that it is copied to, can be read and written",
        path.display()
    )]
    Copy { path: PathBuf, error: StoreError },
    #[error(
        "the copy of the database can't be relied on: {0}. The database itself may be damaged: `afterword doctor` \
         looks at it; keep your older backups"
    )]
    BadCopy(UnusableDatabase),
    #[error("{} can't be restored: {unsound}", path.display())]
    Unsound {
        path: PathBuf,
        unsound: UnusableDatabase,
    },
    #[error(
        "{} is not what was backed up: its checksum is {found}, {} says {written}. It may have been cut off or changed \
         on its way: take another copy, or an older backup",
        path.display(), sidecar.display()
    )]
    Checksum {
        path: PathBuf,
        sidecar: PathBuf,
        written: String,
        found: String,
    },
    #[error("{} contains no checksum as `sha256sum` writes it: repair it, or remove it to go without", .0.display())]
    BadSidecar(PathBuf),
    #[error("{} can't be restored: {reason}", path.display())]
    Refused { path: PathBuf, reason: String },
    #[error("another process has {} open: end it first, and try again ({reason})", path.display())]
    InUse { path: PathBuf, reason: String },
    #[error("it was ended before it was complete")]
    Cancelled,
}

const MIB: u64 = 1024 * 1024;

fn mebibytes(bytes: u64) -> u64 {
    bytes.div_ceil(MIB)
}

impl BackupError {
    pub(super) fn file(what: &'static str, path: &Path) -> impl FnOnce(std::io::Error) -> Self {
        let path = path.to_owned();
        move |error| match error.kind() {
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded => Self::Full(path),
            _ => Self::File { what, path, error },
        }
    }
}
