//! `afterword backup`: beside a server that is written to, and when something is in its way.

use std::collections::BTreeSet;
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::{Arc, Mutex};

use rusqlite::Connection;

use super::{Ended, Home, Running, send};
use crate::support::SmallDisk;

/// Ids of the comments in a database that is sound, with right counts.
pub(super) fn ids(database: &Path) -> BTreeSet<String> {
    let conn = Connection::open(database).unwrap();
    let word = |sql: &str| conn.query_row(sql, [], |row| row.get::<_, String>(0));
    assert_eq!(word("PRAGMA integrity_check").unwrap(), "ok");
    let wrong = "SELECT path FROM pages p WHERE count <> \
                 (SELECT count(*) FROM comments c WHERE c.page = p.id AND c.status = 'approved')";
    assert!(word(wrong).is_err(), "a count is wrong");
    let mut ids = conn.prepare("SELECT lower(hex(id)) FROM comments").unwrap();
    let ids = ids.query_map([], |row| row.get(0)).unwrap();
    ids.map(Result::unwrap).collect()
}

fn names(folder: &Path) -> Vec<String> {
    let name = |entry: std::io::Result<fs::DirEntry>| entry.unwrap().file_name().into_string();
    let mut names: Vec<String> = fs::read_dir(folder)
        .unwrap()
        .map(|e| name(e).unwrap())
        .collect();
    names.sort();
    names
}

#[tokio::test(flavor = "multi_thread")]
async fn each_backup_beside_a_busy_server_is_sound_and_holds_what_was_acknowledged_before() {
    let home = Home::begun();
    home.run("sites set blog moderation=publish").fine();
    let server = home.serve();
    let acknowledged = Arc::new(Mutex::new(BTreeSet::new()));
    let writers: Vec<_> = (0..4)
        .map(|writer| {
            let (ann, acknowledged) = (server.visitor(), Arc::clone(&acknowledged));
            tokio::spawn(async move {
                for number in 0.. {
                    let page = format!("/{writer}/{}/", number % 7);
                    let (id, _) = ann.comments(&page, "Hello there").await.submitted();
                    acknowledged.lock().unwrap().insert(id.replace('-', ""));
                }
            })
        })
        .collect();
    let mut before = 0;
    for number in 0..8 {
        while acknowledged.lock().unwrap().len() < before + 20 {
            tokio::task::yield_now().await;
        }
        let known = acknowledged.lock().unwrap().clone();
        before = known.len();
        let file = format!("copy-{number}.db");
        let told =
            tokio::task::block_in_place(|| home.run(&format!("backup {file} --json")).json());
        let found = ids(&home.path().join(&file));
        assert!(found.is_superset(&known), "{} of {before}", found.len());
        assert_eq!(told["comments"], found.len());
        let summed = Command::new("sha256sum")
            .args(["-c", &format!("{file}.sha256")])
            .current_dir(home.path())
            .output();
        assert!(summed.unwrap().status.success());
        // It comes back while the writing goes on, into a place beside it.
        let line = format!("restore {file} --json --set store.path=back-{number}.db");
        let back = tokio::task::block_in_place(|| home.run(&line)).json();
        assert_eq!(back["checksum"], true);
        let restored = ids(&home.path().join(format!("back-{number}.db")));
        assert_eq!(restored, found);
    }
    let back = Running::start(home.command(&[
        "serve",
        "--set",
        "server.listen=127.0.0.1:0",
        "--set",
        "store.path=back-7.db",
        "--set",
        "spam.proof=off",
    ]));
    assert_eq!(
        back.visitor().comments("/back/", "On it goes").await.status,
        201
    );
    assert_eq!(back.visitor().count("/back/").await, 1);
    writers.iter().for_each(tokio::task::JoinHandle::abort);
}

#[test]
fn a_backup_is_its_owners_alone_and_takes_no_name_that_is_taken() {
    let home = Home::begun();
    home.run("backup copy.db").fine();
    let file = home.path().join("copy.db");
    for file in [&file, &home.path().join("copy.db.sha256")] {
        assert_eq!(file.metadata().unwrap().permissions().mode() & 0o777, 0o600);
    }
    let before = fs::read(&file).unwrap();
    let error = home.run("backup copy.db").failed(1);
    assert!(error.contains("copy.db is there already"), "{error}");
    assert_eq!(fs::read(&file).unwrap(), before);
    fs::remove_file(&file).unwrap();
    let error = home.run("backup copy.db").failed(1);
    assert!(error.contains("copy.db.sha256 is there already"), "{error}");
    assert!(!file.exists());
    let error = home.run("backup --set store.path=none.db").failed(1);
    assert!(error.contains("there is no database"), "{error}");
}

#[test]
fn so_many_are_kept_and_files_of_others_stay() {
    let home = Home::begun();
    let folder = home.path().join("backups");
    fs::create_dir(&folder).unwrap();
    let foreign = [
        ".afterword-20200101T000000Z.db.mine",
        "afterword-2020.db",
        "notes.txt",
        "other-20200101T000000Z.db",
    ];
    for name in foreign {
        fs::write(folder.join(name), "mine").unwrap();
    }
    fs::write(folder.join("afterword-20200101T000000Z.db"), "old").unwrap();
    fs::write(folder.join("afterword-20200101T000000Z.db.sha256"), "old").unwrap();
    // What a crash has left.
    fs::write(
        folder.join(".afterword-20200102T000000Z.db.partial"),
        "half",
    )
    .unwrap();
    for _ in 0..3 {
        home.run("backup --keep 2 --set backup.folder=backups")
            .fine();
    }
    let names = names(&folder);
    let ours = names
        .iter()
        .filter(|name| name.starts_with("afterword-2") && name.len() > 20);
    assert_eq!(ours.count(), 4, "two and their checksums: {names:?}");
    assert!(
        !names
            .iter()
            .any(|name| name.contains("20200101T000000Z") && name.starts_with("after"))
    );
    assert!(
        !names.iter().any(|name| name.ends_with(".partial")),
        "{names:?}"
    );
    for name in foreign {
        assert!(
            names.iter().any(|there| there == name),
            "{name} of {names:?}"
        );
    }
    let error = home.run("backup mine.db --keep 2").failed(2);
    assert!(error.contains("named by their time"), "{error}");
    home.run("backup backups --keep 1").fine();
}

#[test]
fn where_there_is_no_room_it_says_so_and_leaves_nothing() {
    let home = Home::begun();
    let Some(disk) = SmallDisk::new(2 * 1024) else {
        return;
    };
    let folder = disk.path().to_str().unwrap();
    let error = home.run(&format!("backup {folder}")).failed(1);
    assert!(
        error.contains("make room") && error.contains(folder),
        "{error}"
    );
    assert!(names(disk.path()).is_empty());
}

#[test]
fn a_write_that_fails_half_way_leaves_nothing() {
    let home = Home::begun();
    let binary = env!("CARGO_BIN_EXE_afterword");
    // In blocks of 512 bytes: less than the smallest database.
    let line = format!("trap '' XFSZ; ulimit -f 64; exec '{binary}' backup copy.db");
    let mut command = Command::new("sh");
    command
        .args(["-c", &line])
        .current_dir(home.path())
        .env_clear();
    let error = Ended::of(command.output().unwrap()).failed(1);
    assert!(error.contains("can't be copied"), "{error}");
    let left = names(home.path());
    assert!(
        !left.iter().any(|name| name.contains("copy.db")),
        "{left:?}"
    );
}

#[test]
fn one_that_is_killed_leaves_nothing_with_the_name_of_a_backup() {
    let home = Home::begun();
    for pause in 0..12 {
        let name = format!("copy-{pause}.db");
        let mut command = home.command(&["backup", &name]);
        let mut child = command
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        std::thread::sleep(std::time::Duration::from_millis(pause * 3));
        send("KILL", &child);
        child.wait().unwrap();
        let file = home.path().join(&name);
        if file.exists() {
            assert!(ids(&file).is_empty());
        }
    }
}
