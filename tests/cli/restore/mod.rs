//! `afterword restore`: what comes back, what is refused, and what a crash leaves.

mod refused;

use std::fs;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::{Duration, Instant};

use rusqlite::Connection;

use super::backup::ids;
use super::{Home, Running, send};
use crate::support::until;

/// A home with so many published comments, and its server.
async fn written(home: &Home, comments: usize) -> Running {
    home.run("sites set blog moderation=publish").fine();
    let server = home.serve();
    for number in 0..comments {
        server
            .visitor()
            .comments("/a/", &format!("Comment {number}"))
            .await
            .submitted();
    }
    server
}

fn database(home: &Home) -> PathBuf {
    home.path().join("afterword.db")
}

/// Once the server, with nothing else to do, has taken all words into its index.
async fn until_quiet(home: &Home) {
    let conn = Connection::open(database(home)).unwrap();
    let waiting = || -> rusqlite::Result<i64> {
        conn.query_row("SELECT count(*) FROM words_waiting", [], |row| row.get(0))
    };
    until("no words wait", || waiting().unwrap() == 0).await;
}

/// All files with the database's name and what lies in them, the socket aside.
fn all(home: &Home) -> Vec<(String, Vec<u8>)> {
    let mut all = Vec::new();
    for entry in fs::read_dir(home.path()).unwrap() {
        let entry = entry.unwrap();
        let name = entry.file_name().into_string().unwrap();
        if entry.file_type().unwrap().is_file() && name.contains("afterword.db") {
            all.push((name, fs::read(entry.path()).unwrap()));
        }
    }
    all.sort();
    all
}

#[tokio::test]
async fn a_backup_comes_back_and_what_was_there_can_come_back_too() {
    let home = Home::begun();
    let server = written(&home, 3).await;
    home.run("backup copy.db").fine();
    server
        .visitor()
        .comments("/a/", "One more")
        .await
        .submitted();
    until_quiet(&home).await;
    let before = all(&home);
    let error = home.run("restore copy.db").failed(1);
    assert!(
        error.contains("a server runs") && error.contains("stop it first"),
        "{error}"
    );
    symlink(database(&home), home.path().join("link.db")).unwrap();
    let error = home
        .run("restore copy.db --set store.path=link.db")
        .failed(1);
    assert!(error.contains("a server runs"), "{error}");
    fs::remove_file(home.path().join("link.db")).unwrap();
    assert!(all(&home) == before, "refused while a server runs");
    assert_eq!(server.visitor().count("/a/").await, 4);
    assert_eq!(server.stop("TERM"), 0);

    let told = home.run("restore copy.db").fine();
    assert!(
        told.contains("3 comments on 1 pages") && told.contains("(4 comments"),
        "{told}"
    );
    let server = home.serve();
    assert_eq!(server.visitor().count("/a/").await, 3);
    assert_eq!(server.stop("TERM"), 0);

    let undo = told
        .split('`')
        .nth(1)
        .unwrap()
        .strip_prefix("afterword ")
        .unwrap();
    let told = home.run(undo).fine();
    assert!(told.contains("4 comments on 1 pages"), "{told}");
    let server = home.serve();
    assert_eq!(server.visitor().count("/a/").await, 4);
    assert_eq!(server.stop("TERM"), 0);
}

#[tokio::test]
async fn after_a_crash_the_log_is_moved_with_its_database() {
    let home = Home::begun();
    let server = written(&home, 2).await;
    home.run("backup copy.db").fine();
    server
        .visitor()
        .comments("/a/", "Only in the log")
        .await
        .submitted();
    send("KILL", &server.child);
    drop(server);
    assert!(
        home.path()
            .join("afterword.db-wal")
            .metadata()
            .unwrap()
            .len()
            > 0
    );
    assert!(
        home.path().join("afterword.db.sock").exists(),
        "whoever is killed leaves the socket by which a server is known"
    );
    let told = home.run("restore copy.db --json").json();
    assert_eq!(
        (&told["comments"], &told["checksum"]),
        (&2.into(), &true.into())
    );
    assert_eq!(told["replaced"]["comments"], 3);
    assert_eq!(ids(&database(&home)).len(), 2);
    assert_eq!(
        ids(Path::new(told["replaced"]["moved_to"].as_str().unwrap())).len(),
        3
    );
}

#[tokio::test]
async fn a_damaged_database_is_moved_aside_as_it_lies_there() {
    let home = Home::begun();
    let server = written(&home, 2).await;
    home.run("backup copy.db").fine();
    assert_eq!(server.stop("TERM"), 0);
    fs::write(database(&home), "torn to pieces").unwrap();
    fs::write(home.path().join("afterword.db-wal"), "a log of something").unwrap();
    let told = home.run("restore copy.db --json").json();
    let aside = told["replaced"]["moved_to"].as_str().unwrap();
    assert_eq!(fs::read_to_string(aside).unwrap(), "torn to pieces");
    assert_eq!(
        fs::read_to_string(format!("{aside}-wal")).unwrap(),
        "a log of something"
    );
    assert!(told["replaced"]["comments"].is_null());
    assert_eq!(ids(&database(&home)).len(), 2);
}

#[tokio::test]
async fn it_comes_to_a_place_where_nothing_is_and_behind_a_link() {
    let home = Home::begun();
    let server = written(&home, 2).await;
    home.run("backup copy.db").fine();
    assert_eq!(server.stop("TERM"), 0);
    let told = home
        .run("restore copy.db --json --set store.path=new.db")
        .json();
    assert!(told["replaced"].is_null());
    assert_eq!(ids(&home.path().join("new.db")).len(), 2);
    fs::remove_file(database(&home)).unwrap();
    symlink(home.path().join("new.db"), database(&home)).unwrap();
    home.run("restore copy.db").fine();
    assert!(database(&home).is_symlink());
    assert_eq!(ids(&home.path().join("new.db")).len(), 2);
}

/// Old and new differ in their comments; whenever it dies, one of the two is there, whole.
#[tokio::test]
async fn killed_at_any_moment_it_leaves_one_good_database() {
    let home = Home::begun();
    let server = written(&home, 4).await;
    home.run("backup copy.db").fine();
    server
        .visitor()
        .comments("/a/", "One more")
        .await
        .submitted();
    assert_eq!(server.stop("TERM"), 0);
    home.run("backup newer.db").fine();
    let began = Instant::now();
    home.run("restore copy.db").fine();
    let whole = began.elapsed();
    let mut left = [0; 2];
    for number in 0..200 {
        // How long one takes changes with what else the machine does: on until both ends were seen.
        if number >= 40 && left.iter().all(|times| *times > 0) {
            break;
        }
        let file = if number % 2 == 0 {
            "newer.db"
        } else {
            "copy.db"
        };
        let mut command = home.command(&["restore", file]);
        let mut child = command
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        std::thread::sleep(whole * number / 30 + Duration::from_millis(1));
        send("KILL", &child);
        child.wait().unwrap();
        let found = ids(&database(&home)).len();
        assert!(found == 4 || found == 5, "{found}");
        left[found - 4] += 1;
    }
    assert!(left[0] > 0 && left[1] > 0, "{left:?}");
    home.run("restore newer.db").fine();
    let server = home.serve();
    assert_eq!(server.visitor().count("/a/").await, 5);
}
