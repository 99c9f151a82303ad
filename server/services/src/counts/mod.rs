//! The cache in front of `store.counts`: what a front page asks for, in one request.
//!
//! Two layers. The count of each page, by a fingerprint of its name: a miss reads all missing pages in one query, and
//! pages that are being read already are waited for. And whole answers by their query, which
//! `http/counts.rs` keeps: each carries the generation it was made in, and any change begins a new one.
//!
//! Why no count is ever stale after the answer to the write that changed it: a write calls
//! [`Counts::forget`] after its commit and before its answer. That drops the page's count, cuts off reads
//! under way (their result answers who began them before the write was answered, but is kept for nobody
//! else), and then begins a new generation.

mod table;

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::OnceCell;

use self::table::{Look, Table};
use crate::cache_key::{Fingerprint, Fingerprints};
use afterword_model::{PageKey, SiteId};
use afterword_store::{Store, StoreError, StoreResult};

/// Pages without comments have the room of one in so many of those with.
const EMPTY_SHARE: usize = 8;

pub struct Counts {
    store: Arc<dyn Store>,
    fingerprints: Fingerprints,
    known: Table,
    /// Pages without comments apart: most of them nobody knows, and strangers may make up as many as they like.
    empty: Table,
    /// Which batch is reading a page now. Its lock is held for a few map operations, never across a read.
    reading: Mutex<HashMap<PageKey, Arc<Batch>>>,
    generation: AtomicU64,
}

/// What is in memory at one moment.
struct Memory {
    known: Look,
    empty: Look,
}

impl Memory {
    fn of(&self, page: Fingerprint) -> Option<u32> {
        self.known.get(page).or_else(|| self.empty.get(page))
    }
}

/// One query under way; whoever waits for it may be the one who runs it.
struct Batch {
    /// Sorted, each once.
    pages: Vec<PageKey>,
    /// In the order of `pages`.
    result: OnceCell<Result<Vec<u32>, StoreError>>,
    /// How many wait; changed under the lock of `reading` only.
    waiting: AtomicUsize,
}

impl Batch {
    fn of(mut pages: Vec<PageKey>) -> Self {
        pages.sort_unstable();
        pages.dedup();
        Self {
            pages,
            result: OnceCell::new(),
            waiting: AtomicUsize::new(0),
        }
    }
}

/// The batches that one caller waits for. Dropped, also when the caller hangs up, it leaves them.
struct Waiting<'a> {
    counts: &'a Counts,
    batches: Vec<Arc<Batch>>,
    /// Which of the batches reads which page *for this caller*: an earlier one may know of another
    /// caller's page what was forgotten meanwhile.
    read_by: Vec<(PageKey, usize)>,
}

impl Waiting<'_> {
    fn add(&mut self, page: &PageKey, batch: &Arc<Batch>) {
        let known = self.batches.iter().position(|own| Arc::ptr_eq(own, batch));
        let index = known.unwrap_or(self.batches.len());
        if known.is_none() {
            self.batches.push(Arc::clone(batch));
        }
        self.read_by.push((page.clone(), index));
    }
}

impl Drop for Waiting<'_> {
    fn drop(&mut self) {
        for batch in &self.batches {
            self.counts.leave(batch);
        }
    }
}

impl Counts {
    /// `pages`: how many pages' counts are kept.
    #[must_use]
    pub fn new(store: Arc<dyn Store>, pages: usize) -> Self {
        Self {
            store,
            fingerprints: Fingerprints::new(),
            known: Table::new(pages),
            empty: Table::new(pages.div_ceil(EMPTY_SHARE)),
            reading: Mutex::default(),
            generation: AtomicU64::new(0),
        }
    }

    /// Rises whenever any count may have changed. Take it before you read counts for an answer
    /// that is kept: the answer is good as long as the generation is the same.
    #[must_use]
    pub fn generation(&self) -> u64 {
        self.generation.load(Ordering::Acquire)
    }

    /// Approved comments of each page, in the order asked.
    ///
    /// # Errors
    /// What the store can't do, for pages that are not known already.
    pub async fn of(&self, pages: &[PageKey]) -> StoreResult<Vec<u32>> {
        let mut counts = self.kept(pages);
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
        Ok(counts.into_iter().map(Option::unwrap_or_default).collect())
    }

    /// The same of pages of one site by their [`PagePath::key`](afterword_model::PagePath::key), where all of it is in
    /// memory.
    #[must_use]
    pub fn kept_of<'a>(
        &self,
        site: SiteId,
        pages: impl ExactSizeIterator<Item = &'a str>,
    ) -> Option<Vec<u32>> {
        let memory = self.memory();
        let mut counts = Vec::with_capacity(pages.len());
        for path in pages {
            counts.push(memory.of(self.fingerprints.of_owned(site.0, path))?);
        }
        Some(counts)
    }

    /// Forgets these pages. To be called after the commit, before the answer.
    pub fn forget(&self, pages: &[PageKey]) {
        if pages.is_empty() {
            return;
        }
        let mut reading = self.lock();
        for page in pages {
            reading.remove(page);
            let fingerprint = self.fingerprint(page);
            self.known.remove(fingerprint);
            self.empty.remove(fingerprint);
        }
        drop(reading);
        self.generation.fetch_add(1, Ordering::Release);
    }

    /// Forgets everything: another process has written to the store.
    pub fn forget_all(&self) {
        let mut reading = self.lock();
        reading.clear();
        self.known.clear();
        self.empty.clear();
        drop(reading);
        self.generation.fetch_add(1, Ordering::Release);
    }

    fn fingerprint(&self, page: &PageKey) -> Fingerprint {
        let (site, path) = page.parts();
        self.fingerprints.of_owned(site.0, path)
    }

    fn kept(&self, pages: &[PageKey]) -> Vec<Option<u32>> {
        let memory = self.memory();
        let kept = |page| memory.of(self.fingerprint(page));
        pages.iter().map(kept).collect()
    }

    fn memory(&self) -> Memory {
        Memory {
            known: self.known.look(),
            empty: self.empty.look(),
        }
    }

    async fn read<'a>(
        &self,
        missing: impl Iterator<Item = &'a PageKey>,
    ) -> StoreResult<HashMap<PageKey, u32>> {
        let waiting = self.join(missing);
        let mut results = Vec::with_capacity(waiting.batches.len());
        for batch in &waiting.batches {
            let query = || self.store.counts(batch.pages.clone());
            results.push(batch.result.get_or_init(query).await.clone()?);
        }
        let count = |(page, batch): &(PageKey, usize)| {
            let index = waiting.batches[*batch].pages.binary_search(page).ok()?;
            Some((page.clone(), *results[*batch].get(index)?))
        };
        Ok(waiting.read_by.iter().filter_map(count).collect())
    }

    /// The batches that read these pages: those under way, and one for the rest.
    fn join<'a>(&self, missing: impl Iterator<Item = &'a PageKey>) -> Waiting<'_> {
        let mut reading = self.lock();
        let mut waiting = Waiting {
            counts: self,
            batches: Vec::new(),
            read_by: Vec::new(),
        };
        let mut own: Vec<PageKey> = Vec::new();
        for page in missing {
            match reading.get(page) {
                Some(batch) => waiting.add(page, batch),
                None => own.push(page.clone()),
            }
        }
        if !own.is_empty() {
            let batch = Arc::new(Batch::of(own));
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

    /// Ends a batch that has a result, or that nobody waits for any more. Its counts are kept for those
    /// pages that nobody has forgotten since it began.
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
            let fingerprint = self.fingerprint(page);
            match counts.and_then(|counts| counts.get(index)) {
                None => {}
                Some(0) => self.empty.insert(fingerprint, 0),
                Some(count) => self.known.insert(fingerprint, *count),
            }
        }
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<PageKey, Arc<Batch>>> {
        self.reading.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests;
