//! Reads a thread part by part. Each part costs an index walk, however long the thread is.
//!
//! The order: pinned roots first, then the roots by the requested sort; each root followed by everything below it,
//! oldest first. A cursor names the root and the last comment of its group, and the walk continues in a few
//! *stretches*, each a plain range of an index.

use rusqlite::{Connection, ToSql};

use super::rows::{BEHIND_COMMENT, COMMENT_COLUMNS, comment};
use super::{pages, reactions};
use afterword_model::policy::Sort;
use afterword_model::{Comment, CommentId, CommentSources, Reactions};
use afterword_store::{Cursor, PageNumber, ThreadPart, ThreadQuery};

struct Stretch {
    condition: &'static str,
    values: Vec<Box<dyn ToSql>>,
}

/// A comment and its root's position in the order.
struct OrderedComment {
    comment: Comment,
    cursor: Cursor,
}

pub(super) fn read(conn: &Connection, query: &ThreadQuery) -> rusqlite::Result<ThreadPart> {
    let Some(row) = pages::find(conn, query.site, &query.path)? else {
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
            walk(
                conn,
                row.id,
                (query.sort, query.sources),
                &stretch,
                wanted - found.len(),
                &mut found,
            )?;
        }
    }
    let more = found.len() == wanted;
    found.truncate(query.limit as usize);
    Ok(ThreadPart {
        reactions: reactions::of_page(conn, row.id)?,
        page: Some(row.page),
        number: Some(PageNumber(row.id)),
        count: count(conn, row.id, query.sources)?,
        next: found.last().filter(|_| more).map(|placed| placed.cursor),
        comments: found.into_iter().map(|placed| placed.comment).collect(),
    })
}

fn stretches(sort: Sort, after: Option<Cursor>) -> Vec<Stretch> {
    let Some(cursor) = after else {
        return vec![plain("r.pinned = 1"), plain("r.pinned = 0")];
    };
    let root = |condition| Stretch {
        condition,
        values: vec![Box::new(cursor.pinned), Box::new(cursor.root)],
    };
    let mut walk = vec![Stretch {
        condition: "r.id = ?3 AND c.id > ?4",
        values: vec![Box::new(cursor.root), Box::new(cursor.last)],
    }];
    match sort {
        Sort::Oldest => walk.push(root("r.pinned = ?3 AND r.id > ?4")),
        Sort::Newest => walk.push(root("r.pinned = ?3 AND r.id < ?4")),
        Sort::Top => walk.extend([
            Stretch {
                condition: "r.pinned = ?3 AND r.score = ?4 AND r.id > ?5",
                values: vec![
                    Box::new(cursor.pinned),
                    Box::new(cursor.score),
                    Box::new(cursor.root),
                ],
            },
            Stretch {
                condition: "r.pinned = ?3 AND r.score < ?4",
                values: vec![Box::new(cursor.pinned), Box::new(cursor.score)],
            },
        ]),
    }
    if cursor.pinned {
        walk.push(plain("r.pinned = 0"));
    }
    walk
}

fn plain(condition: &'static str) -> Stretch {
    Stretch {
        condition,
        values: Vec::new(),
    }
}

fn walk(
    conn: &Connection,
    page: i64,
    (sort, sources): (Sort, CommentSources),
    stretch: &Stretch,
    limit: usize,
    found: &mut Vec<OrderedComment>,
) -> rusqlite::Result<()> {
    let sql = statement(sort, stretch.condition, sources);
    let limit = i64::try_from(limit).unwrap_or(i64::MAX);
    let mut values: Vec<&dyn ToSql> = vec![&page, &limit];
    values.extend(stretch.values.iter().map(AsRef::as_ref));
    let mut statement = conn.prepare_cached(&sql)?;
    let rows = statement.query_map(values.as_slice(), |row| {
        let comment = comment(row)?;
        let root: CommentId = row.get(BEHIND_COMMENT + 2)?;
        let cursor = Cursor {
            pinned: row.get(BEHIND_COMMENT)?,
            score: row.get(BEHIND_COMMENT + 1)?,
            root,
            last: comment.id,
        };
        Ok(OrderedComment { comment, cursor })
    })?;
    for row in rows {
        found.push(row?);
    }
    Ok(())
}

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
         CROSS JOIN comments c ON c.page = ?1 AND c.root = r.id
            AND (c.status = 'approved' OR c.visible_children > 0)
         CROSS JOIN pages p ON p.id = ?1
         WHERE r.page = ?1 AND r.parent IS NULL
            AND (r.status = 'approved' OR r.visible_children > 0) AND {condition}{of}
         ORDER BY {order} LIMIT ?2"
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
        " AND coalesce(json_extract(r.source, '$.network'), iif(r.status = 'deleted', (
            SELECT f.source FROM former_comments f
            WHERE f.comment = r.id AND f.source IN ('mastodon', 'bluesky', 'webmention')), NULL), 'site') IN ({words})"
    )
}

/// Approved comments below roots of these sources.
fn count(conn: &Connection, page: i64, sources: CommentSources) -> rusqlite::Result<Option<u32>> {
    if sources == CommentSources::ALL {
        return Ok(None);
    }
    let of = of_sources(sources);
    conn.prepare_cached(&format!(
        "SELECT count(*) FROM comments c JOIN comments r ON r.id = c.root
         WHERE c.page = ?1 AND c.status = 'approved'{of}"
    ))?
    .query_row([page], |row| row.get(0))
    .map(Some)
}

/// Every statement that a walk may run, for the tests.
#[cfg(test)]
pub(super) fn statements() -> Vec<String> {
    let id = CommentId(uuid::Uuid::nil());
    let cursor = |pinned| Cursor {
        pinned,
        score: 0,
        root: id,
        last: id,
    };
    let places = [None, Some(cursor(true)), Some(cursor(false))];
    [Sort::Oldest, Sort::Newest, Sort::Top]
        .into_iter()
        .flat_map(|sort| places.map(|after| (sort, after)))
        .flat_map(|(sort, after)| {
            let stretches = stretches(sort, after).into_iter();
            stretches.flat_map(move |stretch| {
                let of = |sources| statement(sort, stretch.condition, sources);
                [CommentSources::ALL, CommentSources::HERE].map(of)
            })
        })
        .collect()
}
