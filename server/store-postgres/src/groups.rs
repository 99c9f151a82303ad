//! Writes to one site that wait for each other anyway are committed together: with the first of them, its node waits
//! for the disk; what comes meanwhile makes the next group. So a site takes more comments than commits a second.
//!
//! Nothing is answered before its group is durable. If one of a group fails, nothing of the group is written, and then
//! each is done by itself.

use std::collections::HashMap;
use std::panic::AssertUnwindSafe;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use futures_util::FutureExt as _;
use tokio::sync::{OwnedSemaphorePermit, oneshot};

use super::failure::Failure;
use super::pool::Mode;
use super::{Attempts, Postgres, Shared, change, locks};
use afterword_model::SiteId;
use afterword_model::change::Work;
use afterword_store::{StoreError, StoreResult};

/// Of one group: its transaction shall not hold the site's lock for long.
const MOST: usize = 32;

/// The writes that wait, by their sites. A site is in it while somebody writes its groups.
#[derive(Default)]
pub(super) struct Groups(Mutex<HashMap<SiteId, Vec<Waiting>>>);

/// A write, and who asked for it.
struct Waiting {
    work: Work,
    asker: Asker,
}

struct Asker {
    answer: oneshot::Sender<StoreResult<()>>,
    _place: OwnedSemaphorePermit,
}

/// Why a transaction was not committed.
enum Undone {
    /// There is no connection: nobody else will have one.
    NotBegun(StoreError),
    Failed(StoreError),
}

impl Groups {
    /// Whether nobody writes the groups of this site yet.
    fn add(&self, site: SiteId, waiting: Waiting) -> bool {
        let mut all = self.all();
        let is_new = !all.contains_key(&site);
        all.entry(site).or_default().push(waiting);
        is_new
    }

    /// The next group; an empty one is the end.
    fn next(&self, site: SiteId) -> Vec<Waiting> {
        let mut all = self.all();
        let Some(waiting) = all.get_mut(&site) else {
            return Vec::new();
        };
        let group: Vec<Waiting> = waiting.drain(..waiting.len().min(MOST)).collect();
        if group.is_empty() {
            all.remove(&site);
        }
        group
    }

    fn all(&self) -> MutexGuard<'_, HashMap<SiteId, Vec<Waiting>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Postgres {
    /// Runs a rule, with others about the same site.
    pub(super) async fn run_rule(&self, work: Work) -> StoreResult<()> {
        let Some(site) = locks::only_site(&work.first) else {
            return self.run_alone(vec![work], "change").await;
        };
        let (runtime, place) = (self.runtime()?, self.place()?);
        let (answer, answered) = oneshot::channel();
        let asker = Asker {
            answer,
            _place: place,
        };
        if self.shared.groups.add(site, Waiting { work, asker }) {
            let shared = Arc::clone(&self.shared);
            runtime.spawn(write_groups(shared, site));
        }
        answered.await.unwrap_or(Err(StoreError::Panicked))
    }

    /// Runs rules in a transaction of their own.
    pub(super) async fn run_alone(&self, works: Vec<Work>, name: &'static str) -> StoreResult<()> {
        let works = tokio::sync::Mutex::new(works);
        self.call(Mode::Write, name, works, |db, works| {
            Box::pin(async { change::run_all(db, &mut works.lock().await[..]).await })
        })
        .await
    }
}

async fn write_groups(shared: Arc<Shared>, site: SiteId) {
    loop {
        let group = shared.groups.next(site);
        if group.is_empty() {
            return;
        }
        write_group(&shared, group).await;
    }
}

async fn write_group(shared: &Arc<Shared>, group: Vec<Waiting>) {
    let parts = group.into_iter().map(|one| (one.work, one.asker));
    let (mut works, askers): (Vec<Work>, Vec<Asker>) = parts.unzip();
    let mut refused = None;
    let is_done = works.len() > 1
        && match written(shared, &mut works).await {
            Ok(()) => true,
            Err(Undone::NotBegun(error)) => {
                refused = Some(error);
                false
            }
            Err(Undone::Failed(_)) => false,
        };
    for (work, asker) in works.iter_mut().zip(askers) {
        let outcome = match &refused {
            _ if is_done => Ok(()),
            Some(error) => Err(error.clone()),
            None => match written(shared, std::slice::from_mut(work)).await {
                Err(Undone::NotBegun(error)) => {
                    refused = Some(error.clone());
                    Err(error)
                }
                Err(Undone::Failed(error)) => Err(error),
                Ok(()) => Ok(()),
            },
        };
        // Whoever asked may have gone.
        let _ = asker.answer.send(outcome);
    }
}

/// One transaction with these writes.
async fn written(shared: &Arc<Shared>, works: &mut [Work]) -> Result<(), Undone> {
    let is_one = works.len() == 1;
    let attempted = AssertUnwindSafe(attempt(shared, works)).catch_unwind();
    attempted.await.unwrap_or_else(|_| {
        // In a group it is tried again, by itself.
        if is_one {
            shared.panics.writer.inc();
        }
        Err(Undone::Failed(StoreError::Panicked))
    })
}

async fn attempt(shared: &Arc<Shared>, works: &mut [Work]) -> Result<(), Undone> {
    let mut attempts = Attempts::of(Arc::clone(shared), Mode::Write, "change");
    loop {
        let begun = shared.connections.begin(Mode::Write).await;
        let db = begun
            .map_err(Failure::store_error)
            .map_err(Undone::NotBegun)?;
        let failure = change::run_all(&db, works).await.err();
        let ended = attempts.end(db, failure).await;
        if ended.map_err(Undone::Failed)?.is_break() {
            return Ok(());
        }
    }
}
