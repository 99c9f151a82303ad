//! Another process holds the database.

use afterword_model::Action;
use afterword_services::Changes as _;
use afterword_store::{StoreError, StoreLimits};
use afterword_store_sqlite::Sqlite;
use futures_util::FutureExt;
use futures_util::future::join_all;
use rusqlite::Connection;
use tempfile::TempDir;

use super::{database, lock, open, patient_shelf, shelf};
use crate::support::LIMITS;
use afterword_store_contract::counted;

#[tokio::test]
async fn writes_are_told_that_it_is_busy_and_reads_go_on() {
    let shelf = shelf().await;
    let id = shelf.approved("/a/").await;
    let locked = lock(&shelf);
    let added = shelf.store.add_comment(shelf.draft("/a/")).await;
    assert!(matches!(added, Err(StoreError::Busy(_))), "{added:?}");
    assert!(matches!(
        shelf.store.ready().await,
        Err(StoreError::Busy(_))
    ));
    assert_eq!(shelf.count("/a/").await, 1);
    assert_eq!(shelf.comment(id).await.id, id);
    drop(locked);
    shelf.store.ready().await.unwrap();
    shelf.approved("/a/").await;
    shelf.decided(id, Action::Spam).await;
    assert_eq!(shelf.count("/a/").await, 1);
}

#[tokio::test]
async fn a_lock_that_ends_in_time_is_waited_for() {
    let shelf = patient_shelf(16).await;
    let locked = lock(&shelf);
    let mut write = shelf.store.add_comment(shelf.draft("/a/"));
    assert!((&mut write).now_or_never().is_none());
    drop(locked);
    write.await.unwrap();
    assert_eq!(shelf.count("/a/").await, 1);
}

#[tokio::test]
async fn a_database_of_this_version_is_opened_without_writing_to_it() {
    let shelf = shelf().await;
    shelf.approved("/a/").await;
    let _locked = lock(&shelf);
    let second = open(&database(&shelf)).unwrap();
    assert_eq!(counted(&second, vec![shelf.key("/a/")]).await, [1]);
}

#[test]
fn a_database_that_has_yet_to_be_made_and_is_locked_is_busy() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("afterword.db");
    let other = Connection::open(&path).unwrap();
    other.execute_batch("BEGIN EXCLUSIVE").unwrap();
    let opened = open(&path);
    assert!(
        matches!(opened, Err(StoreError::Busy(_))),
        "{:?}",
        opened.err()
    );
    drop(other);
    open(&path).unwrap();
}

#[tokio::test]
async fn more_writes_than_may_wait_are_refused_at_once_and_the_others_are_stored() {
    let queue = 4;
    let shelf = patient_shelf(queue).await;
    let locked = lock(&shelf);
    let mut accepted = Vec::new();
    for _ in 0..10 {
        let mut write = shelf.store.add_comment(shelf.draft("/a/"));
        match (&mut write).now_or_never() {
            None => accepted.push(write),
            Some(added) => assert!(matches!(added, Err(StoreError::Busy(_))), "{added:?}"),
        }
    }
    // The writer may have taken one out of the queue already.
    let stored = accepted.len();
    assert!((queue..=queue + 1).contains(&stored), "{stored}");
    assert_eq!(shelf.count("/a/").await, 0);
    drop(locked);
    for added in join_all(accepted).await {
        added.unwrap();
    }
    assert_eq!(shelf.count("/a/").await as usize, stored);
}

#[tokio::test]
async fn reads_wait_for_no_writer() {
    let shelf = patient_shelf(16).await;
    shelf.approved("/a/").await;
    let limits = StoreLimits {
        readers: 1,
        ..LIMITS
    };
    let reader = Sqlite::open(&database(&shelf), limits).unwrap();
    let locked = lock(&shelf);
    locked.execute_batch("UPDATE pages SET count = 99").unwrap();
    let mut write = shelf.store.add_comment(shelf.draft("/a/"));
    assert!((&mut write).now_or_never().is_none());
    for _ in 0..50 {
        assert_eq!(counted(&reader, vec![shelf.key("/a/")]).await, [1]);
    }
    drop(locked);
    write.await.unwrap();
}
