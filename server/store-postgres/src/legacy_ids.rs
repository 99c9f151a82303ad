//! Legacy ids of comments.

use jiff::Timestamp;

use super::failure::Sql;
use super::sql::{Columns as _, Db};
use afterword_model::{CommentId, ImportNumber, SiteId};
use afterword_store::{Former, OWN_SOURCE};

/// When and by which import a comment came.
#[derive(Debug, Clone, Copy)]
pub(super) struct Came {
    pub(super) at: Timestamp,
    pub(super) by: ImportNumber,
}

/// `false` if the id is already known: its comment was imported before, though it may have been erased since.
pub(super) async fn name(
    db: &Db,
    site: SiteId,
    comment: CommentId,
    former: &Former,
    came: Option<Came>,
) -> Sql<bool> {
    let named = db
        .execute(
            "INSERT INTO former_comments (site, source, former, comment, anchor, imported, import)
             VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING",
            &[
                &site,
                &former.source,
                &former.id,
                &comment,
                &former.anchor,
                &came.map(|came| came.at.as_millisecond()),
                &came.map(|came| came.by),
            ],
        )
        .await?;
    Ok(named > 0)
}

/// The comment was here before the import that has named it.
pub(super) async fn was_here(db: &Db, site: SiteId, former: &Former) -> Sql<()> {
    let sql =
        "UPDATE former_comments SET import = NULL WHERE site = $1 AND source = $2 AND former = $3";
    db.change(sql, &[&site, &former.source, &former.id]).await
}

/// When a comment was imported, if it was.
pub(super) async fn imported(db: &Db, id: CommentId) -> Sql<Option<Timestamp>> {
    let sql = "SELECT max(imported) FROM former_comments WHERE comment = $1";
    db.one(sql, &[&id], |row| row.maybe_time(0)).await
}

/// Comments in an export of this server carry their own ids, so comments that were written here are known too.
pub(super) async fn former(
    db: &Db,
    site: SiteId,
    source: &str,
    ids: &[String],
) -> Sql<Vec<(String, CommentId)>> {
    let own_ids: Vec<Option<uuid::Uuid>> = ids
        .iter()
        .map(|id| {
            CommentId::parse(id)
                .ok()
                .filter(|_| source == OWN_SOURCE)
                .map(|id| id.0)
        })
        .collect();
    let sql = "SELECT asked.former, coalesce(f.comment, c.id)
         FROM unnest($3::text[], $4::uuid[]) WITH ORDINALITY AS asked (former, own, place)
         LEFT JOIN former_comments f ON f.site = $1 AND f.source = $2 AND f.former = asked.former
         LEFT JOIN comments c ON c.id = asked.own
         WHERE f.comment IS NOT NULL OR c.id IS NOT NULL ORDER BY asked.place";
    db.all(sql, &[&site, &source, &ids, &own_ids], |row| {
        Ok((row.at(0)?, row.at(1)?))
    })
    .await
}

pub(super) async fn anchors(db: &Db, comments: &[CommentId]) -> Sql<Vec<(CommentId, String)>> {
    let sql =
        "SELECT f.comment, f.anchor FROM unnest($1::uuid[]) WITH ORDINALITY AS asked (id, place)
         JOIN former_comments f ON f.comment = asked.id WHERE f.anchor IS NOT NULL
         ORDER BY asked.place, f.source, f.former";
    db.all(sql, &[&comments], |row| Ok((row.at(0)?, row.at(1)?)))
        .await
}

pub(super) async fn by_anchor(db: &Db, site: SiteId, anchor: &str) -> Sql<Option<CommentId>> {
    let sql =
        "SELECT f.comment FROM former_comments f JOIN comments c ON c.site = f.site AND c.id =
            f.comment WHERE f.site = $1 AND f.anchor = $2 ORDER BY f.source, f.former LIMIT 1";
    db.maybe(sql, &[&site, &anchor], |row| row.at(0)).await
}
