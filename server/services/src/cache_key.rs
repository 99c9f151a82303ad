//! What is looked up a hundred thousand times a second, by 16 bytes in place of its name: found without a copy of the
//! name, and without comparing it.

use std::hash::{BuildHasher, BuildHasherDefault, Hash, Hasher, RandomState};

use siphasher::sip128::{Hasher128, SipHasher13};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Fingerprint(u128);

impl Hash for Fingerprint {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        // Half of what is a hash already.
        hasher.write_u64(self.lower());
    }
}

impl Fingerprint {
    #[must_use]
    pub fn upper(self) -> u64 {
        u64::try_from(self.0 >> 64).unwrap_or_default()
    }

    #[must_use]
    pub fn lower(self) -> u64 {
        u64::try_from(self.0 & u128::from(u64::MAX)).unwrap_or_default()
    }
}

/// For maps by fingerprint: they are hashes, and nobody can choose them.
#[derive(Debug, Clone, Copy, Default)]
pub struct AsItIs(u64);

impl Hasher for AsItIs {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write_u64(&mut self, hash: u64) {
        self.0 = hash;
    }

    /// Of anything but a fingerprint.
    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = self.0.rotate_left(8) ^ u64::from(*byte);
        }
    }
}

pub type ByFingerprint = BuildHasherDefault<AsItIs>;

/// Makes fingerprints, by a key of its own: strangers, who choose the names, can't find two of one fingerprint, and by
/// chance there are none (SipHash-1-3 of 128 bits, <https://www.aumasson.jp/siphash/siphash.pdf>).
pub struct Fingerprints {
    keyed: SipHasher13,
}

impl Fingerprints {
    /// Another key each time.
    #[must_use]
    pub fn new() -> Self {
        // Keyed by the system's randomness.
        let random = RandomState::new();
        Self {
            keyed: SipHasher13::new_with_keys(random.hash_one(0), random.hash_one(1)),
        }
    }

    #[must_use]
    pub fn of(&self, name: &str) -> Fingerprint {
        Fingerprint(self.keyed.hash(name.as_bytes()).as_u128())
    }

    /// Of a name that means something else for each owner.
    #[must_use]
    pub fn of_owned(&self, owner: i64, name: &str) -> Fingerprint {
        let mut hasher = self.keyed;
        hasher.write_i64(owner);
        hasher.write(name.as_bytes());
        Fingerprint(hasher.finish128().as_u128())
    }
}

impl Default for Fingerprints {
    fn default() -> Self {
        Self::new()
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn names_and_owners_are_told_apart() {
        let prints = Fingerprints::new();
        let names = ["", "/", "/a/", "/a", "/a/b/"];
        let mut seen: HashSet<Fingerprint, ByFingerprint> =
            names.iter().map(|name| prints.of(name)).collect();
        for owner in [0, 1, -1, i64::MAX] {
            seen.extend(names.iter().map(|name| prints.of_owned(owner, name)));
        }
        assert_eq!(seen.len(), 5 * names.len());
        assert_eq!(prints.of("/a/"), prints.of("/a/"));
        assert_eq!(prints.of_owned(1, "/a/"), prints.of_owned(1, "/a/"));
    }

    #[test]
    fn each_has_a_key_of_its_own() {
        assert_ne!(Fingerprints::new().of("/a/"), Fingerprints::new().of("/a/"));
    }
}
