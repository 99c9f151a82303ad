//! Readers' reactions, and their totals beside the comment.

use rusqlite::{Connection, OptionalExtension, params};

use super::rows::json;
use afterword_model::Reactions;
use afterword_store::{Reacted, Reaction, reaction_totals};

/// Gives the reaction, or takes it back when the same reader gave it before.
pub(super) fn toggle(tx: &Connection, reaction: &Reaction) -> rusqlite::Result<Reacted> {
    let totals: Option<String> = tx
        .prepare_cached("SELECT reactions FROM comments WHERE id = ?1 AND status = 'approved'")?
        .query_row([reaction.id], |row| row.get(0))
        .optional()?;
    let Some(totals) = totals else {
        return Ok(Reacted::UnknownComment);
    };
    let mut totals = reaction_totals(&totals);
    let before: u32 = totals.values().sum();
    if take_back(tx, reaction)? {
        count(&mut totals, &reaction.reaction, -1);
    } else if network_is_full(tx, reaction)? {
        return Ok(Reacted::TooMany);
    } else {
        give(tx, reaction)?;
        count(&mut totals, &reaction.reaction, 1);
    }
    // A comment that came from elsewhere may have had votes there.
    tx.prepare_cached(
        "UPDATE comments SET reactions = ?2, score = max(score + ?3 - ?4, 0) WHERE id = ?1",
    )?
    .execute(params![
        reaction.id,
        json(&totals)?,
        totals.values().sum::<u32>(),
        before
    ])?;
    Ok(Reacted::Totals {
        mine: own(tx, reaction)?,
        reactions: totals,
    })
}

fn count(totals: &mut Reactions, reaction: &str, by: i32) {
    let entry = totals.entry(reaction.to_owned()).or_default();
    *entry = entry.saturating_add_signed(by);
    totals.retain(|_, count| *count > 0);
}

fn take_back(tx: &Connection, reaction: &Reaction) -> rusqlite::Result<bool> {
    let gone = tx
        .prepare_cached(
            "DELETE FROM reactions WHERE comment = ?1 AND voter = ?2 AND reaction = ?3",
        )?
        .execute(params![reaction.id, reaction.voter, reaction.reaction])?;
    Ok(gone > 0)
}

fn network_is_full(tx: &Connection, reaction: &Reaction) -> rusqlite::Result<bool> {
    let given: u32 = tx
        .prepare_cached("SELECT count(*) FROM reactions WHERE comment = ?1 AND network = ?2")?
        .query_row(params![reaction.id, reaction.network], |row| row.get(0))?;
    Ok(given >= reaction.network_limit)
}

fn give(tx: &Connection, reaction: &Reaction) -> rusqlite::Result<()> {
    tx.prepare_cached(
        "INSERT INTO reactions (comment, voter, reaction, network, at) VALUES (?1, ?2, ?3, ?4, ?5)",
    )?
    .execute(params![
        reaction.id,
        reaction.voter,
        reaction.reaction,
        reaction.network,
        reaction.now.as_millisecond()
    ])
    .map(drop)
}

fn own(tx: &Connection, reaction: &Reaction) -> rusqlite::Result<Vec<String>> {
    tx.prepare_cached(
        "SELECT reaction FROM reactions WHERE comment = ?1 AND voter = ?2 ORDER BY reaction",
    )?
    .query_map(params![reaction.id, reaction.voter], |row| row.get(0))?
    .collect()
}
