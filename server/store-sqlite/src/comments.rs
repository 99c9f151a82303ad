//! Reads one comment.

use rusqlite::{Connection, OptionalExtension};

use super::rows::{COMMENT_COLUMNS, comment};
use afterword_model::{Comment, CommentId};

pub(super) fn by_id(conn: &Connection, id: CommentId) -> rusqlite::Result<Option<Comment>> {
    conn.prepare_cached(&format!(
        "SELECT {COMMENT_COLUMNS} FROM comments c JOIN pages p ON p.id = c.page WHERE c.id = ?1"
    ))?
    .query_row([id], comment)
    .optional()
}

/// A thousand are more than anybody writes in the time that is asked for.
pub(super) fn between(
    conn: &Connection,
    first: CommentId,
    last: CommentId,
) -> rusqlite::Result<Vec<CommentId>> {
    conn.prepare_cached(
        "SELECT id FROM comments WHERE id BETWEEN ?1 AND ?2 ORDER BY id LIMIT 1000",
    )?
    .query_map([first, last], |row| row.get(0))?
    .collect()
}

/// A comment that must exist.
pub(super) fn written(tx: &Connection, id: CommentId) -> rusqlite::Result<Comment> {
    by_id(tx, id)?.ok_or(rusqlite::Error::QueryReturnedNoRows)
}
