//! Webmentions to the pages that the owner's comments refer to.

use jiff::Timestamp;
use rusqlite::{Connection, OptionalExtension, params};

use super::rows::{json, maybe_time, time};
use afterword_model::CommentId;
use afterword_store::{
    LinkingComment, LinksOfComment, SentOutcome, UnsentWebmention, comment_source,
};

/// So many comments at once.
const AT_ONCE: u32 = 20;

/// A comment has just been published.
pub(super) fn begin(tx: &Connection, comment: CommentId, due: Timestamp) -> rusqlite::Result<()> {
    run(
        tx,
        "INSERT INTO linking_comments (comment, site, due) SELECT id, site, ?2 FROM comments WHERE id = ?1
         ON CONFLICT (comment) DO UPDATE SET due = excluded.due",
        params![comment, due.as_millisecond()],
    )
}

/// A comment is another one for readers, or is gone, and what answers it may refer to another page.
pub(super) fn stir(tx: &Connection, comment: CommentId) -> rusqlite::Result<()> {
    run(
        tx,
        // While it rests after its publication it goes on to do so. The time is another one in any case: what is being
        // compared is compared again.
        "UPDATE linking_comments SET due = CASE WHEN due > 0 THEN due + 1 WHEN due <= 0 THEN due - 1 ELSE 0 END
         WHERE comment IN (SELECT ?1 UNION ALL SELECT id FROM comments WHERE parent = ?1)",
        [comment],
    )
}

pub(super) fn linking(conn: &Connection, now: Timestamp) -> rusqlite::Result<Vec<LinkingComment>> {
    // No pause is that long: a clock that was ahead has left such a time. So below.
    conn.prepare_cached(
        "SELECT l.comment, l.site, c.html, c.revision, above.source, l.due FROM linking_comments l
            LEFT JOIN comments c ON c.id = l.comment AND c.status = 'approved'
            LEFT JOIN comments above ON above.id = c.parent AND above.status = 'approved'
         WHERE l.due <= ?1 OR l.due > ?1 + 60000 ORDER BY l.due, l.comment LIMIT ?2",
    )?
    .query_map(params![now.as_millisecond(), AT_ONCE], |row| {
        let html: Option<String> = row.get(2)?;
        let revision: Option<u32> = row.get(3)?;
        let source: Option<String> = row.get(4)?;
        Ok(LinkingComment {
            comment: row.get(0)?,
            site: row.get(1)?,
            due: time(row, 5)?,
            shown: html.zip(revision),
            answered: source.as_deref().and_then(comment_source),
        })
    })?
    .collect()
}

pub(super) fn compare(
    tx: &Connection,
    links: &LinksOfComment,
    now: Timestamp,
) -> rusqlite::Result<()> {
    let (comment, now) = (links.comment, now.as_millisecond());
    let targets = json(&links.targets.as_deref().unwrap_or_default())?;
    run(
        tx,
        "DELETE FROM sent_webmentions WHERE comment = ?1 AND sent IS NULL
            AND target NOT IN (SELECT value FROM json_each(?2))",
        params![comment, targets],
    )?;
    if links.targets.is_some() {
        run(
            tx,
            "UPDATE sent_webmentions SET linked = 0, due = ?3, failures = 0
             WHERE comment = ?1 AND linked AND target NOT IN (SELECT value FROM json_each(?2))",
            params![comment, targets, now],
        )?;
        run(
            tx,
            "INSERT INTO sent_webmentions (comment, site, target, linked, due)
             SELECT l.comment, l.site, t.value, 1, ?3 FROM linking_comments l JOIN json_each(?2) t WHERE l.comment = ?1
             ON CONFLICT (comment, target) DO UPDATE SET linked = 1, due = excluded.due, failures = 0
                WHERE NOT linked OR revision IS NOT ?4",
            params![comment, targets, now, links.revision],
        )?;
    } else {
        run(
            tx,
            "UPDATE sent_webmentions SET due = NULL WHERE comment = ?1 AND linked",
            [comment],
        )?;
    }
    run(
        tx,
        "UPDATE linking_comments SET revision = ?2, due = nullif(due, ?3) WHERE comment = ?1",
        params![comment, links.revision, links.due.as_millisecond()],
    )?;
    forget(tx, comment)
}

/// Of a comment that nobody sees, and of which nobody is to be told any more, nothing is kept.
fn forget(tx: &Connection, comment: CommentId) -> rusqlite::Result<()> {
    run(
        tx,
        "DELETE FROM linking_comments WHERE comment = ?1 AND due IS NULL
            AND NOT EXISTS (SELECT 1 FROM comments c WHERE c.id = ?1 AND c.status = 'approved')
            AND NOT EXISTS (SELECT 1 FROM sent_webmentions s WHERE s.comment = ?1)",
        [comment],
    )
}

fn run(tx: &Connection, sql: &str, values: impl rusqlite::Params) -> rusqlite::Result<()> {
    tx.prepare_cached(sql)?.execute(values).map(drop)
}

pub(super) fn due(conn: &Connection, now: Timestamp) -> rusqlite::Result<Option<UnsentWebmention>> {
    conn.prepare_cached(
        "SELECT s.id, s.comment, s.target, s.linked, l.revision, s.failures, s.site
         FROM sent_webmentions s JOIN linking_comments l ON l.comment = s.comment
         WHERE s.due <= ?1 OR s.due > ?1 + 90000000 ORDER BY s.due, s.id LIMIT 1",
    )?
    .query_row([now.as_millisecond()], |row| {
        Ok(UnsentWebmention {
            id: row.get(0)?,
            comment: row.get(1)?,
            target: row.get(2)?,
            is_linked: row.get(3)?,
            revision: row.get(4)?,
            failures: row.get(5)?,
            site: row.get(6)?,
        })
    })
    .optional()
}

pub(super) fn next_due(conn: &Connection) -> rusqlite::Result<Option<Timestamp>> {
    conn.prepare_cached(
        "SELECT min(due) FROM (
            SELECT min(due) AS due FROM linking_comments WHERE due IS NOT NULL
            UNION ALL SELECT min(due) FROM sent_webmentions WHERE due IS NOT NULL)",
    )?
    .query_row([], |row| maybe_time(row, 0))
}

pub(super) fn settle(
    tx: &Connection,
    unsent: &UnsentWebmention,
    outcome: SentOutcome,
) -> rusqlite::Result<()> {
    let sent = match outcome {
        SentOutcome::Rests(until) => {
            return run(
                tx,
                "UPDATE sent_webmentions SET due = ?2 WHERE id = ?1",
                params![unsent.id, until.as_millisecond()],
            );
        }
        SentOutcome::Postponed(due, sent) => {
            return run(
                tx,
                "UPDATE sent_webmentions SET due = ?2, failures = failures + 1, sent = coalesce(?3, sent) WHERE id = ?1",
                params![
                    unsent.id,
                    due.as_millisecond(),
                    sent.map(Timestamp::as_millisecond)
                ],
            );
        }
        SentOutcome::Sent(at) => Some(at.as_millisecond()),
        SentOutcome::Over(sent) => sent.map(Timestamp::as_millisecond),
    };
    run(
        tx,
        "UPDATE sent_webmentions SET due = NULL, failures = 0, sent = coalesce(?2, sent), revision = ?3
         WHERE id = ?1 AND linked",
        params![unsent.id, sent, unsent.revision],
    )?;
    run(
        tx,
        "DELETE FROM sent_webmentions WHERE id = ?1 AND NOT linked",
        [unsent.id],
    )?;
    forget(tx, unsent.comment)
}
