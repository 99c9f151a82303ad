//! The end: what has begun is finished, and nobody is left without a word.

use std::time::Duration;

use afterword_mail::lmtp::LmtpLimits;

use super::server::{OURS, Server, reaches};

#[tokio::test]
async fn idle_clients_are_told_and_a_message_is_taken_to_its_end() {
    let mut server = Server::start().await;
    let mut sending = server.connect().await;
    sending.begins("LHLO mx.test", &[OURS]).await;
    sending.send("Subject: x\r\n\r\nhal").await;
    let mut idle = server.connect().await;
    let mut begun = server.connect().await;
    begun.says("LHLO mx.test", "250").await;
    begun.says("MAIL FROM:<ann@b.example>", "250").await;
    server.stop();
    idle.hears("421 4.3.2").await;
    begun.hears("421 4.3.2").await;
    idle.closed().await;
    sending.says("f\r\n.", "250 2.0.0").await;
    sending.hears("421 4.3.2").await;
    drop((begun, sending));
    assert_eq!(server.ended().await, 0);
    assert!(server.only().0.ends_with("\r\nhalf\r\n"));
    assert!(
        tokio::net::TcpStream::connect(server.address)
            .await
            .is_err()
    );
}

#[tokio::test]
async fn who_does_not_end_is_cut_off_after_the_grace() {
    let grace = Duration::from_millis(50);
    let mut server = Server::with(LmtpLimits {
        grace,
        ..LmtpLimits::default()
    })
    .await;
    let mut sending = server.connect().await;
    sending.begins("LHLO mx.test", &[OURS]).await;
    server.stop();
    assert_eq!(server.ended().await, 1);
    sending.closed().await;
    assert!(server.came().is_empty());
}

#[tokio::test]
async fn a_message_that_is_being_dealt_with_is_not_torn() {
    let grace = Duration::from_millis(50);
    let mut server = Server::with(LmtpLimits {
        grace,
        ..LmtpLimits::default()
    })
    .await;
    server.close_gate();
    let mut sending = server.connect().await;
    sending.begins("LHLO mx.test", &[OURS]).await;
    sending.send("ok\r\n.\r\n").await;
    reaches(&server.recorder.waiting, 1).await;
    server.stop();
    assert_eq!(server.ended().await, 1);
    sending.closed().await;
    server.recorder.gate.add_permits(1);
    let came = async {
        while server.came().is_empty() {
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
    };
    let came = tokio::time::timeout(super::server::PATIENCE, came).await;
    came.expect("it is dealt with although nobody is left to hear so");
}
