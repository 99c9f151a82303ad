//! Contains panics: a panic ends only its own piece of work. It is caught, counted and answered by an error, and the
//! thread goes on with a new connection.

use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind};

use prometheus_client::metrics::counter::Counter;

use afterword_store::{StoreError, StoreResult};

/// One thread's.
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
    /// What `work` can't do; [`StoreError::Panicked`] where it panicked.
    pub(super) fn run<T>(&self, work: impl FnOnce() -> StoreResult<T>) -> StoreResult<T> {
        // What a panic leaves half done is rolled back by the caller, and the connection is replaced.
        catch_unwind(AssertUnwindSafe(work)).unwrap_or_else(|_| {
            self.caught.inc();
            self.is_suspect.set(true);
            Err(StoreError::Panicked)
        })
    }

    /// Whether something has panicked on the connection in use.
    pub(super) fn is_suspect(&self) -> bool {
        self.is_suspect.get()
    }

    /// Replaces a connection on which something has panicked: nobody knows its pragmas and temporary tables. Where no
    /// new one can be opened, the old one is used until the next attempt. Whether it was replaced.
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
