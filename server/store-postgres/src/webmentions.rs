//! Webmentions that wait, and those that are likes.

use jiff::Timestamp;

use super::failure::Sql;
use super::locks::{Lock, take_all};
use super::sql::{Columns as _, Db};
use super::{conversations, locks};
use afterword_model::ConversationId;
use afterword_store::{NewWebmention, WaitingWebmention, WebmentionOutcome, WebmentionQueued};

/// So many at once: some of them are being read.
const AT_ONCE: i64 = 8;

pub(super) async fn queue(db: &Db, new: &NewWebmention) -> Sql<WebmentionQueued> {
    take_all(db, vec![Lock::Site(new.site)]).await?;
    if comes_again(db, new).await? {
        return Ok(WebmentionQueued::Waits);
    }
    if !has_room(db, new).await? {
        return Ok(WebmentionQueued::Full);
    }
    db.change(
        "INSERT INTO webmentions (site, path, source, host, target, received, due)
         VALUES ($1, $2, $3, $4, $5, $6, $6)
         ON CONFLICT (site, path, source)
            DO UPDATE SET target = excluded.target, received = excluded.received, due = excluded.due, failures = 0",
        &[
            &new.site,
            &new.path.as_str(),
            &new.source,
            &new.host,
            &new.target,
            &new.now.as_millisecond(),
        ],
    )
    .await?;
    Ok(WebmentionQueued::Queued)
}

/// Whether it waits already. It gets another time in any case: by that it is seen that it has come again.
async fn comes_again(db: &Db, new: &NewWebmention) -> Sql<bool> {
    let sql = "UPDATE webmentions SET target = $4, received = greatest(received + 1, $5)
         WHERE site = $1 AND path = $2 AND source = $3 AND due IS NOT NULL RETURNING id";
    let (path, now) = (new.path.as_str(), new.now.as_millisecond());
    let changed: Option<i64> = db
        .maybe(
            sql,
            &[&new.site, &path, &new.source, &new.target, &now],
            |row| row.at(0),
        )
        .await?;
    Ok(changed.is_some())
}

async fn has_room(db: &Db, new: &NewWebmention) -> Sql<bool> {
    let sql = "SELECT count(*) FILTER (WHERE failures = 0 AND host = $1) < $4
            AND count(*) FILTER (WHERE failures = 0 AND site = $2 AND path = $3) < $5
            AND count(*) FILTER (WHERE failures = 0) < $6 AND count(*) < 5 * $6
         FROM webmentions WHERE due IS NOT NULL";
    let most = [new.most_of_host, new.most_of_page, new.most].map(i64::from);
    let [of_host, of_page, in_all] = most;
    db.one(
        sql,
        &[
            &new.host,
            &new.site,
            &new.path.as_str(),
            &of_host,
            &of_page,
            &in_all,
        ],
        |row| row.at(0),
    )
    .await
}

pub(super) async fn due(db: &Db, now: Timestamp) -> Sql<Vec<WaitingWebmention>> {
    // No pause is that long: a clock that was ahead has left such a time.
    let sql = "SELECT id, site, path, source, host, target, received, failures FROM (
            SELECT DISTINCT ON (host) * FROM webmentions WHERE due <= $1 OR due > $1 + 7200000 ORDER BY host, due, id
         ) AS first ORDER BY due, id LIMIT $2";
    db.all(sql, &[&now.as_millisecond(), &AT_ONCE], |row| {
        Ok(WaitingWebmention {
            id: row.at(0)?,
            site: row.at(1)?,
            path: row.at(2)?,
            source: row.at(3)?,
            host: row.at(4)?,
            target: row.at(5)?,
            received: row.time(6)?,
            failures: row.number(7)?,
        })
    })
    .await
}

pub(super) async fn waits(db: &Db, (id, received): (i64, Timestamp)) -> Sql<bool> {
    let sql = "SELECT id FROM webmentions WHERE id = $1 AND received = $2";
    let found: Option<i64> = db
        .maybe(sql, &[&id, &received.as_millisecond()], |row| row.at(0))
        .await?;
    Ok(found.is_some())
}

pub(super) async fn next_due(db: &Db) -> Sql<Option<Timestamp>> {
    let sql = "SELECT min(due) FROM webmentions WHERE due IS NOT NULL";
    db.one(sql, &[], |row| row.maybe_time(0)).await
}

pub(super) async fn settle(
    db: &Db,
    (id, received): (i64, Timestamp),
    outcome: WebmentionOutcome,
) -> Sql<()> {
    let sql = "SELECT site FROM webmentions WHERE id = $1";
    if !locks::take_site_of_row(db, sql, &id).await? {
        return Ok(());
    }
    let sql = "SELECT liked FROM webmentions WHERE id = $1 AND received = $2";
    let found: Option<Option<ConversationId>> = db
        .maybe(sql, &[&id, &received.as_millisecond()], |row| row.at(0))
        .await?;
    let Some(liked) = found else {
        return Ok(());
    };
    match outcome {
        WebmentionOutcome::Done => {
            let sql = "DELETE FROM webmentions WHERE id = $1";
            db.change(sql, &[&id]).await?;
        }
        WebmentionOutcome::Likes(conversation) => likes(db, id, conversation).await?,
        WebmentionOutcome::Failed => {
            let gone = "DELETE FROM webmentions WHERE id = $1 AND liked IS NULL";
            db.change(gone, &[&id]).await?;
            let stays = "UPDATE webmentions SET due = NULL, failures = 0 WHERE id = $1";
            db.change(stays, &[&id]).await?;
        }
        WebmentionOutcome::Postponed(due) => {
            let sql = "UPDATE webmentions SET due = $2, failures = failures + 1 WHERE id = $1";
            db.change(sql, &[&id, &due.as_millisecond()]).await?;
        }
        WebmentionOutcome::Rests(until) => {
            let sql = "UPDATE webmentions SET due = $2
                 WHERE due < $2 AND host = (SELECT host FROM webmentions WHERE id = $1)";
            db.change(sql, &[&id, &until.as_millisecond()]).await?;
        }
    }
    match liked {
        Some(liked) => count_likes(db, liked).await,
        None => Ok(()),
    }
}

async fn likes(db: &Db, id: i64, conversation: ConversationId) -> Sql<()> {
    let sql = "UPDATE webmentions SET due = NULL, failures = 0, liked = $2 WHERE id = $1";
    db.change(sql, &[&id, &conversation]).await?;
    // A page may be named by several paths.
    let sql = "DELETE FROM webmentions WHERE liked = $2 AND id <> $1
            AND source = (SELECT source FROM webmentions WHERE id = $1)";
    db.change(sql, &[&id, &conversation]).await?;
    count_likes(db, conversation).await
}

/// Those of a host, on all sites.
pub(super) async fn forget(db: &Db, host: &str) -> Sql<()> {
    let sql = "SELECT DISTINCT liked FROM webmentions WHERE host = $1 AND liked IS NOT NULL";
    let liked: Vec<ConversationId> = db.all(sql, &[&host], |row| row.at(0)).await?;
    let sql = "DELETE FROM webmentions WHERE host = $1";
    db.change(sql, &[&host]).await?;
    for conversation in liked {
        count_likes(db, conversation).await?;
    }
    Ok(())
}

async fn count_likes(db: &Db, conversation: ConversationId) -> Sql<()> {
    let sql = "UPDATE conversations SET likes = (SELECT count(*) FROM webmentions WHERE liked = $1) WHERE id = $1";
    db.change(sql, &[&conversation]).await?;
    conversations::sum_likes(db, conversation).await
}
