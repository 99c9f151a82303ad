//! Where answers are kept, in a memory of a given size. Which of them stay is quick_cache's business: those that are
//! asked for again.

use std::sync::Arc;

use quick_cache::Weighter;
use quick_cache::sync::{Cache, DefaultLifecycle};

use super::Answer;
use afterword_services::cache_key::{ByFingerprint, Fingerprint};

/// What an answer takes beside its body, in bytes: its head, its tag and its place.
const OVERHEAD: usize = 1000;

/// One answer takes no more than this share of the room: it would push out too many others.
const LARGEST_SHARE: usize = 8;

/// So few that the cache makes four parts, each with a lock of its own: a part must hold the largest answer.
const ESTIMATED: usize = 128;

pub(super) struct Room {
    answers: Cache<Fingerprint, Arc<Answer>, Weight, ByFingerprint>,
    size: usize,
}

impl Room {
    /// `size`: in bytes; 0 keeps nothing.
    pub(super) fn new(size: usize) -> Self {
        let (hasher, lifecycle) = (ByFingerprint::default(), DefaultLifecycle::default());
        Self {
            answers: Cache::with(ESTIMATED, size as u64, Weight, hasher, lifecycle),
            size,
        }
    }

    pub(super) fn get(&self, question: Fingerprint) -> Option<Arc<Answer>> {
        self.answers.get(&question)
    }

    pub(super) fn fits(&self, answer: &Answer) -> bool {
        answer.wire.length() <= self.size / LARGEST_SHARE
    }

    pub(super) fn keep(&self, question: Fingerprint, answer: Arc<Answer>) {
        self.answers.insert(question, answer);
    }
}

#[derive(Clone)]
struct Weight;

impl Weighter<Fingerprint, Arc<Answer>> for Weight {
    fn weight(&self, _: &Fingerprint, answer: &Arc<Answer>) -> u64 {
        (answer.wire.length() + OVERHEAD) as u64
    }
}
