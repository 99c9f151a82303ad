//! A database in a folder of its own.
#![allow(
    clippy::unwrap_used,
    dead_code,
    reason = "a test fails by panicking, and not every binary of tests uses all of it"
)]

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use afterword_store::{Store, StoreLimits, StoreResult};
use afterword_store_contract::{TestStorage, TestStore};
use afterword_store_sqlite::Sqlite;
use tempfile::TempDir;

pub(crate) const LIMITS: StoreLimits = StoreLimits {
    readers: 2,
    busy_timeout: Duration::from_millis(50),
    queue: 1024,
    min_free_space: 0,
    yields_to_readers: false,
};

struct Folder(TempDir);

impl TestStorage for Folder {
    fn open(&self) -> StoreResult<Arc<dyn Store>> {
        Ok(Arc::new(open(&self.0.path().join("afterword.db"))?))
    }

    fn folder(&self) -> Option<&Path> {
        Some(self.0.path())
    }
}

pub(crate) fn home() -> Box<dyn TestStorage> {
    Box::new(Folder(TempDir::new().unwrap()))
}

/// Where no disk has to be waited for, if the system has such a place.
pub(crate) fn home_in_memory() -> Box<dyn TestStorage> {
    let memory = Path::new("/dev/shm");
    let folder = match memory.is_dir() {
        true => TempDir::new_in(memory),
        false => TempDir::new(),
    };
    Box::new(Folder(folder.unwrap()))
}

pub(crate) async fn shelf() -> TestStore {
    TestStore::new(home()).await
}

pub(crate) fn open(path: &Path) -> StoreResult<Sqlite> {
    Sqlite::open(path, LIMITS)
}

pub(crate) fn folder(home: &dyn TestStorage) -> &Path {
    home.folder().unwrap()
}

pub(crate) fn database(shelf: &TestStore) -> PathBuf {
    folder(&*shelf.home).join("afterword.db")
}
