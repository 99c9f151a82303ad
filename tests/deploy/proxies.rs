//! Afterword behind the proxies of `deploy/`: what they add, what they keep out, and what a restart does.

use std::net::Ipv4Addr;

use bytes::Bytes;
use http_body_util::{BodyExt, Empty};
use hyper::client::conn::http2;
use hyper_util::rt::{TokioExecutor, TokioIo};
use reqwest::Method;
use serde_json::json;

use crate::support::{Answer, HOST, Proxy, ProxyKind, Reached, TestServer, Visitor, Way};

const BOTH: [ProxyKind; 2] = [ProxyKind::Caddy, ProxyKind::Nginx];

/// A reader at this address of the machine.
async fn reader(proxy: &Proxy, address: [u8; 4]) -> Visitor {
    let tunnel = proxy.tunnel(Ipv4Addr::from(address).into()).await;
    Visitor::new(tunnel, "https://blog.test").saying("host", HOST)
}

async fn behind(kind: ProxyKind) -> (Reached, Proxy) {
    let mut reached = Reached::by(Way::Through(kind), &[]).await;
    let proxy = reached.proxy.take().unwrap();
    (reached, proxy)
}

#[tokio::test]
async fn the_readers_address_is_the_one_that_the_proxy_saw_whatever_the_reader_claims() {
    for kind in BOTH {
        let (reached, proxy) = behind(kind).await;
        let block = json!({"kind": "network", "value": "127.0.9.1"});
        let blocked = reached.server.owner().post("/blocks", &block).await;
        assert_eq!(blocked.status, 201, "{blocked:?}");
        for (from, claims, status) in [
            ([127, 0, 9, 1], "", "spam"),
            ([127, 0, 9, 1], "203.0.113.9", "spam"),
            ([127, 0, 9, 1], "203.0.113.9, 127.0.0.1", "spam"),
            ([127, 0, 8, 2], "127.0.9.1", "pending"),
            ([127, 0, 8, 2], "127.0.9.1, 127.0.0.1", "pending"),
        ] {
            let reader = reader(&proxy, from).await;
            let text = format!("{from:?} claims {claims}");
            let body = json!({"page": "/a/", "name": "Ann", "text": text});
            let mut request = reader.request(Method::POST, "/api/v1/comments");
            if !claims.is_empty() {
                request = request.header("x-forwarded-for", claims);
                request = request.header("forwarded", format!("for={claims}"));
            }
            let (id, _) = Answer::of(request.json(&body)).await.submitted();
            let shown = reached.server.owner().shows(&id).await;
            assert_eq!(shown["status"], status, "{kind:?}: {text}");
        }
    }
}

#[tokio::test]
async fn plain_http_cannot_claim_to_be_https() {
    for kind in BOTH {
        let reached = Reached::by(Way::Through(kind), &[]).await;
        let liar = reached.plain_visitor().saying("x-forwarded-proto", "https");
        let answer = liar.get("/api/v1/counts?page=/a/").await;
        assert_eq!(answer.code(), "https_required", "{kind:?}");
    }
}

#[tokio::test]
async fn readers_get_http2_and_one_header_of_each_kind() {
    for kind in BOTH {
        let (_reached, proxy) = behind(kind).await;
        let stream = TokioIo::new(proxy.speaks(b"h2").await);
        let (mut sender, connection) = http2::handshake(TokioExecutor::new(), stream)
            .await
            .unwrap();
        let connection = tokio::spawn(connection);
        let address = format!("https://{HOST}/api/v1/counts?page=/a/");
        let request = http::Request::get(address).body(Empty::<Bytes>::new());
        let answer = sender.send_request(request.unwrap()).await.unwrap();
        assert_eq!(answer.status(), 200, "{kind:?}");
        for header in ["strict-transport-security", "access-control-allow-origin"] {
            let values = answer.headers().get_all(header).iter().count();
            assert_eq!(values, 1, "{kind:?}: {header}");
        }
        let body = answer.into_body().collect().await.unwrap().to_bytes();
        assert_eq!(body, r#"{"counts":{"/a/":0}}"#, "{kind:?}");
        connection.abort();
    }
}

#[tokio::test]
async fn the_figures_are_not_shown_to_the_world() {
    for kind in BOTH {
        let reached = Reached::by(Way::Through(kind), &["metrics.listen=127.0.0.1:0"]).await;
        for ann in [reached.visitor(), reached.plain_visitor()] {
            let answer = ann.get("/metrics").await;
            assert_eq!(answer.status, 404, "{kind:?}");
            assert!(!answer.text.contains("afterword_"), "{kind:?}");
        }
    }
}

#[tokio::test]
async fn what_is_too_large_is_refused_in_our_own_words() {
    for kind in BOTH {
        let reached = Reached::by(Way::Through(kind), &["limits.body=1 MiB"]).await;
        for size in [1_100_000, 15_000_000] {
            let answer = reached.visitor().comments("/a/", &"x".repeat(size)).await;
            assert_eq!(answer.code(), "body_too_large", "{kind:?}: {answer:?}");
        }
        let large = reached
            .visitor()
            .comments("/a/", &"x".repeat(900_000))
            .await;
        assert_eq!(large.code(), "text_too_long", "{kind:?}: it came whole");
    }
}

#[tokio::test]
async fn a_restart_is_answered_in_words_that_the_page_can_read_or_waited_for() {
    let listen = |address| format!("server.listen={address}");
    for kind in BOTH {
        let Reached { server, proxy, .. } = Reached::by(Way::Through(kind), &[]).await;
        let proxy = proxy.unwrap();
        let ann = reader(&proxy, [127, 0, 0, 1]).await;
        assert_eq!(ann.get("/api/v1/counts?page=/a/").await.status, 200);
        let address = server.address;
        let folder = server.stop().await;
        let again = async || {
            let (https, trusted) = (
                "server.public_url=https://comments.test",
                "server.trusted_proxies=127.0.0.1",
            );
            TestServer::again_with(folder, &[&listen(address), https, trusted]).await
        };
        let server = match kind {
            ProxyKind::Nginx => {
                let answer = ann.get("/api/v1/counts?page=/a/").await;
                assert_eq!(
                    (answer.status.as_u16(), answer.code().as_str()),
                    (503, "restarting")
                );
                assert_eq!(answer.header("access-control-allow-origin"), "*");
                assert_eq!(answer.header("retry-after"), "2");
                again().await
            }
            ProxyKind::Caddy => {
                let comment = ann.comments("/a/", "Written during a restart");
                let (comment, server) = tokio::join!(comment, again());
                assert_eq!(comment.status, 202, "{comment:?}");
                server
            }
        };
        // What nginx has kept open was closed by the server; that costs no reader an error.
        for _ in 0..20 {
            assert_eq!(ann.get("/api/v1/counts?page=/a/").await.status, 200);
        }
        server.stop().await;
    }
}
