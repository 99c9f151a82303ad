//! What changed between looking and deciding: nobody decides about a text, or writes over settings, that nobody saw.

use serde_json::{Value, json};

use super::{Browser, World};

const QUEUE: &str = "/console/comments";
const DECIDE: &str = "/console/decide";

/// What the console's script is told.
async fn told(browser: &Browser, language: &str, fields: &[(&str, &str)]) -> Value {
    let script = browser.clone().saying("accept", "application/json");
    let mut script = script.saying("accept-language", language);
    let answer = script.submit(DECIDE, fields).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    answer.json()
}

#[tokio::test]
async fn every_form_says_which_text_it_shows() {
    let world = World::start().await;
    let (id, token) = world
        .server
        .visitor()
        .comments("/a/", "One")
        .await
        .submitted();
    world.server.visitor().edits(&id, &token, "Two").await;
    let mut browser = world.signed_in().await;
    let shows = vec![format!("{id}:2")];
    let page = browser.page(QUEUE).await;
    assert_eq!(page.attributes(".row [name=seen]", "value"), shows);
    for form in [".reply", ".verdicts", ".more [action$=decide]"] {
        let field = format!("form{form} [name=seen]").replace("form.more", ".more");
        assert_eq!(page.attributes(&field, "value"), shows, "{form}");
    }
    world.server.owner().has_decided(&id, "approve").await;
    let page = browser.page(&format!("{QUEUE}/{id}")).await;
    let forms = page.attributes("[action$=decide]", "method").len();
    let seen = page.attributes("[action$=decide] [name=seen]", "value");
    assert_eq!(seen, vec![format!("{id}:2"); forms], "also where one pins");
}

#[tokio::test]
async fn a_text_that_came_after_the_page_is_not_decided_about() {
    let world = World::start().await;
    let ann = world.server.visitor();
    let (id, token) = ann.comments("/a/", "Good").await.submitted();
    let other = world.comment("/a/", "Bob", "Hello").await;
    let mut browser = world.signed_in().await;
    let page = browser.page(QUEUE).await;
    let seen = page.attributes(".row [name=seen]", "value");
    let edited = ann.edits(&id, &token, "Buy my shoes").await;
    assert_eq!(edited.status, 200, "{edited:?}");

    let mut fields: Vec<(&str, &str)> = seen.iter().map(|seen| ("seen", seen.as_str())).collect();
    fields.extend([("action", "approve"), ("id", id.as_str())]);
    let page = browser.fails(DECIDE, &fields, 409).await;
    assert!(page.text("main").contains("This was changed meanwhile"));
    fields.push(("reply", "So true!"));
    browser.fails(DECIDE, &fields, 409).await;
    assert_eq!(world.status(&id).await, "pending");

    fields.pop();
    fields.push(("id", &other));
    let answer = told(&browser, "de", &fields).await;
    assert_eq!(answer["decided"], 1, "{answer}");
    assert_eq!(answer["failed"][0]["id"], id.as_str());
    assert_eq!(answer["failed"][0]["code"], "changed_meanwhile");
    let detail = answer["failed"][0]["detail"].as_str().unwrap();
    assert!(detail.starts_with("Hier hat sich inzwischen etwas geändert"));
    assert_eq!(world.status(&id).await, "pending");
    assert_eq!(world.status(&other).await, "approved");

    let page = browser.page(QUEUE).await;
    let now = page.attributes(".verdicts [name=seen]", "value").remove(0);
    let fields = [("id", id.as_str()), ("seen", &now), ("action", "spam")];
    browser.does(DECIDE, &fields).await;
    assert_eq!(world.status(&id).await, "spam");
}

#[tokio::test]
async fn what_was_seen_is_an_id_and_a_number() {
    let world = World::start().await;
    let id = world.comment("/a/", "Ann", "One").await;
    let mut browser = world.signed_in().await;
    for seen in ["", "1", &id, "nonsense:1", &format!("{id}:soon")] {
        let fields = [("id", id.as_str()), ("seen", seen), ("action", "approve")];
        browser.fails(DECIDE, &fields, 400).await;
    }
    assert_eq!(world.status(&id).await, "pending");
}

#[tokio::test]
async fn a_refusal_of_all_speaks_the_owners_language_to_the_script_too() {
    let world = World::start().await;
    let browser = world.signed_in().await;
    for (language, sentence) in [
        ("en", "There is nothing here to undo."),
        ("de", "Hier gibt es nichts zurückzunehmen."),
        ("fr", "Il n’y a rien à annuler ici."),
    ] {
        let script = browser.clone().saying("accept", "application/json");
        let mut script = script.saying("accept-language", language);
        let answer = script.submit("/console/undo", &[("batch", "x")]).await;
        assert_eq!(answer.status, 404);
        assert_eq!(answer.json()["detail"], sentence);
        assert_eq!(answer.json()["code"], "unknown_batch");
    }
}

#[tokio::test]
async fn settings_that_somebody_else_saved_meanwhile_are_not_written_over_unseen() {
    let world = World::start().await;
    let mut browser = world.signed_in().await;
    let to = "/console/sites/blog";
    let version = "main form [name=version]";
    let seen = browser
        .page(to)
        .await
        .attributes(version, "value")
        .remove(0);
    let changed = json!({"title": "By a script"});
    let answer = world.server.owner().patch("/sites/blog", &changed).await;
    assert_eq!(answer.status, 200, "{answer:?}");

    let typed = [("title", "By hand"), ("origins", "https://blog.test")];
    let mut fields = vec![("version", seen.as_str())];
    fields.extend(typed);
    let page = browser.fails(to, &fields, 409).await;
    assert!(
        page.text("[role=alert]")
            .starts_with("Somebody else has changed this site")
    );
    assert_eq!(page.attributes("#title", "value"), ["By hand"]);
    let title = browser.page(to).await.attributes("#title", "value");
    assert_eq!(title, ["By a script"], "nothing was saved");

    let now = page.attributes(version, "value").remove(0);
    let mut fields = vec![("version", now.as_str())];
    fields.extend(typed);
    let page = browser.does(to, &fields).await;
    assert_eq!(page.attributes("#title", "value"), ["By hand"]);
}
