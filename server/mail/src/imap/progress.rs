//! The reading progress in a mailbox: which messages were processed, which are still waiting, and the state between
//! two connections.

use std::ops::RangeInclusive;

use crate::mailbox::{MailboxState, Waiting};

/// Ranges that are still to be checked; further ones are merged.
const MAX_GAPS: usize = 32;

/// The progress of one mailbox under one UIDVALIDITY. It outlives connections, and its size is limited.
pub(super) struct Progress {
    uid_validity: u32,
    /// The newest message ever seen here.
    newest: u32,
    /// The ranges to check; the newest is the last, and is checked first, from its end.
    gaps: Vec<RangeInclusive<u32>>,
    /// Messages to be tried again.
    pub(super) waiting: Waiting<u32>,
    /// The last saved state.
    pub(super) kept: Option<MailboxState>,
}

impl Progress {
    pub(super) fn new(uid_validity: u32, kept: Option<MailboxState>) -> Self {
        let kept = kept.filter(|kept| kept.uid_validity == uid_validity);
        Self {
            uid_validity,
            newest: kept.map_or(0, |kept| kept.last_uid),
            gaps: Vec::new(),
            waiting: Waiting::new(),
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

    /// The state to save: nothing above it counts as checked.
    pub(super) fn state(&self) -> MailboxState {
        let gaps = self.gaps.iter().map(|gap| *gap.start());
        let open = gaps.chain(self.waiting.iter().copied()).min();
        MailboxState {
            uid_validity: self.uid_validity,
            last_uid: open.map_or(self.newest, |open| open.saturating_sub(1)),
        }
    }
}
