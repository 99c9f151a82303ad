//! N readers: threads with a read-only connection each. Write-ahead logging lets them read
//! while the writer writes, so no reader waits for it.

use std::thread;

use crossbeam_channel::{Receiver, Sender, TrySendError, bounded};
use rusqlite::Connection;
use tokio::sync::oneshot;

use super::error::store_error;
use crate::store::{StoreError, StoreResult};

type Read = Box<dyn FnOnce(&mut Connection) + Send>;

pub(super) struct Readers {
    queue: Sender<Read>,
}

impl Readers {
    /// One thread for each connection; they end when `Readers` is dropped.
    pub(super) fn start(connections: Vec<Connection>, queue: usize) -> std::io::Result<Self> {
        let (sender, receiver) = bounded(queue);
        for conn in connections {
            let receiver = receiver.clone();
            thread::Builder::new()
                .name("store-reader".to_owned())
                .spawn(move || read_all(conn, &receiver))?;
        }
        Ok(Self { queue: sender })
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
