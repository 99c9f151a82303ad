//! The spam lessons of the owner's decisions. Triggers maintain the sums of the words (migration 0007).

use rusqlite::{Connection, params};

use super::rows::json;
use afterword_model::{SiteId, WordCount};

/// The known ones among these words, and the comments (word 0). The query starts from the words and finds each row by
/// its key: searching a table that grows with every decision would cost more and more.
pub(super) fn counts(
    conn: &Connection,
    site: SiteId,
    words: &[u32],
) -> rusqlite::Result<Vec<WordCount>> {
    if !has_lessons(conn, site)? {
        return Ok(Vec::new());
    }
    conn.prepare_cached(
        "SELECT w.word, w.good, w.spam FROM json_each(?2) asked CROSS JOIN spam_words w
         WHERE w.site = ?1 AND w.word = asked.value",
    )?
    .query_map(params![site, with_comment(words.to_vec())?], |row| {
        Ok(WordCount {
            word: row.get(0)?,
            good: row.get(1)?,
            spam: row.get(2)?,
        })
    })?
    .collect()
}

/// Most sites are new or decide nothing, and are finished here.
fn has_lessons(conn: &Connection, site: SiteId) -> rusqlite::Result<bool> {
    conn.prepare_cached("SELECT EXISTS (SELECT 1 FROM spam_words WHERE site = ?1 AND word = 0)")?
        .query_row([site], |row| row.get(0))
}

/// As JSON, each word once, with the word that stands for the comment.
fn with_comment(mut words: Vec<u32>) -> rusqlite::Result<String> {
    words.push(0);
    words.sort_unstable();
    words.dedup();
    json(&words)
}

pub(super) fn forget(tx: &Connection, site: SiteId) -> rusqlite::Result<usize> {
    // The words first: otherwise each deleted lesson would subtract its own, one by one.
    tx.execute("DELETE FROM spam_words WHERE site = ?1", [site])?;
    tx.execute("DELETE FROM spam_lessons WHERE site = ?1", [site])
}
