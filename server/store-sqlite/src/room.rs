//! Room for the next comments: free space, and whether the system grants it.
//!
//! A row of a few bytes finds room in pages that are half empty, also where no comment fits any more. So nothing is
//! written here: the free space is read, and space for large comments is allocated in a file without a name, which
//! also meets quotas.

use std::fs::File;
use std::path::{Path, PathBuf};

use rustix::fs::{FallocateFlags, Mode, OFlags};
use rustix::io::Errno;

use afterword_store::{StoreError, StoreResult};

/// More than the largest comment takes: its text, its HTML, its words, and the pages of the log.
const LARGEST: u64 = 1024 * 1024;

#[derive(Clone)]
pub(super) struct Room {
    folder: PathBuf,
    min_free_space: u64,
}

impl Room {
    pub(super) fn beside(database: &Path, min_free_space: u64) -> Self {
        let real = database.canonicalize();
        let folder = match real.as_deref().unwrap_or(database).parent() {
            Some(folder) if !folder.as_os_str().is_empty() => folder,
            _ => Path::new("."),
        };
        Self {
            folder: folder.to_owned(),
            min_free_space,
        }
    }

    /// # Errors
    /// [`StoreError::Full`]: less than `min_free_space` is free, or the system does not grant the space of a large
    /// comment.
    pub(super) async fn ensure(&self) -> StoreResult<()> {
        let room = self.clone();
        // A network's file system may take its time.
        let ensured = tokio::task::spawn_blocking(move || room.look());
        match ensured.await {
            Ok(ensured) => ensured,
            Err(error) => Err(StoreError::Unavailable(error.to_string())),
        }
    }

    fn look(&self) -> StoreResult<()> {
        // A file system that does not report its free space is tried.
        if let Ok(disk) = rustix::fs::statvfs(&self.folder) {
            let free = disk.f_bavail.saturating_mul(disk.f_frsize);
            let needed = self.min_free_space;
            if free < needed {
                return Err(StoreError::Full(format!(
                    "{} has {free} free bytes, and store.min_free_space wants {needed}",
                    self.folder.display()
                )));
            }
        }
        if self.min_free_space == 0 {
            return Ok(());
        }
        match allocate(&self.folder) {
            Err(error @ (Errno::NOSPC | Errno::DQUOT | Errno::FBIG)) => {
                Err(StoreError::Full(format!(
                    "{} has no room for {LARGEST} bytes: {error}",
                    self.folder.display()
                )))
            }
            // Not every file system has files without a name, or allocates in advance.
            Ok(()) | Err(_) => Ok(()),
        }
    }
}

/// Nothing is left of it, also after a crash: the file has no name.
fn allocate(folder: &Path) -> rustix::io::Result<()> {
    let flags = OFlags::TMPFILE | OFlags::WRONLY | OFlags::CLOEXEC;
    let file = File::from(rustix::fs::open(folder, flags, Mode::RUSR | Mode::WUSR)?);
    rustix::fs::fallocate(&file, FallocateFlags::empty(), 0, LARGEST)
}
