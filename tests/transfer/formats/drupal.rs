use super::*;

const EXPECTED: [&str; 5] = [
    "page /node/6 Some(\"Closed\"), closed",
    "1 on /posts/hello [Hello] by Ada <ada@example.org> <https://ada.example>, approved 2014-05-13T16:53:20Z, \
     #comment-1: html \"Hello <em>you</em><br>\\nand more\\n<p>A paragraph\"",
    "2 to 1 on /posts/hello [Hello] by Ann <ann@example.org> (owner), approved 2014-05-13T16:55:00Z, #comment-2: html \
     \"<p><strong>An answer</strong></p>\\n<p>Thank you</p>\"",
    "3 on /posts/hello [Hello] by Anonymous, pending 2014-05-13T16:56:40Z, #comment-3: plain \"Waits for *approval*\"",
    "4 on /node/6 [Closed] by Bob <bob@example.org>, approved 2014-05-13T16:58:20Z, #comment-4: html \"<p>On a closed \
     one</p>\"",
];

#[test]
fn the_database_comes_over_without_comments_on_other_things() {
    let (_folder, path) = database("drupal/database.sql");
    assert_eq!(told("drupal", &path, &Options::default()), EXPECTED);
}

#[test]
fn the_rows_of_the_query_say_the_same() {
    let mut told = told("drupal", &fixture("drupal/rows.jsonl"), &Options::default());
    told.sort_by_key(|told| !told.starts_with("page"));
    assert_eq!(told, EXPECTED);
}

#[test]
fn answers_of_json_api_say_what_everybody_may_see() {
    assert_eq!(
        told(
            "drupal",
            &fixture("drupal/json-api.json"),
            &Options::default()
        ),
        [
            "page /node/6 Some(\"Closed\"), closed",
            "1 on /posts/hello [Hello] by Ada <https://ada.example>, approved 2014-05-13T16:53:20Z, #comment-1: html \
             \"<p>Hello <em>you</em></p>\"",
            "2 to 1 on /posts/hello [Hello] by Ann (owner), approved 2014-05-13T16:55:00Z, #comment-2: html \
             \"<p><strong>An answer</strong></p>\\n<p>Thank you</p>\"",
            "4 on /node/6 [Closed] by Bob, approved 2014-05-13T16:58:20Z, #comment-4: html \"<p>On a closed one</p>\"",
            "5 on /node/7 by Eve, approved 2014-05-13T17:00:00Z, #comment-5: html \"<p>No article was included</p>\"",
        ]
    );
}

/// The fixtures, each with its article 5 changed: as the database, as rows of the query and as answers of JSON:API.
fn changed(sql: &str, row: &str, begin: &str, with: &str) -> [Vec<String>; 3] {
    let (_folder, path) = database("drupal/database.sql");
    let connection = rusqlite::Connection::open(&path).unwrap();
    connection.execute_batch(sql).unwrap();
    drop(connection);
    let read = |name| std::fs::read_to_string(fixture(name)).unwrap();
    let rows = read("drupal/rows.jsonl").replace("\"nid\": 5,", &format!("\"nid\": 5, {row},"));
    let (_rows, rows) = file(rows.as_bytes());
    let answers = read("drupal/json-api.json");
    assert!(answers.contains(begin));
    let (_answers, answers) = file(answers.replacen(begin, with, 1).as_bytes());
    [path, rows, answers].map(|path| told("drupal", &path, &Options::default()))
}

#[test]
fn of_an_article_that_is_not_published_nothing_comes() {
    let title = "\"title\":\"Hello\",\"status\":";
    let all = changed(
        "UPDATE node_field_data SET status = 0 WHERE nid = 5; UPDATE node__comment SET comment_status = 1;",
        "\"published\": 0, \"commenting\": 1",
        &format!(
            "{title}true,\"path\":{{\"alias\":\"/posts/hello\",\"pid\":5,\"langcode\":\"en\"}},\"comment\":{{\"status\":2"
        ),
        &format!(
            "{title}false,\"path\":{{\"alias\":\"/posts/hello\",\"pid\":5,\"langcode\":\"en\"}},\"comment\":{{\"status\":1"
        ),
    );
    for told in all {
        assert!(told.iter().all(|it| !it.contains("Hello")), "{told:?}");
        for id in [1, 2] {
            let skipped = format!("skipped {id} ");
            let skipped = told.iter().find(|it| it.starts_with(&skipped)).unwrap();
            assert!(
                skipped.ends_with("its article is not published"),
                "{skipped}"
            );
        }
        let other = told.iter().find(|it| it.starts_with("4 on")).unwrap();
        assert!(other.contains(", approved 2014"), "{other}");
    }
}

#[test]
fn hidden_threads_wait_for_a_decision_on_a_closed_page() {
    let all = changed(
        "UPDATE node__comment SET comment_status = 0 WHERE entity_id = 5;",
        "\"published\": 1, \"commenting\": 0",
        "\"comment\":{\"status\":2",
        "\"comment\":{\"status\":0",
    );
    for told in all {
        let page = "page /posts/hello Some(\"Hello\"), closed".to_owned();
        assert!(told.contains(&page), "{told:?}");
        let first = told.iter().find(|it| it.starts_with("1 on")).unwrap();
        assert!(first.contains(", pending 2014"), "{first}");
        let other = told.iter().find(|it| it.starts_with("4 on")).unwrap();
        assert!(other.contains(", approved 2014"), "{other}");
    }
}

#[test]
fn aliases_of_older_versions_are_read() {
    let (_folder, path) = database("drupal/database.sql");
    let connection = rusqlite::Connection::open(&path).unwrap();
    let older = "DROP TABLE path_alias; DROP TABLE node__comment;
                 CREATE TABLE url_alias (pid INTEGER PRIMARY KEY, source TEXT, alias TEXT, langcode TEXT);
                 INSERT INTO url_alias VALUES (1, '/node/5', '/older', 'en');";
    connection.execute_batch(older).unwrap();
    drop(connection);
    let told = told("drupal", &path, &Options::default());
    assert_eq!(told.len(), 4);
    assert!(told[0].starts_with("1 on /older [Hello]"), "{}", told[0]);
}

#[test]
fn rows_that_are_no_comments_are_told() {
    let rows =
        b"{\"cid\":1,\"nid\":5,\"created\":\"never\"}\n{\"cid\":2,\"created\":1}\n{\"cid\":0}\n7\n";
    let (_folder, path) = file(rows);
    let (items, end) = items("drupal", &path, &Options::default());
    let told: Vec<String> = items.iter().map(tell).collect();
    assert_eq!(
        told,
        [
            "skipped 1 (line 1): its time can't be read: never",
            "skipped 2 (line 2): it has no article",
            "skipped ? (line 3): it has no cid",
        ]
    );
    assert!(end.unwrap_err().to_string().contains("line 4"));
    let (_folder, isso) = database("isso/comments.sql");
    let said = refusal("drupal", &isso, &Options::default());
    assert!(said.contains("no database of Drupal"), "{said}");
}
