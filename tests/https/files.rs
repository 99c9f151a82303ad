//! Certificate files that are renewed while the server runs.

use std::fs;
use std::net::SocketAddr;
use std::os::unix::fs::symlink;
use std::path::Path;
use std::time::{Duration, Instant};

use tempfile::TempDir;

use crate::support::tls_fixtures::fixture;
use crate::support::{Logged, trusting};

const CHANGED: &str = "the certificate's files have changed";
const UNUSABLE: &str = "the certificate's new files can't be used";

/// As certbot does: a link to the newest file takes the place of the old link at once.
fn install(folder: &Path, from: &str, to: &str) {
    let new = folder.join("new-link");
    symlink(fixture(from), &new).unwrap();
    fs::rename(new, folder.join(to)).unwrap();
}

async fn shows(address: SocketAddr, certificate: &str) -> bool {
    let authority = fs::read(fixture(certificate)).unwrap();
    trusting(&authority, "blog.test", address, b"http/1.1")
        .await
        .is_ok()
}

async fn comes_to_show(address: SocketAddr, certificate: &str) {
    let end = Instant::now() + Duration::from_secs(30);
    while !shows(address, certificate).await {
        assert!(Instant::now() < end, "{certificate} is not shown");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

async fn begun() -> (TempDir, Logged) {
    let folder = TempDir::new().unwrap();
    install(folder.path(), "blog.pem", "live.pem");
    install(folder.path(), "blog.key", "live.key");
    let file =
        |setting: &str, name: &str| format!("{setting}={}", folder.path().join(name).display());
    let settings = [
        "tls.listen=127.0.0.1:0".to_owned(),
        file("tls.certificate", "live.pem"),
        file("tls.key", "live.key"),
    ];
    let settings = settings.each_ref().map(String::as_str);
    let server = Logged::serve(folder.path(), &settings, 2).await;
    (folder, server)
}

#[tokio::test]
async fn new_files_are_seen_and_old_connections_go_on() {
    let (folder, server) = begun().await;
    let address = server.addresses[1];
    let authority = fs::read(fixture("blog.pem")).unwrap();
    let old = trusting(&authority, "blog.test", address, b"http/1.1").await;
    let mut old = old.unwrap();
    assert_eq!(old.get("/healthz").await.status, 200);

    install(folder.path(), "renewed.pem", "live.pem");
    server.says(UNUSABLE, 1).await;
    assert!(
        shows(address, "blog.pem").await,
        "half of a pair changes nothing"
    );
    install(folder.path(), "renewed.key", "live.key");
    comes_to_show(address, "renewed.pem").await;
    assert!(!shows(address, "blog.pem").await);
    assert_eq!(old.get("/healthz").await.status, 200);
    let log = server.stop();
    let count = |words| log.iter().filter(|line| line.contains(words)).count();
    assert_eq!((count(UNUSABLE), count(CHANGED)), (1, 1), "{log:#?}");
}

#[tokio::test]
async fn a_broken_file_keeps_the_old_certificate_and_is_told_of_once() {
    let (folder, server) = begun().await;
    let address = server.addresses[1];
    install(folder.path(), "torn.pem", "live.pem");
    for _ in 0..3 {
        server.signal("HUP");
        server.says(UNUSABLE, 1).await;
        assert!(shows(address, "blog.pem").await);
    }
    install(folder.path(), "blog.pem", "live.pem");
    server.signal("HUP");
    server.says("it is the same certificate", 1).await;
    let log = server.stop();
    let warned: Vec<_> = log.iter().filter(|line| line.contains(UNUSABLE)).collect();
    assert_eq!(warned.len(), 1, "{log:#?}");
    assert!(
        warned[0].contains("tls.certificate") && warned[0].contains("is not PEM"),
        "{warned:?}"
    );
    assert!(!log.iter().any(|line| line.contains("PRIVATE KEY")));
}

#[tokio::test]
async fn a_hang_up_without_https_ends_nothing() {
    let folder = TempDir::new().unwrap();
    let server = Logged::serve(folder.path(), &[], 1).await;
    server.signal("HUP");
    assert_eq!(server.visitor().get("/healthz").await.status, 200);
    server.stop();
}
