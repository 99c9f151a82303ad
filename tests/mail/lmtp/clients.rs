//! Clients that others have written: swaks and Python's smtplib.

use std::process::{Command, Stdio};

use afterword_services::receive_mail::Receipt;
use tokio::task::spawn_blocking;
use tokio::time::timeout;

use super::server::{OURS, OURS_TOO, PATIENCE, Server};

/// Exit status and all that the program said.
async fn run(program: &str, arguments: &[&str]) -> (i32, String) {
    let mut command = Command::new(program);
    command.args(arguments).stdin(Stdio::null());
    let running = spawn_blocking(move || command.output());
    let output = timeout(PATIENCE, running).await.expect("it ends").unwrap();
    let output = output.unwrap_or_else(|error| panic!("{program} cannot be run: {error}"));
    let said = [output.stdout, output.stderr].concat();
    (
        output.status.code().unwrap(),
        String::from_utf8(said).unwrap(),
    )
}

async fn swaks(server: &Server, protocol: &str, to: &str) -> (i32, String) {
    let at = server.address.to_string();
    let body = "ok\n.\n..\nThanks.\n";
    let arguments = [
        "--protocol",
        protocol,
        "--server",
        &at,
        "--from",
        "ann@b.example",
        "--to",
        to,
        "--body",
        body,
        "--helo",
        "mx.test",
    ];
    run("swaks", &arguments).await
}

#[tokio::test]
async fn swaks_delivers_by_lmtp_and_smtp() {
    for protocol in ["LMTP", "ESMTP", "SMTP"] {
        let server = Server::start().await;
        let (status, said) = swaks(&server, protocol, OURS).await;
        assert_eq!(status, 0, "{said}");
        assert!(said.contains("250 2.0.0 Taken as "), "{said}");
        let (raw, envelope) = server.only();
        assert_eq!(envelope.sender, "ann@b.example");
        assert!(
            raw.contains("\r\n\r\nok\r\n.\r\n..\r\nThanks.\r\n"),
            "{raw:?}"
        );
    }
}

#[tokio::test]
async fn swaks_hears_what_goes_wrong() {
    let server = Server::start().await;
    let (status, said) = swaks(&server, "LMTP", "ghost@blog.test").await;
    assert_eq!(status, 24, "no recipient was taken: {said}");
    assert!(said.contains("550 5.1.1 No such address here"), "{said}");
    server.answers(Receipt::Later("the disk is full".to_owned()));
    let (status, said) = swaks(&server, "SMTP", OURS).await;
    assert_eq!(status, 26, "the message was not taken: {said}");
    assert!(said.contains("451 4.3.0"), "{said}");
}

const PYTHON: &str = r#"
import smtplib, sys
kind, port, ours, too = sys.argv[1:]
with getattr(smtplib, kind)("127.0.0.1", int(port), timeout=10) as client:
    client.ehlo()
    assert client.esmtp_features["size"] == "38797312", client.esmtp_features
    # Its LMTP reads one answer after DATA, however many recipients there are.
    to = [ours, "ghost@blog.test"] + ([too] if kind == "SMTP" else [])
    refused = client.sendmail("ann@b.example", to, b"Subject: x\r\n\r\nok\r\n.\r\n")
    assert list(refused) == ["ghost@blog.test"] and refused["ghost@blog.test"][0] == 550, refused
    client.sendmail("zo\u00e9@b.example", [ours], "Subject: caf\u00e9\n\nok\n".encode(), mail_options=["SMTPUTF8", "BODY=8BITMIME"])
    assert client.verify(ours)[0] == 252
    try:
        client.sendmail("ann@b.example", [ours], b"x" * 40000000)
        sys.exit("it was not too large")
    except smtplib.SMTPSenderRefused as refused:
        assert refused.smtp_code == 552, refused
"#;

#[tokio::test]
async fn pythons_smtplib_delivers_by_lmtp_and_smtp() {
    for kind in ["LMTP", "SMTP"] {
        let server = Server::start().await;
        let port = server.address.port().to_string();
        let (status, said) = run("python3", &["-c", PYTHON, kind, &port, OURS, OURS_TOO]).await;
        assert_eq!(status, 0, "{kind}: {said}");
        let came = server.came();
        assert_eq!(came.len(), 2);
        assert!(came[0].raw.ends_with(b"Subject: x\r\n\r\nok\r\n.\r\n"));
        assert!(String::from_utf8_lossy(&came[1].raw).contains("Return-Path: <zoé@b.example>"));
    }
}
