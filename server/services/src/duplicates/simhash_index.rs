//! The index of the latest SimHashes: it finds similar ones without comparing all.
//!
//! If two SimHashes differ in at most three bits, at least one of their four parts is the same. For each part, a
//! chain through a bucket links all SimHashes that share it. The id has such a chain, too.

use super::{CommentId, SeenText, SimHash};

/// Parts of a SimHash: one more than the bits in which two similar ones differ.
const PARTS: usize = SimHash::MOST_DIFFERENCE as usize + 1;
const PART_BITS: u32 = u64::BITS / PARTS as u32;
/// The chain of ids comes after those of the parts.
const BY_ID: usize = PARTS;
const CHAINS: usize = PARTS + 1;
/// Of one chain; with 20,000 SimHashes five share a bucket.
const BUCKETS: usize = 4096;

/// An index of an entry; there are at most [`super::MOST`] and one more.
type EntryIndex = u16;
const NOWHERE: EntryIndex = EntryIndex::MAX;

#[derive(Debug)]
struct Entry {
    like: SeenText,
    /// The next entry in the same bucket, chain by chain.
    next: [EntryIndex; CHAINS],
    older: EntryIndex,
    newer: EntryIndex,
}

#[derive(Debug)]
pub(super) struct SimHashIndex {
    entries: Vec<Entry>,
    /// Free entries.
    free: Vec<EntryIndex>,
    buckets: Vec<EntryIndex>,
    oldest: EntryIndex,
    newest: EntryIndex,
}

impl Default for SimHashIndex {
    fn default() -> Self {
        Self {
            entries: Vec::new(),
            free: Vec::new(),
            buckets: vec![NOWHERE; CHAINS * BUCKETS],
            oldest: NOWHERE,
            newest: NOWHERE,
        }
    }
}

impl SimHashIndex {
    pub(super) fn len(&self) -> usize {
        self.entries.len() - self.free.len()
    }

    /// All entries, the newest first.
    pub(super) fn iter(&self) -> impl Iterator<Item = &SeenText> {
        let mut place = self.newest;
        std::iter::from_fn(move || {
            let entry = self.entries.get(usize::from(place))?;
            place = entry.older;
            Some(&entry.like)
        })
    }

    pub(super) fn has(&self, id: CommentId) -> bool {
        self.place_of(id).is_some()
    }

    /// Entries with a similar SimHash, each once.
    pub(super) fn near(&self, simhash: SimHash) -> impl Iterator<Item = &SeenText> {
        let keys = keys(simhash);
        (0..PARTS).flat_map(move |chain| {
            let sharing = self.chain(chain, keys[chain]);
            let sharing = sharing.map(|place| &self.entries[usize::from(place)].like);
            // Few of one bucket are near. What shares several parts is met in each of their chains, and counts in the first.
            sharing.filter(move |like| {
                like.simhash.is_near(simhash)
                    && first_shared(&self::keys(like.simhash), &keys) == Some(chain)
            })
        })
    }

    /// As the newest.
    pub(super) fn push_newest(&mut self, like: SeenText) {
        let place = self.put(like, self.newest, NOWHERE);
        match self.entries.get_mut(usize::from(self.newest)) {
            Some(before) => before.newer = place,
            None => self.oldest = place,
        }
        self.newest = place;
    }

    /// As the oldest.
    pub(super) fn push_oldest(&mut self, like: SeenText) {
        let place = self.put(like, NOWHERE, self.oldest);
        match self.entries.get_mut(usize::from(self.oldest)) {
            Some(behind) => behind.older = place,
            None => self.newest = place,
        }
        self.oldest = place;
    }

    pub(super) fn remove(&mut self, id: CommentId) {
        if let Some(place) = self.place_of(id) {
            self.take(place);
        }
    }

    pub(super) fn remove_oldest(&mut self) {
        if self.oldest != NOWHERE {
            self.take(self.oldest);
        }
    }

    pub(super) fn retain(&mut self, is_kept: impl Fn(&SeenText) -> bool) {
        let gone = self
            .iter()
            .filter(|like| !is_kept(like))
            .map(|like| like.id);
        for id in gone.collect::<Vec<_>>() {
            self.remove(id);
        }
    }

    fn place_of(&self, id: CommentId) -> Option<EntryIndex> {
        self.chain(BY_ID, id_key(id))
            .find(|place| self.entries[usize::from(*place)].like.id == id)
    }

    fn chain(&self, chain: usize, key: usize) -> impl Iterator<Item = EntryIndex> {
        let mut place = self.buckets[bucket(chain, key)];
        std::iter::from_fn(move || {
            let here = place;
            place = self.entries.get(usize::from(here))?.next[chain];
            Some(here)
        })
    }

    /// The next unused index.
    fn behind(&self) -> EntryIndex {
        EntryIndex::try_from(self.entries.len()).unwrap_or(NOWHERE)
    }

    fn put(&mut self, like: SeenText, older: EntryIndex, newer: EntryIndex) -> EntryIndex {
        let place = self.free.pop().unwrap_or(self.behind());
        let mut next = [NOWHERE; CHAINS];
        for (chain, next) in next.iter_mut().enumerate() {
            let first = &mut self.buckets[bucket(chain, key_of(&like, chain))];
            *next = std::mem::replace(first, place);
        }
        let entry = Entry {
            like,
            next,
            older,
            newer,
        };
        match self.entries.get_mut(usize::from(place)) {
            Some(free) => *free = entry,
            None => self.entries.push(entry),
        }
        place
    }

    fn take(&mut self, place: EntryIndex) {
        let Entry {
            like,
            next,
            older,
            newer,
        } = self.entries[usize::from(place)];
        for (chain, next) in next.into_iter().enumerate() {
            let first = &mut self.buckets[bucket(chain, key_of(&like, chain))];
            if *first == place {
                *first = next;
                continue;
            }
            let mut before = usize::from(*first);
            while self.entries[before].next[chain] != place {
                before = usize::from(self.entries[before].next[chain]);
            }
            self.entries[before].next[chain] = next;
        }
        match self.entries.get_mut(usize::from(older)) {
            Some(older) => older.newer = newer,
            None => self.oldest = newer,
        }
        match self.entries.get_mut(usize::from(newer)) {
            Some(newer) => newer.older = older,
            None => self.newest = older,
        }
        self.free.push(place);
    }
}

fn key_of(like: &SeenText, chain: usize) -> usize {
    match keys(like.simhash).get(chain) {
        Some(key) => *key,
        None => id_key(like.id),
    }
}

fn keys(simhash: SimHash) -> [usize; PARTS] {
    std::array::from_fn(|part| {
        let bits = simhash.0 >> (part as u32 * PART_BITS);
        usize::from(bits as u16)
    })
}

/// Their last bits are random.
fn id_key(id: CommentId) -> usize {
    usize::from(id.0.as_u128() as u16)
}

fn bucket(chain: usize, key: usize) -> usize {
    chain * BUCKETS + key % BUCKETS
}

fn first_shared(some: &[usize; PARTS], others: &[usize; PARTS]) -> Option<usize> {
    some.iter()
        .zip(others)
        .position(|(one, other)| one == other)
}

#[cfg(test)]
#[path = "simhash_index_tests.rs"]
mod tests;
