//! Readers and writers at once: who asks after a write was answered sees it, by the counts and by the thread.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::SeqCst};

use afterword_model::{
    Author, ClosedPages, CommentId, DisplayName, Mailing, NewComment, PagePath, SiteId, Status,
    Text,
};
use afterword_services::{App, Changes as _};
use jiff::Timestamp;
use tokio::task::JoinSet;

use super::{OPEN, asked};
use crate::support::{TestServer, Visitor};

const PAGES: usize = 8;
const WRITERS: usize = 4;
const READERS: usize = 3;
const WRITES: u64 = 2000;
const READS: u64 = 6000;

/// How many comments of each page were asked for, and how many of them answered.
struct Ledger {
    begun: [AtomicU64; PAGES],
    answered: [AtomicU64; PAGES],
    writes: AtomicU64,
    reads: AtomicU64,
}

fn page(number: usize) -> String {
    format!("/{number}/")
}

fn comment(site: SiteId, page: &str) -> NewComment {
    let now = Timestamp::now();
    NewComment {
        id: CommentId::new(now),
        site,
        path: PagePath::parse(page).unwrap(),
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

async fn write(app: Arc<App>, ledger: Arc<Ledger>) {
    let site = app.sites.current().by_key("blog").unwrap().id;
    loop {
        let number = ledger.writes.fetch_add(1, SeqCst);
        if number >= WRITES {
            break;
        }
        // Most pages are left alone for a while, so that their answers are in memory.
        let number = usize::try_from(number / 16).unwrap() % PAGES;
        ledger.begun[number].fetch_add(1, SeqCst);
        let added = app.store.add_comment(comment(site, &page(number))).await;
        added.unwrap();
        ledger.answered[number].fetch_add(1, SeqCst);
    }
}

async fn read(reader: Visitor, ledger: Arc<Ledger>) {
    loop {
        let turn = ledger.reads.fetch_add(1, SeqCst);
        if turn >= READS && ledger.writes.load(SeqCst) >= WRITES {
            break;
        }
        let number = usize::try_from(turn).unwrap() % PAGES;
        let other = (number + 1) % PAGES;
        let least = [number, other].map(|page| ledger.answered[page].load(SeqCst));
        let (first, second) = (page(number), page(other));
        let counts = if turn.is_multiple_of(3) {
            let thread = asked(&reader, &first).await;
            vec![thread.json()["page"]["count"].as_u64().unwrap()]
        } else {
            let counts = reader.counts("blog", &[&first, &second]).await;
            counts.into_iter().map(u64::from).collect()
        };
        for ((page, least), count) in [number, other].into_iter().zip(least).zip(counts) {
            let most = ledger.begun[page].load(SeqCst);
            assert!(
                (least..=most).contains(&count),
                "turn {turn}: page {page} counts {count}; it has {least} to {most}"
            );
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 3)]
async fn whoever_asks_after_a_write_was_answered_sees_it() {
    let server = TestServer::with(&OPEN).await;
    let ledger = Arc::new(Ledger {
        begun: Default::default(),
        answered: Default::default(),
        writes: AtomicU64::new(0),
        reads: AtomicU64::new(0),
    });
    let mut tasks = JoinSet::new();
    for _ in 0..WRITERS {
        tasks.spawn(write(Arc::clone(&server.app), Arc::clone(&ledger)));
    }
    for _ in 0..READERS {
        tasks.spawn(read(server.visitor(), Arc::clone(&ledger)));
    }
    tasks.join_all().await;
}
