//! What the owner's API is asked for.

use reqwest::Method;
use serde_json::{Value, json};

use super::table::{rows, shown};
use super::target::Target;

/// About a held comment.
const DECISIONS: &str = r#"
    {}                                          -> 400 missing_field action
    {"action": 1}                               -> 400 wrong_type action
    {"action": "ban"}                           -> 422 unknown_action action
    {"action": ""}                              -> 422 unknown_action action
    {"action": "approve", "why": "x"}           -> 400 unknown_field why
    {"action": "approve", "reply": 7}           -> 400 wrong_type reply
    {"action": "approve", "reply": " "}         -> 422 invalid_text reply
    {"action": "approve", "reply": "a\u0000"}   -> 422 invalid_text reply
    {"action": "approve", "reply": "«10001»"}   -> 422 text_too_long reply
    {"action": "reject", "reply": "No."}        -> 409 not_possible
    {"action": "pin"}                           -> 409 not_possible
"#;

#[tokio::test]
async fn a_decision_is_one_of_the_known_ones_about_a_comment_that_allows_it() {
    let target = Target::start().await;
    let owner = target.server.owner();
    let decision = |id: &str, body: &Value| {
        let path = format!("/comments/{id}/decision");
        owner.request(Method::POST, &path).json(body)
    };
    for (sent, expected) in rows(DECISIONS) {
        let request = decision(&target.held.0, &serde_json::from_str(&sent).unwrap());
        target.refuses_as(&shown(&sent), request, expected).await;
    }
    let approve = json!({"action": "approve"});
    for (id, words) in [
        (
            "0192f0c4-0000-7000-8000-000000000000",
            "404 unknown_comment",
        ),
        ("x", "400 invalid_id id"),
        ("%FF", "404 not_found"),
    ] {
        target.refuses(id, decision(id, &approve), words).await;
    }
    owner.has_decided(&target.published.0, "delete").await;
    let request = decision(&target.published.0, &approve);
    target
        .refuses("approve what is deleted", request, "409 not_possible")
        .await;
}

const LISTS: &str = "
    /comments?status=new                                -> 400 invalid_parameter status
    /comments?limit=0                                   -> 400 invalid_parameter limit
    /comments?limit=201                                 -> 400 invalid_parameter limit
    /comments?site=nowhere                              -> 404 unknown_site site
    /comments?page=/a/                                  -> 400 missing_field site
    /comments?site=blog&page=a                          -> 400 invalid_page page
    /comments?after=x                                   -> 400 invalid_cursor after
    /comments?status=%FF                                -> 400 invalid_encoding status
    /comments/x                                         -> 400 invalid_id id
    /comments/0192f0c4-0000-7000-8000-000000000000      -> 404 unknown_comment
    /pages                                              -> 400 missing_field site
    /pages?site=nowhere                                 -> 404 unknown_site site
    /pages?site=blog&limit=501                          -> 400 invalid_parameter limit
    /nothing                                            -> 404 not_found
";

#[tokio::test]
async fn the_owners_lists_are_asked_for_in_words_that_exist() {
    let target = Target::start().await;
    for (sent, expected) in rows(LISTS) {
        let request = target.server.owner().request(Method::GET, &sent);
        target.refuses_as(&sent, request, expected).await;
    }
}

const CHANGES: &str = r#"
    {"page": "/nowhere/"}                                  -> 404 unknown_page
    {"page": "/nowhere/", "title": "x"}                    -> 404 unknown_page
    {"page": "/nowhere/", "move_to": "/b/"}                -> 404 unknown_page
    {"closed": true}                                       -> 400 missing_field page
    {"page": "a", "closed": true}                          -> 400 invalid_page page
    {"page": "/a/", "closed": "yes"}                       -> 400 wrong_type closed
    {"page": "/a/", "closed": 1}                           -> 400 wrong_type closed
    {"page": "/a/", "closed": true, "title": "\u0000"}     -> 422 invalid_title title
    {"page": "/a/", "closed": true, "move_to": "b"}        -> 400 invalid_page move_to
    {"page": "/a/", "closed": true, "path": "/b/"}         -> 400 unknown_field path
    {"page": "/a/", "site": "nowhere"}                     -> 404 unknown_site site
"#;

#[tokio::test]
async fn a_page_is_changed_whole_or_not_at_all() {
    let target = Target::start().await;
    for (sent, expected) in rows(CHANGES) {
        let mut body = json!({"site": "blog"});
        let change: Value = serde_json::from_str(&sent).unwrap();
        for (name, value) in change.as_object().unwrap() {
            body[name] = value.clone();
        }
        let request = target.server.owner().request(Method::PATCH, "/pages");
        target
            .refuses_as(&sent, request.json(&body), expected)
            .await;
    }
}
