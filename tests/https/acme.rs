//! A certificate from a real authority's server, from nothing to its renewal.

use std::fs;
use std::net::SocketAddr;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::time::{Duration, Instant};

use tempfile::TempDir;

use crate::support::{Logged, Pebble, free_port, trusting};

const DOMAIN: &str = "comments.test";
/// A third of it is left when it is renewed.
const HOLDS: Duration = Duration::from_secs(45);
const NEW: &str = "a new certificate is used";
const KEPT: &str = "the kept certificate is used";
const FAILED: &str = "the authority gave no certificate; it is asked again";

async fn served(folder: &Path, directory: &str, tls: u16) -> Logged {
    let settings = [
        format!("tls.listen=127.0.0.1:{tls}"),
        format!("tls.acme_domains={DOMAIN}"),
        "tls.acme_contact=ann@example.org".to_owned(),
        format!("tls.acme_directory={directory}"),
        format!("tls.acme_authority={}", Pebble::authority().display()),
    ];
    let settings = settings.each_ref().map(String::as_str);
    Logged::serve(folder, &settings, 2).await
}

/// The certificate that a connection got which trusts the authority, asked for a page by it.
async fn leaf(root: &[u8], address: SocketAddr) -> Option<Vec<u8>> {
    let mut client = trusting(root, DOMAIN, address, b"http/1.1").await.ok()?;
    assert_eq!(client.get("/healthz").await.status, 200);
    let chain = client.stream.get_ref().1.peer_certificates()?;
    Some(chain[0].to_vec())
}

fn is_private(folder: &Path) {
    let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
    assert_eq!(mode(folder), 0o700);
    let files: Vec<_> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .collect();
    assert_eq!(files.len(), 2, "an account and a certificate: {files:?}");
    for file in files {
        assert_eq!(mode(&file), 0o600, "{}", file.display());
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_certificate_is_got_kept_and_renewed() {
    // The server asks again after a minute and then after ten: the authority must not take longer to get.
    Pebble::install().await;
    let folder = TempDir::new().unwrap();
    let (port, tls) = (free_port(), free_port());
    let server = served(folder.path(), &Pebble::directory(port), tls).await;
    // Nobody is there yet: plain HTTP goes on, a handshake ends at once, and the log says what to look at.
    server.says(FAILED, 1).await;
    let address = server.addresses[1];
    assert_eq!(server.visitor().get("/healthz").await.status, 200);
    let minica = fs::read(Pebble::authority()).unwrap();
    assert!(
        trusting(&minica, DOMAIN, address, b"http/1.1")
            .await
            .is_err()
    );
    assert!(server.lines_with(FAILED)[0].contains("tls.acme_directory"));

    let pebble = Pebble::start(port, tls, HOLDS, &[DOMAIN]).await;
    server.says(NEW, 1).await;
    let root = pebble.root().await;
    let first = leaf(&root, address).await.unwrap();
    is_private(&folder.path().join("acme"));
    let h2 = trusting(&root, DOMAIN, address, b"h2").await.unwrap();
    assert_eq!(
        h2.stream.get_ref().1.alpn_protocol(),
        Some(b"h2".as_slice())
    );
    let stranger = trusting(&root, DOMAIN, address, b"acme-tls/1").await;
    assert!(stranger.is_err(), "there is nothing to prove now");
    drop(h2);

    let log = server.stop();
    assert!(
        !log.iter().any(|line| line.contains("PRIVATE KEY")),
        "{log:#?}"
    );
    let issued = pebble.issued();
    let server = served(folder.path(), &pebble.directory, tls).await;
    server.says(KEPT, 1).await;
    assert_eq!(leaf(&root, address).await.unwrap(), first);
    assert_eq!(pebble.issued(), issued, "what is kept is not ordered again");

    let mut old = trusting(&root, DOMAIN, address, b"http/1.1").await.unwrap();
    // A connection that was never used is not kept for so long.
    assert_eq!(old.get("/healthz").await.status, 200);
    server.says(NEW, 1).await;
    assert_ne!(leaf(&root, address).await.unwrap(), first);
    assert_eq!(
        old.get("/healthz").await.status,
        200,
        "the old connection goes on"
    );
    server.stop();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_domain_that_leads_elsewhere_is_named_with_what_to_do() {
    let folder = TempDir::new().unwrap();
    let (port, tls) = (free_port(), free_port());
    // The authority knocks where nobody is.
    let pebble = Pebble::start(port, free_port(), HOLDS, &[DOMAIN]).await;
    let server = served(folder.path(), &pebble.directory, tls).await;
    let end = Instant::now() + Duration::from_secs(40);
    let told = loop {
        let told = server.lines_with("could not be proven");
        if let Some(line) = told.first() {
            break line.clone();
        }
        assert!(Instant::now() < end, "{:#?}", server.lines_with(""));
        tokio::time::sleep(Duration::from_millis(50)).await;
    };
    assert!(
        told.contains(DOMAIN) && told.contains("port 443 must lead"),
        "{told}"
    );
    assert_eq!(server.visitor().get("/healthz").await.status, 200);
    server.stop();
}
