//! Who asks, as a proxy tells it by `Forwarded` or `X-Forwarded-For`, and by which scheme.

use reqwest::Method;
use serde_json::json;

use crate::support::{Answer, TestServer};

const BLOCKED: &str = "198.51.100.7";
const TRUSTING: &str = "server.trusted_proxies=127.0.0.1";

/// Whether who sends these headers is taken for the one who is blocked.
async fn is_blocked(server: &TestServer, headers: &[(&str, &[u8])]) -> bool {
    let ann = server.visitor();
    let text = format!("{headers:?}");
    let body = json!({"page": "/a/", "name": "Ann", "text": text});
    let mut request = ann.request(Method::POST, "/api/v1/comments").json(&body);
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    let (id, _) = Answer::of(request).await.submitted();
    let status = server.owner().shows(&id).await["status"].take();
    assert!(status == "spam" || status == "pending", "{status}");
    status == "spam"
}

async fn blocking(settings: &[&str]) -> TestServer {
    let server = TestServer::with(settings).await;
    let block = json!({"kind": "network", "value": BLOCKED});
    assert_eq!(server.owner().post("/blocks", &block).await.status, 201);
    server
}

#[tokio::test]
async fn a_proxy_that_writes_forwarded_is_believed_and_nobody_left_of_it() {
    let server = blocking(&[TRUSTING, "server.proxy_header=forwarded"]).await;
    let blocked: &[&[(&str, &[u8])]] = &[
        &[("forwarded", b"for=198.51.100.7")],
        &[("forwarded", b"for=\"198.51.100.7:4711\";proto=https")],
        &[("forwarded", b"for=203.0.113.9, for=198.51.100.7")],
        &[(
            "forwarded",
            b"for=203.0.113.9, for=198.51.100.7, for=127.0.0.1",
        )],
        &[("forwarded", b"\", \xFF, for=198.51.100.7")],
        &[
            ("forwarded", b"for=203.0.113.9"),
            ("forwarded", b"for=198.51.100.7"),
        ],
        &[
            ("forwarded", b"for=198.51.100.7"),
            ("x-forwarded-for", b"203.0.113.9"),
        ],
    ];
    for headers in blocked {
        assert!(is_blocked(&server, headers).await, "{headers:?}");
    }
    let not_blocked: &[&[(&str, &[u8])]] = &[
        &[],
        &[("forwarded", b"for=203.0.113.9")],
        &[("forwarded", b"for=198.51.100.7, for=203.0.113.9")],
        &[("forwarded", b"for=198.51.100.7, for=unknown")],
        &[("forwarded", b"for=198.51.100.7, for=_hidden")],
        &[("forwarded", b"for=198.51.100.7, nonsense")],
        &[("x-forwarded-for", b"198.51.100.7")],
    ];
    for headers in not_blocked {
        assert!(!is_blocked(&server, headers).await, "{headers:?}");
    }
}

#[tokio::test]
async fn by_default_x_forwarded_for_counts_and_forwarded_is_a_strangers() {
    let server = blocking(&[TRUSTING]).await;
    let blocked: &[&[(&str, &[u8])]] = &[
        &[("x-forwarded-for", b"198.51.100.7")],
        &[("x-forwarded-for", b"\xFF\xFE, 198.51.100.7:4711")],
        &[
            ("x-forwarded-for", b"198.51.100.7"),
            ("forwarded", b"for=203.0.113.9"),
        ],
    ];
    for headers in blocked {
        assert!(is_blocked(&server, headers).await, "{headers:?}");
    }
    let not_blocked: &[&[(&str, &[u8])]] = &[
        &[("forwarded", b"for=198.51.100.7")],
        &[("x-forwarded-for", b"198.51.100.7, 203.0.113.9")],
    ];
    for headers in not_blocked {
        assert!(!is_blocked(&server, headers).await, "{headers:?}");
    }
}

#[tokio::test]
async fn who_is_no_proxy_is_never_believed() {
    for header in ["x-forwarded", "forwarded"] {
        let header = format!("server.proxy_header={header}");
        let server = blocking(&["server.trusted_proxies=10.0.0.0/8", &header]).await;
        let says: &[(&str, &[u8])] = &[
            ("x-forwarded-for", b"198.51.100.7"),
            ("forwarded", b"for=198.51.100.7"),
        ];
        assert!(!is_blocked(&server, says).await);
    }
}

#[tokio::test]
async fn forwarded_says_whether_the_reader_came_by_https() {
    let https = "server.public_url=https://comments.test";
    let server = TestServer::with(&[TRUSTING, https, "server.proxy_header=forwarded"]).await;
    let says = |value: &str| server.visitor().saying("forwarded", value);
    let taken = says("for=203.0.113.9;proto=https");
    assert_eq!(taken.comments("/a/", "Hello").await.status, 202);
    let answer = taken.get("/api/v1/comments?page=/a/").await;
    assert_ne!(answer.header("strict-transport-security"), "");
    let refused = says("for=203.0.113.9;proto=https, for=203.0.113.10;proto=http");
    let refused = refused.comments("/a/", "Hello").await;
    assert_eq!(refused.code(), "https_required");
}

#[tokio::test]
async fn a_page_of_the_servers_own_name_must_have_come_by_the_same_scheme() {
    let https = "server.public_url=https://comments.test";
    for (settings, proto, origin, taken) in [
        (https, Some("https"), "https://blog.test:8443", true),
        (https, Some("https"), "http://blog.test:8443", false),
        (https, None, "https://blog.test:8443", true),
        (https, None, "http://blog.test:8443", false),
        (https, Some("https"), "https://comments.test", true),
        (https, Some("https"), "http://comments.test", false),
        (
            "log.format=text",
            Some("http"),
            "http://blog.test:8443",
            true,
        ),
        (
            "log.format=text",
            Some("http"),
            "https://blog.test:8443",
            false,
        ),
        ("log.format=text", None, "http://blog.test:8443", true),
        ("log.format=text", None, "https://blog.test:8443", true),
        ("log.format=text", None, "ftp://blog.test:8443", false),
    ] {
        let server = TestServer::with(&[TRUSTING, settings]).await;
        let mut page = server.visitor().at(origin).saying("host", "blog.test:8443");
        if let Some(proto) = proto {
            page = page.saying("x-forwarded-proto", proto);
        }
        let answer = page.comments("/a/", "Hello").await;
        let said = format!("{settings} {proto:?} {origin}: {answer:?}");
        if taken {
            assert_eq!(answer.status, 202, "{said}");
        } else {
            assert_eq!(answer.code(), "origin_not_allowed", "{said}");
        }
    }
}

#[tokio::test]
async fn what_the_listener_refuses_by_itself_is_counted_among_all_answers() {
    let server = TestServer::with(&["metrics.listen=127.0.0.1:0"]).await;
    let mut stream = tokio::net::TcpStream::connect(server.address)
        .await
        .unwrap();
    tokio::io::AsyncWriteExt::write_all(&mut stream, b"nonsense\r\n\r\n")
        .await
        .unwrap();
    let mut answer = String::new();
    tokio::io::AsyncReadExt::read_to_string(&mut stream, &mut answer)
        .await
        .unwrap();
    assert!(answer.starts_with("HTTP/1.1 400 "), "{answer}");
    let metrics = crate::support::Visitor::new(server.metrics_address.unwrap(), "https://x.test");
    let text = metrics.get("/metrics").await.text;
    assert!(
        text.contains("afterword_answers_total{class=\"4xx\"} 1\n"),
        "{text}"
    );
}
