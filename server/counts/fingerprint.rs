//! What a page is known by in memory: 16 bytes whatever its name, found without a copy of it.

use std::hash::{BuildHasher, Hasher, RandomState};

use siphasher::sip128::{Hasher128, SipHasher13};

use crate::comments::{PageKey, SiteId};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Fingerprint(u128);

/// Makes fingerprints, by a key of this process: strangers, who choose the names of pages, can't find two of one
/// fingerprint, and by chance there are none (SipHash-1-3 of 128 bits, <https://www.aumasson.jp/siphash/siphash.pdf>).
pub(super) struct Fingerprints {
    keyed: SipHasher13,
}

impl Fingerprints {
    pub(super) fn new() -> Self {
        // Keyed by the system's randomness.
        let random = RandomState::new();
        Self {
            keyed: SipHasher13::new_with_keys(random.hash_one(0), random.hash_one(1)),
        }
    }

    pub(super) fn of(&self, page: &PageKey) -> Fingerprint {
        let (site, path) = page.parts();
        self.of_parts(site, path)
    }

    /// `path`: as [`crate::comments::PagePath::key`] has it.
    pub(super) fn of_parts(&self, site: SiteId, path: &str) -> Fingerprint {
        let mut hasher = self.keyed;
        hasher.write_i64(site.0);
        hasher.write(path.as_bytes());
        Fingerprint(u128::from(hasher.finish128()))
    }
}
