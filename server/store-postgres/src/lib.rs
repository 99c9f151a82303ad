//! The store on PostgreSQL, which many equal nodes share.
//!
//! Nodes share nothing but the database. [`locks`] orders the writes of a site, as one writer does in SQLite;
//! [`changes`] tells each node's caches what the others have written. The crate makes no decisions: `change` runs a
//! rule in a transaction, `load` reads its facts, and `apply` writes its effects.
//!
//! All work runs on threads of the store's own: a write that has begun completes even if its caller hangs up, and a
//! panic ends only its own call.
//!
//! Not here: how a database is backed up (`pg_dump` and the archive of its log do that).

mod addresses;
mod akismet;
mod apply;
mod audit;
mod blocks;
mod change;
mod changes;
mod clocks;
mod comments;
mod contract;
mod conversations;
mod copies;
mod export;
mod failure;
mod follows;
mod groups;
mod hooks;
mod import;
mod imports;
mod leases;
mod legacy_ids;
mod lessons;
mod lists;
mod load;
mod locks;
mod mail_tokens;
mod mailboxes;
mod migrate;
mod moderator_addresses;
mod options;
mod outbox;
mod pages;
mod people;
mod pool;
mod portable;
mod published;
mod reactions;
mod reports;
mod retention;
mod rows;
mod search;
mod sent_webmentions;
mod sessions;
mod simhash;
mod sites;
mod sql;
mod standing;
mod statistics;
mod survey;
mod thread;
mod tokens;
mod traces;
mod webmentions;

use std::ops::ControlFlow;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::runtime::{Builder, Runtime};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use self::changes::Changes;
use self::failure::{Failure, Sql};
use self::groups::Groups;
use self::pool::{Connections, Mode};
use self::sql::Db;
use afterword_faults::fails;
use afterword_store::{StoreError, StorePanics, StoreResult};

pub use self::contract::CALLS;
pub use self::migrate::newest as newest_schema;
pub use self::options::{InvalidUrl, PostgresOptions, check_url, shown};
pub use self::survey::{Replica, Survey, survey};

/// Threads for the work of all calls: it mostly waits.
const THREADS: usize = 2;

/// How long work that has begun may take to end, when the store is dropped.
const PATIENCE: Duration = Duration::from_secs(10);

/// How often a call is tried again that met another transaction.
const ATTEMPTS: u32 = 8;

/// Dropping it waits for the accepted work.
pub struct Postgres {
    shared: Arc<Shared>,
    /// `None` once it is dropped.
    runtime: Option<Runtime>,
}

/// What the work of a call uses.
struct Shared {
    connections: Connections,
    changes: Changes,
    groups: Groups,
    panics: StorePanics,
    /// One for each accepted call.
    places: Arc<Semaphore>,
    queue: u32,
}

impl Postgres {
    /// Connects, and brings the database to the newest schema.
    ///
    /// # Errors
    /// [`StoreError`]: the database can't be reached or used, is another program's, or has a newer schema.
    pub fn open(options: &PostgresOptions) -> StoreResult<Self> {
        let runtime = Builder::new_multi_thread()
            .worker_threads(THREADS)
            .thread_name("postgres")
            .enable_all()
            .build()
            .map_err(|error| StoreError::Unavailable(error.to_string()))?;
        let queue = u32::try_from(options.queue.max(1)).unwrap_or(u32::MAX);
        let shared = Arc::new(Shared {
            connections: Connections::new(options)?,
            changes: Changes::default(),
            groups: Groups::default(),
            panics: StorePanics::default(),
            places: Arc::new(Semaphore::new(queue as usize)),
            queue,
        });
        // From here on dropping it ends the runtime in order.
        let store = Self {
            shared,
            runtime: Some(runtime),
        };
        store.begin(options)?;
        Ok(store)
    }

    fn begin(&self, options: &PostgresOptions) -> StoreResult<()> {
        let Some(runtime) = &self.runtime else {
            return Ok(());
        };
        // The caller may be a task of another runtime, which must not be blocked by this one.
        let migrated = std::thread::scope(|threads| {
            let migrating = || runtime.block_on(migrate::migrate(&self.shared.connections));
            threads.spawn(migrating).join()
        });
        migrated.unwrap_or(Err(StoreError::Panicked))?;
        changes::listen(&self.shared, options, runtime);
        Ok(())
    }

    /// Runs a call on the store's own threads. Its work may run several times, each time in a transaction of its own.
    async fn call<A, T>(
        &self,
        mode: Mode,
        name: &'static str,
        asked: A,
        work: for<'a> fn(&'a Db, &'a A) -> Step<'a, T>,
    ) -> StoreResult<T>
    where
        A: Send + Sync + 'static,
        T: Send + 'static,
    {
        let call = Arc::new(Call {
            asked,
            work,
            answer: Mutex::new(None),
        });
        self.complete(mode, name, Arc::<Call<A, T>>::clone(&call))
            .await?;
        call.answer().take().ok_or_else(ended)
    }

    async fn complete(
        &self,
        mode: Mode,
        name: &'static str,
        call: Arc<dyn Attempt>,
    ) -> StoreResult<()> {
        let place = self.place()?;
        let attempts = Attempts::of(Arc::clone(&self.shared), mode, name);
        let task = async move {
            let done = attempts.run(&*call).await;
            drop(place);
            done
        };
        match self.runtime()?.spawn(task).await {
            Ok(done) => done,
            Err(error) if error.is_panic() => {
                self.shared.panics.writer.inc();
                Err(StoreError::Panicked)
            }
            Err(_) => Err(ended()),
        }
    }

    /// The place of a call, until it is answered.
    fn place(&self) -> StoreResult<OwnedSemaphorePermit> {
        let place = Arc::clone(&self.shared.places).try_acquire_owned();
        place.map_err(|_| StoreError::Busy("too many calls wait (store.queue)".to_owned()))
    }

    fn runtime(&self) -> StoreResult<&Runtime> {
        self.runtime.as_ref().ok_or_else(ended)
    }
}

fn ended() -> StoreError {
    StoreError::Unavailable("the store has ended".to_owned())
}

impl Drop for Postgres {
    fn drop(&mut self) {
        let Some(runtime) = self.runtime.take() else {
            return;
        };
        let shared = Arc::clone(&self.shared);
        // On a thread of its own: the caller may be a task, which may not block a runtime.
        let ending = std::thread::spawn(move || {
            runtime.block_on(async {
                let all = shared.places.acquire_many(shared.queue);
                let _ = tokio::time::timeout(PATIENCE, all).await;
            });
            runtime.shutdown_timeout(PATIENCE);
        });
        let _ = ending.join();
    }
}

/// SQL under way.
type Step<'a, T> = Pin<Box<dyn Future<Output = Sql<T>> + Send + 'a>>;

/// What a call asks, and its answer once there is one.
struct Call<A, T> {
    asked: A,
    work: for<'a> fn(&'a Db, &'a A) -> Step<'a, T>,
    answer: Mutex<Option<T>>,
}

impl<A, T> Call<A, T> {
    fn answer(&self) -> MutexGuard<'_, Option<T>> {
        self.answer.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A call whose types nobody needs to know. There are a hundred, and what surrounds them is compiled once.
trait Attempt: Send + Sync {
    fn attempt<'a>(&'a self, db: &'a Db) -> Step<'a, ()>;
}

impl<A: Send + Sync, T: Send> Attempt for Call<A, T> {
    fn attempt<'a>(&'a self, db: &'a Db) -> Step<'a, ()> {
        let work = (self.work)(db, &self.asked);
        Box::pin(async move {
            *self.answer() = Some(work.await?);
            Ok(())
        })
    }
}

/// The attempts of one call.
struct Attempts {
    shared: Arc<Shared>,
    mode: Mode,
    name: &'static str,
    left: u32,
}

impl Attempts {
    fn of(shared: Arc<Shared>, mode: Mode, name: &'static str) -> Self {
        let left = ATTEMPTS;
        Self {
            shared,
            mode,
            name,
            left,
        }
    }

    async fn begin(&self) -> StoreResult<Db> {
        self.shared
            .connections
            .begin(self.mode)
            .await
            .map_err(Failure::store_error)
    }

    async fn run(mut self, call: &dyn Attempt) -> StoreResult<()> {
        loop {
            let db = self.begin().await?;
            let failure = call.attempt(&db).await.err();
            if self.end(db, failure).await?.is_break() {
                return Ok(());
            }
        }
    }

    /// Whether the call is done, or is to be tried again.
    async fn end(&mut self, db: Db, failure: Option<Failure>) -> StoreResult<ControlFlow<()>> {
        match self.close(db, failure).await {
            Ok(()) => Ok(ControlFlow::Break(())),
            Err(failure) if failure.is_conflict() && self.left > 0 => {
                self.left -= 1;
                Ok(ControlFlow::Continue(()))
            }
            Err(failure) => Err(failure.store_error()),
        }
    }

    /// Commits, or rolls back what has failed.
    async fn close(&self, db: Db, failure: Option<Failure>) -> Sql<()> {
        let kind = match self.mode {
            Mode::Write | Mode::Quiet => "write",
            Mode::Read | Mode::Snapshot => "read",
        };
        let failure = match fails(kind, self.name) {
            true => failure.or(Some(Failure::Broken)),
            false => failure,
        };
        let Some(failure) = failure else {
            return match self.mode {
                Mode::Write => self.shared.changes.commit(db).await,
                Mode::Read | Mode::Snapshot | Mode::Quiet => db.commit().await,
            };
        };
        if failure.leaves_the_connection() {
            // Whether or not it succeeds: a connection that can't roll back is closed.
            let _ = db.roll_back().await;
        }
        Err(failure)
    }
}
