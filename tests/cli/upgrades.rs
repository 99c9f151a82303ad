//! Databases of earlier versions, and of later ones.

use std::fs;
use std::path::{Path, PathBuf};

use rusqlite::Connection;
use serde_json::Value;

use super::Home;
use super::schemas::{begin, dump, newest, objects};

/// Settings of their own, and a database that was there before.
fn home_with(schema: usize) -> (Home, PathBuf) {
    let home = Home::empty();
    let database = home.path().join("afterword.db");
    begin(&database, schema);
    (home, database)
}

fn copy_of(database: &Path, schema: usize) -> PathBuf {
    database.with_file_name(format!("afterword.db.before-schema-{schema}"))
}

fn dump_of(database: &Path) -> String {
    dump(&Connection::open(database).unwrap())
}

fn names(comments: &Value) -> Vec<&str> {
    let comments = comments.as_array().unwrap();
    comments
        .iter()
        .map(|c| c["author"]["name"].as_str().unwrap())
        .collect()
}

#[tokio::test]
async fn a_database_of_every_earlier_schema_opens_and_answers_as_before() {
    for schema in 1..newest() {
        let (home, database) = home_with(schema);
        let before = dump_of(&database);
        let server = home.serve();
        let reader = server.visitor();
        let counts = reader
            .counts("blog", &["/weather/", "/2024/wetter/", "/closed/"])
            .await;
        assert_eq!(counts, [3, 3, 0], "schema {schema}");
        let thread = reader.reads("/weather/", "").await;
        assert_eq!(
            names(&thread["comments"]),
            ["Zoë 👩‍🚀", "Bob", "Ann"],
            "schema {schema}"
        );
        let reply = &thread["comments"][1];
        assert_eq!(reply["html"], "<p>Sunshine tomorrow</p>", "schema {schema}");
        assert_eq!(
            reply["parent"], thread["comments"][0]["id"],
            "schema {schema}"
        );
        let token = home.run("tokens add owner").fine();
        let owner = server.owner(token.trim());
        for (words, found) in [
            ("regenwetter", 1),
            ("sunshine", 1),
            ("hello", 1),
            ("gibtsnicht", 0),
        ] {
            let answer = owner.get(&format!("/comments?q={words}")).await.json();
            assert_eq!(
                answer["comments"].as_array().unwrap().len(),
                found,
                "{schema}: {words}"
            );
        }
        let waiting = owner.get("/comments?status=pending").await.json();
        assert_eq!(names(&waiting["comments"]), ["Eve"], "schema {schema}");
        let (id, _) = reader.comments("/weather/", "A new one").await.submitted();
        assert_eq!(
            reader.count("/weather/").await,
            4,
            "{id} is published at once"
        );
        assert_eq!(server.stop("TERM"), 0);

        // What it was is there, for the version that wrote it; then the upgraded one has what a new one has.
        assert_eq!(
            dump_of(&copy_of(&database, newest())),
            before,
            "schema {schema}"
        );
        let fresh = Home::begun();
        let of = |database: &Path| {
            let mut objects = objects(&Connection::open(database).unwrap());
            objects.sort();
            objects
        };
        assert_eq!(
            of(&database),
            of(&fresh.path().join("afterword.db")),
            "schema {schema}"
        );
        home.run(&format!("restore afterword.db.before-schema-{}", newest()))
            .fine();
        assert_eq!(
            dump_of(&database),
            before,
            "an older schema is fine: it is upgraded at the next start"
        );
        let server = home.serve();
        assert_eq!(
            server.visitor().count("/weather/").await,
            3,
            "schema {schema}"
        );
        assert_eq!(server.stop("TERM"), 0);
        assert_eq!(
            dump_of(&copy_of(&database, newest())),
            before,
            "schema {schema}"
        );
    }
}

#[test]
fn what_an_interrupted_upgrade_has_left_goes_with_the_next_one_and_what_is_being_written_stays() {
    let (home, database) = home_with(newest() - 1);
    let partial = |schema: usize, process: &str| {
        let name = format!("afterword.db.before-schema-{schema}.partial-{process}");
        database.with_file_name(name)
    };
    let left = [partial(newest() - 1, "4711"), partial(newest(), "4712")];
    for file in &left {
        fs::write(file, "half a copy").unwrap();
    }
    let others = [
        database.with_file_name("afterword.db.before-schema-mine.partial-1"),
        database.with_file_name("other.db.before-schema-3.partial-1"),
    ];
    for file in &others {
        fs::write(file, "the owner's").unwrap();
    }
    let written = partial(newest(), "4713");
    let lock = fs::File::create(&written).unwrap();
    lock.lock().unwrap();
    home.run("sites list").fine();
    assert!(left.iter().all(|file| !file.exists()));
    assert!(others.iter().all(|file| file.exists()));
    assert!(written.exists(), "another process is at it");
    assert!(copy_of(&database, newest()).is_file());
}

#[test]
fn only_the_copy_before_the_latest_upgrade_is_kept() {
    let (home, database) = home_with(newest() - 1);
    fs::write(copy_of(&database, newest() - 1), "of an earlier upgrade").unwrap();
    home.run("sites list").fine();
    assert!(copy_of(&database, newest()).is_file());
    assert!(!copy_of(&database, newest() - 1).exists());
    fs::remove_file(copy_of(&database, newest())).unwrap();
    home.run("sites list").fine();
    assert!(
        !copy_of(&database, newest()).exists(),
        "nothing to upgrade, nothing to keep"
    );
}

#[test]
fn a_newer_schema_is_refused_by_everything_and_not_touched() {
    let home = Home::begun();
    let database = home.path().join("afterword.db");
    home.run("backup good.db").fine();
    let newer = Connection::open(&database).unwrap();
    newer.pragma_update(None, "user_version", 9999).unwrap();
    newer.execute_batch("PRAGMA journal_mode = DELETE").unwrap();
    drop(newer);
    let before = fs::read(&database).unwrap();
    for command in [
        "serve --set server.listen=127.0.0.1:0",
        "sites list",
        "tokens list",
        "pages list",
        "moderate list",
        "mail outbox list",
        "webhooks list",
        "console sessions",
        "backup copy.db",
    ] {
        let error = home.run(command).failed(1);
        assert!(
            error.contains("schema 9999") && error.contains("newer version"),
            "{command}: {error}"
        );
        assert_eq!(fs::read(&database).unwrap(), before, "{command}");
    }
    assert!(!home.path().join("copy.db").exists());
    assert!(!home.path().join("afterword.db-wal").exists());
}

/// A table that a later migration makes is there already, so that it fails after others have run.
#[test]
fn a_failed_upgrade_leaves_the_database_as_it_was_and_says_what_to_do() {
    let (home, database) = home_with(1);
    let schema_of_newest = {
        let fresh = Home::begun();
        objects(&Connection::open(fresh.path().join("afterword.db")).unwrap())
    };
    let known = objects(&Connection::open(&database).unwrap());
    let last = schema_of_newest.iter().rev().find(|object| {
        object.0 == "table"
            && !object.1.starts_with("search")
            && !known.iter().any(|k| k.1 == object.1)
    });
    let in_the_way = format!("CREATE TABLE {} (in_the_way)", last.unwrap().1);
    Connection::open(&database)
        .unwrap()
        .execute_batch(&in_the_way)
        .unwrap();
    let before = dump_of(&database);
    for command in ["serve --set server.listen=127.0.0.1:0", "sites list"] {
        let error = home.run(command).failed(1);
        assert!(
            error.contains("could not be brought from schema 1"),
            "{error}"
        );
        assert!(error.contains("It is as it was"), "{error}");
        assert_eq!(dump_of(&database), before, "{command}");
    }
}
