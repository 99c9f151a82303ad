use std::sync::Arc;
use std::sync::atomic::{AtomicI64, AtomicU32, Ordering};

use anyhow::anyhow;
use async_trait::async_trait;
use jiff::Timestamp;
use prometheus_client::encoding::text::encode;
use prometheus_client::registry::Registry;
use tokio::sync::{Notify, mpsc};

use super::*;
use crate::status::FailingJob;

const LONG: Duration = Duration::from_secs(3600);

/// Jobs whose wall clock a test moves.
fn jobs() -> (Jobs, Arc<AtomicI64>) {
    let seconds = Arc::new(AtomicI64::new(1000));
    let clock = Arc::clone(&seconds);
    let now = move || Timestamp::from_second(clock.load(Ordering::SeqCst)).unwrap();
    (Jobs::new(now), seconds)
}

fn metrics(jobs: &Jobs) -> String {
    let mut registry = Registry::default();
    jobs.register(&mut registry);
    let mut text = String::new();
    encode(&mut text, &registry).unwrap();
    text
}

fn shows(jobs: &Jobs, line: &str) {
    let text = metrics(jobs);
    assert!(
        text.lines().any(|found| found == line),
        "no {line} in {text}"
    );
}

/// Does what the test wants at each call, and tells when it was called.
struct Scripted<F> {
    script: F,
    called: mpsc::UnboundedSender<Instant>,
    wake: Arc<Notify>,
    calls: u32,
}

#[async_trait]
impl<F: FnMut(u32) -> anyhow::Result<NextCall> + Send> Job for Scripted<F> {
    fn name(&self) -> &'static str {
        "scripted"
    }

    async fn run(&mut self, _: &JobContext) -> anyhow::Result<NextCall> {
        self.calls += 1;
        let _ = self.called.send(Instant::now());
        (self.script)(self.calls)
    }

    async fn woken(&mut self) {
        self.wake.notified().await;
    }
}

struct Started {
    runner: Runner,
    calls: mpsc::UnboundedReceiver<Instant>,
    wake: Arc<Notify>,
}

impl Started {
    fn new(
        jobs: &Jobs,
        script: impl FnMut(u32) -> anyhow::Result<NextCall> + Send + 'static,
    ) -> Self {
        let (called, calls) = mpsc::unbounded_channel();
        let wake = Arc::<Notify>::default();
        let mut runner = Runner::new(jobs.clone());
        runner.start(Scripted {
            script,
            called,
            wake: Arc::clone(&wake),
            calls: 0,
        });
        Self {
            runner,
            calls,
            wake,
        }
    }

    async fn is_called(&mut self) -> Instant {
        self.calls.recv().await.unwrap()
    }
}

#[tokio::test(start_paused = true)]
async fn a_job_that_panics_three_times_works_the_fourth_time() {
    let (jobs, clock) = jobs();
    let mut job = Started::new(&jobs, |call| {
        assert!(call > 3, "for the test");
        Ok(NextCall::After(LONG))
    });
    let mut before = job.is_called().await;
    for (failures, (least, most)) in [(500, 1000), (1000, 2000), (2000, 4000)]
        .into_iter()
        .enumerate()
    {
        // The next call comes after a pause that has grown.
        let next = job.is_called().await;
        let pause = next - before;
        let (least, most) = (
            Duration::from_millis(least),
            Duration::from_millis(most + 2),
        );
        assert!(
            (least..=most).contains(&pause),
            "{pause:?} after {failures}"
        );
        before = next;
        if failures < 2 {
            let failing = FailingJob {
                job: "scripted",
                since: Timestamp::from_second(1000).unwrap(),
            };
            assert_eq!(jobs.failing(), [failing]);
            shows(&jobs, "job_failing_since_seconds{job=\"scripted\"} 1000");
            clock.fetch_add(100, Ordering::SeqCst);
        }
    }
    assert!(job.runner.stop(LONG).await.is_empty());
    assert_eq!(jobs.failing(), []);
    assert_eq!(jobs.panics().get(), 3);
    shows(&jobs, "job_failures_total{job=\"scripted\"} 3");
    shows(&jobs, "job_failing_since_seconds{job=\"scripted\"} 0");
}

#[tokio::test(start_paused = true)]
async fn an_error_counts_and_is_tried_again_like_a_panic() {
    let (jobs, _) = jobs();
    let mut job = Started::new(&jobs, |call| match call {
        1 => Err(anyhow!("the disk is full")),
        _ => Ok(NextCall::After(LONG)),
    });
    let first = job.is_called().await;
    let second = job.is_called().await;
    assert!(second - first <= Duration::from_millis(1002));
    job.runner.stop(LONG).await;
    assert_eq!((jobs.failing().len(), jobs.panics().get()), (0, 0));
    shows(&jobs, "job_failures_total{job=\"scripted\"} 1");
}

#[tokio::test(start_paused = true)]
async fn what_failed_fails_until_it_was_tried_again() {
    let (jobs, _) = jobs();
    let mut job = Started::new(&jobs, |call| match call {
        1 => Err(anyhow!("no room")),
        2..4 => Ok(NextCall::NotDue(LONG)),
        _ => Ok(NextCall::After(LONG)),
    });
    for _ in 0..3 {
        job.is_called().await;
    }
    assert_eq!(jobs.failing().len(), 1);
    job.is_called().await;
    job.runner.stop(LONG).await;
    assert_eq!(jobs.failing(), []);
}

#[tokio::test(start_paused = true)]
async fn a_job_runs_when_its_time_has_come_or_when_it_is_woken() {
    let (jobs, _) = jobs();
    let mut job = Started::new(&jobs, |call| match call {
        1 => Ok(NextCall::After(LONG)),
        _ => Ok(NextCall::After(Duration::MAX)),
    });
    let first = job.is_called().await;
    assert_eq!((job.is_called().await - first).as_secs(), LONG.as_secs());
    let told = Instant::now();
    job.wake.notify_one();
    assert_eq!(job.is_called().await, told);
    job.runner.stop(LONG).await;
}

#[tokio::test(start_paused = true)]
async fn a_job_that_fails_is_not_woken_before_its_pause_is_over() {
    let (jobs, _) = jobs();
    let mut job = Started::new(&jobs, |_| Err(anyhow!("again")));
    let first = job.is_called().await;
    job.wake.notify_one();
    assert!(job.is_called().await - first >= Duration::from_millis(500));
    job.runner.stop(LONG).await;
}

#[tokio::test(start_paused = true)]
async fn one_that_has_finished_is_not_called_again() {
    let (jobs, _) = jobs();
    let mut job = Started::new(&jobs, |_| Ok(NextCall::Finished));
    job.is_called().await;
    assert_eq!(job.calls.recv().await, None, "the job is dropped");
    assert!(job.runner.stop(LONG).await.is_empty());
}

/// Works for so long at a time, whoever stops.
struct Slow {
    takes: Duration,
    done: Arc<AtomicU32>,
}

#[async_trait]
impl Job for Slow {
    fn name(&self) -> &'static str {
        "slow"
    }

    async fn run(&mut self, _: &JobContext) -> anyhow::Result<NextCall> {
        sleep(self.takes).await;
        self.done.fetch_add(1, Ordering::SeqCst);
        Ok(NextCall::After(Duration::ZERO))
    }

    async fn finish(&mut self) {
        self.done.fetch_add(100, Ordering::SeqCst);
    }
}

#[tokio::test(start_paused = true)]
async fn what_has_begun_is_finished_at_the_end_within_the_deadline() {
    for (deadline, done, cut_off) in [(11, 101, &[][..]), (9, 0, &["slow"][..])] {
        let (jobs, _) = jobs();
        let done_so_far = Arc::<AtomicU32>::default();
        let mut runner = Runner::new(jobs);
        runner.start(Slow {
            takes: Duration::from_secs(10),
            done: Arc::clone(&done_so_far),
        });
        tokio::task::yield_now().await;
        let stopped = runner.stop(Duration::from_secs(deadline)).await;
        assert_eq!(stopped, cut_off);
        assert_eq!(done_so_far.load(Ordering::SeqCst), done);
    }
}

/// A listener: its call returns only when the server stops.
struct Listening;

#[async_trait]
impl Job for Listening {
    fn name(&self) -> &'static str {
        "listening"
    }

    async fn run(&mut self, context: &JobContext) -> anyhow::Result<NextCall> {
        context.works();
        context.stopped().await;
        Ok(NextCall::Finished)
    }
}

/// Fails once, and then does not return; of what it has to do at first, one part panics.
struct Steady(u32);

#[async_trait]
impl Job for Steady {
    fn name(&self) -> &'static str {
        "steady"
    }

    async fn run(&mut self, context: &JobContext) -> anyhow::Result<NextCall> {
        self.0 += 1;
        if self.0 == 1 {
            let parts = [1, 2, 3].map(|part| {
                context.contain(async move {
                    assert!(part != 2, "for the test");
                    part
                })
            });
            let parts = futures_util::future::join_all(parts).await;
            let done: Vec<_> = parts.iter().flatten().collect();
            assert_eq!(done, [&1, &3]);
            parts.into_iter().collect::<anyhow::Result<Vec<_>>>()?;
        }
        tokio::select! {
            () = context.stopped() => {}
            () = context.steady(std::future::pending()) => {}
        }
        Ok(NextCall::Finished)
    }
}

#[tokio::test(start_paused = true)]
async fn a_call_that_does_not_return_works_after_a_minute() {
    let (jobs, _) = jobs();
    let mut runner = Runner::new(jobs.clone());
    runner.start(Steady(0));
    sleep(Duration::from_secs(30)).await;
    assert_eq!((jobs.failing().len(), jobs.panics().get()), (1, 1));
    sleep(Duration::from_secs(32)).await;
    assert_eq!(jobs.failing(), []);
    assert!(runner.stop(LONG).await.is_empty());
}

#[tokio::test(start_paused = true)]
async fn a_job_may_run_until_the_server_stops_and_others_run_beside_it() {
    let (jobs, _) = jobs();
    let mut job = Started::new(&jobs, |_| panic!("for the test"));
    job.runner.start(Listening);
    job.is_called().await;
    job.is_called().await;
    let failing: Vec<_> = jobs.failing().iter().map(|failing| failing.job).collect();
    assert_eq!(failing, ["scripted"]);
    let begun = Instant::now();
    assert!(job.runner.stop(LONG).await.is_empty());
    assert_eq!(Instant::now(), begun, "a pause does not hold the end up");
}

/// Notes something after so many failures, and counts the attempts.
struct Noting {
    fails: u32,
    attempts: Arc<AtomicU32>,
}

#[async_trait]
impl Job for Noting {
    fn name(&self) -> &'static str {
        "noting"
    }

    async fn run(&mut self, context: &JobContext) -> anyhow::Result<NextCall> {
        let note = || async {
            let attempt = self.attempts.fetch_add(1, Ordering::SeqCst);
            if attempt < self.fails {
                return Err("the database is away");
            }
            Ok(())
        };
        context.insist(note).await.map_err(|error| anyhow!(error))?;
        Ok(NextCall::Finished)
    }
}

fn noting(jobs: &Jobs, fails: u32) -> (Runner, Arc<AtomicU32>) {
    let attempts = Arc::new(AtomicU32::new(0));
    let mut runner = Runner::new(jobs.clone());
    runner.start(Noting {
        fails,
        attempts: Arc::clone(&attempts),
    });
    (runner, attempts)
}

#[tokio::test(start_paused = true)]
async fn what_is_done_is_noted_as_soon_as_the_database_is_back() {
    let (jobs, _) = jobs();
    let (_runner, attempts) = noting(&jobs, 60);
    tokio::time::sleep(Duration::from_secs(90)).await;
    assert_eq!(attempts.load(Ordering::SeqCst), 61);
    assert!(jobs.failing().is_empty());
}

#[tokio::test(start_paused = true)]
async fn what_can_not_be_noted_for_minutes_makes_its_job_fail() {
    let (jobs, _) = jobs();
    let (_runner, attempts) = noting(&jobs, u32::MAX);
    tokio::time::sleep(Duration::from_secs(121)).await;
    assert_eq!(jobs.failing().len(), 1);
    assert!(attempts.load(Ordering::SeqCst) > 100);
}

#[tokio::test(start_paused = true)]
async fn a_server_that_stops_tries_to_note_it_no_longer() {
    let (jobs, _) = jobs();
    let (runner, _) = noting(&jobs, u32::MAX);
    tokio::time::sleep(Duration::from_secs(5)).await;
    let begun = Instant::now();
    runner.stop(LONG).await;
    assert!(begun.elapsed() < Duration::from_secs(2));
}
