//! What a job is, and what the runner does for it.

use std::time::Duration;

use async_trait::async_trait;
use tokio::sync::watch;
use tokio::time::Instant;

use afterword_faults::fails;

use crate::status::Jobs;

#[async_trait]
pub trait Job: Send {
    /// The value of the label `job` in the metrics.
    fn name(&self) -> &'static str;

    /// Does what is due now. After an error or a panic it is called again on the same value, so `self` must be valid
    /// wherever a call can end.
    ///
    /// # Errors
    /// It is called again after a pause that grows with each failure.
    async fn run(&mut self, context: &JobContext) -> anyhow::Result<NextCall>;

    /// Ready when there is work before the time that [`Job::run`] returned. A job that has just failed is not woken.
    /// It may be dropped and called again between two calls of `run`.
    async fn woken(&mut self) {
        std::future::pending().await
    }

    /// Ends work outside of `run` in order; called once, when the server stops.
    async fn finish(&mut self) {}
}

/// When a job is called again, unless it is woken before.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NextCall {
    /// The job works; an earlier failure is over. `Duration::MAX` waits until it is woken.
    After(Duration),
    /// Nothing was due, so an earlier failure may persist.
    NotDue(Duration),
    /// Never again.
    Finished,
}

/// How long a call must run before it counts as working.
const STEADY: Duration = Duration::from_secs(60);

/// Between two attempts to note what was done, and how long it is tried.
const AGAIN: Duration = Duration::from_secs(1);
const INSISTENCE: Duration = Duration::from_secs(2 * 60);

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

    /// Ready when the server stops. A call that ignores it is waited for until the runner's deadline.
    pub fn stopped(&self) -> impl Future<Output = ()> + Send + use<> {
        let mut stop = self.stop.clone();
        async move {
            // An error means that the runner has ended.
            let _ = stop.wait_for(|stops| *stops).await;
        }
    }

    /// Marks a call that has not returned as working, like [`NextCall::After`] for one that has.
    pub fn works(&self) {
        self.jobs.works(self.name);
    }

    /// Runs `work`, which does not return while all is well; it counts as working after a minute.
    pub async fn steady<T>(&self, work: impl Future<Output = T>) -> T {
        let mut work = std::pin::pin!(work);
        tokio::select! {
            done = &mut work => return done,
            () = tokio::time::sleep(STEADY) => self.works(),
        }
        work.await
    }

    /// Notes what can't be taken back, such as that a mail was sent: what is not noted is done twice. So a database that
    /// is away for a while is waited for, until the server stops.
    ///
    /// # Errors
    /// That of the last attempt.
    pub async fn insist<T, E, F>(&self, note: impl Fn() -> F) -> Result<T, E>
    where
        E: std::fmt::Display,
        F: Future<Output = Result<T, E>>,
    {
        let begun = Instant::now();
        loop {
            let error = match note().await {
                Ok(noted) => return Ok(noted),
                Err(error) if begun.elapsed() >= INSISTENCE => return Err(error),
                Err(error) => error,
            };
            tracing::debug!(job = self.name, %error, "what was done can't be noted yet");
            tokio::select! {
                () = self.stopped() => return Err(error),
                () = tokio::time::sleep(AGAIN) => {}
            }
        }
    }

    /// Runs one of several parts of a call: a panic in it does not end the others.
    ///
    /// # Errors
    /// `work` panicked. Return the error from [`Job::run`] after the other parts: then the job counts as failing.
    pub async fn contain<T>(&self, work: impl Future<Output = T>) -> anyhow::Result<T> {
        let work = async {
            let done = work.await;
            // Of what has begun, nobody knows that it is done.
            if fails("step", self.name) {
                anyhow::bail!("an injected fault");
            }
            Ok(done)
        };
        self.jobs.caught(work).await?
    }
}
