//! Whose pages may write.

use reqwest::Method;
use serde_json::json;

use crate::support::{Answer, Reached, TestServer, Way, behind_proxy};

/// What a browser sends as `Origin`, against a site at `https://blog.test` and `http://old.test:8080`.
const ORIGINS: &[(&str, &str)] = &[
    ("https://blog.test", "accepted"),
    ("http://blog.test", "accepted"),
    ("https://www.blog.test", "accepted"),
    ("http://www.blog.test", "accepted"),
    ("HTTPS://BLOG.TEST", "accepted"),
    ("https://blog.test:443", "accepted"),
    ("http://old.test:8080", "accepted"),
    ("https://www.old.test:8080", "accepted"),
    ("https://comments.test", "accepted"),
    ("null", "origin_null"),
    ("https://evil.test", "origin_not_allowed"),
    ("https://blog.test.evil.test", "origin_not_allowed"),
    ("https://evilblog.test", "origin_not_allowed"),
    ("https://sub.blog.test", "origin_not_allowed"),
    ("https://blog.test:8443", "origin_not_allowed"),
    ("http://old.test", "origin_not_allowed"),
    // The name by which the server was called, but not the scheme: anybody on the way could have written that page.
    ("http://comments.test", "origin_not_allowed"),
    ("https://comments.test:8443", "origin_not_allowed"),
    ("https://comments.test.evil.test", "origin_not_allowed"),
    ("https://blog.test/", "accepted"),
    ("https://blog.test/path", "origin_not_allowed"),
    ("https://user@blog.test", "origin_not_allowed"),
    ("file://", "origin_not_allowed"),
    ("chrome-extension://abcdef", "origin_not_allowed"),
    ("blog.test", "origin_not_allowed"),
    ("x", "origin_not_allowed"),
    ("\"><script>alert(1)</script>", "origin_not_allowed"),
];

async fn reached(way: Way) -> Reached {
    let settings = behind_proxy(&["sites.moderation=publish"]);
    let server = TestServer::without_sites(&settings).await;
    let origins = ["https://blog.test", "http://old.test:8080"];
    server.add_site("blog", &origins).await;
    Reached::to(server, way).await
}

pub(super) async fn a_site_takes_comments_from_its_origins_by_either_scheme_with_www_or_without(
    way: Way,
) {
    let reached = reached(way).await;
    for (origin, expected) in ORIGINS {
        let answer = reached.visitor().at(origin).comments("/a/", "Hello").await;
        match *expected {
            "accepted" => assert_eq!(answer.status, 201, "{origin}: {answer:?}"),
            code => assert_eq!(
                (answer.status.as_u16(), answer.code().as_str()),
                (403, code),
                "{origin}"
            ),
        }
        assert_eq!(
            answer.header("access-control-allow-origin"),
            "*",
            "{origin}"
        );
        assert_eq!(answer.header("vary"), "", "{origin}");
    }
}

#[tokio::test]
async fn the_servers_own_pages_are_known_by_its_public_address_however_it_was_called() {
    let settings = behind_proxy(&["sites.moderation=publish"]);
    let server = TestServer::with(&settings).await;
    let ann = server.visitor().saying("x-forwarded-proto", "https");
    let writes = async |origin| ann.at(origin).comments("/a/", "Hello").await;
    assert_eq!(writes("https://comments.test").await.status, 201);
    let refused = writes("http://comments.test").await;
    assert_eq!(refused.code(), "origin_not_allowed");
}

pub(super) async fn every_write_of_a_reader_asks_for_the_origin_and_reading_never_does(way: Way) {
    let reached = Reached::by(way, &["sites.moderation=publish"]).await;
    let (id, token) = reached.visitor().comments("/a/", "Hello").await.submitted();
    let comment = format!("/api/v1/comments/{id}");
    let like = json!({"reaction": "👍", "key": "reader-0123456789"});
    for (origin, code) in [
        ("null", "origin_null"),
        ("https://evil.test", "origin_not_allowed"),
    ] {
        let eve = reached.visitor().at(origin);
        let with_token = |method| eve.request(method, &comment).bearer_auth(&token);
        for request in [
            with_token(Method::PATCH).json(&json!({"text": "Changed"})),
            with_token(Method::DELETE),
            eve.request(Method::POST, &format!("{comment}/reactions"))
                .json(&like),
        ] {
            assert_eq!(Answer::of(request).await.code(), code);
        }
        assert_eq!(eve.count("/a/").await, 1);
        assert_eq!(eve.reads("/a/", "").await["comments"][0]["id"], id.as_str());
    }
}

#[tokio::test]
async fn who_sends_no_origin_is_no_page_and_may_write() {
    let server = TestServer::start().await;
    let address = format!("http://{}/api/v1/comments", server.address);
    let client = reqwest::Client::builder().no_proxy().build().unwrap();
    let body = json!({"page": "/a/", "name": "Ann", "text": "Hello"});
    let answer = Answer::of(client.post(address).json(&body)).await;
    assert_eq!(answer.status, 202, "{answer:?}");
}

pub(super) async fn a_hidden_origin_is_answered_by_its_cause_and_a_foreign_one_by_the_command_that_adds_it(
    way: Way,
) {
    let reached = reached(way).await;
    let refusal = async |origin: &str| {
        let answer = reached.visitor().at(origin).comments("/a/", "Hello").await;
        answer.json()["detail"].as_str().unwrap().to_owned()
    };
    assert!(
        refusal("null")
            .await
            .contains("Write https:// in the script tag")
    );
    let command = "afterword sites origin blog https://preview.test";
    assert!(refusal("https://preview.test").await.contains(command));
}

pub(super) async fn a_comment_needs_no_preflight(way: Way) {
    let reached = Reached::by(way, &[]).await;
    let request = reached.visitor().request(Method::POST, "/api/v1/comments");
    let body = r#"{"page": "/a/", "name": "Ann", "text": "Hello"}"#;
    // A body of this type and no header of its own: browsers send it at once (Fetch, CORS-safelisted).
    let request = request
        .header("content-type", "text/plain;charset=UTF-8")
        .body(body);
    assert_eq!(Answer::of(request).await.status, 202);
}

/// DNS rebinding: a stranger's name that has led to this server since its page was loaded. The browser takes the
/// server's answers for that page's own.
#[tokio::test]
async fn a_name_that_is_not_ours_makes_no_page_ours_whatever_host_says() {
    let server = TestServer::with(&[
        "sites.moderation=publish",
        "server.public_url=http://comments.test:8017",
        "stacosys.site=blog",
        "spam.comments_per_address=1000",
    ])
    .await;
    let form = "site=blog&page=/a/&name=Eve&text=Hello";
    let older_form = "url=/a/&author=Eve&message=Hello";
    for (host, is_ours) in [
        ("evil.test", false),
        ("evil.test:8017", false),
        ("blog.test.evil.test", false),
        ("evil.localhost.test:8017", false),
        ("127.0.0.1.evil.test", false),
        ("1.2.3", false),
        ("comments.test:8017", true),
        // By another port: of a tunnel, or of a container.
        ("comments.test", true),
        ("blog.test:8017", true),
        // A page at an address was loaded from that address, so from here; `localhost` is never asked of DNS.
        ("127.0.0.1:8017", true),
        ("192.0.2.7", true),
        ("[::1]:8017", true),
        ("[2001:db8::7]:8017", true),
        ("localhost:8017", true),
        ("blog.localhost:8017", true),
    ] {
        let ann = server
            .visitor()
            .at(&format!("http://{host}"))
            .saying("host", host);
        let by_json = ann.comments("/a/", "Hello").await;
        let post = |path, form| {
            let request = ann.request(Method::POST, path).body(form);
            Answer::of(request.header("content-type", "application/x-www-form-urlencoded"))
        };
        let by_forms = [
            post("/api/v1/comments", form).await,
            post("/newcomment", older_form).await,
            post("/pages/blog", form).await,
        ];
        for answer in by_forms.iter().chain([&by_json]) {
            // Stacosys answers every refusal by 400.
            let is_refused = answer.status.is_client_error();
            assert_eq!(is_refused, !is_ours, "{host}: {answer:?}");
        }
        if !is_ours {
            assert_eq!(by_json.code(), "origin_not_allowed", "{host}");
        } else {
            assert_eq!(by_json.status, 201, "{host}: {by_json:?}");
        }
    }
}
