//! Tokens of the API.

use reqwest::Method;

use super::{Browser, World};
use crate::support::Owner;

const LIST: &str = "/console/tokens";

async fn made(browser: &mut Browser, fields: &[(&str, &str)]) -> String {
    let answer = browser.submit(LIST, fields).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    assert_eq!(answer.header("cache-control"), "no-store");
    super::Page::of(&answer)
        .attributes("#token", "value")
        .remove(0)
}

#[tokio::test]
async fn a_token_is_shown_once_does_what_it_may_and_ends_when_it_is_revoked() {
    let world = World::start().await;
    let mut browser = world.signed_in().await;
    let fields = [("name", "nightly"), ("scope", "read"), ("scope", "export")];
    let word = made(&mut browser, &fields).await;
    assert!(word.starts_with("aw_") && word.len() == 55, "{word}");
    let script = Owner::new(world.server.address, &word);
    assert_eq!(script.get("/comments").await.status, 200);
    let id = world.comment("/a/", "Ann", "Hello").await;
    assert_eq!(script.decides(&id, "approve").await.code(), "scope_missing");
    let answer = browser.get(LIST).await;
    assert!(!answer.text.contains(&word), "only once");
    let page = super::Page::of(&answer);
    assert_eq!(page.texts("tbody th"), ["nightly"]);
    let number = page.attributes("input[name=id]", "value").remove(0);
    let page = browser
        .does("/console/tokens/revoke", &[("id", &number)])
        .await;
    assert_eq!(page.text("main [role=status]"), "Saved.");
    assert!(page.text("tbody td .state").starts_with("Revoked"));
    assert_eq!(script.get("/comments").await.code(), "api_token_invalid");
    browser
        .does("/console/tokens/revoke", &[("id", &number)])
        .await;
    for unknown in ["99", "x", ""] {
        let page = browser
            .fails("/console/tokens/revoke", &[("id", unknown)], 404)
            .await;
        assert_eq!(
            page.text("[role=alert]"),
            "There is no token with this number."
        );
    }
    let again = made(&mut browser, &fields).await;
    assert_ne!(again, word, "the name is free again");
}

#[tokio::test]
async fn a_refused_token_is_shown_as_it_was_typed() {
    let world = World::start().await;
    let mut browser = world.signed_in().await;
    made(&mut browser, &[("name", "deploy"), ("scope", "read")]).await;
    let long = "n".repeat(81);
    for (name, scopes, status, said) in [
        ("", vec!["read"], 422, vec!["name-problem"]),
        (&*long, vec!["read"], 422, vec!["name-problem"]),
        ("deploy", vec!["read", "mail"], 409, vec!["name-problem"]),
        ("new", vec![], 400, vec!["scopes-problem"]),
        ("", vec![], 422, vec!["name-problem", "scopes-problem"]),
    ] {
        let mut fields = vec![("name", name)];
        fields.extend(scopes.iter().map(|scope| ("scope", *scope)));
        let page = browser.fails(LIST, &fields, status).await;
        assert_eq!(page.attributes("form .problem", "id"), said, "{name}");
        assert_eq!(page.attributes("#name", "value"), [name]);
        assert_eq!(page.attributes("input[checked]", "value"), scopes);
    }
    let fields = [("name", "new"), ("scope", "everything")];
    let page = browser.fails(LIST, &fields, 422).await;
    assert_eq!(page.text("textarea"), "new");
    let tokens = world.server.app.store.tokens().await.unwrap();
    assert_eq!(tokens.len(), 1);
    let answer = browser
        .send(Method::GET, "/console/tokens/revoke", None)
        .await;
    assert_eq!(answer.status, 405);
}
