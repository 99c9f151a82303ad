//! Who is in, for how long, and how they get out again.

use std::time::{Duration, Instant};

use super::{OWNER, Page, World};
use afterword_store::Person;

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

#[tokio::test]
async fn the_cookie_is_bound_to_the_host_where_there_is_https() {
    let world = World::with(&[
        "server.public_url=https://comments.test",
        "server.trusted_proxies=127.0.0.1",
    ])
    .await;
    let mut browser = world.browser().saying("x-forwarded-proto", "https");
    browser = browser.at("https://comments.test");
    browser.post("/console/sign-in", &[("email", OWNER)]).await;
    let link = world.links(OWNER, 1).await.remove(0);
    let plain = browser.at("http://comments.test").post(&link, &[]).await;
    assert_eq!(plain.status, 403, "not from a page that came unencrypted");
    let answer = browser.post(&link, &[]).await;
    let cookie = answer.header("set-cookie").to_owned();
    let (value, attributes) = cookie.split_once("; ").unwrap();
    assert_eq!(
        value.strip_prefix("__Host-afterword=").unwrap().len(),
        52,
        "256 bits"
    );
    assert_eq!(
        attributes,
        "Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure"
    );
    assert!(browser.is_in().await);
    browser.cookie = Some(value.replace("__Host-", ""));
    assert!(!browser.is_in().await, "a name that sub-domains can set");
}

#[tokio::test]
async fn the_cookie_has_another_name_where_there_is_no_https() {
    let world = World::start().await;
    let mut browser = world.browser();
    browser.post("/console/sign-in", &[("email", OWNER)]).await;
    let link = world.links(OWNER, 1).await.remove(0);
    let answer = browser.post(&link, &[]).await;
    let (name, rest) = answer.header("set-cookie").split_once('=').unwrap();
    assert_eq!(name, "afterword");
    assert!(
        rest.ends_with("; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax"),
        "{rest}"
    );
}

#[tokio::test]
async fn a_session_ends_after_a_week_unseen_and_after_thirty_days() {
    let world = World::start().await;
    let (mut visits, mut stays_away) = (world.signed_in().await, world.signed_in().await);
    for day in (6..30).step_by(6) {
        world.server.pass(6 * DAY);
        assert!(visits.is_in().await, "day {day}");
        is_seen_now(&world).await;
    }
    assert!(!stays_away.is_in().await);
    world.server.pass(6 * DAY);
    assert!(!visits.is_in().await, "day 30");
}

/// It is noted beside the answer.
async fn is_seen_now(world: &World) {
    let now = world.server.app.clock.now();
    let end = Instant::now() + Duration::from_secs(20);
    loop {
        let sessions = world.server.app.store.sessions(None).await.unwrap();
        if sessions.iter().any(|session| session.seen == now) {
            return;
        }
        assert!(Instant::now() < end, "{sessions:?}");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

#[tokio::test]
async fn who_is_taken_off_the_list_is_out_at_once() {
    let world = World::start().await;
    world.site_of("garden", "gia@example.org").await;
    let mut gia = world.signed_in_as("gia@example.org").await;
    assert!(gia.is_in().await);
    let mut browser = world.browser();
    browser
        .post("/console/sign-in", &[("email", "gia@example.org")])
        .await;
    let link = world.links("gia@example.org", 2).await.remove(1);
    world.site_of("garden", "other@example.org").await;
    assert!(!gia.is_in().await);
    let answer = gia.post("/console/sign-out-everywhere", &[]).await;
    assert_eq!(answer.status, 401);
    assert_eq!(browser.post(&link, &[]).await.status, 404);
}

#[tokio::test]
async fn one_signs_out_here_there_or_everywhere() {
    let world = World::start().await;
    let agent = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
    let mut here = world.browser().saying("user-agent", agent);
    here.post("/console/sign-in", &[("email", OWNER)]).await;
    let link = world.links(OWNER, 1).await.remove(0);
    here.post(&link, &[]).await;
    let mut there = world.signed_in().await;
    let page = Page::of(&here.get("/console/account").await);
    let names = page.texts("li strong");
    assert_eq!(names, ["unknown browser", "Firefox, Linux (this one)"]);
    let ids = page.attributes("input[name=session]", "value");
    let answer = here
        .submit("/console/sign-out", &[("session", &ids[0])])
        .await;
    assert_eq!(answer.header("location"), "/console/account?done=ended");
    assert!(here.is_in().await && !there.is_in().await);

    world.server.pass(Duration::from_secs(16 * 60));
    let mut there = world.signed_in().await;
    let mut waiting = world.browser();
    waiting.post("/console/sign-in", &[("email", OWNER)]).await;
    let link = world.links(OWNER, 4).await.remove(3);
    let stolen = here.cookie.clone();
    let answer = here.submit("/console/sign-out-everywhere", &[]).await;
    assert_eq!(answer.header("location"), "/console/sign-in");
    assert!(answer.header("set-cookie").contains("=; Path=/; Max-Age=0"));
    assert!(here.cookie.is_none());
    here.cookie = stolen;
    assert!(!here.is_in().await && !there.is_in().await);
    assert_eq!(waiting.post(&link, &[]).await.status, 404, "links too");
}

#[tokio::test]
async fn signing_out_ends_the_session_and_not_the_cookie_alone() {
    let world = World::start().await;
    let mut browser = world.signed_in().await;
    let cookie = browser.cookie.clone();
    let answer = browser.submit("/console/sign-out", &[]).await;
    assert_eq!((answer.status.as_u16(), &browser.cookie), (303, &None));
    browser.cookie = cookie;
    assert!(!browser.is_in().await);
}

#[tokio::test]
async fn nobody_ends_the_session_of_somebody_else() {
    let world = World::start().await;
    world.site_of("garden", "gia@example.org").await;
    let (mut owner, mut gia) = (
        world.signed_in().await,
        world.signed_in_as("gia@example.org").await,
    );
    let person = Some(Person::of(OWNER));
    let id = world.server.app.store.sessions(person).await.unwrap()[0]
        .id
        .to_string();
    gia.submit("/console/sign-out", &[("session", &id)]).await;
    assert!(owner.is_in().await && gia.is_in().await);
}

#[tokio::test]
async fn each_sign_in_is_a_new_session_and_ends_the_one_before_it() {
    let world = World::start().await;
    let mut browser = world.browser();
    let planted = format!("afterword={}", "a".repeat(52));
    browser.cookie = Some(planted.clone());
    browser.post("/console/sign-in", &[("email", OWNER)]).await;
    let link = world.links(OWNER, 1).await.remove(0);
    browser.post(&link, &[]).await;
    let first = browser.cookie.clone();
    assert_ne!(
        first,
        Some(planted.clone()),
        "what was planted is not taken over"
    );
    browser.post("/console/sign-in", &[("email", OWNER)]).await;
    let link = world.links(OWNER, 2).await.remove(1);
    browser.post(&link, &[]).await;
    assert!(browser.is_in().await && browser.cookie != first);
    for old in [Some(planted), first] {
        let mut other = world.browser();
        other.cookie = old;
        assert!(!other.is_in().await);
    }
}
