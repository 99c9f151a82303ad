//! The checkpointer: runs checkpoints of the write-ahead log beside the writer.
//!
//! By default SQLite checkpoints in the commit that makes the log long, and everybody who waits for a commit waits
//! for that too: two syncs and a thousand pages.

use std::ffi::c_int;
use std::path::Path;

use crossbeam_channel::{Receiver, bounded};
use prometheus_client::metrics::counter::Counter;
use rusqlite::hooks::Wal;
use rusqlite::{Connection, OpenFlags};

use super::containment::Containment;
use super::error::store_error;
use super::threads::Threads;
use super::{PRAGMAS, connect};
use afterword_background::step_back;
use afterword_store::{StoreError, StoreLimits, StoreResult};

/// Pages that the log grows by before they are folded: as many as SQLite waits for by itself.
const PART: c_int = 1_000;

/// Pages after which the writer does it. The log begins anew only when all of it is folded, which beside a writer that
/// never rests would be never; and only then the database is synced (SQLite leaves that until a checkpoint comes to the
/// log's end), so that there must not be too much of it.
const ALL: c_int = 4_000;

/// The writer's connection, and who folds what it writes.
pub(super) struct Folded {
    pub(super) conn: Connection,
    folder: Option<Threads>,
}

impl Drop for Folded {
    /// One after the other, the folder first: the last connection to close clears the log away, and two that close at the
    /// same time leave it to each other.
    fn drop(&mut self) {
        // With the hook the folder's queue is closed.
        let none = None::<fn(&mut Wal, c_int) -> rusqlite::Result<()>>;
        if self.conn.wal_hook(none).is_ok() {
            drop(self.folder.take());
        }
    }
}

/// Folds what `writer` writes.
///
/// # Errors
/// [`StoreError::Unavailable`]: no thread can be started.
pub(super) fn folded(
    mut writer: Connection,
    database: &Path,
    limits: StoreLimits,
    panics: &Counter,
) -> StoreResult<Folded> {
    let (ask, asked) = bounded(1);
    let mut parts = Parts::default();
    let after_commit = move |log: &mut Wal, pages: c_int| {
        match parts.due(pages) {
            // One who waits is enough.
            Due::Beside => drop(ask.try_send(())),
            // As SQLite's own does: the commit stands whatever becomes of it, and the next one tries again.
            Due::Here => drop(log.checkpoint()),
            Due::Nothing => {}
        }
        Ok(())
    };
    writer.wal_hook(Some(after_commit)).map_err(store_error)?;
    let (database, panics) = (database.to_owned(), panics.clone());
    let work = move || {
        step_back();
        let containment = Containment::counting(panics);
        fold_all(&asked, &containment, || folding(&database, limits));
    };
    let folder = Threads::start("store-folding", [work]);
    let folder = folder.map_err(|error| StoreError::Unavailable(error.to_string()))?;
    Ok(Folded {
        conn: writer,
        folder: Some(folder),
    })
}

#[derive(Debug, PartialEq, Eq)]
enum Due {
    Nothing,
    Beside,
    Here,
}

/// How much of the log was asked to be folded.
#[derive(Default)]
struct Parts {
    asked: c_int,
    /// How many it had after the commit before: within one log each makes it longer.
    before: c_int,
}

impl Parts {
    /// Of a log that has so many pages now.
    fn due(&mut self, pages: c_int) -> Due {
        if pages <= self.before {
            // It has begun anew.
            self.asked = 0;
        }
        self.before = pages;
        if pages >= ALL {
            return Due::Here;
        }
        if pages - self.asked < PART {
            return Due::Nothing;
        }
        self.asked = pages;
        Due::Beside
    }
}

fn folding(database: &Path, limits: StoreLimits) -> StoreResult<Connection> {
    let conn = connect(database, limits, OpenFlags::empty())?;
    conn.execute_batch(PRAGMAS).map_err(store_error)?;
    Ok(conn)
}

/// By a connection of its own, which is opened when it is first needed.
fn fold_all(
    asked: &Receiver<()>,
    containment: &Containment,
    open: impl Fn() -> StoreResult<Connection>,
) {
    let mut opened: Option<Connection> = None;
    while asked.recv().is_ok() {
        let before = opened.take();
        // A panic drops the connection, as an error does.
        let folded = containment.run(|| {
            let conn = before.map_or_else(&open, Ok)?;
            // Nobody waits for it: what somebody still reads is left for the next time.
            let passive = "PRAGMA wal_checkpoint(PASSIVE)";
            conn.query_row(passive, [], |_| Ok(()))
                .map_err(store_error)?;
            Ok(conn)
        });
        opened = folded
            .inspect_err(|error| tracing::warn!(%error, "the log could not be folded into the database; the next writes try it again"))
            .ok();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_part_is_folded_beside_the_writer_and_a_log_that_never_ends_by_it() {
        let mut parts = Parts::default();
        let due = [999, 1_000, 1_999, 2_000, 3_999, 4_000, 4_010].map(|pages| parts.due(pages));
        use Due::{Beside, Here, Nothing};
        assert_eq!(due, [Nothing, Beside, Nothing, Beside, Beside, Here, Here]);
        assert_eq!(
            [parts.due(3), parts.due(1_003)],
            [Nothing, Beside],
            "a log that has begun anew"
        );
    }
}
