//! Repairs times that a wrong clock left in the outboxes.
//!
//! A clock that was ahead leaves times in the future, and their rows would wait for as long as the clock was wrong.
//! Such times are recognisable: no row is created in the future, and no job postpones one for longer than its longest
//! pause.
//!
//! A mechanism: it decides about no row, and only makes one due that a wrong clock holds back.

use std::time::Duration;

use rusqlite::{Connection, params};

use afterword_store::akismet::QuestionClaim;
use afterword_store::{Claim, HookClaim};

/// A clock may be adjusted a little at any time.
const SLACK: i64 = 60 * 1000;
/// The longest delay of a mail, other than a digest, which waits for its time.
const LONGEST_OF_MAILS: Duration = Duration::from_secs(4 * 60 * 60);
/// The longest delay of a webhook; receivers may ask for it.
const LONGEST_OF_HOOKS: Duration = Duration::from_secs(24 * 60 * 60);
/// The longest delay of a question to Akismet.
const LONGEST_OF_QUESTIONS: Duration = Duration::from_secs(60 * 60);

pub(super) fn set_mails_right(tx: &Connection, claim: &Claim) -> rusqlite::Result<()> {
    let now = claim.now.as_millisecond();
    let latest = claim.digest_every.max(LONGEST_OF_MAILS);
    tx.prepare_cached(
        "UPDATE outbox SET due = ?1, created = min(created, ?1)
         WHERE sent IS NULL AND failed IS NULL AND due > ?1 AND (created > ?2 OR due > ?3)",
    )?
    .execute(params![now, now + SLACK, now + SLACK + millis(latest)])?;
    tx.prepare_cached(
        "UPDATE outbox SET leased = NULL WHERE sent IS NULL AND failed IS NULL AND leased > ?1",
    )?
    .execute([claim.leased.as_millisecond() + SLACK])
    .map(drop)
}

pub(super) fn set_hooks_right(tx: &Connection, claim: &HookClaim) -> rusqlite::Result<()> {
    let now = claim.now.as_millisecond();
    let latest = now + SLACK + millis(LONGEST_OF_HOOKS);
    tx.prepare_cached(
        "UPDATE hooks SET due = ?2, created = min(created, ?2)
         WHERE url = ?1 AND sent IS NULL AND failed IS NULL AND due > ?2 AND (created > ?3 OR due > ?4)",
    )?
    .execute(params![claim.url, now, now + SLACK, latest])?;
    tx.prepare_cached(
        "UPDATE hooks SET leased = NULL
         WHERE url = ?1 AND sent IS NULL AND failed IS NULL AND leased > ?2",
    )?
    .execute(params![claim.url, claim.leased.as_millisecond() + SLACK])
    .map(drop)
}

pub(super) fn set_questions_right(tx: &Connection, claim: &QuestionClaim) -> rusqlite::Result<()> {
    let now = claim.now.as_millisecond();
    let latest = now + SLACK + millis(LONGEST_OF_QUESTIONS);
    tx.prepare_cached(
        "UPDATE akismet SET due = ?1, created = min(created, ?1)
         WHERE failed IS NULL AND due > ?1 AND (created > ?2 OR due > ?3)",
    )?
    .execute(params![now, now + SLACK, latest])?;
    tx.prepare_cached("UPDATE akismet SET leased = NULL WHERE failed IS NULL AND leased > ?1")?
        .execute([claim.leased.as_millisecond() + SLACK])
        .map(drop)
}

fn millis(span: Duration) -> i64 {
    // A hundred years if a setting is larger.
    i64::try_from(span.as_millis()).unwrap_or(100 * 365 * 24 * 60 * 60 * 1000)
}
