//! Reads a thread part by part. Each part costs an index walk, however long the thread is.
//!
//! The order: pinned roots first, then the roots by the requested sort; each root followed by everything below it,
//! oldest first. A cursor names the root and the last comment of its group, and the walk continues in a few
//! *stretches*, each a plain range of an index.
