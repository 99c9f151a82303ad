//! Reads one comment.
