//! Reads a thread part by part. Each part costs an index walk, however long the thread is.
//!
//! The order: pinned roots first, then the roots by the requested sort; each root followed by everything below it,
//! oldest first. A cursor names the root and the last comment of its group, and the walk continues in a few
//! *stretches*, each a plain range of an index.

use super::failure::Sql;
use super::rows::{BEHIND_COMMENT, COMMENT_COLUMNS, comment};
use super::sql::{Columns as _, Db, Param};
use super::{pages, reactions};
use afterword_model::policy::Sort;
use afterword_model::{Comment, CommentId, CommentSources, Reactions, SiteId};
use afterword_store::{Cursor, PageNumber, ThreadPart, ThreadQuery};

struct Stretch {
    condition: &'static str,
    values: Vec<Box<dyn Param + Send>>,
}

/// A comment and its root's position in the order.
struct OrderedComment {
    comment: Comment,
    cursor: Cursor,
}

pub(super) async fn read(db: &Db, query: &ThreadQuery) -> Sql<ThreadPart> {
    let Some(row) = pages::find(db, query.site, &query.path).await? else {
        return Ok(ThreadPart {
            page: None,
            number: None,
            comments: Vec::new(),
            next: None,
            count: None,
            reactions: Reactions::new(),
        });
    };
    // One more than requested shows whether the thread goes on.
    let wanted = query.limit as usize + 1;
    let mut found: Vec<OrderedComment> = Vec::with_capacity(wanted.min(64));
    for stretch in stretches(query.sort, query.after) {
        if found.len() < wanted {
            let left = wanted - found.len();
            let place = (query.site, row.id);
            let order = (query.sort, query.sources);
            found.extend(walk(db, place, order, &stretch, left).await?);
        }
    }
    let more = found.len() == wanted;
    found.truncate(query.limit as usize);
    Ok(ThreadPart {
        reactions: reactions::of_page(db, row.id).await?,
        page: Some(row.page),
        number: Some(PageNumber(row.id)),
        count: count(db, (query.site, row.id), query.sources).await?,
        next: found.last().filter(|_| more).map(|placed| placed.cursor),
        comments: found.into_iter().map(|placed| placed.comment).collect(),
    })
}

fn stretches(sort: Sort, after: Option<Cursor>) -> Vec<Stretch> {
    let Some(cursor) = after else {
        return vec![plain("r.pinned"), plain("NOT r.pinned")];
    };
    let score = i64::from(cursor.score);
    let root = |condition| Stretch {
        condition,
        values: vec![Box::new(cursor.pinned), Box::new(cursor.root)],
    };
    let mut walk = vec![Stretch {
        condition: "r.id = $4 AND c.id > $5",
        values: vec![Box::new(cursor.root), Box::new(cursor.last)],
    }];
    match sort {
        Sort::Oldest => walk.push(root("r.pinned = $4 AND r.id > $5")),
        Sort::Newest => walk.push(root("r.pinned = $4 AND r.id < $5")),
        Sort::Top => walk.extend([
            Stretch {
                condition: "r.pinned = $4 AND r.score = $5 AND r.id > $6",
                values: vec![
                    Box::new(cursor.pinned),
                    Box::new(score),
                    Box::new(cursor.root),
                ],
            },
            Stretch {
                condition: "r.pinned = $4 AND r.score < $5",
                values: vec![Box::new(cursor.pinned), Box::new(score)],
            },
        ]),
    }
    if cursor.pinned {
        walk.push(plain("NOT r.pinned"));
    }
    walk
}

fn plain(condition: &'static str) -> Stretch {
    Stretch {
        condition,
        values: Vec::new(),
    }
}

async fn walk(
    db: &Db,
    (site, page): (SiteId, i64),
    (sort, sources): (Sort, CommentSources),
    stretch: &Stretch,
    limit: usize,
) -> Sql<Vec<OrderedComment>> {
    let sql = statement(sort, stretch.condition, sources);
    let limit = i64::try_from(limit).unwrap_or(i64::MAX);
    let mut values: Vec<&dyn Param> = vec![&site, &page, &limit];
    for value in &stretch.values {
        values.push(&**value);
    }
    db.all(&sql, &values, |row| {
        let comment = comment(row)?;
        let root: CommentId = row.at(BEHIND_COMMENT + 2)?;
        let cursor = Cursor {
            pinned: row.at(BEHIND_COMMENT)?,
            score: row.number(BEHIND_COMMENT + 1)?,
            root,
            last: comment.id,
        };
        Ok(OrderedComment { comment, cursor })
    })
    .await
}

/// For each root in its order, everything below it in its own: both from an index, without sorting the whole thread.
fn statement(sort: Sort, condition: &str, sources: CommentSources) -> String {
    let order = match sort {
        Sort::Oldest => "r.id, c.id",
        Sort::Newest => "r.id DESC, c.id",
        Sort::Top => "r.score DESC, r.id, c.id",
    };
    let of = of_sources(sources);
    format!(
        "SELECT {COMMENT_COLUMNS}, r.pinned, r.score, r.id
         FROM comments r
         JOIN comments c ON c.site = $1 AND c.page = $2 AND c.root = r.id
            AND (c.status = 'approved' OR c.visible_children > 0)
         JOIN pages p ON p.site = $1 AND p.id = $2
         WHERE r.site = $1 AND r.page = $2 AND r.parent IS NULL
            AND (r.status = 'approved' OR r.visible_children > 0) AND {condition}{of}
         ORDER BY {order} LIMIT $3"
    )
}

/// What is asked of a root `r`, by words of our own.
fn of_sources(sources: CommentSources) -> String {
    if sources == CommentSources::ALL {
        return String::new();
    }
    let words: Vec<String> = sources.words().map(|word| format!("'{word}'")).collect();
    let words = words.join(", ");
    // What was erased has no source any more; the mark by which it does not come again says the network.
    format!(
        " AND coalesce(r.source::json ->> 'network', CASE WHEN r.status = 'deleted' THEN (
            SELECT f.source FROM former_comments f WHERE f.site = r.site AND f.comment = r.id
                AND f.source IN ('mastodon', 'bluesky', 'webmention') LIMIT 1) END, 'site') IN ({words})"
    )
}

/// Approved comments below roots of these sources.
async fn count(db: &Db, (site, page): (SiteId, i64), sources: CommentSources) -> Sql<Option<u32>> {
    if sources == CommentSources::ALL {
        return Ok(None);
    }
    let of = of_sources(sources);
    let sql = format!(
        "SELECT count(*) FROM comments c JOIN comments r ON r.site = c.site AND r.id = c.root
         WHERE c.site = $1 AND c.page = $2 AND c.status = 'approved'{of}"
    );
    db.count(&sql, &[&site, &page]).await.map(Some)
}
