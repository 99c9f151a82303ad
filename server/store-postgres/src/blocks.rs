//! Blocks of authors.
