//! A disk without room: nothing is stored half, reads go on, and room heals it.

use std::sync::Arc;

use afterword_services::Changes as _;
use afterword_store::{NewComment, Store, StoreError, StoreLimits};
use afterword_store_sqlite::Sqlite;
use rusqlite::Connection;

use super::shelf;
use super::support::LIMITS;
use afterword_store_contract::{TestStore, lists, site};
use afterword_testkit::SmallDisk;

const MIB: u64 = 1024 * 1024;

/// Half a megabyte of text, so that the disk's edge is met soon.
fn large(shelf: &TestStore) -> NewComment {
    NewComment {
        html: "x".repeat(512 * 1024),
        ..shelf.draft("/a/")
    }
}

#[tokio::test]
async fn a_full_disk_refuses_writes_whole_and_takes_them_again_when_there_is_room() {
    let Some(disk) = SmallDisk::new(16 * 1024) else {
        return;
    };
    disk.take(4 * 1024);
    let path = disk.path().join("afterword.db");
    let limits = StoreLimits {
        min_free_space: MIB,
        yields_to_readers: false,
        ..LIMITS
    };
    let store = Arc::new(Sqlite::open(&path, limits).unwrap());
    store.ready().await.unwrap();
    let site = store.save_site_if(site("blog"), None).await.unwrap();
    let site = site.unwrap().id;
    let shelf = TestStore {
        store,
        site,
        ..shelf().await
    };
    let mut stored = 0;
    let refused = loop {
        match shelf.store.add_comment(large(&shelf)).await {
            Ok(_) => stored += 1,
            Err(error) => break error,
        }
    };
    assert!(matches!(refused, StoreError::Full(_)), "{refused:?}");
    assert!(stored > 0);
    // Where a row of a few bytes still finds room.
    let unready = shelf.store.ready().await.unwrap_err();
    assert!(matches!(unready, StoreError::Full(_)), "{unready:?}");
    assert!(
        unready.to_string().contains("store.min_free_space"),
        "{unready}"
    );
    assert_eq!(shelf.count("/a/").await, stored);
    assert_eq!(lists::newest(&shelf).await.len(), stored as usize);

    disk.make_room();
    shelf.store.ready().await.unwrap();
    shelf.adds(large(&shelf)).await;
    assert_eq!(shelf.count("/a/").await, stored + 1);
    let checked: String = Connection::open(&path)
        .unwrap()
        .query_row("PRAGMA integrity_check", [], |row| row.get(0))
        .unwrap();
    assert_eq!(checked, "ok");
}
