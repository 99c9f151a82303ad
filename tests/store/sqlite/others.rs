//! Other processes beside this one, and other users of the machine.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::time::Duration;

use afterword::store::{ListQuery, SearchWords, Store};

use super::{database, open, shelf};

#[tokio::test]
async fn what_another_process_writes_is_noticed_and_what_this_one_writes_is_not() {
    let shelf = shelf().await;
    shelf.approved("/a/").await;
    // Whoever searches has all words in the index: otherwise that is written now or soon.
    let search = ListQuery {
        words: Some(SearchWords::parse("anything").unwrap()),
        limit: 1,
        ..ListQuery::default()
    };
    shelf.store.comments(search).await.unwrap();
    let other = open(&database(&shelf)).unwrap();
    let (before, others_before) = (shelf.store.foreign_writes(), other.foreign_writes());
    other.add_comment(shelf.draft("/a/")).await.unwrap();
    let noticed = async {
        while shelf.store.foreign_writes() == before {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    let noticed = tokio::time::timeout(super::PATIENT, noticed).await;
    assert!(noticed.is_ok(), "nothing was noticed");
    assert_eq!(shelf.count("/a/").await, 2);
    assert_eq!(other.foreign_writes(), others_before);
}

#[tokio::test]
async fn the_database_and_the_files_beside_it_are_its_owners_alone() {
    let shelf = shelf().await;
    shelf.approved("/a/").await;
    for file in fs::read_dir(shelf.folder.path()).unwrap() {
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
