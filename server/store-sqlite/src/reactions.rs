//! Readers' reactions: those to comments have their totals in the comment's row, those to articles are counted.

use jiff::Timestamp;
use rusqlite::{Connection, params};

use super::pages;
use super::rows::json;
use afterword_model::{CommentId, PageKey, PagePath, Reactions, SiteId};
use afterword_store::reaction_totals;

pub(super) fn give(
    tx: &Connection,
    comment: CommentId,
    reaction: &str,
    (voter, network): (&[u8; 16], &[u8; 16]),
    at: Timestamp,
) -> rusqlite::Result<()> {
    tx.prepare_cached(
        "INSERT INTO reactions (comment, voter, reaction, network, at) VALUES (?1, ?2, ?3, ?4, ?5)",
    )?
    .execute(params![
        comment,
        voter,
        reaction,
        network,
        at.as_millisecond()
    ])?;
    count(tx, comment, reaction, 1)
}

pub(super) fn take_back(
    tx: &Connection,
    comment: CommentId,
    reaction: &str,
    voter: &[u8; 16],
) -> rusqlite::Result<()> {
    tx.prepare_cached("DELETE FROM reactions WHERE comment = ?1 AND voter = ?2 AND reaction = ?3")?
        .execute(params![comment, voter, reaction])?;
    count(tx, comment, reaction, -1)
}

/// The score also contains imported votes.
fn count(tx: &Connection, comment: CommentId, reaction: &str, by: i32) -> rusqlite::Result<()> {
    let totals: String = tx
        .prepare_cached("SELECT reactions FROM comments WHERE id = ?1")?
        .query_row([comment], |row| row.get(0))?;
    let mut totals = reaction_totals(&totals);
    let before: u32 = totals.values().sum();
    let entry = totals.entry(reaction.to_owned()).or_default();
    *entry = entry.saturating_add_signed(by);
    totals.retain(|_, count| *count > 0);
    tx.prepare_cached(
        "UPDATE comments SET reactions = ?2, score = max(score + ?3 - ?4, 0) WHERE id = ?1",
    )?
    .execute(params![
        comment,
        json(&totals)?,
        totals.values().sum::<u32>(),
        before
    ])
    .map(drop)
}

pub(super) fn of_voter(
    tx: &Connection,
    comment: CommentId,
    voter: &[u8; 16],
) -> rusqlite::Result<Vec<String>> {
    tx.prepare_cached(
        "SELECT reaction FROM reactions WHERE comment = ?1 AND voter = ?2 ORDER BY reaction",
    )?
    .query_map(params![comment, voter], |row| row.get(0))?
    .collect()
}

pub(super) fn from_network(
    tx: &Connection,
    comment: CommentId,
    network: &[u8; 16],
) -> rusqlite::Result<u32> {
    tx.prepare_cached("SELECT count(*) FROM reactions WHERE comment = ?1 AND network = ?2")?
        .query_row(params![comment, network], |row| row.get(0))
}

pub(super) fn give_to_page(
    tx: &Connection,
    page: &PageKey,
    reaction: &str,
    (voter, network): (&[u8; 16], &[u8; 16]),
    at: Timestamp,
) -> rusqlite::Result<()> {
    tx.prepare_cached(
        "INSERT INTO page_reactions (page, voter, reaction, network, at) VALUES (?1, ?2, ?3, ?4, ?5)",
    )?
    .execute(params![
        pages::number(tx, page)?,
        voter,
        reaction,
        network,
        at.as_millisecond()
    ])
    .map(drop)
}

pub(super) fn take_back_from_page(
    tx: &Connection,
    page: &PageKey,
    reaction: &str,
    voter: &[u8; 16],
) -> rusqlite::Result<()> {
    tx.prepare_cached(
        "DELETE FROM page_reactions WHERE page = ?1 AND voter = ?2 AND reaction = ?3",
    )?
    .execute(params![pages::number(tx, page)?, voter, reaction])
    .map(drop)
}

/// Counted in an index that has nothing else.
pub(super) fn of_page(conn: &Connection, page: i64) -> rusqlite::Result<Reactions> {
    conn.prepare_cached(
        "SELECT reaction, count(*) FROM page_reactions WHERE page = ?1 GROUP BY reaction",
    )?
    .query_map([page], |row| Ok((row.get(0)?, row.get(1)?)))?
    .collect()
}

pub(super) fn of_path(
    conn: &Connection,
    site: SiteId,
    path: &PagePath,
) -> rusqlite::Result<Reactions> {
    let page = pages::find(conn, site, path)?;
    page.map_or_else(|| Ok(Reactions::new()), |page| of_page(conn, page.id))
}

pub(super) fn of_voter_at(
    tx: &Connection,
    (site, path): (SiteId, &PagePath),
    voter: &[u8; 16],
) -> rusqlite::Result<Vec<String>> {
    tx.prepare_cached(
        "SELECT r.reaction FROM page_keys k JOIN page_reactions r ON r.page = k.page
         WHERE k.site = ?1 AND k.key = ?2 AND r.voter = ?3 ORDER BY r.reaction",
    )?
    .query_map(params![site, path.key(), voter], |row| row.get(0))?
    .collect()
}

pub(super) fn from_network_at(
    tx: &Connection,
    (site, path): (SiteId, &PagePath),
    network: &[u8; 16],
) -> rusqlite::Result<u32> {
    tx.prepare_cached(
        "SELECT count(*) FROM page_keys k JOIN page_reactions r ON r.page = k.page
         WHERE k.site = ?1 AND k.key = ?2 AND r.network = ?3",
    )?
    .query_row(params![site, path.key(), network], |row| row.get(0))
}
