//! The writer's deferred maintenance: work that costs less for many writes together than for each. It joins a group of
//! writes, whose commit it shares, or runs by itself while nobody writes.

use rusqlite::{Connection, TransactionBehavior};

use super::containment::{Containment, may_fail};
use super::error::store_error;
use super::savepoint::in_savepoint;
use afterword_store::StoreResult;

/// Maintenance that many writes leave behind.
#[derive(Debug, Clone, Copy)]
pub(super) struct Maintenance {
    /// Does part of the maintenance.
    pub(super) work: fn(&Connection) -> rusqlite::Result<Progress>,
    /// The writes after which it is due. One call of `work` does what as many writes leave behind.
    pub(super) together: usize,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Progress {
    Finished,
    MoreToDo,
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

    /// Follows `writes` in their transaction if it is due.
    ///
    /// # Errors
    /// The transaction must not be committed.
    pub(super) fn join(
        &mut self,
        tx: &Connection,
        containment: &Containment,
        writes: usize,
    ) -> StoreResult<()> {
        self.behind += writes;
        if self.behind < self.maintenance.together {
            return Ok(());
        }
        // If it ends the transaction, as on a full disk, the next writes come without it.
        let behind = std::mem::take(&mut self.behind);
        let work = self.faulty_work();
        let run = || containment.run(|| work(tx).map_err(store_error));
        let done = in_savepoint(tx, run)?;
        self.behind = self.left(behind, done);
        Ok(())
    }

    /// Runs while nobody writes.
    pub(super) fn catch_up(
        &mut self,
        conn: &mut Connection,
        containment: &Containment,
        is_idle: impl Fn() -> bool,
    ) {
        while self.behind > 0 && is_idle() {
            let work = self.faulty_work();
            let done = containment.run(|| in_transaction(conn, work).map_err(store_error));
            self.behind = self.left(self.behind, done);
        }
    }

    /// How many of `behind` writes are left to be done.
    fn left(&self, behind: usize, done: StoreResult<Progress>) -> usize {
        let done = done.unwrap_or_else(|error| {
            tracing::debug!(%error, "the writer could not do its maintenance; it is tried again after other writes");
            Progress::Finished
        });
        match done {
            Progress::Finished => 0,
            Progress::MoreToDo => behind.saturating_sub(self.maintenance.together).max(1),
        }
    }

    fn faulty_work(&self) -> impl FnOnce(&Connection) -> rusqlite::Result<Progress> + use<> {
        may_fail("store", "maintenance", self.maintenance.work)
    }
}

fn in_transaction<T>(
    conn: &mut Connection,
    work: impl FnOnce(&Connection) -> rusqlite::Result<T>,
) -> rusqlite::Result<T> {
    let tx = conn.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let done = work(&tx)?;
    tx.commit()?;
    Ok(done)
}

#[cfg(test)]
mod tests {
    use prometheus_client::metrics::counter::Counter;

    use super::*;

    fn maintenance(
        together: usize,
        work: fn(&Connection) -> rusqlite::Result<Progress>,
    ) -> DeferredMaintenance {
        DeferredMaintenance::of(Maintenance { work, together })
    }

    fn with_table() -> Connection {
        let conn = Connection::open_in_memory().unwrap();
        conn.execute_batch("CREATE TABLE done (what TEXT)").unwrap();
        conn
    }

    fn rows(conn: &Connection) -> Vec<String> {
        let mut all = conn
            .prepare("SELECT what FROM done ORDER BY rowid")
            .unwrap();
        let rows = all.query_map([], |row| row.get(0)).unwrap();
        rows.map(Result::unwrap).collect()
    }

    #[test]
    fn maintenance_that_panics_is_left_until_the_next_writes() {
        let mut conn = Connection::open_in_memory().unwrap();
        let caught = Counter::default();
        let containment = Containment::counting(caught.clone());
        let mut deferred_maintenance = maintenance(2, |_| panic!("for the test"));
        deferred_maintenance.catch_up(&mut conn, &containment, || true);
        assert_eq!(caught.get(), 1);
        assert!(conn.is_autocommit() && containment.is_suspect());
        deferred_maintenance.join(&conn, &containment, 1).unwrap();
        assert_eq!(caught.get(), 1);
        deferred_maintenance.catch_up(&mut conn, &containment, || true);
        assert_eq!(caught.get(), 2);
    }

    #[test]
    fn maintenance_that_fails_leaves_the_writes_that_it_joined() {
        let works: [fn(&Connection) -> rusqlite::Result<Progress>; 2] = [
            |tx| {
                tx.execute("INSERT INTO done VALUES ('half')", [])?;
                panic!("for the test")
            },
            |tx| {
                tx.execute("INSERT INTO done VALUES ('half')", [])?;
                tx.execute("no SQL", []).map(|_| Progress::Finished)
            },
        ];
        for work in works {
            let mut conn = with_table();
            let containment = Containment::counting(Counter::default());
            let tx = conn.transaction().unwrap();
            tx.execute("INSERT INTO done VALUES ('write')", []).unwrap();
            maintenance(2, work).join(&tx, &containment, 1).unwrap();
            tx.commit().unwrap();
            assert_eq!(rows(&conn), ["write"]);
        }
    }

    #[test]
    fn maintenance_joins_the_writes_after_which_it_is_due_and_goes_on_while_nobody_writes() {
        let mut conn = with_table();
        let containment = Containment::counting(Counter::default());
        let mut deferred_maintenance = maintenance(4, |tx| {
            tx.execute("INSERT INTO done VALUES ('part')", [])?;
            let parts: i64 = tx.query_row("SELECT count(*) FROM done", [], |row| row.get(0))?;
            let is_last = parts == 3;
            Ok(if is_last {
                Progress::Finished
            } else {
                Progress::MoreToDo
            })
        });
        deferred_maintenance.join(&conn, &containment, 2).unwrap();
        assert!(rows(&conn).is_empty(), "one write is left from the start");
        deferred_maintenance.join(&conn, &containment, 1).unwrap();
        assert_eq!(rows(&conn).len(), 1);
        deferred_maintenance.catch_up(&mut conn, &containment, || true);
        assert_eq!(rows(&conn).len(), 3);
        deferred_maintenance.catch_up(&mut conn, &containment, || true);
        assert_eq!(rows(&conn).len(), 3, "nothing is left");
    }
}
