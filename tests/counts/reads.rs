//! How the cache reads the store: as little as it can, and never using what is outdated.

use std::sync::Arc;

use afterword_model::{PageKey, PagePath, SiteId};
use afterword_services::counts::Counts;
use afterword_store::{Store, StoreError};
use futures_util::FutureExt;
use futures_util::future::join_all;

use crate::support::{TestServer, Visitor, Watched};

fn keys<const N: usize>(pages: [&str; N]) -> [PageKey; N] {
    pages.map(|page| PageKey::new(SiteId(1), &PagePath::parse(page).unwrap()))
}

/// A fresh cache in front of a store whose page `/a/` has one comment and `/b/` has two.
async fn counts() -> (Counts, Arc<Watched>, Visitor, TestServer) {
    let (server, store) = TestServer::watched(&["sites.moderation=publish"]).await;
    let ann = server.visitor();
    for page in ["/a/", "/b/", "/b/"] {
        ann.comments(page, "Hello").await.submitted();
    }
    (Counts::new(store.clone(), 100), store, ann, server)
}

/// Lets a caller go on until the store has read for it and keeps the answer back.
async fn until_it_waits<T>(store: &Watched, caller: &mut (impl Future<Output = T> + Unpin)) {
    tokio::select! {
        _ = caller => panic!("it was not held"),
        () = store.counts_read.has_waiting(1) => {}
    }
}

#[tokio::test]
async fn many_who_miss_the_same_page_at_once_read_the_store_once() {
    let (counts, store, _ann, _server) = counts().await;
    let pages = keys(["/a/"]);
    store.counts_read.close();
    let mut askers: Vec<_> = (0..50).map(|_| Box::pin(counts.of(&pages))).collect();
    for asker in &mut askers {
        assert!(asker.now_or_never().is_none());
    }
    store.counts_read.open();
    for answer in join_all(askers).await {
        assert_eq!(answer.unwrap(), [1]);
    }
    assert_eq!(counts.of(&pages).await.unwrap(), [1]);
    assert_eq!(store.readings(), [["/a"]]);
}

#[tokio::test]
async fn one_query_reads_all_pages_that_are_missing_and_no_other() {
    let (counts, store, _ann, _server) = counts().await;
    counts.of(&keys(["/a/"])).await.unwrap();
    let asked = keys(["/b/", "/a/", "/nowhere/", "/b/"]);
    assert_eq!(counts.of(&asked).await.unwrap(), [2, 1, 0, 2]);
    assert_eq!(store.readings(), [vec!["/a"], vec!["/b", "/nowhere"]]);
    assert_eq!(counts.of(&asked).await.unwrap(), [2, 1, 0, 2]);
    assert_eq!(store.readings().len(), 2);
}

#[tokio::test]
async fn who_misses_a_page_that_is_being_read_reads_only_the_rest() {
    let (counts, store, _ann, _server) = counts().await;
    store.counts_read.close();
    let (first, second) = (keys(["/a/", "/b/"]), keys(["/b/", "/c/"]));
    let mut one = Box::pin(counts.of(&first));
    assert!((&mut one).now_or_never().is_none());
    let mut two = Box::pin(counts.of(&second));
    assert!((&mut two).now_or_never().is_none());
    store.counts_read.open();
    let (one, two) = futures_util::future::join(one, two).await;
    assert_eq!((one.unwrap(), two.unwrap()), (vec![1, 2], vec![2, 0]));
    assert_eq!(store.readings(), [vec!["/a", "/b"], vec!["/c"]]);
}

#[tokio::test]
async fn what_has_changed_while_it_was_read_is_used_for_nobody_who_asks_later() {
    let (counts, store, ann, _server) = counts().await;
    let page = keys(["/a/"]);
    store.counts_read.close();
    let mut early = Box::pin(counts.of(&page));
    until_it_waits(&store, &mut early).await;
    ann.comments("/a/", "Another").await.submitted();
    store.counts_read.open();
    assert_eq!(counts.of(&page).await.unwrap(), [2]);
    // Who asked before the write was answered may see the page as it was; nobody later does.
    assert_eq!(early.await.unwrap(), [1]);
    assert_eq!(counts.of(&page).await.unwrap(), [2]);
    assert_eq!(store.readings(), [["/a"], ["/a"]]);
}

#[tokio::test]
async fn a_reading_that_began_before_a_change_is_joined_by_nobody_after_it() {
    let (counts, store, ann, _server) = counts().await;
    let (both, turned, b) = (keys(["/a/", "/b/"]), keys(["/b/", "/a/"]), keys(["/b/"]));
    store.counts_read.close();
    let mut early = Box::pin(counts.of(&both));
    until_it_waits(&store, &mut early).await;
    ann.comments("/b/", "Another").await.submitted();
    let mut late = Box::pin(counts.of(&b));
    assert!((&mut late).now_or_never().is_none());
    // The early reading still goes on for both pages, and what it holds of `/b/` is outdated.
    let mut third = Box::pin(counts.of(&both));
    assert!((&mut third).now_or_never().is_none());
    let mut fourth = Box::pin(counts.of(&turned));
    assert!((&mut fourth).now_or_never().is_none());
    store.counts_read.open();
    let answers = join_all([early, late, third, fourth]).await;
    let answers: Vec<_> = answers.into_iter().map(Result::unwrap).collect();
    assert_eq!(answers, [vec![1, 2], vec![3], vec![1, 3], vec![3, 1]]);
    assert_eq!(store.readings(), [vec!["/a", "/b"], vec!["/b"], vec!["/a"]]);
}

#[tokio::test]
async fn everything_can_change_while_it_is_read() {
    let (counts, store, ann, _server) = counts().await;
    let pages = keys(["/a/", "/b/"]);
    counts.of(&pages[1..]).await.unwrap();
    store.counts_read.close();
    let mut early = Box::pin(counts.of(&pages));
    until_it_waits(&store, &mut early).await;
    for page in ["/a/", "/b/"] {
        ann.comments(page, "Another").await.submitted();
    }
    store.changes_feed().note_all();
    store.counts_read.open();
    assert_eq!(early.await.unwrap(), [1, 2]);
    assert_eq!(counts.of(&pages).await.unwrap(), [2, 3]);
}

#[tokio::test]
async fn who_asks_goes_on_where_another_has_hung_up() {
    let (counts, store, _ann, _server) = counts().await;
    let pages = keys(["/b/"]);
    store.counts_read.close();
    let mut first = Box::pin(counts.of(&pages));
    assert!((&mut first).now_or_never().is_none());
    let mut second = Box::pin(counts.of(&pages));
    assert!((&mut second).now_or_never().is_none());
    drop(first);
    store.counts_read.open();
    assert_eq!(second.await.unwrap(), [2]);
    assert_eq!(counts.of(&pages).await.unwrap(), [2]);
    // The one that hung up, and the one that took over.
    assert_eq!(store.readings(), [["/b"], ["/b"]]);
}

#[tokio::test]
async fn a_reading_that_failed_is_told_to_all_who_waited_and_not_kept() {
    let (counts, store, _ann, _server) = counts().await;
    let pages = keys(["/a/"]);
    *store.fails.lock().unwrap() = Some(StoreError::Busy("for the test".to_owned()));
    store.counts_read.close();
    let mut askers: Vec<_> = (0..3).map(|_| Box::pin(counts.of(&pages))).collect();
    for asker in &mut askers {
        asker.now_or_never();
    }
    store.counts_read.open();
    for answer in join_all(askers).await {
        assert!(matches!(answer, Err(StoreError::Busy(_))), "{answer:?}");
    }
    assert_eq!(counts.of(&pages).await.unwrap(), [1]);
}

#[tokio::test]
async fn an_unknown_page_is_known_to_have_none() {
    let (counts, store, _ann, _server) = counts().await;
    for _ in 0..3 {
        assert_eq!(counts.of(&keys(["/nowhere/"])).await.unwrap(), [0]);
    }
    assert_eq!(store.readings().len(), 1);
}

/// Gives the page `/a/` three comments behind the cache's back, as another process would.
fn write_elsewhere(server: &TestServer) {
    let database = rusqlite::Connection::open(server.database()).unwrap();
    let sql = "UPDATE pages SET count = 3 WHERE id = (SELECT page FROM page_keys WHERE key = '/a')";
    assert_eq!(database.execute(sql, []).unwrap(), 1);
}

#[tokio::test]
async fn a_count_that_is_known_is_read_again_when_its_page_has_changed_and_only_then() {
    let (counts, store, ann, server) = counts().await;
    let pages = keys(["/a/", "/b/", "/nowhere/"]);
    assert_eq!(counts.of(&pages).await.unwrap(), [1, 2, 0]);
    ann.comments("/b/", "Another").await.submitted();
    assert_eq!(counts.of(&pages).await.unwrap(), [1, 3, 0]);
    assert_eq!(store.readings()[1..], [["/b"]]);
    // Begun, a page is no unknown one any more; all that were unknown are looked for.
    ann.comments("/nowhere/", "First").await.submitted();
    assert_eq!(counts.of(&pages).await.unwrap(), [1, 3, 1]);
    assert_eq!(store.readings()[2..], [["/nowhere"]]);
    // What another process has written is known as soon as somebody says so.
    write_elsewhere(&server);
    store.changes_feed().note_all();
    assert_eq!(counts.of(&pages).await.unwrap(), [3, 3, 1]);
    assert_eq!(store.readings()[3..], [["/a", "/b", "/nowhere"]]);
}

#[tokio::test]
async fn a_former_path_counts_what_its_page_counts() {
    let (counts, _store, ann, server) = counts().await;
    let pages = keys(["/a/", "/new/"]);
    assert_eq!(counts.of(&pages).await.unwrap(), [1, 0]);
    let moved = serde_json::json!({"page": "/a/", "move_to": "/new/"});
    let answer = server.owner().patch("/pages", &moved).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    assert_eq!(counts.of(&pages).await.unwrap(), [1, 1]);
    ann.comments("/new/", "Another").await.submitted();
    assert_eq!(counts.of(&pages).await.unwrap(), [2, 2]);
}
