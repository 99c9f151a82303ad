//! Copies of the owner's answers on other networks.

use jiff::Timestamp;
use tokio_postgres::Row;

use super::failure::Sql;
use super::sql::{Columns as _, Db};
use super::{legacy_ids, locks};
use afterword_model::{CommentId, ConversationId, Network, SiteId};
use afterword_store::{AnswerCopy, Answered, CopiedPost, CopyOutcome, Former, KnownCopy};

/// So many at once.
const AT_ONCE: i64 = 20;

/// An answer has just been published: it gets a copy if it answers somebody on one of these networks.
pub(super) async fn begin(
    db: &Db,
    comment: CommentId,
    networks: &[Network],
    (at, due): (Timestamp, Timestamp),
) -> Sql<()> {
    for network in networks {
        db.change(
            "INSERT INTO answer_copies (comment, site, conversation, created, due)
             SELECT c.id, c.site, t.id, $3, $4 FROM comments c
                LEFT JOIN originals o ON o.site = c.site AND o.comment = c.parent
                LEFT JOIN answer_copies above ON above.site = c.site AND above.comment = c.parent
                JOIN conversations t ON t.site = c.site AND t.id = coalesce(o.conversation, above.conversation)
             WHERE c.id = $1 AND t.network = $2
             ON CONFLICT (site, comment)
                DO UPDATE SET due = excluded.due, failures = 0, failed = NULL, error = NULL",
            &[
                &comment,
                &network.as_str(),
                &at.as_millisecond(),
                &due.as_millisecond(),
            ],
        )
        .await?;
    }
    Ok(())
}

/// An answer is another one for readers, or is gone.
pub(super) async fn stir(db: &Db, comment: CommentId) -> Sql<()> {
    // It is tried anew. The time is another one in any case, so that what is being sent is looked at again.
    let sql = "UPDATE answer_copies SET due = CASE WHEN due <= 0 THEN due - 1 ELSE 0 END,
            failures = 0, failed = NULL, error = NULL WHERE comment = $1";
    db.change(sql, &[&comment]).await
}

pub(super) async fn due(db: &Db, network: Network, now: Timestamp) -> Sql<Vec<AnswerCopy>> {
    let sql = "SELECT a.comment, a.site, p.path, a.conversation, t.server, t.post, coalesce(a.answered, o.post, above.post),
            above.comment IS NOT NULL AND above.failed IS NULL, a.created, a.tried, a.failures, a.post, a.revision,
            CASE WHEN c.status = 'approved' THEN c.text END, c.revision, a.due
         FROM answer_copies a JOIN conversations t ON t.site = a.site AND t.id = a.conversation
            JOIN pages p ON p.site = t.site AND p.id = t.page
            LEFT JOIN comments c ON c.site = a.site AND c.id = a.comment
            LEFT JOIN originals o ON o.site = c.site AND o.comment = c.parent
            LEFT JOIN answer_copies above ON above.site = c.site AND above.comment = c.parent
         WHERE a.due <= $2 AND t.network = $1 ORDER BY a.due, a.comment LIMIT $3";
    let values: [&dyn super::sql::Param; 3] = [&network.as_str(), &now.as_millisecond(), &AT_ONCE];
    db.all(sql, &values, copy).await
}

fn copy(row: &Row) -> Sql<AnswerCopy> {
    let answered: Option<String> = row.at(6)?;
    let waits: bool = row.at(7)?;
    let post: Option<String> = row.at(11)?;
    let text: Option<String> = row.at(13)?;
    Ok(AnswerCopy {
        comment: row.at(0)?,
        site: row.at(1)?,
        path: row.at(2)?,
        conversation: row.at(3)?,
        server: row.at(4)?,
        root: row.at(5)?,
        answered: match (answered, waits) {
            (Some(post), _) => Answered::Post(post),
            (None, true) => Answered::Waits,
            (None, false) => Answered::Gone,
        },
        created: row.time(8)?,
        tried: row.maybe_time(9)?,
        failures: row.number(10)?,
        due: row.time(15)?,
        post: match post {
            Some(id) => Some(CopiedPost {
                id,
                revision: row.number(12)?,
            }),
            None => None,
        },
        shown: match text {
            Some(text) => Some((text, row.number(14)?)),
            None => None,
        },
    })
}

pub(super) async fn next_due(db: &Db, network: Network) -> Sql<Option<Timestamp>> {
    let sql = "SELECT min(a.due) FROM answer_copies a
            JOIN conversations t ON t.site = a.site AND t.id = a.conversation
         WHERE a.due IS NOT NULL AND t.network = $1";
    db.one(sql, &[&network.as_str()], |row| row.maybe_time(0))
        .await
}

/// Nothing more is to be done, unless the answer was changed or taken back meanwhile.
const REST: &str = "CASE WHEN EXISTS (SELECT 1 FROM comments c
        WHERE c.id = $1 AND c.status = 'approved' AND c.revision = $2) THEN NULL ELSE 0::bigint END";

pub(super) async fn settle(
    db: &Db,
    (comment, seen): (CommentId, Timestamp),
    outcome: &CopyOutcome,
    now: Timestamp,
) -> Sql<()> {
    // Whoever decides about the comment meanwhile says that its copy is due: that is not overwritten.
    let sql = "SELECT site FROM answer_copies WHERE comment = $1";
    if !locks::take_site_of_row(db, sql, &comment).await? {
        return Ok(());
    }
    let (seen, now) = (seen.as_millisecond(), now.as_millisecond());
    match outcome {
        CopyOutcome::Begun { answered } => {
            let sql = "UPDATE answer_copies SET tried = coalesce(tried, $2), answered = $3 WHERE comment = $1";
            db.change(sql, &[&comment, &now, answered]).await
        }
        CopyOutcome::There { post, mark } => {
            is_there(db, comment, post).await?;
            match mark {
                Some(mark) => know(db, comment, mark).await,
                None => Ok(()),
            }
        }
        CopyOutcome::Removed => is_removed(db, comment, now).await,
        CopyOutcome::Postponed { due, error } => {
            let sql = "UPDATE answer_copies SET due = $2, failures = failures + 1, error = $3
                 WHERE comment = $1 AND due = $4";
            db.change(sql, &[&comment, &due.as_millisecond(), error, &seen])
                .await
        }
        CopyOutcome::Failed { error } => {
            let sql = "UPDATE answer_copies SET due = NULL, failed = $2, error = $3 WHERE comment = $1 AND due = $4";
            db.change(sql, &[&comment, &now, error, &seen]).await
        }
    }
}

async fn is_there(db: &Db, comment: CommentId, post: &CopiedPost) -> Sql<()> {
    let sql = format!(
        "UPDATE answer_copies SET post = $3, revision = $2, due = {REST}, failures = 0, failed = NULL, error = NULL
         WHERE comment = $1"
    );
    let revision = i64::from(post.revision);
    db.change(&sql, &[&comment, &revision, &post.id]).await
}

/// It may have been published again meanwhile.
async fn is_removed(db: &Db, comment: CommentId, now: i64) -> Sql<()> {
    db.change(
        "DELETE FROM answer_copies WHERE comment = $1
            AND NOT EXISTS (SELECT 1 FROM comments c WHERE c.id = $1 AND c.status = 'approved')",
        &[&comment],
    )
    .await?;
    let sql = "UPDATE answer_copies SET post = NULL, revision = NULL, tried = NULL, answered = NULL, created = $2, due = $2
         WHERE comment = $1";
    db.change(sql, &[&comment, &now]).await
}

/// Who reads the conversation from now on, here or after an import, takes it for no other comment.
async fn know(db: &Db, comment: CommentId, mark: &str) -> Sql<()> {
    let sql = "SELECT a.site, t.network FROM answer_copies a
            JOIN conversations t ON t.site = a.site AND t.id = a.conversation
         WHERE a.comment = $1";
    let of = db
        .maybe(sql, &[&comment], |row| {
            Ok((row.at::<SiteId>(0)?, row.at::<String>(1)?))
        })
        .await?;
    let Some((site, source)) = of else {
        return Ok(());
    };
    let former = Former {
        source,
        id: mark.to_owned(),
        anchor: None,
    };
    legacy_ids::name(db, site, comment, &former, None)
        .await
        .map(drop)
}

pub(super) async fn of_conversation(db: &Db, conversation: ConversationId) -> Sql<Vec<KnownCopy>> {
    let sql = "SELECT a.comment, a.post, coalesce(a.answered, o.post, above.post),
            CASE WHEN a.failed IS NULL AND a.tried IS NOT NULL THEN a.created END
         FROM answer_copies a LEFT JOIN comments c ON c.site = a.site AND c.id = a.comment
            LEFT JOIN originals o ON o.site = c.site AND o.comment = c.parent
            LEFT JOIN answer_copies above ON above.site = c.site AND above.comment = c.parent
         WHERE a.conversation = $1 ORDER BY a.comment";
    db.all(sql, &[&conversation], |row| {
        Ok(KnownCopy {
            comment: row.at(0)?,
            post: row.at(1)?,
            answered: row.at(2)?,
            since: row.maybe_time(3)?,
        })
    })
    .await
}
