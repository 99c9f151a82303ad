//! The job that checks the database in the night, and tells the owner of damage.

use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use jiff::{SignedDuration, Timestamp};
use serde_json::json;
use tokio::sync::oneshot;

use super::metrics::{Ended, Metrics};
use super::schedule::Schedule;
use afterword_background::lower_priority;
use afterword_jobs::{Job, JobContext, NextCall};
use afterword_model::{EmailAddress, MailId};
use afterword_services::App;
use afterword_store::{MailKind, NewMail, StoreResult};
use afterword_store_sqlite::{Cancel, LogBound, Scope, UnusableDatabase, check};

/// How often the clock is checked: it can be set, and a sleeping machine misses timers.
const LOOK: Duration = Duration::from_secs(1);
/// How often the log's length is looked at, and a check that is to end is told so.
const WATCH: Duration = Duration::from_millis(200);
/// The log may grow by so much during a check.
const GROWTH: u64 = 32 * 1024 * 1024;
/// Damage stays until somebody acts: the mail about it comes once a week.
const REMIND: SignedDuration = SignedDuration::from_hours(7 * 24);

pub struct Worker {
    app: Arc<App>,
    metrics: Arc<Metrics>,
    schedule: Schedule,
    /// When the owner was told of damage.
    told: Option<Timestamp>,
}

#[async_trait]
impl Job for Worker {
    fn name(&self) -> &'static str {
        "integrity"
    }

    async fn run(&mut self, context: &JobContext) -> anyhow::Result<NextCall> {
        let now = self.app.clock.now();
        let Some(scope) = self.schedule.due(now) else {
            return Ok(NextCall::NotDue(LOOK));
        };
        self.schedule.begins(now);
        let checked = tokio::select! {
            biased;
            () = context.stopped() => return Ok(NextCall::Finished),
            checked = checked(&self.app, scope) => checked?,
        };
        self.note(scope, checked).await?;
        Ok(NextCall::After(LOOK))
    }
}

impl Worker {
    #[must_use]
    pub fn new(app: Arc<App>, metrics: Arc<Metrics>) -> Self {
        Self {
            app,
            metrics,
            schedule: Schedule::default(),
            told: None,
        }
    }

    async fn note(&mut self, scope: Scope, checked: Checked) -> StoreResult<()> {
        let now = self.app.clock.now();
        let ended = match &checked {
            Checked::Sound => Ended::Sound,
            Checked::Damaged(_) => Ended::Damaged,
            Checked::LogGrows | Checked::Unreadable(_) => Ended::PutOff,
        };
        self.metrics.ended(scope, ended, now);
        match checked {
            Checked::Sound => {
                tracing::info!(?scope, "the database was checked: it is sound");
                self.schedule.done(scope, now);
            }
            Checked::Damaged(found) => {
                tracing::error!(
                    found,
                    "the database is damaged: look at the disk (`dmesg`, `smartctl`), run `afterword doctor`, and \
                     restore the newest sound backup (docs/backup.md)"
                );
                self.tell_owners(&found, now).await?;
                self.schedule.done(scope, now);
            }
            Checked::LogGrows => tracing::warn!(
                ?scope,
                "the check of the database was put off: so much is written that the log beside it grows"
            ),
            Checked::Unreadable(reason) => {
                tracing::warn!(
                    reason,
                    "the database could not be checked; it is tried again"
                );
            }
        }
        Ok(())
    }

    /// By mail, to the owners of the whole server.
    async fn tell_owners(&mut self, found: &str, now: Timestamp) -> StoreResult<()> {
        let config = self.app.current();
        // A clock that was set back must not keep it from being told.
        let is_told = |told: Timestamp| told <= now && now.duration_since(told) < REMIND;
        if config.mail.from.is_none() || self.told.is_some_and(is_told) {
            return Ok(());
        }
        for moderator in config.sites.moderators.iter() {
            let mail = NewMail {
                id: MailId::new(),
                kind: MailKind::Damage,
                site: None,
                comment: None,
                recipient: EmailAddress::stored(moderator.as_str().to_owned()),
                facts: json!({"found": found}).to_string(),
                now,
            };
            self.app.store.add_mail(mail).await?;
        }
        self.app.wakeups.mails();
        self.told = Some(now);
        Ok(())
    }
}

enum Checked {
    Sound,
    Damaged(String),
    /// It ended early, so that the log can restart.
    LogGrows,
    Unreadable(String),
}

/// Cancels the check when it is dropped: the server stops.
struct CancelOnDrop(Cancel);

impl Drop for CancelOnDrop {
    fn drop(&mut self) {
        self.0.cancel();
    }
}

/// On a thread of its own: a lower priority stays with a thread for ever.
async fn checked(app: &App, scope: Scope) -> anyhow::Result<Checked> {
    let database = app.config.store.path.clone();
    let bound = LogBound::of(&database, GROWTH);
    let cancel = CancelOnDrop(Cancel::default());
    let (done, mut ended) = oneshot::channel();
    let cancelled = cancel.0.clone();
    let work = move || {
        lower_priority();
        // Who waits for it may be gone.
        let _ = done.send(check(&database, scope, &cancelled));
    };
    std::thread::Builder::new()
        .name("integrity".to_owned())
        .spawn(work)?;
    let mut log_grows = false;
    let outcome = loop {
        tokio::select! {
            outcome = &mut ended => break outcome?,
            () = tokio::time::sleep(WATCH) => {}
        }
        log_grows |= bound.is_reached();
        if log_grows {
            cancel.0.cancel();
        }
    };
    Ok(match outcome {
        // Damage that was found before is damage all the same.
        Err(UnusableDatabase::Damaged(found)) => Checked::Damaged(found),
        _ if log_grows => Checked::LogGrows,
        Ok(()) => Checked::Sound,
        Err(error) => Checked::Unreadable(error.to_string()),
    })
}
