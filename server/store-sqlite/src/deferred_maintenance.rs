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
    /// What is left of `behind` once the transaction that it has joined is committed.
    left_by_group: Option<usize>,
    /// Whether it runs only in transactions of its own, because it has ended one that it had joined.
    is_apart: bool,
}

impl DeferredMaintenance {
    /// Starts with 1: the previous process may have left work.
    pub(super) fn of(maintenance: Maintenance) -> Self {
        Self {
            maintenance,
            behind: 1,
            left_by_group: None,
            is_apart: false,
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
        let mut behind = self.behind + writes;
        // What these writes left, and what was left before them, but not all of a long backlog.
        for _ in 0..=writes.div_ceil(self.maintenance.together) {
            if behind < self.maintenance.together || self.is_apart {
                break;
            }
            let work = self.work_that_may_fail();
            let run = || containment.run(|| work(tx).map_err(store_error));
            // Until it has succeeded by itself, no other writes fail with it.
            let done = in_savepoint(tx, run).inspect_err(|_| self.is_apart = true)?;
            behind = self.left(behind, &done);
            self.left_by_group = Some(behind);
        }
        Ok(())
    }

    /// After a group of `writes`.
    pub(super) fn written(&mut self, writes: usize, is_committed: bool) {
        let left_by_group = self.left_by_group.take();
        if is_committed {
            self.behind = left_by_group.unwrap_or(self.behind + writes);
        }
    }

    /// Does a part if it is due and can join no group.
    pub(super) fn catch_up_if_overdue(&mut self, conn: &mut Connection, containment: &Containment) {
        if self.is_apart && self.behind >= self.maintenance.together {
            self.catch_up(conn, containment);
        }
    }

    /// Does a part in a transaction of its own, if there is something to do.
    pub(super) fn catch_up(&mut self, conn: &mut Connection, containment: &Containment) {
        if self.is_behind() {
            let work = self.work_that_may_fail();
            let done = containment.run(|| in_transaction(conn, work).map_err(store_error));
            self.behind = self.left(self.behind, &done);
            self.is_apart &= done.is_err();
        }
    }

    pub(super) fn is_behind(&self) -> bool {
        self.behind > 0
    }

    /// How many of `behind` writes are left to be done.
    fn left(&self, behind: usize, done: &StoreResult<Progress>) -> usize {
        match done {
            Ok(Progress::MoreToDo) => behind.saturating_sub(self.maintenance.together).max(1),
            Ok(Progress::Finished) => 0,
            Err(error) => {
                tracing::debug!(%error, "the writer could not do its maintenance; it is tried again after other writes");
                0
            }
        }
    }

    fn work_that_may_fail(&self) -> impl FnOnce(&Connection) -> rusqlite::Result<Progress> + use<> {
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
        deferred_maintenance.catch_up(&mut conn, &containment);
        assert_eq!(caught.get(), 1);
        assert!(conn.is_autocommit() && containment.is_suspect());
        deferred_maintenance.catch_up(&mut conn, &containment);
        assert_eq!(caught.get(), 1);
        deferred_maintenance.written(1, true);
        deferred_maintenance.catch_up(&mut conn, &containment);
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

    /// As `SQLite` does itself after errors of the disk.
    #[test]
    fn maintenance_that_has_ended_a_group_joins_none_before_it_has_succeeded() {
        let mut conn = with_table();
        let containment = Containment::counting(Counter::default());
        let mut deferred_maintenance = maintenance(1, |tx| {
            let is_broken = rows(tx).is_empty();
            if is_broken {
                tx.execute_batch("ROLLBACK")?;
                return Err(rusqlite::Error::InvalidQuery);
            }
            tx.execute("INSERT INTO done VALUES ('part')", [])?;
            Ok(Progress::Finished)
        });
        let tx = conn.transaction().unwrap();
        let joined = deferred_maintenance.join(&tx, &containment, 1);
        assert!(joined.is_err() && tx.is_autocommit());
        drop(tx);
        deferred_maintenance.written(1, false);
        let mut write = |conn: &mut Connection| {
            let tx = conn.transaction().unwrap();
            tx.execute("INSERT INTO done VALUES ('write')", []).unwrap();
            deferred_maintenance.join(&tx, &containment, 1).unwrap();
            tx.commit().unwrap();
            deferred_maintenance.written(1, true);
        };
        write(&mut conn);
        assert_eq!(rows(&conn), ["write"]);
        deferred_maintenance.catch_up_if_overdue(&mut conn, &containment);
        assert_eq!(rows(&conn), ["write", "part"]);
        deferred_maintenance.written(1, true);
        deferred_maintenance.catch_up_if_overdue(&mut conn, &containment);
        assert_eq!(rows(&conn), ["write", "part"], "it joins again");
        let mut write = |conn: &mut Connection| {
            let tx = conn.transaction().unwrap();
            deferred_maintenance.join(&tx, &containment, 1).unwrap();
            tx.commit().unwrap();
        };
        write(&mut conn);
        assert_eq!(rows(&conn), ["write", "part", "part"]);
    }

    #[test]
    fn what_joined_a_group_that_failed_is_still_to_be_done() {
        let mut conn = with_table();
        let containment = Containment::counting(Counter::default());
        let mut deferred_maintenance = maintenance(2, |tx| {
            tx.execute("INSERT INTO done VALUES ('part')", [])?;
            Ok(Progress::Finished)
        });
        let tx = conn.transaction().unwrap();
        deferred_maintenance.join(&tx, &containment, 1).unwrap();
        tx.rollback().unwrap();
        deferred_maintenance.written(1, false);
        deferred_maintenance.catch_up(&mut conn, &containment);
        assert_eq!(rows(&conn), ["part"]);
    }

    #[test]
    fn maintenance_joins_the_writes_after_which_it_is_due_and_goes_on_while_nobody_writes() {
        let mut conn = with_table();
        let containment = Containment::counting(Counter::default());
        let mut deferred_maintenance = maintenance(4, |tx| {
            tx.execute("INSERT INTO done VALUES ('part')", [])?;
            Ok(match rows(tx).len() {
                5 => Progress::Finished,
                _ => Progress::MoreToDo,
            })
        });
        let mut parts = |writes| {
            deferred_maintenance
                .join(&conn, &containment, writes)
                .unwrap();
            deferred_maintenance.written(writes, true);
            rows(&conn).len()
        };
        assert_eq!(parts(2), 0, "one write is left from the start");
        assert_eq!(parts(1), 1);
        assert_eq!(parts(11), 4, "as many as came");
        let mut parts = || {
            deferred_maintenance.catch_up(&mut conn, &containment);
            rows(&conn).len()
        };
        assert_eq!([parts(), parts()], [5, 5], "nothing is left");
    }
}
