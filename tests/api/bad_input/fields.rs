//! The fields of a submission, an edit, a reaction and a preview.

use reqwest::Method;
use serde_json::{Value, json};

use super::table::{rows, shown};
use super::target::Target;

/// What a field of a submission holds. `null` is the same as leaving it out.
const SUBMISSIONS: &str = r#"
    {"page": null}                          -> 400 missing_field page
    {"page": 7}                             -> 400 wrong_type page
    {"page": ["/a/"]}                       -> 400 wrong_type page
    {"page": ""}                            -> 400 invalid_page page
    {"page": " "}                           -> 400 invalid_page page
    {"page": "a/"}                          -> 400 invalid_page page
    {"page": "https://blog.test/a/"}        -> 400 invalid_page page
    {"page": "?page=/a/"}                   -> 400 invalid_page page
    {"page": "/a/../b/"}                    -> 400 invalid_page page
    {"page": "/a/%2E%2e/"}                  -> 400 invalid_page page
    {"page": "/./"}                         -> 400 invalid_page page
    {"page": "/a%00b/"}                     -> 400 invalid_page page
    {"page": "/a\u0000b/"}                  -> 400 invalid_page page
    {"page": "/a\nb/"}                      -> 400 invalid_page page
    {"page": "/a\u0085b/"}                  -> 400 invalid_page page
    {"page": "/%FF/"}                       -> 400 invalid_page page
    {"page": "/%C3%28/"}                    -> 400 invalid_page page
    {"page": "/«1024»"}                     -> 400 invalid_page page
    {"page": "/«40000»"}                    -> 400 invalid_page page

    {"name": null}                          -> 400 missing_field name
    {"name": true}                          -> 400 wrong_type name
    {"name": ["Ann"]}                       -> 400 wrong_type name
    {"name": {"first": "Ann"}}              -> 400 wrong_type name
    {"name": ""}                            -> 422 invalid_name name
    {"name": "  "}                          -> 422 invalid_name name
    {"name": "\u200D\u3164"}                -> 422 invalid_name name
    {"name": "Ann\u0000"}                   -> 422 invalid_name name
    {"name": "Ann\nBcc: x"}                 -> 422 invalid_name name
    {"name": "Ann\u001B[31m"}               -> 422 invalid_name name
    {"name": "\u202EnnA"}                   -> 422 invalid_name name
    {"name": "An\u200Bn"}                   -> 422 invalid_name name
    {"name": "\uFEFFAnn"}                   -> 422 invalid_name name
    {"name": "«81»"}                        -> 422 name_too_long name

    {"text": null}                          -> 400 missing_field text
    {"text": 1.5}                           -> 400 wrong_type text
    {"text": ""}                            -> 422 invalid_text text
    {"text": " \n\t\r\n"}                   -> 422 invalid_text text
    {"text": "a\u0000b"}                    -> 422 invalid_text text
    {"text": "a\bb"}                        -> 422 invalid_text text
    {"text": "a\u007Fb"}                    -> 422 invalid_text text
    {"text": "[x]: /y"}                     -> 422 invalid_text text
    {"text": "«10001»"}                     -> 422 text_too_long text

    {"email": 7}                            -> 400 wrong_type email
    {"email": "ann"}                        -> 422 invalid_email email
    {"email": "ann@"}                       -> 422 invalid_email email
    {"email": "@example.org"}               -> 422 invalid_email email
    {"email": "ann@localhost"}              -> 422 invalid_email email
    {"email": "a b@example.org"}            -> 422 invalid_email email
    {"email": "a@example.org\r\nBcc: x"}    -> 422 invalid_email email
    {"email": "Ann <ann@example.org>"}      -> 422 invalid_email email
    {"email": "ann@[127.0.0.1]"}            -> 422 invalid_email email
    {"email": "«250»@example.org"}          -> 422 invalid_email email

    {"website": {}}                         -> 400 wrong_type website
    {"website": "javascript:alert(1)"}      -> 422 invalid_website website
    {"website": "data:text/html,x"}         -> 422 invalid_website website
    {"website": "ftp://example.org"}        -> 422 invalid_website website
    {"website": "https://localhost/"}       -> 422 invalid_website website
    {"website": "https://a:b@example.org"}  -> 422 invalid_website website
    {"website": "https://exa mple.org/"}    -> 422 invalid_website website
    {"website": "https://"}                 -> 422 invalid_website website
    {"website": "https://a.test/«490»"}     -> 422 invalid_website website

    {"title": 7}                            -> 400 wrong_type title
    {"title": "A\u0000title"}               -> 422 invalid_title title
    {"title": "\u202Eeltit"}                -> 422 invalid_title title

    {"key": 7}                              -> 400 wrong_type key
    {"key": "fifteen-letters"}              -> 422 invalid_key key
    {"key": "sixteen letters!"}             -> 422 invalid_key key
    {"key": "ключ-ключ-ключ-ключ"}          -> 422 invalid_key key
    {"key": "«65»"}                         -> 422 invalid_key key

    {"parent": 7}                           -> 400 wrong_type parent
    {"parent": "xyz"}                       -> 400 invalid_id parent
    {"parent": "0192f0c4"}                  -> 400 invalid_id parent
    {"parent": "../../etc/passwd"}          -> 400 invalid_id parent
    {"parent": "0192f0c4-0000-7000-8000-000000000000"} -> 404 unknown_parent parent

    {"site": null}                          -> 400 missing_field site
    {"site": 7}                             -> 400 wrong_type site
    {"site": "nowhere"}                     -> 404 unknown_site site
    {"site": "BLOG"}                        -> 404 unknown_site site

    {"colour": "red"}                       -> 400 unknown_field colour
    {"status": "approved"}                  -> 400 unknown_field status
    {"owner": true}                         -> 400 unknown_field owner
    {"id": "x"}                             -> 400 unknown_field id
    {"": ""}                                -> 400 unknown_field
"#;

#[tokio::test]
async fn no_field_of_a_submission_takes_what_it_cannot_be() {
    let target = Target::start().await;
    for (sent, expected) in rows(SUBMISSIONS) {
        let change: Value = serde_json::from_str(&sent).unwrap();
        let request = target.submission(&change);
        target.refuses_as(&shown(&sent), request, expected).await;
    }
    let links = "https://spam.test/ ".repeat(11);
    let request = target.submission(&json!({"text": links}));
    target
        .refuses("11 links", request, "422 too_many_links text")
        .await;
}

#[tokio::test]
async fn only_a_published_comment_of_the_same_page_can_be_answered() {
    let target = Target::start().await;
    let (published, held) = (&target.published.0, &target.held.0);
    let request = target.submission(&json!({"parent": held}));
    target
        .refuses("a held parent", request, "404 unknown_parent parent")
        .await;
    let elsewhere = "409 parent_on_other_page parent";
    let request = target.submission(&json!({"page": "/b/", "parent": published}));
    target
        .refuses("a parent on another page", request, elsewhere)
        .await;
    let others = target.server.visitor().at("https://other.test");
    let body =
        json!({"site": "other", "page": "/a/", "name": "Ann", "text": "Hi", "parent": published});
    let request = others.request(Method::POST, "/api/v1/comments").json(&body);
    target
        .refuses("a parent on another site", request, elsewhere)
        .await;
}

const EDITS: &str = r#"
    {}                                      -> 400 missing_field text
    {"text": 7}                             -> 400 wrong_type text
    {"text": " "}                           -> 422 invalid_text text
    {"text": "a\u0000"}                     -> 422 invalid_text text
    {"text": "«10001»"}                     -> 422 text_too_long text
    {"text": "x", "name": "Eve"}            -> 400 unknown_field name
"#;

#[tokio::test]
async fn an_edit_takes_a_text_and_nothing_else() {
    let target = Target::start().await;
    let (id, token) = &target.published;
    for (sent, expected) in rows(EDITS) {
        let request = target.request(Method::PATCH, &format!("/api/v1/comments/{id}"));
        let body: Value = serde_json::from_str(&sent).unwrap();
        let request = request.bearer_auth(token).json(&body);
        target.refuses_as(&shown(&sent), request, expected).await;
    }
}

const REACTIONS: &str = r#"
    {"key": "reader-0123456789"}                                    -> 400 missing_field reaction
    {"reaction": "👍"}                                              -> 400 missing_field key
    {"reaction": "👍", "key": "short"}                              -> 422 invalid_key key
    {"reaction": "💣", "key": "reader-0123456789"}                  -> 422 unknown_reaction reaction
    {"reaction": "", "key": "reader-0123456789"}                    -> 422 unknown_reaction reaction
    {"reaction": 1, "key": "reader-0123456789"}                     -> 400 wrong_type reaction
    {"reaction": "👍", "key": "reader-0123456789", "times": 9}      -> 400 unknown_field times
"#;

#[tokio::test]
async fn a_reaction_is_one_that_the_site_has_by_a_reader_with_a_key() {
    let target = Target::start().await;
    let path = format!("/api/v1/comments/{}/reactions", target.published.0);
    for (sent, expected) in rows(REACTIONS) {
        let request = target.post(&path, &serde_json::from_str(&sent).unwrap());
        target.refuses_as(&sent, request, expected).await;
    }
}

const PREVIEWS: &str = r#"
    {"site": "blog"}                              -> 400 missing_field text
    {"text": "x"}                                 -> 400 missing_field site
    {"site": "nowhere", "text": "x"}              -> 404 unknown_site site
    {"site": "blog", "text": {}}                  -> 400 wrong_type text
    {"site": "blog", "text": ""}                  -> 422 invalid_text text
    {"site": "blog", "text": "[x]: /y"}           -> 422 invalid_text text
    {"site": "blog", "text": "«10001»"}           -> 422 text_too_long text
    {"site": "blog", "text": "x", "page": "/a/"}  -> 400 unknown_field page
"#;

#[tokio::test]
async fn a_preview_is_refused_for_what_a_submission_would_be_refused_for() {
    let target = Target::start().await;
    for (sent, expected) in rows(PREVIEWS) {
        let request = target.post("/api/v1/preview", &serde_json::from_str(&sent).unwrap());
        target.refuses_as(&shown(&sent), request, expected).await;
    }
}
