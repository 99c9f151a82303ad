use super::*;

const EXPECTED: [&str; 9] = [
    "62f4c0de00000000000c0001 on /hello/ [Hello] by Ada <ada@example.org> (verified), approved \
     2022-08-11T10:00:00Z, edited 2022-08-11T10:30:00Z, +2: html \"<p>Hello <strong>there</strong> 🦀</p><p>Second \
     line</p>\"",
    "62f4c0de00000000000c0002 to 62f4c0de00000000000c0001 on /hello/ [Hello] by Ann <Ann@example.org> (owner) \
     (verified), approved 2022-08-11T11:00:00Z: html \"<p>Thank you</p>\"",
    "62f4c0de00000000000c0003 to 62f4c0de00000000000c0002 on /hello/ [Hello] by Anonymous <bob@example.org> \
     (verified), approved 2022-08-11T12:00:00Z: html \"<p>To the answer</p>\"",
    "62f4c0de00000000000c0004 on /hello/ [Hello] by Ada <ada@example.org> (verified), rejected \
     2022-08-11T13:00:00Z: html \"<p>Hidden by its owner</p>\"",
    "62f4c0de00000000000c0005 on /hello/ [Hello] by nobody, deleted 2022-08-11T14:00:00Z: plain \"\"",
    "62f4c0de00000000000c0006 to 62f4c0de00000000000c0005 on /hello/ [Hello] by Anonymous <bob@example.org> \
     (verified), approved 2022-08-11T15:00:00Z: html \"<p>Below what was taken back</p>\"",
    "62f4c0de00000000000c0007 on /about/ [About] by Anonymous, approved 2022-08-12T10:00:00Z: html \"<p>Of a \
     member who left</p>\"",
    "skipped 62f4c0de00000000000c0008 (PLACE): its article is not published",
    "skipped 62f4c0de00000000000c0009 (PLACE): its article is not in the file",
];

fn expected(place: impl Fn(&str) -> String) -> Vec<String> {
    let of = |told: &&str| {
        let id = told.split(' ').nth(1).unwrap();
        told.replace("PLACE", &place(id))
    };
    EXPECTED.iter().map(of).collect()
}

#[test]
fn the_export_with_comments_comes_over() {
    let path = fixture("ghost/export.json");
    let expected = expected(|_| "line 1".to_owned());
    assert_eq!(told("ghost", &path, &Options::default()), expected);
}

#[test]
fn the_database_says_the_same() {
    let (_folder, path) = database("ghost/database.sql");
    let expected = expected(|id| format!("comments {id}"));
    assert_eq!(told("ghost", &path, &Options::default()), expected);
}

/// The fixture's database, changed, and its export with the same change.
fn both(sql: &str, begin: &str, with: &str) -> [Vec<String>; 2] {
    let (_folder, path) = database("ghost/database.sql");
    let connection = rusqlite::Connection::open(&path).unwrap();
    connection.execute_batch(sql).unwrap();
    drop(connection);
    let whole = std::fs::read_to_string(fixture("ghost/export.json")).unwrap();
    assert!(whole.contains(begin));
    let (_other, export) = file(whole.replace(begin, with).as_bytes());
    [path, export].map(|path| told("ghost", &path, &Options::default()))
}

#[test]
fn what_only_members_saw_waits_for_a_decision() {
    for (visibility, status) in [
        ("public", "approved"),
        ("members", "pending"),
        ("paid", "pending"),
        ("tiers", "pending"),
    ] {
        let sql = format!(
            "ALTER TABLE posts ADD COLUMN visibility varchar(50) not null default '{visibility}'"
        );
        let begin = "\"type\":\"post\"";
        let with = format!("{begin},\"visibility\":\"{visibility}\"");
        for told in both(&sql, begin, &with) {
            let first = &told[0];
            assert!(first.contains(&format!(", {status} 2022")), "{first}");
            // What the owner or its author has decided stays.
            assert!(told[3].contains(", rejected 2022"), "{}", told[3]);
            assert!(told[4].contains(", deleted 2022"), "{}", told[4]);
        }
    }
}

#[test]
fn articles_that_were_only_mailed_have_no_page() {
    let sql = "UPDATE posts SET status = 'sent' WHERE slug = 'draft'";
    for told in both(sql, "\"status\":\"draft\"", "\"status\":\"sent\"") {
        assert!(
            told[7].ends_with("its article was only sent by mail"),
            "{}",
            told[7]
        );
    }
}

#[test]
fn databases_of_older_versions_have_fewer_columns() {
    let (_folder, path) = database("ghost/database.sql");
    let connection = rusqlite::Connection::open(&path).unwrap();
    let older = "ALTER TABLE comments DROP COLUMN in_reply_to_id; ALTER TABLE comments DROP COLUMN edited_at;
                 DROP TABLE comment_likes; DROP TABLE roles_users;";
    connection.execute_batch(older).unwrap();
    drop(connection);
    let told = told("ghost", &path, &Options::default());
    assert_eq!(told.len(), 9);
    assert!(
        told[2].contains("0003 to 62f4c0de00000000000c0001 "),
        "{}",
        told[2]
    );
}

#[test]
fn an_export_without_comments_is_refused_with_how_to_get_them() {
    let (_folder, path) = file(br#"{"db":[{"meta":{},"data":{"posts":[{"id":"1"}],"users":[]}}]}"#);
    let said = refusal("ghost", &path, &Options::default());
    assert!(
        said.contains("without its comments") && said.contains("docs/import/ghost.md"),
        "{said}"
    );
    let (_folder, isso) = database("isso/comments.sql");
    let said = refusal("ghost", &isso, &Options::default());
    assert!(said.contains("no database of Ghost"), "{said}");
}

/// The names are behind the comments.
#[test]
fn of_an_export_that_breaks_off_nothing_comes() {
    let whole = std::fs::read_to_string(fixture("ghost/export.json")).unwrap();
    let (begin, _) = whole.split_once("\"posts\"").unwrap();
    let (_folder, path) = file(begin.as_bytes());
    let (items, end) = items("ghost", &path, &Options::default());
    assert!(items.is_empty());
    assert!(end.is_err());
}
