//! Ends of messages that are none (CVE-2023-51764), and commands that were not meant to be any.

use super::server::{OURS, Server};

#[tokio::test]
async fn nothing_but_a_dot_between_whole_line_ends_ends_a_message() {
    for end in ["\n.\n", "\r.\r", "\n.\r\n", "\r\n.\n", "\r\n.\r", "\r.\r\n"] {
        let server = Server::start().await;
        let mut client = server.connect().await;
        client.begins("EHLO mx.test", &[OURS]).await;
        let smuggled =
            format!("one{end}MAIL FROM:<boss@b.example>\r\nRCPT TO:<{OURS}>\r\nDATA\r\ntwo");
        client.says(&format!("{smuggled}\r\n."), "250 ").await;
        client.says("QUIT", "221 ").await;
        client.closed().await;
        let (raw, envelope) = server.only();
        assert_eq!(envelope.sender, "ann@b.example", "{end:?}");
        assert!(raw.contains("MAIL FROM:<boss@b.example>"), "{end:?}");
        assert!(raw.ends_with("two\r\n"), "{end:?}");
    }
}

#[tokio::test]
async fn commands_end_with_cr_lf_too() {
    let server = Server::start().await;
    let mut client = server.connect().await;
    client.says("LHLO mx.test", "250").await;
    client.send("NOOP\n").await;
    client.hears("500 5.5.2").await;
    client.says("NOOP\rNOOP", "500 5.5.2").await;
    client.says("NOOP \0", "500 5.5.2").await;
    client
        .says("MAIL FROM:<ann@b.example>\nRCPT TO:<x>", "500 5.5.2")
        .await;
    client.hears("501 ").await;
    client.says("NOOP", "250 ").await;
}

#[tokio::test]
async fn a_browser_that_was_sent_here_gets_nothing_done() {
    for method in ["POST", "GET", "PUT", "OPTIONS", "CONNECT"] {
        let server = Server::start().await;
        let mut client = server.connect().await;
        client
            .send(&format!(
                "{method} / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\nLHLO x\r\nMAIL FROM:<a@b.example>\r\n\
                 RCPT TO:<{OURS}>\r\nDATA\r\nok\r\n.\r\nQUIT\r\n"
            ))
            .await;
        client.hears("554 5.5.1").await;
        client.closed().await;
        assert!(server.came().is_empty());
    }
}

#[tokio::test]
async fn a_handshake_of_tls_is_closed() {
    let server = Server::start().await;
    let mut client = server.connect().await;
    client.send("\x16\x03\x01\x02\0\x01\0\n").await;
    client.hears("554 5.5.1").await;
    client.closed().await;
}
