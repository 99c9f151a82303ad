//! `OPTIONS` is answered before anything else, and alike everywhere.

use reqwest::Method;

use crate::support::{Answer, Reached, TestServer, Visitor, Way};

const ADDRESSES: &[&str] = &[
    "/api/v1/comments",
    "/api/v1/comments/",
    "/api/v1/comments/0192f0c4-0000-7000-8000-000000000000",
    "/api/v1/comments/not-an-id/reactions",
    "/api/v1/counts?site=nowhere&page=%FF",
    "/api/v1/nothing",
    "/nothing/at/all",
    "/%FF",
    "/pages/blog",
    "/embed.js",
    "/healthz",
    "/",
];

async fn asks_first(ann: &Visitor, path: &str) -> Answer {
    let request = ann.request(Method::OPTIONS, path);
    let request = request.header("access-control-request-method", "PATCH");
    let headers = "authorization,content-type";
    Answer::of(request.header("access-control-request-headers", headers)).await
}

fn allows(answer: &Answer, path: &str) {
    assert_eq!(
        (answer.status.as_u16(), answer.text.as_str()),
        (204, ""),
        "{path}: {answer:?}"
    );
    let list = |name| -> Vec<String> {
        let listed = answer.header(name).split(',');
        listed
            .map(|word| word.trim().to_ascii_lowercase())
            .collect()
    };
    assert_eq!(answer.header("access-control-allow-origin"), "*", "{path}");
    assert_eq!(answer.header("access-control-max-age"), "7200", "{path}");
    let methods = list("access-control-allow-methods");
    for method in ["get", "post", "patch", "delete"] {
        assert!(
            methods.iter().any(|listed| listed == method),
            "{path}: {methods:?}"
        );
    }
    // By their names: `*` would not cover `Authorization`.
    let headers = list("access-control-allow-headers");
    for header in ["authorization", "content-type"] {
        assert!(
            headers.iter().any(|listed| listed == header),
            "{path}: {headers:?}"
        );
    }
    for header in [
        "location",
        "vary",
        "set-cookie",
        "access-control-allow-credentials",
    ] {
        assert_eq!(answer.header(header), "", "{header} of {path}");
    }
}

pub(super) async fn every_address_is_allowed_whether_there_is_anything_or_not(way: Way) {
    let reached = Reached::by(way, &[]).await;
    for path in ADDRESSES {
        allows(&asks_first(&reached.visitor(), path).await, path);
    }
}

pub(super) async fn plain_http_to_an_https_server_is_allowed_and_never_redirected(way: Way) {
    let reached = Reached::by(way, &[]).await;
    for path in ADDRESSES {
        allows(&asks_first(&reached.plain_visitor(), path).await, path);
    }
}

#[tokio::test]
async fn a_plain_http_server_allows_every_address_as_well() {
    let server = TestServer::start().await;
    for path in ADDRESSES {
        allows(&asks_first(&server.visitor(), path).await, path);
    }
}

pub(super) async fn neither_a_wrong_token_nor_a_foreign_origin_nor_a_large_body_is_looked_at(
    way: Way,
) {
    let reached = Reached::by(way, &[]).await;
    // Caddy gives up when it is answered in the middle of a long question. Browsers send none: a preflight has no body.
    let size = match way {
        Way::Direct => 100_000,
        Way::Through(_) => 1_000,
    };
    for origin in ["https://evil.test", "null", ""] {
        let foreign = reached.visitor().at(origin);
        let request = foreign.request(Method::OPTIONS, "/api/v1/comments");
        let request = request.bearer_auth("wrong").body("x".repeat(size));
        allows(&Answer::of(request).await, origin);
    }
}
