//! What an import is known by.

/// The number of an import, by which it is listed and undone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ImportNumber(pub i64);
