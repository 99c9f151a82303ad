//! Searching all comments by their words (<https://www.sqlite.org/fts5.html>).

use rusqlite::{Connection, OptionalExtension, Row, params};

use super::blocks::ids;
use super::rows::{COMMENT_COLUMNS, comment};
use crate::comments::Comment;
use crate::store::{ListQuery, SearchWords};

/// Newest first; what else the query asks for holds too.
pub(super) fn find(
    conn: &Connection,
    query: &ListQuery,
    words: &SearchWords,
    page: Option<i64>,
) -> rusqlite::Result<Vec<Comment>> {
    let before: Option<i64> = match query.before {
        Some(id) => conn
            .prepare_cached("SELECT row FROM search_rows WHERE comment = ?1")?
            .query_row([id], |row| row.get(0))
            .optional()?,
        None => None,
    };
    let sites = match (query.site, &query.among) {
        (Some(site), _) => Some(ids(&[site])?),
        (None, Some(sites)) => Some(ids(sites)?),
        (None, None) => None,
    };
    conn.prepare_cached(&format!(
        "SELECT {COMMENT_COLUMNS} FROM search s
         JOIN search_rows r ON r.row = s.rowid
         JOIN comments c ON c.id = r.comment
         JOIN pages p ON p.id = c.page
         WHERE search MATCH ?1 AND s.rowid < ?2
            AND (?3 IS NULL OR c.site IN (SELECT value FROM json_each(?3)))
            AND (?4 IS NULL OR c.page = ?4) AND (?5 IS NULL OR c.status = ?5)
         ORDER BY s.rowid DESC LIMIT ?6"
    ))?
    .query_map(
        params![
            expression(words),
            before.unwrap_or(i64::MAX),
            sites,
            page,
            query.status,
            query.limit
        ],
        |row: &Row<'_>| comment(row),
    )?
    .collect()
}

/// Nothing that was typed means anything but itself: all of it stands in quotes.
fn expression(words: &SearchWords) -> String {
    let quoted = |word: &String| format!("\"{}\"", word.replace('"', ""));
    let mut parts: Vec<String> = words.whole.iter().map(quoted).collect();
    parts.extend(words.begun.iter().map(|word| format!("{}*", quoted(word))));
    parts.join(" AND ")
}
