//! Reports of comments. `rules::reports` decides what becomes of them.
