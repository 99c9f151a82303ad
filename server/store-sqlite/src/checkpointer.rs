//! The checkpointer: runs checkpoints of the write-ahead log beside the writer.
//!
//! By default SQLite runs a checkpoint in the commit that makes the log too long, and everyone who waits for a commit
//! waits for it too: two syncs and a thousand pages.

use std::ffi::c_int;
use std::path::Path;

use crossbeam_channel::{Receiver, bounded};
use prometheus_client::metrics::counter::Counter;
use rusqlite::hooks::Wal;
use rusqlite::{Connection, OpenFlags};

use super::containment::{Containment, may_break};
use super::error::store_error;
use super::threads::Threads;
use super::{PRAGMAS, connect};
use afterword_background::lower_priority;
use afterword_store::{StoreError, StoreLimits, StoreResult};

/// Pages that the log grows by before a checkpoint; SQLite's own default is the same.
const PART: c_int = 1_000;

/// From this many pages on, the writer runs the checkpoint itself. The log restarts only after a complete checkpoint,
/// which never happens beside a writer that never rests. The database is synced only then too (SQLite waits until a
/// checkpoint reaches the log's end), so the log must not grow too long.
const ALL: c_int = 4_000;

/// The writer's connection, and the thread that runs its checkpoints.
pub(super) struct Checkpointed {
    pub(super) conn: Connection,
    thread: Option<Threads>,
}

impl Drop for Checkpointed {
    /// Closes one connection after the other, the checkpointer's first. The last connection to close removes the log;
    /// if two close at the same time, each leaves it to the other.
    fn drop(&mut self) {
        // Removing the hook closes the checkpointer's queue.
        let none = None::<fn(&mut Wal, c_int) -> rusqlite::Result<()>>;
        if self.conn.wal_hook(none).is_ok() {
            drop(self.thread.take());
        }
    }
}

/// Runs checkpoints of what `writer` writes.
///
/// # Errors
/// [`StoreError::Unavailable`]: no thread can be started.
pub(super) fn checkpointed(
    mut writer: Connection,
    database: &Path,
    limits: StoreLimits,
    panics: &Counter,
) -> StoreResult<Checkpointed> {
    let (ask, asked) = bounded(1);
    let mut parts = Parts::default();
    let after_commit = move |log: &mut Wal, pages: c_int| {
        match parts.due(pages) {
            // One waiting request is enough.
            DueCheckpoint::Beside => drop(ask.try_send(())),
            // As in SQLite's own hook, the commit stands even if the checkpoint fails, and the next commit tries
            // again.
            DueCheckpoint::Here => drop(log.checkpoint()),
            DueCheckpoint::Nothing => {}
        }
        Ok(())
    };
    writer.wal_hook(Some(after_commit)).map_err(store_error)?;
    let (database, panics) = (database.to_owned(), panics.clone());
    let work = move || {
        lower_priority();
        let containment = Containment::counting(panics);
        checkpoint_all(&asked, &containment, || open(&database, limits));
    };
    let thread = Threads::start("checkpointer", [work]);
    let thread = thread.map_err(|error| StoreError::Unavailable(error.to_string()))?;
    Ok(Checkpointed {
        conn: writer,
        thread: Some(thread),
    })
}

#[derive(Debug, PartialEq, Eq)]
enum DueCheckpoint {
    Nothing,
    Beside,
    Here,
}

/// How much of the log has a checkpoint been requested for.
#[derive(Default)]
struct Parts {
    asked: c_int,
    /// Pages after the previous commit: within one log, every commit adds some.
    before: c_int,
}

impl Parts {
    /// What is due for a log of this many pages.
    fn due(&mut self, pages: c_int) -> DueCheckpoint {
        if pages <= self.before {
            // The log has restarted.
            self.asked = 0;
        }
        self.before = pages;
        if pages >= ALL {
            return DueCheckpoint::Here;
        }
        if pages - self.asked < PART {
            return DueCheckpoint::Nothing;
        }
        self.asked = pages;
        DueCheckpoint::Beside
    }
}

fn open(database: &Path, limits: StoreLimits) -> StoreResult<Connection> {
    let conn = connect(database, limits, OpenFlags::empty())?;
    conn.execute_batch(PRAGMAS).map_err(store_error)?;
    Ok(conn)
}

/// Uses its own connection, opened when first needed.
fn checkpoint_all(
    asked: &Receiver<()>,
    containment: &Containment,
    open: impl Fn() -> StoreResult<Connection>,
) {
    let mut opened: Option<Connection> = None;
    while asked.recv().is_ok() {
        let before = opened.take();
        // A panic drops the connection, and so does an error.
        let checkpointed = containment.run(|| {
            may_break("checkpoint")?;
            let conn = before.map_or_else(&open, Ok)?;
            // Nobody waits for it: pages that are still being read are left for the next time.
            let passive = "PRAGMA wal_checkpoint(PASSIVE)";
            conn.query_row(passive, [], |_| Ok(()))
                .map_err(store_error)?;
            Ok(conn)
        });
        opened = checkpointed
            .inspect_err(|error| tracing::warn!(%error, "the log could not be checkpointed; the next writes try it again"))
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
        use DueCheckpoint::{Beside, Here, Nothing};
        assert_eq!(due, [Nothing, Beside, Nothing, Beside, Beside, Here, Here]);
        assert_eq!(
            [parts.due(3), parts.due(1_003)],
            [Nothing, Beside],
            "a log that has begun anew"
        );
    }
}
