//! What lies on the disk: settings, database, backups. No server is asked.

use std::fs;
use std::os::unix::fs::{PermissionsExt, symlink};

use super::super::schemas;
use super::{Report, each_has_its_advice};
use crate::cli::Home;

#[tokio::test(flavor = "multi_thread")]
async fn a_sound_installation_has_no_failure_and_nothing_is_changed_by_looking() {
    let home = Home::begun();
    fs::create_dir(home.path().join("backups")).unwrap();
    home.run("backup backups").fine();
    let before = fs::read(home.path().join("afterword.db")).unwrap();
    let report = Report::of(&home, "--offline --set backup.folder=backups");
    assert_eq!(report.failures(), Vec::<&serde_json::Value>::new());
    for words in [
        ["settings", "they can be used"],
        ["database", "0 comments on 0 pages of 1 sites"],
        ["database", "its owner's alone"],
        ["database", "blog"],
        ["backups", "1, the newest made just now"],
        ["backups", "its checksum is right"],
    ] {
        assert!(report.says("fine", &words), "{words:?} in {:#}", report.0);
    }
    each_has_its_advice(&report);
    assert_eq!(fs::read(home.path().join("afterword.db")).unwrap(), before);
    let told = home.run("doctor --offline").fine();
    assert!(told.contains("database\n  ✓ look through"), "{told}");
    assert!(
        told.lines().all(|line| line.chars().count() <= 80),
        "{told}"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_wrong_with_settings_and_database_is_named() {
    let home = Home::begun();
    let database = home.path().join("afterword.db");
    let report = Report::of(&home, "--offline --set server.listen=nowhere");
    assert!(report.says("failure", &["settings", "server.listen"]));
    let report = Report::of(&home, "--offline --set store.path=none.db");
    assert!(report.says(
        "failure",
        &["none.db", "there is no such file", "afterword init"]
    ));
    let https = "--offline --set server.public_url=https://c.example.org";
    let refused = ["proxy", "every request is refused", "trusted_proxies"];
    assert!(Report::of(&home, https).says("failure", &refused));
    let trusted = format!("{https} --set server.trusted_proxies=127.0.0.1");
    assert!(Report::of(&home, &trusted).says("fine", &["proxy"]));
    // Behind a link the file itself is looked at, and what lies beside it.
    let log = fs::File::create(home.path().join("afterword.db-wal")).unwrap();
    log.set_len(300 * 1024 * 1024).unwrap();
    let elsewhere = home.path().join("elsewhere");
    fs::create_dir(&elsewhere).unwrap();
    symlink(&database, elsewhere.join("link.db")).unwrap();
    let report = Report::of(&home, "--offline --set store.path=elsewhere/link.db");
    assert!(
        report.says("warning", &["write-ahead log", "300.0 MiB"]),
        "{:#}",
        report.0
    );
    fs::set_permissions(&database, fs::Permissions::from_mode(0o644)).unwrap();
    assert!(Report::of(&home, "--offline").says("warning", &["644", "chmod 600"]));

    let whole = fs::read(&database).unwrap();
    fs::write(&database, &whole[..whole.len() - 8192]).unwrap();
    assert!(Report::of(&home, "--offline").says(
        "failure",
        &["it is damaged", "restore the newest good backup"]
    ));
    fs::write(&database, "Dear diary").unwrap();
    assert!(Report::of(&home, "--offline").says("failure", &["no database of Afterword's"]));
    fs::remove_file(&database).unwrap();
    schemas::begin(&database, 1);
    let before = fs::read(&database).unwrap();
    let report = Report::of(&home, "--offline");
    assert!(report.says(
        "warning",
        &["its schema is 1", "upgraded when the server starts"]
    ));
    assert_eq!(
        fs::read(&database).unwrap(),
        before,
        "looking upgrades nothing"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_that_is_far_from_the_last_trusted_time_is_named_both_ways() {
    let home = Home::begun();
    let conn = rusqlite::Connection::open(home.path().join("afterword.db")).unwrap();
    let now = jiff::Timestamp::now().as_millisecond();
    let day = 24 * 60 * 60 * 1000;
    for (trusted, level, saw) in [
        (now - 365 * day, "warning", "it is 365 days ahead"),
        (now - day, "fine", "they agree"),
        (now + day, "fine", "they agree"),
        (now + 365 * day, "warning", "days behind"),
    ] {
        conn.execute(
            "INSERT OR REPLACE INTO meta (key, value) VALUES ('trusted_time', ?1)",
            [trusted],
        )
        .unwrap();
        let report = Report::of(&home, "--offline");
        let words = ["database", "last time that the server trusted", saw];
        assert!(report.says(level, &words), "{words:?} in {:#}", report.0);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn backups_that_are_missing_late_or_damaged_are_failures() {
    let home = Home::begun();
    assert!(Report::of(&home, "--offline").says("warning", &["backups", "backup.folder is empty"]));
    let looks = "--offline --set backup.folder=backups";
    let folder = home.path().join("backups");
    assert!(Report::of(&home, looks).says("failure", &["backups", "create the folder"]));
    fs::create_dir(&folder).unwrap();
    assert!(Report::of(&home, looks).says("failure", &["backups", "there is none"]));
    let old = folder.join("afterword-20260101T000000Z.db");
    home.run(&format!("backup {}", old.display())).fine();
    let report = Report::of(&home, looks);
    assert!(report.says("failure", &["backups", "overdue"]));
    assert!(report.says("fine", &["backups", "its checksum is right"]));
    let mut bytes = fs::read(&old).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle] ^= 1;
    fs::write(&old, &bytes).unwrap();
    assert!(Report::of(&home, looks).says("failure", &["its checksum is", "afterword backup"]));
}

/// The first thing that a new owner tries: nothing is wrong but what is still to be done.
#[tokio::test(flavor = "multi_thread")]
async fn a_fresh_folder_is_not_called_ill() {
    let home = Home::begun();
    let mut doctor = home.command(&["doctor", "--json"]);
    let server = home.serve();
    doctor.args(["--set", &format!("server.public_url={}", server.url())]);
    let ended = doctor.output().unwrap();
    assert!(ended.status.success(), "{ended:?}");
    let report = Report(serde_json::from_slice(&ended.stdout).unwrap());
    let warnings = report.0["findings"].as_array().unwrap().iter();
    let warnings = warnings.filter(|finding| finding["verdict"] == "warning");
    let tried: Vec<&str> = warnings.map(|f| f["tried"].as_str().unwrap()).collect();
    assert_eq!(tried.len(), 2, "{tried:?}");
    assert!(tried[0] == "look for scheduled backups" && tried[1].contains("public_url"));
    assert_eq!(server.stop("TERM"), 0);
}
