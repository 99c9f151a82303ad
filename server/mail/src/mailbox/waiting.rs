//! Messages that are tried again, with growing pauses.

use std::collections::VecDeque;
use std::time::Duration;

use tokio::time::Instant;

use super::Backoff;

/// Our messages that may wait for another attempt; with more, the scan waits too.
const MAX_WAITING: usize = 1000;
const RETRY_FIRST: Duration = Duration::from_secs(1);
const RETRY_LONGEST: Duration = Duration::from_secs(60);

/// The queue; the message that has waited longest comes first.
pub(crate) struct Waiting<T> {
    queue: VecDeque<T>,
    retry: Backoff,
    retry_at: Instant,
}

impl<T: Clone + PartialEq> Waiting<T> {
    pub(crate) fn new() -> Self {
        Self {
            queue: VecDeque::new(),
            retry: Backoff::new(RETRY_FIRST, RETRY_LONGEST),
            retry_at: Instant::now(),
        }
    }

    /// Queues a message for another attempt; `false` if the queue is full.
    pub(crate) fn put_off(&mut self, message: T) -> bool {
        if self.queue.is_empty() {
            self.retry.reset();
            self.retry_at = Instant::now() + self.retry.next();
        }
        if self.queue.contains(&message) {
            return true;
        }
        let room = self.queue.len() < MAX_WAITING;
        if room {
            self.queue.push_back(message);
        }
        room
    }

    pub(crate) fn len(&self) -> usize {
        self.queue.len()
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = &T> {
        self.queue.iter()
    }

    /// The message that has waited longest, if it is due.
    pub(crate) fn due(&self) -> Option<T> {
        let due = Instant::now() >= self.retry_at;
        self.queue.front().cloned().filter(|_| due)
    }

    /// The first waiting message has been processed.
    pub(crate) fn settled(&mut self) {
        self.queue.pop_front();
        self.retry.reset();
    }

    /// Moves the first waiting message to the end of the queue.
    pub(crate) fn goes_last(&mut self) {
        if !self.queue.is_empty() {
            self.queue.rotate_left(1);
        }
    }

    /// Pauses before the next attempt.
    pub(crate) fn rest(&mut self) {
        self.retry_at = Instant::now() + self.retry.next();
    }

    /// The time until the next attempt; `None` if nothing waits.
    pub(crate) fn until_retry(&self) -> Option<Duration> {
        let rest = self.retry_at.saturating_duration_since(Instant::now());
        (!self.queue.is_empty()).then_some(rest)
    }
}
