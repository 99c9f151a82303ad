//! Everything moves from SQLite to PostgreSQL and back.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::Duration;

use afterword_model::{Action, Status};
use afterword_store::portable::{Copying, LastNumber, PortableRow, PortableStore, Table, copy};
use afterword_store::{NewComment, Store, StoreLimits, StoreResult};
use afterword_store_contract::{TestStorage, TestStore};
use afterword_store_postgres::Postgres;
use afterword_store_sqlite::Sqlite;
use async_trait::async_trait;
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

/// A store whose server runs: a page with comments comes while the copy is at the comments.
struct Running<'a> {
    file: &'a Sqlite,
    one: &'a TestStore,
    walks: AtomicU32,
    has_written: AtomicBool,
}

#[async_trait]
impl PortableStore for Running<'_> {
    async fn rows(
        &self,
        table: &'static Table,
        after: Option<PortableRow>,
        limit: u32,
    ) -> StoreResult<Vec<PortableRow>> {
        // The tables are walked once for what is gone, from the last to the first, and then for what is there.
        if table.name == "meta" && after.is_none() {
            self.walks.fetch_add(1, Ordering::Relaxed);
        }
        let is_now = table.name == "comments" && self.walks.load(Ordering::Relaxed) == 2;
        if is_now && !self.has_written.swap(true, Ordering::Relaxed) {
            let parent = self.one.approved("/new/").await;
            self.one.reply("/new/", parent).await;
            self.one.approved("/a/").await;
        }
        self.file.rows(table, after, limit).await
    }

    async fn put(&self, _: &'static Table, _: Vec<PortableRow>) -> StoreResult<()> {
        panic!("a source is only read")
    }

    async fn remove(&self, _: &'static Table, _: Vec<PortableRow>) -> StoreResult<()> {
        panic!("a source is only read")
    }

    async fn last_numbers(&self) -> StoreResult<Vec<LastNumber>> {
        self.file.last_numbers().await
    }

    async fn set_last_numbers(&self, _: Vec<LastNumber>) -> StoreResult<()> {
        panic!("a source is only read")
    }
}

#[tokio::test]
async fn a_copy_of_a_store_that_is_written_to_leaves_the_newest_for_the_next_copy() {
    let (file, folder) = sqlite();
    let one = lived(&file, folder).await;
    let postgres = Home::new().postgres().unwrap();
    let running = Running {
        file: &file,
        one: &one,
        walks: AtomicU32::new(0),
        has_written: AtomicBool::new(false),
    };
    assert!(written(&running, &postgres, Copying::Write).await > 10);
    assert!(running.has_written.load(Ordering::Relaxed));
    let left = written(&*file, &postgres, Copying::Verify).await;
    assert!(left > 0, "the newest page was copied before it was there");
    assert!(written(&*file, &postgres, Copying::Write).await >= left);
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
