//! Comments as an owner looks through them: newest first, by site, page, status and author, and what was answered below one.

use rusqlite::{Connection, Row, params};

use super::rows::{COMMENT_COLUMNS, comment};
use super::statistics::BY_AUTHOR;
use super::{pages, search};
use crate::comments::{Comment, CommentId, SiteId};
use crate::store::{ListQuery, Replies};

pub(super) fn list(conn: &Connection, query: &ListQuery) -> rusqlite::Result<Vec<Comment>> {
    let page = match (query.site, &query.path) {
        (Some(site), Some(path)) => match pages::find(conn, site, path)? {
            Some(row) => Some(row.id),
            None => return Ok(Vec::new()),
        },
        _ => None,
    };
    if let Some(words) = &query.words {
        return search::find(conn, query, words, page);
    }
    match (&query.among, query.site) {
        (Some(sites), None) => of_sites(conn, query, sites),
        _ => list_of(conn, query, page),
    }
}

/// The newest of each site, merged: one statement for several sites would sort all that they have.
fn of_sites(
    conn: &Connection,
    query: &ListQuery,
    sites: &[SiteId],
) -> rusqlite::Result<Vec<Comment>> {
    let mut found = Vec::new();
    for site in sites {
        let of_site = ListQuery {
            site: Some(*site),
            ..query.clone()
        };
        found.extend(list_of(conn, &of_site, None)?);
    }
    found.sort_unstable_by_key(|comment| std::cmp::Reverse(comment.id));
    found.truncate(query.limit as usize);
    Ok(found)
}

fn list_of(
    conn: &Connection,
    query: &ListQuery,
    page: Option<i64>,
) -> rusqlite::Result<Vec<Comment>> {
    let (site, status, before) = (query.site, query.status, query.before);
    conn.prepare_cached(&list_statement(query, page))?
        .query_map(
            params![site, page, status, before, query.limit, query.by_author_of],
            |row: &Row<'_>| comment(row),
        )?
        .collect()
}

pub(super) fn replies(conn: &Connection, id: CommentId, limit: u32) -> rusqlite::Result<Replies> {
    let total = conn
        .prepare_cached("SELECT count(*) FROM comments WHERE parent = ?1")?
        .query_row([id], |row| row.get(0))?;
    let first = conn
        .prepare_cached(&format!(
            "SELECT {COMMENT_COLUMNS} FROM comments c JOIN pages p ON p.id = c.page
             WHERE c.parent = ?1 ORDER BY c.id LIMIT ?2"
        ))?
        .query_map(params![id, limit], comment)?
        .collect::<rusqlite::Result<_>>()?;
    Ok(Replies { total, first })
}

/// Statements differ by what is asked, so that each finds its index. `?1 IS ?1` always holds:
/// all take the same values.
pub(super) fn list_statement(query: &ListQuery, page: Option<i64>) -> String {
    let of_site = query.site.is_some() && page.is_none();
    let of_author = format!("c.id IN (SELECT id FROM ({BY_AUTHOR})) AND ?1 IS ?1 AND ?6 IS ?6")
        .replace("own.id = ?1", "own.id = ?6");
    let by_author = query.by_author_of.is_some();
    let conditions = [
        (by_author, of_author.as_str(), "?6 IS ?6"),
        (of_site, "c.site = ?1", "?1 IS ?1"),
        (page.is_some(), "c.page = ?2", "?2 IS ?2"),
        (query.status.is_some(), "c.status = ?3", "?3 IS ?3"),
        (query.before.is_some(), "c.id < ?4", "?4 IS ?4"),
    ];
    let conditions = conditions.map(|(asked, holds, unasked)| if asked { holds } else { unasked });
    format!(
        "SELECT {COMMENT_COLUMNS} FROM comments c JOIN pages p ON p.id = c.page
         WHERE {} ORDER BY c.id DESC LIMIT ?5",
        conditions.join(" AND ")
    )
}
