//! The whole server behind TLS of its own: both protocols, HSTS, and an orderly end.

use std::sync::Arc;

use tokio::net::TcpStream;

use crate::support::tls_fixtures::fixture;
use crate::support::{Answer, Connection, TestServer, Watched};

const HSTS: &str = "max-age=31536000";
const PROTOCOLS: [&str; 2] = ["http/1.1", "h2"];

async fn server() -> (TestServer, Arc<Watched>) {
    let file = |name| fixture(name).display().to_string();
    let settings = [
        "server.public_url=https://blog.test".to_owned(),
        "tls.listen=127.0.0.1:0".to_owned(),
        format!("tls.certificate={}", file("blog.pem")),
        format!("tls.key={}", file("blog.key")),
        "sites.moderation=publish".to_owned(),
    ];
    let settings: Vec<&str> = settings.iter().map(String::as_str).collect();
    TestServer::watched(&settings).await
}

#[tokio::test]
async fn comments_are_written_read_and_counted_in_both_protocols_with_hsts() {
    let (server, _) = server().await;
    for (index, protocol) in PROTOCOLS.into_iter().enumerate() {
        let mut ann = Connection::connect(server.tls_address.unwrap(), protocol).await;
        let submitted = ann.comments("Hello").await;
        assert_eq!(submitted.status, 201, "{protocol}: {submitted:?}");
        let thread = ann.gets("/api/v1/comments?page=/a/").await;
        assert_eq!(thread.json()["page"]["count"], index + 1);
        let refused = ann.gets("/api/v1/nothing").await;
        assert_eq!(refused.code(), "not_found");
        for answer in [submitted, thread, refused] {
            assert_eq!(
                answer.header("strict-transport-security"),
                HSTS,
                "{protocol}"
            );
            assert_eq!(
                answer.header("access-control-allow-origin"),
                "*",
                "{protocol}"
            );
        }
    }
}

#[tokio::test]
async fn a_count_from_a_kept_answer_is_the_same_as_one_that_was_made() {
    let (server, _) = server().await;
    for protocol in PROTOCOLS {
        let mut ann = Connection::connect(server.tls_address.unwrap(), protocol).await;
        ann.comments("Hello").await.submitted();
        let question = format!("/api/v1/counts?page=/a/&by={protocol}");
        let kept = server.metrics.http.counts_cached.get();
        // A question is kept from its second time on.
        ann.gets(&question).await;
        let made = ann.gets(&question).await;
        assert_eq!(server.metrics.http.counts_cached.get(), kept);
        for again in 1..=3 {
            let answer = ann.gets(&question).await;
            assert_eq!(server.metrics.http.counts_cached.get(), kept + again);
            assert_eq!((answer.status, &answer.text), (made.status, &made.text));
            let headers = |answer: &Answer| {
                let mut headers = answer.headers.clone();
                headers.remove("date");
                headers
            };
            assert_eq!(headers(&answer), headers(&made), "{protocol}");
        }
        assert_eq!(made.header("strict-transport-security"), HSTS);
    }
}

#[tokio::test]
async fn the_plain_port_beside_it_gives_nothing_away() {
    let (server, _) = server().await;
    let mut ann = Connection::connect(server.tls_address.unwrap(), "h2").await;
    ann.comments("Hello").await.submitted();
    let path = "/api/v1/counts?page=/a/";
    assert_eq!(ann.gets(path).await.status, 200);
    let plain = server.visitor().get(path).await;
    assert_eq!(
        (plain.status.as_u16(), plain.code().as_str()),
        (426, "https_required")
    );
    let script = server.visitor().get("/embed.js").await;
    assert_eq!(script.header("location"), "https://blog.test/embed.js");
    assert_eq!(script.header("strict-transport-security"), "");
}

#[tokio::test]
async fn a_write_that_was_accepted_is_finished_though_the_server_is_told_to_end() {
    for protocol in PROTOCOLS {
        let (server, store) = server().await;
        let address = server.tls_address.unwrap();
        let mut ann = Connection::connect(address, protocol).await;
        store.writes.close();
        let write = tokio::spawn(async move { ann.comments("Just in time").await });
        store.writes.has_waiting(1).await;
        let ending = tokio::spawn(server.stop());
        while TcpStream::connect(address).await.is_ok() {
            tokio::task::yield_now().await;
        }
        assert!(
            !ending.is_finished(),
            "{protocol}: it did not wait for the write"
        );
        store.writes.open();
        let written = write.await.unwrap();
        assert_eq!(written.status, 201, "{protocol}: {written:?}");
        let folder = ending.await.unwrap();
        let again = TestServer::again(folder).await;
        assert_eq!(again.visitor().count("/a/").await, 1, "{protocol}");
    }
}
