//! Panics that were caught in the store's threads. The failed call got [`crate::StoreError::Panicked`].

use prometheus_client::metrics::counter::Counter;

/// Counted by the threads that caught them.
#[derive(Debug, Clone, Default)]
pub struct StorePanics {
    pub writer: Counter,
    pub readers: Counter,
    pub checkpointer: Counter,
}
