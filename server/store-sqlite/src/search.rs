//! Full-text search over all comments (<https://www.sqlite.org/fts5.html>).
//!
//! FTS5 writes its pending entries as a segment at each savepoint, and merges segments later. So new comments wait
//! (trigger `search_new`) until there are some of them, nobody writes, or somebody searches. Segments are merged in small
//! steps, too, and not by FTS5 itself (decision 26): other writes wait for each step.

use rusqlite::{Connection, Row, params};

use super::blocks::ids;
use super::deferred_maintenance::Progress;
use super::rows::{COMMENT_COLUMNS, comment};
use super::statistics::BY_AUTHOR;
use afterword_model::{Comment, CommentId, EmailAddress, Website};
use afterword_store::{ListQuery, SearchWords};

/// Comments indexed at once. With what is merged, those of usual length take two to four milliseconds, in which other
/// writes wait.
pub(super) const TOGETHER: u16 = 64;

/// Bytes of text for which a page is merged. A few times as many fill a page at first, and each page is merged again and
/// again until it is in one of few large segments.
const BYTES_FOR_A_PAGE: u32 = 350;

/// Pages that are merged at least: for short comments, and in each step without any.
const LEAST: u32 = 16;

/// What was indexed.
#[derive(Default)]
pub(super) struct Indexed {
    comments: usize,
    bytes: u32,
}

/// Indexes up to [`TOGETHER`] waiting comments, and merges segments by a step.
pub(super) fn maintain(tx: &Connection) -> rusqlite::Result<Progress> {
    let indexed = take_up_to(tx, None)?;
    let has_merged = merge_after(tx, &indexed)?;
    let is_last = indexed.comments < usize::from(TOGETHER) && !has_merged;
    Ok(if is_last {
        Progress::Finished
    } else {
        Progress::MoreToDo
    })
}

/// Merges segments of the index by a step that suits what was added
/// (<https://www.sqlite.org/fts5.html#the_merge_command>); returns whether anything was written, be it only what was added.
pub(super) fn merge_after(tx: &Connection, indexed: &Indexed) -> rusqlite::Result<bool> {
    let pages = LEAST.max(indexed.bytes / BYTES_FOR_A_PAGE);
    let before = tx.total_changes();
    tx.prepare_cached("INSERT INTO search (search, rank) VALUES ('merge', ?1)")?
        .execute([pages])?;
    // The statement itself counts as one.
    Ok(tx.total_changes() - before >= 2)
}

/// Indexes up to [`TOGETHER`] waiting comments, but none after `last`; returns how many there were.
pub(super) fn take_waiting(tx: &Connection, last: CommentId) -> rusqlite::Result<usize> {
    Ok(take_up_to(tx, Some(last))?.comments)
}

fn take_up_to(tx: &Connection, last: Option<CommentId>) -> rusqlite::Result<Indexed> {
    let waiting: Vec<SearchDocument> = tx
        .prepare_cached(
            "SELECT c.id, c.created, c.author_name, c.author_email, c.author_website, c.text
             FROM words_waiting w CROSS JOIN comments c ON c.id = w.comment
             WHERE ?2 IS NULL OR w.comment <= ?2 ORDER BY w.comment LIMIT ?1",
        )?
        .query_map(params![TOGETHER, last], words)?
        .collect::<rusqlite::Result<_>>()?;
    let mut indexed = Indexed::default();
    for words in &waiting {
        index(tx, words, &mut indexed)?;
    }
    let mut taken = tx.prepare_cached("DELETE FROM words_waiting WHERE comment = ?1")?;
    for words in &waiting {
        taken.execute([words.comment])?;
    }
    Ok(indexed)
}

/// The last comment that is waiting now.
pub(super) fn last_waiting(conn: &Connection) -> rusqlite::Result<Option<CommentId>> {
    conn.prepare_cached("SELECT max(comment) FROM words_waiting")?
        .query_row([], |row| row.get(0))
}

/// The indexed text of a comment, and the time that gives its order.
struct SearchDocument {
    comment: CommentId,
    created: i64,
    name: String,
    email: Option<String>,
    website: Option<String>,
    text: String,
}

fn words(row: &Row<'_>) -> rusqlite::Result<SearchDocument> {
    Ok(SearchDocument {
        comment: row.get(0)?,
        created: row.get(1)?,
        name: row.get(2)?,
        email: row.get(3)?,
        website: row.get(4)?,
        text: row.get(5)?,
    })
}

/// Indexes one of many imported comments at once, without the queue.
pub(super) fn add(
    tx: &Connection,
    comment: &Comment,
    indexed: &mut Indexed,
) -> rusqlite::Result<()> {
    let Some(author) = &comment.author else {
        return Ok(());
    };
    let words = SearchDocument {
        comment: comment.id,
        created: comment.created.as_millisecond(),
        name: author.name.as_str().to_owned(),
        email: author
            .email
            .as_ref()
            .map(EmailAddress::as_str)
            .map(str::to_owned),
        website: author
            .website
            .as_ref()
            .map(Website::as_str)
            .map(str::to_owned),
        text: comment.text.as_str().to_owned(),
    };
    index(tx, &words, indexed)
}

/// Each of its statements writes a single row: other statements begin a savepoint of their own.
fn index(tx: &Connection, words: &SearchDocument, indexed: &mut Indexed) -> rusqlite::Result<()> {
    let first = words.created << 12;
    let latest: Option<i64> = tx
        .prepare_cached("SELECT max(row) FROM search_rows WHERE row BETWEEN ?1 AND ?1 + 4095")?
        .query_row([first], |row| row.get(0))?;
    // If the millisecond has no free number left, the next free number after all rows is used.
    let row = match latest {
        None => Some(first),
        Some(latest) => (latest < first + 4095).then_some(latest + 1),
    };
    tx.prepare_cached("INSERT INTO search_rows (row, comment) VALUES (?1, ?2)")?
        .execute(params![row, words.comment])?;
    tx.prepare_cached(
        "INSERT INTO search (rowid, author, email, website, text) VALUES (?1, ?2, ?3, ?4, ?5)",
    )?
    .execute(params![
        tx.last_insert_rowid(),
        words.name,
        words.email,
        words.website,
        words.text,
    ])?;
    indexed.comments += 1;
    let bytes = u32::try_from(words.text.len()).unwrap_or(u32::MAX);
    indexed.bytes = indexed.bytes.saturating_add(bytes);
    Ok(())
}

/// Newest first; the query's other conditions hold as well.
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

/// Where a list continues after a comment. If the comment was erased meanwhile, its id still holds the time, and the
/// list continues before the comments of the same time that came after it.
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

/// Quotes everything, so that nothing the user typed has a special meaning.
pub(super) fn expression(words: &SearchWords) -> String {
    // A quote would end the word, and a NUL the whole expression. A space separates words, as both do in a text.
    let quoted = |word: &String| format!("\"{}\"", word.replace(['"', '\0'], " "));
    let mut parts: Vec<String> = words.whole.iter().map(quoted).collect();
    parts.extend(words.begun.iter().map(|word| format!("{}*", quoted(word))));
    parts.join(" AND ")
}
