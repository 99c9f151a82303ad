//! The listener's counters since its start.

use std::sync::atomic::{AtomicU64, Ordering};

/// Shared with whoever shows them.
#[derive(Debug, Default)]
pub struct LmtpCounters {
    /// Connections that were greeted.
    pub connections: AtomicU64,
    /// Connections beyond the limits.
    pub refused_connections: AtomicU64,
    /// Messages dealt with for good.
    pub done: AtomicU64,
    /// Messages that were addressed to nothing of ours, and forgotten.
    pub not_ours: AtomicU64,
    /// Messages that the peer was asked to bring again.
    pub later: AtomicU64,
    /// Messages that were too large or too many.
    pub refused_messages: AtomicU64,
    pub refused_recipients: AtomicU64,
    /// Messages whose end never came.
    pub unfinished: AtomicU64,
    /// Commands that were unknown, malformed or out of order.
    pub errors: AtomicU64,
    /// Connections given up for being slow or old.
    pub timeouts: AtomicU64,
}

pub(super) fn count(counter: &AtomicU64) {
    counter.fetch_add(1, Ordering::Relaxed);
}
