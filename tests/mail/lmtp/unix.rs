//! The listener at a path.

use std::os::unix::fs::PermissionsExt;

use afterword_mail::lmtp::{LmtpAddress, LmtpLimits, LmtpListener};
use afterword_services::receive_mail::LmtpPeer;
use tokio::net::UnixStream;

use super::server::{Client, OURS, Server, rules};

#[tokio::test]
async fn a_socket_file_serves_and_goes_with_the_server() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("lmtp");
    let address = format!("unix:{}", path.display());
    let mut server = Server::by(rules(LmtpLimits::default()), &address).await;
    let mode = path.metadata().unwrap().permissions().mode();
    assert_eq!(mode & 0o777, 0o660);
    let mut client = Client::new(UnixStream::connect(&path).await.unwrap());
    client.hears("220 ").await;
    client.begins("LHLO mx.test", &[OURS]).await;
    client.says("ok\r\n.", "250 ").await;
    assert_eq!(server.only().1.peer, LmtpPeer::Trusted);

    let second = LmtpListener::bind(&address.parse().unwrap())
        .await
        .unwrap_err();
    assert!(
        second
            .to_string()
            .contains("a server listens at it already"),
        "{second}"
    );
    drop(client);
    server.stop();
    assert_eq!(server.ended().await, 0);
    assert!(!path.exists());
}

#[tokio::test]
async fn a_socket_that_was_left_is_replaced_and_other_files_are_not() {
    let folder = tempfile::tempdir().unwrap();
    let left = folder.path().join("left");
    drop(std::os::unix::net::UnixListener::bind(&left).unwrap());
    assert!(left.exists());
    LmtpListener::bind(&LmtpAddress::Unix(left)).await.unwrap();
    let file = folder.path().join("file");
    std::fs::write(&file, "precious").unwrap();
    let error = LmtpListener::bind(&LmtpAddress::Unix(file.clone()))
        .await
        .unwrap_err();
    assert!(error.to_string().contains("no socket"), "{error}");
    assert_eq!(std::fs::read_to_string(file).unwrap(), "precious");
}

#[test]
fn addresses_are_written_as_they_are_read() {
    for address in ["127.0.0.1:2424", "[::1]:24", "unix:/run/afterword/lmtp"] {
        assert_eq!(address.parse::<LmtpAddress>().unwrap().to_string(), address);
    }
    for wrong in ["localhost:24", "2424", "unix:", "/run/lmtp", ""] {
        assert!(wrong.parse::<LmtpAddress>().is_err(), "{wrong}");
    }
}
