//! Makes backups while the server runs. It derives the next time from the folder, so restarts change nothing.

use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use jiff::{SignedDuration, Timestamp};

use super::error::BackupError;
use super::folder::BackupFolder;
use super::metrics::Metrics;
use super::schedule::next_due;
use super::write::{Backup, back_up};
use afterword_jobs::{Job, JobContext, NextCall};
use afterword_services::App;
use afterword_store_sqlite::{Cancel, LogBound};

/// How often the clock is checked: it can be set, and a sleeping machine misses timers.
const LOOK: Duration = Duration::from_secs(1);
/// After a failure.
const AGAIN: SignedDuration = SignedDuration::from_mins(10);
/// A copy reads one snapshot, and the log beside the database can't restart meanwhile: it may grow by so much.
const GROWTH: u64 = 256 * 1024 * 1024;
/// After so many attempts, an hour, a backup is worth a longer log.
const BOUNDED: u32 = 6;
/// How often a running backup is told to stop.
const REPEAT: Duration = Duration::from_millis(50);

pub struct Worker {
    app: Arc<App>,
    metrics: Arc<Metrics>,
    shelf: Arc<BackupFolder>,
    /// When the latest attempt failed, and how many have since the latest backup.
    failed: Option<Timestamp>,
    failures: u32,
    has_begun: bool,
}

#[async_trait]
impl Job for Worker {
    fn name(&self) -> &'static str {
        "backups"
    }

    /// Makes a backup if one is due; a backup in progress is given up when the server stops.
    async fn run(&mut self, context: &JobContext) -> anyhow::Result<NextCall> {
        if !self.has_begun {
            if let Some(newest) = self.shelf.kept().unwrap_or_default().last() {
                let seconds = newest.time.as_second();
                self.metrics.found(seconds);
            }
            self.has_begun = true;
        }
        let now = self.app.clock.now();
        if self.due(now) > now {
            return Ok(NextCall::NotDue(LOOK));
        }
        // Counts as a failure until it succeeds, because a panic is one too.
        self.failed = Some(now);
        self.failures += 1;
        let Some(outcome) = self.unless(context, now).await else {
            return Ok(NextCall::Finished);
        };
        self.tell(&outcome);
        outcome?;
        self.failed = None;
        self.failures = 0;
        Ok(NextCall::After(LOOK))
    }
}

impl Worker {
    /// `None` if no folder is set.
    #[must_use]
    pub fn new(app: Arc<App>, metrics: Arc<Metrics>) -> Option<Self> {
        let folder = app.config.backup.folder.as_deref()?;
        let shelf = BackupFolder::new(folder, &app.config.store.path);
        Some(Self {
            app,
            metrics,
            shelf: Arc::new(shelf),
            failed: None,
            failures: 0,
            has_begun: false,
        })
    }

    /// An unreadable folder counts as due: the failed attempt reports the reason.
    fn due(&self, now: Timestamp) -> Timestamp {
        let kept = self.shelf.kept().unwrap_or_default();
        let times: Vec<Timestamp> = kept.iter().map(|backup| backup.time).collect();
        let due = next_due(&self.app.current().backup, &times, now);
        // A clock that was set back must not delay the next attempt.
        let again = self.failed.filter(|failed| *failed <= now);
        let again = again.and_then(|failed| failed.checked_add(AGAIN).ok());
        again.map_or(due, |again| again.max(due))
    }

    /// `None` if it was stopped.
    async fn unless(
        &self,
        context: &JobContext,
        now: Timestamp,
    ) -> Option<Result<Backup, BackupError>> {
        let cancel = Cancel::default();
        let (shelf, ends) = (Arc::clone(&self.shelf), cancel.clone());
        let (database, keep) = (
            self.app.config.store.path.clone(),
            self.app.current().backup.keep,
        );
        let bounded = self.failures <= BOUNDED;
        let mut task = tokio::task::spawn_blocking(move || {
            let bound = bounded.then(|| LogBound::of(&database, GROWTH));
            let made = back_up(&database, &shelf.next(now), &ends, bound)?;
            shelf.prune(keep)?;
            Ok(made)
        });
        tokio::select! {
            ended = &mut task => {
                return Some(ended.unwrap_or_else(|error| match error.try_into_panic() {
                    Ok(panic) => std::panic::resume_unwind(panic),
                    Err(_) => Err(BackupError::Cancelled),
                }));
            }
            () = context.stopped() => {}
        }
        while !task.is_finished() {
            cancel.cancel();
            tokio::time::sleep(REPEAT).await;
        }
        None
    }

    fn tell(&self, outcome: &Result<Backup, BackupError>) {
        let metrics = &self.metrics;
        match outcome {
            Ok(backup) => {
                let seconds = self.app.clock.now().as_second();
                metrics.made(seconds, backup.took, backup.bytes);
                tracing::info!(
                    file = %backup.file.display(),
                    comments = backup.survey.comments,
                    bytes = backup.bytes,
                    milliseconds = backup.took.as_millis(),
                    "backed up"
                );
                if backup.survey.wrong_counts > 0 {
                    let pages = backup.survey.wrong_counts;
                    tracing::warn!(pages, "the counts of some pages are wrong in the database");
                }
            }
            Err(error) => {
                metrics.failed.inc();
                tracing::error!(
                    %error,
                    folder = %self.shelf.folder().display(),
                    "no backup was made; it is tried again in 10 minutes (backup.folder)"
                );
            }
        }
    }
}
