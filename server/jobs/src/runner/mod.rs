//! Calls jobs until the server stops.

use std::collections::HashMap;
use std::time::Duration;

use tokio::sync::watch;
use tokio::task::{Id, JoinSet};
use tokio::time::{Instant, sleep, timeout_at};

use crate::backoff;
use crate::job::{Job, JobContext, NextCall};
use crate::status::Jobs;
use afterword_faults::fails;

/// Dropping it aborts its jobs at once.
pub struct Runner {
    jobs: Jobs,
    stop: watch::Sender<bool>,
    running: JoinSet<()>,
    names: HashMap<Id, &'static str>,
}

impl Runner {
    #[must_use]
    pub fn new(jobs: Jobs) -> Self {
        Self {
            jobs,
            stop: watch::Sender::new(false),
            running: JoinSet::new(),
            names: HashMap::new(),
        }
    }

    /// Starts calling the job. Each name may be used once.
    pub fn start(&mut self, job: impl Job + 'static) {
        let name = job.name();
        self.jobs.begins(name);
        let context = JobContext::new(name, self.stop.subscribe(), self.jobs.clone());
        let task = self
            .running
            .spawn(run_until_stopped(job, context, self.jobs.clone()));
        self.names.insert(task.id(), name);
    }

    /// Asks all jobs to end, and waits for them. Aborts those that exceed the time, and returns their names.
    pub async fn stop(mut self, within: Duration) -> Vec<&'static str> {
        self.stop.send_replace(true);
        let deadline = Instant::now() + within;
        while let Ok(Some(ended)) = timeout_at(deadline, self.running.join_next_with_id()).await {
            let id = match ended {
                Ok((id, ())) => id,
                Err(error) => error.id(),
            };
            self.names.remove(&id);
        }
        self.running.shutdown().await;
        let mut cut_off: Vec<&'static str> = self.names.into_values().collect();
        cut_off.sort_unstable();
        cut_off
    }
}

async fn run_until_stopped(mut job: impl Job, context: JobContext, jobs: Jobs) {
    let name = job.name();
    let mut stopped = std::pin::pin!(context.stopped());
    loop {
        let error = match turn(&mut job, &context, &jobs).await {
            Ok(AfterCall::Again) => continue,
            Ok(AfterCall::Last) => break,
            Err(error) => error,
        };
        let failures = jobs.failed(name);
        let pause = afterword_faults::pause(backoff::pause(failures));
        let milliseconds = pause.as_millis();
        tracing::warn!(
            job = name,
            error = format!("{error:#}"),
            failures,
            milliseconds,
            "a job failed; it is tried again after a pause"
        );
        tokio::select! {
            biased;
            () = &mut stopped => break,
            () = sleep(pause) => {}
        }
    }
    if let Err(error) = jobs.caught(job.finish()).await {
        let error = format!("{error:#}");
        tracing::warn!(job = name, error, "a job did not end in order");
    }
}

enum AfterCall {
    Again,
    Last,
}

/// One call, and the wait for the next.
async fn turn(job: &mut impl Job, context: &JobContext, jobs: &Jobs) -> anyhow::Result<AfterCall> {
    // A running call is never dropped: it watches `context.stopped()` if it can end early.
    let next = jobs.caught(step(job, context)).await??;
    if !matches!(next, NextCall::NotDue(_)) {
        jobs.works(job.name());
    }
    let (NextCall::After(pause) | NextCall::NotDue(pause)) = next else {
        return Ok(AfterCall::Last);
    };
    tokio::select! {
        biased;
        () = context.stopped() => return Ok(AfterCall::Last),
        woken = jobs.caught(job.woken()) => woken?,
        () = sleep(pause) => {}
    }
    Ok(AfterCall::Again)
}

/// Tests let each step [panic and fail](afterword_faults), before and after its work.
async fn step(job: &mut impl Job, context: &JobContext) -> anyhow::Result<NextCall> {
    let name = job.name();
    if fails("job", name) {
        anyhow::bail!("an injected fault");
    }
    let next = job.run(context).await?;
    if fails("job_done", name) {
        anyhow::bail!("an injected fault");
    }
    Ok(next)
}

#[cfg(test)]
mod tests;
