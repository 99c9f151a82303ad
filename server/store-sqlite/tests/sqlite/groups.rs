//! Writes that wait are committed together.

use std::fs;

use afterword_services::Changes as _;
use afterword_store::Added;
use futures_util::FutureExt;
use rusqlite::Connection;

use super::{database, lock, patient_shelf};
use afterword_store_contract::TestStore;
use afterword_store_contract::durability::{impossible, pages};

/// Commits in the write-ahead log (<https://www.sqlite.org/fileformat2.html#walformat>): frames of
/// its present run that say how large the database is after them.
fn commits(shelf: &TestStore) -> usize {
    let log = fs::read(database(shelf).with_extension("db-wal")).unwrap();
    let word = |at: usize| u32::from_be_bytes(log[at..at + 4].try_into().unwrap());
    let frame = 24 + word(8) as usize;
    let frames = (32..log.len()).step_by(frame);
    frames
        .take_while(|at| log[at + 8..at + 16] == log[16..24])
        .filter(|at| word(at + 4) > 0)
        .count()
}

/// An idle writer puts new comments into the search index, by a commit of its own: without the trigger none wait.
fn index_nothing(shelf: &TestStore) {
    let other = Connection::open(database(shelf)).unwrap();
    other.execute_batch("DROP TRIGGER search_new").unwrap();
}

#[tokio::test]
async fn writes_that_waited_for_a_lock_are_one_commit() {
    let shelf = patient_shelf(1024).await;
    index_nothing(&shelf);
    let before = commits(&shelf);
    let locked = lock(&shelf);
    let mut writes: Vec<_> = (0..200)
        .map(|_| shelf.store.add_comment(shelf.draft("/a/")))
        .collect();
    for write in &mut writes {
        assert!(write.now_or_never().is_none());
    }
    drop(locked);
    for write in writes {
        write.await.unwrap();
    }
    assert_eq!(commits(&shelf), before + 1);
    assert_eq!(shelf.count("/a/").await, 200);
}

#[tokio::test]
async fn a_write_that_fails_takes_nothing_of_its_group_with_it() {
    let shelf = patient_shelf(1024).await;
    index_nothing(&shelf);
    let taken = shelf.approved("/a/").await;
    let before = commits(&shelf);
    let locked = lock(&shelf);
    let drafts = (0..30).map(|index| match index % 3 {
        1 => impossible(&shelf, taken),
        _ => shelf.draft("/a/"),
    });
    let mut writes: Vec<_> = drafts.map(|draft| shelf.store.add_comment(draft)).collect();
    for write in &mut writes {
        assert!(write.now_or_never().is_none());
    }
    drop(locked);
    for (index, write) in writes.into_iter().enumerate() {
        let added = write.await;
        let stored = matches!(added, Ok(Added::New(..)));
        assert_eq!(stored, index % 3 != 1, "{added:?}");
    }
    assert_eq!(commits(&shelf), before + 1);
    assert_eq!(shelf.count("/a/").await, 21);
    assert_eq!(pages(&shelf).await, ["/a/"]);
}
