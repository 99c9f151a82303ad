//! Whole answers that are kept for the next who asks the same.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use rusqlite::Connection;
use tokio::task::JoinSet;

use super::ledger::Ledger;
use crate::support::TestServer;

/// So many that telling of them takes long enough for others to ask meanwhile.
const FORMER_PATHS: usize = 1000;

/// Leads many paths to the page `/a/`; the last one of them.
fn give_former_paths(server: &TestServer) -> String {
    let path = |number| format!("/b/{number:04}");
    let mut database = Connection::open(server.database()).unwrap();
    let tx = database.transaction().unwrap();
    for number in 0..FORMER_PATHS {
        let sql = "INSERT INTO page_keys (site, key, page)
            SELECT site, ?1, page FROM page_keys WHERE key = '/a'";
        assert_eq!(tx.execute(sql, [path(number)]).unwrap(), 1);
    }
    tx.commit().unwrap();
    path(FORMER_PATHS - 1)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 3)]
async fn no_answer_is_kept_that_is_older_than_the_last_write_that_was_answered() {
    let server = TestServer::start().await;
    let (id, _) = server.visitor().comments("/a/", "Hello").await.submitted();
    let page = give_former_paths(&server);
    let ledger = Arc::new(Ledger::new(1));
    let stop = Arc::new(AtomicBool::new(false));
    let mut readers = JoinSet::new();
    for _ in 0..3 {
        let (browser, ledger) = (server.visitor(), Arc::clone(&ledger));
        let (page, stop) = (page.clone(), Arc::clone(&stop));
        readers.spawn(async move {
            while !stop.load(Ordering::Relaxed) {
                let read = async { browser.counts("blog", &[&page]).await };
                ledger.read(&[0], read).await;
            }
        });
    }
    let (owner, browser) = (server.owner(), server.visitor());
    for turn in 0..80 {
        let (action, by) = [("approve", 1), ("spam", -1)][turn % 2];
        let decided = async {
            owner.has_decided(&id, action).await;
            Ok::<(), ()>(())
        };
        ledger.write(0, by, decided).await.unwrap();
        // The same question as the readers', whose answer is kept.
        let count = browser.counts("blog", &[&page]).await[0];
        assert_eq!(i64::from(count), ledger.exact(0), "after turn {turn}");
    }
    stop.store(true, Ordering::Relaxed);
    readers.join_all().await;
}
