//! Lists of comments for an owner: newest first, by site, page, status and author, and the replies to a comment.

use rusqlite::{Connection, Row, params};

use super::reports::REPORTED;
use super::rows::{COMMENT_COLUMNS, comment};
use super::statistics::BY_AUTHOR;
use super::{pages, search};
use afterword_model::{Comment, CommentId, SiteId};
use afterword_store::{ListQuery, Replies, ReportFilter};

pub(super) fn list(conn: &Connection, query: &ListQuery) -> rusqlite::Result<Vec<Comment>> {
    let page = match (query.site, &query.path) {
        (Some(site), Some(path)) => match pages::find(conn, site, path)? {
            Some(row) => Some(row.id),
            None => return Ok(Vec::new()),
        },
        _ => None,
    };
    if let Some(words) = &query.words
        && !is_few(conn, query, page)?
    {
        return search::find(conn, query, words, page);
    }
    match (&query.among, query.site) {
        (Some(sites), None) => of_sites(conn, query, sites),
        _ => of_site(conn, query, page),
    }
}

/// Two statements, so that each finds its index.
fn of_site(
    conn: &Connection,
    query: &ListQuery,
    page: Option<i64>,
) -> rusqlite::Result<Vec<Comment>> {
    let mut found = list_of(conn, query, page)?;
    if query.reports == ReportFilter::Also && query.words.is_none() {
        let reported = ListQuery {
            status: None,
            reports: ReportFilter::Only,
            ..query.clone()
        };
        found.extend(list_of(conn, &reported, page)?);
        newest(&mut found, query.limit);
    }
    Ok(found)
}

fn newest(found: &mut Vec<Comment>, limit: u32) {
    found.sort_unstable_by_key(|comment| std::cmp::Reverse(comment.id));
    found.dedup_by_key(|comment| comment.id);
    found.truncate(limit as usize);
}

/// Merges the newest comments of each site: one statement for several sites would sort all their comments.
fn of_sites(
    conn: &Connection,
    query: &ListQuery,
    sites: &[SiteId],
) -> rusqlite::Result<Vec<Comment>> {
    let mut found = Vec::new();
    for site in sites {
        let own = ListQuery {
            site: Some(*site),
            ..query.clone()
        };
        found.extend(of_site(conn, &own, None)?);
    }
    newest(&mut found, query.limit);
    Ok(found)
}

fn list_of(
    conn: &Connection,
    query: &ListQuery,
    page: Option<i64>,
) -> rusqlite::Result<Vec<Comment>> {
    let (site, status, before) = (query.site, query.status, query.before);
    let words = query.words.as_ref().map(search::expression);
    let asked = params![
        site,
        page,
        status,
        before,
        query.limit,
        query.by_author_of,
        words
    ];
    conn.prepare_cached(&list_statement(query, page))?
        .query_map(asked, |row: &Row<'_>| comment(row))?
        .collect()
}

/// Up to this many candidates are checked for the words one by one. With more candidates the words are looked up
/// first: then enough of the newest comments contain them.
const FEW: u32 = 2000;

fn is_few(conn: &Connection, query: &ListQuery, page: Option<i64>) -> rusqlite::Result<bool> {
    let sites = match (query.site, &query.among) {
        (None, Some(sites)) => sites.iter().copied().map(Some).collect(),
        (site, _) => vec![site],
    };
    let mut total = 0;
    for site in sites {
        let of_site = ListQuery {
            site,
            before: None,
            ..query.clone()
        };
        let statement = format!(
            "SELECT count(*) FROM (SELECT 1 FROM comments c WHERE {} LIMIT ?5) WHERE ?7 IS ?7",
            conditions(&of_site, page)
        );
        let none = None::<CommentId>;
        let asked = params![
            site,
            page,
            query.status,
            none,
            FEW + 1,
            query.by_author_of,
            none
        ];
        let mut counted = conn.prepare_cached(&statement)?;
        total += counted.query_row(asked, |row| row.get::<_, u32>(0))?;
        if total > FEW {
            return Ok(false);
        }
    }
    Ok(true)
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

pub(super) fn list_statement(query: &ListQuery, page: Option<i64>) -> String {
    let conditions = conditions(query, page);
    if query.words.is_some() {
        // `CROSS JOIN` fixes this order; otherwise the planner would begin with all comments that contain the words.
        return format!(
            "SELECT {COMMENT_COLUMNS} FROM comments c CROSS JOIN pages p
                CROSS JOIN search_rows r CROSS JOIN search s
             WHERE {conditions} AND p.id = c.page AND r.comment = c.id AND s.rowid = r.row
                AND search MATCH ?7
             ORDER BY c.id DESC LIMIT ?5"
        );
    }
    format!(
        "SELECT {COMMENT_COLUMNS} FROM comments c JOIN pages p ON p.id = c.page
         WHERE {conditions} AND ?7 IS ?7 ORDER BY c.id DESC LIMIT ?5"
    )
}

/// The statement depends on the query, so that each query finds its index. `?1 IS ?1` always holds: all statements
/// take the same values.
fn conditions(query: &ListQuery, page: Option<i64>) -> String {
    let of_site = query.site.is_some() && page.is_none();
    let of_author = format!("c.id IN (SELECT id FROM ({BY_AUTHOR})) AND ?1 IS ?1 AND ?6 IS ?6")
        .replace("own.id = ?1", "own.id = ?6");
    let by_author = query.by_author_of.is_some();
    let reported = format!("c.id IN ({REPORTED})");
    let only_reported = query.reports == ReportFilter::Only;
    let conditions = [
        (only_reported, reported.as_str(), "?1 IS ?1"),
        (by_author, of_author.as_str(), "?6 IS ?6"),
        (of_site, "c.site = ?1", "?1 IS ?1"),
        (page.is_some(), "c.page = ?2", "?2 IS ?2"),
        (query.status.is_some(), "c.status = ?3", "?3 IS ?3"),
        (query.before.is_some(), "c.id < ?4", "?4 IS ?4"),
    ];
    let conditions = conditions.map(|(asked, holds, unasked)| if asked { holds } else { unasked });
    conditions.join(" AND ")
}
