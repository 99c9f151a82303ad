//! Readers who ask for much and take nothing.

use std::time::Instant;

use tokio::io::AsyncWriteExt;
use tokio::net::TcpSocket;

use super::attacked::{Attacked, LONG_THREAD, WHILE};
use super::http2::{Attacker, END_HEADERS, END_STREAM, HEADERS, frame, head};

/// Ten connections of a hundred streams without a window.
async fn window_zero(name: &str, query: fn(u32) -> String) {
    let attacked = Attacked::start().await;
    let cost = attacked.suffers(name, async || {
        let until = Instant::now() + WHILE;
        let attackers = (0..10).map(|connection| {
            let attacked = &attacked;
            async move {
                let Ok(mut attacker) = Attacker::without_window(attacked).await else {
                    return;
                };
                for number in 0..100 {
                    let path = thread(&query(100 * connection + number));
                    let asked = head("GET", &path, &[]);
                    let asked = frame(HEADERS, END_STREAM | END_HEADERS, 2 * number + 1, &asked);
                    if attacker.send(&asked).await.is_err() {
                        return;
                    }
                }
                let reading = async { while attacker.next().await.is_ok() {} };
                let _ = tokio::time::timeout(until.duration_since(Instant::now()), reading).await;
            }
        });
        futures_util::future::join_all(attackers).await;
    });
    cost.await.is_bearable();
}

fn thread(query: &str) -> String {
    format!("/api/v1/comments?site=blog&page={LONG_THREAD}&{query}")
}

#[tokio::test(flavor = "multi_thread")]
async fn streams_without_a_window_and_junk_parameters() {
    window_zero("10 × 100 streams, window 0, junk", |number| {
        format!("junk={number}")
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn streams_without_a_window_and_parameters_that_mean_something() {
    window_zero("10 × 100 streams, window 0, each another part", |number| {
        let sort = ["oldest", "newest", "top"][number as usize % 3];
        format!("sort={sort}&limit={}", 200 - number / 3 % 100)
    })
    .await;
}

/// A thousand connections of HTTP/1.1 that ask for the long thread, and read nothing.
async fn slow_readers(name: &str, query: fn(u32) -> String) {
    let attacked = Attacked::start().await;
    let cost = attacked.suffers(name, async || {
        let mut held = Vec::new();
        for number in 0..1000 {
            let socket = TcpSocket::new_v4().unwrap();
            socket.set_recv_buffer_size(4096).unwrap();
            let mut stream = socket.connect(attacked.plain).await.unwrap();
            let path = thread(&query(number));
            let asked = format!("GET {path} HTTP/1.1\r\nhost: blog.test\r\n\r\n");
            let _ = stream.write_all(asked.as_bytes()).await;
            held.push(stream);
        }
        tokio::time::sleep(WHILE).await;
    });
    cost.await.is_bearable();
}

#[tokio::test(flavor = "multi_thread")]
async fn slow_readers_with_junk_parameters() {
    slow_readers("1,000 slow readers, HTTP/1.1, junk", |number| {
        format!("junk={number}")
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn slow_readers_of_the_same() {
    slow_readers("1,000 slow readers, HTTP/1.1, the same", |_| String::new()).await;
}
