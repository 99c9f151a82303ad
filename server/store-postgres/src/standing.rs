//! How a change of status affects counts and the comments above.

use super::failure::Sql;
use super::pages;
use super::sql::{Columns as _, Db};
use afterword_model::CommentId;

/// How a comment counts and shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct CommentVisibility {
    approved: bool,
    /// Visible direct replies, which keep a placeholder in its place.
    below: i64,
}

impl CommentVisibility {
    pub(super) fn visible(self) -> bool {
        self.approved || self.below > 0
    }
}

pub(super) async fn standing(db: &Db, id: CommentId) -> Sql<CommentVisibility> {
    let sql = "SELECT status = 'approved', visible_children FROM comments WHERE id = $1";
    db.one(sql, &[&id], |row| {
        Ok(CommentVisibility {
            approved: row.at(0)?,
            below: row.at(1)?,
        })
    })
    .await
}

/// Adds a new comment that is published at once to its page's count and to the comments above.
pub(super) async fn appear(db: &Db, page: i64, parent: Option<CommentId>) -> Sql<()> {
    pages::count_up(db, page, 1).await?;
    update_ancestors(db, parent, 1).await
}

/// Applies a change of status, already written, to the page's count and to the comments above.
pub(super) async fn apply_visibility(db: &Db, id: CommentId, before: CommentVisibility) -> Sql<()> {
    let after = standing(db, id).await?;
    let row = db
        .query_one("SELECT page, parent FROM comments WHERE id = $1", &[&id])
        .await?;
    let (page, parent): (i64, Option<CommentId>) = (row.at(0)?, row.at(1)?);
    if before.approved != after.approved {
        pages::count_up(db, page, if after.approved { 1 } else { -1 }).await?;
    }
    if before.visible() != after.visible() {
        update_ancestors(db, parent, if after.visible() { 1 } else { -1 }).await?;
    }
    Ok(())
}

/// Goes up only as far as a place appears or vanishes: usually one step.
pub(super) async fn update_ancestors(db: &Db, mut parent: Option<CommentId>, by: i64) -> Sql<()> {
    while let Some(id) = parent {
        let before = standing(db, id).await?;
        let sql =
            "UPDATE comments SET visible_children = visible_children + $2 WHERE id = $1 RETURNING
                parent";
        parent = db.query_one(sql, &[&id, &by]).await?.at(0)?;
        if standing(db, id).await?.visible() == before.visible() {
            break;
        }
    }
    Ok(())
}
