//! What has been kept as long as `[privacy]` says is erased: at the start of the server, and each hour.
//!
//! In small batches, between which other writes come first.

use std::sync::Arc;

use jiff::{SignedDuration, Timestamp};

use super::accounts;
use crate::{App, Changes as _};
use afterword_model::policy::Expiry;
use afterword_rules::retention::{self as due, Keep};
use afterword_store::{Aged, Since, StoreResult};

const EVERY: SignedDuration = SignedDuration::from_hours(1);
/// A spent challenge is remembered for so long after its time: for clocks that are set back.
const CLOCKS: SignedDuration = SignedDuration::from_hours(24);
/// Rows of one transaction. A comment is many rows.
const ROWS: u32 = 200;
const COMMENTS: u32 = 20;

/// What one run has erased.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Forgotten {
    pub comments: u64,
    /// Rows of other tables, or parts of them.
    pub rows: u64,
}

/// When it was done last.
#[derive(Debug, Default)]
pub struct Retention {
    latest: Option<Timestamp>,
}

impl Retention {
    /// Whether an hour is over.
    #[must_use]
    pub fn is_due(&self, now: Timestamp) -> bool {
        // A clock that was set back must not put off the next time.
        let is_fresh = |latest: Timestamp| latest <= now && now.duration_since(latest) < EVERY;
        !self.latest.is_some_and(is_fresh)
    }

    /// Erases what is due now.
    ///
    /// # Errors
    /// What the store can't do; it stays due.
    pub async fn sweep(&mut self, app: &App) -> StoreResult<()> {
        let begun = app.clock.now();
        let Forgotten { comments, rows } = sweep(app).await?;
        self.latest = Some(begun);
        app.metrics
            .retention
            .done(begun.as_second(), comments + rows);
        if comments + rows > 0 {
            tracing::info!(comments, rows, "erased what was kept long enough");
        }
        Ok(())
    }
}

/// Erases all that is due now.
///
/// # Errors
/// What the store can't do; what was erased before stays so.
pub async fn sweep(app: &App) -> StoreResult<Forgotten> {
    let now = app.clock.now();
    let mut forgotten = Forgotten::default();
    let keep = keep(app);
    for since in due::comments(&keep, now) {
        forgotten.comments += comments(app, since).await?;
    }
    if let Some(before) = due::addresses(&keep, now) {
        loop {
            let rows = app.store.forget_addresses(before, ROWS).await?;
            forgotten.rows += u64::from(rows);
            if rows < ROWS {
                break;
            }
        }
    }
    for (what, before) in due::rows(&keep, now).into_iter().chain(rows_over(now)) {
        loop {
            let rows = app.store.forget(what, before, ROWS).await?;
            forgotten.rows += u64::from(rows);
            if rows < ROWS {
                break;
            }
        }
    }
    if forgotten != Forgotten::default() {
        app.store.empty_log().await?;
    }
    Ok(forgotten)
}

/// None of them is published, so that no count changes.
async fn comments(app: &App, since: Since) -> StoreResult<u64> {
    let mut erased = 0;
    loop {
        let (store, now) = (&app.store, app.clock.now());
        let due = store.aged_comments(since, COMMENTS).await?;
        if due.is_empty() {
            return Ok(erased);
        }
        due.iter().for_each(|id| app.duplicates.forget(*id));
        let hooks = Arc::clone(&app.hooks);
        let number = store.erase_aged(due, since, hooks, now).await?;
        if number == 0 {
            return Ok(erased);
        }
        erased += u64::from(number);
    }
}

/// How long the settings keep each.
fn keep(app: &App) -> Keep {
    let keep = &app.config.privacy;
    let span = |expiry: Expiry| SignedDuration::try_from(expiry.span()?).ok();
    Keep {
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
        seen: span(keep.keep_seen),
    }
}

/// What no setting keeps longer than it is good for.
fn rows_over(now: Timestamp) -> [(Aged, Timestamp); 4] {
    let over = accounts::sessions::ended_before(now);
    [
        (Aged::SignInLinks, now),
        (Aged::Challenges, now - CLOCKS),
        (Aged::LongSessions, over.begun),
        (Aged::UnusedSessions, over.seen),
    ]
}
