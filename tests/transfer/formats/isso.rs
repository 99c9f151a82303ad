use super::*;

#[test]
fn threads_replies_votes_and_deleted_places_come_over() {
    let (_folder, path) = database("isso/comments.sql");
    assert_eq!(
        told("isso", &path, &Options::default()),
        [
            "1 on /blog/été/ [L'été – «chaud»] by Ada <ada@example.org> <https://ada.example>, \
             approved 2014-10-08T20:26:40.5Z, +3, #isso-1: markdown \"Hello *you* 🦀\"",
            "2 to 1 on /blog/été/ [L'été – «chaud»] by Anonymous, approved \
             2014-10-08T20:28:20Z, edited 2014-10-08T20:30:00.25Z, #isso-2: markdown \
             \"Answer\\n\\n> quoted\"",
            "3 on /blog/été/ [L'été – «chaud»] by nobody, deleted 2014-10-08T20:31:40Z, \
             #isso-3: markdown \"\"",
            "4 to 3 on /blog/été/ [L'été – «chaud»] by Bob <b> &amp; <https://bob.example/?a=1&b=2>, pending \
             2014-10-08T20:35:00Z, #isso-4: markdown \"Waits <b>still</b>\"",
            "5 on /blog/two.html?page=2 by Cleo, approved 2014-10-08T20:36:40Z, #isso-5: html \
             \"<p>Once of <a href=\\\"https://x.example\\\">Disqus</a></p>\"",
            "skipped 6 (comments 6): its thread is not in the database",
            "7 to 99 on /blog/two.html?page=2 by Eve, approved 2014-10-08T20:40:00Z, #isso-7: \
             markdown \"Its parent is gone\"",
        ]
    );
}

#[test]
fn the_first_versions_are_read_too() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("comments.db");
    let connection = rusqlite::Connection::open(&path).unwrap();
    let sql = std::fs::read_to_string(fixture("isso/comments.sql")).unwrap();
    connection.execute_batch(&sql).unwrap();
    // Before version 4 nobody could ask for mails.
    let older = "ALTER TABLE comments DROP COLUMN notification; PRAGMA user_version = 3;";
    connection.execute_batch(older).unwrap();
    drop(connection);
    assert_eq!(told("isso", &path, &Options::default()).len(), 7);
}
