//! Readers' addresses: asked, confirmed, stopped.

use jiff::Timestamp;
use rusqlite::{Connection, OptionalExtension, Row, params};

use super::notify;
use super::rows::maybe_time;
use afterword_model::{CommentId, EmailAddress, SiteId};
use afterword_store::{MailId, ReaderAddress};

/// Hard bounces after which an address gets no more mail.
const BOUNCES: u32 = 3;
/// Confirmations that may go unanswered.
const ASKS: u32 = 3;
/// Between two of them.
const ASK_PAUSE: i64 = 24 * 60 * 60 * 1000;

const COLUMNS: &str = "id, site, email, confirmed, stopped";

fn address(row: &Row<'_>) -> rusqlite::Result<ReaderAddress> {
    Ok(ReaderAddress {
        id: row.get(0)?,
        site: row.get(1)?,
        email: EmailAddress::stored(row.get(2)?),
        confirmed: maybe_time(row, 3)?,
        stopped: maybe_time(row, 4)?,
    })
}

pub(super) fn by_id(conn: &Connection, id: i64) -> rusqlite::Result<Option<ReaderAddress>> {
    conn.prepare_cached(&format!("SELECT {COLUMNS} FROM addresses WHERE id = ?1"))?
        .query_row([id], address)
        .optional()
}

pub(super) fn find(
    conn: &Connection,
    site: SiteId,
    email: &str,
) -> rusqlite::Result<Option<ReaderAddress>> {
    conn.prepare_cached(&format!(
        "SELECT {COLUMNS} FROM addresses WHERE site = ?1 AND email = ?2"
    ))?
    .query_row(params![site, email], address)
    .optional()
}

/// What all sites know of an address.
pub(super) fn of_person(conn: &Connection, email: &str) -> rusqlite::Result<Vec<ReaderAddress>> {
    conn.prepare_cached(&format!(
        "SELECT {COLUMNS} FROM addresses WHERE email = ?1 ORDER BY site"
    ))?
    .query_map([email], address)?
    .collect()
}

/// Whether the address is to be asked now whether it wants mails; counts it as asked.
pub(super) fn ask(
    tx: &Connection,
    site: SiteId,
    email: &str,
    now: Timestamp,
) -> rusqlite::Result<bool> {
    let now = now.as_millisecond();
    tx.prepare_cached("INSERT OR IGNORE INTO addresses (site, email) VALUES (?1, ?2)")?
        .execute(params![site, email])?;
    let asked = tx
        .prepare_cached(
            "UPDATE addresses SET asked = ?3, asks = asks + 1
             WHERE site = ?1 AND email = ?2 AND confirmed IS NULL AND stopped IS NULL
                AND asks < ?4 AND coalesce(asked, 0) <= ?3 - ?5",
        )?
        .execute(params![site, email, now, ASKS, ASK_PAUSE])?;
    Ok(asked > 0)
}

/// It was not asked after all.
pub(super) fn unask(tx: &Connection, site: SiteId, email: &str) -> rusqlite::Result<()> {
    tx.prepare_cached(
        "UPDATE addresses SET asks = max(asks - 1, 0), asked = NULL WHERE site = ?1 AND email = ?2",
    )?
    .execute(params![site, email])
    .map(drop)
}

/// `false` where the address is not known (any more).
pub(super) fn confirm(
    tx: &Connection,
    site: SiteId,
    email: &str,
    now: Timestamp,
) -> rusqlite::Result<bool> {
    let changed = tx.execute(
        "UPDATE addresses SET confirmed = ?3, stopped = NULL, asks = 0, bounces = 0
         WHERE site = ?1 AND email = ?2",
        params![site, email, now.as_millisecond()],
    )?;
    if changed > 0 {
        notify::of_confirmation(tx, site, email, now)?;
    }
    Ok(changed > 0)
}

/// Forgets an address that no comment of the site has any more. One that wants no mails is kept, so that
/// it gets none.
pub(super) fn forget_unused(tx: &Connection, site: SiteId, email: &str) -> rusqlite::Result<()> {
    let is_used: bool = tx
        .prepare_cached(
            "SELECT EXISTS (SELECT 1 FROM comments WHERE site = ?1 AND author_email = ?2 COLLATE NOCASE)",
        )?
        .query_row(params![site, email], |row| row.get(0))?;
    if is_used {
        return Ok(());
    }
    for statement in [
        "DELETE FROM mail_tokens WHERE site = ?1 AND person = ?2 COLLATE NOCASE AND kind IN ('answer', 'confirm')",
        "DELETE FROM outbox WHERE site = ?1 AND recipient = ?2
            AND kind IN ('answered', 'published', 'confirmation', 'refusal')",
        "DELETE FROM addresses WHERE site = ?1 AND email = ?2 AND stopped IS NULL",
    ] {
        tx.execute(statement, params![site, email])?;
    }
    Ok(())
}

/// Ends all mails of the site to the address.
pub(super) fn stop(tx: &Connection, id: i64, now: Timestamp) -> rusqlite::Result<bool> {
    let known = by_id(tx, id)?;
    let Some(address) = known else {
        return Ok(false);
    };
    tx.execute(
        "UPDATE addresses SET stopped = coalesce(stopped, ?2) WHERE id = ?1",
        params![id, now.as_millisecond()],
    )?;
    // What waits for the address already is not sent either.
    tx.execute(
        "DELETE FROM outbox WHERE site = ?1 AND recipient = ?2 AND sent IS NULL
            AND kind IN ('answered', 'published', 'confirmation')",
        params![address.site, address.email.as_str()],
    )?;
    Ok(true)
}

/// Ends the mails about replies to one comment of the address.
pub(super) fn stop_thread(tx: &Connection, id: i64, comment: CommentId) -> rusqlite::Result<bool> {
    let changed = tx.execute(
        "UPDATE comments SET notify = 0 WHERE id = ?2
            AND author_email = (SELECT email FROM addresses WHERE id = ?1) COLLATE NOCASE",
        params![id, comment],
    )?;
    Ok(changed > 0)
}

/// A mail of ours could not be delivered. The address of a reader is switched off after a few.
pub(super) fn bounced(tx: &Connection, mail: MailId, now: Timestamp) -> rusqlite::Result<bool> {
    let sent: Option<(Option<SiteId>, String)> = tx
        .prepare_cached(
            "UPDATE outbox SET failed = ?2, error = 'It came back: the address takes no mail.'
             WHERE id = ?1 AND sent IS NOT NULL AND failed IS NULL RETURNING site, recipient",
        )?
        .query_row(params![mail, now.as_millisecond()], |row| {
            Ok((row.get(0)?, row.get(1)?))
        })
        .optional()?;
    let Some((site, recipient)) = sent else {
        return Ok(false);
    };
    tx.prepare_cached(
        "UPDATE addresses SET bounces = bounces + 1,
            stopped = iif(bounces + 1 >= ?3, coalesce(stopped, ?4), stopped)
         WHERE site IS ?1 AND email = ?2",
    )?
    .execute(params![site, recipient, BOUNCES, now.as_millisecond()])?;
    Ok(true)
}
