//! Long random lives of comments. What a store answers is what memory answers, and the sums that it keeps are those of
//! its rows, counted anew.

mod deliveries;
mod dump;
mod memory;
mod named;
mod steps;
mod stored;

use std::collections::{BTreeMap, BTreeSet};

use afterword_model::{CommentId, PageKey, PagePath, SiteId, Status};
use jiff::Timestamp;
use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};

use crate::TestStorage;

pub use deliveries::{
    Came, Deliveries, Delivering, DeliveryStep, InMemoryDeliveries, PAGES, Told, URLS,
    delivery_life, in_a_store as deliveries_in_a_store, two_claims_of_one_thread,
};
pub use memory::InMemory;
use steps::kind_of;
pub use steps::{Life, Living, Step, StoreCall, World, life};
use stored::InStore;

const LIVES: u32 = 64;
const MOST_STEPS: usize = 80;

/// Lives lives in memory and in stores.
pub fn in_a_store(home: fn() -> Box<dyn TestStorage>) {
    let config = Config {
        cases: LIVES,
        failure_persistence: None,
        ..Config::default()
    };
    let lived = TestRunner::new(config).run(&life(MOST_STEPS), |life| {
        let (mut store, mut memory) = (InStore::new(home()), InMemory::default());
        let mut living = Living::new(life);
        for step in living.steps() {
            let Some(asked) = living.asks(&step, &memory) else {
                continue;
            };
            let (one, other) = (memory.ask(asked.clone()), store.ask(asked));
            prop_assert_eq!(&one, &other, "{:?}", step);
            living.heard(&one);
        }
        for id in living.ids() {
            prop_assert_eq!(memory.comment(id), store.comment(id));
            prop_assert_eq!(decisions(&memory, id), store.decisions(id));
        }
        let told = |mails: Vec<_>| mails.iter().map(kind_of).collect::<BTreeSet<_>>();
        prop_assert_eq!(told(memory.outbox()), told(store.mails()));
        let counts = memory.counts();
        let pages: Vec<PageKey> = counts.keys().cloned().collect();
        prop_assert_eq!(&counts, &store.counts(pages));
        for (site, key) in memory.paths.keys() {
            let path = PagePath::parse(key).unwrap();
            let known = memory.whole_page(*site, &path).map(|whole| whole.page);
            prop_assert_eq!(known, store.page(*site, path));
        }
        for (site, path) in memory.places() {
            let visible = memory.visible(site, &path);
            let path = PagePath::parse(&path).unwrap();
            prop_assert_eq!(visible, store.visible(site, path));
        }
        for site in [SiteId(1), SiteId(2)] {
            let words = memory.words(site);
            let known = store.words(site, words.keys().copied().collect());
            prop_assert_eq!(words, known);
        }
        Ok(())
    });
    assert!(lived.is_ok(), "{lived:?}");
}

/// What was decided about a comment, oldest first.
pub fn decisions(memory: &InMemory, id: CommentId) -> Vec<(String, Timestamp, Status, Status)> {
    let own = memory.decisions.iter().filter(|line| line.comment == id);
    own.map(|line| {
        (
            line.action.as_str().to_owned(),
            line.at,
            line.before,
            line.after,
        )
    })
    .collect()
}

/// Sums as they are counted anew.
impl InMemory {
    /// Approved comments of each page.
    fn counts(&self) -> BTreeMap<PageKey, u32> {
        let mut counts = BTreeMap::new();
        for row in self.comments.values() {
            let comment = self.comment(row.stored.comment.id).unwrap();
            let path = PagePath::parse(&comment.page).unwrap();
            let count = counts.entry(PageKey::new(comment.site, &path)).or_insert(0);
            *count += u32::from(comment.status == Status::Approved);
        }
        counts
    }

    /// Pages with comments.
    fn places(&self) -> BTreeSet<(SiteId, String)> {
        let comments = self.comments.keys().filter_map(|id| self.comment(*id));
        comments
            .map(|comment| (comment.site, comment.page))
            .collect()
    }

    /// Comments of a page that readers see, and empty places above them.
    fn visible(&self, site: SiteId, path: &str) -> BTreeSet<CommentId> {
        let mut visible = BTreeSet::new();
        for row in self.comments.values() {
            let comment = self.comment(row.stored.comment.id).unwrap();
            let is_here = comment.site == site && comment.page == path;
            if !is_here || comment.status != Status::Approved {
                continue;
            }
            let mut next = Some(comment.id);
            while let Some(id) = next {
                visible.insert(id);
                next = self.comments[&id].stored.comment.parent;
            }
        }
        visible
    }

    /// How many lessons of a site hold each word: of good comments, and of spam.
    fn words(&self, site: SiteId) -> BTreeMap<u32, (u32, u32)> {
        let mut words = BTreeMap::new();
        for (id, (lesson, learned)) in &self.lessons {
            if self.comments[id].stored.comment.site != site {
                continue;
            }
            for word in learned {
                let (good, spam) = words.entry(*word).or_insert((0, 0));
                match lesson {
                    afterword_model::Lesson::Good => *good += 1,
                    afterword_model::Lesson::Spam => *spam += 1,
                }
            }
        }
        words
    }
}
