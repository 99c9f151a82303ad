//! Tests of `SQLite` itself: how connections are set up, and how statements find their rows.

use std::time::Duration;

use rusqlite::types::Value;
use tempfile::TempDir;

use super::*;
use afterword_model::{CommentId, SiteId, Status};
use afterword_store::{ListQuery, Store as _};

const LIMITS: StoreLimits = StoreLimits {
    readers: 2,
    busy_timeout: Duration::from_millis(1234),
    queue: 16,
    min_free_space: 0,
    yields_to_readers: false,
};

fn store() -> (Sqlite, TempDir) {
    let folder = TempDir::new().unwrap();
    let store = Sqlite::open(&folder.path().join("afterword.db"), LIMITS).unwrap();
    (store, folder)
}

fn pragma(conn: &Connection, name: &str) -> rusqlite::Result<Value> {
    conn.query_row(&format!("PRAGMA {name}"), [], |row| row.get(0))
}

#[tokio::test]
async fn writer_and_readers_are_set_up_so_that_nothing_is_lost() {
    let (store, _folder) = store();
    for (name, wanted) in [
        ("journal_mode", Value::Text("wal".to_owned())),
        ("synchronous", Value::Integer(2)),
        ("foreign_keys", Value::Integer(1)),
        ("busy_timeout", Value::Integer(1234)),
        ("mmap_size", Value::Integer(0)),
        ("trusted_schema", Value::Integer(0)),
        ("cell_size_check", Value::Integer(1)),
        ("secure_delete", Value::Integer(1)),
        ("journal_size_limit", Value::Integer(64 * 1024 * 1024)),
        ("temp_store", Value::Integer(2)),
    ] {
        let writers = store
            .writer
            .write("a_write", move |tx| pragma(tx, name))
            .await;
        let readers = store
            .readers
            .read("a_read", move |conn| pragma(conn, name))
            .await;
        assert_eq!(writers.unwrap(), wanted, "writer: {name}");
        assert_eq!(readers.unwrap(), wanted, "reader: {name}");
    }
}

/// By `SQLite` itself it would be, each time: the value could lead to another plan.
#[tokio::test]
async fn no_statement_is_prepared_anew_for_a_value_that_is_bound() {
    let (store, _folder) = store();
    let anew = |conn: &Connection| {
        let mut statement = conn.prepare("SELECT id FROM comments ORDER BY id LIMIT ?1")?;
        for limit in 1..5 {
            statement.query([limit])?.next()?;
        }
        Ok(statement.get_status(rusqlite::StatementStatus::RePrepare))
    };
    assert_eq!(
        store.readers.read("a_read", anew).await.unwrap(),
        0,
        "readers"
    );
    assert_eq!(
        store.writer.write("a_write", anew).await.unwrap(),
        0,
        "writer"
    );
}

#[tokio::test]
async fn readers_cannot_write() {
    let (store, _folder) = store();
    let write = |conn: &Connection| conn.execute("DELETE FROM meta", []);
    let refused = store.readers.read("a_read", write).await;
    assert!(
        matches!(refused, Err(StoreError::ReadOnly(_))),
        "{refused:?}"
    );
    assert_eq!(store.writer.write("a_write", write).await.unwrap(), 1);
}

/// What `SQLite` says that it would do.
fn plan(conn: &Connection, sql: &str) -> Vec<String> {
    let mut statement = conn.prepare(&format!("EXPLAIN QUERY PLAN {sql}")).unwrap();
    let values = vec![Value::Null; statement.parameter_count()];
    let steps = statement.query_map(rusqlite::params_from_iter(values), |row| row.get(3));
    steps.unwrap().map(Result::unwrap).collect()
}

fn newest_schema() -> Connection {
    let mut conn = Connection::open_in_memory().unwrap();
    migrate::migrate(&mut conn).unwrap();
    conn
}

#[test]
fn a_thread_is_walked_in_the_order_of_its_indexes_at_every_place() {
    let conn = newest_schema();
    for sql in thread::statements() {
        let plan = plan(&conn, &sql);
        // The network of an erased root is looked up by its id.
        let looks_up = |step: &String| {
            step.starts_with("SEARCH") || step.starts_with("CORRELATED SCALAR SUBQUERY")
        };
        let searches = plan.iter().all(looks_up);
        assert!(searches, "a scan or a sort in {plan:#?} of {sql}");
        let replies = plan.iter().find(|step| step.starts_with("SEARCH c "));
        assert!(
            replies.unwrap().contains("(page=? AND root=?"),
            "more than the root's own group is read in {plan:#?} of {sql}"
        );
    }
}

/// As many comments as are indexed at once, each of forty words of some thousands.
fn comments_that_wait_for_the_index(conn: &Connection, round: u32) {
    let mut insert = conn
        .prepare_cached(
            "INSERT INTO comments (id, site, page, root, status, author_name, text, html, created, reasons, network)
             VALUES (?1, 1, 1, ?1, 'approved', 'Ann', ?2, '', ?3, '[]', '')",
        )
        .unwrap();
    for comment in 0..u32::from(search::TOGETHER) {
        let number = round * u32::from(search::TOGETHER) + comment;
        let word = |nth: u32| {
            format!(
                "w{} ",
                (number * 40 + nth).wrapping_mul(2_654_435_761) % 4_099
            )
        };
        let text = (0..40).map(word).collect::<String>();
        let mut id = [0_u8; 16];
        id[..4].copy_from_slice(&number.to_be_bytes());
        insert.execute((id, text, number)).unwrap();
    }
}

#[test]
fn no_write_waits_for_large_parts_of_the_search_index_to_be_merged() {
    let conn = newest_schema();
    conn.pragma_update(None, "foreign_keys", false).unwrap();
    let count = |sql: &str| -> u32 { conn.query_row(sql, [], |row| row.get(0)).unwrap() };
    let segments = || count("SELECT count(DISTINCT segid) FROM search_idx");
    let maintained = || {
        let before = conn.total_changes();
        let tx = conn.unchecked_transaction().unwrap();
        let progress = search::maintain(&tx).unwrap();
        tx.commit().unwrap();
        (conn.total_changes() - before, progress)
    };
    comments_that_wait_for_the_index(&conn, 0);
    // There is nothing to merge yet.
    let (of_the_comments, _) = maintained();
    let mut large = 0;
    for round in 1..200 {
        comments_that_wait_for_the_index(&conn, round);
        let (changes, _) = maintained();
        // Rows of FTS5: of pages that are written, and of those that are gone.
        large += u32::from(changes - of_the_comments > 400);
        assert!(segments() < 20, "{} in round {round}", segments());
    }
    // 17 where FTS5 merges by itself.
    assert!(large <= 5, "{large} large parts");
    while maintained().1 == deferred_maintenance::Progress::MoreToDo {}
    assert!(segments() < 10, "{} are left", segments());
    assert_eq!(
        count("SELECT count(*) FROM search_rows"),
        200 * u32::from(search::TOGETHER)
    );
    assert_eq!(count("SELECT count(*) FROM words_waiting"), 0);
}

#[test]
fn counts_are_looked_up_by_their_keys() {
    let plan = plan(&newest_schema(), pages::COUNTS);
    let looks_up = |table: &str| plan.iter().any(|step| step.starts_with(table));
    assert!(
        looks_up("SEARCH k USING PRIMARY KEY (site=? AND key=?)"),
        "{plan:#?}"
    );
    assert!(
        looks_up("SEARCH p USING INTEGER PRIMARY KEY (rowid=?)"),
        "{plan:#?}"
    );
}

#[test]
fn lists_are_read_from_where_they_go_on() {
    let conn = newest_schema();
    let (site, approved) = (Some(SiteId(1)), Some(Status::Approved));
    for (site, page, status, index) in [
        (None, None, None, "sqlite_autoindex_comments_1 (id<?)"),
        (
            None,
            None,
            approved,
            "comments_by_status (status=? AND id<?)",
        ),
        (
            site,
            None,
            None,
            "comments_of_site_by_time (site=? AND id<?)",
        ),
        (
            site,
            None,
            approved,
            "comments_of_site (site=? AND status=? AND id<?)",
        ),
        (site, Some(1), None, "comments_of_page (page=? AND id<?)"),
    ] {
        let query = ListQuery {
            site,
            status,
            before: Some(CommentId(uuid::Uuid::nil())),
            ..ListQuery::default()
        };
        let plan = plan(&conn, &lists::list_statement(&query, page));
        let expected = format!("SEARCH c USING INDEX {index}");
        assert!(plan.contains(&expected), "no {expected} in {plan:#?}");
        let sorts = plan.iter().any(|step| step.contains("B-TREE"));
        assert!(!sorts, "{plan:#?}");
    }
}

#[test]
fn an_author_without_an_address_is_looked_for_by_the_network() {
    let plan = plan(&newest_schema(), statistics::BY_AUTHOR);
    for index in [
        "comments_of_author (site=? AND author_email=?)",
        "comments_of_network (site=? AND network=?)",
    ] {
        let expected = format!("SEARCH c USING INDEX {index}");
        assert!(plan.contains(&expected), "no {expected} in {plan:#?}");
    }
}

/// Many writes at once, some of which want no company: each is whole or not there, and none waits for ever.
#[tokio::test]
async fn a_write_alone_is_whole_or_not_there_and_disturbs_no_other() {
    let (store, _folder) = store();
    let note = |conn: &Connection, key: &str| {
        let insert = "INSERT INTO meta (key, value) VALUES (?1, '')";
        conn.execute(insert, [key]).map(drop)
    };
    let fails = |conn: &Connection| conn.execute("INSERT INTO nowhere VALUES (1)", []).map(drop);
    let (one, two, three, four) = tokio::join!(
        store.writer.write("a_write", move |tx| note(tx, "one")),
        store.writer.write_alone("a_write", move |tx| {
            note(tx, "two")?;
            fails(tx)
        }),
        store
            .writer
            .write_alone("a_write", move |tx| note(tx, "three")),
        store.writer.write("a_write", move |tx| note(tx, "four")),
    );
    assert!(one.is_ok() && two.is_err() && three.is_ok() && four.is_ok());
    let keys = store.readers.read("a_read", |conn| {
        conn.prepare("SELECT key FROM meta WHERE value = '' ORDER BY key")?
            .query_map([], |row| row.get::<_, String>(0))?
            .collect::<rusqlite::Result<Vec<_>>>()
    });
    assert_eq!(keys.await.unwrap(), ["four", "one", "three"]);
}

#[expect(clippy::panic, reason = "what the test is about")]
fn mistaken(_: &Connection) -> rusqlite::Result<()> {
    panic!("for the test")
}

#[tokio::test]
async fn what_is_read_on_the_callers_thread_is_read_by_a_reader_of_its_own() {
    let (store, _folder) = store();
    let one = |conn: &Connection| conn.query_row("SELECT 1", [], |row| row.get::<_, u32>(0));
    assert_eq!(store.readers.read_here("test", one).unwrap(), 1);
    let write = |conn: &Connection| conn.execute("DELETE FROM meta", []);
    let refused = store.readers.read_here("test", write);
    assert!(
        matches!(refused, Err(StoreError::ReadOnly(_))),
        "{refused:?}"
    );
    let read = store.readers.read_here("test", mistaken);
    assert!(matches!(read, Err(StoreError::Panicked)), "{read:?}");
    assert_eq!(store.readers.read_here("test", one).unwrap(), 1);
}

#[tokio::test]
async fn a_read_that_panics_ends_alone() {
    let (store, _folder) = store();
    // Of each reader more than one.
    for _ in 0..5 {
        let read = store.readers.read("a_read", mistaken).await;
        assert!(matches!(read, Err(StoreError::Panicked)), "{read:?}");
    }
    assert_eq!(store.panics.readers.get(), 5);
    for _ in 0..5 {
        let query_only = store
            .readers
            .read("a_read", |conn| pragma(conn, "query_only"))
            .await;
        assert_eq!(query_only.unwrap(), Value::Integer(1));
    }
    store.ready().await.unwrap();
}

/// A pragma is not rolled back: only another connection is without it.
#[tokio::test]
async fn what_a_panic_leaves_on_the_writers_connection_goes_with_it() {
    let (store, _folder) = store();
    let left = |change: &'static str| {
        move |tx: &Connection| {
            tx.execute_batch(change)?;
            mistaken(tx)
        }
    };
    let note = |tx: &Connection| {
        tx.execute("UPDATE meta SET value = value", [])
            .map(|rows| rows > 0)
    };
    for change in [
        "PRAGMA query_only = ON",
        "PRAGMA foreign_keys = OFF; CREATE TEMP TABLE meta (key, value)",
        "ROLLBACK",
        "COMMIT",
        "ROLLBACK; BEGIN",
    ] {
        for is_alone in [false, true] {
            let work = left(change);
            let written = if is_alone {
                store.writer.write_alone("a_write", work).await
            } else {
                store.writer.write("a_write", work).await
            };
            let panicked = matches!(written, Err(StoreError::Panicked));
            assert!(panicked, "{change}: {written:?}");
            assert!(
                store.writer.write("a_write", note).await.unwrap(),
                "{change}"
            );
        }
    }
    assert_eq!(store.panics.writer.get(), 10);
}

#[tokio::test]
async fn it_is_not_ready_while_no_reader_answers() {
    use futures_util::FutureExt;

    let (store, _folder) = store();
    let (release, held) = crossbeam_channel::bounded::<()>(0);
    let wait = || {
        let held = held.clone();
        let wait = move |_: &Connection| {
            let _ = held.recv();
            Ok(())
        };
        Box::pin(store.readers.read("a_read", wait))
    };
    // One for each reader, and as many as may wait; a reader takes its own some time after it was asked.
    let mut reads = Vec::new();
    let is_full = loop {
        let mut read = wait();
        match (&mut read).now_or_never() {
            None => reads.push(read),
            Some(Err(StoreError::Busy(_))) if reads.len() == LIMITS.queue + LIMITS.readers => {
                break true;
            }
            Some(Err(StoreError::Busy(_))) => tokio::task::yield_now().await,
            Some(other) => break other.is_err(),
        }
    };
    assert!(is_full);
    let ready = store.ready().await;
    assert!(matches!(ready, Err(StoreError::Busy(_))), "{ready:?}");
    drop(release);
    for read in reads {
        read.await.unwrap();
    }
    store.ready().await.unwrap();
}
