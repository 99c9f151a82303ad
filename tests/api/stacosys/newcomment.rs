//! The form of a blog that was written for Stacosys.

use reqwest::Method;
use serde_json::Value;

use super::{FORM, drop_in, gets, posts, send};
use crate::api::page::Page;
use crate::support::TestServer;

const HASH: &str = "d41d8cd98f00b204e9800998ecf8427e";

/// Publishes what waits on a page.
async fn publish(server: &TestServer, page: &str) -> Vec<Value> {
    let owner = server.owner();
    let path = format!("/comments?site=blog&status=pending&page={page}");
    let held = owner.get(&path).await.json()["comments"].take();
    let held = held.as_array().unwrap().clone();
    for comment in &held {
        owner
            .has_decided(comment["id"].as_str().unwrap(), "approve")
            .await;
    }
    held
}

#[tokio::test]
async fn a_published_comment_is_told_with_all_that_the_form_said() {
    let server = drop_in(&["stacosys.timezone=Europe/Paris"]).await;
    let form = format!(
        "url=%2Fnew%2F&author=+Zo%C3%AB+&email={HASH}&site=WWW.Example.ORG%2FPath&remarque=&message=a+%2Ab%2A%0D%0A%F0%9F%A6%80"
    );
    assert_eq!(posts(&server, &form).await.status, 302);
    assert_eq!(
        gets(&server, "/api/comments/count?url=/new/").await.text,
        "{\"count\":0}\n"
    );
    publish(&server, "/new/").await;
    // The clock of tests stands at midnight in UTC, the first of January 2026.
    let told = "{\"data\":[{\"author\":\"Zo\\u00eb\",\"avatar\":\"d41d8cd98f00b204e9800998ecf8427e\",\
        \"content\":\"a *b*\\n\\ud83e\\udd80\",\"date\":\"2026-01-01 01:00:00\",\
        \"site\":\"http://www.example.org/path\"}]}\n";
    assert_eq!(gets(&server, "/api/comments?url=/new/").await.text, told);
    assert_eq!(
        gets(&server, "/api/comments/count?url=/new/").await.text,
        "{\"count\":1}\n"
    );
}

#[tokio::test]
async fn an_address_of_a_new_author_is_kept_for_the_owner_and_told_to_nobody() {
    let server = drop_in(&[]).await;
    let form = "url=/new/&author=Ann&email=ann%40a.test&message=Hello";
    assert_eq!(posts(&server, form).await.status, 302);
    let held = publish(&server, "/new/").await;
    assert_eq!(held[0]["email"], "ann@a.test");
    let told = gets(&server, "/api/comments?url=/new/").await.text;
    assert!(
        told.contains("\"avatar\":\"\"") && !told.contains("a.test"),
        "{told}"
    );
}

#[tokio::test]
async fn a_site_that_is_no_address_costs_nobody_the_comment() {
    let server = drop_in(&[]).await;
    for site in ["my+blog", "javascript%3Aalert%281%29", "https%3A%2F%2Fa+b"] {
        let form = format!("url=/new/&author=Ann&email=&site={site}&message=Hello+{site}");
        assert_eq!(posts(&server, &form).await.status, 302, "{site}");
    }
    for comment in publish(&server, "/new/").await {
        assert_eq!(comment["author"]["website"], Value::Null, "{comment}");
    }
}

#[tokio::test]
async fn what_is_refused_says_why_on_a_page_that_runs_nothing() {
    let server = drop_in(&[]).await;
    for (form, words) in [
        ("author=Ann&message=Hello", "url"),
        ("url=hello&author=Ann&message=Hello", "begins with"),
        ("url=/a/&author=%E2%80%AEevil&message=Hello", "name"),
        ("url=/a/&author=Ann&message=%00", "control"),
        (
            "url=/a/&author=Ann&message=Hello&%3Cscript%3E=x",
            "There is no field",
        ),
    ] {
        let answer = posts(&server, form).await;
        assert_eq!(answer.status, 400, "{form}");
        assert_eq!(answer.header("content-type"), "text/html; charset=utf-8");
        assert!(answer.text.contains(words), "{form}: {}", answer.text);
        assert!(!answer.text.contains("<script"), "{}", answer.text);
        assert!(
            answer
                .header("content-security-policy")
                .contains("default-src 'none'")
        );
    }
}

#[tokio::test]
async fn another_blog_s_page_can_t_write_here() {
    let server = drop_in(&[]).await;
    let form = "url=/a/&author=Ann&message=Hello";
    for (origin, status) in [
        ("https://blog.mydomain.com", 302),
        ("https://evil.test", 400),
        ("null", 400),
    ] {
        let headers = [FORM, ("origin", origin)];
        let answer = send(&server, Method::POST, "/newcomment", &headers, Some(form)).await;
        assert_eq!(answer.status, status, "{origin}");
    }
}

#[tokio::test]
async fn a_closed_page_takes_no_comment() {
    let server = drop_in(&[]).await;
    let close = serde_json::json!({"site": "blog", "page": "/emoji/", "closed": true});
    assert_eq!(server.owner().patch("/pages", &close).await.status, 200);
    let answer = posts(&server, "url=/emoji/&author=Ann&message=Hello").await;
    assert_eq!(answer.status, 400);
    assert!(answer.text.contains("closed"), "{}", answer.text);
}

#[tokio::test]
async fn a_page_about_a_problem_speaks_the_blogs_language_or_without_a_blog_the_readers() {
    let server = drop_in(&["sites.language=de"]).await;
    let french = ("accept-language", "fr-CA, en;q=0.5");
    let refused = send(
        &server,
        Method::POST,
        "/newcomment",
        &[FORM, french],
        Some("url=/a/&author=Ann&message="),
    )
    .await;
    assert_eq!(refused.status, 400, "{refused:?}");
    let page = Page::of(&refused);
    assert_eq!(page.attribute("html", "lang"), "de");
    assert_eq!(page.text("h1"), "Der Text ist ungültig");
    assert_eq!(page.text("p"), "Bitte einen Kommentar schreiben.");

    for (tags, language, title) in [
        ("fr-CA, en;q=0.5", "fr", "Introuvable"),
        ("eo", "en", "Not found"),
        ("pt-BR", "pt-BR", "Não encontrado"),
    ] {
        let languages = [("accept-language", tags)];
        let lost = send(&server, Method::GET, "/nowhere/else", &languages, None).await;
        assert_eq!(lost.status, 404);
        let page = Page::of(&lost);
        assert_eq!(page.attribute("html", "lang"), language);
        assert_eq!(page.text("h1"), title);
    }
    let reads = send(&server, Method::GET, "/newcomment", &[french], None).await;
    assert_eq!(reads.status, 405);
    let page = Page::of(&reads);
    assert_eq!(page.attribute("html", "lang"), "fr");
    assert_eq!(page.text("h1"), "Méthode non autorisée");
}
