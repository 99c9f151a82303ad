//! What only `SQLite` can meet: locks of other processes, disks and files as they come.

mod files;
mod folding;
mod full;
mod groups;
mod lessons;
mod locked;
mod others;
mod panics;
mod read_only;
mod waiting_words;

use std::path::PathBuf;
use std::time::Duration;

use rusqlite::Connection;

use super::shelf::{Backend, Shelf};
use afterword_store::{StoreLimits, StoreResult};
use afterword_store_sqlite::Sqlite;

/// Longer than any test needs.
const PATIENT: Duration = Duration::from_secs(30);

async fn shelf() -> Shelf {
    Shelf::new(Backend::Sqlite).await
}

/// A shelf whose writer waits for locks of others, and whose queue is this long.
async fn patient_shelf(queue: usize) -> Shelf {
    let shelf = shelf().await;
    let limits = StoreLimits {
        readers: 2,
        busy_timeout: PATIENT,
        queue,
    };
    let store = Sqlite::open(&database(&shelf), limits).unwrap();
    Shelf {
        store: std::sync::Arc::new(store),
        ..shelf
    }
}

fn open(path: &std::path::Path) -> StoreResult<Sqlite> {
    Sqlite::open(path, super::shelf::LIMITS)
}

fn database(shelf: &Shelf) -> PathBuf {
    shelf.folder.path().join("afterword.db")
}

/// Another process that is about to write, until it is dropped.
fn lock(shelf: &Shelf) -> Connection {
    let other = Connection::open(database(shelf)).unwrap();
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    other
}
