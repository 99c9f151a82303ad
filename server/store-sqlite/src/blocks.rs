//! Blocks of authors.

use rusqlite::{Connection, OptionalExtension, Row, params};

use super::rows::{json, time};
use afterword_model::SiteId;
use afterword_store::{Block, Marks, NewBlock};

pub(super) fn is_blocked(conn: &Connection, site: SiteId, marks: &Marks) -> rusqlite::Result<bool> {
    conn.prepare_cached(
        "SELECT EXISTS (SELECT 1 FROM blocks WHERE site = ?1
            AND (kind = 'name' AND value = ?2 OR kind = 'email' AND value = lower(?3)
                OR kind = 'network' AND value = ?4
                OR kind = 'host' AND value IN (SELECT value FROM json_each(?5))))",
    )?
    .query_row(
        params![
            site,
            marks.name,
            marks.email,
            marks.network,
            json(&marks.hosts)?
        ],
        |row| row.get(0),
    )
}

const SELECT: &str =
    "SELECT b.id, b.site, b.kind, b.value, b.comment, c.author_name, b.decider, b.created
    FROM blocks b LEFT JOIN comments c ON c.id = b.comment";

fn read(row: &Row<'_>) -> rusqlite::Result<Block> {
    Ok(Block {
        id: row.get(0)?,
        site: row.get(1)?,
        kind: row.get(2)?,
        value: row.get(3)?,
        comment: row.get(4)?,
        author: row.get(5)?,
        by: row.get(6)?,
        created: time(row, 7)?,
    })
}

pub(super) fn list(
    conn: &Connection,
    sites: &[SiteId],
    before: Option<i64>,
    limit: u32,
) -> rusqlite::Result<Vec<Block>> {
    conn.prepare_cached(&format!(
        "{SELECT} WHERE b.site IN (SELECT value FROM json_each(?1)) AND b.id < ?2
         ORDER BY b.id DESC LIMIT ?3"
    ))?
    .query_map(
        params![ids(sites)?, before.unwrap_or(i64::MAX), limit],
        read,
    )?
    .collect()
}

pub(super) fn add(tx: &Connection, new: &NewBlock) -> rusqlite::Result<Block> {
    tx.execute(
        "INSERT INTO blocks (site, kind, value, decider, created) VALUES (?1, ?2, ?3, ?4, ?5)
         ON CONFLICT (site, kind, value) DO UPDATE SET import = NULL",
        params![
            new.site,
            new.kind,
            new.value,
            new.by,
            new.now.as_millisecond()
        ],
    )?;
    tx.prepare_cached(&format!(
        "{SELECT} WHERE b.site = ?1 AND b.kind = ?2 AND b.value = ?3"
    ))?
    .query_row(params![new.site, new.kind, new.value], read)
}

pub(super) fn remove(tx: &Connection, id: i64, sites: &[SiteId]) -> rusqlite::Result<bool> {
    let sql = "DELETE FROM blocks WHERE id = ?1 AND site IN (SELECT value FROM json_each(?2)) RETURNING 1";
    tx.prepare_cached(sql)?
        .query_row(params![id, ids(sites)?], |_| Ok(()))
        .optional()
        .map(|removed| removed.is_some())
}

/// Sites in a form that `json_each` reads.
pub(super) fn ids(sites: &[SiteId]) -> rusqlite::Result<String> {
    json(&sites.iter().map(|site| site.0).collect::<Vec<_>>())
}
