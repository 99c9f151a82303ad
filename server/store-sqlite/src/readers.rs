//! N readers: threads with a read-only connection each. Write-ahead logging lets them read
//! while the writer writes, so no reader waits for it.
//!
//! Waking one of them costs more than reading a few rows. A caller whose thread no reader waits for reads those itself.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

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
    let value = work(conn);
    // Some errors have ended it already.
    if !conn.is_autocommit() {
        run("COMMIT")?;
    }
    value
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
