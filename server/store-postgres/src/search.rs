//! Full-text search over all comments (<https://www.postgresql.org/docs/current/textsearch.html>).
//!
//! A trigger keeps `comments.search`, the words of a comment without accents. The functions of the migration say what
//! a word is, for texts and for questions alike.

use afterword_store::SearchWords;

/// The condition for comments that have the words, by two parameters: the whole ones, and the one that is begun.
pub(super) fn condition(whole: usize, begun: usize) -> String {
    format!("c.search @@ search_query(${whole}, ${begun})")
}

/// The words as the parameters of [`condition`].
pub(super) fn asked(words: &SearchWords) -> (Vec<String>, Option<String>) {
    // The character 0 separates words, as it does in a text of SQLite; PostgreSQL's texts can't have it.
    let clean = |word: &String| word.replace('\0', " ");
    (
        words.whole.iter().map(clean).collect(),
        words.begun.as_ref().map(clean),
    )
}
