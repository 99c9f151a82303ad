//! A disk without room: nothing is stored half, reads go on, and room heals it.

use std::sync::Arc;

use afterword_services::Changes as _;
use afterword_store::{NewComment, Store, StoreError};
use rusqlite::Connection;

use super::{open, shelf};
use afterword_store_contract::{Shelf, lists, site};
use afterword_testkit::SmallDisk;

/// Half a megabyte of text, so that the disk's edge is met soon.
fn large(shelf: &Shelf) -> NewComment {
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
    let store = Arc::new(open(&path).unwrap());
    let site = store.save_site(site("blog")).await.unwrap().id;
    let shelf = Shelf {
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
    disk.fill();
    // What the refused write has left of the log is room for small ones.
    let unready = loop {
        if let Err(error) = shelf.store.ready().await {
            break error;
        }
    };
    assert!(matches!(unready, StoreError::Full(_)), "{unready:?}");
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
