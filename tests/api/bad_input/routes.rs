//! Addresses and methods that are not there.

use reqwest::Method;

use super::target::Target;
use crate::support::Answer;

const NOTHING: &[&str] = &[
    "/",
    "/api",
    "/api/",
    "/api/v1",
    "/api/v1/",
    "/api/v2/counts",
    "/api/v1/nothing",
    "/api/v1/counts/",
    "/api/v1/comments/",
    "/api/v1//counts",
    "/api/v1/admin",
    "/nothing.js",
    "/embed.js.map",
    "/pages",
    "/a/b/c",
    "/healthz/",
    "/..%2f..%2fetc%2fpasswd",
    "/%00",
    "/%FF",
    "/api/v1/%C3%28",
];

#[tokio::test]
async fn an_address_that_is_not_there_says_so_as_a_problem() {
    let target = Target::start().await;
    for path in NOTHING {
        target
            .refuses(path, target.get(path), "404 not_found")
            .await;
    }
}

/// Method, address (`ID` is a comment's), and what `Allow` (RFC 9110, 15.5.6) says.
const METHODS: &[(&str, &str, &str)] = &[
    ("PUT", "/api/v1/comments", "GET,HEAD,POST"),
    ("DELETE", "/api/v1/comments", "GET,HEAD,POST"),
    ("POST", "/api/v1/counts", "GET,HEAD"),
    ("PUT", "/api/v1/comments/ID", "GET,HEAD,PATCH,DELETE"),
    ("GET", "/api/v1/preview", "POST"),
    ("TRACE", "/api/v1/preview", "POST"),
    ("POST", "/healthz", "GET,HEAD"),
    ("POST", "/embed.js", "GET,HEAD"),
    ("PATCH", "/api/v1/admin/comments", "GET,HEAD"),
    ("BREW", "/api/v1/counts", "GET,HEAD"),
];

#[tokio::test]
async fn a_method_that_an_address_does_not_take_is_answered_by_those_that_it_takes() {
    let target = Target::start().await;
    for (method, path, allowed) in METHODS {
        let path = path.replace("ID", &target.published.0);
        let request = || target.request(method.parse().unwrap(), &path);
        let what = format!("{method} {path}");
        target
            .refuses(&what, request(), "405 method_not_allowed")
            .await;
        let answer = Answer::of(request()).await;
        assert_eq!(answer.header("allow"), *allowed, "{what}");
    }
}

#[tokio::test]
async fn head_is_answered_as_get_without_the_body() {
    let target = Target::start().await;
    for (path, status) in [
        ("/api/v1/counts?site=blog&page=/a/", 200),
        ("/api/v1/comments?site=blog&page=/a/", 200),
        ("/api/v1/counts?site=blog", 400),
        ("/api/v1/nothing", 404),
        ("/healthz", 200),
        ("/assets.json", 200),
    ] {
        let head = Answer::of(target.request(Method::HEAD, path)).await;
        let get = Answer::of(target.get(path)).await;
        assert_eq!(
            (head.status.as_u16(), head.text.as_str()),
            (status, ""),
            "{path}"
        );
        assert_eq!(get.status, head.status, "{path}");
        for header in [
            "content-type",
            "etag",
            "cache-control",
            "access-control-allow-origin",
        ] {
            assert_eq!(
                head.header(header),
                get.header(header),
                "{header} of {path}"
            );
        }
    }
}
