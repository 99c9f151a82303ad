//! Tokens that are missing, wrong, another's or too weak.

use afterword_store::NewToken;
use reqwest::Method;
use serde_json::json;
use sha2::{Digest, Sha256};

use super::table::{rows, shown};
use super::target::Target;
use crate::support::Answer;

/// `TOKEN` is the right one, `OTHER` that of another comment.
const EDIT_TOKENS: &str = "
    TOKEN            -> 401 edit_token_missing
    Basic TOKEN      -> 401 edit_token_missing
    Bearer           -> 401 edit_token_missing
    Bearer x         -> 403 wrong_edit_token
    Bearer TOKENx    -> 403 wrong_edit_token
    Bearer OTHER     -> 403 wrong_edit_token
    Bearer «5000»    -> 403 wrong_edit_token
";

#[tokio::test]
async fn only_its_own_edit_token_opens_a_comment() {
    let target = Target::start().await;
    let (id, token) = &target.published;
    let path = format!("/api/v1/comments/{id}");
    for method in [Method::PATCH, Method::DELETE] {
        let request = || {
            let request = target.request(method.clone(), &path);
            match method {
                Method::PATCH => request.json(&json!({"text": "Changed"})),
                _ => request,
            }
        };
        for (sent, expected) in rows(EDIT_TOKENS) {
            let sent = sent
                .replace("TOKEN", token)
                .replace("OTHER", &target.held.1);
            let what = format!("{method} with {}", shown(&sent));
            let request = request().header("authorization", sent);
            target.refuses_as(&what, request, expected).await;
        }
        let what = format!("{method} without a token");
        target
            .refuses(&what, request(), "401 edit_token_missing")
            .await;
        let shouted = request().bearer_auth(token.to_uppercase());
        let what = format!("{method} with the token in capitals");
        target.refuses(&what, shouted, "403 wrong_edit_token").await;
    }
}

#[tokio::test]
async fn a_comment_that_is_not_published_is_shown_to_its_author_alone() {
    let target = Target::start().await;
    let (id, token) = &target.held;
    let path = format!("/api/v1/comments/{id}");
    for sent in ["", "x", target.published.1.as_str()] {
        let what = format!("a held comment with the token {sent:?}");
        let request = target.get(&path).bearer_auth(sent);
        target.refuses(&what, request, "404 unknown_comment").await;
    }
    let own = Answer::of(target.get(&path).bearer_auth(token)).await;
    assert_eq!(own.status, 200, "{own:?}");
}

const IDS: &str = "
    0192f0c4-0000-7000-8000-000000000000  -> 404 unknown_comment
    0192f0c4-0000-7000-8000-00000000000g  -> 400 invalid_id id
    x                                     -> 400 invalid_id id
    %00                                   -> 400 invalid_id id
    %2e%2e%2fcounts                       -> 400 invalid_id id
    %FF                                   -> 404 not_found
";

#[tokio::test]
async fn comments_that_are_not_there_cannot_be_read_changed_or_liked() {
    let target = Target::start().await;
    let token = &target.published.1;
    let like = json!({"reaction": "👍", "key": "reader-0123456789"});
    for (id, expected) in rows(IDS) {
        let path = format!("/api/v1/comments/{id}");
        let of = |method: Method| target.request(method, &path).bearer_auth(token);
        for (verb, request) in [
            ("read", of(Method::GET)),
            ("edit", of(Method::PATCH).json(&json!({"text": "x"}))),
            ("delete", of(Method::DELETE)),
            ("like", target.post(&format!("{path}/reactions"), &like)),
        ] {
            target
                .refuses_as(&format!("{verb} {id}"), request, expected)
                .await;
        }
    }
    let path = format!("/api/v1/comments/{}/reactions", target.held.0);
    let request = target.post(&path, &like);
    target
        .refuses("like a held one", request, "404 unknown_comment")
        .await;
}

const OWNERS_TOKENS: &str = "
    Bearer                          -> 401 api_token_missing
    Basic x                         -> 401 api_token_missing
    Bearer x                        -> 401 api_token_invalid
    Bearer EDIT                     -> 401 api_token_invalid
    Bearer a-token-that-only-reads  -> 403 scope_missing
";

#[tokio::test]
async fn the_owners_api_asks_for_a_token_with_the_scope() {
    let target = Target::start().await;
    let reads = NewToken {
        name: "reads".to_owned(),
        hash: Sha256::digest("a-token-that-only-reads").into(),
        scopes: vec!["read".to_owned()],
        now: target.server.app.clock.now(),
    };
    target
        .server
        .app
        .store
        .add_named_token(reads)
        .await
        .unwrap();
    let (id, edit_token) = &target.held;
    let decision = format!("/api/v1/admin/comments/{id}/decision");
    let close = json!({"site": "blog", "page": "/a/", "closed": true});
    for (sent, expected) in rows(OWNERS_TOKENS) {
        let sent = sent.replace("EDIT", edit_token);
        let pages = target.request(Method::PATCH, "/api/v1/admin/pages");
        for request in [
            target.post(&decision, &json!({"action": "approve"})),
            pages.json(&close),
        ] {
            let request = request.header("authorization", &sent);
            target.refuses_as(&sent, request, expected).await;
        }
    }
    for path in ["/comments", "/comments/x", "/pages"] {
        let request = target.get(&format!("/api/v1/admin{path}"));
        target.refuses(path, request, "401 api_token_missing").await;
    }
    let list = target.get("/api/v1/admin/comments");
    let list = Answer::of(list.bearer_auth("a-token-that-only-reads")).await;
    assert_eq!(list.status, 200, "{list:?}");
}

#[tokio::test]
async fn an_answer_about_a_missing_token_says_how_to_send_one() {
    let target = Target::start().await;
    let path = format!("/api/v1/comments/{}", target.published.0);
    let answer = Answer::of(target.request(Method::DELETE, &path)).await;
    assert_eq!(answer.header("www-authenticate"), "Bearer");
}
