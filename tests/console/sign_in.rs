//! The ways in.

use std::sync::Arc;
use std::time::Duration;

use afterword_services::accounts::{Owner, OwnerScope, Password};
use afterword_store::{PasswordSet, PasswordSetter, Person, Store as _};
use jiff::Timestamp;
use reqwest::Method;

use super::{OWNER, Page, World};
use crate::support::Watched;

const MINUTE: Duration = Duration::from_secs(60);
const PASSWORD: &str = "drei Äpfel im Korb";

async fn has_password(world: &World) {
    let app = &world.server.app;
    let person = app.accounts.owner(OWNER).unwrap().person();
    let password = Password::parse(PASSWORD).unwrap();
    app.accounts
        .set_password(person, Some(password))
        .await
        .unwrap();
}

#[tokio::test]
async fn an_owner_comes_in_by_a_mailed_link_and_lands_where_they_wanted_to_go() {
    let world = World::start().await;
    let mut browser = world.browser();
    let answer = browser.get("/console/account?done=ended").await;
    assert_eq!(answer.status, 303);
    let asked = answer.header("location").to_owned();
    assert_eq!(
        asked,
        "/console/sign-in?to=%2Fconsole%2Faccount%3Fdone%3Dended"
    );
    let page = Page::of(&browser.get(&asked).await);
    assert_eq!(page.text("h1"), "Sign in");
    let to = page.attributes("input[name=to]", "value").remove(0);
    // Case does not matter.
    let fields = [
        ("email", "mo@EXAMPLE.org"),
        ("to", to.as_str()),
        ("password", ""),
    ];
    let page = Page::of(&browser.post("/console/sign-in", &fields).await);
    assert_eq!(page.text("h1"), "Check your mail");
    let link = world.links(OWNER, 1).await.remove(0);
    let page = Page::of(&browser.get(&link).await);
    assert!(
        page.text("main")
            .contains("Sign in here as M…@example.org?")
    );
    assert!(browser.cookie.is_none(), "GET signs nobody in");
    let action = page.attributes("main form", "action").remove(0);
    let to = page.attributes("input[name=to]", "value").remove(0);
    let answer = browser.post(&action, &[("to", &to)]).await;
    assert_eq!(answer.status, 303, "{answer:?}");
    assert_eq!(answer.header("location"), "/console/account?done=ended");
    let page = Page::of(&browser.get("/console/account").await);
    assert_eq!(page.text("main strong:not([id])"), OWNER);
    assert_eq!(
        browser.get("/console/sign-in").await.header("location"),
        "/console"
    );
}

#[tokio::test]
async fn looking_at_a_link_changes_nothing_and_it_works_once() {
    let world = World::start().await;
    let mut browser = world.browser();
    browser.post("/console/sign-in", &[("email", OWNER)]).await;
    let link = world.links(OWNER, 1).await.remove(0);
    let mut scanner = world.browser();
    for method in [Method::GET, Method::HEAD, Method::GET] {
        let answer = scanner.send(method, &link, None).await;
        assert_eq!((answer.status.as_u16(), &scanner.cookie), (200, &None));
    }
    assert_eq!(browser.post(&link, &[]).await.status, 303);
    let stolen = scanner.post(&link, &[]).await;
    assert_eq!((stolen.status.as_u16(), &scanner.cookie), (404, &None));
    assert!(browser.is_in().await);
}

#[tokio::test]
async fn a_link_that_is_used_up_too_old_or_made_up_gets_the_same_sentence() {
    let world = World::start().await;
    let mut browser = world.browser();
    for _ in 0..2 {
        browser.post("/console/sign-in", &[("email", OWNER)]).await;
    }
    let links = world.links(OWNER, 2).await;
    browser.post(&links[0], &[]).await;
    world.server.pass(15 * MINUTE);
    let made_up = format!("/console/sign-in/{}", "a".repeat(26));
    let mut said = Vec::new();
    for link in [&links[0], &links[1], &made_up] {
        let mut other = world.browser();
        for method in [Method::GET, Method::POST] {
            let body = (method == Method::POST).then(String::new);
            let answer = other.send(method, link, body).await;
            assert_eq!(answer.status, 404, "{answer:?}");
            said.push(Page::of(&answer).text("[role=alert]"));
        }
        assert!(other.cookie.is_none());
    }
    said.dedup();
    assert_eq!(said.len(), 1, "{said:?}");
    assert!(said[0].contains("ask for a new one"));
}

#[tokio::test]
async fn a_link_still_works_a_moment_before_its_time_is_over() {
    let world = World::start().await;
    let mut browser = world.browser();
    browser.post("/console/sign-in", &[("email", OWNER)]).await;
    let link = world.links(OWNER, 1).await.remove(0);
    world.server.pass(15 * MINUTE - Duration::from_millis(1));
    assert_eq!(browser.post(&link, &[]).await.status, 303);
}

#[tokio::test]
async fn nobody_learns_whose_address_is_an_owners() {
    let world = World::start().await;
    let mut browser = world.browser();
    let mut pages = Vec::new();
    for email in ["eve@example.org", OWNER] {
        let answer = browser.post("/console/sign-in", &[("email", email)]).await;
        assert_eq!(answer.status, 200);
        pages.push(answer.text.replace(email, "…"));
    }
    assert_eq!(pages[0], pages[1]);
    world.links(OWNER, 1).await;
    assert_eq!(
        world.mails_waiting_or_sent().await,
        1,
        "none to the stranger"
    );
    let wrong = [("email", "eve@example.org"), ("password", PASSWORD)];
    let stranger = browser.post("/console/sign-in", &wrong).await;
    let wrong = [("email", OWNER), ("password", PASSWORD)];
    let owner = browser.post("/console/sign-in", &wrong).await;
    assert_eq!(stranger.status, owner.status);
    assert_eq!(stranger.text.replace("eve@example.org", OWNER), owner.text);
}

#[tokio::test]
async fn an_owner_of_one_site_comes_in_and_sees_that_one() {
    let world = World::start().await;
    world.site_of("garden", "gia@example.org").await;
    let mut gia = world.signed_in_as("gia@example.org").await;
    assert!(gia.is_in().await);
    let app = &world.server.app;
    let of_site = app.accounts.owner("GIA@example.org").unwrap();
    assert_eq!(of_site.reach, OwnerScope::Sites);
    let keys = |owner: &Owner| -> Vec<String> {
        let sites = owner.sites(&app.sites.current());
        sites.iter().map(|site| site.key.to_string()).collect()
    };
    assert_eq!(keys(&of_site), ["garden"]);
    let of_server = app.accounts.owner(OWNER).unwrap();
    assert_eq!(of_server.reach, OwnerScope::Server);
    assert_eq!(keys(&of_server), ["blog", "garden"]);
    let blog = app.sites.current().by_key("blog").unwrap().id;
    assert!(of_server.may_see(blog) && !of_site.may_see(blog));
    assert!(app.accounts.owner("eve@example.org").is_none() && app.accounts.owner("").is_none());
}

#[tokio::test]
async fn a_password_signs_in_where_one_is_set() {
    let world = World::start().await;
    let mut browser = world.browser();
    let right = [
        ("email", OWNER),
        ("password", PASSWORD),
        ("to", "/console/account"),
    ];
    let answer = browser.post("/console/sign-in", &right).await;
    assert_eq!(answer.status, 403, "none is set yet");
    has_password(&world).await;
    let answer = browser.post("/console/sign-in", &right).await;
    assert_eq!(
        (answer.status.as_u16(), answer.header("location")),
        (303, "/console/account")
    );
    assert!(browser.is_in().await);
    let mut other = world.browser();
    let wrong = [("email", OWNER), ("password", "drei Birnen im Korb")];
    let answer = other.post("/console/sign-in", &wrong).await;
    assert_eq!((answer.status.as_u16(), &other.cookie), (403, &None));
    let page = Page::of(&answer);
    assert_eq!(
        page.attributes("#email", "value"),
        [OWNER],
        "what was typed stays"
    );
    assert_eq!(page.text("[role=alert]"), "Wrong address or password.");
    assert!(page.attributes("#password", "value").is_empty());
}

#[tokio::test]
async fn a_password_is_changed_by_who_knows_the_old_one() {
    let world = World::start().await;
    let mut browser = world.signed_in().await;
    let mut elsewhere = world.signed_in().await;
    let set = |old, new| [("old", old), ("new", new)];
    let to = "/console/account/password";
    let short = browser.submit(to, &set("", "too short")).await;
    assert_eq!(short.status, 422, "{short:?}");
    assert!(
        Page::of(&short)
            .text("[role=alert]")
            .contains("at least 12")
    );
    assert_eq!(browser.submit(to, &set("", PASSWORD)).await.status, 303);
    assert!(browser.is_in().await && !elsewhere.is_in().await);
    let wrong = browser
        .submit(to, &set("not it, at all", "a better password"))
        .await;
    assert_eq!(wrong.status, 403);
    let right = browser
        .submit(to, &set(PASSWORD, "a better password"))
        .await;
    assert_eq!(right.status, 303);
    let fields = [("email", OWNER), ("password", "a better password")];
    assert_eq!(
        elsewhere.post("/console/sign-in", &fields).await.status,
        303
    );
}

/// A server with a password, whose jobs write nothing.
async fn held_back() -> (World, Arc<Watched>) {
    let (world, store) = World::watched(&["mail.from="]).await;
    has_password(&world).await;
    (world, store)
}

/// As a command removes a password, when the request waits to write.
async fn is_removed_meanwhile(store: &Watched) {
    store.writes.has_waiting(1).await;
    let (person, now) = (Person::of(OWNER), Timestamp::UNIX_EPOCH);
    let removed = store
        .inner()
        .set_password(person, None, PasswordSetter::Command, now);
    assert_eq!(removed.await.unwrap(), PasswordSet::Done { had_one: true });
    store.writes.open();
}

#[tokio::test]
async fn a_password_that_is_removed_while_it_is_checked_signs_nobody_in() {
    let (world, store) = held_back().await;
    let mut stranger = world.browser();
    let fields = [("email", OWNER), ("password", PASSWORD)];
    store.writes.close();
    let (answer, ()) = tokio::join!(
        stranger.post("/console/sign-in", &fields),
        is_removed_meanwhile(&store)
    );
    assert_eq!((answer.status.as_u16(), &stranger.cookie), (403, &None));
    let person = Person::of(OWNER);
    assert!(store.sessions(Some(person)).await.unwrap().is_empty());
}

#[tokio::test]
async fn a_session_that_is_ended_while_it_changes_the_password_changes_nothing() {
    let (world, store) = held_back().await;
    let mut stranger = world.browser();
    let fields = [("email", OWNER), ("password", PASSWORD)];
    assert_eq!(stranger.post("/console/sign-in", &fields).await.status, 303);
    store.writes.close();
    let fields = [("old", PASSWORD), ("new", "the stranger's own")];
    let (answer, ()) = tokio::join!(
        stranger.submit("/console/account/password", &fields),
        is_removed_meanwhile(&store)
    );
    assert_eq!(answer.status, 401, "{answer:?}");
    let password = store.password(Person::of(OWNER)).await.unwrap();
    assert_eq!(password, None);
}

#[tokio::test]
async fn without_mail_the_page_says_what_helps() {
    let world = World::with(&["mail.from="]).await;
    let mut browser = world.browser();
    let page = Page::of(&browser.get("/console/sign-in").await);
    assert!(
        page.text("#password-hint")
            .contains("afterword console link")
    );
    let answer = browser.post("/console/sign-in", &[("email", OWNER)]).await;
    assert_eq!(answer.status, 503);
    assert!(
        Page::of(&answer)
            .text("[role=alert]")
            .contains("afterword console link")
    );
    let owner = world.server.app.accounts.owner(OWNER).unwrap();
    let token = world.server.app.accounts.new_link(&owner).await.unwrap();
    let link = format!("/console/sign-in/{token}");
    assert_eq!(browser.post(&link, &[]).await.status, 303);
}

#[tokio::test]
async fn the_pages_speak_the_browsers_language_and_the_mail_the_servers() {
    let world = World::with(&["sites.language=fr"]).await;
    let mut browser = world.browser().saying("accept-language", "de-AT,en;q=0.5");
    let answer = browser.get("/console/sign-in").await;
    assert_eq!(Page::of(&answer).text("h1"), "Anmelden");
    browser.post("/console/sign-in", &[("email", OWNER)]).await;
    world.links(OWNER, 1).await;
    let mails = std::fs::read_dir(world.mails.path()).unwrap();
    let raw = std::fs::read(mails.last().unwrap().unwrap().path()).unwrap();
    let mail = mail_parser::MessageParser::default().parse(&raw).unwrap();
    assert_eq!(mail.subject().unwrap(), "Connexion à 127.0.0.1:8017");
}
