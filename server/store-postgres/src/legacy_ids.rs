//! Legacy ids of comments.
