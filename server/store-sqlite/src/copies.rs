//! Copies of the owner's answers on other networks.

use jiff::Timestamp;
use rusqlite::{Connection, OptionalExtension, Row, params};

use super::legacy_ids;
use super::rows::{maybe_time, time};
use afterword_model::{CommentId, ConversationId, Network};
use afterword_store::{AnswerCopy, Answered, CopiedPost, CopyOutcome, Former, KnownCopy};

/// So many at once.
const AT_ONCE: u32 = 20;

/// An answer has just been published: it gets a copy if it answers somebody on one of these networks.
pub(super) fn begin(
    tx: &Connection,
    comment: CommentId,
    networks: &[Network],
    (at, due): (Timestamp, Timestamp),
) -> rusqlite::Result<()> {
    for network in networks {
        tx.prepare_cached(
            "INSERT INTO answer_copies (comment, site, conversation, created, due)
             SELECT c.id, c.site, t.id, ?3, ?4 FROM comments c
                LEFT JOIN originals o ON o.comment = c.parent
                LEFT JOIN answer_copies above ON above.comment = c.parent
                JOIN conversations t ON t.id = coalesce(o.conversation, above.conversation)
             WHERE c.id = ?1 AND t.network = ?2
             ON CONFLICT (comment) DO UPDATE SET due = excluded.due, failures = 0, failed = NULL, error = NULL",
        )?
        .execute(params![
            comment,
            network.as_str(),
            at.as_millisecond(),
            due.as_millisecond()
        ])?;
    }
    Ok(())
}

/// An answer is another one for readers, or is gone.
pub(super) fn stir(tx: &Connection, comment: CommentId) -> rusqlite::Result<()> {
    // It is tried anew. The time is another one in any case, so that what is being sent is looked at again.
    let sql = "UPDATE answer_copies SET due = CASE WHEN due <= 0 THEN due - 1 ELSE 0 END,
            failures = 0, failed = NULL, error = NULL WHERE comment = ?1";
    run(tx, sql, [comment])
}

pub(super) fn due(
    conn: &Connection,
    network: Network,
    now: Timestamp,
) -> rusqlite::Result<Vec<AnswerCopy>> {
    conn.prepare_cached(
        "SELECT a.comment, a.site, p.path, a.conversation, t.server, t.post, coalesce(a.answered, o.post, above.post),
            above.comment IS NOT NULL AND above.failed IS NULL, a.created, a.tried, a.failures, a.post, a.revision,
            iif(c.status = 'approved', c.text, NULL), c.revision, a.due
         FROM answer_copies a JOIN conversations t ON t.id = a.conversation JOIN pages p ON p.id = t.page
            LEFT JOIN comments c ON c.id = a.comment
            LEFT JOIN originals o ON o.comment = c.parent
            LEFT JOIN answer_copies above ON above.comment = c.parent
         WHERE a.due <= ?2 AND t.network = ?1 ORDER BY a.due, a.comment LIMIT ?3",
    )?
    .query_map(
        params![network.as_str(), now.as_millisecond(), AT_ONCE],
        copy,
    )?
    .collect()
}

fn copy(row: &Row<'_>) -> rusqlite::Result<AnswerCopy> {
    let answered: Option<String> = row.get(6)?;
    let waits: bool = row.get(7)?;
    let post: Option<String> = row.get(11)?;
    let revision: Option<u32> = row.get(12)?;
    let text: Option<String> = row.get(13)?;
    let current: Option<u32> = row.get(14)?;
    Ok(AnswerCopy {
        comment: row.get(0)?,
        site: row.get(1)?,
        path: row.get(2)?,
        conversation: row.get(3)?,
        server: row.get(4)?,
        root: row.get(5)?,
        answered: match (answered, waits) {
            (Some(post), _) => Answered::Post(post),
            (None, true) => Answered::Waits,
            (None, false) => Answered::Gone,
        },
        created: time(row, 8)?,
        tried: maybe_time(row, 9)?,
        failures: row.get(10)?,
        due: time(row, 15)?,
        post: post
            .zip(revision)
            .map(|(id, revision)| CopiedPost { id, revision }),
        shown: text.zip(current),
    })
}

pub(super) fn next_due(conn: &Connection, network: Network) -> rusqlite::Result<Option<Timestamp>> {
    conn.prepare_cached(
        "SELECT min(a.due) FROM answer_copies a JOIN conversations t ON t.id = a.conversation
         WHERE a.due IS NOT NULL AND t.network = ?1",
    )?
    .query_row([network.as_str()], |row| maybe_time(row, 0))
}

/// Nothing more is to be done, unless the answer was changed or taken back meanwhile.
const REST: &str = "CASE WHEN EXISTS (SELECT 1 FROM comments c
        WHERE c.id = ?1 AND c.status = 'approved' AND c.revision = ?2) THEN NULL ELSE 0 END";

pub(super) fn settle(
    tx: &Connection,
    (comment, seen): (CommentId, Timestamp),
    outcome: &CopyOutcome,
    now: Timestamp,
) -> rusqlite::Result<()> {
    let (seen, now) = (seen.as_millisecond(), now.as_millisecond());
    match outcome {
        CopyOutcome::Begun { answered } => run(
            tx,
            "UPDATE answer_copies SET tried = coalesce(tried, ?2), answered = ?3 WHERE comment = ?1",
            params![comment, now, answered],
        ),
        CopyOutcome::There { post, mark } => {
            is_there(tx, comment, post)?;
            match mark {
                Some(mark) => know(tx, comment, mark),
                None => Ok(()),
            }
        }
        CopyOutcome::Removed => is_removed(tx, comment, now),
        CopyOutcome::Postponed { due, error } => run(
            tx,
            "UPDATE answer_copies SET due = ?2, failures = failures + 1, error = ?3 WHERE comment = ?1 AND due = ?4",
            params![comment, due.as_millisecond(), error, seen],
        ),
        CopyOutcome::Failed { error } => run(
            tx,
            "UPDATE answer_copies SET due = NULL, failed = ?2, error = ?3 WHERE comment = ?1 AND due = ?4",
            params![comment, now, error, seen],
        ),
    }
}

fn run(tx: &Connection, sql: &str, values: impl rusqlite::Params) -> rusqlite::Result<()> {
    tx.prepare_cached(sql)?.execute(values).map(drop)
}

fn is_there(tx: &Connection, comment: CommentId, post: &CopiedPost) -> rusqlite::Result<()> {
    let sql = format!(
        "UPDATE answer_copies SET post = ?3, revision = ?2, due = {REST}, failures = 0, failed = NULL, error = NULL
         WHERE comment = ?1"
    );
    run(tx, &sql, params![comment, post.revision, post.id])
}

/// It may have been published again meanwhile.
fn is_removed(tx: &Connection, comment: CommentId, now: i64) -> rusqlite::Result<()> {
    run(
        tx,
        "DELETE FROM answer_copies WHERE comment = ?1
            AND NOT EXISTS (SELECT 1 FROM comments c WHERE c.id = ?1 AND c.status = 'approved')",
        [comment],
    )?;
    run(
        tx,
        "UPDATE answer_copies SET post = NULL, revision = NULL, tried = NULL, answered = NULL, created = ?2, due = ?2
         WHERE comment = ?1",
        params![comment, now],
    )
}

/// Who reads the conversation from now on, here or after an import, takes it for no other comment.
fn know(tx: &Connection, comment: CommentId, mark: &str) -> rusqlite::Result<()> {
    let of = tx
        .prepare_cached(
            "SELECT a.site, t.network FROM answer_copies a JOIN conversations t ON t.id = a.conversation
             WHERE a.comment = ?1",
        )?
        .query_row([comment], |row| Ok((row.get(0)?, row.get(1)?)))
        .optional()?;
    let Some((site, source)) = of else {
        return Ok(());
    };
    let former = Former {
        source,
        id: mark.to_owned(),
        anchor: None,
    };
    legacy_ids::name(tx, site, comment, &former, None).map(drop)
}

pub(super) fn of_conversation(
    conn: &Connection,
    conversation: ConversationId,
) -> rusqlite::Result<Vec<KnownCopy>> {
    conn.prepare_cached(
        "SELECT a.comment, a.post, coalesce(a.answered, o.post, above.post), iif(a.failed IS NULL AND a.tried IS NOT NULL, a.created, NULL)
         FROM answer_copies a LEFT JOIN comments c ON c.id = a.comment
            LEFT JOIN originals o ON o.comment = c.parent
            LEFT JOIN answer_copies above ON above.comment = c.parent
         WHERE a.conversation = ?1 ORDER BY a.comment",
    )?
    .query_map([conversation], |row| {
        Ok(KnownCopy {
            comment: row.get(0)?,
            post: row.get(1)?,
            answered: row.get(2)?,
            since: maybe_time(row, 3)?,
        })
    })?
    .collect()
}
