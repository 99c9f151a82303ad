use std::sync::atomic::AtomicU32;
use std::sync::atomic::Ordering::SeqCst;
use std::time::Duration;

use super::*;
use crate::Changes as _;
use afterword_model::policy::SiteOverrides;
use afterword_model::{Author, CommentId, DisplayName, PagePath, SiteId, SiteKey, Status, Text};
use afterword_store::{ClosedPages, Mailing, NewComment, SiteDraft, StoreLimits};
use afterword_store_sqlite::Sqlite;

fn store(folder: &tempfile::TempDir) -> Arc<Sqlite> {
    let limits = StoreLimits {
        readers: 2,
        busy_timeout: Duration::from_secs(5),
        queue: 64,
        min_free_space: 0,
        yields_to_readers: false,
    };
    Arc::new(Sqlite::open(&folder.path().join("afterword.db"), limits).unwrap())
}

#[tokio::test]
async fn pages_that_strangers_make_up_have_a_bound_of_their_own() {
    let folder = tempfile::TempDir::new().unwrap();
    let counts = Counts::new(store(&folder), 1000);
    for batch in 0..200 {
        let path = |page| PagePath::parse(&format!("/junk/{batch}/{page}/")).unwrap();
        let pages = (0..100).map(|page| PageKey::new(SiteId(1), &path(page)));
        let pages: Vec<_> = pages.collect();
        assert!(
            counts
                .of(&pages)
                .await
                .unwrap()
                .iter()
                .all(|count| *count == 0)
        );
    }
    for cache in [&counts.counted, &counts.empty] {
        cache.run_pending_tasks();
    }
    assert_eq!(
        counts.counted.entry_count(),
        0,
        "no room of pages with comments"
    );
    let cached = counts.empty.entry_count();
    assert!(cached > 0 && cached <= 125, "{cached} pages");
    assert_eq!(counts.lock().len(), 0);
}

#[tokio::test]
async fn callers_who_hang_up_leave_nothing_behind() {
    let folder = tempfile::TempDir::new().unwrap();
    let counts = Counts::new(store(&folder), 100);
    let page = |path| PageKey::new(SiteId(1), &PagePath::parse(path).unwrap());
    let pages = [page("/a/"), page("/b/"), page("/c/")];
    // What a request holds while it waits for the store, which may answer at any moment.
    let first = counts.join(pages[..2].iter());
    let second = counts.join(pages[1..].iter());
    assert_eq!(counts.lock().len(), 3);
    drop(first);
    assert_eq!(
        counts.lock().len(),
        3,
        "the second waits for the first's batch"
    );
    drop(second);
    assert_eq!(counts.lock().len(), 0);
    assert_eq!(counts.of(&pages).await.unwrap(), [0, 0, 0]);
    assert_eq!(counts.lock().len(), 0);
}

const PAGES: usize = 256;
const WRITERS: usize = 32;
const READERS: usize = 8;
const WRITES: u32 = 20_000;
const READS: usize = 1_000_000;
/// How many pages are asked for at once.
const FRONT_PAGE: usize = 10;

/// How many comments of each page were asked for, and how many of them answered.
struct Ledger {
    begun: Vec<AtomicU32>,
    answered: Vec<AtomicU32>,
    writes: AtomicU32,
    reads: AtomicUsize,
}

fn page(number: usize) -> PagePath {
    PagePath::parse(&format!("/{number}/")).unwrap()
}

fn comment(site: SiteId, path: PagePath) -> NewComment {
    let now = jiff::Timestamp::now();
    NewComment {
        id: CommentId::new(now),
        site,
        path,
        title: None,
        parent: None,
        author: Author {
            name: DisplayName::stored("Ann".to_owned()),
            email: None,
            website: None,
            owner: false,
            verified: false,
        },
        text: Text::stored("Hello".to_owned()),
        html: "<p>Hello</p>\n".to_owned(),
        private: false,
        status: Status::Approved,
        reasons: Vec::new(),
        now,
        submission: None,
        challenge: None,
        closed_pages: ClosedPages::Accept,
        notify: false,
        follow: None,
        network: None,
        avatar: None,
        simhash: None,
        akismet: None,
        mailing: Mailing::none(),
        original: None,
        written: None,
    }
}

async fn blog(store: &Sqlite) -> SiteId {
    let draft = SiteDraft {
        key: SiteKey::parse("blog").unwrap(),
        title: String::new(),
        origins: Vec::new(),
        overrides: SiteOverrides::default(),
        now: jiff::Timestamp::now(),
    };
    let saved = store.save_site_if(draft, None).await.unwrap();
    saved.unwrap().id
}

async fn write(store: Arc<Sqlite>, site: SiteId, ledger: Arc<Ledger>) {
    loop {
        let number = ledger.writes.fetch_add(1, SeqCst);
        if number >= WRITES {
            break;
        }
        let number = usize::try_from(number).unwrap() * 7 % PAGES;
        ledger.begun[number].fetch_add(1, SeqCst);
        store
            .add_comment(comment(site, page(number)))
            .await
            .unwrap();
        ledger.answered[number].fetch_add(1, SeqCst);
    }
}

async fn read(counts: Arc<Counts>, site: SiteId, ledger: Arc<Ledger>, mut first: usize) {
    let pages = 0..PAGES + FRONT_PAGE;
    let pages: Vec<_> = pages.map(|number| number % PAGES).collect();
    let keys = pages
        .iter()
        .map(|number| PageKey::new(site, &page(*number)));
    let keys: Vec<_> = keys.collect();
    while ledger.reads.fetch_add(FRONT_PAGE, SeqCst) < READS || ledger.writes.load(SeqCst) < WRITES
    {
        first = (first + 3) % PAGES;
        let asked = first..first + FRONT_PAGE;
        let pages = &pages[asked.clone()];
        let answered = pages.iter().map(|page| ledger.answered[*page].load(SeqCst));
        let answered: Vec<_> = answered.collect();
        let read = counts.of(&keys[asked]).await.unwrap();
        for ((page, least), count) in pages.iter().zip(answered).zip(read) {
            let most = ledger.begun[*page].load(SeqCst);
            assert!(
                (least..=most).contains(&count),
                "page {page} counts {count}; it has {least} to {most}"
            );
        }
        tokio::task::yield_now().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn whoever_asks_after_a_write_was_answered_sees_it() {
    let folder = tempfile::TempDir::new().unwrap();
    let store = store(&folder);
    let site = blog(&store).await;
    let counts = Arc::new(Counts::new(store.clone(), PAGES));
    let zeros = || (0..PAGES).map(|_| AtomicU32::new(0)).collect();
    let ledger = Arc::new(Ledger {
        begun: zeros(),
        answered: zeros(),
        writes: AtomicU32::new(0),
        reads: AtomicUsize::new(0),
    });
    let mut tasks = tokio::task::JoinSet::new();
    for _ in 0..WRITERS {
        tasks.spawn(write(Arc::clone(&store), site, Arc::clone(&ledger)));
    }
    for first in 0..READERS {
        tasks.spawn(read(Arc::clone(&counts), site, Arc::clone(&ledger), first));
    }
    tasks.join_all().await;
    let keys: Vec<_> = (0..PAGES)
        .map(|number| PageKey::new(site, &page(number)))
        .collect();
    let read = counts.of(&keys).await.unwrap();
    assert_eq!(read.iter().sum::<u32>(), WRITES);
}
