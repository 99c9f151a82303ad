//! Legacy ids of comments.

use jiff::Timestamp;
use rusqlite::{Connection, OptionalExtension, params};

use super::rows::maybe_time;
use afterword_model::{CommentId, ImportNumber, SiteId};
use afterword_store::{Former, OWN_SOURCE};

/// When and by which import a comment came.
#[derive(Debug, Clone, Copy)]
pub(super) struct Came {
    pub(super) at: Timestamp,
    pub(super) by: ImportNumber,
}

/// `false` if the id is already known: its comment was imported before, though it may have been erased since.
pub(super) fn name(
    tx: &Connection,
    site: SiteId,
    comment: CommentId,
    former: &Former,
    came: Option<Came>,
) -> rusqlite::Result<bool> {
    let named = tx
        .prepare_cached(
            "INSERT INTO former_comments (site, source, former, comment, anchor, imported, import)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
             ON CONFLICT DO NOTHING",
        )?
        .execute(params![
            site,
            former.source,
            former.id,
            comment,
            former.anchor,
            came.map(|came| came.at.as_millisecond()),
            came.map(|came| came.by),
        ])?;
    Ok(named > 0)
}

/// The comment was here before the import that has named it.
pub(super) fn was_here(tx: &Connection, site: SiteId, former: &Former) -> rusqlite::Result<()> {
    tx.prepare_cached(
        "UPDATE former_comments SET import = NULL WHERE site = ?1 AND source = ?2 AND former = ?3",
    )?
    .execute(params![site, former.source, former.id])
    .map(drop)
}

/// When a comment was imported, if it was.
pub(super) fn imported(conn: &Connection, id: CommentId) -> rusqlite::Result<Option<Timestamp>> {
    conn.prepare_cached("SELECT max(imported) FROM former_comments WHERE comment = ?1")?
        .query_row([id], |row| maybe_time(row, 0))
}

/// Comments in an export of this server carry their own ids, so comments that were written here are known too.
pub(super) fn former(
    conn: &Connection,
    site: SiteId,
    source: &str,
    ids: &[String],
) -> rusqlite::Result<Vec<(String, CommentId)>> {
    let mut named = conn.prepare_cached(
        "SELECT comment FROM former_comments WHERE site = ?1 AND source = ?2 AND former = ?3",
    )?;
    let mut own = conn.prepare_cached("SELECT id FROM comments WHERE id = ?1")?;
    let mut found = Vec::new();
    for id in ids {
        let mut comment: Option<CommentId> = named
            .query_row(params![site, source, id], |row| row.get(0))
            .optional()?;
        if comment.is_none()
            && source == OWN_SOURCE
            && let Ok(own_id) = CommentId::parse(id)
        {
            comment = own.query_row([own_id], |row| row.get(0)).optional()?;
        }
        found.extend(comment.map(|comment| (id.clone(), comment)));
    }
    Ok(found)
}

pub(super) fn anchors(
    conn: &Connection,
    comments: &[CommentId],
) -> rusqlite::Result<Vec<(CommentId, String)>> {
    let mut statement = conn.prepare_cached(
        "SELECT anchor FROM former_comments WHERE comment = ?1 AND anchor IS NOT NULL ORDER BY source, former",
    )?;
    let mut found = Vec::new();
    for comment in comments {
        for anchor in statement.query_map([comment], |row| row.get(0))? {
            found.push((*comment, anchor?));
        }
    }
    Ok(found)
}

pub(super) fn by_anchor(
    conn: &Connection,
    site: SiteId,
    anchor: &str,
) -> rusqlite::Result<Option<CommentId>> {
    conn.prepare_cached(
        "SELECT f.comment FROM former_comments f JOIN comments c ON c.id = f.comment
         WHERE f.site = ?1 AND f.anchor = ?2 ORDER BY f.source, f.former LIMIT 1",
    )?
    .query_row(params![site, anchor], |row| row.get(0))
    .optional()
}
