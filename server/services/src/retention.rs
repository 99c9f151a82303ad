//! Erases data that is older than `[privacy]` allows: at the start of the server, and each hour.
//!
//! It works in small batches, and lets other writes go first. While the clock is far ahead of the last trusted time,
//! it waits ([`trusted_time`](afterword_rules::trusted_time)).

use std::sync::Arc;

use jiff::{SignedDuration, Timestamp};

use super::{accounts, moderator_addresses};
use crate::duplicates::Duplicates;
use crate::{Changes as _, Metrics, Receivers};
use afterword_config::{Live, Privacy};
use afterword_model::Clock;
use afterword_model::policy::Expiry;
use afterword_rules::retention as due;
pub use afterword_rules::retention::RetentionPeriods;
use afterword_rules::trusted_time::{Reading, TrustedTime, Verdict};
use afterword_store::{Aged, StatusSince, Store, StoreResult};

const EVERY: SignedDuration = SignedDuration::from_hours(1);
/// A spent challenge is remembered for this long after its expiry, in case clocks are set back.
const CLOCKS: SignedDuration = SignedDuration::from_hours(24);
/// A submission is not sent again after this time: no client tries for longer, and no tab stays open.
const RETRIES: SignedDuration = SignedDuration::from_hours(30 * 24);
/// Rows of one transaction. A comment is many rows.
const ROWS: u32 = 200;
const COMMENTS: u32 = 20;

/// The numbers that one run has erased.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Forgotten {
    pub comments: u64,
    /// Rows of other tables, or parts of them.
    pub rows: u64,
}

/// The retention times, and the time of the last run.
#[derive(Clone)]
pub struct Retention {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) duplicates: Arc<Duplicates>,
    pub(crate) receivers: Receivers,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) keep: Live<RetentionPeriods>,
    pub(crate) clock: Clock,
    pub(crate) latest: Option<Timestamp>,
    /// Known from the first run on.
    pub(crate) trusted: Option<TrustedTime>,
    /// So that waiting is logged once.
    pub(crate) waits: bool,
}

impl Retention {
    /// The retention times of the settings.
    #[must_use]
    pub fn periods(&self) -> RetentionPeriods {
        *self.keep.current()
    }

    /// Whether an hour has passed.
    #[must_use]
    pub fn is_due(&self) -> bool {
        let now = self.clock.now();
        // A clock that was set back must not put off the next time.
        let is_fresh = |latest: Timestamp| latest <= now && now.duration_since(latest) < EVERY;
        !self.latest.is_some_and(is_fresh)
    }

    /// Erases expired data, if a run is due.
    ///
    /// # Errors
    /// An error of the store; the run stays due.
    pub async fn sweep(&mut self) -> StoreResult<()> {
        let begun = self.clock.now();
        if !self.is_trusted(begun).await? {
            return Ok(());
        }
        let Forgotten { comments, rows } = self.erase_due().await?;
        self.latest = Some(begun);
        self.metrics.swept(begun.as_second(), comments + rows);
        if comments + rows > 0 {
            tracing::info!(comments, rows, "erased what was kept long enough");
        }
        Ok(())
    }

    /// Whether data may expire by this time.
    async fn is_trusted(&mut self, now: Timestamp) -> StoreResult<bool> {
        let reading = Reading {
            wall: now,
            steady: self.clock.steady(),
        };
        let mut trusted = match self.trusted {
            Some(trusted) => trusted,
            None => TrustedTime::at_start(self.store.trusted_time().await?, reading),
        };
        let verdict = trusted.judge(reading);
        self.trusted = Some(trusted);
        let waited = std::mem::replace(&mut self.waits, matches!(verdict, Verdict::Ahead(_)));
        match verdict {
            Verdict::Trusted => self.store.trust_time(now).await?,
            Verdict::Behind => {}
            Verdict::Ahead(ahead) => {
                if !waited {
                    let days = ahead.as_hours() / 24;
                    tracing::warn!(
                        days,
                        "the clock is far ahead of the last known time: nothing is erased until it has been steady for \
                         a day. Check the clock of this machine"
                    );
                }
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Erases all expired data now, by whatever clock.
    ///
    /// # Errors
    /// An error of the store; data that was erased before stays erased.
    pub async fn erase_due(&self) -> StoreResult<Forgotten> {
        let now = self.clock.now();
        let mut forgotten = Forgotten::default();
        let keep = &self.periods();
        for since in due::comments(keep, now) {
            forgotten.comments += self.comments(since).await?;
        }
        if let Some(before) = due::addresses(keep, now) {
            loop {
                let rows = self.store.forget_addresses(before, ROWS).await?;
                forgotten.rows += u64::from(rows);
                if rows < ROWS {
                    break;
                }
            }
        }
        for (what, before) in due::rows(keep, now).into_iter().chain(rows_over(now)) {
            loop {
                let rows = self.store.forget(what, before, ROWS).await?;
                forgotten.rows += u64::from(rows);
                if rows < ROWS {
                    break;
                }
            }
        }
        if forgotten != Forgotten::default() {
            self.store.empty_log().await?;
        }
        Ok(forgotten)
    }

    /// None of them is published, so no count changes.
    async fn comments(&self, since: StatusSince) -> StoreResult<u64> {
        let mut erased = 0;
        loop {
            let (store, now) = (&self.store, self.clock.now());
            let due = store.aged_comments(since, COMMENTS).await?;
            if due.is_empty() {
                return Ok(erased);
            }
            due.iter().for_each(|id| self.duplicates.forget(*id));
            let hooks = self.receivers.hooks();
            let number = store.erase_aged(due, since, hooks, now).await?;
            if number == 0 {
                return Ok(erased);
            }
            erased += u64::from(number);
        }
    }
}

/// The retention times of the settings.
pub(crate) fn keep(keep: &Privacy) -> RetentionPeriods {
    let span = |expiry: Expiry| SignedDuration::try_from(expiry.span()?).ok();
    RetentionPeriods {
        spam: span(keep.keep_spam),
        rejected: span(keep.keep_rejected),
        deleted: span(keep.keep_deleted),
        networks: span(keep.keep_networks),
        network_blocks: span(keep.keep_network_blocks),
        emails: span(keep.keep_emails),
        unconfirmed: span(keep.keep_unconfirmed),
        former_texts: span(keep.keep_former_texts),
        mails: span(keep.keep_mails),
        webhooks: span(keep.keep_webhooks),
        reports: span(keep.keep_reports),
        seen: span(keep.keep_seen),
    }
}

/// Rows that are useless after a fixed time, whatever the settings say.
fn rows_over(now: Timestamp) -> [(Aged, Timestamp); 6] {
    let over = accounts::sessions::ended_before(now);
    [
        (Aged::SignInLinks, now),
        (
            Aged::UnansweredAddresses,
            now - moderator_addresses::LINK_LIFETIME,
        ),
        (Aged::Challenges, now - CLOCKS),
        (Aged::SpentKeys, now - RETRIES),
        (Aged::LongSessions, over.begun),
        (Aged::UnusedSessions, over.seen),
    ]
}
