//! How a store uses its connections to a database server.

/// Now, and since the start.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct PoolUse {
    /// As many as there may be: `store.pool`.
    pub max: usize,
    /// A call works with each of them.
    pub used: usize,
    pub idle: usize,
    /// Calls that wait for one.
    pub waiting: usize,
    /// Calls that waited in vain for `store.pool_timeout`.
    pub refused: u64,
}
