//! Who may read and write: modes of files, owners, disks.

use std::fs;
use std::os::unix::fs::{PermissionsExt, chown};
use std::path::Path;
use std::process::Command;

use rusqlite::Connection;

use super::{Report, each_has_its_advice};
use crate::cli::{Ended, Home};
use crate::support::{SmallDisk, read_only};

/// Nobody, as most systems number it.
const NOBODY: u32 = 65534;

/// Runs `afterword` as another user, which only root can; `None` where this is not root.
fn as_nobody(home: &Home, words: &[&str]) -> Option<Ended> {
    if !is_root() {
        eprintln!("skipped: another user is only for root");
        return None;
    }
    // The folder itself is open, as /tmp is.
    fs::set_permissions(home.path(), fs::Permissions::from_mode(0o755)).unwrap();
    open_to_all(&home.path().join("afterword.toml"));
    let mut command = Command::new("setpriv");
    let user = NOBODY.to_string();
    command.args(["--reuid", &user, "--regid", &user, "--clear-groups"]);
    command.arg(program(home)).args(words);
    command
        .current_dir(home.path())
        .env_clear()
        .env("NO_COLOR", "1");
    Some(Ended::of(command.output().unwrap()))
}

/// A copy that everybody may run: the build's own folder may be private.
fn program(home: &Home) -> std::path::PathBuf {
    let copy = home.path().join("afterword");
    if !copy.exists() {
        fs::copy(env!("CARGO_BIN_EXE_afterword"), &copy).unwrap();
        fs::set_permissions(&copy, fs::Permissions::from_mode(0o755)).unwrap();
    }
    copy
}

fn is_root() -> bool {
    let output = Command::new("id").arg("-u").output().unwrap();
    output.stdout == b"0\n"
}

fn open_to_all(path: &Path) {
    fs::set_permissions(path, fs::Permissions::from_mode(0o644)).unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn files_with_secrets_that_everybody_may_read_are_named() {
    let home = Home::begun();
    let token = home.path().join("token");
    fs::write(&token, "a-token-that-is-long-enough\n").unwrap();
    open_to_all(&token);
    let line = "--offline --set admin.token_file=token";
    let report = Report::of(&home, line);
    let words = [
        "secret files",
        "admin.token_file",
        "644",
        "chmod o-rwx token",
    ];
    assert!(report.says("warning", &words), "{:#}", report.0);
    each_has_its_advice(&report);
    fs::set_permissions(&token, fs::Permissions::from_mode(0o640)).unwrap();
    let report = Report::of(&home, line);
    assert!(report.says("fine", &["secret files", "none is open to everybody"]));
    let settings = home.path().join("afterword.toml");
    fs::write(
        &settings,
        "[admin]\ntoken = \"a-token-that-is-long-enough\"\n",
    )
    .unwrap();
    open_to_all(&settings);
    let report = Report::of(&home, "--offline");
    let words = [
        "secret files",
        "afterword.toml (admin.token)",
        "chmod o-rwx",
    ];
    assert!(report.says("warning", &words), "{:#}", report.0);
    // Without a secret in it, it may be read.
    fs::write(&settings, "").unwrap();
    assert!(!Report::of(&home, "--offline").says("warning", &["secret files"]));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_is_named_at_the_start_and_by_the_doctor() {
    let Some(disk) = SmallDisk::new(2048) else {
        return;
    };
    let home = Home::begun();
    let database = disk.path().join("afterword.db");
    fs::copy(home.path().join("afterword.db"), &database).unwrap();
    disk.fill();
    let place = format!("store.path={}", database.display());
    let report = Report::of(&home, &format!("--offline --set {place}"));
    let full = format!("the disk of {} is full", disk.path().display());
    assert!(
        report.says("failure", &[&full, "make room"]),
        "{:#}",
        report.0
    );
    // A new database needs room at once.
    let new = format!("store.path={}", disk.path().join("new.db").display());
    let error = home.run(&format!("serve --set {new}")).failed(1);
    assert!(error.contains(&full), "{error}");
    assert!(error.contains("make room"), "{error}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_read_only_file_system_is_named_at_the_start_and_by_the_doctor() {
    let home = Home::begun();
    let folder = home.path().join("data");
    fs::create_dir(&folder).unwrap();
    fs::rename(
        home.path().join("afterword.db"),
        folder.join("afterword.db"),
    )
    .unwrap();
    let Some(_mounted) = read_only(&folder) else {
        return;
    };
    let place = "--set store.path=data/afterword.db";
    let error = home.run(&format!("serve {place}")).failed(1);
    assert!(error.contains("the file system of "), "{error}");
    assert!(error.contains("data is read-only"), "{error}");
    assert!(error.contains("dmesg"), "{error}");
    let report = Report::of(&home, &format!("--offline {place}"));
    assert!(
        report.says("failure", &["data is read-only", "dmesg"]),
        "{:#}",
        report.0
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_or_a_folder_of_another_user_is_named_with_both_users() {
    let home = Home::begun();
    let Some(ended) = as_nobody(&home, &["serve"]) else {
        return;
    };
    let error = ended.failed(1);
    assert!(
        error.contains("belongs to user root (0), and this is user"),
        "{error}"
    );
    assert!(error.contains("sudo chown"), "{error}");
    // The file alone is not enough: SQLite makes two more beside it.
    chown(home.path().join("afterword.db"), Some(NOBODY), Some(NOBODY)).unwrap();
    let error = as_nobody(&home, &["serve"]).unwrap().failed(1);
    assert!(
        error.contains("no file can be made in the folder"),
        "{error}"
    );
    let ended = as_nobody(&home, &["doctor", "--offline"]).unwrap();
    assert_eq!(ended.status, 1);
    assert!(
        ended.out.contains("no file can be made in the folder"),
        "{ended:?}"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn rows_that_an_index_lacks_are_damage() {
    let home = Home::begun();
    let database = home.path().join("afterword.db");
    let conn = Connection::open(&database).unwrap();
    // The index says that there is no site: only a comparison of its rows with those of the table finds it.
    let root: i64 = conn
        .query_row(
            "SELECT rootpage FROM sqlite_schema WHERE type = 'index' AND tbl_name = 'sites'",
            [],
            |row| row.get(0),
        )
        .unwrap();
    let size: i64 = conn
        .query_row("PRAGMA page_size", [], |row| row.get(0))
        .unwrap();
    conn.query_row("PRAGMA journal_mode = DELETE", [], |_| Ok(()))
        .unwrap();
    drop(conn);
    let mut bytes = fs::read(&database).unwrap();
    let page = usize::try_from((root - 1) * size).unwrap();
    let end = u16::try_from(size % 65536).unwrap().to_be_bytes();
    // An empty leaf of an index: no cell, and the whole page is free.
    bytes[page..page + 8].copy_from_slice(&[10, 0, 0, 0, 0, end[0], end[1], 0]);
    fs::write(&database, bytes).unwrap();
    let report = Report::of(&home, "--offline");
    assert!(
        report.says("failure", &["it is damaged", "index"]),
        "{:#}",
        report.0
    );
}
