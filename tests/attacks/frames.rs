//! Floods of frames that cost a client nothing.

use std::time::Instant;

use super::attacked::{Attacked, WHILE};
use super::http2::{
    ACK, Attacker, END_HEADERS, END_STREAM, HEADERS, PING, RST_STREAM, SETTINGS, WINDOW_UPDATE,
    frame, head, header_table_size,
};

const CONNECTIONS: usize = 4;

/// Sends what `bytes` gives, a hundred frames at a time; whoever is cut off comes again.
async fn flood(name: &str, bytes: fn(u32) -> Vec<u8>) {
    let attacked = Attacked::start().await;
    let cost = attacked.suffers(name, async || {
        let until = Instant::now() + WHILE;
        let attackers = (0..CONNECTIONS).map(|_| async {
            while Instant::now() < until {
                if let Ok(attacker) = Attacker::connect(&attacked).await {
                    let many =
                        |turn: u32| (0..100).flat_map(|part| bytes(100 * turn + part)).collect();
                    let left = until.duration_since(Instant::now());
                    let _ = tokio::time::timeout(left, attacker.floods(many)).await;
                }
            }
        });
        futures_util::future::join_all(attackers).await;
    });
    cost.await.is_bearable();
}

#[tokio::test(flavor = "multi_thread")]
async fn answers_to_pings_that_never_were() {
    flood("answers to no PING", |_| frame(PING, ACK, 0, &[7; 8])).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn pings() {
    flood("PING", |_| frame(PING, 0, 0, &[7; 8])).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn settings() {
    flood("SETTINGS", |_| frame(SETTINGS, 0, 0, &[])).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn windows() {
    flood("WINDOW_UPDATE", |_| {
        frame(WINDOW_UPDATE, 0, 0, &[0, 0, 0, 1])
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn resets_of_streams_that_have_ended() {
    let asked = |turn| match turn {
        0 => frame(
            HEADERS,
            END_STREAM | END_HEADERS,
            1,
            &head("GET", "/healthz", &[]),
        ),
        _ => frame(RST_STREAM, 0, 1, &8u32.to_be_bytes()),
    };
    flood("RST_STREAM of an ended stream", asked).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn header_tables_that_flap() {
    flood("header table 0 ↔ 4,096", |turn| {
        header_table_size(if turn % 2 == 0 { 0 } else { 4096 })
    })
    .await;
}
