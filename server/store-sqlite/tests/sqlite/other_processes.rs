//! Other processes beside this one, and other users of the machine.

use std::fs;
use std::os::unix::fs::PermissionsExt;

use afterword_services::Changes as _;
use afterword_store::VersionSlot;

use super::{database, open, shelf};
use crate::support::folder;
use afterword_testkit::until;

#[tokio::test]
async fn what_another_process_writes_is_noticed() {
    let shelf = shelf().await;
    shelf.approved("/a/").await;
    let other = open(&database(&shelf)).unwrap();
    let before = shelf.store.foreign_writes();
    let seen = shelf.store.changes_feed().version();
    other.add_comment(shelf.draft("/a/")).await.unwrap();
    until("it is noticed", || shelf.store.foreign_writes() > before).await;
    let any = VersionSlot::of(None);
    assert!(!shelf.store.changes_feed().is_fresh(any, seen));
    assert_eq!(shelf.count("/a/").await, 2);
}

#[tokio::test]
async fn what_this_process_writes_is_not_taken_for_anothers() {
    let shelf = shelf().await;
    // The writer looks before each group of writes.
    shelf.approved("/a/").await;
    let before = shelf.store.foreign_writes();
    shelf.approved("/a/").await;
    shelf.approved("/a/").await;
    assert_eq!(shelf.store.foreign_writes(), before);
}

#[tokio::test]
async fn the_database_and_the_files_beside_it_are_its_owners_alone() {
    let shelf = shelf().await;
    shelf.approved("/a/").await;
    for file in fs::read_dir(folder(&*shelf.home)).unwrap() {
        let file = file.unwrap();
        let mode = file.metadata().unwrap().permissions().mode();
        assert_eq!(
            mode & 0o077,
            0,
            "{:?} has the rights {mode:o}",
            file.file_name()
        );
    }
}
