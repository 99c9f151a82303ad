//! Random lives of webhooks: pages change, webhooks are claimed, sent, refused, interrupted and tried again. What a
//! store has is what memory has.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::time::Duration;

use afterword_model::change::{
    Answer, ChangedThread, Effect, Fact, Facts, Missing, Need, PageFacts, PageNumber, Plan, Work,
};
use afterword_model::policy::HookEvent;
use afterword_model::{
    ClaimedHook, CommentId, HookClaim, HookId, HookOutcome, HookRow, HookSettled, HookThread,
    OutboxHook, PagePath, SiteId, ThreadReceivers, Undelivered,
};
use afterword_rules::{deliveries, submit, threads};
use afterword_store::HookFilter;
use jiff::{SignedDuration, Timestamp};
use proptest::prelude::*;
use proptest::test_runner::{Config, TestCaseError, TestRunner};
use uuid::Uuid;

use crate::{TestStorage, TestStore, at};

pub const PAGES: [&str; 2] = ["/a/", "/b/"];
pub const URLS: [&str; 2] = ["https://one.test/", "https://two.test/"];
const QUIET: Duration = Duration::from_secs(30);
const PATIENCE: Duration = Duration::from_secs(300);
const LEASE: SignedDuration = SignedDuration::from_mins(30);
const LIVES: u32 = 48;

/// A step of a life. Numbers choose among what there is.
#[derive(Debug, Clone)]
pub enum DeliveryStep {
    /// Readers see another thread.
    Change {
        page: usize,
        url: usize,
    },
    /// Something happened to a comment.
    Event {
        page: usize,
        url: usize,
    },
    Pass {
        minutes: i64,
    },
    Claim {
        url: usize,
        limit: u32,
    },
    Settle {
        which: usize,
        came: Came,
    },
    Release,
    Retry {
        which: Option<usize>,
    },
    Abandon {
        url: usize,
    },
}

/// What came of an attempt.
#[derive(Debug, Clone, Copy)]
pub enum Came {
    Sent,
    NotNow { asked: Option<i64> },
    Never,
}

/// Lives of up to so many steps.
pub fn delivery_life(most: usize) -> impl Strategy<Value = Vec<DeliveryStep>> {
    let page = || 0..PAGES.len();
    let url = || 0..URLS.len();
    let came = prop_oneof![
        2 => Just(Came::Sent),
        4 => proptest::option::weighted(0.3, -10_i64..3000).prop_map(|asked| Came::NotNow { asked }),
        1 => Just(Came::Never),
    ];
    let minutes = prop_oneof![4 => 0_i64..10, 2 => 10_i64..600, 1 => 600_i64..6000];
    let step = prop_oneof![
        6 => (page(), url()).prop_map(|(page, url)| DeliveryStep::Change { page, url }),
        2 => (page(), url()).prop_map(|(page, url)| DeliveryStep::Event { page, url }),
        4 => minutes.prop_map(|minutes| DeliveryStep::Pass { minutes }),
        5 => (url(), 1..4_u32).prop_map(|(url, limit)| DeliveryStep::Claim { url, limit }),
        6 => (any::<usize>(), came).prop_map(|(which, came)| DeliveryStep::Settle { which, came }),
        1 => Just(DeliveryStep::Release),
        2 => proptest::option::of(any::<usize>()).prop_map(|which| DeliveryStep::Retry { which }),
        1 => url().prop_map(|url| DeliveryStep::Abandon { url }),
    ];
    proptest::collection::vec(step, 1..most)
}

/// Where webhooks wait.
pub trait Deliveries {
    fn change<T>(&mut self, work: (Work, Answer<T>)) -> T;
    /// In the order of their ids.
    fn rows(&self) -> Vec<OutboxHook>;
    /// A comment of the page.
    fn comment(&self, page: usize) -> CommentId;

    fn site(&self) -> SiteId {
        SiteId(1)
    }
}

/// Webhooks in plain maps.
#[derive(Default)]
pub struct InMemoryDeliveries {
    rows: BTreeMap<HookId, Row>,
    number: u128,
}

#[derive(Debug, Clone)]
struct Row {
    hook: OutboxHook,
    page: PageNumber,
    leased: Option<Timestamp>,
}

impl Row {
    fn waits(&self) -> bool {
        self.hook.sent.is_none() && self.hook.failed.is_none()
    }

    fn tells_of(&self, page: PageNumber, url: &str) -> bool {
        self.hook.event == HookEvent::ThreadChanged && self.page == page && self.hook.url == url
    }

    fn row(&self) -> HookRow {
        let hook = &self.hook;
        let thread = HookThread {
            page: self.page,
            url: hook.url.clone(),
        };
        HookRow {
            id: hook.id,
            thread: Some(thread).filter(|_| hook.event == HookEvent::ThreadChanged),
            created: hook.created,
            due: hook.due,
            attempts: hook.attempts,
            leased: self.leased,
            sent: hook.sent,
            failed: hook.failed,
        }
    }
}

impl InMemoryDeliveries {
    fn next_id(&mut self) -> HookId {
        self.number += 1;
        HookId(Uuid::from_u128(self.number))
    }

    fn load(&self, need: &Need) -> Fact {
        let all = || self.rows.values();
        match need {
            Need::Hook(id) => Fact::Hook(self.rows.get(id).map(Row::row)),
            Need::Page(_, path) => Fact::Page(Some(page_facts(path))),
            Need::HooksOfThreads(threads) => {
                let [thread] = threads.as_slice() else {
                    unreachable!("{threads:?}");
                };
                let is_it = |row: &&Row| row.waits() && row.tells_of(thread.page, &thread.url);
                let waiting: Vec<HookRow> = all().filter(is_it).map(Row::row).collect();
                let free = waiting.iter().filter(|row| row.leased.is_none());
                assert!(free.count() < 2, "two wait for one thread: {waiting:?}");
                Fact::HooksOfThreads(waiting)
            }
            Need::DueHooks(url, now, limit) => {
                let is_due = |row: &&Row| {
                    let is_free = row.leased.is_none_or(|leased| leased <= *now);
                    row.waits() && is_free && row.hook.url == *url && row.hook.due <= *now
                };
                let mut due: Vec<OutboxHook> =
                    all().filter(is_due).map(|row| row.hook.clone()).collect();
                due.sort_by_key(|hook| (hook.due, hook.id));
                due.truncate(*limit as usize);
                Fact::DueHooks(due)
            }
            Need::ClaimedHooks() => {
                let claimed = all()
                    .rev()
                    .filter(|row| row.waits() && row.leased.is_some());
                Fact::ClaimedHooks(claimed.map(Row::row).collect())
            }
            Need::HooksForOthers(urls) => {
                let others = all().filter(|row| row.waits() && !urls.contains(&row.hook.url));
                Fact::HooksForOthers(others.map(|row| row.hook.id).collect())
            }
            Need::FailedHooks(only) => {
                let is_one = |row: &&Row| {
                    row.hook.failed.is_some() && only.is_none_or(|only| only == row.hook.id)
                };
                Fact::FailedHooks(all().rev().filter(is_one).map(Row::row).collect())
            }
            other => unreachable!("{other:?}"),
        }
    }

    fn apply(&mut self, effect: Effect) {
        match effect {
            Effect::QueueHook {
                event,
                comment,
                url,
                at,
            } => {
                let page = comment_number(comment);
                self.add(event, (page, Some(comment)), url, (at, at));
            }
            Effect::QueueThreadHook {
                thread: ChangedThread::On(page),
                url,
                at,
                due,
            } => {
                let page = usize::try_from(page.0).unwrap();
                self.add(HookEvent::ThreadChanged, (page, None), url, (at, due));
            }
            Effect::PutHookOff { hook, due } => self.row(hook).hook.due = due,
            Effect::RenewHook { hook, at, due } => {
                let mut row = self.rows.remove(&hook).unwrap();
                row.hook.id = self.next_id();
                (row.hook.created, row.hook.due) = (at, due);
                self.rows.insert(row.hook.id, row);
            }
            Effect::MendTimes(_) => {}
            Effect::LeaseHook {
                hook,
                until,
                attempts,
            } => {
                let row = self.row(hook);
                row.leased = Some(until);
                row.hook.attempts = attempts;
            }
            Effect::ReleaseHook(hook) => self.row(hook).leased = None,
            Effect::HookSent { hook, at } => {
                let row = self.row(hook);
                (row.hook.sent, row.hook.failed) = (Some(at), None);
                (row.hook.error, row.leased) = (None, None);
            }
            Effect::HookPostponed {
                hook,
                due,
                error,
                attempts,
            } => {
                let row = self.row(hook);
                (row.hook.due, row.hook.attempts, row.leased) = (due, attempts, None);
                row.hook.error = Some(error);
            }
            Effect::HookFailed { hook, error, at } => {
                let row = self.row(hook);
                (row.hook.failed, row.hook.error) = (Some(at), Some(error));
                row.leased = None;
            }
            Effect::RetryHook { hook, attempts, at } => {
                let hook = &mut self.row(hook).hook;
                (hook.failed, hook.error, hook.attempts) = (None, None, attempts);
                (hook.due, hook.created) = (at, at);
            }
            Effect::RemoveHook(hook) => drop(self.rows.remove(&hook).unwrap()),
            other => unreachable!("{other:?}"),
        }
    }

    fn row(&mut self, id: HookId) -> &mut Row {
        self.rows.get_mut(&id).unwrap()
    }

    fn add(
        &mut self,
        event: HookEvent,
        (page, comment): (usize, Option<CommentId>),
        url: String,
        (created, due): (Timestamp, Timestamp),
    ) {
        let id = self.next_id();
        let hook = OutboxHook {
            id,
            event,
            site: self.site(),
            page: Some(PAGES[page].to_owned()),
            comment,
            url,
            created,
            due,
            attempts: 0,
            sent: None,
            failed: None,
            error: None,
        };
        let row = Row {
            hook,
            page: PageNumber(i64::try_from(page).unwrap()),
            leased: None,
        };
        self.rows.insert(id, row);
    }
}

fn page_facts(path: &PagePath) -> PageFacts {
    let is_it = |page: &&str| PagePath::key_of(page) == path.key();
    let number = PAGES.iter().position(is_it).unwrap();
    PageFacts {
        number: PageNumber(i64::try_from(number).unwrap()),
        path: path.as_str().to_owned(),
        title: String::new(),
        closed: false,
        first_seen: at(0),
    }
}

/// Memory needs no comments, only names for them.
fn comment_of(page: usize) -> CommentId {
    CommentId(Uuid::from_u128(page as u128))
}

fn comment_number(comment: CommentId) -> usize {
    usize::try_from(comment.0.as_u128()).unwrap()
}

impl Deliveries for InMemoryDeliveries {
    fn change<T>(&mut self, (mut work, answer): (Work, Answer<T>)) -> T {
        let mut facts = Facts::default();
        for need in work.first.drain(..) {
            let fact = self.load(&need);
            facts.add(need, fact);
        }
        let effects = loop {
            match (work.plan)(&facts) {
                Ok(effects) => break effects,
                Err(Missing(need)) => {
                    let fact = self.load(&need);
                    facts.add(need, fact);
                }
            }
        };
        for effect in effects {
            self.apply(effect);
        }
        answer.take().unwrap()
    }

    fn rows(&self) -> Vec<OutboxHook> {
        self.rows.values().map(|row| row.hook.clone()).collect()
    }

    fn comment(&self, page: usize) -> CommentId {
        comment_of(page)
    }
}

/// One life in one world.
pub struct Delivering<D> {
    pub world: D,
    pub now: Timestamp,
    /// Webhooks that somebody has claimed.
    claimed: Vec<ClaimedHook>,
}

/// What came of a step, whatever the webhooks are called.
#[derive(Debug, PartialEq)]
pub enum Told {
    Nothing,
    Claimed(Vec<OutboxHook>),
    Settled(HookSettled),
    Number(usize),
}

impl<D: Deliveries> Delivering<D> {
    pub fn new(world: D) -> Self {
        Self {
            world,
            now: at(0),
            claimed: Vec::new(),
        }
    }

    pub fn lives(&mut self, step: &DeliveryStep) -> Told {
        let now = self.now;
        match step {
            DeliveryStep::Change { page, url } => {
                let told = ThreadReceivers {
                    urls: vec![URLS[*url].to_owned()],
                    quiet: QUIET,
                    patience: PATIENCE,
                };
                let site = self.world.site();
                let path = PagePath::parse(PAGES[*page]).unwrap();
                self.world.change(Work::new(Vec::new(), move |facts| {
                    let page = facts.page(site, path.clone())?.as_ref().unwrap();
                    threads::change(page.number, &told, now, facts)
                }));
                Told::Nothing
            }
            DeliveryStep::Event { page, url } => {
                let comment = self.world.comment(*page);
                self.world.change(with_effect(Effect::QueueHook {
                    event: HookEvent::CommentSubmitted,
                    comment,
                    url: URLS[*url].to_owned(),
                    at: now,
                }));
                Told::Nothing
            }
            DeliveryStep::Pass { minutes } => {
                self.now += SignedDuration::from_mins(*minutes);
                Told::Nothing
            }
            DeliveryStep::Claim { url, limit } => {
                let claim = HookClaim {
                    url: URLS[*url].to_owned(),
                    now,
                    leased: now + LEASE,
                    limit: *limit,
                };
                let hooks = self.world.change(deliveries::claim_work(claim));
                self.claimed.extend(hooks.iter().map(OutboxHook::claimed));
                Told::Claimed(hooks.into_iter().map(nameless).collect())
            }
            DeliveryStep::Settle { which, came } => {
                if self.claimed.is_empty() {
                    return Told::Nothing;
                }
                let hook = self.claimed.remove(which % self.claimed.len());
                let outcome = outcome(*came, now);
                Told::Settled(
                    self.world
                        .change(deliveries::settle_work(hook, outcome, now)),
                )
            }
            DeliveryStep::Release => {
                self.claimed.clear();
                Told::Number(self.world.change(deliveries::release_work()))
            }
            DeliveryStep::Retry { which } => {
                let failed = self.world.rows().into_iter();
                let failed: Vec<OutboxHook> = failed.filter(|row| row.failed.is_some()).collect();
                let only = which
                    .filter(|_| !failed.is_empty())
                    .map(|which| failed[which % failed.len()].id);
                Told::Number(self.world.change(deliveries::retry_work(only, now)))
            }
            DeliveryStep::Abandon { url } => {
                let urls = vec![URLS[*url].to_owned()];
                Told::Number(self.world.change(deliveries::abandon_work(urls, now)))
            }
        }
    }

    /// What wants to be told to a receiver and was not, or only in part.
    pub fn untold(&self) -> BTreeSet<(String, String)> {
        let rows = self.world.rows().into_iter();
        let threads = rows.filter(|row| row.event == HookEvent::ThreadChanged);
        threads
            .filter(|row| row.sent.is_none() || row.failed.is_some())
            .map(|row| (row.page.unwrap_or_default(), row.url))
            .collect()
    }
}

fn outcome(came: Came, now: Timestamp) -> HookOutcome {
    match came {
        Came::Sent => HookOutcome::Sent,
        Came::NotNow { asked } => HookOutcome::NotNow {
            error: Undelivered::said("no"),
            asked: asked.map(|minutes| now + SignedDuration::from_mins(minutes)),
        },
        Came::Never => HookOutcome::Failed(Undelivered::said("never")),
    }
}

fn with_effect(effect: Effect) -> (Work, Answer<()>) {
    Work::new(Vec::new(), move |_| -> Plan<()> {
        Ok((vec![effect.clone()], ()))
    })
}

/// Ids are made anew in each world, of webhooks and of comments.
fn nameless(hook: OutboxHook) -> OutboxHook {
    OutboxHook {
        id: HookId(Uuid::nil()),
        comment: hook.comment.map(|_| comment_of(0)),
        site: SiteId(0),
        ..hook
    }
}

struct InStore {
    shelf: TestStore,
    runtime: Arc<tokio::runtime::Runtime>,
    comments: Vec<CommentId>,
}

impl InStore {
    fn new(home: Box<dyn TestStorage>) -> Self {
        let runtime = tokio::runtime::Builder::new_current_thread().build();
        let runtime = Arc::new(runtime.unwrap());
        let shelf = runtime.block_on(TestStore::new(home));
        let comments = PAGES.map(|page| {
            let draft = shelf.draft(page);
            let id = draft.id;
            let (work, _) = submit::work(draft);
            runtime.block_on(shelf.store.change(work)).unwrap();
            id
        });
        Self {
            shelf,
            runtime,
            comments: comments.to_vec(),
        }
    }
}

impl Deliveries for InStore {
    fn change<T>(&mut self, (work, answer): (Work, Answer<T>)) -> T {
        self.runtime
            .block_on(self.shelf.store.change(work))
            .unwrap();
        answer.take().unwrap()
    }

    fn rows(&self) -> Vec<OutboxHook> {
        let rows = self.shelf.store.hooks(HookFilter::All, 10_000);
        let mut rows = self.runtime.block_on(rows).unwrap();
        rows.reverse();
        rows
    }

    fn comment(&self, page: usize) -> CommentId {
        self.comments[page]
    }

    fn site(&self) -> SiteId {
        self.shelf.site
    }
}

/// The same life in memory and in a store.
pub fn in_a_store(home: fn() -> Box<dyn TestStorage>) {
    let config = Config {
        cases: LIVES,
        failure_persistence: None,
        ..Config::default()
    };
    let lived = TestRunner::new(config).run(&delivery_life(60), |life| both(&life, home));
    assert!(lived.is_ok(), "{lived:?}");
}

/// A thread changes while its webhook is claimed, twice, and once more when both claims are over.
pub fn two_claims_of_one_thread(home: fn() -> Box<dyn TestStorage>) {
    let change = DeliveryStep::Change { page: 1, url: 0 };
    let claim = DeliveryStep::Claim { url: 0, limit: 1 };
    let pass = |minutes| DeliveryStep::Pass { minutes };
    let life = [
        change.clone(),
        pass(1),
        claim.clone(),
        change.clone(),
        pass(10),
        claim,
        pass(60),
        change,
    ];
    let lived = both(&life, home);
    assert!(lived.is_ok(), "{lived:?}");
}

fn both(life: &[DeliveryStep], home: fn() -> Box<dyn TestStorage>) -> Result<(), TestCaseError> {
    let mut memory = Delivering::new(InMemoryDeliveries::default());
    let mut store = Delivering::new(InStore::new(home()));
    for step in life {
        prop_assert_eq!(memory.lives(step), store.lives(step), "{:?}", step);
        let rows = |rows: Vec<OutboxHook>| rows.into_iter().map(nameless).collect::<Vec<_>>();
        let (one, other) = (rows(memory.world.rows()), rows(store.world.rows()));
        prop_assert_eq!(one, other, "{:?}", step);
    }
    Ok(())
}
