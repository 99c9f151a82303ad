//! The name that a server is called by (RFC 9112, 3.2): one `Host`, and a valid one.

use tokio::net::TcpStream;

use crate::support::TestServer;
use crate::support::raw_http::{Answer, Client};

/// Addresses of all kinds of answers: from the response cache, from the router, of forms, and of nothing.
const TARGETS: [&str; 6] = [
    "/api/v1/counts?site=blog&page=/a/",
    "/api/v1/comments?site=blog&page=/a/",
    "/healthz",
    "/pages/blog?page=/a/",
    "/console",
    "/nothing",
];

/// The `Host` lines of a request by HTTP/1.1 that is malformed.
const REFUSED: [&str; 22] = [
    "",
    "Host: blog.test\r\nHost: blog.test\r\n",
    "Host: blog.test\r\nhost: other.test\r\n",
    "Host:\r\n",
    "Host: \t\r\n",
    "Host: blog.test, other.test\r\n",
    "Host: not a host\r\n",
    "Host: blog.test/path\r\n",
    "Host: blog.test?a\r\n",
    "Host: blog.test#a\r\n",
    "Host: http://blog.test\r\n",
    "Host: user@blog.test\r\n",
    "Host: blog.test:port\r\n",
    "Host: blog.test:-1\r\n",
    "Host: blog.test:65536\r\n",
    "Host: blog.test:80:80\r\n",
    "Host: :80\r\n",
    "Host: [::1\r\n",
    "Host: [blog.test]\r\n",
    "Host: [::1]x\r\n",
    "Host: bl%6fg.test%\r\n",
    "Host: <script>\r\n",
];

const TAKEN: [&str; 10] = [
    "Host: blog.test\r\n",
    "host: BLOG.test:8080\r\n",
    "Host:blog.test:\r\n",
    "Host: \tblog.test \r\n",
    "Host: a_b-c.test.\r\n",
    "Host: 127.0.0.1:80\r\n",
    "Host: [::1]\r\n",
    "Host: [2001:db8::1]:65535\r\n",
    "Host: xn--bcher-kva.test\r\n",
    "Host: b%C3%BCcher.test\r\n",
];

/// On a connection that stays open, so that the fast path may answer.
async fn answer(server: &TestServer, request: &str) -> Answer {
    let mut client = Client::new(TcpStream::connect(server.address).await.unwrap());
    client.send(request).await;
    client.answer().await
}

fn is_refused(answer: &Answer) -> bool {
    answer.status == 400 && answer.body.contains("\"code\":\"invalid_request\"")
}

#[tokio::test]
async fn a_request_without_one_valid_host_is_refused_whatever_it_asks_for() {
    let server = TestServer::start().await;
    for target in TARGETS {
        // So often that it is answered from memory, where it may be.
        for _ in 0..3 {
            let request = format!("GET {target} HTTP/1.1\r\nHost: blog.test\r\n\r\n");
            assert!(!is_refused(&answer(&server, &request).await), "{target}");
        }
        for host in REFUSED {
            let request = format!("GET {target} HTTP/1.1\r\n{host}\r\n");
            let answer = answer(&server, &request).await;
            assert!(is_refused(&answer), "{request:?}: {answer:?}");
            assert!(
                answer.head.contains("x-content-type-options: nosniff"),
                "{answer:?}"
            );
        }
        for host in TAKEN {
            let request = format!("GET {target} HTTP/1.1\r\n{host}\r\n");
            assert!(!is_refused(&answer(&server, &request).await), "{request:?}");
        }
    }
}

#[tokio::test]
async fn an_address_that_names_its_host_needs_the_field_as_well() {
    let server = TestServer::start().await;
    for target in TARGETS {
        let asks = async |host: &str, field: &str| {
            let request = format!("GET http://{host}{target} HTTP/1.1\r\n{field}\r\n");
            answer(&server, &request).await
        };
        assert!(is_refused(&asks("blog.test", "").await), "{target}");
        let twice = "Host: blog.test\r\nHost: blog.test\r\n";
        assert!(is_refused(&asks("blog.test", twice).await), "{target}");
        let user = asks("user:word@blog.test", "Host: blog.test\r\n").await;
        assert!(is_refused(&user), "{target}");
        let taken = asks("blog.test", "Host: other.test\r\n").await;
        assert!(!is_refused(&taken), "{target}: {taken:?}");
    }
}

#[tokio::test]
async fn a_client_of_http_1_0_may_leave_the_host_out_and_may_not_send_nonsense() {
    let server = TestServer::start().await;
    for target in TARGETS {
        let asks = async |host: &str| {
            let request = format!("GET {target} HTTP/1.0\r\n{host}\r\n");
            answer(&server, &request).await
        };
        for host in ["", "Host: blog.test\r\n"] {
            let answer = asks(host).await;
            assert!(!is_refused(&answer), "{target} {host:?}: {answer:?}");
        }
        for host in &REFUSED[1..] {
            let answer = asks(host).await;
            assert!(is_refused(&answer), "{target} {host:?}: {answer:?}");
        }
    }
}

#[tokio::test]
async fn who_names_no_host_stores_nothing() {
    let server = TestServer::start().await;
    let body = r#"{"site": "blog", "page": "/a/", "name": "Ann", "text": "Hello"}"#;
    let length = body.len();
    for host in REFUSED {
        let request = format!(
            "POST /api/v1/comments HTTP/1.1\r\n{host}content-type: application/json\r\n\
             content-length: {length}\r\n\r\n{body}"
        );
        let answer = answer(&server, &request).await;
        assert!(is_refused(&answer), "{host:?}: {answer:?}");
    }
    let held = server.owner().get("/comments?status=pending").await.json();
    assert_eq!(held["comments"].as_array().unwrap().len(), 0, "{held}");
}
