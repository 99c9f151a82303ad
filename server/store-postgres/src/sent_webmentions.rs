//! Webmentions to the pages that the owner's comments refer to.

use jiff::Timestamp;

use super::failure::Sql;
use super::sql::{Columns as _, Db};
use afterword_model::CommentId;
use afterword_store::{
    LinkingComment, LinksOfComment, SentOutcome, UnsentWebmention, comment_source,
};

/// So many comments at once.
const AT_ONCE: i64 = 20;

/// A comment has just been published.
pub(super) async fn begin(db: &Db, comment: CommentId, due: Timestamp) -> Sql<()> {
    let sql = "INSERT INTO linking_comments (comment, site, due) SELECT id, site, $2 FROM comments WHERE id = $1
         ON CONFLICT (site, comment) DO UPDATE SET due = excluded.due";
    db.change(sql, &[&comment, &due.as_millisecond()]).await
}

/// A comment is another one for readers, or is gone, and what answers it may refer to another page.
pub(super) async fn stir(db: &Db, comment: CommentId) -> Sql<()> {
    // While it rests after its publication it goes on to do so. The time is another one in any case: what is being
    // compared is compared again.
    let sql = "UPDATE linking_comments SET due = CASE WHEN due > 0 THEN due + 1 WHEN due <= 0 THEN due - 1 ELSE 0 END
         WHERE comment IN (SELECT $1 UNION ALL SELECT id FROM comments WHERE parent = $1)";
    db.change(sql, &[&comment]).await
}

pub(super) async fn linking(db: &Db, now: Timestamp) -> Sql<Vec<LinkingComment>> {
    // No pause is that long: a clock that was ahead has left such a time. So below.
    let sql = "SELECT l.comment, l.site, c.html, c.revision, above.source, l.due FROM linking_comments l
            LEFT JOIN comments c ON c.site = l.site AND c.id = l.comment AND c.status = 'approved'
            LEFT JOIN comments above ON above.site = c.site AND above.id = c.parent AND above.status = 'approved'
         WHERE l.due <= $1 OR l.due > $1 + 60000 ORDER BY l.due, l.comment LIMIT $2";
    db.all(sql, &[&now.as_millisecond(), &AT_ONCE], |row| {
        let html: Option<String> = row.at(2)?;
        Ok(LinkingComment {
            comment: row.at(0)?,
            site: row.at(1)?,
            due: row.time(5)?,
            shown: match html {
                Some(html) => Some((html, row.number(3)?)),
                None => None,
            },
            answered: row.at::<Option<&str>>(4)?.and_then(comment_source),
        })
    })
    .await
}

pub(super) async fn compare(db: &Db, links: &LinksOfComment, now: Timestamp) -> Sql<()> {
    let (comment, now) = (links.comment, now.as_millisecond());
    let targets = links.targets.clone().unwrap_or_default();
    let revision = links.revision.map(i64::from);
    let sql =
        "DELETE FROM sent_webmentions WHERE comment = $1 AND sent IS NULL AND target <> ALL ($2)";
    db.change(sql, &[&comment, &targets]).await?;
    if links.targets.is_some() {
        let sql = "UPDATE sent_webmentions SET linked = false, due = $3, failures = 0
             WHERE comment = $1 AND linked AND target <> ALL ($2)";
        db.change(sql, &[&comment, &targets, &now]).await?;
        let sql = "INSERT INTO sent_webmentions AS s (comment, site, target, linked, due)
             SELECT l.comment, l.site, t.target, true, $3 FROM linking_comments l, unnest($2) AS t (target)
             WHERE l.comment = $1
             ON CONFLICT (site, comment, target) DO UPDATE SET linked = true, due = excluded.due, failures = 0
                WHERE NOT s.linked OR s.revision IS DISTINCT FROM $4";
        db.change(sql, &[&comment, &targets, &now, &revision])
            .await?;
    } else {
        let sql = "UPDATE sent_webmentions SET due = NULL WHERE comment = $1 AND linked";
        db.change(sql, &[&comment]).await?;
    }
    let sql = "UPDATE linking_comments SET revision = $2, due = nullif(due, $3) WHERE comment = $1";
    let due = links.due.as_millisecond();
    db.change(sql, &[&comment, &revision, &due]).await?;
    forget(db, comment).await
}

/// Of a comment that nobody sees, and of which nobody is to be told any more, nothing is kept.
async fn forget(db: &Db, comment: CommentId) -> Sql<()> {
    let sql = "DELETE FROM linking_comments WHERE comment = $1 AND due IS NULL
            AND NOT EXISTS (SELECT 1 FROM comments c WHERE c.id = $1 AND c.status = 'approved')
            AND NOT EXISTS (SELECT 1 FROM sent_webmentions s WHERE s.comment = $1)";
    db.change(sql, &[&comment]).await
}

pub(super) async fn due(db: &Db, now: Timestamp) -> Sql<Option<UnsentWebmention>> {
    let sql = "SELECT s.id, s.comment, s.target, s.linked, l.revision, s.failures, s.site
         FROM sent_webmentions s JOIN linking_comments l ON l.site = s.site AND l.comment = s.comment
         WHERE s.due <= $1 OR s.due > $1 + 90000000 ORDER BY s.due, s.id LIMIT 1";
    db.maybe(sql, &[&now.as_millisecond()], |row| {
        let revision: Option<i64> = row.at(4)?;
        Ok(UnsentWebmention {
            id: row.at(0)?,
            comment: row.at(1)?,
            target: row.at(2)?,
            is_linked: row.at(3)?,
            revision: match revision {
                Some(_) => Some(row.number(4)?),
                None => None,
            },
            failures: row.number(5)?,
            site: row.at(6)?,
        })
    })
    .await
}

pub(super) async fn next_due(db: &Db) -> Sql<Option<Timestamp>> {
    let sql = "SELECT min(due) FROM (
            SELECT min(due) AS due FROM linking_comments WHERE due IS NOT NULL
            UNION ALL SELECT min(due) FROM sent_webmentions WHERE due IS NOT NULL) AS both_kinds";
    db.one(sql, &[], |row| row.maybe_time(0)).await
}

pub(super) async fn settle(db: &Db, unsent: &UnsentWebmention, outcome: SentOutcome) -> Sql<()> {
    let sent = match outcome {
        SentOutcome::Rests(until) => {
            let sql = "UPDATE sent_webmentions SET due = $2 WHERE id = $1";
            return db.change(sql, &[&unsent.id, &until.as_millisecond()]).await;
        }
        SentOutcome::Postponed(due, sent) => {
            let sql = "UPDATE sent_webmentions
                 SET due = $2, failures = failures + 1, sent = coalesce($3, sent) WHERE id = $1";
            let sent = sent.map(Timestamp::as_millisecond);
            return db
                .change(sql, &[&unsent.id, &due.as_millisecond(), &sent])
                .await;
        }
        SentOutcome::Sent(at) => Some(at.as_millisecond()),
        SentOutcome::Over(sent) => sent.map(Timestamp::as_millisecond),
    };
    let sql = "UPDATE sent_webmentions SET due = NULL, failures = 0, sent = coalesce($2, sent), revision = $3
         WHERE id = $1 AND linked";
    let revision = unsent.revision.map(i64::from);
    db.change(sql, &[&unsent.id, &sent, &revision]).await?;
    let sql = "DELETE FROM sent_webmentions WHERE id = $1 AND NOT linked";
    db.change(sql, &[&unsent.id]).await?;
    forget(db, unsent.comment).await
}
