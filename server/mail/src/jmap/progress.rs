//! The reading progress in a mailbox: the server's state, which messages are still waiting, and the time to save.

use std::collections::{HashSet, VecDeque};

use jiff::Timestamp;
use sha2::{Digest, Sha256};

use crate::mailbox::{MailboxState, Waiting};

/// How many processed messages are remembered: our own mark on a message is a change of it, too.
const MOST_DONE: usize = 5000;
/// Before the saved time, in seconds: clocks differ, and messages may have been received by another machine.
const OVERLAP: u32 = 24 * 60 * 60;

/// A message of ours.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Found {
    pub(super) id: String,
    pub(super) blob: String,
    /// Seconds since 1970.
    pub(super) received: u32,
}

/// The progress of one mailbox of one account. It outlives connections, and its size is limited.
pub(super) struct Progress {
    account: u32,
    /// The state of all messages (RFC 8620, 5.2); `None`: all that were received since the saved time are to be checked.
    pub(super) state: Option<String>,
    /// When the newest message was received that was ever seen here.
    newest: u32,
    pub(super) waiting: Waiting<Found>,
    done: Done,
    /// The last saved state.
    pub(super) kept: Option<MailboxState>,
}

impl Progress {
    pub(super) fn new(account: u32, kept: Option<MailboxState>) -> Self {
        let kept = kept.filter(|kept| kept.uid_validity == account);
        Self {
            account,
            state: None,
            newest: kept.map_or(0, |kept| kept.last_uid),
            waiting: Waiting::new(),
            done: Done::default(),
            kept,
        }
    }

    pub(super) fn is_of(&self, account: u32) -> bool {
        self.account == account
    }

    /// Since when messages are to be checked where no state is known; `None`: all of them.
    pub(super) fn since(&self) -> Option<Timestamp> {
        let since = self.state_to_keep().last_uid.checked_sub(OVERLAP)?;
        Timestamp::from_second(since.into()).ok()
    }

    pub(super) fn has_seen(&mut self, received: u32) {
        self.newest = self.newest.max(received);
    }

    pub(super) fn is_done(&self, id: &str) -> bool {
        self.done.ids.contains(id)
    }

    pub(super) fn done(&mut self, id: &str) {
        self.done.add(id);
    }

    /// The state to save: nothing above it counts as checked.
    pub(super) fn state_to_keep(&self) -> MailboxState {
        let open = self.waiting.iter().map(|found| found.received).min();
        MailboxState {
            uid_validity: self.account,
            last_uid: open.map_or(self.newest, |open| open.saturating_sub(1)),
        }
    }
}

/// The ids of the newest processed messages.
#[derive(Default)]
struct Done {
    ids: HashSet<String>,
    order: VecDeque<String>,
}

impl Done {
    fn add(&mut self, id: &str) {
        if self.ids.insert(id.to_owned()) {
            self.order.push_back(id.to_owned());
        }
        if self.order.len() > MOST_DONE
            && let Some(oldest) = self.order.pop_front()
        {
            self.ids.remove(&oldest);
        }
    }
}

/// What stands for an account in the saved position.
pub(super) fn account_hash(account: &str) -> u32 {
    let hash: [u8; 32] = Sha256::digest(account).into();
    u32::from_be_bytes([hash[0], hash[1], hash[2], hash[3]])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_saved_time_is_before_all_that_waits() {
        let mut progress = Progress::new(7, None);
        assert_eq!(progress.since(), None);
        progress.has_seen(2_000_000);
        let waits = Found {
            id: "a".to_owned(),
            blob: "b".to_owned(),
            received: 1_500_000,
        };
        progress.waiting.put_off(waits);
        assert_eq!(progress.state_to_keep().last_uid, 1_499_999);
        progress.waiting.settled();
        assert_eq!(progress.state_to_keep().last_uid, 2_000_000);
        let since = progress.since().unwrap();
        assert_eq!(since.as_second(), 2_000_000 - i64::from(OVERLAP));
        let kept = Some(progress.state_to_keep());
        assert_eq!(Progress::new(7, kept).state_to_keep().last_uid, 2_000_000);
        assert_eq!(Progress::new(8, kept).state_to_keep().last_uid, 0);
    }

    #[test]
    fn what_is_remembered_has_an_end() {
        let mut done = Done::default();
        for number in 0..MOST_DONE + 10 {
            done.add(&number.to_string());
        }
        assert_eq!(done.ids.len(), MOST_DONE);
        assert!(!done.ids.contains("3") && done.ids.contains("5009"));
    }
}
