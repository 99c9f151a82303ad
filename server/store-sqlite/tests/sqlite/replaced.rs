//! A database that is removed or replaced below the running server: nothing is acknowledged into a file that is gone.

use std::fs;
use std::path::Path;

use afterword_services::Changes as _;
use afterword_store::StoreError;

use super::support::folder;
use super::{open, shelf};
use afterword_store_contract::TestStore;

async fn refusal(shelf: &TestStore) -> String {
    let unready = shelf.store.ready().await.unwrap_err();
    assert!(matches!(unready, StoreError::Unavailable(_)), "{unready:?}");
    let refused = shelf.store.add_comment(shelf.draft("/a/")).await;
    let refused = refused.unwrap_err();
    assert!(matches!(refused, StoreError::Unavailable(_)), "{refused:?}");
    refused.to_string()
}

fn elsewhere(path: &Path) -> std::path::PathBuf {
    path.with_extension("moved")
}

#[tokio::test]
async fn a_database_that_is_removed_takes_no_comments_until_it_is_back() {
    let shelf = shelf().await;
    let path = folder(&*shelf.home).join("afterword.db");
    shelf.adds(shelf.draft("/a/")).await;
    fs::rename(&path, elsewhere(&path)).unwrap();
    let refusal = refusal(&shelf).await;
    assert!(refusal.contains("is gone"), "{refusal}");
    assert!(shelf.count("/a/").await >= 1, "reads go on");

    fs::rename(elsewhere(&path), &path).unwrap();
    shelf.store.ready().await.unwrap();
    shelf.adds(shelf.draft("/b/")).await;
    assert_eq!(shelf.count("/b/").await, 1);
}

#[tokio::test]
async fn a_database_that_is_replaced_takes_no_comments() {
    let shelf = shelf().await;
    let path = folder(&*shelf.home).join("afterword.db");
    let other = tempfile::TempDir::new_in(path.parent().unwrap()).unwrap();
    let other = other.path().join("afterword.db");
    drop(open(&other).unwrap());
    fs::rename(&other, &path).unwrap();
    let refusal = refusal(&shelf).await;
    assert!(refusal.contains("was replaced"), "{refusal}");
}
