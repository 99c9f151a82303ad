//! What a client may say, in which order, and what it hears.

use afterword_mail::lmtp::LmtpLimits;
use afterword_services::receive_mail::Receipt;

use super::server::{OURS, OURS_TOO, Server};

#[tokio::test]
async fn lmtp_answers_each_recipient_and_smtp_answers_once() {
    let server = Server::start().await;
    let mut client = server.connect().await;
    client.begins("LHLO mx.test", &[OURS, OURS_TOO]).await;
    let first = client
        .says("Subject: x\r\n\r\nok\r\n.", "250 2.0.0 Taken as ")
        .await;
    assert_eq!(client.hears("250 2.0.0 Taken as ").await, first);
    client.begins("EHLO mx.test", &[OURS, OURS_TOO]).await;
    client.says("Subject: y\r\n\r\nok\r\n.", "250 2.0.0 ").await;
    client.begins("HELO mx.test", &[OURS]).await;
    client.says("Subject: z\r\n\r\nok\r\n.", "250 2.0.0 ").await;
    client.says("QUIT", "221 ").await;
    client.closed().await;
    assert_eq!(server.came().len(), 3);
}

#[tokio::test]
async fn the_hello_says_what_can_be_done() {
    let server = Server::start().await;
    let mut client = server.connect().await;
    let expected = "250-comments.test\r\n250-PIPELINING\r\n250-ENHANCEDSTATUSCODES\r\n\
                    250-8BITMIME\r\n250-SMTPUTF8\r\n250 SIZE 38797312\r\n";
    assert_eq!(client.says("LHLO mx.test", "250").await, expected);
    assert_eq!(client.says("EHLO [127.0.0.1]", "250").await, expected);
    assert_eq!(client.says("HELO mx", "250").await, "250 comments.test\r\n");
    client.says("NOOP", "250 ").await;
    client.says("NOOP whatever", "250 ").await;
    client.says("HELP", "214 ").await;
    client.says("RSET", "250 ").await;
    for known in [OURS, "ghost@blog.test", "root"] {
        let answer = client.says(&format!("VRFY {known}"), "252 ").await;
        assert_eq!(answer, "252 2.5.1 Send a message, and see\r\n");
    }
}

#[tokio::test]
async fn what_comes_in_the_wrong_order_is_refused() {
    let server = Server::start().await;
    let mut client = server.connect().await;
    client.says("MAIL FROM:<ann@b.example>", "503 ").await;
    client.says("RCPT TO:<x@y.example>", "503 ").await;
    client.says("LHLO mx.test", "250").await;
    client.says("DATA", "503 ").await;
    client.says("MAIL FROM:<ann@b.example>", "250 ").await;
    client.says("MAIL FROM:<bob@b.example>", "503 ").await;
    client.says("DATA", "503 ").await;
    client.says("RSET", "250 ").await;
    client.says(&format!("RCPT TO:<{OURS}>"), "503 ").await;
    client.says("MAIL FROM:<ann@b.example>", "250 ").await;
    client.says(&format!("RCPT TO:<{OURS}>"), "250 ").await;
    client.says("LHLO mx.test", "250").await;
    client.says("DATA", "503 ").await;
    assert!(server.came().is_empty());
}

#[tokio::test]
async fn what_is_wrong_or_not_offered_is_refused() {
    let server = Server::start().await;
    let mut client = server.connect().await;
    client.says("LHLO", "501 ").await;
    client.says("LHLO mx.test", "250").await;
    client.says("FROBNICATE", "500 ").await;
    client.says("MAIL FROM:ann@b.example", "501 ").await;
    client
        .says("MAIL FROM:<ann@b.example> FUTURE=1", "555 ")
        .await;
    client
        .says("MAIL FROM:<ann@b.example> SIZE=38797313", "552 5.3.4")
        .await;
    client.says("STARTTLS", "502 ").await;
    client.says("AUTH PLAIN AGEAYg==", "502 ").await;
    client.says("EXPN staff", "502 ").await;
    client.says("BDAT 10 LAST", "502 ").await;
    client.send("NOOP\r\nNOOP\r\n").await;
    client.closed().await;
}

#[tokio::test]
async fn nobody_else_gets_mail_through_us() {
    let server = Server::start().await;
    let mut client = server.connect().await;
    client.says("EHLO mx.test", "250").await;
    client.says("MAIL FROM:<ann@b.example>", "250 ").await;
    for stranger in [
        "someone@example.org".to_owned(),
        "ghost@blog.test".to_owned(),
        "someone%example.org@blog.test".to_owned(),
        "\"someone@example.org\"@blog.test".to_owned(),
        format!("\"{OURS}\"@example.org"),
        "postmaster".to_owned(),
        String::new(),
    ] {
        client
            .says(&format!("RCPT TO:<{stranger}>"), "550 5.1.1")
            .await;
    }
    // A source route is dropped (RFC 5321, 4.1.1.3): only the address itself counts.
    client
        .says("RCPT TO:<@blog.test:someone@example.org>", "550 5.1.1")
        .await;
    client.says("DATA", "503 ").await;
    assert!(server.came().is_empty());
}

#[tokio::test]
async fn a_refused_recipient_does_not_hinder_the_others() {
    let server = Server::start().await;
    let mut client = server.connect().await;
    client.says("LHLO mx.test", "250").await;
    client.says("MAIL FROM:<ann@b.example>", "250 ").await;
    client.says("RCPT TO:<ghost@blog.test>", "550 5.1.1").await;
    client.says(&format!("RCPT TO:<{OURS}>"), "250 ").await;
    client.says("DATA", "354").await;
    client.says("ok\r\n.", "250 ").await;
    client.says("NOOP", "250 2.0.0 Fine").await;
    assert_eq!(server.only().1.recipients, [OURS]);
}

#[tokio::test]
async fn all_of_it_may_be_sent_at_once() {
    let server = Server::start().await;
    let mut client = server.connect().await;
    let whole = format!(
        "LHLO mx.test\r\nMAIL FROM:<>\r\nRCPT TO:<{OURS}>\r\nDATA\r\nfirst\r\n.\r\n\
         MAIL FROM:<>\r\nRCPT TO:<{OURS}>\r\nDATA\r\n..second\r\n.\r\nQUIT\r\n"
    );
    client.send(&whole).await;
    for beginning in [
        "250-", "250 ", "250 ", "354", "250 ", "250 ", "250 ", "354", "250 ", "221",
    ] {
        client.hears(beginning).await;
    }
    client.closed().await;
    let came = server.came();
    assert!(came[0].raw.ends_with(b"\r\nfirst\r\n"));
    assert!(came[1].raw.ends_with(b"\r\n.second\r\n"));
}

#[tokio::test]
async fn the_answer_says_what_became_of_the_message() {
    let server = Server::start().await;
    let mut client = server.connect().await;
    for (receipt, beginning) in [
        (
            Receipt::Later("the database is locked".to_owned()),
            "451 4.3.0",
        ),
        (Receipt::NotOurs, "250 2.0.0 "),
        (Receipt::Done("approved".to_owned()), "250 2.0.0 Taken as "),
    ] {
        server.answers(receipt);
        client.begins("LHLO mx.test", &[OURS]).await;
        let answer = client.says("ok\r\n.", beginning).await;
        assert!(!answer.contains("database") && !answer.contains("approved"));
    }
}

#[tokio::test]
async fn the_answer_waits_until_the_message_was_dealt_with() {
    let server = Server::start().await;
    server.close_gate();
    let mut client = server.connect().await;
    client.begins("LHLO mx.test", &[OURS]).await;
    client.send("ok\r\n.\r\nNOOP\r\n").await;
    super::server::reaches(&server.recorder.waiting, 1).await;
    let mut byte = [0];
    let early = client.stream.try_read(&mut byte);
    assert_eq!(early.unwrap_err().kind(), std::io::ErrorKind::WouldBlock);
    server.recorder.gate.add_permits(1);
    client.hears("250 2.0.0 Taken as ").await;
    client.hears("250 2.0.0 Fine").await;
}

#[tokio::test]
async fn a_message_that_takes_too_long_is_to_come_again() {
    let server = Server::with(LmtpLimits {
        receive_timeout: std::time::Duration::from_millis(20),
        ..LmtpLimits::default()
    })
    .await;
    server.close_gate();
    let mut client = server.connect().await;
    client.begins("LHLO mx.test", &[OURS]).await;
    client.says("ok\r\n.", "451 4.3.0").await;
}
