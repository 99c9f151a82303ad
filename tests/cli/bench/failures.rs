//! What is refused, and what goes wrong: in words, and by the exit status.

use std::io::{BufRead, BufReader, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use super::{bench, http, number};
use crate::cli::Home;
use crate::support::TestServer;

/// What a server does after its first answer.
#[derive(Clone, Copy)]
enum Then {
    Busy,
    Silent,
    HangsUp,
}

/// Answers the first request with a count, and every other one as it is told.
fn turning(then: Then) -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap();
    let is_first = Arc::new(AtomicBool::new(true));
    std::thread::spawn(move || {
        for stream in listener.incoming().flatten() {
            let is_first = Arc::clone(&is_first);
            std::thread::spawn(move || serve(&stream, then, &is_first));
        }
    });
    address
}

fn serve(mut stream: &TcpStream, then: Then, is_first: &AtomicBool) {
    for line in BufReader::new(stream).lines().map_while(Result::ok) {
        if !line.is_empty() {
            continue;
        }
        let answer = if is_first.swap(false, Ordering::SeqCst) {
            "200 OK\r\ncontent-length: 18\r\n\r\n{\"counts\":{\"a\":1}}"
        } else {
            match then {
                Then::Busy => "503 Service Unavailable\r\ncontent-length: 0\r\n\r\n",
                Then::Silent => continue,
                Then::HangsUp => return,
            }
        };
        let _ = write!(stream, "HTTP/1.1 {answer}");
    }
}

#[test]
fn another_machine_is_refused_by_an_error_that_names_the_flag() {
    let home = Home::empty();
    for host in ["203.0.113.7", "[2001:db8::7]", "192.168.1.2", "0.0.0.0"] {
        let error = home
            .run(&format!("bench --url http://{host}:9 --site blog"))
            .failed(1);
        assert!(error.contains("--yes-this-is-my-server"), "{error}");
    }
}

#[test]
fn more_than_a_small_machine_can_send_is_wrong_usage() {
    let home = Home::empty();
    for wrong in [
        "--clients 10001",
        "--clients 0",
        "--seconds 3601",
        "--requests 100000001",
        "--articles 101",
        "--batch --single",
    ] {
        let words = format!("bench --url http://127.0.0.1:9 --site blog {wrong}");
        home.run(&words).failed(2);
    }
    for url in ["ftp://127.0.0.1", "127.0.0.1:8017", "http://127.0.0.1/?a=b"] {
        home.run(&format!("bench --url {url} --site blog"))
            .failed(2);
    }
}

#[tokio::test]
async fn a_site_that_the_server_does_not_know_is_told_in_the_servers_words() {
    let server = TestServer::without_sites(&[]).await;
    let error = bench(&http(server.address), "--requests 50")
        .await
        .failed(1);
    assert!(error.contains("answers 404: "), "{error}");
    assert!(error.contains("This server has no such site"), "{error}");
    assert_eq!(server.metrics.http.counts_made.get(), 0);
}

#[tokio::test]
async fn refusals_of_a_busy_server_are_errors_by_their_status() {
    let url = http(turning(Then::Busy));
    let words = "--clients 4 --requests 40 --page /a/";
    let ended = bench(&url, words).await;
    assert!(
        ended.out.contains("40 requests ended with status 503"),
        "{ended:?}"
    );
    assert!(ended.failed(1).contains("40 of 40 requests failed"));
}

#[tokio::test]
async fn a_server_that_falls_silent_is_waited_for_as_long_as_was_said() {
    let url = http(turning(Then::Silent));
    let words = "--clients 5 --requests 5 --timeout 1 --page /a/ --json";
    let ended = bench(&url, words).await;
    let figures: serde_json::Value = serde_json::from_str(&ended.out).unwrap();
    assert_eq!(figures["errors_by_kind"]["timed_out"], 5);
    assert!(number(&figures["latency_microseconds"], "p50") >= 999_000);
    ended.failed(1);
}

#[tokio::test]
async fn a_server_that_hangs_up_is_told_from_one_that_is_not_there() {
    let url = http(turning(Then::HangsUp));
    let words = "--clients 2 --requests 6 --page /a/ --json";
    let ended = bench(&url, words).await;
    let figures: serde_json::Value = serde_json::from_str(&ended.out).unwrap();
    assert_eq!(figures["errors_by_kind"]["connection_broken"], 6);
    ended.failed(1);
    // Bound and let go: nobody listens there.
    let nobody = TcpListener::bind("127.0.0.1:0")
        .unwrap()
        .local_addr()
        .unwrap();
    let error = bench(&http(nobody), "--requests 6").await.failed(1);
    assert!(error.contains("--url: no server answers there"), "{error}");
}
