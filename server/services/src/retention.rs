//! What has been kept as long as `[privacy]` says is erased: at the start of the server, and each hour.
//!
//! In small batches, between which other writes come first.

use std::sync::Arc;

use jiff::{SignedDuration, Timestamp};

use super::owners;
use crate::App;
use afterword_model::Status;
use afterword_model::policy::Expiry;
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
    for since in comments_due(app, now) {
        forgotten.comments += comments(app, since).await?;
    }
    for (what, before) in rows_due(app, now) {
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
        due.iter().for_each(|id| app.recent.forget(*id));
        let hooks = Arc::clone(&app.hooks);
        erased += u64::from(store.erase_aged(due, since, hooks, now).await?);
    }
}

fn comments_due(app: &App, now: Timestamp) -> Vec<Since> {
    let keep = &app.config.privacy;
    let due = [
        (Status::Spam, keep.keep_spam),
        (Status::Rejected, keep.keep_rejected),
        (Status::Deleted, keep.keep_deleted),
    ];
    let due = due.into_iter();
    let since = |(status, expiry)| {
        let before = before(now, expiry)?;
        Some(Since { status, before })
    };
    due.filter_map(since).collect()
}

fn rows_due(app: &App, now: Timestamp) -> Vec<(Aged, Timestamp)> {
    let keep = &app.config.privacy;
    let due = [
        (Aged::Networks, keep.keep_networks),
        (Aged::NetworkBlocks, keep.keep_network_blocks),
        (Aged::Emails, keep.keep_emails),
        (Aged::Unconfirmed, keep.keep_unconfirmed),
        (Aged::FormerTexts, keep.keep_former_texts),
        (Aged::Mails, keep.keep_mails),
        (Aged::Webhooks, keep.keep_webhooks),
        (Aged::Seen, keep.keep_seen),
    ];
    let over = owners::sessions::ended_before(now);
    let over = [
        (Aged::SignInLinks, now),
        (Aged::Challenges, now - CLOCKS),
        (Aged::LongSessions, over.begun),
        (Aged::UnusedSessions, over.seen),
    ];
    let due = due.into_iter();
    due.filter_map(|(what, expiry)| Some((what, before(now, expiry)?)))
        .chain(over)
        .collect()
}

/// The time before which all is erased; `None` where nothing is.
fn before(now: Timestamp, expiry: Expiry) -> Option<Timestamp> {
    let span = SignedDuration::try_from(expiry.span()?).ok()?;
    now.checked_sub(span).ok()
}
