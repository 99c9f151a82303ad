//! Which questions were asked a moment ago. What is asked once is not worth a place, and the work of finding it one.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use afterword_services::cache_key::Fingerprint;

/// How many are remembered.
const REMEMBERED: usize = 2048;

pub(super) struct Door {
    seen: Box<[AtomicU64]>,
}

impl Door {
    pub(super) fn new() -> Self {
        Self {
            seen: (0..REMEMBERED).map(|_| AtomicU64::new(0)).collect(),
        }
    }

    /// Whether the question was asked before; it is remembered for the next time.
    pub(super) fn admits(&self, question: Fingerprint) -> bool {
        let hash = question.upper();
        let place = usize::try_from(hash >> 32).unwrap_or_default() % REMEMBERED;
        let seen = self.seen.get(place);
        seen.is_some_and(|seen| seen.swap(hash, Relaxed) == hash)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use afterword_services::cache_key::Fingerprints;

    #[test]
    fn a_question_is_let_in_the_second_time() {
        let (door, prints) = (Door::new(), Fingerprints::new());
        let a = prints.of("/a/");
        assert!(!door.admits(a));
        assert!(door.admits(a));
        assert!(door.admits(a));
        for number in 0..20 * REMEMBERED {
            door.admits(prints.of(&number.to_string()));
        }
        assert!(!door.admits(a), "others have been asked since");
    }
}
