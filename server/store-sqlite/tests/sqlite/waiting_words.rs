//! Words of new comments go into the index together, and nobody notices that they have waited.

use afterword_model::{CommentId, Text};
use afterword_store::{ListQuery, NewComment, SearchWords};
use rusqlite::Connection;

use super::{database, shelf};
use afterword_store_contract::TestStore;
use afterword_testkit::until;

fn waiting(shelf: &TestStore) -> u32 {
    number(shelf, "SELECT count(*) FROM words_waiting")
}

fn in_index(shelf: &TestStore) -> u32 {
    number(shelf, "SELECT count(*) FROM search_rows")
}

fn number(shelf: &TestStore, sql: &str) -> u32 {
    let conn = Connection::open(database(shelf)).unwrap();
    conn.query_row(sql, [], |row| row.get(0)).unwrap()
}

fn saying(shelf: &TestStore, text: &str) -> NewComment {
    NewComment {
        text: Text::stored(text.to_owned()),
        ..shelf.draft("/a/")
    }
}

async fn found(shelf: &TestStore, words: &str) -> Vec<CommentId> {
    let query = ListQuery {
        words: Some(SearchWords::parse(words).unwrap()),
        limit: 10,
        ..ListQuery::default()
    };
    let comments = shelf.store.comments(query).await.unwrap();
    comments.iter().map(|comment| comment.id).collect()
}

#[tokio::test]
async fn a_search_finds_what_was_written_a_moment_before() {
    let shelf = shelf().await;
    let id = shelf.adds(saying(&shelf, "lighthouse")).await.id;
    assert_eq!(found(&shelf, "lighthouse").await, [id]);
    assert_eq!((waiting(&shelf), in_index(&shelf)), (0, 1));
}

#[tokio::test]
async fn what_is_erased_while_it_waits_never_comes_into_the_index() {
    let shelf = shelf().await;
    let gone = shelf.adds(saying(&shelf, "first secret")).await.id;
    let parent = shelf.adds(saying(&shelf, "second secret")).await.id;
    let below = shelf.reply("/a/", parent).await;
    shelf.erased(gone).await;
    // Something hangs below it: its place stays.
    shelf.erased(parent).await;
    assert_eq!(found(&shelf, "secret").await, []);
    assert_eq!(found(&shelf, "hello").await, [below]);
    assert_eq!((waiting(&shelf), in_index(&shelf)), (0, 1));
}

#[tokio::test]
async fn an_idle_writer_takes_in_what_waits_also_from_before_its_start() {
    let shelf = shelf().await;
    for _ in 0..3 {
        shelf.approved("/a/").await;
    }
    let shelf = shelf.reopened();
    until("no words wait", || waiting(&shelf) == 0).await;
    assert_eq!(in_index(&shelf), 3);
}

#[tokio::test]
async fn however_much_is_written_only_a_few_wait() {
    let shelf = shelf().await;
    for _ in 0..8 {
        let writes = (0..100).map(|_| shelf.adds(shelf.draft("/a/")));
        futures_util::future::join_all(writes).await;
        let waiting = waiting(&shelf);
        assert!(waiting < 64, "{waiting} wait");
    }
    assert_eq!(found(&shelf, "hello").await.len(), 10);
    assert_eq!((waiting(&shelf), in_index(&shelf)), (0, 800));
}
