//! The model: what each page may count, at every moment of a run.
//!
//! A write is *in flight* from before it is asked for until it is answered; meanwhile it may count or not.
//! So each page has a range of possible counts, which is a single number while nobody writes to it.
//! What a reader is given must lie in the ranges that its page had from the beginning of the reading to its end.

use std::sync::{Mutex, MutexGuard};

/// A page's number in the ledger.
pub(super) type PageNumber = usize;

/// Lowest and highest possible count.
type Range = (i64, i64);

pub(super) struct Ledger(Mutex<Book>);

struct Book {
    /// By page: the sum of the writes that were answered, by the path they were asked by.
    settled: Vec<i64>,
    in_flight: Vec<(PageNumber, i64)>,
    /// By page: a number that is the same for all that were moved together.
    group: Vec<usize>,
    moving: Vec<(PageNumber, PageNumber)>,
    /// The ranges of all pages after each change.
    history: Vec<Vec<Range>>,
}

impl Ledger {
    pub(super) fn new(pages: usize) -> Self {
        let mut book = Book {
            settled: vec![0; pages],
            in_flight: Vec::new(),
            group: (0..pages).collect(),
            moving: Vec::new(),
            history: Vec::new(),
        };
        book.note();
        Self(Mutex::new(book))
    }

    /// Runs a write that adds `by` to a page's count if it succeeds.
    pub(super) async fn write<T, E>(
        &self,
        page: PageNumber,
        by: i64,
        write: impl Future<Output = Result<T, E>>,
    ) -> Result<T, E> {
        self.change(|book| book.in_flight.push((page, by)));
        let answer = write.await;
        self.change(|book| {
            let mut flights = book.in_flight.iter();
            let flight = flights.position(|flight| *flight == (page, by)).unwrap();
            book.in_flight.swap_remove(flight);
            if answer.is_ok() {
                book.settled[page] += by;
            }
        });
        answer
    }

    /// Runs a move that brings two pages together if it succeeds.
    pub(super) async fn bring_together<T, E>(
        &self,
        from: PageNumber,
        to: PageNumber,
        write: impl Future<Output = Result<T, E>>,
    ) -> Result<T, E> {
        self.change(|book| book.moving.push((from, to)));
        let answer = write.await;
        self.change(|book| {
            book.moving.retain(|moving| *moving != (from, to));
            if answer.is_ok() {
                let (old, new) = (book.group[from], book.group[to]);
                let groups = book.group.iter_mut();
                groups
                    .filter(|group| **group == old)
                    .for_each(|group| *group = new);
            }
        });
        answer
    }

    /// Runs a reading of these pages' counts and holds them against what was possible meanwhile.
    pub(super) async fn read(&self, pages: &[PageNumber], read: impl Future<Output = Vec<u32>>) {
        let begin = self.book().history.len() - 1;
        let counts = read.await;
        let book = self.book();
        for (&page, &count) in pages.iter().zip(&counts) {
            let ranges = book.history[begin..].iter().map(|ranges| ranges[page]);
            let (low, high) = ranges.fold((i64::MAX, i64::MIN), widest);
            assert!(
                (low..=high).contains(&i64::from(count)),
                "page {page} counts {count}; possible was {low} to {high}"
            );
        }
    }

    /// The one count that is possible while nobody writes to the page.
    pub(super) fn exact(&self, page: PageNumber) -> i64 {
        let (low, high) = *self.book().history.last().unwrap().get(page).unwrap();
        assert_eq!(low, high, "somebody writes to page {page}");
        low
    }

    fn change(&self, change: impl FnOnce(&mut Book)) {
        let mut book = self.book();
        change(&mut book);
        book.note();
    }

    fn book(&self) -> MutexGuard<'_, Book> {
        // A check that failed has poisoned it; the others should still say what they see.
        self.0
            .lock()
            .unwrap_or_else(std::sync::PoisonError::into_inner)
    }
}

impl Book {
    fn note(&mut self) {
        let ranges = (0..self.settled.len()).map(|page| self.range(page));
        self.history.push(ranges.collect());
    }

    fn range(&self, page: PageNumber) -> Range {
        let own = self.group[page];
        let apart = self.sum(|group| group == own);
        let moving = self
            .moving
            .iter()
            .map(|(from, to)| (self.group[*from], self.group[*to]));
        // One task alone moves the pages of a site's group, one move after the other.
        match moving
            .into_iter()
            .find(|(from, to)| own == *from || own == *to)
        {
            None => apart,
            Some((from, to)) => {
                let together = self.sum(|group| group == from || group == to);
                widest(apart, together)
            }
        }
    }

    fn sum(&self, is_in: impl Fn(usize) -> bool) -> Range {
        let pages = (0..self.settled.len()).filter(|page| is_in(self.group[*page]));
        let settled: i64 = pages.map(|page| self.settled[page]).sum();
        let flights = self.in_flight.iter();
        flights
            .filter(|(page, _)| is_in(self.group[*page]))
            .fold((settled, settled), |(low, high), (_, by)| {
                (low + by.min(&0), high + by.max(&0))
            })
    }
}

fn widest(one: Range, other: Range) -> Range {
    (one.0.min(other.0), one.1.max(other.1))
}
