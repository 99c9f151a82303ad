//! An https server that is reached by plain http, directly or through a proxy.

use reqwest::{Method, RequestBuilder};
use serde_json::json;

use crate::support::{Answer, Reached, TestServer, Visitor, Way};

const HTTPS: &str = "server.public_url=https://comments.test";
const HSTS: &str = "strict-transport-security";

fn requests(ann: &Visitor) -> Vec<(&'static str, RequestBuilder)> {
    let body = json!({"page": "/a/", "name": "Ann", "text": "Hello"});
    let comment = "/api/v1/comments/0192f0c4-0000-7000-8000-000000000000";
    vec![
        (
            "counts",
            ann.request(Method::GET, "/api/v1/counts?page=/a/"),
        ),
        (
            "a thread",
            ann.request(Method::GET, "/api/v1/comments?page=/a/"),
        ),
        (
            "a submission",
            ann.request(Method::POST, "/api/v1/comments").json(&body),
        ),
        ("a deletion", ann.request(Method::DELETE, comment)),
        ("nothing", ann.request(Method::GET, "/api/v1/nothing")),
        (
            "the owner's",
            ann.request(Method::GET, "/api/v1/admin/comments"),
        ),
    ]
}

#[tokio::test]
async fn a_server_without_a_proxy_says_it_itself() {
    let server = TestServer::with(&[HTTPS]).await;
    for (what, request) in requests(&server.visitor()) {
        let answer = Answer::of(request).await;
        assert_eq!(answer.code(), "https_required", "{what}");
        // A proxy may keep this to itself: it speaks of one connection.
        assert!(answer.header("upgrade").contains("TLS"), "{what}");
    }
}

pub(super) async fn the_api_says_that_it_wants_https_and_never_redirects(way: Way) {
    let reached = Reached::by(way, &[]).await;
    for (what, request) in requests(&reached.plain_visitor()) {
        let answer = Answer::of(request).await;
        assert_eq!(
            (answer.status.as_u16(), answer.code().as_str()),
            (426, "https_required"),
            "{what}"
        );
        let readers = if what == "the owner's" { "" } else { "*" };
        let allowed = answer.header("access-control-allow-origin");
        assert_eq!(allowed, readers, "{what}");
        assert_eq!(answer.header("location"), "", "{what}");
        assert_eq!(answer.header(HSTS), "", "{what}: HSTS by plain http");
        assert!(answer.text.contains("https://"), "{what}");
    }
}

pub(super) async fn pages_and_scripts_are_redirected_with_all_of_their_address(way: Way) {
    let reached = Reached::by(way, &[]).await;
    let ann = reached.plain_visitor();
    for path in [
        "/pages/blog?page=/caf%C3%A9/&sort=top",
        "/embed.js",
        "/nothing",
    ] {
        for method in [Method::GET, Method::HEAD] {
            let answer = Answer::of(ann.request(method, path)).await;
            assert_eq!(answer.status, 308, "{path}");
            assert_eq!(
                answer.header("location"),
                format!("https://comments.test{path}")
            );
            assert_eq!(answer.header("access-control-allow-origin"), "*", "{path}");
            assert_eq!(answer.header(HSTS), "", "{path}");
        }
    }
    let form = ann.request(Method::POST, "/pages/blog");
    assert_eq!(Answer::of(form).await.code(), "https_required");
}

#[tokio::test]
async fn probes_of_the_machine_itself_need_no_https() {
    let server = TestServer::with(&[HTTPS]).await;
    for path in ["/healthz", "/readyz"] {
        assert_eq!(server.visitor().get(path).await.status, 200, "{path}");
    }
}

#[tokio::test]
async fn a_count_that_is_kept_is_not_given_by_plain_http_either() {
    let settings = [HTTPS, "server.trusted_proxies=127.0.0.1"];
    let server = TestServer::with(&settings).await;
    let path = "/api/v1/counts?page=/a/";
    let asks = async |scheme: &str| {
        let request = server.visitor().request(Method::GET, path);
        Answer::of(request.header("x-forwarded-proto", scheme)).await
    };
    for _ in 0..3 {
        let answer = asks("https").await;
        assert_eq!(
            (answer.status.as_u16(), answer.header(HSTS)),
            (200, "max-age=31536000")
        );
    }
    let answer = asks("http").await;
    assert_eq!((answer.status.as_u16(), answer.header(HSTS)), (426, ""));
}

#[tokio::test]
async fn only_a_trusted_proxy_can_say_that_the_reader_came_by_https() {
    for (proxies, proto, status, hsts) in [
        ("127.0.0.1", "https", 404, true),
        ("127.0.0.0/8", "HTTPS", 404, true),
        ("127.0.0.1", "http", 426, false),
        ("127.0.0.1", "", 426, false),
        ("192.0.2.1", "https", 426, false),
    ] {
        let proxies = format!("server.trusted_proxies={proxies}");
        let server = TestServer::with(&[HTTPS, &proxies]).await;
        let request = server.visitor().request(Method::GET, "/api/v1/nothing");
        let answer = Answer::of(request.header("x-forwarded-proto", proto)).await;
        let what = format!("{proto:?} through {proxies}");
        assert_eq!(answer.status, status, "{what}");
        assert_eq!(!answer.header(HSTS).is_empty(), hsts, "{what}");
    }
}

#[tokio::test]
async fn a_proxy_that_does_not_say_is_believed_to_know_and_gets_no_hsts() {
    let server = TestServer::with(&[HTTPS, "server.trusted_proxies=127.0.0.1"]).await;
    let answer = server.visitor().get("/api/v1/counts?page=/a/").await;
    assert_eq!((answer.status.as_u16(), answer.header(HSTS)), (200, ""));
}

#[tokio::test]
async fn a_plain_http_server_answers_plainly() {
    let server = TestServer::start().await;
    for (what, request) in requests(&server.visitor()) {
        let answer = Answer::of(request.header("x-forwarded-proto", "https")).await;
        assert_ne!(answer.status, 426, "{what}");
        assert_eq!(answer.header(HSTS), "", "{what}");
    }
}
