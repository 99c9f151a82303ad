//! Contains panics: a panic ends only its own piece of work. It is caught, counted and answered with an error, and
//! the thread goes on with a new connection.

use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind};

use prometheus_client::metrics::counter::Counter;
use rusqlite::{Connection, ffi};

use super::error::store_error;
use afterword_faults::fails;
use afterword_store::{StoreError, StoreResult};

/// The work of a call, which tests let [panic and fail](afterword_faults).
pub(super) fn may_fail<T>(
    kind: &'static str,
    name: &'static str,
    work: impl FnOnce(&Connection) -> rusqlite::Result<T>,
) -> impl FnOnce(&Connection) -> rusqlite::Result<T> {
    move |conn| {
        let outcome = work(conn)?;
        // Last, where a fault has the most to undo.
        if fails(kind, name) {
            return Err(broken());
        }
        Ok(outcome)
    }
}

/// What the threads do beside the calls' work, and tests let fail.
pub(super) fn may_break(place: &'static str) -> StoreResult<()> {
    if fails("store", place) {
        return Err(store_error(broken()));
    }
    Ok(())
}

/// An injected fault: the disk can't be read or written.
pub(super) fn broken() -> rusqlite::Error {
    rusqlite::Error::SqliteFailure(ffi::Error::new(ffi::SQLITE_IOERR), None)
}

/// The state of one thread.
pub(super) struct Containment {
    caught: Counter,
    is_suspect: Cell<bool>,
}

impl Containment {
    pub(super) fn counting(caught: Counter) -> Self {
        Self {
            caught,
            is_suspect: Cell::new(false),
        }
    }

    /// # Errors
    /// The error of `work`; [`StoreError::Panicked`] if it panicked.
    pub(super) fn run<T>(&self, work: impl FnOnce() -> StoreResult<T>) -> StoreResult<T> {
        // The caller rolls back whatever a panic leaves half done, and replaces the connection.
        catch_unwind(AssertUnwindSafe(work)).unwrap_or_else(|_| {
            self.caught.inc();
            self.is_suspect.set(true);
            Err(StoreError::Panicked)
        })
    }

    /// Whether the current connection has seen a panic.
    pub(super) fn is_suspect(&self) -> bool {
        self.is_suspect.get()
    }

    /// Replaces a connection that has seen a panic, because the state of its pragmas and temporary tables is unknown.
    /// If no new one can be opened, the old one is used until the next attempt. Returns whether it was replaced.
    pub(super) fn renew<C>(&self, connection: &mut C, open: impl Fn() -> StoreResult<C>) -> bool {
        if !self.is_suspect() {
            return false;
        }
        match self.run(open) {
            Ok(new) => {
                *connection = new;
                self.is_suspect.set(false);
                true
            }
            Err(error) => {
                tracing::warn!(%error, "after a panic the database could not be opened anew; it is tried again");
                false
            }
        }
    }
}
