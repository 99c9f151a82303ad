//! Backups that the server makes by itself.

use std::fs;
use std::path::Path;
use std::time::Duration;

use tempfile::TempDir;

use super::backup::ids;
use crate::support::{TestServer, until};

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

fn backups(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).unwrap();
    let names = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let mut names: Vec<String> = names
        .filter(|name| name.ends_with(".db") && !name.starts_with('.'))
        .collect();
    names.sort();
    names
}

#[tokio::test]
async fn a_server_backs_up_when_it_is_due_and_keeps_so_many_over_restarts() {
    let folder = TempDir::new().unwrap();
    let setting = format!("backup.folder={}", folder.path().display());
    let settings = [
        setting.as_str(),
        "backup.keep=2",
        "sites.moderation=publish",
    ];
    let server = TestServer::with(&settings).await;
    until("the first backup", || {
        backups(folder.path()) == ["afterword-20260101T000000Z.db"]
    })
    .await;
    server.visitor().comments("/a/", "Hello").await.submitted();
    server.pass(DAY);
    until("the second backup", || backups(folder.path()).len() == 2).await;
    let second = "afterword-20260102T000000Z.db";
    assert_eq!(backups(folder.path())[1], second);
    assert_eq!(ids(&folder.path().join(second)).len(), 1);
    server.pass(DAY / 2);
    let home = server.stop().await;

    // Its clock begins where the first backup was made: none is due, those of the future are none.
    let server = TestServer::again_with(home, &settings).await;
    server.pass(DAY + DAY / 2);
    server.pass(DAY / 2);
    let third = "afterword-20260103T000000Z.db";
    until("two are kept", || backups(folder.path()) == [second, third]).await;
    assert_eq!(server.metrics.backups.failed.get(), 0);
    let home = server.stop().await;

    let server = TestServer::again_with(home, &settings).await;
    server.pass(9 * DAY);
    until("the last backup", || {
        backups(folder.path())
            .last()
            .is_some_and(|name| name.contains("20260110"))
    })
    .await;
    server.stop().await;
}

#[tokio::test]
async fn a_failure_is_counted_and_tried_again() {
    let parent = TempDir::new().unwrap();
    let folder = parent.path().join("later");
    let server = TestServer::with(&[&format!("backup.folder={}", folder.display())]).await;
    until("a failure is counted", || {
        server.metrics.backups.failed.get() == 1
    })
    .await;
    assert_eq!(server.visitor().comments("/a/", "Hello").await.status, 202);
    fs::create_dir(&folder).unwrap();
    server.pass(Duration::from_secs(10 * 60));
    until("a backup", || backups(&folder).len() == 1).await;
    assert_eq!(server.metrics.backups.failed.get(), 1);
    server.stop().await;
}
