//! `afterword bench`, by real processes against real servers; short, and bounded by the number of requests.

mod failures;
mod figures;
mod reports;

use std::net::SocketAddr;

use serde_json::Value;

use super::{Ended, Home};

/// Runs `afterword bench` with these words against the address, beside a server in the test's own process.
async fn bench(url: &str, words: &str) -> Ended {
    let words = format!("bench --url {url} --site blog {words}");
    let run = move || Home::empty().run(&words);
    tokio::task::spawn_blocking(run).await.unwrap()
}

fn http(address: SocketAddr) -> String {
    format!("http://{address}")
}

fn number(figures: &Value, name: &str) -> u64 {
    figures[name].as_u64().unwrap()
}
