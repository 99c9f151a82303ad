//! Any writes of many people at once, and no count that is stale or negative.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use afterword_model::policy::{Moderation, SiteOverrides};
use afterword_model::{PageKey, PagePath};
use proptest::prelude::*;
use proptest::test_runner::Config;
use rusqlite::Connection;
use tokio::task::JoinSet;

use super::ledger::Ledger;
use super::writers::{Op, PAGES_OF_A_WRITER, TestPage, Writer, op};
use crate::support::{TestServer, Visitor};

/// The site that publishes new comments; the other one holds them.
pub(super) const OPEN: &str = "open";
const SITES: [&str; 2] = [OPEN, "blog"];

proptest! {
    // What fails depends on the turns that tasks take too: a seed alone does not bring it back.
    #![proptest_config(Config {
        cases: 32,
        max_shrink_iters: 100,
        failure_persistence: None,
        ..Config::default()
    })]

    #[test]
    fn no_count_is_ever_stale_or_negative(
        writers in prop::collection::vec(prop::collection::vec(op(), 1..24), 2..7),
    ) {
        tokio::runtime::Builder::new_multi_thread()
            .worker_threads(3)
            .enable_all()
            .build()
            .unwrap()
            .block_on(run(writers));
    }
}

async fn run(writers: Vec<Vec<Op>>) {
    let (server, store) = TestServer::watched(&[]).await;
    let open = SiteOverrides {
        moderation: Some(Moderation::Publish),
        // What decisions teach is not to hold what comes later.
        hold_at: Some(0),
        spam_at: Some(0),
        ..SiteOverrides::default()
    };
    server
        .add_site_with(OPEN, &["https://open.test"], open)
        .await;
    store.dawdles.store(true, Ordering::Relaxed);
    let count = writers.len();
    let ledger = Arc::new(Ledger::new(SITES.len() * 2 + count * 3));
    let people: Vec<_> = (0..count)
        .map(|person| writer(&server, &ledger, person))
        .collect();
    let readers = Readers::start(&server, &ledger, count);
    let mut tasks = JoinSet::new();
    for (mut person, ops) in people.into_iter().zip(writers) {
        tasks.spawn(async move {
            for op in ops {
                person.does(op).await;
            }
        });
    }
    let failed = until_all_end(tasks).await;
    readers.stop().await;
    if let Some(failed) = failed {
        std::panic::resume_unwind(failed);
    }
    all_agree(&server, &ledger, count).await;
}

type Panic = Box<dyn std::any::Any + Send>;

async fn until_all_end(mut tasks: JoinSet<()>) -> Option<Panic> {
    let mut failed = None;
    while let Some(ended) = tasks.join_next().await {
        if let Err(error) = ended {
            failed = Some(error.into_panic());
        }
    }
    failed
}

/// Which site a writer writes on.
fn site_of(person: usize) -> usize {
    person % SITES.len()
}

/// The pages that a writer writes to, its own first.
fn places(person: usize) -> Vec<TestPage> {
    let site = site_of(person);
    let place = |number, path: String| TestPage {
        number,
        path: PagePath::parse(&path).unwrap(),
    };
    let own = (0..PAGES_OF_A_WRITER - 2).map(|page| {
        let number = SITES.len() * 2 + person * 3 + page;
        place(number, format!("/of/{person}/{page}/"))
    });
    let shared = (0..2).map(|page| place(site * 2 + page, format!("/shared/{page}/")));
    own.chain(shared).collect()
}

fn writer(server: &TestServer, ledger: &Arc<Ledger>, person: usize) -> Writer {
    let site = server
        .app
        .sites
        .current()
        .by_key(SITES[site_of(person)])
        .unwrap();
    let moves_shared = person < SITES.len();
    Writer::new(&server.app, &site, ledger, places(person), moves_shared)
}

/// Readers who ask for counts all the time: two in the process, one by HTTP.
struct Readers {
    stop: Arc<AtomicBool>,
    tasks: JoinSet<()>,
}

impl Readers {
    fn start(server: &TestServer, ledger: &Arc<Ledger>, writers: usize) -> Self {
        let stop = Arc::new(AtomicBool::new(false));
        let mut tasks = JoinSet::new();
        for _ in 0..2 {
            let readers: Vec<_> = (0..writers)
                .map(|person| writer(server, ledger, person))
                .collect();
            let stop = Arc::clone(&stop);
            tasks.spawn(async move {
                while !stop.load(Ordering::Relaxed) {
                    for reader in &readers {
                        reader.counts().await;
                    }
                    tokio::task::yield_now().await;
                }
            });
        }
        let (browser, ledger, stopped) = (server.visitor(), Arc::clone(ledger), Arc::clone(&stop));
        tasks.spawn(async move {
            while !stopped.load(Ordering::Relaxed) {
                for person in 0..writers {
                    by_http(&browser, &ledger, person).await;
                }
            }
        });
        Self { stop, tasks }
    }

    async fn stop(self) {
        self.stop.store(true, Ordering::Relaxed);
        if let Some(failed) = until_all_end(self.tasks).await {
            std::panic::resume_unwind(failed);
        }
    }
}

async fn by_http(browser: &Visitor, ledger: &Ledger, person: usize) {
    let places = places(person);
    let pages: Vec<_> = places.iter().map(|place| place.path.as_str()).collect();
    let numbers: Vec<_> = places.iter().map(|place| place.number).collect();
    let read = browser.counts(SITES[site_of(person)], &pages);
    ledger.read(&numbers, read).await;
}

/// At the end the cache, the pages' own counts and the comments themselves say what the model says.
async fn all_agree(server: &TestServer, ledger: &Ledger, writers: usize) {
    let database = Connection::open(server.database()).unwrap();
    for person in 0..writers {
        let site = server
            .app
            .sites
            .current()
            .by_key(SITES[site_of(person)])
            .unwrap()
            .id;
        for place in places(person) {
            let key = PageKey::new(site, &place.path);
            let expected = ledger.exact(place.number);
            let keys = vec![key];
            let cached = server.app.counts.of(&keys).await.unwrap()[0];
            let kept = server.app.store.counts(keys).await.unwrap()[0].count;
            let approved = approved(&database, site.0, place.path.key());
            assert_eq!(
                [cached.into(), kept.into(), approved],
                [expected; 3],
                "cache, page and comments of {}",
                place.path
            );
        }
    }
}

fn approved(database: &Connection, site: i64, key: &str) -> i64 {
    let sql = "SELECT count(*) FROM comments c JOIN page_keys k ON k.page = c.page
        WHERE k.site = ?1 AND k.key = ?2 AND c.status = 'approved'";
    database
        .query_row(sql, (site, key), |row| row.get(0))
        .unwrap()
}
