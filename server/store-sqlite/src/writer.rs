//! The one writer: a thread that commits all waiting writes as a group.
//!
//! With `synchronous=FULL` a commit costs a sync of the disk. All waiting writes share it, which allows many writes a
//! second. Each write has its own savepoint, so a failed one rolls back only itself, and no answer is sent before the
//! group is durable.
//!
//! Work that is cheaper for many writes together is deferred maintenance: it joins a group after a number of writes, or
//! runs when the writer is idle.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use crossbeam_channel::{Receiver, RecvTimeoutError, Sender, TrySendError, bounded};
use prometheus_client::metrics::counter::Counter;
use rusqlite::{Connection, TransactionBehavior};
use tokio::sync::oneshot;

use super::changed_pages::Watch;
use super::checkpointer::Checkpointed;
use super::containment::{Containment, may_break, may_fail};
use super::deferred_maintenance::{DeferredMaintenance, Maintenance};
use super::error::store_error;
use super::file_identity::FileIdentity;
use super::savepoint::in_savepoint;
use super::threads::Threads;
use afterword_background::lower_priority;
use afterword_store::{StoreError, StoreLimits, StoreResult};

/// Most writes in one transaction: limits how long the first one waits for the last.
const GROUP: usize = 256;

pub(super) struct Writer {
    queue: Sender<Box<dyn Job>>,
    foreign_writes: Arc<AtomicU64>,
    _thread: Threads,
}

/// The writer's connection, and what it needs.
pub(super) struct WriterConnection {
    pub(super) checkpointed: Checkpointed,
    pub(super) watch: Watch,
    pub(super) identity: Arc<FileIdentity>,
}

type Reopen = Box<dyn Fn() -> StoreResult<WriterConnection> + Send>;

impl Writer {
    /// Takes over the connection; the thread ends when the `Writer` is dropped. `reopen` replaces a connection on which
    /// a write panicked.
    pub(super) fn start(
        connection: WriterConnection,
        reopen: Reopen,
        limits: StoreLimits,
        maintenance: Maintenance,
        panics: Counter,
    ) -> std::io::Result<Self> {
        let (queue, jobs) = bounded(limits.queue);
        let foreign_writes = Arc::new(AtomicU64::new(0));
        let foreign = Arc::clone(&foreign_writes);
        let work = move || {
            if limits.yields_to_readers {
                lower_priority();
            }
            let containment = Containment::counting(panics);
            write_all(
                connection,
                &reopen,
                &jobs,
                &foreign,
                DeferredMaintenance::of(maintenance),
                &containment,
            );
        };
        let _thread = Threads::start("store-writer", [work])?;
        Ok(Self {
            queue,
            foreign_writes,
            _thread,
        })
    }

    /// How often a write of another process was seen.
    pub(super) fn foreign_writes(&self) -> u64 {
        self.foreign_writes.load(Ordering::Acquire)
    }

    /// Runs `work` in the next group and answers when it is durable.
    pub(super) async fn write<T, F>(&self, name: &'static str, work: F) -> StoreResult<T>
    where
        T: Send + 'static,
        F: FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    {
        self.queued(name, work, GroupMembership::Others).await
    }

    /// Runs `work` in a transaction of its own, without a savepoint, for which SQLite would keep all changed pages in
    /// memory. Use it for work that changes many pages.
    pub(super) async fn write_alone<T, F>(&self, name: &'static str, work: F) -> StoreResult<T>
    where
        T: Send + 'static,
        F: FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    {
        self.queued(name, work, GroupMembership::None).await
    }

    async fn queued<T, F>(
        &self,
        name: &'static str,
        work: F,
        company: GroupMembership,
    ) -> StoreResult<T>
    where
        T: Send + 'static,
        F: FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    {
        let (reply, answer) = oneshot::channel();
        let job = Write {
            work: Some(may_fail("write", name, work)),
            company,
            outcome: None,
            reply,
        };
        self.queue.try_send(Box::new(job)).map_err(|e| match e {
            TrySendError::Full(_) => StoreError::Busy("too many writes wait".to_owned()),
            TrySendError::Disconnected(_) => thread_ended(),
        })?;
        answer.await.unwrap_or_else(|_| Err(thread_ended()))
    }
}

fn thread_ended() -> StoreError {
    StoreError::Unavailable("the writer has ended".to_owned())
}

/// Whether a write shares its transaction.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum GroupMembership {
    Others,
    None,
}

trait Job: Send {
    fn company(&self) -> GroupMembership;
    /// # Errors
    /// The transaction must not be committed.
    fn run(&mut self, conn: &Connection, containment: &Containment) -> StoreResult<()>;
    fn finish(self: Box<Self>, group: StoreResult<()>);
}

struct Write<T, F> {
    work: Option<F>,
    company: GroupMembership,
    outcome: Option<StoreResult<T>>,
    reply: oneshot::Sender<StoreResult<T>>,
}

impl<T, F> Job for Write<T, F>
where
    T: Send,
    F: FnOnce(&Connection) -> rusqlite::Result<T> + Send,
{
    fn company(&self) -> GroupMembership {
        self.company
    }

    fn run(&mut self, conn: &Connection, containment: &Containment) -> StoreResult<()> {
        let Some(work) = self.work.take() else {
            return Ok(());
        };
        let work = || containment.run(|| work(conn).map_err(store_error));
        let outcome = match self.company {
            GroupMembership::Others => in_savepoint(conn, work)?,
            GroupMembership::None => Ok(work()?),
        };
        self.outcome = Some(outcome);
        Ok(())
    }

    fn finish(self: Box<Self>, group: StoreResult<()>) {
        let Self { outcome, reply, .. } = *self;
        let result = group.and_then(|()| outcome.unwrap_or_else(|| Err(thread_ended())));
        // The caller may be gone; the write stands all the same.
        let _ = reply.send(result);
    }
}

/// How often an idle writer checks whether another process has written.
const LOOK: Duration = Duration::from_secs(1);

fn write_all(
    mut connection: WriterConnection,
    reopen: &Reopen,
    queue: &Receiver<Box<dyn Job>>,
    foreign: &AtomicU64,
    mut deferred_maintenance: DeferredMaintenance,
    containment: &Containment,
) {
    let mut version = data_version(&connection.checkpointed.conn);
    // The first write of the next group.
    let mut held = None;
    let mut is_idle = false;
    loop {
        if containment.renew(&mut connection, reopen) {
            // Each connection counts from its own start: writes in between are unknown.
            version = None;
        }
        let conn = &mut connection.checkpointed.conn;
        let patience = match is_idle && deferred_maintenance.is_behind() {
            true => Duration::ZERO,
            false => LOOK,
        };
        let first = held.take().map_or_else(|| queue.recv_timeout(patience), Ok);
        is_idle = first.is_err();
        let now = data_version(conn);
        if now != version {
            version = now;
            tell_of_another(&connection.watch, foreign);
        }
        let first = match first {
            Ok(first) => first,
            Err(RecvTimeoutError::Timeout) => {
                // Reported also while nobody writes.
                let _ = connection.identity.ensure();
                deferred_maintenance.catch_up(conn, containment);
                continue;
            }
            Err(RecvTimeoutError::Disconnected) => break,
        };
        run_group(
            &mut connection,
            containment,
            queue,
            first,
            &mut held,
            &mut deferred_maintenance,
        );
    }
}

/// Writes what waits as a group, and answers when it is durable.
fn run_group(
    connection: &mut WriterConnection,
    containment: &Containment,
    queue: &Receiver<Box<dyn Job>>,
    first: Box<dyn Job>,
    held: &mut Option<Box<dyn Job>>,
    deferred_maintenance: &mut DeferredMaintenance,
) {
    let conn = &mut connection.checkpointed.conn;
    let mut group = vec![first];
    let written = write_group(
        conn,
        containment,
        queue,
        &mut group,
        held,
        deferred_maintenance,
    );
    let result = acknowledgeable(written, &connection.identity, group.len());
    connection.watch.tell();
    deferred_maintenance.written(group.len(), result.is_ok());
    for job in group {
        job.finish(result.clone());
    }
    deferred_maintenance.catch_up_if_overdue(conn, containment);
}

/// Another process has written. Whoever sees the number finds it noted in the changes feed.
fn tell_of_another(watch: &Watch, foreign: &AtomicU64) {
    watch.tell_all();
    foreign.fetch_add(1, Ordering::Release);
}

/// After the commit: what went into a file that is gone is not acknowledged.
fn acknowledgeable(
    written: StoreResult<()>,
    identity: &FileIdentity,
    writes: usize,
) -> StoreResult<()> {
    let result = written.and_then(|()| identity.ensure());
    if let Err(error) = &result {
        tracing::error!(%error, writes, "a group of writes failed");
    }
    result
}

/// Changes only with commits of other connections (<https://www.sqlite.org/pragma.html#pragma_data_version>).
fn data_version(conn: &Connection) -> Option<i64> {
    let mut version = conn.prepare_cached("PRAGMA data_version").ok()?;
    version.query_row([], |row| row.get(0)).ok()
}

/// Where none waits, whoever is about to write gets the core first: a commit costs as much for one as for many.
fn next_waiting(queue: &Receiver<Box<dyn Job>>) -> Option<Box<dyn Job>> {
    let after_others = |_| {
        std::thread::yield_now();
        queue.try_recv()
    };
    queue.try_recv().or_else(after_others).ok()
}

/// Jobs that did not run because the transaction could not begin end with its error.
fn write_group(
    conn: &mut Connection,
    containment: &Containment,
    queue: &Receiver<Box<dyn Job>>,
    group: &mut Vec<Box<dyn Job>>,
    held: &mut Option<Box<dyn Job>>,
    deferred_maintenance: &mut DeferredMaintenance,
) -> StoreResult<()> {
    // A panic beside the writes, as in the commit, ends this group alone.
    containment.run(|| {
        let tx = conn
            .transaction_with_behavior(TransactionBehavior::Immediate)
            .map_err(store_error)?;
        let mut next = 0;
        while let Some(job) = group.get_mut(next) {
            // Dropping the transaction rolls back what was done.
            job.run(&tx, containment)?;
            // Writes before a panic are committed; later ones use another connection.
            if job.company() == GroupMembership::None || containment.is_suspect() {
                break;
            }
            next += 1;
            if next < GROUP
                && held.is_none()
                && let Some(job) = next_waiting(queue)
            {
                match job.company() {
                    GroupMembership::Others => group.push(job),
                    GroupMembership::None => *held = Some(job),
                }
            }
        }
        let is_shared = group
            .iter()
            .all(|job| job.company() == GroupMembership::Others);
        if is_shared && !containment.is_suspect() {
            deferred_maintenance.join(&tx, containment, group.len())?;
        }
        may_break("commit")?;
        tx.commit().map_err(store_error)?;
        may_break("committed")
    })
}
