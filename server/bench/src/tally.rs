//! The results of the requests: answers, their times, and errors by kind.

use std::collections::BTreeMap;
use std::time::Duration;

use hdrhistogram::{AdditionError, CreationError};

use crate::times::Times;

/// Why there was no count to show.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Failure {
    TimedOut,
    Refused,
    NoConnection,
    Tls,
    Broken,
    NotHttp,
    Status(u16),
}

impl Failure {
    /// Its name in JSON.
    pub(super) fn key(self) -> String {
        match self {
            Self::TimedOut => "timed_out".to_owned(),
            Self::Refused => "connection_refused".to_owned(),
            Self::NoConnection => "no_connection".to_owned(),
            Self::Tls => "tls_failed".to_owned(),
            Self::Broken => "connection_broken".to_owned(),
            Self::NotHttp => "not_http".to_owned(),
            Self::Status(status) => format!("status_{status}"),
        }
    }

    /// At once, without anybody having waited.
    pub(super) fn cost_the_connection(self) -> bool {
        matches!(
            self,
            Self::Refused | Self::NoConnection | Self::Tls | Self::Broken | Self::NotHttp
        )
    }

    /// How a request ended: `without an answer within 10 s`.
    #[must_use]
    pub fn words(self, timeout: Duration) -> String {
        match self {
            Self::TimedOut => format!("without an answer within {} s", timeout.as_secs()),
            Self::Refused => "with the connection refused".to_owned(),
            Self::NoConnection => "without a connection".to_owned(),
            Self::Tls => "with TLS that failed".to_owned(),
            Self::Broken => "with a connection that ended before the answer".to_owned(),
            Self::NotHttp => "with an answer that is no HTTP".to_owned(),
            Self::Status(503) => "with status 503: the server was too busy".to_owned(),
            Self::Status(429) => "with status 429: too many requests from here".to_owned(),
            Self::Status(status) => format!("with status {status}"),
        }
    }
}

#[derive(Debug, Clone)]
pub(super) struct Tally {
    /// Ended, one way or another.
    pub(super) requests: u64,
    pub(super) answered: u64,
    /// Counts in the answers.
    pub(super) counts: u64,
    pub(super) failures: BTreeMap<Failure, u64>,
    /// Of answers, and of what was waited for in vain: leaving those out would flatter.
    pub(super) times: Times,
    /// Until all counts of a front page were there.
    pub(super) front_pages: Times,
    pub(super) begun: u64,
}

impl Tally {
    /// # Errors
    /// As [`Times::new`].
    pub(super) fn new() -> Result<Self, CreationError> {
        Ok(Self {
            requests: 0,
            answered: 0,
            counts: 0,
            failures: BTreeMap::new(),
            times: Times::new()?,
            front_pages: Times::new()?,
            begun: 0,
        })
    }

    pub(super) fn answered(&mut self, counts: usize, time: Duration) {
        self.requests += 1;
        self.answered += 1;
        self.counts += counts as u64;
        self.times.add(time);
    }

    pub(super) fn failed(&mut self, failure: Failure, time: Duration) {
        self.requests += 1;
        *self.failures.entry(failure).or_default() += 1;
        if failure == Failure::TimedOut {
            self.times.add(time);
        }
    }

    pub(super) fn join(&mut self, other: &Self) -> Result<(), AdditionError> {
        self.requests += other.requests;
        self.answered += other.answered;
        self.counts += other.counts;
        self.begun += other.begun;
        for (failure, count) in &other.failures {
            *self.failures.entry(*failure).or_default() += count;
        }
        self.times.join(&other.times)?;
        self.front_pages.join(&other.front_pages)
    }

    pub(super) fn errors(&self) -> u64 {
        self.failures.values().sum()
    }

    /// Still under way when Ctrl-C came.
    pub(super) fn unfinished(&self) -> u64 {
        self.begun - self.requests
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_waited_for_in_vain_has_its_time_and_what_failed_at_once_has_none() {
        let mut tally = Tally::new().unwrap();
        tally.answered(10, Duration::from_millis(2));
        tally.failed(Failure::TimedOut, Duration::from_secs(10));
        tally.failed(Failure::Status(503), Duration::from_micros(50));
        let mut both = Tally::new().unwrap();
        both.join(&tally).unwrap();
        both.join(&tally).unwrap();
        assert_eq!(
            (both.requests, both.answered, both.counts, both.errors()),
            (6, 2, 20, 4)
        );
        assert_eq!(both.times.count(), 4);
        assert_eq!(both.failures[&Failure::Status(503)], 2);
    }
}
