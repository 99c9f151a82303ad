//! Numbers by fingerprint, looked up without a lock: a front page asks for ten of them, and what that costs is waiting
//! for memory. Each entry has 16 bytes, so that finding one touches one place, and ten do not wait for each other.
//!
//! An entry's two words are read one after the other, while somebody may write them. The first one is kept crossed with
//! the second, so that words of different entries fit no fingerprint, and are taken for none (R. Hyatt, T. Mann: A
//! lock-less transposition table implementation for parallel search, ICGA Journal 25(1), 2002).
//!
//! Who looks may miss what is there, while its entry is moved, and never sees what was removed before it looked.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use arc_swap::{ArcSwap, Guard};

use crate::cache_key::Fingerprint;

/// Of a table that holds nothing.
const LEAST: usize = 256;

/// A bit that each entry has, so that none is 0.
const TAKEN: u64 = 1 << 63;

pub(super) struct Table {
    entries: ArcSwap<Entries>,
    most: usize,
    /// Held by who writes.
    filling: Mutex<Filling>,
}

/// All entries at one moment.
pub(super) struct Look(Guard<Arc<Entries>>);

#[derive(Default)]
struct Filling {
    taken: usize,
    /// Where room was made last.
    hand: usize,
}

struct Entries(Box<[Entry]>);

/// `TAKEN`, 31 bits of the fingerprint and the number; and the other 64 bits, crossed with that.
#[derive(Default)]
struct Entry {
    crossed: AtomicU64,
    value: AtomicU64,
}

/// What an entry is known by.
#[derive(Clone, Copy)]
struct Mark {
    upper: u64,
    lower: u64,
}

impl Table {
    /// `most`: entries at once; 0 keeps none. When there are as many, one makes room for the next.
    pub(super) fn new(most: usize) -> Self {
        Self {
            entries: ArcSwap::from_pointee(Entries::new(LEAST)),
            most,
            filling: Mutex::default(),
        }
    }

    pub(super) fn look(&self) -> Look {
        Look(self.entries.load())
    }

    pub(super) fn insert(&self, print: Fingerprint, number: u32) {
        if self.most == 0 {
            return;
        }
        let mut filling = self.lock();
        let mark = Mark::of(print);
        let mut entries = self.entries.load_full();
        if let Ok(place) = entries.find(mark) {
            return entries.write(place, mark, number);
        }
        if filling.taken >= self.most {
            entries.make_room(&mut filling);
        }
        // Half of them empty: most are found where they are looked for first.
        if (filling.taken + 1) * 2 > entries.0.len() {
            entries = Arc::new(entries.grown());
            self.entries.store(Arc::clone(&entries));
        }
        if let Err(Some(place)) = entries.find(mark) {
            entries.write(place, mark, number);
            filling.taken += 1;
        }
    }

    pub(super) fn remove(&self, print: Fingerprint) {
        let mut filling = self.lock();
        let entries = self.entries.load();
        if let Ok(place) = entries.find(Mark::of(print)) {
            entries.remove(place);
            filling.taken -= 1;
        }
    }

    pub(super) fn clear(&self) {
        let mut filling = self.lock();
        self.entries.store(Arc::new(Entries::new(LEAST)));
        *filling = Filling::default();
    }

    #[cfg(test)]
    pub(super) fn len(&self) -> usize {
        self.lock().taken
    }

    fn lock(&self) -> MutexGuard<'_, Filling> {
        self.filling.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Look {
    pub(super) fn get(&self, print: Fingerprint) -> Option<u32> {
        let entries = &self.0;
        let place = entries.find(Mark::of(print)).ok()?;
        // By the same value that it was found by: meanwhile another one may stand there.
        Some(place.number)
    }
}

/// Where an entry is, and what it holds.
#[derive(Clone, Copy)]
struct Place {
    at: usize,
    number: u32,
}

impl Entries {
    fn new(places: usize) -> Self {
        Self((0..places).map(|_| Entry::default()).collect())
    }

    /// Where it stands; else where it would, unless all places are taken.
    fn find(&self, mark: Mark) -> Result<Place, Option<Place>> {
        let mut at = self.home(mark.lower);
        for _ in 0..self.0.len() {
            let entry = &self.0[at];
            let value = entry.value.load(Ordering::Acquire);
            if value == 0 {
                return Err(Some(Place { at, number: 0 }));
            }
            let crossed = entry.crossed.load(Ordering::Acquire);
            if crossed ^ value == mark.upper && lower(value) == mark.lower {
                let number = number(value);
                return Ok(Place { at, number });
            }
            at = self.after(at);
        }
        Err(None)
    }

    fn write(&self, place: Place, mark: Mark, number: u32) {
        let value = TAKEN | mark.lower << 32 | u64::from(number);
        self.set(place.at, mark.upper ^ value, value);
    }

    /// Those behind it that would have stood there move up, so that they are found without it.
    fn remove(&self, place: Place) {
        let (mut hole, mut at) = (place.at, place.at);
        loop {
            at = self.after(at);
            let entry = &self.0[at];
            let value = entry.value.load(Ordering::Relaxed);
            if value == 0 || at == place.at {
                break;
            }
            // How far it is from where it is looked for first, and from the hole.
            let far = self.distance(self.home(lower(value)), at);
            if far >= self.distance(hole, at) {
                self.set(hole, entry.crossed.load(Ordering::Relaxed), value);
                hole = at;
            }
        }
        self.set(hole, 0, 0);
    }

    fn make_room(&self, filling: &mut Filling) {
        for _ in 0..self.0.len() {
            filling.hand = self.after(filling.hand);
            let at = filling.hand;
            if self.0[at].value.load(Ordering::Relaxed) != 0 {
                self.remove(Place { at, number: 0 });
                filling.taken -= 1;
                return;
            }
        }
    }

    fn grown(&self) -> Self {
        let grown = Self::new(self.0.len() * 2);
        for entry in &self.0 {
            let value = entry.value.load(Ordering::Relaxed);
            let upper = entry.crossed.load(Ordering::Relaxed) ^ value;
            let lower = lower(value);
            let mark = Mark { upper, lower };
            if value != 0
                && let Err(Some(place)) = grown.find(mark)
            {
                grown.write(place, mark, number(value));
            }
        }
        grown
    }

    fn set(&self, at: usize, crossed: u64, value: u64) {
        self.0[at].crossed.store(crossed, Ordering::Release);
        self.0[at].value.store(value, Ordering::Release);
    }

    /// Where it is looked for first.
    fn home(&self, lower: u64) -> usize {
        usize::try_from(lower).unwrap_or_default() & (self.0.len() - 1)
    }

    fn after(&self, at: usize) -> usize {
        (at + 1) & (self.0.len() - 1)
    }

    fn distance(&self, from: usize, to: usize) -> usize {
        to.wrapping_sub(from) & (self.0.len() - 1)
    }
}

impl Mark {
    fn of(print: Fingerprint) -> Self {
        Self {
            upper: print.upper(),
            lower: print.lower() & (u64::from(u32::MAX) >> 1),
        }
    }
}

fn lower(value: u64) -> u64 {
    (value & !TAKEN) >> 32
}

/// The half that holds it.
fn number(value: u64) -> u32 {
    u32::try_from(value & u64::from(u32::MAX)).unwrap_or_default()
}

#[cfg(test)]
#[path = "table_tests.rs"]
mod tests;
