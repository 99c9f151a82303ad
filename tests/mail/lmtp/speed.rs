//! How much passes through. Only told: it depends on the machine and on its other work.

use std::time::Instant;

use afterword_mail::lmtp::LmtpLimits;

use super::server::{OURS, Server};

const MESSAGES: usize = 2000;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn messages_a_second_on_loopback() {
    let server = Server::with(LmtpLimits {
        peer_messages_per_minute: u32::MAX,
        ..LmtpLimits::default()
    })
    .await;
    let body = "A line of a reply that somebody has written.\r\n".repeat(50);
    let message = format!("MAIL FROM:<ann@b.example>\r\nRCPT TO:<{OURS}>\r\nDATA\r\n");
    let started = Instant::now();
    let clients = (0..4).map(async |_| {
        let mut client = server.connect().await;
        client.says("LHLO mx.test", "250").await;
        for _ in 0..MESSAGES / 4 {
            client.send(&message).await;
            client.hears("250 2.1.0").await;
            client.hears("250 2.1.5").await;
            client.hears("354 ").await;
            client
                .says(&format!("{body}."), "250 2.0.0 Taken as ")
                .await;
        }
    });
    futures_util::future::join_all(clients).await;
    let seconds = started.elapsed().as_secs_f64();
    assert_eq!(server.came().len(), MESSAGES);
    println!(
        "LMTP: {:.0} messages of {} bytes a second over 4 connections",
        MESSAGES as f64 / seconds,
        body.len()
    );
}
