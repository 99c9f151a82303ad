//! Since when each thread is as it is: by it an answer that was kept is known to be good still.
//!
//! A store notes what its writes changed, whoever asked for them, between their commit and their answer. Whoever keeps
//! an answer takes the moment *before* reading for it: a write that was answered by then is in what was read, and any
//! later one is noted at a later moment. So no kept answer is older than the last write that was answered.
//!
//! Not a row a page: pages share a fixed number of places, so that the room is small and the same for all stores. Two
//! that share one are read anew together, which costs a reading and nothing else.

use std::collections::BTreeSet;
use std::sync::atomic::{AtomicU64, Ordering::AcqRel, Ordering::Acquire};

use afterword_model::change::PageNumber;

const PLACES: u16 = 1024;

/// The place of all pages that nobody has begun.
const UNKNOWN: u16 = PLACES;

/// Between two changes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Moment(u64);

#[derive(Debug)]
pub struct Freshness {
    last: AtomicU64,
    /// When each place has changed last.
    places: Box<[AtomicU64]>,
    /// When all have.
    all: AtomicU64,
}

/// Whose threads a write has changed.
#[derive(Debug, Default)]
pub struct Touched(BTreeSet<u16>);

impl Touched {
    pub fn page(&mut self, page: PageNumber) {
        self.0.insert(place(Some(page)));
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
            places: (0..=PLACES).map(|_| AtomicU64::new(0)).collect(),
            all: AtomicU64::new(0),
        }
    }
}

impl Freshness {
    /// To be taken before what is kept is read.
    #[must_use]
    pub fn now(&self) -> Moment {
        Moment(self.last.load(Acquire))
    }

    /// Whether what was read of the page then is what would be read now. `None` is a page that nobody had begun.
    #[must_use]
    pub fn is_fresh(&self, page: Option<PageNumber>, since: Moment) -> bool {
        let place = self.places.get(usize::from(place(page)));
        let changed = place.map_or(u64::MAX, |place| place.load(Acquire));
        changed <= since.0 && self.all.load(Acquire) <= since.0
    }

    /// To be called after the commit, before the answer.
    pub fn changed(&self, touched: Touched) {
        if touched.0.is_empty() {
            return;
        }
        let now = self.next();
        for place in touched.0 {
            if let Some(place) = self.places.get(usize::from(place)) {
                // Not a store: another thread may have taken a later moment, and noted it first.
                place.fetch_max(now, AcqRel);
            }
        }
    }

    /// Nobody knows what another process has written; or what answers are made of has changed beside the store.
    pub fn all_changed(&self) {
        self.all.fetch_max(self.next(), AcqRel);
    }

    fn next(&self) -> u64 {
        self.last.fetch_add(1, AcqRel) + 1
    }
}

fn place(page: Option<PageNumber>) -> u16 {
    let within = |PageNumber(number)| u16::try_from(number.rem_euclid(i64::from(PLACES)));
    page.map_or(UNKNOWN, |page| within(page).unwrap_or(UNKNOWN))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn touched(page: i64) -> Touched {
        let mut touched = Touched::default();
        touched.page(PageNumber(page));
        touched
    }

    #[test]
    fn what_was_read_before_a_change_is_not_fresh_after_it() {
        let freshness = Freshness::default();
        let (one, other) = (Some(PageNumber(1)), Some(PageNumber(2)));
        let before = freshness.now();
        assert!(freshness.is_fresh(one, before));
        freshness.changed(touched(1));
        assert!(!freshness.is_fresh(one, before));
        assert!(freshness.is_fresh(other, before));
        assert!(freshness.is_fresh(None, before));
        assert!(freshness.is_fresh(one, freshness.now()));
    }

    #[test]
    fn a_page_that_is_begun_changes_what_was_read_of_unknown_ones() {
        let freshness = Freshness::default();
        let before = freshness.now();
        let mut begun = Touched::default();
        begun.begun();
        freshness.changed(begun);
        assert!(!freshness.is_fresh(None, before));
        assert!(freshness.is_fresh(Some(PageNumber(1)), before));
        freshness.all_changed();
        assert!(!freshness.is_fresh(Some(PageNumber(1)), before));
    }

    #[test]
    fn any_number_has_a_place() {
        let freshness = Freshness::default();
        for number in [i64::MIN, -1, 0, i64::from(PLACES), i64::MAX] {
            let before = freshness.now();
            assert!(freshness.is_fresh(Some(PageNumber(number)), before));
            freshness.changed(touched(number));
            assert!(!freshness.is_fresh(Some(PageNumber(number)), before));
        }
    }
}
