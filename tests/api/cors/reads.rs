//! Every answer can be read by the page that asked, whatever it is.

use std::sync::atomic::Ordering;

use reqwest::{Method, RequestBuilder};
use rusqlite::Connection;
use serde_json::json;

use crate::support::{Answer, Reached, TestServer, Way, behind_proxy};

fn is_readable(answer: &Answer, what: &str) {
    for (header, value) in [
        ("access-control-allow-origin", "*"),
        ("x-content-type-options", "nosniff"),
        ("cross-origin-resource-policy", "cross-origin"),
        ("access-control-allow-credentials", ""),
        ("set-cookie", ""),
        ("strict-transport-security", "max-age=31536000"),
    ] {
        assert_eq!(
            answer.header(header),
            value,
            "{header} of {what}: {answer:?}"
        );
    }
    let exposed = answer
        .header("access-control-expose-headers")
        .to_lowercase();
    for header in ["etag", "retry-after"] {
        assert!(exposed.contains(header), "{what} exposes {exposed:?}");
    }
}

async fn answers(what: &str, request: RequestBuilder, status: u16) -> Answer {
    let answer = Answer::of(request).await;
    assert_eq!(answer.status, status, "{what}: {answer:?}");
    is_readable(&answer, what);
    answer
}

pub(super) async fn good_answers_carry_the_header(way: Way) {
    let reached = Reached::by(way, &["sites.moderation=publish"]).await;
    let ann = reached.visitor();
    let submitted = ann.comments("/a/", "Hello").await;
    is_readable(&submitted, "a submission");
    let (id, token) = submitted.submitted();
    let get = |path: &str| ann.request(Method::GET, path);
    let comment = format!("/api/v1/comments/{id}");
    let tag = answers("counts", get("/api/v1/counts?page=/a/"), 200).await;
    for path in [
        "/api/v1/counts?page=/a/",
        "/api/v1/counts?page=/a/&site=blog",
    ] {
        answers("kept counts", get(path), 200).await;
        let again = get(path).header("if-none-match", tag.header("etag"));
        answers("unchanged counts", again, 304).await;
    }
    let like = json!({"reaction": "👍", "key": "reader-0123456789"});
    let edit = ann.request(Method::PATCH, &comment).bearer_auth(&token);
    let preview = ann.request(Method::POST, "/api/v1/preview");
    let liked = ann.request(Method::POST, &format!("{comment}/reactions"));
    for (what, request, status) in [
        ("a thread", get("/api/v1/comments?page=/a/"), 200),
        ("a comment", get(&comment), 200),
        ("a feed", get("/api/v1/feed.atom"), 200),
        ("health", get("/healthz"), 200),
        ("a preview", preview.json(&json!({"text": "Hi"})), 200),
        ("a reaction", liked.json(&like), 200),
        ("an edit", edit.json(&json!({"text": "Hi"})), 200),
        (
            "a deletion",
            ann.request(Method::DELETE, &comment).bearer_auth(&token),
            204,
        ),
    ] {
        answers(what, request, status).await;
    }
}

pub(super) async fn errors_carry_the_header(way: Way) {
    let reached = Reached::by(way, &["store.busy_timeout=10ms"]).await;
    let ann = reached.visitor();
    let request = |method: &str, path: &str| ann.request(method.parse().unwrap(), path);
    let submit = |body: &str| {
        let request = request("POST", "/api/v1/comments");
        request
            .header("content-type", "text/plain")
            .body(body.to_owned())
    };
    let foreign = reached.visitor().at("https://evil.test");
    let good = json!({"page": "/a/", "name": "Eve", "text": "Hi"});
    let stranger = foreign
        .request(Method::POST, "/api/v1/comments")
        .json(&good);
    let comment = "/api/v1/comments/0192f0c4-0000-7000-8000-000000000000";
    for (what, request, status) in [
        ("no JSON", submit("x"), 400),
        ("a foreign origin", stranger, 403),
        ("an unknown comment", request("DELETE", comment), 404),
        ("an unknown address", request("GET", "/api/v1/nothing"), 404),
        (
            "a trailing slash",
            request("GET", "/api/v1/counts/?page=/a/"),
            404,
        ),
        ("an unknown asset", request("GET", "/nothing.js"), 404),
        ("no UTF-8", request("GET", "/api/v1/comments/%FF"), 404),
        ("an unknown method", request("PUT", "/api/v1/comments"), 405),
        ("too much", submit(&"x".repeat(100_000)), 413),
        (
            "an unknown type",
            request("POST", "/api/v1/comments").body("{}"),
            415,
        ),
        (
            "a bad name",
            submit(r#"{"page": "/a/", "name": "", "text": "x"}"#),
            422,
        ),
    ] {
        answers(what, request, status).await;
    }
    let other = Connection::open(reached.server.database()).unwrap();
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    let busy = answers("a locked database", submit(&good.to_string()), 503).await;
    assert_eq!(busy.header("retry-after"), "5");
}

pub(super) async fn too_many_reactions_and_a_fault_of_ours_carry_the_header(way: Way) {
    let settings = behind_proxy(&["sites.moderation=publish"]);
    let (server, store) = TestServer::watched(&settings).await;
    let reached = Reached::to(server, way).await;
    let ann = reached.visitor();
    let (id, _) = ann.comments("/a/", "Hello").await.submitted();
    let like = |reader: usize| {
        let path = format!("/api/v1/comments/{id}/reactions");
        let body = json!({"reaction": "👍", "key": format!("reader-no-{reader:08}")});
        ann.request(Method::POST, &path).json(&body)
    };
    for reader in 0..20 {
        answers("a reaction", like(reader), 200).await;
    }
    let refused = answers("one reader too many of one network", like(20), 429).await;
    assert_eq!(refused.header("retry-after"), "5");
    store.panics.store(true, Ordering::Relaxed);
    let counts = ann.request(Method::GET, "/api/v1/counts?page=/a/");
    let answer = answers("a fault of ours", counts, 500).await;
    assert_eq!(answer.code(), "internal");
    assert!(!answer.text.contains("for the test"), "{answer:?}");
}

pub(super) async fn no_answer_depends_on_the_origin_so_that_one_cache_serves_all_blogs(way: Way) {
    let reached = Reached::by(way, &["sites.moderation=publish"]).await;
    reached.visitor().comments("/a/", "Hello").await.submitted();
    for path in [
        "/api/v1/counts?page=/a/",
        "/api/v1/comments?page=/a/",
        "/api/v1/feed.json",
        "/embed.js",
        "/count.js",
        "/assets.json",
    ] {
        let mut seen = Vec::new();
        for origin in [
            "https://blog.test",
            "https://www.blog.test",
            "null",
            "https://evil.test",
        ] {
            let mut answer = reached.visitor().at(origin).get(path).await;
            assert_eq!(answer.status, 200, "{path}");
            let varies = answer.header("vary").to_lowercase();
            assert!(
                !varies.contains("origin") && !varies.contains('*'),
                "{path} varies {varies}"
            );
            answer.headers.remove("date");
            seen.push((answer.headers, answer.text));
        }
        assert!(
            seen.windows(2).all(|pair| pair[0] == pair[1]),
            "{path} depends on the origin"
        );
    }
}

pub(super) async fn scripts_may_be_loaded_by_pages_that_isolate_themselves_and_be_checked_by_their_hash(
    way: Way,
) {
    let reached = Reached::by(way, &[]).await;
    let ann = reached.visitor();
    for (path, kind) in [
        ("/embed.js", "text/javascript; charset=utf-8"),
        ("/count.js", "text/javascript; charset=utf-8"),
        ("/assets.json", "application/json"),
    ] {
        let answer = ann.get(path).await;
        assert_eq!(answer.status, 200, "{path}");
        is_readable(&answer, path);
        assert_eq!(answer.header("timing-allow-origin"), "*", "{path}");
        assert_eq!(answer.header("content-type"), kind, "{path}");
        assert_eq!(answer.header("vary"), "Accept-Encoding", "{path}");
    }
}
