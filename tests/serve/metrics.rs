//! The metrics, on a listener of their own.

use std::sync::Arc;

use afterword_http::serve_metrics;
use afterword_transport::{ConnectionMetrics, Listener};
use prometheus_client::metrics::counter::Counter;
use prometheus_client::registry::Registry;
use tokio::net::TcpStream;

use crate::support::raw_http::Client;

#[tokio::test]
async fn the_metrics_have_a_listener_of_their_own() {
    let mut registry = Registry::with_prefix("afterword");
    let metrics = ConnectionMetrics::default();
    metrics.register(&mut registry);
    let listener = Listener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_address().unwrap();
    let scraped = tokio::spawn(serve_metrics(
        listener,
        Arc::new(registry),
        Counter::default(),
        std::future::pending(),
    ));
    metrics.accepted.inc();

    let mut scraper = Client::new(TcpStream::connect(address).await.unwrap());
    let answer = scraper.get("/metrics").await;
    assert!(
        answer.head.contains(
            "content-type: application/openmetrics-text; version=1.0.0; charset=utf-8\r\n"
        )
    );
    for field in ["x-content-type-options: nosniff", "cache-control: no-store"] {
        assert!(
            answer.head.contains(field),
            "no {field:?} in {}",
            answer.head
        );
    }
    for line in [
        "afterword_connections_accepted_total 1\n",
        "afterword_connections_timed_out_total{kind=\"first_byte\"} 0\n",
    ] {
        assert!(answer.body.contains(line), "no {line:?} in {}", answer.body);
    }
    assert!(answer.body.ends_with("# EOF\n"));
    assert_eq!(scraper.get("/").await.status, 404);
    scraper
        .send("POST /metrics HTTP/1.1\r\nhost: blog.test\r\ncontent-length: 0\r\n\r\n")
        .await;
    assert_eq!(scraper.answer().await.status, 405);
    scraped.abort();
}
