//! What a job is, and what the runner does for it.

use std::time::Duration;

use async_trait::async_trait;
use tokio::sync::watch;

use crate::status::Jobs;

#[async_trait]
pub trait Job: Send {
    /// The value of the label `job` in the metrics.
    fn name(&self) -> &'static str;

    /// Does what is due now. After an error or a panic it is called again on the same value, so what a call leaves
    /// behind in `self` must be good at any point where it can end.
    ///
    /// # Errors
    /// It is called again after a pause that grows with each failure.
    async fn run(&mut self, context: &JobContext) -> anyhow::Result<Next>;

    /// Ready when there is something to do before the time that [`Job::run`] named. A job that has just failed is not
    /// woken. Dropped and called again between two calls of `run`.
    async fn woken(&mut self) {
        std::future::pending().await
    }

    /// Ends in order what goes on beside `run`; called once, when the server stops.
    async fn finish(&mut self) {}
}

/// When a job is called again, if nothing wakes it before.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Next {
    /// It works; what failed before does not fail any more. `Duration::MAX` waits until it is woken.
    After(Duration),
    /// Nothing was due, so that what failed before may fail still.
    NotDue(Duration),
    /// Never again.
    Finished,
}

/// How long a call that does not return has to go on before it counts as one that works.
const STEADY: Duration = Duration::from_secs(60);

/// The runner's side of a call.
#[derive(Clone)]
pub struct JobContext {
    name: &'static str,
    stop: watch::Receiver<bool>,
    jobs: Jobs,
}

impl JobContext {
    pub(crate) fn new(name: &'static str, stop: watch::Receiver<bool>, jobs: Jobs) -> Self {
        Self { name, stop, jobs }
    }

    /// Ready when the server stops. A call that does not look is waited for, as long as the runner's deadline allows.
    pub fn stopped(&self) -> impl Future<Output = ()> + Send + use<> {
        let mut stop = self.stop.clone();
        async move {
            // An error is the end of the runner.
            let _ = stop.wait_for(|stops| *stops).await;
        }
    }

    /// Says of a call that does not return that it works, as [`Next::After`] says it of one that does.
    pub fn works(&self) {
        self.jobs.works(self.name);
    }

    /// Goes on with `work`, which does not return while all is well; after a minute it works.
    pub async fn steady<T>(&self, work: impl Future<Output = T>) -> T {
        let mut work = std::pin::pin!(work);
        tokio::select! {
            done = &mut work => return done,
            () = tokio::time::sleep(STEADY) => self.works(),
        }
        work.await
    }

    /// Does one of several things that a call has to do: a panic in it ends none of the others.
    ///
    /// # Errors
    /// It panicked. Returned from [`Job::run`] when the others are done, the error makes the job one that fails.
    pub async fn contain<T>(&self, work: impl Future<Output = T>) -> anyhow::Result<T> {
        self.jobs.caught(work).await
    }
}
