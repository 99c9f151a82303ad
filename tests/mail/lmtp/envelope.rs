//! What is handed over: the message as it came, below its envelope.

use afterword_mail::lmtp::{LmtpLimits, LmtpRules};
use afterword_mail_reader::{Mail, addressed, machine_mail};
use afterword_services::receive_mail::LmtpPeer;

use super::server::{OURS, OURS_TOO, Server, rules};

#[tokio::test]
async fn the_envelope_stands_above_the_message() {
    let server = Server::start().await;
    let mut client = server.connect().await;
    client.begins("LHLO mx.test", &[OURS, OURS_TOO]).await;
    client
        .says(
            "Return-Path: <x@y.example>\r\nFrom: ann@b.example\r\n\r\nok\r\n..\r\n.",
            "250",
        )
        .await;
    let (raw, envelope) = server.only();
    let expected = format!(
        "Return-Path: <ann@b.example>\r\nDelivered-To: {OURS}\r\nDelivered-To: {OURS_TOO}\r\n\
         Return-Path: <x@y.example>\r\nFrom: ann@b.example\r\n\r\nok\r\n.\r\n"
    );
    assert_eq!(raw, expected);
    assert_eq!(envelope.sender, "ann@b.example");
    assert_eq!(envelope.recipients, [OURS, OURS_TOO]);
    assert_eq!(envelope.peer, LmtpPeer::Trusted);
}

#[tokio::test]
async fn the_readers_of_mail_see_the_envelope() {
    let server = Server::start().await;
    let mut client = server.connect().await;
    client.says("LHLO mx.test", "250").await;
    client.says("MAIL FROM:<>", "250").await;
    client.says(&format!("RCPT TO:<{OURS}>"), "250").await;
    client.says("DATA", "354").await;
    client
        .says(
            "Return-Path: <ann@b.example>\r\nFrom: ann@b.example\r\nTo: x@y.example\r\n\r\nok\r\n.",
            "250",
        )
        .await;
    let (raw, envelope) = server.only();
    assert_eq!(envelope.sender, "");
    let mail = Mail::parse(raw.as_bytes()).unwrap();
    assert_eq!(addressed(&mail).tokens, ["aaaaaaaaaaaaaaaaaaaaaaaaaa"]);
    let machine = machine_mail(&mail, &[]).unwrap();
    assert!(machine.contains("envelope sender is empty"), "{machine}");
}

#[tokio::test]
async fn a_message_cannot_change_the_sender_above_it() {
    let server = Server::start().await;
    let mut client = server.connect().await;
    client.says("LHLO mx.test", "250").await;
    client
        .says("MAIL FROM:<\"a> b\\\"\"@c.example>", "250")
        .await;
    client.says(&format!("RCPT TO:<{OURS}>"), "250").await;
    client.says("DATA", "354").await;
    client
        .says(
            " <evil@d.example>\r\nFrom: ann@b.example\r\n\r\nok\r\n.",
            "250",
        )
        .await;
    let (raw, envelope) = server.only();
    assert_eq!(envelope.sender, "\"a> b\\\"\"@c.example");
    assert!(raw.starts_with("Return-Path: <\"a> b\\\"\"@c.example>\r\nDelivered-To: "));
}

#[tokio::test]
async fn bytes_beyond_ascii_and_nul_come_through() {
    let server = Server::start().await;
    let mut client = server.connect().await;
    client.says("LHLO mx.test", "250").await;
    client
        .says("MAIL FROM:<zoé@b.example> BODY=8BITMIME", "553 5.6.7")
        .await;
    client
        .says(
            "MAIL FROM:<zoé@b.example> SMTPUTF8 BODY=8BITMIME SIZE=20",
            "250",
        )
        .await;
    client.says(&format!("RCPT TO:<{OURS}>"), "250").await;
    client.says("DATA", "354").await;
    let long = "é".repeat(50_000);
    client.says(&format!("\0はい {long}\r\n."), "250").await;
    let (raw, envelope) = server.only();
    assert_eq!(envelope.sender, "zoé@b.example");
    assert!(raw.ends_with(&format!("\r\n\0はい {long}\r\n")));
}

#[tokio::test]
async fn only_a_named_peer_is_believed() {
    for (trusted, peer) in [
        ("127.0.0.0/8", LmtpPeer::Trusted),
        ("10.0.0.0/8", LmtpPeer::Unknown),
    ] {
        let rules = LmtpRules {
            trusted_peers: vec![trusted.parse().unwrap()],
            ..rules(LmtpLimits::default())
        };
        let server = Server::by(rules, "127.0.0.1:0").await;
        let mut client = server.connect().await;
        client.begins("EHLO mx.test", &[OURS]).await;
        client.says("ok\r\n.", "250").await;
        assert_eq!(server.only().1.peer, peer);
    }
}
