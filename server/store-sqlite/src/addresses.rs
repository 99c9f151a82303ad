//! Readers' addresses: asked for confirmation, confirmed, unsubscribed.

use jiff::Timestamp;
use rusqlite::{Connection, OptionalExtension, Row, params};

use super::rows::maybe_time;
use afterword_model::{CommentId, EmailAddress, SiteId};
use afterword_store::ReaderAddress;

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

/// The records of an address on all sites.
pub(super) fn of_person(conn: &Connection, email: &str) -> rusqlite::Result<Vec<ReaderAddress>> {
    conn.prepare_cached(&format!(
        "SELECT {COLUMNS} FROM addresses WHERE email = ?1 ORDER BY site"
    ))?
    .query_map([email], address)?
    .collect()
}

/// Undoes the request for confirmation.
pub(super) fn unask(tx: &Connection, site: SiteId, email: &str) -> rusqlite::Result<()> {
    tx.prepare_cached(
        "UPDATE addresses SET asks = max(asks - 1, 0), asked = NULL WHERE site = ?1 AND email = ?2",
    )?
    .execute(params![site, email])
    .map(drop)
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
    // Mails that already wait for the address are not sent either.
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
