//! A search looks at the newest comments before it asks the index of words.

use afterword_store::{ListQuery, SearchWords, Store as _};

use crate::support::Home;

#[tokio::test]
async fn a_search_finds_the_newest_however_far_it_must_look() {
    let home = Home::new();
    let store = home.postgres().unwrap();
    // The n-th newest comment: every 700th has the word, and all from the 4,001st on.
    home.database.run(
        "INSERT INTO sites (id, key, title, origins, overrides, created) VALUES (1, 'blog', '', '[]', '{}', 0);
         INSERT INTO pages (site, id, path, first_seen) VALUES (1, 1, '/', 0);
         INSERT INTO comments (site, id, page, root, status, author_name, text, html, created)
            SELECT 1, id, 1, id, 'approved', 'Ann',
                CASE WHEN n % 700 = 0 OR n > 4000 THEN 'the harbour' ELSE 'the sea' END, '', 1000000 - n
            FROM (SELECT gen_random_uuid() AS id, n FROM generate_series(1, 4200) AS n) AS each",
    );
    let having: Vec<i64> = (1..=4200).filter(|n| n % 700 == 0 || *n > 4000).collect();
    // By the first look, by the second, and by the index.
    for limit in [4, 20, 300] {
        let query = ListQuery {
            words: SearchWords::parse("harbour"),
            limit,
            ..ListQuery::default()
        };
        let found = store.comments(query).await.unwrap();
        let found: Vec<i64> = found
            .iter()
            .map(|comment| 1_000_000 - comment.created.as_millisecond())
            .collect();
        let expected = &having[..having.len().min(limit as usize)];
        assert_eq!(found, expected, "limit {limit}");
    }
}
