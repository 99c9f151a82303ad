//! Private addresses are reached by nobody whom the settings do not name.

use std::fs;
use std::process::Command;

use tokio::net::TcpListener;

use super::receiver::{Receiver, Reply, secret};
use super::world::{World, rows_are, server_with};
use crate::support::TestServer;

/// A server that tells `https://HOST:PORT/`, where a listener on loopback waits in vain.
async fn refused(host: &str, listen: &str) -> String {
    let listener = TcpListener::bind(listen).await.unwrap();
    let port = listener.local_addr().unwrap().port();
    let settings = [
        format!("webhooks.urls=https://{host}:{port}/"),
        format!("webhooks.secret={}", secret()),
    ];
    let server: TestServer = server_with(&settings).await;
    server.visitor().comments("/a/", "Hello").await.submitted();
    let rows = rows_are(&server, |rows| rows[0].error.is_some()).await;
    let error = rows[0].error.as_ref().unwrap().to_string();
    server.stop().await;
    // Nobody has connected.
    let knock = tokio::net::TcpStream::connect(listener.local_addr().unwrap());
    let own = knock.await.unwrap().local_addr().unwrap();
    assert_eq!(listener.accept().await.unwrap().1, own);
    error
}

#[tokio::test]
async fn literal_addresses_and_names_of_this_machine_are_refused() {
    let hosts = [
        "127.0.0.1",
        "localhost",
        "2130706433",
        "0x7f.1",
        "0.0.0.0",
        "[::ffff:127.0.0.1]",
    ];
    for host in hosts {
        let error = refused(host, "127.0.0.1:0").await;
        assert!(error.contains("webhooks.allow_private"), "{host}: {error}");
    }
}

#[tokio::test]
async fn allowing_one_host_allows_no_other() {
    let receiver = Receiver::start().await;
    let settings = [
        format!(
            "webhooks.urls=https://localhost:{}/",
            receiver.address.port()
        ),
        format!("webhooks.secret={}", secret()),
        "webhooks.allow_private=127.0.0.1".to_owned(),
    ];
    let server = server_with(&settings).await;
    server.visitor().comments("/a/", "Hello").await.submitted();
    let rows = rows_are(&server, |rows| rows[0].error.is_some()).await;
    let error = rows[0].error.as_ref().unwrap().to_string();
    assert!(error.contains("\"localhost\""), "{error}");
}

#[tokio::test]
async fn a_host_that_is_allowed_for_all_requests_is_allowed_for_webhooks() {
    let receiver = Receiver::start().await;
    let settings = [
        format!("webhooks.urls={}", receiver.url()),
        format!("webhooks.secret={}", secret()),
        "outgoing.allow_private=127.0.0.1".to_owned(),
    ];
    let server = server_with(&settings).await;
    server.visitor().comments("/a/", "Hello").await.submitted();
    receiver.hears(1).await;
}

#[tokio::test]
async fn a_redirect_is_not_followed() {
    let elsewhere = Receiver::start().await;
    let world = World::start().await;
    world
        .receiver
        .replies([Reply::Header(307, "location", elsewhere.url())]);
    world.submits("/a/", "Hello").await;
    let rows = world.rows_are(|rows| rows[0].error.is_some()).await;
    assert_eq!(
        rows[0].error.as_ref().unwrap().to_string(),
        "it answered 307"
    );
    assert!(elsewhere.heard().is_empty());
}

#[tokio::test]
async fn a_certificate_that_nobody_vouches_for_is_refused_unless_the_owner_does() {
    let blog = TestServer::with(&[
        "server.public_url=https://blog.test",
        "tls.listen=127.0.0.1:0",
        &format!("tls.certificate={}", fixture("loopback.pem")),
        &format!("tls.key={}", fixture("loopback.key")),
    ])
    .await;
    let address = blog.tls_address.unwrap();
    let mut settings = super::world::settings(&format!("https://{address}/"));
    let error = error_of(&settings).await;
    assert!(error.starts_with("no encrypted connection"), "{error}");
    settings.push(format!("outgoing.certificate={}", fixture("loopback.pem")));
    // The other server is reached, and takes no events.
    let error = error_of(&settings).await;
    assert!(error.starts_with("it answered 4"), "{error}");
}

/// Why an event did not arrive.
async fn error_of(settings: &[String]) -> String {
    let server = server_with(settings).await;
    server.visitor().comments("/a/", "Hello").await.submitted();
    let rows = rows_are(&server, |rows| rows[0].error.is_some()).await;
    rows[0].error.as_ref().unwrap().to_string()
}

#[test]
fn a_file_that_holds_no_authority_is_named() {
    let certificate = fixture("garbage.pem");
    let config = afterword_config::Config {
        outgoing: afterword_config::Outgoing {
            certificate: Some(certificate.clone().into()),
            ..afterword_config::Config::default().outgoing
        },
        ..afterword_config::Config::default()
    };
    let Err(error) = afterword_integrations::webhooks::way(&config) else {
        panic!("{certificate} is an authority");
    };
    let said = error.to_string();
    assert!(
        said.starts_with("outgoing.certificate: ") && said.contains(&certificate),
        "{said}"
    );
}

fn fixture(name: &str) -> String {
    let path = crate::support::tls_fixtures::fixture(name);
    path.display().to_string()
}

/// The machine's own list of names, for one process: in a mount namespace, where the system allows it.
#[test]
fn a_name_that_leads_to_a_public_and_a_private_address_is_refused() {
    let folder = tempfile::TempDir::new().unwrap();
    let hosts = "127.0.0.1 localhost\n93.184.215.14 both.test\n127.0.0.1 both.test\n";
    fs::write(folder.path().join("hosts"), hosts).unwrap();
    let settings = format!(
        "[webhooks]\nurls = [\"https://both.test:9/\"]\nsecret = {:?}\ntimeout = \"2s\"\n",
        secret()
    );
    fs::write(folder.path().join("afterword.toml"), settings).unwrap();
    let script = format!(
        "mount --bind hosts /etc/hosts || exit 77; exec {} webhooks test",
        env!("CARGO_BIN_EXE_afterword")
    );
    let output = Command::new("unshare")
        .args(["--mount", "sh", "-c", &script])
        .current_dir(folder.path())
        .output();
    let Ok(output) = output else {
        eprintln!("skipped, because there is no unshare here");
        return;
    };
    let error = String::from_utf8(output.stderr).unwrap();
    if output.status.code() == Some(77) || error.starts_with("unshare:") {
        eprintln!("skipped, because this system lets nobody mount here: {error}");
        return;
    }
    assert_eq!(output.status.code(), Some(1), "{error}");
    let words = "both.test leads to 127.0.0.1, which is no public address";
    assert!(error.contains(words), "{error}");
}
