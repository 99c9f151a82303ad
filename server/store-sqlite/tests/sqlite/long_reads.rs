//! Readings of the whole database beside a server that writes: a copy that is given up, and a gentle check.

use std::path::Path;

use afterword_services::Changes as _;
use afterword_store::StoreError;
use afterword_store_sqlite::{Cancel, LogBound, Scope, UnusableDatabase, check, copy};
use rusqlite::Connection;

use super::shelf;
use super::support::database;

/// Enough rows for SQLite to look up from its work.
fn fill(database: &Path) {
    let conn = Connection::open(database).unwrap();
    let rows = "CREATE TABLE rows (word TEXT);
        WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 50000)
        INSERT INTO rows SELECT 'word ' || i FROM n;
        CREATE INDEX words_of_rows ON rows (word);";
    conn.execute_batch(rows).unwrap();
}

#[tokio::test]
async fn a_copy_that_lets_the_log_grow_is_given_up_and_one_without_a_bound_is_not() {
    let shelf = shelf().await;
    let database = database(&shelf);
    // What is written from now on is more than the log may grow by.
    let bound = LogBound::of(&database, 0);
    fill(&database);
    assert!(bound.is_reached());
    let into = |name: &str| database.with_file_name(name);
    let cancel = Cancel::default();
    let error = copy(&database, &into("bounded.db"), &cancel, Some(bound)).unwrap_err();
    assert!(
        matches!(&error, StoreError::Busy(why) if why.contains("log")),
        "{error}"
    );
    copy(&database, &into("copy.db"), &cancel, None).unwrap();
    let roomy = LogBound::of(&database, 1 << 30);
    copy(&database, &into("again.db"), &cancel, Some(roomy)).unwrap();
}

#[tokio::test]
async fn a_check_reads_a_database_in_use_part_by_part_and_finds_what_an_index_lacks() {
    let shelf = shelf().await;
    let database = database(&shelf);
    fill(&database);
    shelf.store.add_comment(shelf.draft("/a/")).await.unwrap();
    let checked = |scope| check(&database, scope, &Cancel::default());
    checked(Scope::Whole).unwrap();
    for number in 0..6 {
        checked(Scope::Part { number, of: 6 }).unwrap();
    }
    // While the index seems to be of other words, it gets no row of this one.
    let conn = Connection::open(&database).unwrap();
    let seems = |of: &str| {
        format!(
            "PRAGMA writable_schema = ON;
             UPDATE sqlite_schema SET sql = 'CREATE INDEX words_of_rows ON rows (word){of}'
                WHERE name = 'words_of_rows';
             PRAGMA writable_schema = RESET;"
        )
    };
    conn.execute_batch(&seems(" WHERE word = ''none''"))
        .unwrap();
    conn.execute("INSERT INTO rows VALUES ('lost')", [])
        .unwrap();
    conn.execute_batch(&seems("")).unwrap();
    drop(conn);
    let found = checked(Scope::Whole).unwrap_err();
    let UnusableDatabase::Damaged(found) = found else {
        panic!("{found:?}");
    };
    assert!(found.contains("words_of_rows"), "{found}");
    let parts = (0..6).map(|number| checked(Scope::Part { number, of: 6 }));
    let damaged = parts.filter(|part| matches!(part, Err(UnusableDatabase::Damaged(_))));
    assert_eq!(damaged.count(), 1, "the part with that table, and no other");
}

#[tokio::test]
async fn a_check_ends_soon_when_it_is_cancelled() {
    let shelf = shelf().await;
    let database = database(&shelf);
    fill(&database);
    let cancel = Cancel::default();
    cancel.cancel();
    let ended = check(&database, Scope::Whole, &cancel);
    assert!(
        matches!(ended, Err(UnusableDatabase::Unreadable(_))),
        "{ended:?}"
    );
}
