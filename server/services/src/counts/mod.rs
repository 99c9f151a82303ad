//! The cache in front of `store.counts`: the counts for a front page, in one request.
//!
//! moka keeps the count of each page. It is never trusted for freshness: a cached count carries the version of the
//! changes feed ([`ChangesFeed`]) that was taken *before* it was read, and is used while the feed says that its page has
//! not changed since. The store notes a change between its commit and its answer. So there is no invalidation that a
//! write could forget, and no read in progress can bring an old count back.
//!
//! One query reads all missing pages. A request that misses a page which is being read joins that query only if
//! nothing has changed since it began.
//!
//! Not here: whole responses by their query, which `http::response_cache` keeps.

use std::collections::HashMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use moka::sync::Cache;
use tokio::sync::OnceCell;

use crate::cache_key::{CacheKey, CacheKeys, KeyedCache, keyed};
use afterword_model::{PageKey, SiteId};
use afterword_store::{
    ChangesFeed, PageCount, PageVersion, Store, StoreError, StoreResult, VersionSlot,
};

/// The cache for pages without comments is this many times smaller.
const EMPTY_SHARE: usize = 8;

pub struct Counts {
    store: Arc<dyn Store>,
    keys: CacheKeys,
    counted: KeyedCache<Cached>,
    /// Pages without comments are separate: most of them are unknown, and strangers can invent any number.
    empty: KeyedCache<Cached>,
    /// Which batch is reading a page now. The lock is held only for a few map operations, never across a read.
    reading: Mutex<HashMap<PageKey, Arc<Batch>>>,
}

/// The approved comments of a page, with the data for checking freshness.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CachedCount {
    pub count: u32,
    pub version: VersionSlot,
}

impl From<&PageCount> for CachedCount {
    fn from(read: &PageCount) -> Self {
        Self {
            count: read.count,
            version: VersionSlot::of(read.page),
        }
    }
}

#[derive(Debug, Clone, Copy)]
struct Cached {
    counted: CachedCount,
    /// Taken before the count was read.
    since: PageVersion,
}

/// One query in progress; any of its waiting callers may run it.
struct Batch {
    /// Sorted, each once.
    pages: Vec<PageKey>,
    /// Taken before the pages are read.
    since: PageVersion,
    /// In the order of `pages`.
    result: OnceCell<Result<Vec<PageCount>, StoreError>>,
    /// The number of waiting callers; changed only under the lock of `reading`.
    waiting: AtomicUsize,
}

impl Batch {
    fn of(mut pages: Vec<PageKey>, since: PageVersion) -> Self {
        pages.sort_unstable();
        pages.dedup();
        Self {
            pages,
            since,
            result: OnceCell::new(),
            waiting: AtomicUsize::new(0),
        }
    }
}

/// The batches that one caller waits for. Dropping it leaves them, also when the caller hangs up.
struct AwaitedBatches<'a> {
    counts: &'a Counts,
    batches: Vec<Arc<Batch>>,
    /// Which batch reads which page *for this caller*: an earlier one may hold an outdated count of another caller's
    /// page.
    read_by: Vec<(PageKey, usize)>,
}

impl AwaitedBatches<'_> {
    fn add(&mut self, page: &PageKey, batch: &Arc<Batch>) {
        let known = self.batches.iter().position(|own| Arc::ptr_eq(own, batch));
        let index = known.unwrap_or(self.batches.len());
        if known.is_none() {
            self.batches.push(Arc::clone(batch));
        }
        self.read_by.push((page.clone(), index));
    }
}

impl Drop for AwaitedBatches<'_> {
    fn drop(&mut self) {
        for batch in &self.batches {
            self.counts.leave(batch);
        }
    }
}

impl Counts {
    /// `pages`: the number of pages whose counts are cached.
    #[must_use]
    pub fn new(store: Arc<dyn Store>, pages: usize) -> Self {
        let most = |pages: usize| keyed(Cache::builder().max_capacity(pages as u64));
        Self {
            store,
            keys: CacheKeys::new(),
            counted: most(pages),
            empty: most(pages.div_ceil(EMPTY_SHARE)),
            reading: Mutex::default(),
        }
    }

    /// Approved comments of each page, in the order of the request.
    ///
    /// # Errors
    /// An error of the store, for pages that are not cached.
    pub async fn of(&self, pages: &[PageKey]) -> StoreResult<Vec<u32>> {
        let counted = self.counted(pages).await?;
        Ok(counted.into_iter().map(|page| page.count).collect())
    }

    /// The same, for an answer that is cached in turn: take the version for it before. It is good while these pages have
    /// not changed since.
    ///
    /// # Errors
    /// As [`Counts::of`].
    pub async fn counted(&self, pages: &[PageKey]) -> StoreResult<Vec<CachedCount>> {
        let mut counts: Vec<_> = pages
            .iter()
            .map(|page| self.cached(self.key(page)))
            .collect();
        if counts.contains(&None) {
            let missing = pages
                .iter()
                .zip(&counts)
                .filter(|(_, count)| count.is_none());
            let read = self.read(missing.map(|(page, _)| page)).await?;
            for (page, count) in pages.iter().zip(&mut counts) {
                *count = count.or_else(|| read.get(page).copied());
            }
        }
        let unknown = CachedCount {
            count: 0,
            version: VersionSlot::of(None),
        };
        Ok(counts
            .into_iter()
            .map(|count| count.unwrap_or(unknown))
            .collect())
    }

    /// The same for pages of one site by their [`PagePath::key`](afterword_model::PagePath::key), if all counts are
    /// in memory.
    #[must_use]
    pub fn cached_of<'a>(
        &self,
        site: SiteId,
        pages: impl Iterator<Item = &'a str>,
    ) -> Option<Vec<CachedCount>> {
        pages
            .map(|path| self.cached(self.keys.of_owned(site.0, path)))
            .collect()
    }

    fn cached(&self, page: CacheKey) -> Option<CachedCount> {
        let fresh = |cached: &Cached| {
            self.changes_feed()
                .is_fresh(cached.counted.version, cached.since)
        };
        let counted = self.counted.get(&page).filter(fresh);
        let cached = counted.or_else(|| self.empty.get(&page).filter(fresh))?;
        Some(cached.counted)
    }

    fn changes_feed(&self) -> &ChangesFeed {
        self.store.changes_feed()
    }

    fn key(&self, page: &PageKey) -> CacheKey {
        let (site, path) = page.parts();
        self.keys.of_owned(site.0, path)
    }

    async fn read<'a>(
        &self,
        missing: impl Iterator<Item = &'a PageKey>,
    ) -> StoreResult<HashMap<PageKey, CachedCount>> {
        let waiting = self.join(missing);
        let mut results = Vec::with_capacity(waiting.batches.len());
        for batch in &waiting.batches {
            let query = || self.store.counts(batch.pages.clone());
            results.push(batch.result.get_or_init(query).await.clone()?);
        }
        let count = |(page, batch): &(PageKey, usize)| {
            let index = waiting.batches[*batch].pages.binary_search(page).ok()?;
            Some((page.clone(), results[*batch].get(index)?.into()))
        };
        Ok(waiting.read_by.iter().filter_map(count).collect())
    }

    /// The batches that read these pages: batches in progress that began after the last change, and one for the rest.
    fn join<'a>(&self, missing: impl Iterator<Item = &'a PageKey>) -> AwaitedBatches<'_> {
        let mut reading = self.lock();
        let now = self.changes_feed().version();
        let mut waiting = AwaitedBatches {
            counts: self,
            batches: Vec::new(),
            read_by: Vec::new(),
        };
        let mut own: Vec<PageKey> = Vec::new();
        for page in missing {
            match reading.get(page) {
                Some(batch) if batch.since == now => waiting.add(page, batch),
                Some(_) | None => own.push(page.clone()),
            }
        }
        if !own.is_empty() {
            let batch = Arc::new(Batch::of(own, now));
            for page in &batch.pages {
                reading.insert(page.clone(), Arc::clone(&batch));
                waiting.add(page, &batch);
            }
        }
        for batch in &waiting.batches {
            batch.waiting.fetch_add(1, Ordering::Relaxed);
        }
        waiting
    }

    /// Ends a batch that has a result, or no waiting callers. Its counts are cached for those pages that no later
    /// batch reads.
    fn leave(&self, batch: &Arc<Batch>) {
        let mut reading = self.lock();
        let last = batch.waiting.fetch_sub(1, Ordering::Relaxed) == 1;
        let result = batch.result.get();
        if result.is_none() && !last {
            return;
        }
        let counts = result.and_then(|result| result.as_deref().ok());
        for (index, page) in batch.pages.iter().enumerate() {
            if !reading.get(page).is_some_and(|now| Arc::ptr_eq(now, batch)) {
                continue;
            }
            reading.remove(page);
            if let Some(read) = counts.and_then(|counts| counts.get(index)) {
                let (counted, since) = (CachedCount::from(read), batch.since);
                let cache = match counted.count {
                    0 => &self.empty,
                    _ => &self.counted,
                };
                cache.insert(self.key(page), Cached { counted, since });
            }
        }
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<PageKey, Arc<Batch>>> {
        self.reading.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests;
