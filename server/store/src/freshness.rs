//! The changes feed: it says whether cached data of a page is still fresh.
//!
//! A store notes which pages a write has changed, between its commit and its answer. A cache takes the current moment
//! *before* it reads, and keeps it with the data. It uses the data while the page was noted at no later moment. So
//! there is no invalidation that a write could forget, or that could lose a race against a read.
//!
//! Why a cache never serves data older than the last acknowledged write: a moment becomes current when all pages of
//! its change are noted. So a reader who takes that moment reads after the commit. Data that was in memory before is
//! noted as changed by then. So an answer that is composed of cached parts may carry the moment that was taken before
//! they were looked up.
//!
//! Pages share a fixed number of version slots, so the memory is small and the same for all stores. A change of one
//! page also invalidates the others in its slot; that costs only a query.

use std::collections::BTreeSet;
use std::sync::atomic::{AtomicU64, Ordering::AcqRel, Ordering::Acquire, Ordering::Release};
use std::sync::{Mutex, PoisonError};

use afterword_model::change::PageNumber;

const SLOTS: u16 = 1024;

/// The slot of all pages that nobody has begun.
const UNKNOWN: VersionSlot = VersionSlot(SLOTS);

/// Between two changes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Moment(u64);

/// Where the version of a page is noted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct VersionSlot(u16);

#[derive(Debug)]
pub struct Freshness {
    /// The last change whose pages are all noted.
    last: AtomicU64,
    /// The last change of each slot.
    slots: Box<[AtomicU64]>,
    /// The last change of all pages at once.
    all: AtomicU64,
    /// Held while a change is noted: one becomes current after the other.
    noting: Mutex<()>,
}

/// Pages that a write has changed.
#[derive(Debug, Default)]
pub struct Touched(BTreeSet<VersionSlot>);

impl VersionSlot {
    /// `None` is a page that nobody has begun.
    #[must_use]
    pub fn of(page: Option<PageNumber>) -> Self {
        let slot = |PageNumber(number)| u16::try_from(number.rem_euclid(i64::from(SLOTS)));
        page.and_then(|page| slot(page).ok())
            .map_or(UNKNOWN, VersionSlot)
    }
}

impl Touched {
    pub fn page(&mut self, page: PageNumber) {
        self.0.insert(VersionSlot::of(Some(page)));
    }

    /// A path leads to a page that led to none.
    pub fn begun(&mut self) {
        self.0.insert(UNKNOWN);
    }
}

impl Default for Freshness {
    fn default() -> Self {
        Self {
            last: AtomicU64::new(0),
            slots: (0..=SLOTS).map(|_| AtomicU64::new(0)).collect(),
            all: AtomicU64::new(0),
            noting: Mutex::default(),
        }
    }
}

impl Freshness {
    /// To be taken before what is cached is read.
    #[must_use]
    pub fn now(&self) -> Moment {
        Moment(self.last.load(Acquire))
    }

    /// Whether what was read of the page then is what would be read now.
    #[must_use]
    pub fn is_fresh(&self, page: VersionSlot, since: Moment) -> bool {
        let changed = self.slots.get(usize::from(page.0));
        let changed = changed.map_or(u64::MAX, |slot| slot.load(Acquire));
        changed <= since.0 && self.all.load(Acquire) <= since.0
    }

    /// The same of all these pages.
    #[must_use]
    pub fn are_fresh(&self, pages: &[VersionSlot], since: Moment) -> bool {
        // Mostly nothing at all has changed.
        self.now() == since || pages.iter().all(|page| self.is_fresh(*page, since))
    }

    /// To be called after the commit, before the answer.
    pub fn changed(&self, touched: &Touched) {
        if touched.0.is_empty() {
            return;
        }
        self.note(|now| {
            for VersionSlot(slot) in &touched.0 {
                if let Some(slot) = self.slots.get(usize::from(*slot)) {
                    slot.fetch_max(now, AcqRel);
                }
            }
        });
    }

    /// Nobody knows what another process has written; or what answers are made of has changed beside the store.
    pub fn all_changed(&self) {
        self.note(|now| {
            self.all.fetch_max(now, AcqRel);
        });
    }

    /// The moment becomes current last: whoever takes it finds all of its change noted.
    fn note(&self, change: impl FnOnce(u64)) {
        let _one = self.noting.lock().unwrap_or_else(PoisonError::into_inner);
        let now = self.last.load(Acquire) + 1;
        change(now);
        self.last.store(now, Release);
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicBool;
    use std::sync::atomic::Ordering::Relaxed;

    use super::*;

    fn slot(page: i64) -> VersionSlot {
        VersionSlot::of(Some(PageNumber(page)))
    }

    fn touched(page: i64) -> Touched {
        let mut touched = Touched::default();
        touched.page(PageNumber(page));
        touched
    }

    #[test]
    fn what_was_read_before_a_change_is_not_fresh_after_it() {
        let freshness = Freshness::default();
        let (one, other) = (slot(1), slot(2));
        let before = freshness.now();
        assert!(freshness.is_fresh(one, before));
        freshness.changed(&touched(1));
        assert!(!freshness.is_fresh(one, before));
        assert!(freshness.is_fresh(other, before));
        assert!(freshness.is_fresh(UNKNOWN, before));
        assert!(freshness.is_fresh(one, freshness.now()));
    }

    #[test]
    fn several_pages_are_fresh_while_each_is() {
        let freshness = Freshness::default();
        let pages = [slot(1), slot(2), UNKNOWN];
        let before = freshness.now();
        assert!(freshness.are_fresh(&pages, before));
        freshness.changed(&touched(3));
        assert!(freshness.are_fresh(&pages, before));
        freshness.changed(&touched(2));
        assert!(!freshness.are_fresh(&pages, before));
        assert!(freshness.are_fresh(&pages, freshness.now()));
        assert!(freshness.are_fresh(&[slot(1), UNKNOWN], before));
        freshness.all_changed();
        assert!(!freshness.are_fresh(&[slot(1)], before));
    }

    #[test]
    fn a_page_that_is_begun_changes_what_was_read_of_unknown_ones() {
        let freshness = Freshness::default();
        let before = freshness.now();
        let mut begun = Touched::default();
        begun.begun();
        freshness.changed(&begun);
        assert!(!freshness.is_fresh(VersionSlot::of(None), before));
        assert!(freshness.is_fresh(slot(1), before));
        freshness.all_changed();
        assert!(!freshness.is_fresh(slot(1), before));
    }

    #[test]
    fn any_number_has_a_slot() {
        let freshness = Freshness::default();
        for number in [i64::MIN, -1, 0, i64::from(SLOTS), i64::MAX] {
            let before = freshness.now();
            assert!(freshness.is_fresh(slot(number), before));
            freshness.changed(&touched(number));
            assert!(!freshness.is_fresh(slot(number), before));
        }
    }

    /// What a cached part relies on, when it goes into an answer that carries a moment of its own.
    #[test]
    fn whoever_takes_a_moment_finds_all_of_its_change_noted() {
        const CHANGES: u64 = 50_000;
        let freshness = Freshness::default();
        let is_over = AtomicBool::new(false);
        std::thread::scope(|threads| {
            let changes = |page| {
                let (freshness, is_over) = (&freshness, &is_over);
                threads.spawn(move || {
                    for _ in 0..CHANGES {
                        freshness.changed(&touched(page));
                    }
                    is_over.store(true, Relaxed);
                })
            };
            changes(1);
            changes(2);
            threads.spawn(|| {
                while !is_over.load(Relaxed) {
                    let (before, now) = (freshness.now(), freshness.now());
                    // Each change is of one of the two.
                    let is_noted = !freshness.is_fresh(slot(1), before)
                        || !freshness.is_fresh(slot(2), before);
                    assert!(is_noted || now == before);
                }
            });
        });
        assert_eq!(freshness.now(), Moment(2 * CHANGES));
    }
}
