//! The reading progress in a mailbox: which messages were processed, which are still waiting, and the state between
//! two connections.

use std::collections::VecDeque;
use std::ops::RangeInclusive;
use std::time::Duration;

use async_trait::async_trait;
use tokio::time::Instant;

use super::backoff::Backoff;

/// The saved reading position in a mailbox.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ImapState {
    /// While this is unchanged, UIDs identify the same messages (RFC 3501, 2.3.1.1).
    pub uid_validity: u32,
    /// All messages up to this one were checked, and ours were processed.
    pub last_uid: u32,
}

/// Stores the position. Losing it costs a scan of the whole mailbox, and nothing else.
#[async_trait]
pub trait ImapMemory: Send + Sync + 'static {
    /// `None` on first contact. The error is a text for the log.
    async fn recall(&self, account: &str) -> Result<Option<ImapState>, String>;

    /// The error is a text for the log.
    async fn keep(&self, account: &str, state: ImapState) -> Result<(), String>;
}

/// Our messages that may wait for another attempt; with more, the scan waits too.
const MAX_WAITING: usize = 1000;
/// Ranges that are still to be checked; further ones are merged.
const MAX_GAPS: usize = 32;
const RETRY_FIRST: Duration = Duration::from_secs(1);
const RETRY_LONGEST: Duration = Duration::from_secs(60);

/// The progress of one mailbox under one UIDVALIDITY. It outlives connections, and its size is limited.
pub(super) struct Progress {
    uid_validity: u32,
    /// The newest message ever seen here.
    newest: u32,
    /// The ranges to check; the newest is the last, and is checked first, from its end.
    gaps: Vec<RangeInclusive<u32>>,
    /// Messages to be tried again; the one that has waited longest comes first.
    waiting: VecDeque<u32>,
    retry: Backoff,
    retry_at: Instant,
    /// The last saved state.
    pub(super) kept: Option<ImapState>,
}

impl Progress {
    pub(super) fn new(uid_validity: u32, kept: Option<ImapState>) -> Self {
        let kept = kept.filter(|kept| kept.uid_validity == uid_validity);
        Self {
            uid_validity,
            newest: kept.map_or(0, |kept| kept.last_uid),
            gaps: Vec::new(),
            waiting: VecDeque::new(),
            retry: Backoff::new(RETRY_FIRST, RETRY_LONGEST),
            retry_at: Instant::now(),
            kept,
        }
    }

    pub(super) fn is_of(&self, uid_validity: u32) -> bool {
        self.uid_validity == uid_validity
    }

    /// Adds all unchecked messages up to `newest`.
    pub(super) fn extend(&mut self, newest: u32) {
        if newest <= self.newest {
            return;
        }
        self.gaps.push(self.newest + 1..=newest);
        self.newest = newest;
        if self.gaps.len() > MAX_GAPS {
            let oldest = self.gaps.remove(0);
            if let Some(next) = self.gaps.first_mut() {
                *next = *oldest.start()..=*next.end();
            }
        }
    }

    /// The newest unchecked range, of at most `width` UIDs.
    pub(super) fn window(&self, width: u32) -> Option<RangeInclusive<u32>> {
        let gap = self.gaps.last()?;
        let start = gap.end().saturating_sub(width.max(1) - 1);
        Some(start.max(*gap.start())..=*gap.end())
    }

    /// Everything from `first` on has been checked.
    pub(super) fn looked_at(&mut self, first: u32) {
        let Some(gap) = self.gaps.pop_if(|gap| first <= *gap.end()) else {
            return;
        };
        if *gap.start() < first {
            self.gaps.push(*gap.start()..=first - 1);
        }
    }

    /// Queues a message for another attempt; `false` if the queue is full.
    pub(super) fn put_off(&mut self, uid: u32) -> bool {
        if self.waiting.is_empty() {
            self.retry.reset();
            self.retry_at = Instant::now() + self.retry.next();
        }
        if self.waiting.contains(&uid) {
            return true;
        }
        let room = self.waiting.len() < MAX_WAITING;
        if room {
            self.waiting.push_back(uid);
        }
        room
    }

    pub(super) fn waiting(&self) -> usize {
        self.waiting.len()
    }

    /// The message that has waited longest, if it is due.
    pub(super) fn due(&self) -> Option<u32> {
        let due = Instant::now() >= self.retry_at;
        self.waiting.front().copied().filter(|_| due)
    }

    /// The first waiting message has been processed.
    pub(super) fn settled(&mut self) {
        self.waiting.pop_front();
        self.retry.reset();
    }

    /// Moves the first waiting message to the end of the queue.
    pub(super) fn goes_last(&mut self) {
        if !self.waiting.is_empty() {
            self.waiting.rotate_left(1);
        }
    }

    /// Pauses before the next attempt.
    pub(super) fn rest(&mut self) {
        self.retry_at = Instant::now() + self.retry.next();
    }

    /// The time until the next attempt; `None` if nothing waits.
    pub(super) fn until_retry(&self) -> Option<Duration> {
        let rest = self.retry_at.saturating_duration_since(Instant::now());
        (!self.waiting.is_empty()).then_some(rest)
    }

    /// The state to save: nothing above it counts as checked.
    pub(super) fn state(&self) -> ImapState {
        let gaps = self.gaps.iter().map(|gap| *gap.start());
        let open = gaps.chain(self.waiting.iter().copied()).min();
        ImapState {
            uid_validity: self.uid_validity,
            last_uid: open.map_or(self.newest, |open| open.saturating_sub(1)),
        }
    }
}
