//! Readers' reactions: those to comments have their totals in the comment's row, those to articles are counted.

use jiff::Timestamp;

use super::failure::Sql;
use super::pages;
use super::sql::{Columns as _, Db, json};
use afterword_model::{CommentId, PageKey, PagePath, Reactions, SiteId};
use afterword_store::reaction_totals;

pub(super) async fn give(
    db: &Db,
    comment: CommentId,
    reaction: &str,
    (voter, network): (&[u8; 16], &[u8; 16]),
    at: Timestamp,
) -> Sql<()> {
    db.change(
        "INSERT INTO reactions (site, comment, voter, reaction, network, at)
         SELECT site, id, $2, $3, $4, $5 FROM comments WHERE id = $1",
        &[
            &comment,
            &voter.as_slice(),
            &reaction,
            &network.as_slice(),
            &at.as_millisecond(),
        ],
    )
    .await?;
    count(db, comment, reaction, 1).await
}

pub(super) async fn take_back(
    db: &Db,
    comment: CommentId,
    reaction: &str,
    voter: &[u8; 16],
) -> Sql<()> {
    db.change(
        "DELETE FROM reactions WHERE comment = $1 AND voter = $2 AND reaction = $3",
        &[&comment, &voter.as_slice(), &reaction],
    )
    .await?;
    count(db, comment, reaction, -1).await
}

/// The score also contains imported votes.
async fn count(db: &Db, comment: CommentId, reaction: &str, by: i32) -> Sql<()> {
    let row = db
        .query_one("SELECT reactions FROM comments WHERE id = $1", &[&comment])
        .await?;
    let mut totals = reaction_totals(row.at(0)?);
    let before: u32 = totals.values().sum();
    let entry = totals.entry(reaction.to_owned()).or_default();
    *entry = entry.saturating_add_signed(by);
    totals.retain(|_, count| *count > 0);
    let after: u32 = totals.values().sum();
    db.change(
        "UPDATE comments SET reactions = $2, score = greatest(score + $3 - $4, 0) WHERE id = $1",
        &[
            &comment,
            &json(&totals)?,
            &i64::from(after),
            &i64::from(before),
        ],
    )
    .await
}

pub(super) async fn of_voter(db: &Db, comment: CommentId, voter: &[u8; 16]) -> Sql<Vec<String>> {
    let sql = "SELECT reaction FROM reactions WHERE comment = $1 AND voter = $2 ORDER BY reaction";
    db.all(sql, &[&comment, &voter.as_slice()], |row| row.at(0))
        .await
}

pub(super) async fn from_network(db: &Db, comment: CommentId, network: &[u8; 16]) -> Sql<u32> {
    let sql = "SELECT count(*) FROM reactions WHERE comment = $1 AND network = $2";
    db.count(sql, &[&comment, &network.as_slice()]).await
}

pub(super) async fn give_to_page(
    db: &Db,
    page: &PageKey,
    reaction: &str,
    (voter, network): (&[u8; 16], &[u8; 16]),
    at: Timestamp,
) -> Sql<()> {
    let number = pages::number(db, page).await?;
    db.change(
        "INSERT INTO page_reactions (site, page, voter, reaction, network, at) VALUES
                    ($1, $2, $3, $4, $5, $6)",
        &[
            &page.parts().0,
            &number,
            &voter.as_slice(),
            &reaction,
            &network.as_slice(),
            &at.as_millisecond(),
        ],
    )
    .await
}

pub(super) async fn take_back_from_page(
    db: &Db,
    page: &PageKey,
    reaction: &str,
    voter: &[u8; 16],
) -> Sql<()> {
    let number = pages::number(db, page).await?;
    db.change(
        "DELETE FROM page_reactions WHERE page = $1 AND voter = $2 AND reaction = $3",
        &[&number, &voter.as_slice(), &reaction],
    )
    .await
}

/// Counted in an index that has nothing else.
pub(super) async fn of_page(db: &Db, page: i64) -> Sql<Reactions> {
    let sql = "SELECT reaction, count(*) FROM page_reactions WHERE page = $1 GROUP BY reaction";
    let found = db
        .all(sql, &[&page], |row| Ok((row.at(0)?, row.number(1)?)))
        .await?;
    Ok(found.into_iter().collect())
}

pub(super) async fn of_path(db: &Db, site: SiteId, path: &PagePath) -> Sql<Reactions> {
    match pages::find(db, site, path).await? {
        Some(page) => of_page(db, page.id).await,
        None => Ok(Reactions::new()),
    }
}

pub(super) async fn of_voter_at(
    db: &Db,
    (site, path): (SiteId, &PagePath),
    voter: &[u8; 16],
) -> Sql<Vec<String>> {
    let sql =
        "SELECT r.reaction FROM page_keys k JOIN page_reactions r ON r.site = k.site AND r.page =
            k.page WHERE k.site = $1 AND k.key = $2 AND r.voter = $3 ORDER BY r.reaction";
    db.all(sql, &[&site, &path.key(), &voter.as_slice()], |row| {
        row.at(0)
    })
    .await
}

pub(super) async fn from_network_at(
    db: &Db,
    (site, path): (SiteId, &PagePath),
    network: &[u8; 16],
) -> Sql<u32> {
    let sql =
        "SELECT count(*) FROM page_keys k JOIN page_reactions r ON r.site = k.site AND r.page =
            k.page WHERE k.site = $1 AND k.key = $2 AND r.network = $3";
    db.count(sql, &[&site, &path.key(), &network.as_slice()])
        .await
}
