//! Blocks of authors.

use tokio_postgres::Row;

use super::failure::Sql;
use super::locks::{Lock, take_all};
use super::sql::{Columns as _, Db};
use afterword_model::SiteId;
use afterword_store::{Block, Marks, NewBlock};

pub(super) async fn is_blocked(db: &Db, site: SiteId, marks: &Marks) -> Sql<bool> {
    let sql = "SELECT 1 FROM blocks WHERE site = $1
        AND (kind = 'name' AND value = $2 OR kind = 'email' AND value = lower($3)
            OR kind = 'network' AND value = $4 OR kind = 'host' AND value = ANY($5)) LIMIT 1";
    db.exists(
        sql,
        &[
            &site,
            &marks.name,
            &marks.email,
            &marks.network,
            &marks.hosts,
        ],
    )
    .await
}

const SELECT: &str =
    "SELECT b.id, b.site, b.kind, b.value, b.comment, c.author_name, b.decider, b.created
    FROM blocks b LEFT JOIN comments c ON c.site = b.site AND c.id = b.comment";

fn read(row: &Row) -> Sql<Block> {
    Ok(Block {
        id: row.at(0)?,
        site: row.at(1)?,
        kind: row.at(2)?,
        value: row.at(3)?,
        comment: row.at(4)?,
        author: row.at(5)?,
        by: row.at(6)?,
        created: row.time(7)?,
    })
}

pub(super) async fn list(
    db: &Db,
    sites: &[SiteId],
    before: Option<i64>,
    limit: u32,
) -> Sql<Vec<Block>> {
    let sql = format!("{SELECT} WHERE b.site = ANY($1) AND b.id < $2 ORDER BY b.id DESC LIMIT $3");
    let before = before.unwrap_or(i64::MAX);
    db.all(&sql, &[&sites, &before, &i64::from(limit)], read)
        .await
}

pub(super) async fn add(db: &Db, new: &NewBlock) -> Sql<Block> {
    take_all(db, vec![Lock::Site(new.site)]).await?;
    db.change(
        "INSERT INTO blocks (site, kind, value, decider, created) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (site, kind, value) DO UPDATE SET import = NULL",
        &[
            &new.site,
            &new.kind,
            &new.value,
            &new.by,
            &new.now.as_millisecond(),
        ],
    )
    .await?;
    let sql = format!("{SELECT} WHERE b.site = $1 AND b.kind = $2 AND b.value = $3");
    db.one(&sql, &[&new.site, &new.kind, &new.value], read)
        .await
}

pub(super) async fn remove(db: &Db, id: i64, sites: &[SiteId]) -> Sql<bool> {
    let removed = db
        .execute(
            "DELETE FROM blocks WHERE id = $1 AND site = ANY($2)",
            &[&id, &sites],
        )
        .await?;
    Ok(removed > 0)
}
