//! Mails and webhooks that could not leave, and another try.

use std::time::Duration;

use afterword_model::{EmailAddress, Undelivered, Why};
use afterword_services::Changes as _;
use afterword_store::{
    HookOutcome, MailId, MailKind, NewMail, OutboxFilter, OutboxHook, OutboxMail,
};
use serde_json::json;
use tokio::time::{Instant, sleep};

use super::World;

const LIST: &str = "/console/outbox";

async fn mail(world: &World, fits: impl Fn(&OutboxMail) -> bool) -> OutboxMail {
    let end = Instant::now() + Duration::from_secs(20);
    loop {
        let mails = world
            .server
            .app
            .store
            .mails(OutboxFilter::All, 100)
            .await
            .unwrap();
        if let Some(found) = mails.into_iter().find(&fits) {
            return found;
        }
        assert!(Instant::now() < end);
        sleep(Duration::from_millis(10)).await;
    }
}

async fn hook(world: &World, fits: impl Fn(&OutboxHook) -> bool) -> OutboxHook {
    let end = Instant::now() + Duration::from_secs(20);
    loop {
        let hooks = world
            .server
            .app
            .store
            .hooks(OutboxFilter::All, 100)
            .await
            .unwrap();
        if let Some(found) = hooks.into_iter().find(&fits) {
            return found;
        }
        assert!(Instant::now() < end);
        sleep(Duration::from_millis(10)).await;
    }
}

#[tokio::test]
async fn a_mail_that_came_back_is_shown_and_tried_again() {
    let world = World::start().await;
    world.comment("/a/", "Ann", "Hello").await;
    let about = |mail: &OutboxMail| mail.kind == MailKind::Moderation && mail.sent.is_some();
    let sent = mail(&world, about).await;
    let mut browser = world.signed_in().await;
    let page = browser.page(LIST).await;
    assert!(page.texts("table").is_empty(), "nothing failed");
    let page = browser.page("/console/outbox?show=all").await;
    assert!(
        page.texts("tbody th")
            .contains(&"Link to sign in".to_owned())
    );
    assert!(
        page.attributes("input[name=id]", "value").is_empty(),
        "nothing to try again"
    );
    let now = world.server.app.clock.now();
    assert!(
        world
            .server
            .app
            .store
            .mail_bounced(sent.id, now)
            .await
            .unwrap()
    );
    let page = browser.page(LIST).await;
    assert_eq!(page.texts("tbody th"), ["New comment, to a moderator"]);
    assert_eq!(page.text("nav.spans [aria-current]"), "Failed 1");
    assert!(page.text(".quoted").contains("It came back"));
    let id = page.attributes("input[name=id]", "value").remove(0);
    let fields = [
        ("kind", "mail"),
        ("id", &*id),
        ("back", "/console/outbox?show=failed"),
    ];
    let page = browser.does("/console/outbox/retry", &fields).await;
    assert_eq!(page.text("main [role=status]"), "Saved.");
    assert!(page.texts("table").is_empty());
    mail(&world, |mail| {
        mail.id == sent.id && mail.sent.is_some() && mail.failed.is_none()
    })
    .await;
    for (kind, id) in [
        ("mail", &*id),
        ("hook", &id),
        ("mail", "x"),
        ("hook", "x"),
        ("", &id),
    ] {
        let fields = [("kind", kind), ("id", id)];
        let page = browser.fails("/console/outbox/retry", &fields, 409).await;
        assert!(
            page.text("[role=alert]")
                .starts_with("It could not be tried again")
        );
    }
}

#[tokio::test]
async fn webhooks_have_a_table_of_their_own_where_there_are_some() {
    let secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
    let secret = format!("webhooks.secret={secret}");
    let world = World::with(&[
        "webhooks.urls=http://127.0.0.1:9/hear",
        &secret,
        "webhooks.allow_private=127.0.0.1",
    ])
    .await;
    world.comment("/a/", "Ann", "Hello").await;
    let tried = hook(&world, |hook| hook.error.is_some()).await;
    let outcome = HookOutcome::Failed(Undelivered::said("<b>Gone</b>"));
    let now = world.server.app.clock.now();
    let store = &world.server.app.store;
    store
        .settle_hook(tried.claimed(), outcome, now)
        .await
        .unwrap();
    let mut browser = world.signed_in().await;
    let page = browser.page(LIST).await;
    assert_eq!(page.texts("section h2"), ["Mails", "Webhooks"]);
    assert_eq!(page.texts("tbody th"), ["comment.submitted"]);
    assert_eq!(page.text(".quoted"), "<b>Gone</b>");
    let id = tried.id.0.to_string();
    assert_eq!(page.attributes("input[name=kind]", "value"), ["hook"]);
    assert_eq!(page.attributes("input[name=id]", "value"), [&*id]);
    let fields = [("kind", "hook"), ("id", &*id)];
    browser.does("/console/outbox/retry", &fields).await;
    hook(&world, |hook| hook.id == tried.id && hook.failed.is_none()).await;
    let page = browser.page("/console/outbox?show=waiting").await;
    assert_eq!(page.texts("tbody th"), ["comment.submitted"]);
}

#[tokio::test]
async fn a_long_outbox_shows_more_when_asked() {
    let world = World::start().await;
    for _ in 0..60 {
        let mail = NewMail {
            id: MailId::new(),
            kind: MailKind::Test,
            site: None,
            comment: None,
            recipient: EmailAddress::parse("ann@example.org").unwrap(),
            facts: "{}".to_owned(),
            now: world.server.app.clock.now(),
        };
        world.server.app.store.add_mail(mail).await.unwrap();
    }
    let mut browser = world.signed_in().await;
    let page = browser.page("/console/outbox?show=all").await;
    assert_eq!(page.texts("tbody th").len(), 50);
    let next = page.attributes("a[rel=next]", "href").remove(0);
    let page = browser.page(&next).await;
    assert!(page.texts("tbody th").len() > 60);
    assert!(page.attributes("a[rel=next]", "href").is_empty());
}

#[tokio::test]
async fn a_confirmation_that_waits_for_the_next_hour_says_why_in_the_language_of_the_browser() {
    let world = World::with(&["sites.moderation=publish", "mail.confirmations_per_hour=1"]).await;
    for reader in ["ann@one.test", "bob@two.test"] {
        let said = format!("I am {reader}.");
        let fields =
            json!({"page": "/a/", "name": "Ann", "email": reader, "notify": true, "text": said});
        world.written(fields).await;
    }
    let held = |mail: &OutboxMail| {
        let why = mail.error.as_ref().map(|error| &error.why);
        why == Some(&Why::TooManyConfirmations)
    };
    let held = mail(&world, held).await;
    assert_eq!(held.kind, MailKind::Confirmation);
    let browser = world.signed_in().await;
    for (language, expected) in [
        (
            "en",
            "It waits, because many readers were asked to confirm an address in the last hour.",
        ),
        (
            "de",
            "Sie wartet, weil in der letzten Stunde viele um die Bestätigung einer Adresse gebeten wurden.",
        ),
    ] {
        let mut browser = browser.clone().saying("accept-language", language);
        let page = browser.page("/console/outbox?show=waiting").await;
        assert_eq!(page.texts("tbody th").len(), 1, "the other is sent");
        assert_eq!(page.text(".quoted"), expected);
    }
}

#[tokio::test]
async fn why_a_webhook_did_not_arrive_is_said_in_the_language_of_the_browser() {
    // An earlier version stored sentences: they are shown as they are.
    let old = "Given up after three days: it answered 500";
    let gone: Undelivered = Why::Answered(410).into();
    let removed: Undelivered = Why::ReceiverRemoved.into();
    for (error, in_english, in_german, is_theirs) in [
        (Undelivered::said(old), old, old, true),
        (
            gone,
            "The receiver answered 410.",
            "Der Empfänger hat mit 410 geantwortet.",
            false,
        ),
        (
            removed.given_up(),
            "The setting webhooks.urls does not name this receiver any more.",
            "Die Einstellung webhooks.urls nennt diesen Empfänger nicht mehr.",
            false,
        ),
    ] {
        let world = World::with(&[
            "webhooks.urls=http://127.0.0.1:9/hear",
            "webhooks.secret=whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
            "webhooks.allow_private=127.0.0.1",
        ])
        .await;
        world.comment("/a/", "Ann", "Hello").await;
        let tried = hook(&world, |hook| hook.error.is_some()).await;
        let browser = world.signed_in().await;
        let mut english = browser.clone().saying("accept-language", "en");
        let mut german = browser.saying("accept-language", "de");
        let is_given_up = error.is_given_up;
        let outcome = HookOutcome::Failed(error);
        let (store, now) = (&world.server.app.store, world.server.app.clock.now());
        store
            .settle_hook(tried.claimed(), outcome, now)
            .await
            .unwrap();
        for (browser, sentence, given_up) in [
            (&mut english, in_english, "Given up after three days"),
            (&mut german, in_german, "Nach drei Tagen aufgegeben"),
        ] {
            let page = browser.page(LIST).await;
            assert_eq!(page.text(".quoted"), sentence);
            let words = page.attributes(".quoted", "lang");
            assert_eq!(words == ["en"], is_theirs, "{words:?}");
            let asides = page.texts(".below .aside");
            assert_eq!(asides.contains(&given_up.to_owned()), is_given_up);
        }
    }
}
