//! Answers that are no comments.

use std::collections::HashSet;
use std::sync::{Mutex, PoisonError};

use jiff::{SignedDuration, Timestamp};

use super::server::Post;

/// Answers that no rule of their site takes, such as those to a closed page: they are tried again after an hour, and not
/// with each reading.
#[derive(Default)]
pub(crate) struct Refused(Mutex<RefusedAnswers>);

#[derive(Default)]
struct RefusedAnswers {
    /// By their ids and versions.
    answers: HashSet<(String, String)>,
    since: Timestamp,
}

/// More are tried again sooner.
const MOST_REFUSED: usize = 10_000;
const REFUSED_FOR: SignedDuration = SignedDuration::from_hours(1);

impl Refused {
    pub(super) fn has(&self, answer: &Post) -> bool {
        let known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        known
            .answers
            .contains(&(answer.id.clone(), answer.version.clone()))
    }

    pub(super) fn note(&self, answer: &Post, now: Timestamp) {
        self.forget(now);
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        known
            .answers
            .insert((answer.id.clone(), answer.version.clone()));
    }

    /// Those of more than an hour ago.
    pub(super) fn forget(&self, now: Timestamp) {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let age = now.duration_since(known.since).abs();
        if age > REFUSED_FOR || known.answers.len() >= MOST_REFUSED {
            known.answers.clear();
            known.since = now;
        }
    }
}
