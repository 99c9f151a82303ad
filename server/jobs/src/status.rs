//! Failing jobs, and since when they fail: for `/readyz` and the metrics.

use std::collections::BTreeMap;
use std::panic::AssertUnwindSafe;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use anyhow::anyhow;
use futures_util::FutureExt;
use jiff::Timestamp;
use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::registry::Registry;

#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct JobLabel {
    job: &'static str,
}

/// The state of all jobs; clones share it.
#[derive(Clone)]
pub struct Jobs(Arc<Shared>);

struct Shared {
    clock: Box<dyn Fn() -> Timestamp + Send + Sync>,
    failing: Mutex<BTreeMap<&'static str, Failing>>,
    failures: Family<JobLabel, Counter>,
    failing_since: Family<JobLabel, Gauge>,
    panics: Counter,
}

#[derive(Debug, Clone, Copy)]
struct Failing {
    since: Timestamp,
    failures: u32,
}

/// A job whose latest call failed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FailingJob {
    pub job: &'static str,
    pub since: Timestamp,
}

impl Jobs {
    /// `clock`: the wall clock for the times of failures.
    pub fn new(clock: impl Fn() -> Timestamp + Send + Sync + 'static) -> Self {
        Self(Arc::new(Shared {
            clock: Box::new(clock),
            failing: Mutex::default(),
            failures: Family::default(),
            failing_since: Family::default(),
            panics: Counter::default(),
        }))
    }

    /// Jobs whose latest call failed, by name.
    #[must_use]
    pub fn failing(&self) -> Vec<FailingJob> {
        let failing = self.lock();
        let failing = failing.iter();
        failing
            .map(|(&job, failing)| FailingJob {
                job,
                since: failing.since,
            })
            .collect()
    }

    /// How many calls of all jobs have panicked.
    #[must_use]
    pub fn panics(&self) -> Counter {
        self.0.panics.clone()
    }

    pub fn register(&self, registry: &mut Registry) {
        let help = "Calls of a job that failed, by job";
        registry.register("job_failures", help, self.0.failures.clone());
        let help = "Since when a job fails, in seconds since 1970; 0 while it works";
        registry.register(
            "job_failing_since_seconds",
            help,
            self.0.failing_since.clone(),
        );
    }

    /// Adds a job that has not failed yet.
    pub(crate) fn begins(&self, job: &'static str) {
        drop(self.0.failures.get_or_create(&JobLabel { job }));
        drop(self.0.failing_since.get_or_create(&JobLabel { job }));
    }

    pub(crate) fn works(&self, job: &'static str) {
        let Some(failing) = self.lock().remove(job) else {
            return;
        };
        self.0.failing_since.get_or_create(&JobLabel { job }).set(0);
        let failures = failing.failures;
        tracing::info!(job, failures, "a job works again");
    }

    /// Counts a failure; returns how many there were since the job last worked.
    pub(crate) fn failed(&self, job: &'static str) -> u32 {
        self.0.failures.get_or_create(&JobLabel { job }).inc();
        let now = (self.0.clock)();
        let mut jobs = self.lock();
        let failing = jobs.entry(job).or_insert(Failing {
            since: now,
            failures: 0,
        });
        failing.failures = failing.failures.saturating_add(1);
        let since = self.0.failing_since.get_or_create(&JobLabel { job });
        since.set(failing.since.as_second());
        failing.failures
    }

    /// Turns a panic into an error; the log already has its place.
    pub(crate) async fn caught<T>(&self, work: impl Future<Output = T>) -> anyhow::Result<T> {
        let caught = AssertUnwindSafe(work).catch_unwind().await;
        caught.map_err(|_| {
            self.0.panics.inc();
            anyhow!("it panicked: a mistake in Afterword itself")
        })
    }

    fn lock(&self) -> MutexGuard<'_, BTreeMap<&'static str, Failing>> {
        // Each change is one call, so a panic leaves it consistent.
        self.0
            .failing
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }
}
