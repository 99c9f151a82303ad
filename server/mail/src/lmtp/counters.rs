//! The listener's counters since its start.

use std::sync::atomic::{AtomicU64, Ordering};

/// Shared with the metrics.
#[derive(Debug, Default)]
pub struct LmtpCounters {
    /// Connections that were greeted.
    pub connections: AtomicU64,
    /// Connections beyond the limits.
    pub refused_connections: AtomicU64,
    /// Messages that were processed.
    pub done: AtomicU64,
    /// Messages with no recipient of ours, which were dropped.
    pub not_ours: AtomicU64,
    /// Messages that the peer was asked to send again.
    pub later: AtomicU64,
    /// Messages that were too large or too many.
    pub refused_messages: AtomicU64,
    pub refused_recipients: AtomicU64,
    /// Messages without an end.
    pub unfinished: AtomicU64,
    /// Commands that were unknown, malformed or out of order.
    pub errors: AtomicU64,
    /// Connections closed for being slow or old.
    pub timeouts: AtomicU64,
}

pub(super) fn count(counter: &AtomicU64) {
    counter.fetch_add(1, Ordering::Relaxed);
}
