//! Keys of 16 bytes for caches that are read a hundred thousand times a second. A lookup neither copies nor compares
//! names.

// Hashes without a random key: its keys are hashes already, made with a random key.

use std::hash::{BuildHasher, BuildHasherDefault, Hash, Hasher, RandomState};

use moka::sync::{Cache, CacheBuilder};
use siphasher::sip128::{Hasher128, SipHasher13};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CacheKey(u128);

/// A cache with such keys.
pub type KeyedCache<V> = Cache<CacheKey, V, BuildHasherDefault<KeyIsHash>>;

/// The cache that a builder describes.
#[must_use]
pub fn keyed<V: Clone + Send + Sync + 'static>(
    builder: CacheBuilder<CacheKey, V, Cache<CacheKey, V>>,
) -> KeyedCache<V> {
    builder.build_with_hasher(BuildHasherDefault::default())
}

impl Hash for CacheKey {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        // Half of what is a hash already.
        hasher.write_u64(self.lower());
    }
}

impl CacheKey {
    #[must_use]
    pub fn upper(self) -> u64 {
        u64::try_from(self.0 >> 64).unwrap_or_default()
    }

    fn lower(self) -> u64 {
        u64::try_from(self.0 & u128::from(u64::MAX)).unwrap_or_default()
    }
}

/// Uses keys as their own hashes. Nobody can choose them, because they are made with a random key.
#[derive(Debug, Clone, Copy, Default)]
pub struct KeyIsHash(u64);

impl Hasher for KeyIsHash {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write_u64(&mut self, hash: u64) {
        self.0 = hash;
    }

    /// For anything but a cache key.
    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = self.0.rotate_left(8) ^ u64::from(*byte);
        }
    }
}

/// Makes cache keys with its own random key: strangers, who choose the names, can't find a collision, and accidental
/// ones are practically impossible (SipHash-1-3 of 128 bits, <https://www.aumasson.jp/siphash/siphash.pdf>).
pub struct CacheKeys {
    keyed: SipHasher13,
}

impl CacheKeys {
    /// With a new random key each time.
    #[must_use]
    pub fn new() -> Self {
        // Keyed by the system's randomness.
        let random = RandomState::new();
        Self {
            keyed: SipHasher13::new_with_keys(random.hash_one(0), random.hash_one(1)),
        }
    }

    #[must_use]
    pub fn of(&self, name: &str) -> CacheKey {
        CacheKey(self.keyed.hash(name.as_bytes()).as_u128())
    }

    /// For a name that differs in meaning between owners.
    #[must_use]
    pub fn of_owned(&self, owner: i64, name: &str) -> CacheKey {
        let mut hasher = self.keyed;
        hasher.write_i64(owner);
        hasher.write(name.as_bytes());
        CacheKey(hasher.finish128().as_u128())
    }
}

impl Default for CacheKeys {
    fn default() -> Self {
        Self::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_owners_are_told_apart() {
        let (keys, cache) = (CacheKeys::new(), keyed(Cache::builder()));
        let names = ["", "/", "/a/", "/a", "/a/b/"];
        let mut made: Vec<CacheKey> = names.iter().map(|name| keys.of(name)).collect();
        for owner in [0, 1, -1, i64::MAX] {
            made.extend(names.iter().map(|name| keys.of_owned(owner, name)));
        }
        for (number, key) in made.iter().enumerate() {
            cache.insert(*key, number);
        }
        for (number, key) in made.iter().enumerate() {
            assert_eq!(cache.get(key), Some(number));
        }
        assert_eq!(made.len(), 5 * names.len());
        assert_eq!(keys.of("/a/"), keys.of("/a/"));
        assert_eq!(keys.of_owned(1, "/a/"), keys.of_owned(1, "/a/"));
    }

    #[test]
    fn each_has_a_random_key_of_its_own() {
        assert_ne!(CacheKeys::new().of("/a/"), CacheKeys::new().of("/a/"));
    }
}
