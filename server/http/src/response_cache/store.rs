//! The storage of cached responses, with a given size. moka keeps the most requested ones (TinyLFU).

use std::sync::Arc;

use moka::sync::Cache;

use super::{CachedResponse, is_small};
use afterword_services::cache_key::{CacheKey, KeyedCache, keyed};

/// The memory of a response beside its body, in bytes: its head, its tag and its entry.
const OVERHEAD: usize = 1000;

/// The largest share of the memory for one response: a larger one would evict too many others.
const LARGEST_SHARE: usize = 8;

pub(super) struct ResponseStore {
    responses: KeyedCache<Arc<CachedResponse>>,
    size: usize,
}

impl ResponseStore {
    /// `size`: in bytes; 0 caches nothing.
    pub(super) fn new(size: usize) -> Self {
        let weight = |_: &CacheKey, response: &Arc<CachedResponse>| {
            u32::try_from(response.body.length() + OVERHEAD).unwrap_or(u32::MAX)
        };
        Self {
            responses: keyed(Cache::builder().max_capacity(size as u64).weigher(weight)),
            size,
        }
    }

    pub(super) fn find(&self, key: CacheKey) -> Option<Arc<CachedResponse>> {
        self.responses.get(&key)
    }

    pub(super) fn fits(&self, response: &CachedResponse) -> bool {
        response.body.length() <= self.size / LARGEST_SHARE
    }

    pub(super) fn insert(&self, key: CacheKey, response: Arc<CachedResponse>) {
        let is_large = !is_small(response.body.length());
        self.responses.insert(key, response);
        // moka evicts after some hundreds of insertions, or with the next request: too late where each is a megabyte.
        if is_large {
            self.responses.run_pending_tasks();
        }
    }
}
