//! Admission to the response cache: which requests came recently. A request that comes once is not worth an entry.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use afterword_services::cache_key::CacheKey;

/// How many are remembered.
const REMEMBERED: usize = 2048;

pub(super) struct Admission {
    seen: Box<[AtomicU64]>,
}

impl Admission {
    pub(super) fn new() -> Self {
        Self {
            seen: (0..REMEMBERED).map(|_| AtomicU64::new(0)).collect(),
        }
    }

    /// Whether the same request came before; it is remembered for the next time.
    pub(super) fn admits(&self, request: CacheKey) -> bool {
        let hash = request.upper();
        let place = usize::try_from(hash >> 32).unwrap_or_default() % REMEMBERED;
        let seen = self.seen.get(place);
        seen.is_some_and(|seen| seen.swap(hash, Relaxed) == hash)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use afterword_services::cache_key::CacheKeys;

    #[test]
    fn a_request_is_admitted_the_second_time() {
        let (admission, keys) = (Admission::new(), CacheKeys::new());
        let a = keys.of("/a/");
        assert!(!admission.admits(a));
        assert!(admission.admits(a));
        assert!(admission.admits(a));
        for number in 0..20 * REMEMBERED {
            admission.admits(keys.of(&number.to_string()));
        }
        assert!(!admission.admits(a), "others have been asked since");
    }
}
