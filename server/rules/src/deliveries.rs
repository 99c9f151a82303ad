//! The life of a webhook in its outbox: claimed, sent, postponed, given up, tried again.
//!
//! One webhook at a time waits for each changed thread and receiver. While it is on its way, another change makes a
//! newer one, which replaces it if it does not arrive.

use std::collections::HashSet;

use afterword_model::change::{Answer, Effect, Facts, Missing, Need, Outbox, Plan, Work};
use afterword_model::{
    ClaimedHook, HookClaim, HookId, HookOutcome, HookRow, HookSettled, HookThread, OutboxHook,
    Undelivered, Why,
};
use jiff::Timestamp;

use crate::changes::Changes;
use crate::{in_millis, pauses};

/// Runs before a claim: webhooks with due times from a wrong clock become due.
#[must_use]
pub fn mending(claim: &HookClaim) -> Work {
    let of = Outbox::Hooks(claim.url.clone());
    pauses::WEBHOOKS.mending(of, claim.now, claim.leased, std::time::Duration::ZERO)
}

/// The due webhooks of one receiver, each leased.
#[must_use]
pub fn claim_work(claim: HookClaim) -> (Work, Answer<Vec<OutboxHook>>) {
    let now = in_millis(claim.now);
    let first = vec![Need::DueHooks(claim.url.clone(), now, claim.limit)];
    Work::new(first, move |facts| self::claim(&claim, facts))
}

/// The attempt counts from here on, because nobody knows how far an interrupted one came.
///
/// # Errors
/// [`Missing`].
pub fn claim(claim: &HookClaim, facts: &Facts) -> Plan<Vec<OutboxHook>> {
    let mut changes = Changes::new(facts);
    let now = in_millis(claim.now);
    let due = facts.due_hooks(claim.url.clone(), now, claim.limit)?;
    let begun = due.iter().map(|hook| OutboxHook {
        attempts: hook.attempts.saturating_add(1),
        ..hook.clone()
    });
    let begun: Vec<OutboxHook> = begun.collect();
    for hook in &begun {
        changes.add(Effect::LeaseHook {
            hook: hook.id,
            until: in_millis(claim.leased),
            attempts: hook.attempts,
        });
    }
    changes.done(begun)
}

/// What becomes of a webhook that was claimed.
#[must_use]
pub fn settle_work(
    claimed: ClaimedHook,
    outcome: HookOutcome,
    now: Timestamp,
) -> (Work, Answer<HookSettled>) {
    let first = vec![Need::Hook(claimed.id)];
    Work::new(first, move |facts| settle(claimed, &outcome, now, facts))
}

/// # Errors
/// [`Missing`].
pub fn settle(
    claimed: ClaimedHook,
    outcome: &HookOutcome,
    now: Timestamp,
    facts: &Facts,
) -> Plan<HookSettled> {
    let mut changes = Changes::new(facts);
    let hook = claimed.id;
    let Some(row) = facts.hook(hook)? else {
        return changes.done(HookSettled::Gone);
    };
    // Another attempt may have begun, or ended first. What has arrived has arrived, even if it was given up meanwhile.
    let is_anothers = row.leased.is_some() && row.attempts != claimed.attempts;
    let is_late = (row.failed.is_some() || is_anothers) && *outcome != HookOutcome::Sent;
    if row.sent.is_some() || is_late {
        return changes.done(HookSettled::Gone);
    }
    let now = in_millis(now);
    let settled = match outcome {
        HookOutcome::Sent => HookSettled::Sent,
        HookOutcome::Failed(error) => HookSettled::Failed(error.clone()),
        HookOutcome::NotNow { error, .. }
            if pauses::WEBHOOKS.is_over(row.created, row.attempts, now) =>
        {
            HookSettled::Failed(error.clone().given_up())
        }
        HookOutcome::NotNow { error, asked } => HookSettled::Again {
            due: in_millis(pauses::WEBHOOKS.next(row.attempts, *asked, now)),
            error: error.clone(),
        },
    };
    match &settled {
        HookSettled::Sent => changes.add(Effect::HookSent { hook, at: now }),
        HookSettled::Failed(error) => changes.add(Effect::HookFailed {
            hook,
            error: error.clone(),
            at: now,
        }),
        HookSettled::Again { due, error } => postpone(&mut changes, row, *due, error)?,
        HookSettled::Gone => {}
    }
    changes.done(settled)
}

/// If the thread has changed again meanwhile, the newer webhook takes its place, and goes on with its pauses.
fn postpone(
    changes: &mut Changes<'_>,
    row: &HookRow,
    due: Timestamp,
    error: &Undelivered,
) -> Result<(), Missing> {
    let newer = newer(row, changes.facts)?;
    changes.add(Effect::HookPostponed {
        hook: newer.map_or(row.id, |newer| newer.id),
        due: newer.map_or(due, |newer| newer.due.max(due)),
        error: error.clone(),
        attempts: row.attempts,
    });
    if newer.is_some() {
        changes.add(Effect::RemoveHook(row.id));
    }
    Ok(())
}

/// The waiting webhook about the same thread for the same receiver, which nobody has claimed.
fn newer<'f>(row: &HookRow, facts: &'f Facts) -> Result<Option<&'f HookRow>, Missing> {
    let Some(thread) = &row.thread else {
        return Ok(None);
    };
    let mut waiting = facts.hooks_of_threads(vec![thread.clone()])?.iter();
    Ok(waiting.find(|other| other.leased.is_none() && other.id != row.id))
}

/// All leases end, because their holders have: returns how many there were.
#[must_use]
pub fn release_work() -> (Work, Answer<usize>) {
    Work::new(vec![Need::ClaimedHooks()], release)
}

/// An interrupted one may have arrived. If a newer one tells of the same thread, it is not needed.
///
/// # Errors
/// [`Missing`].
pub fn release(facts: &Facts) -> Plan<usize> {
    let mut changes = Changes::new(facts);
    let claimed = facts.claimed_hooks()?;
    let mut waiting = Waiting::default();
    for row in claimed {
        if waiting.takes(row, facts)? {
            changes.add(Effect::ReleaseHook(row.id));
        } else {
            changes.add(Effect::RemoveHook(row.id));
        }
    }
    changes.done(claimed.len())
}

/// Threads for which these effects leave a waiting webhook.
#[derive(Default)]
struct Waiting(HashSet<HookThread>);

impl Waiting {
    /// Whether this one may wait, because no other does for the same thread and receiver.
    fn takes(&mut self, row: &HookRow, facts: &Facts) -> Result<bool, Missing> {
        if newer(row, facts)?.is_some() {
            return Ok(false);
        }
        let thread = row.thread.clone();
        Ok(thread.is_none_or(|thread| self.0.insert(thread)))
    }
}

/// Waiting webhooks for other receivers than these are given up: returns how many.
#[must_use]
pub fn abandon_work(urls: Vec<String>, now: Timestamp) -> (Work, Answer<usize>) {
    let first = vec![Need::HooksForOthers(urls.clone())];
    Work::new(first, move |facts| abandon(&urls, now, facts))
}

/// # Errors
/// [`Missing`].
pub fn abandon(urls: &[String], now: Timestamp, facts: &Facts) -> Plan<usize> {
    let mut changes = Changes::new(facts);
    let others = facts.hooks_for_others(urls.to_vec())?;
    for &hook in others {
        changes.add(Effect::HookFailed {
            hook,
            error: Why::ReceiverRemoved.into(),
            at: in_millis(now),
        });
    }
    changes.done(others.len())
}

/// Failed webhooks are tried again, for as long as new ones: returns how many there were.
#[must_use]
pub fn retry_work(only: Option<HookId>, now: Timestamp) -> (Work, Answer<usize>) {
    Work::new(vec![Need::FailedHooks(only)], move |facts| {
        retry(only, now, facts)
    })
}

/// One attempt stays: it was sent before, and no change of a thread may reuse its id.
///
/// # Errors
/// [`Missing`].
pub fn retry(only: Option<HookId>, now: Timestamp, facts: &Facts) -> Plan<usize> {
    let mut changes = Changes::new(facts);
    let failed = facts.failed_hooks(only)?;
    let mut waiting = Waiting::default();
    for row in failed {
        if waiting.takes(row, facts)? {
            changes.add(Effect::RetryHook {
                hook: row.id,
                attempts: row.attempts.min(1),
                at: in_millis(now),
            });
        } else {
            changes.add(Effect::RemoveHook(row.id));
        }
    }
    changes.done(failed.len())
}
