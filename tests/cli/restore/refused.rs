//! What is not restored, and leaves the database as it was.

use std::fs;

use rusqlite::Connection;

use super::super::Home;
use super::{all, database, written};

#[tokio::test]
async fn what_is_no_sound_backup_is_refused_and_the_database_stays() {
    let home = Home::begun();
    let server = written(&home, 30).await;
    home.run("backup copy.db").fine();
    assert_eq!(server.stop("TERM"), 0);
    let good = fs::read(home.path().join("copy.db")).unwrap();
    let sum = fs::read_to_string(home.path().join("copy.db.sha256")).unwrap();
    let put = |name: &str, bytes: &[u8]| fs::write(home.path().join(name), bytes).unwrap();
    let mut flipped = good.clone();
    flipped[good.len() / 2] ^= 1;
    put("flipped.db", &flipped);
    put("flipped.db.sha256", sum.as_bytes());
    put("torn.db", &good[..good.len() - 4096]);
    put("torn-early.db", &good[..5000]);
    let mut holed = good.clone();
    holed[8192..12_288].fill(0);
    put("holed.db", &holed);
    put("empty.db", b"");
    put("text.db", "Dear diary, ".repeat(500).as_bytes());
    put("summed.db", &good);
    put("summed.db.sha256", b"no sum");
    put("logged.db", &good);
    put("logged.db-wal", b"a log");
    put("newer.db", &good);
    let newer = Connection::open(home.path().join("newer.db")).unwrap();
    newer.pragma_update(None, "user_version", 9999).unwrap();
    drop(newer);
    let other = Connection::open(home.path().join("other.db")).unwrap();
    other.execute_batch("CREATE TABLE pages (mine)").unwrap();
    drop(other);
    // A backup in the making: whoever writes it holds its lock.
    put(".made.db.partial", &good);
    let making = fs::File::open(home.path().join(".made.db.partial")).unwrap();
    making.lock().unwrap();

    let before = all(&home);
    for (file, reason) in [
        ("flipped.db", "is not what was backed up"),
        ("torn.db", "it is damaged"),
        ("torn-early.db", "it is damaged"),
        ("holed.db", "it is damaged"),
        ("empty.db", "it is empty"),
        ("text.db", "not a database"),
        ("summed.db", "contains no checksum"),
        ("logged.db", "make a backup of it first"),
        ("newer.db", "run a newer version"),
        ("other.db", "another program"),
        (".made.db.partial", "another process writes it"),
        ("afterword.db", "the database itself"),
        ("none.db", "No such file"),
        (".", "it is no file"),
    ] {
        let error = home.run(&format!("restore {file}")).failed(1);
        assert!(error.contains(reason), "{file}: {error}");
        assert_eq!(all(&home), before, "{file}");
    }
    // Sound, and nothing says otherwise.
    put("alone.db", &good);
    let ended = home.run("restore alone.db");
    assert!(ended.err.contains("no checksum"), "{ended:?}");
    ended.fine();
}

#[tokio::test]
async fn a_database_that_another_process_has_open_stays() {
    let home = Home::begun();
    let server = written(&home, 1).await;
    home.run("backup copy.db").fine();
    assert_eq!(server.stop("TERM"), 0);
    let other = Connection::open(database(&home)).unwrap();
    other
        .execute_batch("PRAGMA journal_mode = WAL; BEGIN; SELECT * FROM sites")
        .unwrap();
    let error = home.run("restore copy.db").failed(1);
    assert!(error.contains("another process has"), "{error}");
    drop(other);
    home.run("restore copy.db").fine();
}
