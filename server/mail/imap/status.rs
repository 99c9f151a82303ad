//! How the watching goes, for metrics and for the owner.

/// What `watch` last told.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Status {
    /// Whether the mailbox is open.
    pub connected: bool,
    /// Whether it was looked through to its end since it was opened.
    pub caught_up: bool,
    /// Whether the server pushes (IDLE, RFC 2177); otherwise it is asked at intervals.
    pub pushed: bool,
    /// In words, with the setting to change; empty again as soon as all is well.
    pub last_error: Option<String>,
    /// Messages whose header was read.
    pub looked_at: u64,
    /// Messages that were ours and were dealt with.
    pub taken: u64,
    /// Messages of ours that wait for another try.
    pub waiting: usize,
    /// How often a connection was lost or failed.
    pub failures: u64,
}
