//! Drains the outbox: claims due mails, composes them, sends them, and settles them.
//!
//! A mail is marked as sent after the server has accepted it. So a crash in between sends it twice, with the same
//! Message-ID, but never loses it.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use async_trait::async_trait;
use futures_util::future::join_all;
use jiff::SignedDuration;

use super::letters::{LetterError, Letters, Written};
use super::transport::{SendError, Transport};
use crate::{MailServices, Metrics};
use afterword_jobs::{Job, JobContext, NextCall};
use afterword_model::{Undelivered, Why};
use afterword_rules::pauses;
use afterword_services::Changes;
use afterword_services::written_elsewhere;
use afterword_store::{Claim, MailOutcome, OutboxMail, StoreResult};

/// Concurrent letters; mail servers limit connections.
const AT_ONCE: u32 = 4;
/// So long after the time limit of a mail its claim ends: whoever had it has died. By so much the clocks of nodes may
/// differ.
const GRACE: SignedDuration = SignedDuration::from_secs(30);
/// The longest wait: the clock may be set meanwhile.
const DOUBT: Duration = Duration::from_secs(60);
/// How often a new login is looked for.
const UNREADY: Duration = Duration::from_secs(2);
/// Until a mail is tried again whose access token was refused, and could not be renewed.
const REFUSED: Duration = Duration::from_secs(60);

pub struct Worker {
    services: MailServices,
    metrics: Arc<Metrics>,
    letters: Letters,
    transport: Transport,
    has_begun: bool,
    /// Confirmations wait for the next hour.
    holds_back: bool,
    /// Mails wait for a login.
    is_unready: bool,
    /// The mail server has refused an access token that looked valid.
    is_refused: AtomicBool,
    /// The count of other processes' writes at the last check for mails.
    foreign_writes: u64,
}

#[async_trait]
impl Job for Worker {
    fn name(&self) -> &'static str {
        "mail"
    }

    /// Sends a few letters. A transfer in progress is finished even when the server stops.
    async fn run(&mut self, context: &JobContext) -> anyhow::Result<NextCall> {
        self.foreign_writes = self.services.store.foreign_writes();
        if !self.has_begun {
            // The previous process that was sending them has ended. Not repeated after a failure: mails that were
            // sent but could not be marked would be sent again at once, instead of after their lease.
            self.services.store.release_mails().await?;
            self.has_begun = true;
        }
        if let Err(error) = self.transport.ready().await {
            self.tell_sign_in(Some(&error));
            // No attempt of a mail is spent.
            self.note_totals().await?;
            return Ok(NextCall::After(UNREADY));
        }
        self.tell_sign_in(None);
        Ok(NextCall::After(self.round(context).await?))
    }

    async fn woken(&mut self) {
        tokio::select! {
            () = self.services.wakeups.for_mails() => {}
            () = written_elsewhere(&*self.services.store, self.foreign_writes) => {}
        }
    }
}

impl Worker {
    #[must_use]
    pub fn new(
        services: MailServices,
        letters: Letters,
        transport: Transport,
        metrics: Arc<Metrics>,
    ) -> Self {
        Self {
            services,
            metrics,
            letters,
            transport,
            has_begun: false,
            holds_back: false,
            is_unready: false,
            is_refused: AtomicBool::new(false),
            foreign_writes: 0,
        }
    }

    /// Sends a few letters; returns how long nothing else will be due.
    async fn round(&mut self, context: &JobContext) -> anyhow::Result<Duration> {
        let count = self.send_due(context).await?;
        if self.is_refused.swap(false, Ordering::Relaxed) {
            self.note_totals().await?;
            return Ok(REFUSED);
        }
        if count > 0 {
            return Ok(Duration::ZERO);
        }
        self.note_totals().await?;
        Ok(self.until_due().await?)
    }

    /// Once when it begins, and once when it is over.
    fn tell_sign_in(&mut self, error: Option<&SendError>) {
        if std::mem::replace(&mut self.is_unready, error.is_some()) == error.is_some() {
            return;
        }
        match error {
            Some(error) => tracing::warn!("mails wait in the outbox: {error}"),
            None => tracing::info!("mails are sent again: there is an access token"),
        }
    }

    async fn note_totals(&mut self) -> anyhow::Result<()> {
        let totals = self.services.store.mail_totals().await?;
        self.metrics.outbox_waiting.set(totals.waiting.into());
        self.metrics.outbox_failed.set(totals.failed.into());
        self.metrics.outbox_held_back.set(totals.held_back.into());
        self.tell_held_back(totals.held_back);
        Ok(())
    }

    /// Once when it begins, and once when it is over.
    fn tell_held_back(&mut self, waiting: u32) {
        let holds_back = waiting > 0;
        if std::mem::replace(&mut self.holds_back, holds_back) == holds_back {
            return;
        }
        if holds_back {
            let hint = "afterword mail outbox list waiting";
            tracing::warn!(
                waiting,
                hint,
                "mails that ask readers to confirm an address wait: there are more than mail.confirmations_per_hour. \
                 Somebody may be typing strangers' addresses"
            );
        } else {
            tracing::info!("no mail that asks to confirm an address waits any more");
        }
    }

    /// Tells some followers of a new comment, and tries the mails that are due now, a few letters at once; returns how
    /// much there was to do.
    async fn send_due(&self, context: &JobContext) -> anyhow::Result<usize> {
        let announced = self
            .services
            .store
            .announce(self.services.clock.now())
            .await?;
        // As late as can be: what was queued after it may look like the work of a clock that was ahead.
        let now = self.services.clock.now();
        let config = self.services.config.current();
        let mail = &config.mail;
        let longest = SignedDuration::try_from(*config.smtp.timeout).unwrap_or(GRACE);
        let letters = self
            .services
            .store
            .claim_mails(Claim {
                now,
                leased: now + longest + GRACE,
                single_mails: u32::try_from(mail.single_mails).unwrap_or(u32::MAX),
                digest_every: *mail.digest_every,
                confirmations: u32::try_from(mail.confirmations_per_hour).unwrap_or(u32::MAX),
                limit: AT_ONCE,
            })
            .await?;
        let count = letters.len();
        let deliver = |letter| context.contain(self.deliver(context, letter));
        for result in join_all(letters.into_iter().map(deliver)).await {
            result??;
        }
        Ok(count + usize::from(announced))
    }

    async fn deliver(&self, context: &JobContext, mut mails: Vec<OutboxMail>) -> StoreResult<()> {
        let outcome = match self.letters.write(&self.services, &mails).await {
            Ok(Some(Written { outgoing, needless })) => {
                let is_needless = |mail: &OutboxMail| needless.contains(&mail.id);
                let (gone, told) = mails.into_iter().partition(is_needless);
                mails = told;
                self.settle(&gone, MailOutcome::Needless).await?;
                match self.transport.send(&outgoing).await {
                    Ok(()) => {
                        return context
                            .insist(|| self.settle(&mails, MailOutcome::Sent))
                            .await;
                    }
                    Err(SendError::Permanent(error)) => {
                        MailOutcome::Failed(Undelivered::said(error))
                    }
                    Err(SendError::NotSignedIn(error)) => self.refused(error),
                    Err(SendError::Temporary(error)) => {
                        return self.postpone(mails, Undelivered::said(error)).await;
                    }
                }
            }
            Ok(None) => MailOutcome::Needless,
            Err(LetterError::Store(error)) => {
                self.postpone(mails, Why::StoreUnreadable.into()).await?;
                return Err(error);
            }
            Err(LetterError::Bad(error)) => {
                return self.postpone(mails, Undelivered::said(error)).await;
            }
            Err(LetterError::Never(error)) => MailOutcome::Failed(Undelivered::said(error)),
        };
        self.settle(&mails, outcome).await
    }

    /// No fault of the mail's, however long it lasts; the others would fare no better now.
    fn refused(&self, error: String) -> MailOutcome {
        self.is_refused.store(true, Ordering::Relaxed);
        MailOutcome::Again {
            due: self.services.clock.now() + REFUSED,
            error: Undelivered::said(error),
        }
    }

    /// A mail that has waited too long is given up, even in a digest with newer ones.
    async fn postpone(&self, mails: Vec<OutboxMail>, error: Undelivered) -> StoreResult<()> {
        let now = self.services.clock.now();
        let failures = |mail: &OutboxMail| mail.attempts.saturating_add(1);
        let is_late = |mail: &OutboxMail| pauses::MAILS.is_over(mail.created, failures(mail), now);
        let (late, patient): (Vec<_>, Vec<_>) = mails.into_iter().partition(is_late);
        let failures = patient.iter().map(failures).max().unwrap_or(1);
        let due = pauses::MAILS.next(failures, None, now);
        let pause = Duration::try_from(due.duration_since(now)).unwrap_or_default();
        let due = now
            .checked_add(afterword_faults::pause(pause))
            .unwrap_or(due);
        let given_up = MailOutcome::Failed(error.clone().given_up());
        self.settle(&late, given_up).await?;
        self.settle(&patient, MailOutcome::Again { due, error })
            .await
    }

    async fn settle(&self, mails: &[OutboxMail], outcome: MailOutcome) -> StoreResult<()> {
        let Some(first) = mails.first() else {
            return Ok(());
        };
        let claimed = mails.iter().map(OutboxMail::claimed).collect();
        let now = self.services.clock.now();
        let settled = self
            .services
            .store
            .settle_mails(claimed, outcome.clone(), now);
        settled.await?;
        self.note(first, &outcome);
        Ok(())
    }

    /// The mail server's answer may name the recipient: it is shown by `afterword mail outbox`, not in the log.
    fn note(&self, mail: &OutboxMail, outcome: &MailOutcome) {
        let (word, error) = match outcome {
            MailOutcome::Sent => ("sent", None),
            MailOutcome::Again { error, .. } => ("again", Some(error)),
            MailOutcome::Failed(error) => ("failed", Some(error)),
            MailOutcome::Needless => return,
        };
        self.metrics.sent(mail.kind, word);
        let (kind, id) = (mail.kind.as_str(), mail.id.0);
        match error {
            None => tracing::info!(kind, %id, "a mail was sent"),
            Some(error) => {
                let hint = "afterword mail outbox list all";
                tracing::warn!(kind, %id, outcome = word, hint, "a mail was not sent");
                tracing::debug!(%id, %error, "what the mail server said");
            }
        }
    }

    async fn until_due(&self) -> StoreResult<Duration> {
        let due = self.services.store.next_mail_due().await?;
        Ok(due.map_or(Duration::MAX, |due| {
            let left = due.duration_since(self.services.clock.now());
            Duration::try_from(left)
                .unwrap_or(Duration::ZERO)
                .min(DOUBT)
        }))
    }
}
