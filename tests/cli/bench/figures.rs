//! What is measured is what has happened.

use std::fs;
use std::process::Stdio;

use super::{bench, http, number};
use crate::cli::{Home, end_of, send};
use crate::support::TestServer;
use crate::support::tls_fixtures::fixture;

/// What the server itself has counted.
fn answered(server: &TestServer) -> u64 {
    let metrics = &server.metrics.http;
    metrics.counts_cached.get() + metrics.counts_made.get()
}

#[tokio::test]
async fn a_burst_counts_what_the_server_counts() {
    let server = TestServer::start().await;
    let words = "--clients 20 --requests 200 --json";
    let figures = bench(&http(server.address), words).await.json();
    assert_eq!(number(&figures, "requests"), 200);
    assert_eq!(answered(&server), 200 + 1, "and one before the load");
    assert_eq!(number(&figures, "counts"), 2_000);
    assert_eq!(figures["first"]["requests"], 1);
    assert_eq!(figures["ended_by"], "requests");
    assert_eq!(
        (number(&figures, "errors"), number(&figures, "answered")),
        (0, 200)
    );
    let sorted = figures["histogram"].as_array().unwrap().iter();
    assert_eq!(sorted.map(|one| number(one, "count")).sum::<u64>(), 200);
    let times = &figures["latency_microseconds"];
    let order = ["min", "p50", "p90", "p99", "p99_9", "p99_99", "max"];
    assert!(order.map(|name| number(times, name)).is_sorted(), "{times}");
}

#[tokio::test]
async fn one_by_one_takes_ten_times_as_many_requests_for_the_same_counts() {
    let server = TestServer::start().await;
    let words = "--single --clients 20 --requests 200 --json";
    let figures = bench(&http(server.address), words).await.json();
    assert_eq!(
        (number(&figures, "requests"), number(&figures, "counts")),
        (200, 200)
    );
    assert_eq!(answered(&server), 200 + 10);
    let of = |name: &str| figures[name]["min"].as_u64().unwrap();
    assert!(of("front_page_microseconds") > of("latency_microseconds"));
}

#[tokio::test]
async fn an_open_loop_sends_what_is_due_and_no_more() {
    let server = TestServer::start().await;
    let words = "--clients 20 --seconds 1 --rate 150 --json";
    let figures = bench(&http(server.address), words).await.json();
    assert_eq!(
        (
            number(&figures, "requests"),
            number(&figures, "unsent_front_pages")
        ),
        (150, 0)
    );
    assert_eq!(figures["loop"], "open");
    assert!(figures["corrected_latency_microseconds"].is_null());
}

#[tokio::test]
async fn what_is_due_when_its_requests_are_spent_is_not_the_servers_fault() {
    let server = TestServer::start().await;
    let words = "--clients 20 --seconds 60 --rate 2000 --requests 100 --json";
    let figures = bench(&http(server.address), words).await.json();
    assert_eq!(
        (
            number(&figures, "requests"),
            number(&figures, "unsent_front_pages")
        ),
        (100, 0)
    );
    assert_eq!(figures["ended_by"], "requests");
}

#[tokio::test]
async fn a_burst_by_https_believes_the_authority_that_is_named() {
    let certificate = fixture("loopback.pem");
    let server = TestServer::with(&[
        "server.public_url=https://blog.test",
        "tls.listen=127.0.0.1:0",
        &format!("tls.certificate={}", certificate.display()),
        &format!("tls.key={}", fixture("loopback.key").display()),
    ])
    .await;
    let url = format!("https://{}", server.tls_address.unwrap());
    let refused = bench(&url, "--requests 40 --clients 4").await.failed(1);
    assert!(refused.contains("TLS"), "{refused}");
    let words = format!(
        "--requests 40 --clients 4 --json --ca {}",
        certificate.display()
    );
    let figures = bench(&url, &words).await.json();
    assert_eq!(
        (number(&figures, "answered"), number(&figures, "errors")),
        (40, 0)
    );
}

#[tokio::test]
async fn comments_of_the_pages_that_are_named_are_counted() {
    let home = Home::begun();
    let server = home.serve();
    let (id, _) = server.visitor().comments("/a/", "Hello").await.submitted();
    home.run(&format!("moderate approve {}", end_of(&id)))
        .fine();
    fs::write(home.path().join("pages.txt"), "/b/\n\n/c/\n").unwrap();
    let url = server.url();
    let words = format!(
        "bench --url {url} --site blog --page /a/ --pages-from pages.txt --requests 60 --clients 3 --json"
    );
    let figures = home.run(&words).json();
    assert_eq!(figures["first"]["comments"], 1);
    assert_eq!(
        (number(&figures, "articles"), number(&figures, "counts")),
        (3, 180)
    );
    assert_eq!(figures["server"]["name"], "afterword");
    let process = &figures["server"]["process_ids"];
    assert_eq!(process.as_array().unwrap().len(), 1, "{process}");
    assert!(number(&figures["server"], "memory_peak_bytes") > 1_000_000);
}

#[tokio::test]
async fn ctrl_c_prints_what_was_measured_until_then() {
    for more in [&[][..], &["--rate", "5000"]] {
        let server = TestServer::start().await;
        let home = Home::empty();
        let url = http(server.address);
        let words = ["bench", "--url", &url, "--site", "blog", "--clients", "5"];
        let mut command = home.command(&[&words, more].concat());
        let mut child = command.stdout(Stdio::piped()).spawn().unwrap();
        while answered(&server) < 50 {
            assert!(
                child.try_wait().unwrap().is_none(),
                "it goes on until it is told"
            );
            tokio::task::yield_now().await;
        }
        send("INT", &child);
        let ended = tokio::task::spawn_blocking(|| child.wait_with_output());
        let ended = ended.await.unwrap().unwrap();
        let out = String::from_utf8(ended.stdout).unwrap();
        assert!(ended.status.success(), "{out}");
        assert!(out.contains("Ended early"), "{out}");
        assert!(out.contains("min > mean > max"), "{out}");
        assert!(!out.contains("never opened"), "{out}");
    }
}
