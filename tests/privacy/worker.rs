//! The worker that erases: in batches, each hour, by settings that make sense.

use std::time::Duration;

use super::retention::{ALL, DAY, open, server};
use crate::support::{TestServer, until};

#[tokio::test]
async fn many_go_in_batches_and_never_keeps_all() {
    let server = server("keep_seen", 400).await;
    let plant = "INSERT INTO mails_seen (hash, at)
        WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1234) SELECT CAST(i AS BLOB), 0 FROM n";
    open(&server).execute(plant, []).unwrap();
    open(&server)
        .execute(
            "INSERT INTO outbox (id, kind, recipient, created, due, sent)
        VALUES (x'01', 'test', 'z@x.test', 0, 0, 0)",
            [],
        )
        .unwrap();
    // The server's own first sweep may be under way, and take a share of them.
    assert!(server.app.retention.erase_due().await.unwrap().rows <= 1234);
    let number = |sql: &str| -> u32 {
        let conn = open(&server);
        conn.query_row(sql, [], |row| row.get(0)).unwrap()
    };
    assert_eq!(number("SELECT count(*) FROM mails_seen"), 0);
    assert_eq!(number("SELECT count(*) FROM outbox"), 1);
}

#[tokio::test]
async fn the_running_server_looks_each_hour_by_its_clock_and_counts_what_went() {
    let server = TestServer::with(&["metrics.listen=127.0.0.1:0"]).await;
    let (ann, owner) = (server.visitor(), server.owner());
    let (id, _) = ann.comments("/a/", "Hello").await.submitted();
    owner.has_decided(&id, "spam").await;
    server.pass(DAY * 30 + Duration::from_secs(1));
    until("the spam is erased", || {
        let left: u32 = open(&server)
            .query_row("SELECT count(*) FROM comments", [], |row| row.get(0))
            .unwrap();
        left == 0
    })
    .await;
    let metrics = format!("http://{}/metrics", server.metrics_address.unwrap());
    let now = server.app.clock.now().as_second();
    let line = format!("afterword_retention_latest_seconds {now}");
    loop {
        let text = reqwest::get(&metrics).await.unwrap().text().await.unwrap();
        if text.contains(&line) {
            assert!(
                !text.contains("afterword_retention_erased_total 0"),
                "{text}"
            );
            break;
        }
        tokio::task::yield_now().await;
    }
}

#[test]
fn a_time_below_a_day_and_a_memory_shorter_than_a_token_are_refused() {
    use afterword_config::{Config, Sources};
    let said = |flags: &[&str]| {
        let flags = flags.iter().map(|&flag| flag.to_owned()).collect();
        let problems = Config::load(&Sources {
            flags,
            ..Sources::default()
        })
        .unwrap_err();
        problems.to_string()
    };
    for name in ALL {
        let words = said(&[&format!("privacy.{name}=23h"), "mail.token_lifetime=1h"]);
        assert!(
            words.contains(&format!(
                "privacy.{name} (flag): is 23h: write a day or more"
            )),
            "{words}"
        );
    }
    let words = said(&["privacy.keep_seen=29d"]);
    assert!(
        words.contains("privacy.keep_seen (flag): is 29d, but mail.token_lifetime is 30d"),
        "{words}"
    );
}
