//! Whose comments are spam from now on.

use jiff::Timestamp;
use rusqlite::{Connection, params};

use crate::comments::{CommentId, SiteId};
use crate::store::Marks;

/// Blocks the address and the network of a comment's author, and says how many of them were not yet.
pub(super) fn block_author(
    tx: &Connection,
    comment: CommentId,
    now: Timestamp,
) -> rusqlite::Result<usize> {
    let mut blocked = 0;
    for (kind, value) in [("email", "lower(author_email)"), ("network", "network")] {
        blocked += tx.execute(
            &format!(
                "INSERT OR IGNORE INTO blocks (site, kind, value, comment, created)
                 SELECT site, ?2, {value}, id, ?3 FROM comments WHERE id = ?1 AND {value} IS NOT NULL"
            ),
            params![comment, kind, now.as_millisecond()],
        )?;
    }
    Ok(blocked)
}

/// Takes back what was blocked because of this comment.
pub(super) fn unblock_author(tx: &Connection, comment: CommentId) -> rusqlite::Result<usize> {
    tx.execute("DELETE FROM blocks WHERE comment = ?1", [comment])
}

pub(super) fn is_blocked(conn: &Connection, site: SiteId, marks: &Marks) -> rusqlite::Result<bool> {
    conn.prepare_cached(
        "SELECT EXISTS (SELECT 1 FROM blocks WHERE site = ?1
            AND (kind = 'email' AND value = lower(?2) OR kind = 'network' AND value = ?3))",
    )?
    .query_row(params![site, marks.email, marks.network], |row| row.get(0))
}
