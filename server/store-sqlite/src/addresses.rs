//! Readers' addresses: asked for confirmation, confirmed, unsubscribed.

use rusqlite::{Connection, OptionalExtension, Row, params};

use super::rows::maybe_time;
use afterword_model::{EmailAddress, SiteId};
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
