//! Readers' reactions, and their totals in the comment's row.

use jiff::Timestamp;
use rusqlite::{Connection, params};

use super::rows::json;
use afterword_model::CommentId;
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
