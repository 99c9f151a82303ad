//! Contains panics: a panic ends only its own piece of work. It is caught, counted and answered with an error, and
//! the thread goes on with a new connection.

use std::any::type_name;
use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind};

use prometheus_client::metrics::counter::Counter;
use rusqlite::{Connection, ffi};

use afterword_faults::fails;
use afterword_store::{StoreError, StoreResult};

/// The work of a call, which tests let [panic and fail](afterword_faults). Each call has a closure of its own, whose type names it.
pub(super) fn may_fail<T, F>(
    kind: &'static str,
    work: F,
) -> impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static
where
    F: FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
{
    move |conn| {
        let outcome = work(conn)?;
        // Last, where a fault has the most to undo.
        if fails(kind, type_name::<F>()) {
            let broken = ffi::Error::new(ffi::SQLITE_IOERR);
            return Err(rusqlite::Error::SqliteFailure(broken, None));
        }
        Ok(outcome)
    }
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
        match open() {
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
