//! Jobs that one server at a time does, of all that share a database: the others look whether it still does.

use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use tokio::time::{Instant, sleep};

use afterword_jobs::{Job, JobContext, NextCall};
use afterword_store::{Store, StoreResult};

/// How long a server that is gone keeps others from its work.
const LEASE: Duration = Duration::from_secs(25);
/// How often the lease is renewed, and how often others look.
const RENEWAL: Duration = Duration::from_secs(5);

/// A job that has a lease of its own name while it works.
pub(super) struct Alone<J> {
    pub(super) job: J,
    pub(super) lease: Lease,
}

pub(super) struct Lease {
    store: Arc<dyn Store>,
    holder: String,
    /// When it was last taken or renewed.
    renewed: Option<Instant>,
}

impl Lease {
    pub(super) fn of(store: &Arc<dyn Store>) -> Self {
        Self {
            store: Arc::clone(store),
            holder: uuid::Uuid::now_v7().to_string(),
            renewed: None,
        }
    }

    async fn take(&mut self, name: &str, lasts: Duration) -> StoreResult<bool> {
        let begun = Instant::now();
        let is_ours = self
            .store
            .lease(name.to_owned(), self.holder.clone(), lasts)
            .await?;
        self.renewed = is_ours.then_some(begun);
        Ok(is_ours)
    }

    /// Takes it, unless it was taken a moment ago.
    async fn have(&mut self, name: &str) -> StoreResult<bool> {
        match self.renewed {
            Some(renewed) if renewed.elapsed() < RENEWAL => Ok(true),
            _ => self.take(name, LEASE).await,
        }
    }

    /// Returns when another server may have it.
    async fn keep(&mut self, name: &str) {
        loop {
            sleep(RENEWAL).await;
            let last = self.renewed;
            match self.take(name, LEASE).await {
                Ok(true) => {}
                Ok(false) => return,
                // The database may be back before the lease ends.
                Err(_) if last.is_some_and(|last| last.elapsed() + RENEWAL < LEASE) => {
                    self.renewed = last;
                }
                Err(_) => return,
            }
        }
    }
}

#[async_trait]
impl<J: Job> Job for Alone<J> {
    fn name(&self) -> &'static str {
        self.job.name()
    }

    async fn run(&mut self, context: &JobContext) -> anyhow::Result<NextCall> {
        let name = self.job.name();
        if !self.lease.have(name).await? {
            return Ok(NextCall::NotDue(RENEWAL));
        }
        tokio::select! {
            biased;
            outcome = self.job.run(context) => outcome,
            () = self.lease.keep(name) => {
                tracing::warn!(job = name, "another server does this work now");
                Ok(NextCall::NotDue(RENEWAL))
            }
        }
    }

    async fn woken(&mut self) {
        self.job.woken().await;
    }

    async fn finish(&mut self) {
        self.job.finish().await;
        if self.lease.renewed.is_some() {
            // Where it fails, the lease ends by itself.
            let _ = self.lease.take(self.job.name(), Duration::ZERO).await;
        }
    }
}
