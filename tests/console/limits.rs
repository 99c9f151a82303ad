//! How often one may try.

use std::time::Duration;

use afterword_services::accounts::Password;
use afterword_store::Person;

use super::{Browser, OWNER, Page, World};

const PASSWORD: &str = "drei Äpfel im Korb";
const QUARTER: Duration = Duration::from_secs(15 * 60);

async fn start() -> World {
    let world = World::with(&["server.trusted_proxies=127.0.0.1"]).await;
    let app = &world.server.app;
    let person = app.accounts.owner(OWNER).unwrap().person();
    let password = Password::parse(PASSWORD).unwrap();
    app.accounts
        .set_password(person, Some(password))
        .await
        .unwrap();
    world
}

/// A browser in a network of its own.
fn from(world: &World, number: usize) -> Browser {
    let address = format!("198.51.100.{number}");
    world.browser().saying("x-forwarded-for", &address)
}

async fn tries(browser: &mut Browser, email: &str, password: &str) -> u16 {
    let fields = [("email", email), ("password", password)];
    browser
        .post("/console/sign-in", &fields)
        .await
        .status
        .as_u16()
}

#[tokio::test]
async fn five_wrong_passwords_lock_an_address_even_for_the_right_one() {
    let world = start().await;
    for number in 1..=5 {
        assert_eq!(
            tries(&mut from(&world, number), OWNER, "wrong, wrong, wrong").await,
            403
        );
    }
    let mut owner = from(&world, 9);
    let fields = [("email", OWNER), ("password", PASSWORD)];
    world.server.pass(QUARTER - Duration::from_secs(90));
    let answer = owner.post("/console/sign-in", &fields).await;
    assert_eq!(
        (answer.status.as_u16(), answer.header("retry-after")),
        (429, "90")
    );
    let said = Page::of(&answer).text("[role=alert]");
    assert!(
        said.contains("Wait 2 minutes") && said.contains("mailed link"),
        "{said}"
    );
    owner.post("/console/sign-in", &[("email", OWNER)]).await;
    let link = world.links(OWNER, 1).await.remove(0);
    assert_eq!(
        owner.post(&link, &[]).await.status,
        303,
        "a link works all the same"
    );
    world.server.pass(Duration::from_secs(90));
    assert_eq!(tries(&mut from(&world, 9), OWNER, PASSWORD).await, 303);
}

#[tokio::test]
async fn a_lock_of_a_clock_that_was_ahead_ends_when_it_is_set_back() {
    let world = start().await;
    let ahead = Duration::from_secs(2 * 24 * 60 * 60);
    world.server.pass(ahead);
    for number in 1..=5 {
        let status = tries(&mut from(&world, number), OWNER, "wrong, wrong, wrong").await;
        assert_eq!(status, 403);
    }
    let mut owner = from(&world, 9);
    assert_eq!(tries(&mut owner, OWNER, PASSWORD).await, 429);
    world.server.set_back(ahead);
    assert_eq!(tries(&mut owner, OWNER, PASSWORD).await, 303);
}

#[tokio::test]
async fn the_right_password_does_not_count() {
    let world = start().await;
    let mut browser = from(&world, 1);
    for _ in 0..8 {
        assert_eq!(tries(&mut browser, OWNER, PASSWORD).await, 303);
    }
}

#[tokio::test]
async fn who_tries_at_once_tries_no_more_often() {
    let world = start().await;
    let tasks = (0..12).map(|_| {
        let mut browser = from(&world, 1);
        async move { tries(&mut browser, OWNER, "wrong, wrong, wrong").await }
    });
    let mut statuses = futures_util::future::join_all(tasks).await;
    statuses.sort_unstable();
    assert_eq!(statuses, [[403; 5].as_slice(), &[429; 7]].concat());
}

#[tokio::test]
async fn twenty_wrong_passwords_lock_a_network_and_not_the_others() {
    let world = start().await;
    let mut eve = from(&world, 1);
    for number in 0..20 {
        let email = format!("{}@example.org", number % 10);
        assert_eq!(tries(&mut eve, &email, "wrong, wrong, wrong").await, 403);
    }
    assert_eq!(
        tries(&mut eve, "new@example.org", "wrong, wrong, wrong").await,
        429
    );
    assert_eq!(tries(&mut from(&world, 2), OWNER, PASSWORD).await, 303);
}

#[tokio::test]
async fn three_mails_to_an_address_are_enough_and_their_links_go_on_working() {
    let world = start().await;
    for number in 1..=3 {
        let mut stranger = from(&world, number);
        let answer = stranger.post("/console/sign-in", &[("email", OWNER)]).await;
        assert_eq!(answer.status, 200);
    }
    let mut owner = from(&world, 9);
    let answer = owner.post("/console/sign-in", &[("email", OWNER)]).await;
    assert_eq!(
        (answer.status.as_u16(), answer.header("retry-after")),
        (429, "900")
    );
    assert!(
        Page::of(&answer)
            .text("[role=alert]")
            .contains("check your inbox")
    );
    let link = world.links(OWNER, 3).await.remove(2);
    assert_eq!(owner.post(&link, &[]).await.status, 303);
    world.server.pass(QUARTER);
    let answer = owner.post("/console/sign-in", &[("email", OWNER)]).await;
    assert_eq!(answer.status, 200);
}

#[tokio::test]
async fn ten_mails_from_a_network_are_enough() {
    let world = start().await;
    let mut eve = from(&world, 1);
    for number in 0..10 {
        let email = format!("{number}@example.org");
        let answer = eve.post("/console/sign-in", &[("email", &email)]).await;
        assert_eq!(answer.status, 200);
    }
    let answer = eve.post("/console/sign-in", &[("email", OWNER)]).await;
    assert_eq!(answer.status, 429);
    let mut owner = from(&world, 2);
    let answer = owner.post("/console/sign-in", &[("email", OWNER)]).await;
    assert_eq!(answer.status, 200);
}

#[tokio::test]
async fn a_password_is_stored_as_a_hash_alone() {
    let world = start().await;
    let stored = world
        .server
        .app
        .store
        .password(Person::of("MO@example.org"))
        .await;
    let stored = stored.unwrap().unwrap();
    assert!(
        stored.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"),
        "{stored}"
    );
}
