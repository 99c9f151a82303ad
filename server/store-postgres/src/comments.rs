//! Reads one comment.

use super::failure::{Failure, Sql};
use super::rows::{COMMENT_COLUMNS, COMMENTS_ON_PAGES, comment};
use super::sql::{Columns as _, Db};
use afterword_model::{Comment, CommentId};

pub(super) async fn by_id(db: &Db, id: CommentId) -> Sql<Option<Comment>> {
    let sql = format!("SELECT {COMMENT_COLUMNS} FROM {COMMENTS_ON_PAGES} WHERE c.id = $1");
    db.maybe(&sql, &[&id], comment).await
}

/// A thousand are more than anybody writes in the time that is asked for.
pub(super) async fn between(db: &Db, first: CommentId, last: CommentId) -> Sql<Vec<CommentId>> {
    let sql = "SELECT id FROM comments WHERE id BETWEEN $1 AND $2 ORDER BY id LIMIT 1000";
    db.all(sql, &[&first, &last], |row| row.at(0)).await
}

/// A comment that must exist.
pub(super) async fn written(db: &Db, id: CommentId) -> Sql<Comment> {
    by_id(db, id).await?.ok_or(Failure::NoRow)
}
