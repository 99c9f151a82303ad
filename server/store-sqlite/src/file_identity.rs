//! Whether the database's path still leads to the file that was opened.
//!
//! A file that is removed or replaced below a running process lives on for whoever has it open. Comments would go
//! into it, be acknowledged, and be gone with the process.

use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};

use afterword_store::{StoreError, StoreResult};

pub(super) struct FileIdentity {
    path: PathBuf,
    opened: Identity,
    /// Reported once, not with each write.
    is_reported: AtomicBool,
}

/// Device and inode.
type Identity = (u64, u64);

impl FileIdentity {
    /// Of a database that was just opened.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`]: it is gone already.
    pub(super) fn of(path: &Path) -> StoreResult<Self> {
        let opened = identity(path)
            .map_err(|error| StoreError::Unavailable(format!("{}: {error}", path.display())))?;
        Ok(Self {
            path: path.to_owned(),
            opened,
            is_reported: AtomicBool::new(false),
        })
    }

    /// # Errors
    /// [`StoreError::Unavailable`]: the path leads nowhere, or to another file.
    pub(super) fn ensure(&self) -> StoreResult<()> {
        let path = self.path.display();
        let found = match identity(&self.path) {
            Ok(found) if found == self.opened => {
                if self.is_reported.swap(false, Ordering::Relaxed) {
                    tracing::info!(%path, "the database is back: writes are accepted again");
                }
                return Ok(());
            }
            Ok(_) => "was replaced by another file".to_owned(),
            Err(error) => format!("is gone ({error})"),
        };
        let detail = format!(
            "the database {path} {found} while the server ran: nothing is written. Put it back, or restart the server"
        );
        if !self.is_reported.swap(true, Ordering::Relaxed) {
            tracing::error!("{detail}");
        }
        Err(StoreError::Unavailable(detail))
    }
}

fn identity(path: &Path) -> std::io::Result<Identity> {
    let file = path.metadata()?;
    Ok((file.dev(), file.ino()))
}
