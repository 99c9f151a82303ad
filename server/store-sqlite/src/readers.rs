//! N readers: threads with a read-only connection each. Write-ahead logging lets them read
//! while the writer writes, so no reader waits for it.
//!
//! Waking one of them costs more than reading a few rows. A caller whose thread no reader waits for reads those itself.

use std::cell::Cell;
use std::ffi::c_int;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use crossbeam_channel::{Receiver, Sender, TrySendError, bounded};
use prometheus_client::metrics::counter::Counter;
use rusqlite::Connection;
use tokio::sync::oneshot;

use super::containment::{Containment, may_fail};
use super::error::store_error;
use super::threads::Threads;
use afterword_store::{StoreError, StoreResult};

type ReadJob = Box<dyn FnOnce(&Connection, &Containment) + Send>;

/// Opens a read-only connection.
pub(super) type OpenReader = dyn Fn() -> StoreResult<Connection> + Send + Sync;

pub(super) struct Readers {
    queue: Sender<ReadJob>,
    _threads: Threads,
    /// Connections for callers that read by themselves: as many as did so at the same time.
    idle: Mutex<Vec<Connection>>,
    open: Arc<OpenReader>,
    panics: Counter,
}

impl Readers {
    /// Starts one thread for each connection; they end when `Readers` is dropped. `open` replaces a connection on
    /// which a read panicked.
    pub(super) fn start(
        connections: Vec<Connection>,
        open: &Arc<OpenReader>,
        queue: usize,
        panics: &Counter,
    ) -> std::io::Result<Self> {
        let (queue, reads) = bounded(queue);
        let works = connections.into_iter().map(|conn| {
            let (reads, open, panics) = (reads.clone(), Arc::clone(open), panics.clone());
            move || read_all(conn, &open, &reads, &Containment::counting(panics))
        });
        let _threads = Threads::start("store-reader", works)?;
        Ok(Self {
            queue,
            _threads,
            idle: Mutex::default(),
            open: Arc::clone(open),
            panics: panics.clone(),
        })
    }

    /// Runs `work` in a read transaction, so that several statements see one state.
    pub(super) async fn read<T, F>(&self, name: &'static str, work: F) -> StoreResult<T>
    where
        T: Send + 'static,
        F: FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    {
        let (reply, answer) = oneshot::channel();
        let read: ReadJob = Box::new(move |conn, containment| {
            if !reply.is_closed() {
                let read =
                    || in_transaction(conn, may_fail("read", name, work)).map_err(store_error);
                let _ = reply.send(containment.run(read));
            }
        });
        self.queue.try_send(read).map_err(|error| match error {
            TrySendError::Full(_) => StoreError::Busy("too many reads wait".to_owned()),
            TrySendError::Disconnected(_) => thread_ended(),
        })?;
        answer.await.unwrap_or_else(|_| Err(thread_ended()))
    }

    /// The same on the calling thread, which waits for the disk.
    pub(super) fn read_here<T>(
        &self,
        name: &'static str,
        work: impl FnOnce(&Connection) -> rusqlite::Result<T>,
    ) -> StoreResult<T> {
        let idle = self.idle().pop();
        let conn = idle.map_or_else(|| (self.open)(), Ok)?;
        let containment = Containment::counting(self.panics.clone());
        let read = || in_transaction(&conn, may_fail("read", name, work)).map_err(store_error);
        let read = containment.run(read);
        // Another one is opened in place of a connection that has seen a panic.
        if !containment.is_suspect() {
            self.idle().push(conn);
        }
        read
    }

    fn idle(&self) -> MutexGuard<'_, Vec<Connection>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn thread_ended() -> StoreError {
    StoreError::Unavailable("the readers have ended".to_owned())
}

/// With statements that are kept, as a transaction of rusqlite's has none.
fn in_transaction<T>(
    conn: &Connection,
    work: impl FnOnce(&Connection) -> rusqlite::Result<T>,
) -> rusqlite::Result<T> {
    let run = |sql: &str| conn.prepare_cached(sql)?.execute([]).map(drop);
    // A panic has left it open, where no other connection could be opened.
    if !conn.is_autocommit() {
        run("ROLLBACK")?;
    }
    run("BEGIN")?;
    let value = within(LONGEST, || work(conn));
    // Some errors have ended it already.
    if !conn.is_autocommit() {
        run("COMMIT")?;
    }
    value
}

/// The log can't restart while a snapshot is read, and grows with each write. A reading that takes longer is cut, and
/// its caller told to try again: nobody waits for so long.
const LONGEST: Duration = Duration::from_secs(30);
/// Steps of SQLite between two looks at the clock.
const STEPS: c_int = 20_000;

thread_local! {
    /// When the reading of this thread is cut. SQLite asks on the thread that reads.
    static CUT_AT: Cell<Option<Instant>> = const { Cell::new(None) };
}

/// Lets readings on this connection be cut.
pub(super) fn cut_long_reads(conn: &mut Connection) -> rusqlite::Result<()> {
    let is_over = || CUT_AT.get().is_some_and(|end| Instant::now() > end);
    conn.progress_handler(STEPS, Some(is_over))
}

fn within<T>(longest: Duration, work: impl FnOnce() -> T) -> T {
    CUT_AT.set(Some(Instant::now() + longest));
    let done = work();
    CUT_AT.set(None);
    done
}

fn read_all(
    mut conn: Connection,
    open: &Arc<OpenReader>,
    queue: &Receiver<ReadJob>,
    containment: &Containment,
) {
    while let Ok(read) = queue.recv() {
        read(&conn, containment);
        containment.renew(&mut conn, || open());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Counts without an end that anybody would wait for.
    const LONG: &str =
        "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 1000000000)
        SELECT count(*) FROM n";

    #[test]
    fn a_reading_that_takes_long_is_cut_and_the_next_one_is_not() {
        let mut conn = Connection::open_in_memory().unwrap();
        cut_long_reads(&mut conn).unwrap();
        let count = |sql: &str| conn.query_row(sql, [], |row| row.get::<_, i64>(0));
        let cut = within(Duration::from_millis(50), || count(LONG));
        let error = store_error(cut.unwrap_err());
        assert!(matches!(error, StoreError::Busy(_)), "{error}");
        let done = within(LONGEST, || count("SELECT count(*) FROM sqlite_schema"));
        assert_eq!(done.unwrap(), 0);
    }
}
