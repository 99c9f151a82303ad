//! A database that can't be written.

use afterword_services::Changes as _;
use afterword_store::{Store, StoreError};

use super::{database, open, shelf};
use afterword_store_contract::counted;
use afterword_testkit::read_only;

#[tokio::test]
async fn a_read_only_file_is_read_and_writes_are_told_so() {
    let shelf = shelf().await;
    let id = shelf.approved("/a/").await;
    let (path, draft, key) = (database(&shelf), shelf.draft("/a/"), shelf.key("/a/"));
    drop(shelf.store);
    let Some(_mounted) = read_only(&path) else {
        return;
    };
    let store = open(&path).unwrap();
    assert_eq!(counted(&store, vec![key]).await, [1]);
    assert_eq!(store.comment(id).await.unwrap().unwrap().id, id);
    let added = store.add_comment(draft).await;
    assert!(matches!(added, Err(StoreError::ReadOnly(_))), "{added:?}");
    assert!(matches!(store.ready().await, Err(StoreError::ReadOnly(_))));
}
