//! Everything moves from SQLite to PostgreSQL and back.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::Duration;

use afterword_model::{Action, PageChange, Status, ThreadReceivers};
use afterword_services::Changes as _;
use afterword_store::portable::{
    Copying, KeyRange, LastNumber, PortableRow, PortableStore, RowsDigest, TABLES, Table, Value,
    copy,
};
use afterword_store::{NewComment, Store, StoreLimits, StoreResult};
use afterword_store_contract::{TestStorage, TestStore, at, path};
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

/// A source with eyes on it: what of it is read, and what comes just before it reads the comments.
struct Watched<'a> {
    file: &'a Sqlite,
    /// Rows that were read.
    read: AtomicU32,
    /// A page with comments comes while the copy is at the comments.
    writer: Option<&'a TestStore>,
    has_written: AtomicBool,
}

impl<'a> Watched<'a> {
    fn new(file: &'a Sqlite, writer: Option<&'a TestStore>) -> Self {
        Self {
            file,
            read: AtomicU32::new(0),
            writer,
            has_written: AtomicBool::new(false),
        }
    }
}

#[async_trait]
impl PortableStore for Watched<'_> {
    async fn rows(
        &self,
        table: &'static Table,
        range: KeyRange,
        limit: u32,
    ) -> StoreResult<Vec<PortableRow>> {
        if table.name == "comments"
            && let Some(one) = self.writer
            && !self.has_written.swap(true, Ordering::Relaxed)
        {
            let parent = one.approved("/new/").await;
            one.reply("/new/", parent).await;
            one.approved("/a/").await;
        }
        let rows = self.file.rows(table, range, limit).await?;
        let number = u32::try_from(rows.len()).unwrap();
        self.read.fetch_add(number, Ordering::Relaxed);
        Ok(rows)
    }

    async fn end_of_block(
        &self,
        table: &'static Table,
        after: Option<PortableRow>,
        limit: u32,
    ) -> StoreResult<Option<PortableRow>> {
        self.file.end_of_block(table, after, limit).await
    }

    async fn digest(&self, table: &'static Table, range: KeyRange) -> StoreResult<RowsDigest> {
        self.file.digest(table, range).await
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
async fn a_second_copy_reads_only_the_blocks_that_have_changed() {
    let (file, folder) = sqlite();
    let one = lived(&file, folder).await;
    let seen = TABLES.iter().find(|table| table.name == "mails_seen");
    let seen = seen.unwrap();
    let line = |number: u32, at| {
        let hash = [[0; 28].as_slice(), &number.to_be_bytes()].concat();
        vec![Value::Bytes(hash), Value::Integer(at)]
    };
    // More than three blocks of 2,000.
    let lines = (0..6_500).map(|number| line(number, 1)).collect();
    file.put(seen, lines).await.unwrap();
    let postgres = Home::new().postgres().unwrap();
    let watched = Watched::new(&file, None);
    let read = || watched.read.swap(0, Ordering::Relaxed);
    assert!(written(&watched, &postgres, Copying::Write).await > 6_500);
    assert!(read() > 6_500);
    for how in [Copying::Write, Copying::Verify] {
        assert_eq!(written(&watched, &postgres, how).await, 0);
        assert_eq!(read(), 0, "nothing differs");
    }
    one.approved("/new/").await;
    file.put(seen, vec![line(3_000, 7)]).await.unwrap();
    assert!(written(&watched, &postgres, Copying::Verify).await > 1);
    assert!(read() < 2_200, "one block of the large table");
    assert!(written(&watched, &postgres, Copying::Write).await > 1);
    assert_eq!(written(&*file, &postgres, Copying::Verify).await, 0);
}

#[tokio::test]
async fn pages_that_have_become_one_since_the_last_copy_are_one_in_the_copy() {
    let (file, folder) = sqlite();
    let one = lived(&file, folder).await;
    let postgres = Home::new().postgres().unwrap();
    written(&*file, &postgres, Copying::Write).await;
    let merge = PageChange {
        site: one.site,
        path: path("/c/"),
        closed: None,
        title: None,
        alias: None,
        move_to: Some(path("/a/")),
        create: false,
        told: ThreadReceivers {
            urls: Vec::new(),
            quiet: Duration::ZERO,
            patience: Duration::ZERO,
        },
        now: at(50),
    };
    one.store.change_page(merge).await.unwrap();
    assert!(written(&*file, &postgres, Copying::Write).await > 0);
    assert_eq!(written(&*file, &postgres, Copying::Verify).await, 0);
}

#[tokio::test]
async fn a_copy_of_a_store_that_is_written_to_leaves_the_newest_for_the_next_copy() {
    let (file, folder) = sqlite();
    let one = lived(&file, folder).await;
    let postgres = Home::new().postgres().unwrap();
    let running = Watched::new(&file, Some(&one));
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
