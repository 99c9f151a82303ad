//! Clients that are slow, silent, many or too loud: bounded in time and memory, and nothing comes of it.

use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use afterword_mail::lmtp::LmtpLimits;
use tokio::io::AsyncWriteExt;
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;

use super::server::{Client, OURS, PATIENCE, Server, reaches};

const SHORT: Duration = Duration::from_millis(100);

fn limits() -> LmtpLimits {
    LmtpLimits::default()
}

#[tokio::test]
async fn who_says_nothing_is_hung_up_on() {
    let server = Server::with(LmtpLimits {
        command_timeout: SHORT,
        ..limits()
    })
    .await;
    let mut client = server.connect().await;
    client.hears("421 4.4.2 That took too long").await;
    client.closed().await;
    assert_eq!(server.counters.timeouts.load(Relaxed), 1);
}

#[tokio::test]
async fn a_command_that_drips_is_hung_up_on() {
    let server = Server::with(LmtpLimits {
        command_timeout: SHORT,
        ..limits()
    })
    .await;
    let mut client = server.connect().await;
    drip(&mut client.stream).await;
    assert!(client.rest().await.starts_with("421 4.4.2"));
}

#[tokio::test]
async fn a_message_that_drips_is_hung_up_on_and_forgotten() {
    let server = Server::with(LmtpLimits {
        data_timeout: SHORT,
        ..limits()
    })
    .await;
    let mut client = server.connect().await;
    client.begins("LHLO mx.test", &[OURS]).await;
    drip(&mut client.stream).await;
    assert!(client.rest().await.starts_with("421 4.4.2"));
    assert_eq!(server.counters.unfinished.load(Relaxed), 1);
    assert!(server.came().is_empty());
}

/// Sends a byte now and then until the server says something.
async fn drip(stream: &mut TcpStream) {
    let dripping = async {
        loop {
            // It may have closed already, which the reading end finds out.
            let _ = stream.write_all(b"x").await;
            let said = timeout(Duration::from_millis(2), stream.peek(&mut [0])).await;
            if said.is_ok() {
                return;
            }
        }
    };
    timeout(PATIENCE, dripping)
        .await
        .expect("the server speaks");
}

#[tokio::test]
async fn a_connection_does_not_live_for_ever() {
    let server = Server::with(LmtpLimits {
        lifetime: SHORT,
        ..limits()
    })
    .await;
    let mut client = server.connect().await;
    let talking = async {
        loop {
            client.send("NOOP\r\n").await;
            let answer = client.hears("").await;
            if answer.starts_with("421 4.4.2 This connection is old") {
                return;
            }
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
    };
    timeout(PATIENCE, talking).await.expect("it ends");
    client.closed().await;
}

#[tokio::test]
async fn who_does_not_read_is_hung_up_on() {
    let server = Server::with(LmtpLimits {
        command_timeout: SHORT,
        ..limits()
    })
    .await;
    let client = server.connect().await;
    let (_reading, mut writing) = client.stream.into_split();
    let lines = "HELP\r\n".repeat(10_000);
    let flood = async { while writing.write_all(lines.as_bytes()).await.is_ok() {} };
    timeout(PATIENCE, flood).await.expect("the server closes");
}

#[tokio::test]
async fn hanging_up_in_a_message_delivers_nothing() {
    let server = Server::start().await;
    for (number, part) in ["", "ok", "ok\r\n", "ok\r\n.", "ok\r\n.\r"]
        .into_iter()
        .enumerate()
    {
        let mut client = server.connect().await;
        client.begins("LHLO mx.test", &[OURS]).await;
        client.send(part).await;
        drop(client);
        reaches(&server.counters.unfinished, number as u64 + 1).await;
    }
    assert!(server.came().is_empty());
}

#[tokio::test]
async fn a_message_that_is_too_large_is_heard_out_and_refused() {
    let server = Server::with(LmtpLimits {
        max_message: 1000,
        ..limits()
    })
    .await;
    let mut client = server.connect().await;
    client.begins("LHLO mx.test", &[OURS, OURS]).await;
    client.send(&"x".repeat(1500)).await;
    client.says("\r\n.", "552 5.3.4").await;
    client.hears("552 5.3.4").await;
    client.begins("LHLO mx.test", &[OURS]).await;
    client.send(&"x".repeat(998)).await;
    client.says("\r\n.", "250 ").await;
    assert_eq!(server.came().len(), 1);
}

#[tokio::test]
async fn a_gigabyte_is_cut_off_early() {
    let server = Server::start().await;
    let mut client = server.connect().await;
    client.begins("LHLO mx.test", &[OURS]).await;
    let piece = vec![b'x'; 1024 * 1024];
    let mut sent = 0;
    let flood = async {
        for _ in 0..1024 {
            if client.stream.write_all(&piece).await.is_err() {
                break;
            }
            sent += 1;
        }
    };
    timeout(PATIENCE, flood).await.expect("it ends");
    assert!(sent < 64, "{sent} MiB were taken");
    assert!(server.came().is_empty());
    assert_eq!(server.counters.unfinished.load(Relaxed), 1);
}

#[tokio::test]
async fn a_large_message_waits_for_the_one_before_and_a_small_one_does_not() {
    let server = Server::start().await;
    server.close_gate();
    let large = format!("{}\r\n", "x".repeat(98)).repeat(300_000);
    let mut first = server.connect().await;
    first.begins("LHLO mx.test", &[OURS]).await;
    first.send(&large).await;
    first.send(".\r\n").await;
    reaches(&server.recorder.waiting, 1).await;

    let mut second = server.connect().await;
    second.begins("LHLO mx.test", &[OURS]).await;
    let sending = tokio::spawn(async move {
        second.send(&large).await;
        second.says(".", "250 ").await
    });
    let mut small = server.connect().await;
    small.begins("LHLO mx.test", &[OURS]).await;
    small.send("ok\r\n.\r\n").await;
    reaches(&server.recorder.waiting, 2).await;
    assert!(!sending.is_finished());

    server.recorder.gate.add_permits(2);
    first.hears("250 ").await;
    small.hears("250 ").await;
    reaches(&server.recorder.waiting, 3).await;
    server.recorder.gate.add_permits(1);
    sending.await.unwrap();
}

#[tokio::test]
async fn a_line_without_end_is_cut_off() {
    let server = Server::start().await;
    let mut client = server.connect().await;
    client.send(&"NOOP ".repeat(500)).await;
    client.hears("500 5.5.6").await;
    client.closed().await;
}

#[tokio::test]
async fn ten_errors_are_forgiven() {
    let server = Server::start().await;
    let mut client = server.connect().await;
    for _ in 0..10 {
        client.says("NONSENSE", "500 ").await;
    }
    client.says("NONSENSE", "500 ").await;
    client.hears("421 4.7.0").await;
    client.closed().await;
}

#[tokio::test]
async fn a_thousand_commands_for_nothing_are_enough() {
    let server = Server::start().await;
    let mut client = server.connect().await;
    client.send(&"NOOP\r\n".repeat(1001)).await;
    for _ in 0..1000 {
        client.hears("250 ").await;
    }
    client.hears("421 4.7.0").await;
    client.closed().await;
}

#[tokio::test]
async fn recipients_beyond_the_limit_are_for_another_message() {
    let server = Server::start().await;
    let mut client = server.connect().await;
    client.says("LHLO mx.test", "250").await;
    client.says("MAIL FROM:<ann@b.example>", "250").await;
    for _ in 0..100 {
        client.says(&format!("RCPT TO:<{OURS}>"), "250 2.1.5").await;
    }
    client.says(&format!("RCPT TO:<{OURS}>"), "452 4.5.3").await;
    client.says("DATA", "354").await;
    client.send("ok\r\n.\r\n").await;
    for _ in 0..100 {
        client.hears("250 2.0.0").await;
    }
    assert_eq!(server.only().1.recipients.len(), 100);
}

#[tokio::test]
async fn a_peer_gets_a_few_connections_and_others_get_theirs() {
    let server = Server::start().await;
    let mut clients = Vec::new();
    for _ in 0..8 {
        clients.push(server.connect().await);
    }
    let mut ninth = server.knock().await;
    ninth.hears("421 4.3.2").await;
    ninth.closed().await;
    let socket = TcpSocket::new_v4().unwrap();
    socket.bind("127.0.0.2:0".parse().unwrap()).unwrap();
    let other = socket.connect(server.address).await.unwrap();
    Client::new(other).hears("220 ").await;
    let mut first = clients.remove(0);
    first.says("QUIT", "221 ").await;
    first.closed().await;
    let place = async {
        while !server.knock().await.hears("").await.starts_with("220 ") {
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
    };
    timeout(PATIENCE, place).await.expect("a place is free");
}

#[tokio::test]
async fn messages_beyond_the_minutes_share_come_later() {
    let server = Server::with(LmtpLimits {
        peer_messages_per_minute: 3,
        ..limits()
    })
    .await;
    let mut client = server.connect().await;
    for _ in 0..3 {
        client.begins("LHLO mx.test", &[OURS]).await;
        client.says("ok\r\n.", "250 ").await;
    }
    client.says("MAIL FROM:<ann@b.example>", "451 4.7.1").await;
    let mut again = server.connect().await;
    again.says("LHLO mx.test", "250").await;
    again.says("MAIL FROM:<ann@b.example>", "451 4.7.1").await;
    assert_eq!(server.came().len(), 3);
}
