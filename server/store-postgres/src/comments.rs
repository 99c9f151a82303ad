//! Reads one comment.

use super::failure::{Failure, Sql};
use super::rows::{COMMENT_COLUMNS, COMMENTS_ON_PAGES, comment};
use super::sql::Db;
use afterword_model::{Comment, CommentId};

pub(super) async fn by_id(db: &Db, id: CommentId) -> Sql<Option<Comment>> {
    let sql = format!("SELECT {COMMENT_COLUMNS} FROM {COMMENTS_ON_PAGES} WHERE c.id = $1");
    db.maybe(&sql, &[&id], comment).await
}

/// A comment that must exist.
pub(super) async fn written(db: &Db, id: CommentId) -> Sql<Comment> {
    by_id(db, id).await?.ok_or(Failure::NoRow)
}
