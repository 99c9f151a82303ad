//! Full-text search over all comments (<https://www.sqlite.org/fts5.html>).
//!
//! FTS5 writes its pending entries as a segment at each savepoint, and merges segments later. So new comments wait
//! (trigger `search_new`) until there are a few hundred of them, nobody writes, or somebody searches.
