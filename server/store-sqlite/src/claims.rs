//! Which mails of the outbox leave now, and which of them together.

use rusqlite::{Connection, params};

use super::clocks;
use super::outbox::{COLUMNS, mail};
use afterword_store::{Claim, MailKind, OutboxMail};

/// Comments in one digest at most.
const DIGEST: u32 = 50;

/// Letters to send now; one of several mails is a digest.
pub(super) fn claim(tx: &Connection, claim: &Claim) -> rusqlite::Result<Vec<Vec<OutboxMail>>> {
    clocks::set_mails_right(tx, claim)?;
    let mut letters = Vec::new();
    for first in due(tx, claim)? {
        // It may have gone into the digest of an earlier one, or may wait for one.
        let letter = match first.kind {
            MailKind::Moderation => moderation_letter(tx, claim, &first)?,
            _ => vec![first],
        };
        for mail in &letter {
            tx.prepare_cached("UPDATE outbox SET leased = ?2 WHERE id = ?1")?
                .execute(params![mail.id, claim.leased.as_millisecond()])?;
        }
        if !letter.is_empty() {
            letters.push(letter);
        }
        if letters.len() >= claim.limit as usize {
            break;
        }
    }
    Ok(letters)
}

fn due(tx: &Connection, claim: &Claim) -> rusqlite::Result<Vec<OutboxMail>> {
    tx.prepare_cached(&format!(
        "SELECT {COLUMNS} FROM outbox
         WHERE sent IS NULL AND failed IS NULL AND due <= ?1 AND coalesce(leased, 0) <= ?1
         ORDER BY due, id LIMIT ?2"
    ))?
    .query_map(
        params![
            claim.now.as_millisecond(),
            claim.limit.saturating_mul(DIGEST)
        ],
        mail,
    )?
    .collect()
}

/// Older ones are given up before they are sent.
const PATIENCE: i64 = 4 * 24 * 60 * 60 * 1000;

/// How a due mail about a comment goes out.
#[derive(Debug, Clone, Copy)]
enum Passage {
    /// Another letter of this round has it.
    Taken,
    Single,
    Digest,
}

/// The mail alone, or a digest of those that waited, or nothing where it has to wait.
fn moderation_letter(
    tx: &Connection,
    claim: &Claim,
    first: &OutboxMail,
) -> rusqlite::Result<Vec<OutboxMail>> {
    let now = claim.now.as_millisecond();
    let passage = tx
        .prepare_cached("SELECT coalesce(leased, 0) > ?2, digest FROM outbox WHERE id = ?1")?
        .query_row(params![first.id, now], |row| {
            Ok(match (row.get(0)?, row.get(1)?) {
                (true, _) => Passage::Taken,
                (false, true) => Passage::Digest,
                (false, false) => Passage::Single,
            })
        })?;
    match passage {
        Passage::Taken => Ok(Vec::new()),
        Passage::Digest => together(tx, claim, first),
        // One that could not be sent before has its turn already.
        Passage::Single if first.attempts > 0 || !is_flood(tx, claim, first)? => {
            Ok(vec![first.clone()])
        }
        Passage::Single => {
            let every = i64::try_from(claim.digest_every.as_millis()).unwrap_or(i64::MAX);
            tx.prepare_cached(
                "UPDATE outbox SET digest = 1, due = coalesce((SELECT min(due) FROM outbox
                    WHERE digest = 1 AND recipient = ?2 AND site IS ?3 AND sent IS NULL AND failed IS NULL), ?4)
                 WHERE id = ?1",
            )?
            .execute(params![
                first.id,
                first.recipient.as_str(),
                first.site,
                now.saturating_add(every)
            ])?;
            Ok(Vec::new())
        }
    }
}

fn is_flood(tx: &Connection, claim: &Claim, first: &OutboxMail) -> rusqlite::Result<bool> {
    let every = i64::try_from(claim.digest_every.as_millis()).unwrap_or(i64::MAX);
    let since = claim.now.as_millisecond().saturating_sub(every);
    let now = claim.now.as_millisecond();
    let recent: u32 = tx
        .prepare_cached(
            "SELECT count(*) FROM outbox
             WHERE recipient = ?1 AND kind = 'moderation' AND created > ?4 AND (sent > ?2 OR leased > ?3
                OR sent IS NULL AND failed IS NULL AND attempts > 0)",
        )?
        .query_row(
            params![first.recipient.as_str(), since, now, since - PATIENCE],
            |row| row.get(0),
        )?;
    let waiting: bool = tx
        .prepare_cached(
            "SELECT EXISTS (SELECT 1 FROM outbox WHERE recipient = ?1 AND kind = 'moderation'
                AND site IS ?2 AND digest = 1 AND sent IS NULL AND failed IS NULL)",
        )?
        .query_row(params![first.recipient.as_str(), first.site], |row| {
            row.get(0)
        })?;
    Ok(recent >= claim.single_mails || waiting)
}

fn together(
    tx: &Connection,
    claim: &Claim,
    first: &OutboxMail,
) -> rusqlite::Result<Vec<OutboxMail>> {
    tx.prepare_cached(&format!(
        "SELECT {COLUMNS} FROM outbox WHERE recipient = ?1 AND kind = 'moderation' AND site IS ?2
            AND digest = 1 AND sent IS NULL AND failed IS NULL AND coalesce(leased, 0) <= ?3
         ORDER BY id LIMIT {DIGEST}"
    ))?
    .query_map(
        params![
            first.recipient.as_str(),
            first.site,
            claim.now.as_millisecond()
        ],
        mail,
    )?
    .collect()
}
