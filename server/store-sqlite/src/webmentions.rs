//! Webmentions that wait, and those that are likes.

use jiff::Timestamp;
use rusqlite::{Connection, OptionalExtension, params};

use super::conversations;
use super::rows::{maybe_time, time};
use afterword_model::ConversationId;
use afterword_store::{NewWebmention, WaitingWebmention, WebmentionOutcome, WebmentionQueued};

/// So many at once: some of them are being read.
const AT_ONCE: u32 = 8;

pub(super) fn queue(tx: &Connection, new: &NewWebmention) -> rusqlite::Result<WebmentionQueued> {
    if comes_again(tx, new)? {
        return Ok(WebmentionQueued::Waits);
    }
    if !has_room(tx, new)? {
        return Ok(WebmentionQueued::Full);
    }
    tx.prepare_cached(
        "INSERT INTO webmentions (site, path, source, host, target, received, due)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?6)
         ON CONFLICT (site, path, source)
            DO UPDATE SET target = excluded.target, received = excluded.received, due = excluded.due, failures = 0",
    )?
    .execute(params![
        new.site,
        new.path.as_str(),
        new.source,
        new.host,
        new.target,
        new.now.as_millisecond()
    ])?;
    Ok(WebmentionQueued::Queued)
}

/// Whether it waits already. It gets another time in any case: by that it is seen that it has come again.
fn comes_again(tx: &Connection, new: &NewWebmention) -> rusqlite::Result<bool> {
    let changed = tx
        .prepare_cached(
            "UPDATE webmentions SET target = ?4, received = max(received + 1, ?5)
             WHERE site = ?1 AND path = ?2 AND source = ?3 AND due IS NOT NULL",
        )?
        .execute(params![
            new.site,
            new.path.as_str(),
            new.source,
            new.target,
            new.now.as_millisecond()
        ])?;
    Ok(changed > 0)
}

fn has_room(tx: &Connection, new: &NewWebmention) -> rusqlite::Result<bool> {
    tx.prepare_cached(
        "SELECT count(*) FILTER (WHERE failures = 0 AND host = ?1) < ?4
            AND count(*) FILTER (WHERE failures = 0 AND site = ?2 AND path = ?3) < ?5
            AND count(*) FILTER (WHERE failures = 0) < ?6 AND count(*) < 5 * ?6
         FROM webmentions WHERE due IS NOT NULL",
    )?
    .query_row(
        params![
            new.host,
            new.site,
            new.path.as_str(),
            new.most_of_host,
            new.most_of_page,
            new.most
        ],
        |row| row.get(0),
    )
}

pub(super) fn due(conn: &Connection, now: Timestamp) -> rusqlite::Result<Vec<WaitingWebmention>> {
    // No pause is that long: a clock that was ahead has left such a time.
    // SQLite takes the other columns from the row with the smallest time.
    conn.prepare_cached(
        "SELECT id, site, path, source, host, target, received, failures, min(due) FROM webmentions
         WHERE due <= ?1 OR due > ?1 + 7200000 GROUP BY host ORDER BY min(due), id LIMIT ?2",
    )?
    .query_map(params![now.as_millisecond(), AT_ONCE], |row| {
        Ok(WaitingWebmention {
            id: row.get(0)?,
            site: row.get(1)?,
            path: row.get(2)?,
            source: row.get(3)?,
            host: row.get(4)?,
            target: row.get(5)?,
            received: time(row, 6)?,
            failures: row.get(7)?,
        })
    })?
    .collect()
}

pub(super) fn waits(conn: &Connection, (id, received): (i64, Timestamp)) -> rusqlite::Result<bool> {
    conn.prepare_cached("SELECT 1 FROM webmentions WHERE id = ?1 AND received = ?2")?
        .exists(params![id, received.as_millisecond()])
}

pub(super) fn next_due(conn: &Connection) -> rusqlite::Result<Option<Timestamp>> {
    conn.prepare_cached("SELECT min(due) FROM webmentions WHERE due IS NOT NULL")?
        .query_row([], |row| maybe_time(row, 0))
}

pub(super) fn settle(
    tx: &Connection,
    (id, received): (i64, Timestamp),
    outcome: WebmentionOutcome,
) -> rusqlite::Result<()> {
    let found = tx
        .prepare_cached("SELECT liked FROM webmentions WHERE id = ?1 AND received = ?2")?
        .query_row(params![id, received.as_millisecond()], |row| {
            row.get::<_, Option<ConversationId>>(0)
        })
        .optional()?;
    let Some(liked) = found else {
        return Ok(());
    };
    match outcome {
        WebmentionOutcome::Done => run(tx, "DELETE FROM webmentions WHERE id = ?1", params![id]),
        WebmentionOutcome::Likes(conversation) => likes(tx, id, conversation),
        WebmentionOutcome::Failed => {
            let gone = "DELETE FROM webmentions WHERE id = ?1 AND liked IS NULL";
            run(tx, gone, params![id])?;
            let stays = "UPDATE webmentions SET due = NULL, failures = 0 WHERE id = ?1";
            run(tx, stays, params![id])
        }
        WebmentionOutcome::Postponed(due) => run(
            tx,
            "UPDATE webmentions SET due = ?2, failures = failures + 1 WHERE id = ?1",
            params![id, due.as_millisecond()],
        ),
        WebmentionOutcome::Rests(until) => run(
            tx,
            "UPDATE webmentions SET due = ?2
             WHERE due < ?2 AND host = (SELECT host FROM webmentions WHERE id = ?1)",
            params![id, until.as_millisecond()],
        ),
    }?;
    liked.map_or(Ok(()), |liked| count_likes(tx, liked))
}

fn run(tx: &Connection, sql: &str, values: impl rusqlite::Params) -> rusqlite::Result<()> {
    tx.prepare_cached(sql)?.execute(values).map(drop)
}

fn likes(tx: &Connection, id: i64, conversation: ConversationId) -> rusqlite::Result<()> {
    run(
        tx,
        "UPDATE webmentions SET due = NULL, failures = 0, liked = ?2 WHERE id = ?1",
        params![id, conversation],
    )?;
    // A page may be named by several paths.
    run(
        tx,
        "DELETE FROM webmentions WHERE liked = ?2 AND id <> ?1
            AND source = (SELECT source FROM webmentions WHERE id = ?1)",
        params![id, conversation],
    )?;
    count_likes(tx, conversation)
}

/// Those of a host, on all sites.
pub(super) fn forget(tx: &Connection, host: &str) -> rusqlite::Result<()> {
    let liked: Vec<ConversationId> = tx
        .prepare_cached(
            "SELECT DISTINCT liked FROM webmentions WHERE host = ?1 AND liked IS NOT NULL",
        )?
        .query_map([host], |row| row.get(0))?
        .collect::<Result<_, _>>()?;
    tx.prepare_cached("DELETE FROM webmentions WHERE host = ?1")?
        .execute([host])?;
    for conversation in liked {
        count_likes(tx, conversation)?;
    }
    Ok(())
}

fn count_likes(tx: &Connection, conversation: ConversationId) -> rusqlite::Result<()> {
    tx.prepare_cached(
        "UPDATE conversations SET likes = (SELECT count(*) FROM webmentions WHERE liked = ?1) WHERE id = ?1",
    )?
    .execute([conversation])?;
    conversations::sum_likes(tx, conversation)
}
