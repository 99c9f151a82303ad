//! Whose comments are spam from now on.

use rusqlite::{Connection, OptionalExtension, Row, params};

use super::rows::{json, time};
use afterword_model::{CommentId, SiteId};
use afterword_store::{Block, BlockKind, DecisionOrder, Marks, NewBlock};

/// Kind and value.
pub(super) type Mark = (BlockKind, String);

/// Blocks the author of the comment that is decided about, by the marks that the order names: those that were
/// not blocked yet.
pub(super) fn block_author(tx: &Connection, order: &DecisionOrder) -> rusqlite::Result<Vec<Mark>> {
    let marks = marks_of(tx, order.id)?.into_iter();
    let named = marks.filter(|(kind, _)| order.marks.contains(kind));
    block(tx, order, named.collect())
}

/// Blocks them because of the comment that is decided about; those that were not blocked yet.
pub(super) fn block(
    tx: &Connection,
    order: &DecisionOrder,
    marks: Vec<Mark>,
) -> rusqlite::Result<Vec<Mark>> {
    let mut blocked = Vec::new();
    for (kind, value) in marks {
        let is_new = tx.execute(
            "INSERT OR IGNORE INTO blocks (site, kind, value, comment, decider, created)
             SELECT site, ?2, ?3, id, ?4, ?5 FROM comments WHERE id = ?1",
            params![
                order.id,
                kind,
                value,
                order.by.name,
                order.now.as_millisecond()
            ],
        )? > 0;
        if is_new {
            blocked.push((kind, value));
        }
    }
    Ok(blocked)
}

/// Ends all blocks of the author of a comment, whichever comment they were said of.
pub(super) fn unblock_author(tx: &Connection, comment: CommentId) -> rusqlite::Result<Vec<Mark>> {
    let marks = marks_of(tx, comment)?;
    unblock(tx, comment, marks)
}

/// Ends these blocks on the comment's site; those that were there.
pub(super) fn unblock(
    tx: &Connection,
    comment: CommentId,
    marks: Vec<Mark>,
) -> rusqlite::Result<Vec<Mark>> {
    let mut ended = Vec::new();
    for (kind, value) in marks {
        let was_there = tx.execute(
            "DELETE FROM blocks WHERE site = (SELECT site FROM comments WHERE id = ?1) AND kind = ?2 AND value = ?3",
            params![comment, kind, value],
        )? > 0;
        if was_there {
            ended.push((kind, value));
        }
    }
    Ok(ended)
}

/// All that the author of a comment is recognised by.
fn marks_of(tx: &Connection, comment: CommentId) -> rusqlite::Result<Vec<Mark>> {
    let (name, email, network) = tx.query_row(
        "SELECT author_name, author_email, network FROM comments WHERE id = ?1",
        [comment],
        |row| {
            let text = |column| row.get::<_, Option<String>>(column);
            Ok((text(0)?, text(1)?, text(2)?))
        },
    )?;
    let marks = [
        (BlockKind::Name, name.map(|name| name.to_lowercase())),
        (BlockKind::Email, email.map(|email| email.to_lowercase())),
        (BlockKind::Network, network),
    ];
    let known = marks.into_iter();
    Ok(known
        .filter_map(|(kind, value)| Some((kind, value?)))
        .collect())
}

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
        "INSERT OR IGNORE INTO blocks (site, kind, value, decider, created) VALUES (?1, ?2, ?3, ?4, ?5)",
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

/// Sites as `json_each` reads them.
pub(super) fn ids(sites: &[SiteId]) -> rusqlite::Result<String> {
    json(&sites.iter().map(|site| site.0).collect::<Vec<_>>())
}
