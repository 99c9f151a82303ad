//! `[store]`: the database.

use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::load::Report;
use super::server::cores;
use afterword_model::policy::value::{Duration, GIB, MILLISECOND, MINUTE, Size, plain, within};

/// More readers only compete for the same cores and caches.
const MOST_READERS_CHOSEN: usize = 8;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Store {
    /// The database file; its companions (`-wal`, `-shm`) are beside it.
    #[serde(with = "plain")]
    pub path: PathBuf,

    /// Reading connections; 0 stands for [`Store::reader_connections`]' own choice.
    #[serde(deserialize_with = "within::<0, 64, _, _>")]
    pub readers: usize,

    /// How long to wait for another process's lock.
    #[serde(deserialize_with = "within::<{ 10 * MILLISECOND }, MINUTE, _, _>")]
    pub busy_timeout: Duration,

    /// Writes that may wait for the disk; a further one is refused.
    #[serde(deserialize_with = "within::<1, 1_000_000, _, _>")]
    pub queue: usize,

    /// Free space of its disk below which the server is not ready.
    #[serde(deserialize_with = "within::<0, { 64 * GIB }, _, _>")]
    pub min_free_space: Size,
}

impl Store {
    /// `readers`, or one for each core and between 2 and 8.
    pub fn reader_connections(&self) -> usize {
        match self.readers {
            0 => cores().clamp(2, MOST_READERS_CHOSEN),
            readers => readers,
        }
    }

    pub(super) fn complete(&mut self, report: &mut Report) {
        report.place(&mut self.path);
        if !report.is_sound(&["store.path"]) {
            return;
        }
        let folder = match self.path.parent() {
            Some(folder) if !folder.as_os_str().is_empty() => folder,
            _ => Path::new("."),
        };
        if self.path.is_dir() {
            let message = format!("{} is a folder: name a file in it", self.path.display());
            report.problem("store.path", message);
        } else if !folder.is_dir() {
            let message = format!("the folder {} does not exist: create it", folder.display());
            report.problem("store.path", message);
        }
    }
}
