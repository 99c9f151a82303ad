//! `/readyz`, and what a panic in the store is answered with.

use afterword_store::StoreError;
use rusqlite::Connection;

use crate::support::{TestServer, Visitor};

/// One table renamed by another process: it can be written to the others.
#[tokio::test]
async fn a_server_that_can_write_and_not_read_is_not_ready() {
    let server = TestServer::start().await;
    let other = Connection::open(server.database()).unwrap();
    // Without it each reference to the table would be renamed too, and each trigger read anew.
    other
        .execute_batch("PRAGMA legacy_alter_table = ON; PRAGMA foreign_keys = OFF")
        .unwrap();
    other
        .execute_batch("ALTER TABLE sites RENAME TO hidden")
        .unwrap();
    let visitor = server.visitor();
    let ready = visitor.get("/readyz").await;
    assert_eq!(
        (ready.status.as_u16(), ready.code().as_str()),
        (503, "store_unavailable")
    );
    assert_eq!(visitor.get("/healthz").await.status, 200);
    other
        .execute_batch("ALTER TABLE hidden RENAME TO sites")
        .unwrap();
    let ready = visitor.get("/readyz").await;
    assert_eq!(ready.status, 200, "{ready:?}");
}

#[tokio::test]
async fn a_panic_in_the_store_is_answered_by_500_and_the_next_request_as_always() {
    let (server, store) = TestServer::watched(&[]).await;
    *store.fails.lock().unwrap() = Some(StoreError::Panicked);
    let ann = server.visitor();
    let counts = ann.get("/api/v1/counts?site=blog&page=/a/").await;
    assert_eq!(
        (counts.status.as_u16(), counts.code().as_str()),
        (500, "internal")
    );
    assert!(!counts.text.contains("panick"), "{counts:?}");
    assert_eq!(ann.count("/a/").await, 0);
}

#[tokio::test]
async fn the_metrics_count_panics_by_where_they_were_caught() {
    let (server, store) = TestServer::watched(&["metrics.listen=127.0.0.1:0"]).await;
    let metrics = Visitor::new(server.metrics_address.unwrap(), "https://blog.test");
    let shows = async |line: &str| {
        let text = metrics.get("/metrics").await.text;
        assert!(
            text.lines().any(|found| found == line),
            "no {line} in {text}"
        );
    };
    shows("afterword_panics_total{in=\"request\"} 0").await;
    store
        .panics
        .store(true, std::sync::atomic::Ordering::Relaxed);
    let counts = server
        .visitor()
        .get("/api/v1/counts?site=blog&page=/a/")
        .await;
    assert_eq!(counts.status, 500);
    shows("afterword_panics_total{in=\"request\"} 1").await;
    shows("afterword_panics_total{in=\"store_writer\"} 0").await;
    shows("afterword_panics_total{in=\"store_reader\"} 0").await;
}
