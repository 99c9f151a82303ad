//! How far a search over all sites looks.

use afterword_store::{ListQuery, SearchWords, Store as _};
use afterword_store_postgres::Postgres;
use afterword_testkit::{PostgresDatabase, until_async};

use crate::support::Home;

/// Each comment has a word of its own. The n-th newest has "harbour" if 3 divides n, and "lantern" if 100 does; one of
/// the oldest has "zeppelin".
fn many(database: &PostgresDatabase) {
    database.run(
        "SET session_replication_role = replica;
         INSERT INTO sites (id, key, title, origins, overrides, created) VALUES (1, 'blog', '', '[]', '{}', 0);
         INSERT INTO pages (site, id, path, first_seen) VALUES (1, 1, '/', 0);
         INSERT INTO comments (site, id, page, root, status, author_name, text, html, created, search)
            SELECT 1, id, 1, id, 'approved', 'Ann', text, '', 1000000 - n, search_words(text)
            FROM (SELECT gen_random_uuid() AS id, n, concat_ws(' ', 'by the sea', md5(n::text),
                CASE WHEN n % 3 = 0 THEN 'harbour' END, CASE WHEN n % 100 = 0 THEN 'lantern' END,
                CASE WHEN n = 20999 THEN 'zeppelin' END) AS text FROM generate_series(1, 21000) AS n) AS each",
    );
    database.run("VACUUM ANALYZE comments");
}

/// Those that a search finds, by how many are newer.
async fn found(store: &Postgres, words: &str, limit: u32) -> Vec<i64> {
    let query = ListQuery {
        words: SearchWords::parse(words),
        limit,
        ..ListQuery::default()
    };
    let comments = store.comments(query).await.unwrap();
    let written = comments
        .iter()
        .map(|comment| comment.created.as_millisecond());
    written.map(|millis| 1_000_000 - millis).collect()
}

fn scans(database: &PostgresDatabase, index: &str) -> String {
    database.run(&format!(
        "SELECT idx_scan FROM pg_stat_user_indexes WHERE indexrelname = '{index}'"
    ))
}

#[tokio::test]
async fn a_search_finds_the_newest_however_frequent_its_words_are() {
    let home = Home::new();
    let store = home.postgres().unwrap();
    many(&home.database);
    let each = |step: i64| (1..=50).map(|nth| nth * step).collect::<Vec<_>>();
    assert_eq!(found(&store, "harbour", 50).await, each(3));
    assert_eq!(found(&store, "lantern", 50).await, each(100));
    assert_eq!(found(&store, "zeppelin", 50).await, [20_999]);
    assert!(found(&store, "nowhere", 50).await.is_empty());
}

#[tokio::test]
async fn frequent_words_are_found_by_time_and_rare_ones_by_their_index() {
    let home = Home::new();
    let store = home.postgres().unwrap();
    many(&home.database);
    // PostgreSQL counts scans with a delay.
    until_async("a frequent word is found by time", async || {
        found(&store, "harbour", 5).await;
        scans(&home.database, "comments_by_time") != "0"
    })
    .await;
    assert_eq!(scans(&home.database, "comments_search"), "0");
    // The planner would find five of a rare one by time, too, because it takes the beginnings of words for frequent.
    until_async("a rare word is found by its index", async || {
        found(&store, "zeppelin", 5).await;
        scans(&home.database, "comments_search") != "0"
    })
    .await;
}
