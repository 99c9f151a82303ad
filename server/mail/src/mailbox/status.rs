//! How receiving from a mailbox goes.

use jiff::Timestamp;
use tokio::sync::watch::Sender;

/// The latest status of a watch.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Status {
    /// Whether the mailbox is open.
    pub connected: bool,
    /// Whether all of it has been scanned since it was opened.
    pub caught_up: bool,
    /// Whether the server pushes (IDLE, RFC 2177; EventSource, RFC 8620); otherwise it is polled.
    pub pushed: bool,
    /// A text with the setting to change; empty as soon as all is well.
    pub last_error: Option<String>,
    /// When the whole mailbox was last scanned.
    pub last_look: Option<Timestamp>,
    /// Messages whose header was read.
    pub looked_at: u64,
    /// Our messages that were processed.
    pub taken: u64,
    /// Our messages that wait for another attempt.
    pub waiting: usize,
    /// How often a connection was lost or failed.
    pub failures: u64,
}

impl Status {
    /// Tells how many wait, if that has changed.
    pub(crate) fn note_waiting(status: &Sender<Self>, waiting: usize) {
        status.send_if_modified(|status| {
            let changed = status.waiting != waiting;
            status.waiting = waiting;
            changed
        });
    }
}
