//! How far the write-ahead log may grow because of a long reading: it can't restart while a snapshot is read.

use std::path::{Path, PathBuf};

/// The log of a database, and how long it may become.
#[derive(Debug, Clone)]
pub struct LogBound {
    log: PathBuf,
    most: u64,
}

impl LogBound {
    /// The log may grow by so many bytes from now on.
    #[must_use]
    pub fn of(database: &Path, growth: u64) -> Self {
        // Next to the file itself, also when links lead to it.
        let real = database.canonicalize();
        let mut log = real.as_deref().unwrap_or(database).as_os_str().to_owned();
        log.push("-wal");
        let log = PathBuf::from(log);
        let most = length(&log).saturating_add(growth);
        Self { log, most }
    }

    #[must_use]
    pub fn is_reached(&self) -> bool {
        length(&self.log) > self.most
    }
}

fn length(log: &Path) -> u64 {
    log.metadata().map_or(0, |log| log.len())
}
