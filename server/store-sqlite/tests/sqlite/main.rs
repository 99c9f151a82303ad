//! What only `SQLite` can meet: locks of other processes, disks and files as they come.
#![allow(
    clippy::unwrap_used,
    clippy::too_many_lines,
    reason = "a test fails by panicking, and is read from top to bottom like a story or a table"
)]

mod checkpointer;
mod files;
mod full;
mod groups;
mod lessons;
mod locked;
mod long_reads;
mod other_processes;
mod panics;
mod read_only;
mod replaced;
mod search;
#[path = "../support/mod.rs"]
mod support;
mod waiting_words;

use std::time::Duration;

use rusqlite::Connection;

use self::support::{database, open, shelf};
use afterword_store::StoreLimits;
use afterword_store_contract::TestStore;
use afterword_store_sqlite::Sqlite;

/// Longer than any test needs.
const PATIENT: Duration = Duration::from_secs(30);

/// A shelf whose writer waits for locks of others, and whose queue is this long.
async fn patient_shelf(queue: usize) -> TestStore {
    let shelf = shelf().await;
    let limits = StoreLimits {
        readers: 2,
        busy_timeout: PATIENT,
        queue,
        min_free_space: 0,
        yields_to_readers: false,
    };
    let store = Sqlite::open(&database(&shelf), limits).unwrap();
    TestStore {
        store: std::sync::Arc::new(store),
        ..shelf
    }
}

/// Another process that is about to write, until it is dropped.
fn lock(shelf: &TestStore) -> Connection {
    let other = Connection::open(database(shelf)).unwrap();
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    other
}
