//! Searching all comments by their words (<https://www.sqlite.org/fts5.html>).

use rusqlite::{Connection, Row, params};

use super::blocks::ids;
use super::rows::{COMMENT_COLUMNS, comment};
use super::statistics::BY_AUTHOR;
use crate::comments::{Comment, CommentId};
use crate::store::{ListQuery, SearchWords};

/// Newest first; what else the query asks for holds too.
pub(super) fn find(
    conn: &Connection,
    query: &ListQuery,
    words: &SearchWords,
    page: Option<i64>,
) -> rusqlite::Result<Vec<Comment>> {
    let before = query.before.map(|id| row_of(conn, id)).transpose()?;
    let sites = match (query.site, &query.among) {
        (Some(site), _) => Some(ids(&[site])?),
        (None, Some(sites)) => Some(ids(sites)?),
        (None, None) => None,
    };
    let by_author = BY_AUTHOR.replace("own.id = ?1", "own.id = ?7");
    conn.prepare_cached(&format!(
        "SELECT {COMMENT_COLUMNS} FROM search s
         JOIN search_rows r ON r.row = s.rowid
         JOIN comments c ON c.id = r.comment
         JOIN pages p ON p.id = c.page
         WHERE search MATCH ?1 AND s.rowid < ?2
            AND (?3 IS NULL OR c.site IN (SELECT value FROM json_each(?3)))
            AND (?4 IS NULL OR c.page = ?4) AND (?5 IS NULL OR c.status = ?5)
            AND (?7 IS NULL OR c.id IN (SELECT id FROM ({by_author})))
         ORDER BY s.rowid DESC LIMIT ?6"
    ))?
    .query_map(
        params![
            expression(words),
            before.unwrap_or(i64::MAX),
            sites,
            page,
            query.status,
            query.limit,
            query.by_author_of,
        ],
        |row: &Row<'_>| comment(row),
    )?
    .collect()
}

/// Where a list goes on behind a comment. Where it was erased meanwhile: before those of the same time that came
/// after it; its id holds the time.
fn row_of(conn: &Connection, id: CommentId) -> rusqlite::Result<i64> {
    let millis = i64::try_from(id.0.as_u128() >> 80).unwrap_or_default();
    conn.prepare_cached(
        "SELECT coalesce(
            (SELECT row FROM search_rows WHERE comment = ?1),
            (SELECT min(row) FROM search_rows
                WHERE row BETWEEN ?2 << 12 AND (?2 << 12) + 4095 AND comment > ?1),
            (?2 << 12) + 4096)",
    )?
    .query_row(params![id, millis], |row| row.get(0))
}

/// Nothing that was typed means anything but itself: all of it stands in quotes.
pub(super) fn expression(words: &SearchWords) -> String {
    let quoted = |word: &String| format!("\"{}\"", word.replace('"', ""));
    let mut parts: Vec<String> = words.whole.iter().map(quoted).collect();
    parts.extend(words.begun.iter().map(|word| format!("{}*", quoted(word))));
    parts.join(" AND ")
}
