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
