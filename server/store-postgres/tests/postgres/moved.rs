//! Everything moves from SQLite to PostgreSQL and back.

use std::sync::Arc;
use std::time::Duration;

use afterword_model::{Action, Status};
use afterword_store::portable::{Copying, PortableStore, copy};
use afterword_store::{NewComment, Store, StoreLimits, StoreResult};
use afterword_store_contract::{TestStorage, TestStore};
use afterword_store_postgres::Postgres;
use afterword_store_sqlite::Sqlite;
use tempfile::TempDir;

use crate::support::Home;

struct File {
    store: Arc<Sqlite>,
    _folder: TempDir,
}

impl TestStorage for File {
    fn open(&self) -> StoreResult<Arc<dyn Store>> {
        Ok(self.store.clone())
    }
}

fn sqlite() -> (Arc<Sqlite>, TempDir) {
    let limits = StoreLimits {
        readers: 2,
        busy_timeout: Duration::from_millis(500),
        queue: 1024,
        min_free_space: 0,
        yields_to_readers: false,
    };
    let folder = TempDir::new().unwrap();
    let store = Sqlite::open(&folder.path().join("afterword.db"), limits).unwrap();
    (Arc::new(store), folder)
}

async fn lived(store: &Arc<Sqlite>, folder: TempDir) -> TestStore {
    let one = TestStore::new(Box::new(File {
        store: store.clone(),
        _folder: folder,
    }))
    .await;
    let first = one.approved("/a/").await;
    one.reply("/a/", first).await;
    let spam = NewComment {
        status: Status::Spam,
        submission: Some([7; 32]),
        ..one.draft("/b/")
    };
    let spam = one.adds(spam).await.id;
    one.decided(spam, Action::Delete).await;
    one.held("/c/").await;
    one
}

async fn written(from: &dyn PortableStore, to: &dyn PortableStore, how: Copying) -> u64 {
    let report = copy(from, to, how, |_| {}).await.unwrap();
    report
        .tables
        .iter()
        .map(|table| table.written + table.removed)
        .sum()
}

#[tokio::test]
async fn what_is_copied_is_equal_and_a_second_copy_writes_only_what_has_changed() {
    let (file, folder) = sqlite();
    let one = lived(&file, folder).await;
    let postgres: Postgres = Home::new().postgres().unwrap();
    assert!(written(&*file, &postgres, Copying::Write).await > 10);
    assert_eq!(written(&*file, &postgres, Copying::Verify).await, 0);
    assert_eq!(written(&*file, &postgres, Copying::Write).await, 0);
    // It goes on there as here: counts, threads, the search and the next numbers.
    let counts = postgres
        .counts(vec![one.key("/a/"), one.key("/b/")])
        .await
        .unwrap();
    assert_eq!(
        counts.iter().map(|page| page.count).collect::<Vec<_>>(),
        [2, 0]
    );
    one.approved("/new/").await;
    let gone = one.approved("/gone/").await;
    assert!(written(&*file, &postgres, Copying::Write).await > 0);
    one.erased(gone).await;
    assert!(written(&*file, &postgres, Copying::Write).await > 0);
    assert_eq!(written(&*file, &postgres, Copying::Verify).await, 0);
}

#[tokio::test]
async fn the_way_back_brings_everything_and_the_store_goes_on() {
    let (file, folder) = sqlite();
    let _one = lived(&file, folder).await;
    let home = Home::new();
    let postgres = home.postgres().unwrap();
    written(&*file, &postgres, Copying::Write).await;
    let there = TestStore {
        site: postgres.sites().await.unwrap()[0].id,
        store: home.open().unwrap(),
        home: Box::new(home),
    };
    there.approved("/there/").await;
    let (back, _folder) = sqlite();
    written(&postgres, &*back, Copying::Write).await;
    assert_eq!(written(&postgres, &*back, Copying::Verify).await, 0);
    let counts = back
        .counts(vec![there.key("/there/"), there.key("/a/")])
        .await
        .unwrap();
    assert_eq!(
        counts.iter().map(|page| page.count).collect::<Vec<_>>(),
        [1, 2]
    );
}
