//! N readers: threads with a read-only connection each. Write-ahead logging lets them read
//! while the writer writes, so no reader waits for it.

use crossbeam_channel::{Receiver, Sender, TrySendError, bounded};
use rusqlite::Connection;
use tokio::sync::oneshot;

use super::error::store_error;
use super::threads::Threads;
use afterword_store::{StoreError, StoreResult};

type Read = Box<dyn FnOnce(&mut Connection) + Send>;

pub(super) struct Readers {
    queue: Sender<Read>,
    _threads: Threads,
}

impl Readers {
    /// One thread for each connection; they end when `Readers` is dropped.
    pub(super) fn start(connections: Vec<Connection>, queue: usize) -> std::io::Result<Self> {
        let (queue, reads) = bounded(queue);
        let works = connections.into_iter().map(|conn| {
            let reads = reads.clone();
            move || read_all(conn, &reads)
        });
        let _threads = Threads::start("store-reader", works)?;
        Ok(Self { queue, _threads })
    }

    /// Runs `work` in a read transaction, so that several statements see one state.
    pub(super) async fn read<T, F>(&self, work: F) -> StoreResult<T>
    where
        T: Send + 'static,
        F: FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    {
        let (reply, answer) = oneshot::channel();
        let read: Read = Box::new(move |conn| {
            if !reply.is_closed() {
                let _ = reply.send(in_transaction(conn, work).map_err(store_error));
            }
        });
        self.queue.try_send(read).map_err(|error| match error {
            TrySendError::Full(_) => StoreError::Busy("too many reads wait".to_owned()),
            TrySendError::Disconnected(_) => gone(),
        })?;
        answer.await.unwrap_or_else(|_| Err(gone()))
    }
}

fn gone() -> StoreError {
    StoreError::Unavailable("the readers have ended".to_owned())
}

fn in_transaction<T>(
    conn: &mut Connection,
    work: impl FnOnce(&Connection) -> rusqlite::Result<T>,
) -> rusqlite::Result<T> {
    let tx = conn.transaction()?;
    let value = work(&tx)?;
    tx.finish()?;
    Ok(value)
}

fn read_all(mut conn: Connection, queue: &Receiver<Read>) {
    while let Ok(read) = queue.recv() {
        read(&mut conn);
    }
}
