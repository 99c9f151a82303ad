//! `[store]`: the database.

use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::load::Report;
use super::server::cores;
use super::{Secret, secret};
use afterword_model::policy::value::{
    Duration, GIB, HOUR, MILLISECOND, MINUTE, Size, or_empty, plain, within,
};

const URL: &str = "store.url";

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

    /// The database in PostgreSQL, in place of the file. It may hold a password.
    #[serde(with = "or_empty")]
    pub url: Option<Secret>,

    /// The file that `url` was read from.
    #[serde(with = "or_empty")]
    pub url_file: Option<PathBuf>,

    /// Connections to PostgreSQL.
    #[serde(deserialize_with = "within::<1, 1000, _, _>")]
    pub pool: usize,

    /// How long a call waits for a connection that is free.
    #[serde(deserialize_with = "within::<{ 10 * MILLISECOND }, MINUTE, _, _>")]
    pub pool_timeout: Duration,

    /// How long PostgreSQL may work on one statement.
    #[serde(deserialize_with = "within::<{ 100 * MILLISECOND }, HOUR, _, _>")]
    pub statement_timeout: Duration,

    /// Whether connections prepare statements.
    pub prepared_statements: bool,

    /// Whether nodes hear from each other by LISTEN and NOTIFY.
    pub notify: bool,
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
        secret::settle(URL, &mut self.url, &mut self.url_file, check_url, report);
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

/// Only its first word: the store knows the rest. The message doesn't quote it, because of the password.
fn check_url(url: &str) -> Result<(), String> {
    if url.starts_with("postgres://") || url.starts_with("postgresql://") {
        return Ok(());
    }
    let message = "must begin with postgres://, such as postgres://afterword@db.example.org/comments; a file of SQLite \
                   is named by store.path";
    Err(message.to_owned())
}
