//! The changes feed: it says whether cached data of a page is still fresh.
//!
//! Each change has a number, and the version of a page is the number of its last change. A store notes which pages a
//! write has changed, between its commit and its answer. A cache takes the feed's version *before* it reads, and keeps
//! it with the data. It uses the data while the page has no later version. So there is no invalidation that a write
//! could forget, or that could lose a race against a read.
//!
//! Why a cache never serves data older than the last acknowledged write: a version becomes current when all pages of
//! its change are noted. So a reader who takes that version reads after the commit. Data that was in memory before is
//! noted as changed by then. So an answer that is composed of cached parts may carry the version that was taken before
//! they were looked up.
//!
//! Pages share a fixed number of version slots, so the memory is small and the same for all stores. A change of one
//! page also invalidates the others in its slot; that costs only a query.

use std::collections::BTreeSet;
use std::sync::atomic::{
    AtomicBool, AtomicU64, Ordering::AcqRel, Ordering::Acquire, Ordering::Release,
};
use std::sync::{Mutex, PoisonError};

use afterword_model::change::PageNumber;

const SLOTS: u16 = 1024;

/// The slot of all pages without a comment.
const UNKNOWN: VersionSlot = VersionSlot(SLOTS);

/// The number of a change: of the last one of a page, or of all.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct PageVersion(u64);

/// The slot that holds the version of a page.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct VersionSlot(u16);

#[derive(Debug)]
pub struct ChangesFeed {
    /// The last change whose pages are all noted.
    last: AtomicU64,
    /// The last change of each slot.
    slots: Box<[AtomicU64]>,
    /// The last change of all pages at once.
    all: AtomicU64,
    /// The last time when nobody knew whether something was changed, and what.
    doubt: AtomicU64,
    /// Held while a change is noted: changes become current one after the other.
    noting: Mutex<()>,
    /// Whether other processes may have written what nobody has noted here.
    cut_off: AtomicBool,
}

/// Pages that a write has changed.
#[derive(Debug, Default)]
pub struct ChangedPages(BTreeSet<VersionSlot>);

impl VersionSlot {
    /// `None` is a page without a comment.
    #[must_use]
    pub fn of(page: Option<PageNumber>) -> Self {
        let slot = |PageNumber(number)| u16::try_from(number.rem_euclid(i64::from(SLOTS)));
        page.and_then(|page| slot(page).ok())
            .map_or(UNKNOWN, VersionSlot)
    }
}

impl ChangedPages {
    pub fn page(&mut self, page: PageNumber) {
        self.0.insert(VersionSlot::of(Some(page)));
    }

    /// A path leads to a page now that led to none before.
    pub fn begun(&mut self) {
        self.0.insert(UNKNOWN);
    }
}

impl Default for ChangesFeed {
    fn default() -> Self {
        Self {
            last: AtomicU64::new(0),
            slots: (0..=SLOTS).map(|_| AtomicU64::new(0)).collect(),
            all: AtomicU64::new(0),
            doubt: AtomicU64::new(0),
            noting: Mutex::default(),
            cut_off: AtomicBool::new(false),
        }
    }
}

impl ChangesFeed {
    /// Call this before reading the data to be cached.
    #[must_use]
    pub fn version(&self) -> PageVersion {
        PageVersion(self.last.load(Acquire))
    }

    /// Whether what was read of the page at a version is what would be read now.
    #[must_use]
    pub fn is_fresh(&self, page: VersionSlot, since: PageVersion) -> bool {
        let changed = self.slots.get(usize::from(page.0));
        let changed = changed.map_or(u64::MAX, |slot| slot.load(Acquire));
        changed <= since.0 && self.all.load(Acquire) <= since.0 && self.is_sure(since)
    }

    /// Nobody can clear a doubt while this process is cut off: what is in memory is told with a warning then.
    fn is_sure(&self, since: PageVersion) -> bool {
        self.doubt.load(Acquire) <= since.0 || self.is_cut_off()
    }

    /// The same for all these pages.
    #[must_use]
    pub fn are_fresh(&self, pages: &[VersionSlot], since: PageVersion) -> bool {
        // Mostly nothing at all has changed.
        self.version() == since || pages.iter().all(|page| self.is_fresh(*page, since))
    }

    /// To be called after the commit, before the answer.
    pub fn note(&self, changed: &ChangedPages) {
        if changed.0.is_empty() {
            return;
        }
        self.next(|version| {
            for VersionSlot(slot) in &changed.0 {
                if let Some(slot) = self.slots.get(usize::from(*slot)) {
                    slot.fetch_max(version, AcqRel);
                }
            }
        });
    }

    /// Somebody may have written something: another process, or a write whose outcome is unknown.
    pub fn note_doubt(&self) {
        self.next(|version| {
            self.doubt.fetch_max(version, AcqRel);
        });
    }

    /// Another process has written something unknown, or data beside the store has changed that answers depend on.
    pub fn note_all(&self) {
        self.next(|version| {
            self.all.fetch_max(version, AcqRel);
        });
    }

    /// Whether this process hears of others' writes no longer, because the database does not answer. What it has in
    /// memory may be older than what another process has acknowledged since.
    #[must_use]
    pub fn is_cut_off(&self) -> bool {
        self.cut_off.load(Acquire)
    }

    /// To be called when others' writes are not heard of, and when they are again and [`ChangesFeed::note_doubt`] was
    /// called.
    pub fn cut_off(&self, is_cut_off: bool) {
        self.cut_off.store(is_cut_off, Release);
    }

    /// The version becomes current last: everyone who takes it finds its whole change noted.
    fn next(&self, change: impl FnOnce(u64)) {
        let _one = self.noting.lock().unwrap_or_else(PoisonError::into_inner);
        let version = self.last.load(Acquire) + 1;
        change(version);
        self.last.store(version, Release);
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::Ordering::Relaxed;

    use super::*;

    fn slot(page: i64) -> VersionSlot {
        VersionSlot::of(Some(PageNumber(page)))
    }

    fn changed(page: i64) -> ChangedPages {
        let mut changed = ChangedPages::default();
        changed.page(PageNumber(page));
        changed
    }

    #[test]
    fn what_was_read_before_a_change_is_not_fresh_after_it() {
        let feed = ChangesFeed::default();
        let (one, other) = (slot(1), slot(2));
        let before = feed.version();
        assert!(feed.is_fresh(one, before));
        feed.note(&changed(1));
        assert!(!feed.is_fresh(one, before));
        assert!(feed.is_fresh(other, before));
        assert!(feed.is_fresh(UNKNOWN, before));
        assert!(feed.is_fresh(one, feed.version()));
    }

    #[test]
    fn several_pages_are_fresh_while_each_is() {
        let feed = ChangesFeed::default();
        let pages = [slot(1), slot(2), UNKNOWN];
        let before = feed.version();
        assert!(feed.are_fresh(&pages, before));
        feed.note(&changed(3));
        assert!(feed.are_fresh(&pages, before));
        feed.note(&changed(2));
        assert!(!feed.are_fresh(&pages, before));
        assert!(feed.are_fresh(&pages, feed.version()));
        assert!(feed.are_fresh(&[slot(1), UNKNOWN], before));
        feed.note_all();
        assert!(!feed.are_fresh(&[slot(1)], before));
    }

    #[test]
    fn a_page_that_is_begun_changes_what_was_read_of_unknown_ones() {
        let feed = ChangesFeed::default();
        let before = feed.version();
        let mut begun = ChangedPages::default();
        begun.begun();
        feed.note(&begun);
        assert!(!feed.is_fresh(VersionSlot::of(None), before));
        assert!(feed.is_fresh(slot(1), before));
        feed.note_all();
        assert!(!feed.is_fresh(slot(1), before));
    }

    #[test]
    fn a_doubt_counts_as_soon_as_it_can_be_cleared_and_a_known_change_always() {
        let feed = ChangesFeed::default();
        let before = feed.version();
        feed.note_doubt();
        assert!(!feed.is_fresh(slot(1), before));
        feed.cut_off(true);
        assert!(feed.is_fresh(slot(1), before));
        feed.note(&changed(2));
        assert!(!feed.is_fresh(slot(2), before));
        feed.cut_off(false);
        assert!(!feed.is_fresh(slot(1), before));
        assert!(feed.is_fresh(slot(1), feed.version()));
    }

    #[test]
    fn any_number_has_a_slot() {
        let feed = ChangesFeed::default();
        for number in [i64::MIN, -1, 0, i64::from(SLOTS), i64::MAX] {
            let before = feed.version();
            assert!(feed.is_fresh(slot(number), before));
            feed.note(&changed(number));
            assert!(!feed.is_fresh(slot(number), before));
        }
    }

    /// What a cached part relies on, when it goes into an answer that carries a version of its own.
    #[test]
    fn whoever_takes_a_version_finds_all_of_its_change_noted() {
        const CHANGES: u64 = 50_000;
        let feed = ChangesFeed::default();
        let is_over = AtomicBool::new(false);
        std::thread::scope(|threads| {
            let changes = |page| {
                let (feed, is_over) = (&feed, &is_over);
                threads.spawn(move || {
                    for _ in 0..CHANGES {
                        feed.note(&changed(page));
                    }
                    is_over.store(true, Relaxed);
                })
            };
            changes(1);
            changes(2);
            threads.spawn(|| {
                while !is_over.load(Relaxed) {
                    let (before, now) = (feed.version(), feed.version());
                    // Each change is of one of the two.
                    let is_noted =
                        !feed.is_fresh(slot(1), before) || !feed.is_fresh(slot(2), before);
                    assert!(is_noted || now == before);
                }
            });
        });
        assert_eq!(feed.version(), PageVersion(2 * CHANGES));
    }
}
