//! The writer's deferred maintenance: work that costs less for many writes together than for each. It runs between
//! two groups of writes, or when the writer is idle.

use rusqlite::{Connection, TransactionBehavior};

use super::containment::{Containment, may_fail};
use super::error::store_error;

/// Maintenance that many writes leave behind.
#[derive(Debug, Clone, Copy)]
pub(super) struct Maintenance {
    /// Does part of the maintenance; returns for how many writes.
    pub(super) work: fn(&Connection) -> rusqlite::Result<usize>,
    /// The most writes that one call of `work` handles.
    pub(super) together: usize,
}

/// How far the writer is behind with its maintenance.
pub(super) struct DeferredMaintenance {
    maintenance: Maintenance,
    /// Writes since the last maintenance; each may have left some work.
    behind: usize,
}

impl DeferredMaintenance {
    /// Starts with 1: the previous process may have left work.
    pub(super) fn of(maintenance: Maintenance) -> Self {
        Self {
            maintenance,
            behind: 1,
        }
    }

    pub(super) fn written(
        &mut self,
        conn: &mut Connection,
        containment: &Containment,
        writes: usize,
    ) {
        self.behind += writes;
        if self.behind >= self.maintenance.together {
            self.work(conn, containment);
        }
    }

    /// Runs while nobody writes.
    pub(super) fn catch_up(
        &mut self,
        conn: &mut Connection,
        containment: &Containment,
        is_idle: impl Fn() -> bool,
    ) {
        while self.behind > 0 && is_idle() {
            self.work(conn, containment);
        }
    }

    fn work(&mut self, conn: &mut Connection, containment: &Containment) {
        let work = || in_transaction(conn, self.maintenance.work).map_err(store_error);
        let done = containment.run(work).unwrap_or_else(|error| {
            tracing::debug!(%error, "the writer could not do its maintenance; it is tried again after the next write");
            0
        });
        self.behind = if done < self.maintenance.together {
            0
        } else {
            self.behind.saturating_sub(done).max(1)
        };
    }
}

fn in_transaction<T>(
    conn: &mut Connection,
    work: impl FnOnce(&Connection) -> rusqlite::Result<T>,
) -> rusqlite::Result<T> {
    let tx = conn.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let done = may_fail("store", "maintenance", work)(&tx)?;
    tx.commit()?;
    Ok(done)
}

#[cfg(test)]
mod tests {
    use prometheus_client::metrics::counter::Counter;

    use super::*;

    #[test]
    fn a_chore_that_panics_is_left_until_the_next_write() {
        let mut conn = Connection::open_in_memory().unwrap();
        let caught = Counter::default();
        let containment = Containment::counting(caught.clone());
        let mut deferred_maintenance = DeferredMaintenance::of(Maintenance {
            work: |_| panic!("for the test"),
            together: 2,
        });
        deferred_maintenance.catch_up(&mut conn, &containment, || true);
        assert_eq!(caught.get(), 1);
        assert!(conn.is_autocommit() && containment.is_suspect());
        deferred_maintenance.written(&mut conn, &containment, 1);
        assert_eq!(caught.get(), 1);
        deferred_maintenance.catch_up(&mut conn, &containment, || true);
        assert_eq!(caught.get(), 2);
    }
}
