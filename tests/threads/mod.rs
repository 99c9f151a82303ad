//! Threads that are kept as whole answers: never a stale one, whatever is written, and by whom.

mod fast_path;
mod made_up_pages;
mod race;
mod response_cache;
mod writes;

use crate::support::{Answer, TestServer, Visitor};

/// Settings under which whatever is written is shown.
const OPEN: [&str; 4] = [
    "sites.moderation=publish",
    "sites.hold_at=0",
    "sites.spam_at=0",
    "metrics.listen=127.0.0.1:0",
];

fn address(page: &str) -> String {
    format!("/api/v1/comments?site=blog&page={page}")
}

/// The thread as all readers ask for it, who therefore get what is kept.
async fn asked(reader: &Visitor, page: &str) -> Answer {
    reader.get(&address(page)).await
}

/// The thread as nobody has asked for it before, so that it is read.
async fn read_anew(reader: &Visitor, page: &str, number: usize) -> Answer {
    reader
        .get(&format!("{}&nobody={number}", address(page)))
        .await
}

/// So often that the last answer comes from memory.
async fn keep(reader: &Visitor, page: &str) {
    for _ in 0..3 {
        assert_eq!(asked(reader, page).await.status, 200);
    }
}

async fn metric(server: &TestServer, name: &str) -> u64 {
    let metrics = Visitor::new(server.metrics_address.unwrap(), "https://blog.test");
    let text = metrics.get("/metrics").await.text;
    let line = text
        .lines()
        .find_map(|line| line.strip_prefix(&format!("afterword_{name}_total ")));
    line.unwrap_or_else(|| panic!("{name}: {text}"))
        .parse()
        .unwrap()
}
