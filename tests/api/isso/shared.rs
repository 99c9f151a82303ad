//! Cookies of readers come along with requests of Isso's script: only pages of the site may use them.

use std::time::Duration;

use reqwest::{Client, Method};
use serde_json::json;

use super::{Script, blog, blog_with, id};
use crate::support::{Answer, TestServer};

async fn preflight(server: &TestServer, path: &str, origin: &str) -> Answer {
    let client = Client::builder().no_proxy().build().unwrap();
    let request = client
        .request(Method::OPTIONS, format!("http://{}{path}", server.address))
        .header("origin", origin)
        .header("access-control-request-method", "PUT")
        .header("access-control-request-headers", "content-type");
    Answer::of(request).await
}

#[tokio::test]
async fn pages_of_the_site_may_send_cookies_and_read_the_answer() {
    let server = blog().await;
    let mut ann = Script::on(&server, "blog", "https://blog.test");
    let asked = preflight(&server, "/isso/blog/id/1", "https://blog.test").await;
    assert_eq!(asked.status, 200, "{asked:?}");
    assert_eq!(
        asked.header("access-control-allow-origin"),
        "https://blog.test"
    );
    assert_eq!(asked.header("access-control-allow-credentials"), "true");
    assert!(asked.header("access-control-allow-methods").contains("PUT"));
    assert_eq!(asked.header("access-control-allow-headers"), "content-type");
    let answer = ann.get("/?uri=/a/").await;
    assert_eq!(
        answer.header("access-control-allow-origin"),
        "https://blog.test"
    );
    assert_eq!(answer.header("access-control-allow-credentials"), "true");
    assert!(answer.header("vary").contains("origin"), "{answer:?}");
    assert!(
        answer
            .header("access-control-expose-headers")
            .contains("x-set-cookie")
    );
}

#[tokio::test]
async fn pages_of_others_neither_read_nor_write() {
    let server = blog().await;
    server.add_site("other", &["https://other.test"]).await;
    let mut ann = Script::on(&server, "blog", "https://blog.test");
    let own = id(&ann.says("Hello", None).await);
    for origin in ["https://other.test", "https://evil.test", "null"] {
        let asked = preflight(&server, &format!("/isso/blog/id/{own}"), origin).await;
        assert_eq!(asked.header("access-control-allow-origin"), "", "{origin}");
        // A page of somebody else, in Ann's browser.
        let mut page = Script {
            cookies: ann.cookies.clone(),
            ..Script::on(
                &server,
                "blog",
                Box::leak(origin.to_owned().into_boxed_str()),
            )
        };
        let read = page.get(&format!("/id/{own}")).await;
        assert_eq!(read.header("access-control-allow-origin"), "", "{origin}");
        for (method, path) in [
            (Method::POST, "/new?uri=/a/".to_owned()),
            (Method::PUT, format!("/id/{own}")),
            (Method::DELETE, format!("/id/{own}")),
            (Method::POST, format!("/id/{own}/like")),
        ] {
            let body = json!({"author": "Eve", "text": "Forged"});
            let answer = page.send(method, &path, Some(&body)).await;
            assert_eq!(answer.status, 403, "{origin} {path}: {answer:?}");
        }
    }
    assert_eq!(ann.thread("").await["replies"][0]["text"], "<p>Hello</p>");
}

#[tokio::test]
async fn comments_of_one_site_are_not_in_the_api_of_another() {
    let server = blog().await;
    server.add_site("other", &["https://other.test"]).await;
    let mut ann = Script::on(&server, "blog", "https://blog.test");
    let own = id(&ann.says("Hello", None).await);
    let mut other = Script {
        cookies: ann.cookies.clone(),
        ..Script::on(&server, "other", "https://other.test")
    };
    assert_eq!(other.get(&format!("/id/{own}")).await.status, 404);
    assert_eq!(
        other
            .post(&format!("/id/{own}/like"), &json!(null))
            .await
            .status,
        404
    );
    assert_eq!(
        other
            .send(Method::DELETE, &format!("/id/{own}"), None)
            .await
            .status,
        404
    );
    assert_eq!(other.thread("").await["total_replies"], 0);
}

#[tokio::test]
async fn a_cookie_goes_to_other_sites_by_https_alone_and_ends_with_the_time_to_edit() {
    let server = blog_with(&[
        "server.public_url=https://comments.test",
        "server.trusted_proxies=127.0.0.1",
    ])
    .await;
    let mut ann = Script::on(&server, "blog", "https://blog.test");
    let answer = ann
        .post("/new?uri=/a/", &json!({"author": "Ann", "text": "Hello"}))
        .await;
    assert_eq!(answer.status, 201, "{answer:?}");
    for cookie in [answer.header("set-cookie"), answer.header("x-set-cookie")] {
        assert!(
            cookie.contains("; SameSite=None; Secure; Partitioned"),
            "{cookie}"
        );
    }
    let own = format!("/id/{}", id(&answer.json()));
    server.pass(Duration::from_secs(60 * 60));
    let late = ann
        .send(Method::PUT, &own, Some(&json!({"text": "Too late"})))
        .await;
    assert_eq!(late.status, 403, "{late:?}");
}
