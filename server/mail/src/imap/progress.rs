//! How far a mailbox was read: which messages were processed, which were not yet, and what is remembered between two
//! connections.

use std::collections::VecDeque;
use std::ops::RangeInclusive;
use std::time::Duration;

use async_trait::async_trait;
use tokio::time::Instant;

use super::backoff::Backoff;

/// How far a mailbox was looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ImapState {
    /// While the mailbox keeps it, UIDs mean the same messages (RFC 3501, 2.3.1.1).
    pub uid_validity: u32,
    /// All messages up to this one were looked at, and those of ours dealt with.
    pub last_uid: u32,
}

/// Where it is kept. Forgetting costs a scan of the whole mailbox, and nothing else.
#[async_trait]
pub trait ImapMemory: Send + Sync + 'static {
    /// `None` on first contact. The error is in words, for the log.
    async fn recall(&self, account: &str) -> Result<Option<ImapState>, String>;

    /// The error is in words, for the log.
    async fn keep(&self, account: &str, state: ImapState) -> Result<(), String>;
}

/// Messages of ours that may wait for another try; with more, looking further waits too.
const MAX_WAITING: usize = 1000;
/// Stretches to be looked at; more of them become one.
const MAX_GAPS: usize = 32;
const RETRY_FIRST: Duration = Duration::from_secs(1);
const RETRY_LONGEST: Duration = Duration::from_secs(60);

/// Of one mailbox under one UIDVALIDITY. It outlives connections, and is bounded.
pub(super) struct Progress {
    uid_validity: u32,
    /// The newest message that was ever seen here.
    newest: u32,
    /// What is to be looked at; the newest stretch is the last, and is looked at first from its end.
    gaps: Vec<RangeInclusive<u32>>,
    /// Brought once, to be brought again; the one that waits longest is the first.
    waiting: VecDeque<u32>,
    retry: Backoff,
    retry_at: Instant,
    /// What the memory knows.
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

    /// All up to `newest` is to be looked at, as far as it was not.
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

    /// The newest part of what is to be looked at, of `width` UIDs at most.
    pub(super) fn window(&self, width: u32) -> Option<RangeInclusive<u32>> {
        let gap = self.gaps.last()?;
        let start = gap.end().saturating_sub(width.max(1) - 1);
        Some(start.max(*gap.start())..=*gap.end())
    }

    /// Everything from `first` on was looked at.
    pub(super) fn looked_at(&mut self, first: u32) {
        let Some(gap) = self.gaps.pop_if(|gap| first <= *gap.end()) else {
            return;
        };
        if *gap.start() < first {
            self.gaps.push(*gap.start()..=first - 1);
        }
    }

    /// Puts a message off; `false` when there is no room for another one.
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

    /// The message that waits longest, should it be time.
    pub(super) fn due(&self) -> Option<u32> {
        let due = Instant::now() >= self.retry_at;
        self.waiting.front().copied().filter(|_| due)
    }

    /// The first that waits was dealt with.
    pub(super) fn settled(&mut self) {
        self.waiting.pop_front();
        self.retry.reset();
    }

    /// The first that waits has to go on waiting, behind the others.
    pub(super) fn goes_last(&mut self) {
        if !self.waiting.is_empty() {
            self.waiting.rotate_left(1);
        }
    }

    /// Those that wait are left alone for a while.
    pub(super) fn rest(&mut self) {
        self.retry_at = Instant::now() + self.retry.next();
    }

    /// How long nothing has to be tried again; `None` when nothing waits.
    pub(super) fn until_retry(&self) -> Option<Duration> {
        let rest = self.retry_at.saturating_duration_since(Instant::now());
        (!self.waiting.is_empty()).then_some(rest)
    }

    /// What may be kept: nothing above it counts as looked at.
    pub(super) fn state(&self) -> ImapState {
        let gaps = self.gaps.iter().map(|gap| *gap.start());
        let open = gaps.chain(self.waiting.iter().copied()).min();
        ImapState {
            uid_validity: self.uid_validity,
            last_uid: open.map_or(self.newest, |open| open.saturating_sub(1)),
        }
    }
}
