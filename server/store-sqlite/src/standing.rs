//! How a change of status affects counts and the comments above.

use afterword_model::CommentId;
use rusqlite::{Connection, params};

use super::pages;

/// How a comment counts and shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct CommentVisibility {
    approved: bool,
    /// Visible direct replies, which keep a placeholder in its place.
    below: u32,
}

impl CommentVisibility {
    pub(super) fn visible(self) -> bool {
        self.approved || self.below > 0
    }
}

pub(super) fn standing(tx: &Connection, id: CommentId) -> rusqlite::Result<CommentVisibility> {
    tx.prepare_cached("SELECT status = 'approved', visible_children FROM comments WHERE id = ?1")?
        .query_row([id], |row| {
            Ok(CommentVisibility {
                approved: row.get(0)?,
                below: row.get(1)?,
            })
        })
}

/// Adds a new comment that is published at once to its page's count and to the comments above.
pub(super) fn appear(
    tx: &Connection,
    page: i64,
    parent: Option<CommentId>,
) -> rusqlite::Result<()> {
    pages::count_up(tx, page, 1)?;
    update_ancestors(tx, parent, 1)
}

/// Applies a change of status, already written, to the page's count and to the comments above.
pub(super) fn apply_visibility(
    tx: &Connection,
    id: CommentId,
    before: CommentVisibility,
) -> rusqlite::Result<()> {
    let after = standing(tx, id)?;
    let (page, parent): (i64, Option<CommentId>) = tx
        .prepare_cached("SELECT page, parent FROM comments WHERE id = ?1")?
        .query_row([id], |row| Ok((row.get(0)?, row.get(1)?)))?;
    if before.approved != after.approved {
        pages::count_up(tx, page, if after.approved { 1 } else { -1 })?;
    }
    if before.visible() != after.visible() {
        update_ancestors(tx, parent, if after.visible() { 1 } else { -1 })?;
    }
    Ok(())
}

/// Goes up only as far as a place appears or vanishes: usually one step.
pub(super) fn update_ancestors(
    tx: &Connection,
    mut parent: Option<CommentId>,
    by: i32,
) -> rusqlite::Result<()> {
    while let Some(id) = parent {
        let before = standing(tx, id)?;
        parent = tx
            .prepare_cached(
                "UPDATE comments SET visible_children = visible_children + ?2 WHERE id = ?1
                 RETURNING parent",
            )?
            .query_row(params![id, by], |row| row.get(0))?;
        if standing(tx, id)?.visible() == before.visible() {
            break;
        }
    }
    Ok(())
}
