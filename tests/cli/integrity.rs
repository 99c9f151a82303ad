//! The database is checked in the night, and the owner is told of damage.

use std::fs;
use std::time::Duration;

use rusqlite::Connection;

use crate::support::{TestServer, until, until_async};

/// From midnight of Thursday, 2026-01-01, when the clock of tests begins, to this hour of a later day.
fn until_hour(days: u64, hour: u64) -> Duration {
    Duration::from_secs((days * 24 + hour) * 60 * 60)
}

/// What the metrics say.
async fn figure(server: &TestServer, name: &str) -> Option<String> {
    let address = server.metrics_address.unwrap();
    let text = reqwest::get(format!("http://{address}/metrics"))
        .await
        .unwrap();
    let text = text.text().await.unwrap();
    let line = text.lines().find(|line| line.starts_with(name))?;
    Some(line.rsplit(' ').next().unwrap().to_owned())
}

async fn is(server: &TestServer, name: &str, value: &str) {
    let check = async || figure(server, name).await.as_deref() == Some(value);
    until_async(&format!("{name} {value}"), check).await;
}

const WHOLE: &str = "afterword_integrity_checks_total{scope=\"whole\",outcome=\"sound\"}";
const PART: &str = "afterword_integrity_checks_total{scope=\"part\",outcome=\"sound\"}";

#[tokio::test]
async fn a_part_is_checked_each_night_and_the_whole_on_sunday() {
    let server = TestServer::with(&["metrics.listen=127.0.0.1:0"]).await;
    server.visitor().comments("/a/", "Hello").await;
    is(&server, "afterword_integrity_whole_latest_seconds", "0").await;
    server.pass(until_hour(0, 2));
    is(&server, PART, "1").await;
    // Friday and Saturday, and then Sunday.
    server.pass(until_hour(1, 0));
    is(&server, PART, "2").await;
    server.pass(until_hour(1, 0));
    is(&server, PART, "3").await;
    server.pass(until_hour(1, 0));
    is(&server, WHOLE, "1").await;
    is(&server, PART, "3").await;
    is(&server, "afterword_integrity_damaged", "0").await;
    let latest = figure(&server, "afterword_integrity_whole_latest_seconds").await;
    assert_ne!(latest.as_deref(), Some("0"));
}

#[tokio::test]
async fn damage_is_told_by_mail_to_the_owners_of_the_server_once() {
    let mails = tempfile::TempDir::new().unwrap();
    let folder = format!("mail.folder={}", mails.path().display());
    let settings = [
        "metrics.listen=127.0.0.1:0",
        "mail.from=comments@blog.test",
        "sites.moderators=ann@blog.test",
        &folder,
    ];
    let server = TestServer::with(&settings).await;
    // A row that an index lacks, by a hand that knows how to write around it.
    let conn = Connection::open(server.database()).unwrap();
    conn.execute_batch(
        "PRAGMA writable_schema = ON;
         CREATE TABLE other (word TEXT);
         CREATE INDEX words_of_other ON other (word);
         INSERT INTO other VALUES ('one');
         UPDATE sqlite_schema SET sql = 'CREATE INDEX words_of_other ON other (word) WHERE word = ''two'''
            WHERE name = 'words_of_other';
         PRAGMA writable_schema = RESET;
         INSERT INTO other VALUES ('three');
         PRAGMA writable_schema = ON;
         UPDATE sqlite_schema SET sql = 'CREATE INDEX words_of_other ON other (word)'
            WHERE name = 'words_of_other';
         PRAGMA writable_schema = RESET;",
    )
    .unwrap();
    drop(conn);
    server.pass(until_hour(3, 2));
    is(&server, "afterword_integrity_damaged", "1").await;
    // A file that is still being written begins with a dot.
    let written = || {
        let files = fs::read_dir(mails.path())
            .unwrap()
            .map(|file| file.unwrap());
        let names = files.filter(|file| !file.file_name().to_str().unwrap().starts_with('.'));
        names.map(|file| file.path()).collect::<Vec<_>>()
    };
    until("a mail", || written().len() == 1).await;
    let mail = fs::read_to_string(&written()[0]).unwrap();
    assert!(mail.contains("ann@blog.test"), "{mail}");
    assert!(
        mail.contains("Subject: The database of 127.0.0.1:8017 is damaged"),
        "{mail}"
    );
    assert!(mail.contains("words_of_other"), "{mail}");
    // Within a week nobody is told again.
    server.pass(until_hour(1, 0));
    let checked = async || {
        let part = figure(&server, PART).await;
        let damaged = "afterword_integrity_checks_total{scope=\"part\",outcome=\"damaged\"}";
        let damaged = figure(&server, damaged).await;
        part.as_deref() == Some("1") || damaged.as_deref() == Some("1")
    };
    until_async("the next night", checked).await;
    assert_eq!(written().len(), 1);
}
