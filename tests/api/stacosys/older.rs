//! The addresses of older versions, where a token says which blog is meant.

use reqwest::Method;

use super::{drop_in, gets, posts, send};
use crate::support::TestServer;

/// Two blogs with tokens, the one with the recorded comments.
async fn two_blogs() -> TestServer {
    let tokens = "stacosys.tokens=9fb3fc042c572cb8=blog,d41d8cd98f00b204=notes";
    let server = drop_in(&[tokens]).await;
    server.add_site("notes", &["https://notes.test"]).await;
    server
}

#[tokio::test]
async fn a_token_says_which_blog_is_meant_and_an_unknown_one_has_no_comments() {
    let server = two_blogs().await;
    let emoji = gets(&server, "/api/comments?url=/emoji/").await.text;
    assert!(emoji.starts_with("{\"data\":[{"), "{emoji}");
    let nothing = "{\"data\":[]}\n";
    for (path, body) in [
        (
            "/comments?token=9fb3fc042c572cb8&url=/emoji/",
            emoji.as_str(),
        ),
        ("/comments?url=%2Femoji%2F&token=9fb3fc042c572cb8", &emoji),
        ("/comments?token=9fb3fc042c572cb8&url=/none/", nothing),
        ("/comments?token=9fb3fc042c572cb8", nothing),
        ("/comments?token=d41d8cd98f00b204&url=/emoji/", nothing),
        ("/comments?token=unknown&url=/emoji/", nothing),
        ("/comments?token=&url=/emoji/", nothing),
        // Version 2 has one blog and no token; version 3 takes no notice of one.
        ("/comments?url=/emoji/", &emoji),
        ("/api/comments?token=unknown&url=/emoji/", &emoji),
        (
            "/comments/count?token=9fb3fc042c572cb8&url=/2020/hello/",
            "{\"count\":3}\n",
        ),
        (
            "/comments/count?token=9fb3fc042c572cb8&url=/2020/hello",
            "{\"count\":0}\n",
        ),
        (
            "/comments/count?token=d41d8cd98f00b204&url=/2020/hello/",
            "{\"count\":0}\n",
        ),
        (
            "/comments/count?token=unknown&url=/2020/hello/",
            "{\"count\":0}\n",
        ),
        ("/comments/count?token=unknown", "{\"count\":0}\n"),
        ("/comments/count?token=9fb3fc042c572cb8", "{\"count\":6}\n"),
        ("/comments/count", "{\"count\":6}\n"),
        ("/ping", "OK"),
    ] {
        let answer = gets(&server, path).await;
        assert_eq!(answer.status, 200, "{path}");
        assert_eq!(answer.text, body, "{path}");
        assert_eq!(answer.header("access-control-allow-origin"), "*", "{path}");
    }
}

#[tokio::test]
async fn what_no_path_or_no_text_can_be_has_no_comments() {
    let server = drop_in(&[]).await;
    for url in ["hello", "%FF", "/../etc/", "/a%00b/", "/%E2%80%AE/"] {
        let thread = gets(&server, &format!("/api/comments?url={url}")).await;
        assert_eq!(
            (thread.status.as_u16(), thread.text.as_str()),
            (200, "{\"data\":[]}\n"),
            "{url}"
        );
        let count = gets(&server, &format!("/api/comments/count?url={url}")).await;
        assert_eq!(
            (count.status.as_u16(), count.text.as_str()),
            (200, "{\"count\":0}\n"),
            "{url}"
        );
    }
}

#[tokio::test]
async fn a_token_leads_a_new_comment_to_its_blog() {
    let server = two_blogs().await;
    let owner = server.owner();
    let form = |token: &str| {
        format!("token={token}&url=%2Fnew%2F&author=Ann&email=&site=&captcha=&message=Hello")
    };
    for (token, site) in [("d41d8cd98f00b204", "notes"), ("9fb3fc042c572cb8", "blog")] {
        let answer = posts(&server, &form(token)).await;
        assert_eq!(
            (answer.status.as_u16(), answer.header("location")),
            (302, "/redirect")
        );
        let held = owner
            .get(&format!("/comments?site={site}&status=pending&page=/new/"))
            .await
            .json();
        assert_eq!(
            held["comments"].as_array().unwrap().len(),
            1,
            "{site}: {held}"
        );
    }
    // The honeypot of those years.
    let filled = form("9fb3fc042c572cb8").replace("captcha=", "captcha=9");
    assert_eq!(posts(&server, &filled).await.status, 400);
}

#[tokio::test]
async fn a_token_that_nobody_has_is_refused_where_no_blog_is_meant_without_one() {
    let server = TestServer::with(&["stacosys.tokens=9fb3fc042c572cb8=blog"]).await;
    for (token, status) in [("9fb3fc042c572cb8", 302), ("other", 400), ("", 400)] {
        let form = format!("token={token}&url=/a/&author=Ann&message=Hello");
        assert_eq!(posts(&server, &form).await.status, status, "{token}");
    }
    assert_eq!(
        gets(&server, "/api/comments/count").await.text,
        "{\"count\":0}\n"
    );
}

#[tokio::test]
async fn nothing_of_it_is_there_until_a_site_switches_it_on() {
    let server = TestServer::start().await;
    for path in [
        "/api/ping",
        "/ping",
        "/api/comments?url=/a/",
        "/comments/count",
        "/web",
    ] {
        let answer = gets(&server, path).await;
        assert_eq!(
            (answer.status.as_u16(), answer.code().as_str()),
            (404, "not_found"),
            "{path}"
        );
    }
    // An address of one name could be a script's: that is there for `GET` alone.
    assert_eq!(
        posts(&server, "url=/a/&author=Ann&message=Hello")
            .await
            .code(),
        "method_not_allowed"
    );
}

#[tokio::test]
async fn our_own_api_and_console_stay_where_they_are() {
    let server = drop_in(&[]).await;
    assert_eq!(gets(&server, "/api/v1/nothing").await.code(), "not_found");
    let counts = gets(&server, "/api/v1/counts?page=/emoji/").await;
    assert_eq!(counts.json()["counts"]["/emoji/"], 1);
    let answer = gets(&server, "/web/admin").await;
    assert_eq!(
        (answer.status.as_u16(), answer.header("location")),
        (302, "/console")
    );
    let preflight = send(
        &server,
        Method::OPTIONS,
        "/api/comments",
        &[
            ("origin", "https://blog.mydomain.com"),
            ("access-control-request-method", "GET"),
        ],
        None,
    )
    .await;
    assert_eq!(preflight.header("access-control-allow-origin"), "*");
}
