//! Requests that never end.

use std::time::{Duration, Instant};

use tokio::time::timeout;

use super::attacked::{Attacked, WHILE};
use super::http2::{Attacker, DATA, END_HEADERS, HEADERS, Windows, frame, head};

const CONNECTIONS: usize = 40;
const STREAMS: u32 = 100;
const BODY: usize = 65_535;

/// 40 connections of 100 requests, each with `fields` and a body that lacks its last byte.
async fn unfinished(name: &str, fields: &[(&str, &str)], body: usize) {
    let attacked = Attacked::start().await;
    let cost = attacked.suffers(name, async || {
        let attackers = (0..CONNECTIONS).map(|_| unfinished_bodies(&attacked, fields, body));
        futures_util::future::join_all(attackers).await;
    });
    cost.await.is_bearable();
}

async fn unfinished_bodies(attacked: &Attacked, fields: &[(&str, &str)], body: usize) {
    let until = Instant::now() + WHILE;
    let Ok(mut attacker) = Attacker::connect(attacked).await else {
        return;
    };
    let fields = [&[("content-type", "application/json")], fields].concat();
    let post = head("POST", "/api/v1/comments", &fields);
    let mut windows = Windows::new();
    let mut left: Vec<_> = (0..STREAMS).map(|number| (2 * number + 1, body)).collect();
    for (stream, _) in &left {
        let bytes = frame(HEADERS, END_HEADERS, *stream, &post);
        if attacker.send(&bytes).await.is_err() {
            return;
        }
    }
    while Instant::now() < until {
        for (stream, left) in &mut left {
            let taken = windows.take(*stream, *left);
            if taken > 0 {
                *left -= taken;
                let sent = frame(DATA, 0, *stream, &vec![b' '; taken]);
                if attacker.send(&sent).await.is_err() {
                    return;
                }
            }
        }
        let next = timeout(Duration::from_millis(20), attacker.next());
        match next.await {
            Ok(Ok(frame)) => windows.note(&frame),
            // The server has had enough.
            Ok(Err(_)) => return,
            Err(_) => {}
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn unfinished_bodies_by_the_thousand() {
    unfinished("40 × 100 unfinished bodies of 64 KB", &[], BODY).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn large_heads_of_unfinished_requests() {
    let value = "x".repeat(15_000);
    unfinished("40 × 100 heads of 15 KB", &[("x-large", &value)], 10).await;
}
