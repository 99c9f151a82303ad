//! Imports: comments with all their data, pages, and legacy ids.
