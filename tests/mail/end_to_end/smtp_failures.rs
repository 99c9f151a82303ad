//! Mail servers that refuse, hang and go away: mails wait and arrive, and what can't be is shown.

use afterword_store::{OutboxFilter, OutboxMail};
use jiff::SignedDuration;
use tokio::time::{Duration, Instant, sleep};

use super::mail_servers::{PATIENCE, Post};
use super::process::Home;
use super::scripted_server::{Mood, Scripted};
use super::world::World;
use crate::support::MailStack;

/// A world whose mails go to a server of the test's.
async fn world(smtp: &Scripted) -> World {
    let port = format!("smtp.port={}", smtp.port);
    World::with(&[&port, "smtp.timeout=1s"]).await
}

/// The one mail that there is, as soon as it is as it should be.
async fn mail(world: &World<impl Sized>, ready: impl Fn(&OutboxMail) -> bool) -> OutboxMail {
    let end = Instant::now() + PATIENCE;
    loop {
        let mails = world
            .server
            .app
            .store
            .mails(OutboxFilter::All, 2)
            .await
            .unwrap();
        assert_eq!(mails.len(), 1);
        if ready(&mails[0]) {
            return mails[0].clone();
        }
        assert!(Instant::now() < end, "{mails:?}");
        sleep(Duration::from_millis(5)).await;
    }
}

/// How long the mail waits from now on.
fn pause(world: &World<impl Sized>, mail: &OutboxMail) -> SignedDuration {
    mail.due.duration_since(world.server.app.clock.now())
}

/// Time passes until the mail is due.
fn skip(world: &World<impl Sized>, mail: &OutboxMail) {
    let left = pause(world, mail).max(SignedDuration::ZERO);
    world.server.pass(left.try_into().unwrap());
    world.server.app.wakeups.mails();
}

async fn comments(world: &World<impl Sized>) {
    let answer = world
        .server
        .visitor()
        .comments("/a/", "Through all trouble.")
        .await;
    assert_eq!(answer.status, 202, "{answer:?}");
}

/// Whether the text of a mail has the Message-ID of its row.
fn is_of(text: &str, mail: &OutboxMail) -> bool {
    text.contains(&format!("Message-ID: <{}@blog.test>", mail.id.0.simple()))
}

/// Three times no, then yes.
async fn comes_after(mood: Mood) {
    let smtp = Scripted::start(mood).await;
    let world = world(&smtp).await;
    comments(&world).await;
    for (attempts, minutes) in [(1, 1), (2, 2), (3, 4)] {
        let waiting = mail(&world, |mail| mail.attempts == attempts).await;
        assert_eq!(
            pause(&world, &waiting),
            SignedDuration::from_mins(minutes),
            "{mood:?}"
        );
        assert!(
            waiting.sent.is_none() && waiting.failed.is_none(),
            "{mood:?} {waiting:?}"
        );
        let error = waiting.error.as_ref().unwrap().to_string();
        assert!(error.contains("127.0.0.1"), "{mood:?}: {error}");
        if attempts == 3 {
            smtp.is(Mood::Fine);
        }
        skip(&world, &waiting);
    }
    let sent = mail(&world, |mail| mail.sent.is_some()).await;
    assert_eq!((sent.attempts, sent.error.clone()), (4, None));
    let taken = smtp.taken();
    let copies = if mood == Mood::TakesSilently { 4 } else { 1 };
    assert_eq!(taken.len(), copies, "{mood:?}");
    assert!(
        taken.iter().all(|text| is_of(text, &sent)),
        "{mood:?}: one message"
    );
}

#[tokio::test]
async fn a_connection_that_breaks_in_the_text_is_tried_again_after_growing_pauses() {
    comes_after(Mood::CutsText).await;
}

#[tokio::test]
async fn a_mail_whose_receipt_was_lost_comes_again_as_the_same_message() {
    comes_after(Mood::TakesSilently).await;
}

#[tokio::test]
async fn a_busy_server_is_tried_again_after_growing_pauses() {
    comes_after(Mood::Busy).await;
}

#[tokio::test]
async fn a_busy_mailbox_is_tried_again_after_growing_pauses() {
    comes_after(Mood::NotNow).await;
}

#[tokio::test]
async fn a_server_that_says_nothing_is_tried_again_after_growing_pauses() {
    comes_after(Mood::Hangs).await;
}

#[tokio::test]
async fn an_address_that_does_not_exist_is_shown_and_can_be_tried_again() {
    let smtp = Scripted::start(Mood::Never).await;
    let world = world(&smtp).await;
    let home = Home::of(&world.server, &world.settings);
    comments(&world).await;
    let failed = mail(&world, |mail| mail.failed.is_some()).await;
    let shown = home.json("mail outbox list failed --json").await;
    assert_eq!(shown.as_array().unwrap().len(), 1, "{shown}");
    assert_eq!(shown[0]["state"], "failed");
    assert_eq!(shown[0]["to"], world.olga.as_str());
    assert_eq!(shown[0]["attempts"], 1);
    assert!(
        shown[0]["error"].as_str().unwrap().contains("550"),
        "{shown}"
    );
    let id = shown[0]["id"].as_str().unwrap();
    smtp.is(Mood::Fine);
    assert_eq!(home.run(&format!("mail outbox retry {id}")).await.status, 0);
    // The command goes by the real time, which is later than the server's.
    let waiting = mail(&world, |mail| mail.failed.is_none()).await;
    skip(&world, &waiting);
    let sent = mail(&world, |mail| mail.sent.is_some()).await;
    assert_eq!(sent.id, failed.id);
    assert!(is_of(&smtp.taken()[0], &sent));
    assert_eq!(
        home.json("mail outbox list failed --json").await,
        serde_json::json!([])
    );
    assert_eq!(
        home.run(&format!("mail outbox retry {id}")).await.status,
        1,
        "it was sent"
    );
}

#[tokio::test]
async fn after_three_days_a_mail_is_given_up() {
    let smtp = Scripted::start(Mood::NotNow).await;
    let world = world(&smtp).await;
    comments(&world).await;
    let mut attempts = 0;
    let mut longest = SignedDuration::ZERO;
    let given_up = loop {
        let tried = mail(&world, |mail| mail.attempts > attempts).await;
        attempts = tried.attempts;
        if tried.failed.is_some() {
            break tried;
        }
        let next = pause(&world, &tried);
        assert!(
            next >= longest && next <= SignedDuration::from_hours(4),
            "{next}"
        );
        longest = next;
        skip(&world, &tried);
    };
    let error = given_up.error.as_ref().unwrap().to_string();
    assert!(
        error.contains("three days") && error.contains("450"),
        "{error}"
    );
    let tried_for = given_up.failed.unwrap().duration_since(given_up.created);
    let days = |days: i64| SignedDuration::from_hours(24 * days);
    assert!(tried_for >= days(3) && tried_for < days(4), "{tried_for}");
    assert!((20..40).contains(&attempts), "{attempts}");
    assert!(smtp.taken().is_empty());
}

#[tokio::test]
async fn a_mailbox_server_that_is_away_for_a_while_loses_nothing() {
    let world = World::of(Post::on(MailStack::own().await, &[])).await;
    let (first, letter) = world.held("Before it went.").await;
    world.stack.stop_dovecot().await;
    world.olga_answers(&letter, "ok").await;
    let answer = world.ann().comments("/a/", "While it was away.").await;
    let (second, _) = answer.submitted();
    world.stack.start_dovecot().await;
    world.becomes(&first, "approved").await;
    let letter = world.comes(&world.olga, "While it was away.").await;
    world.olga_answers(&letter, "no").await;
    world.becomes(&second, "rejected").await;
}

#[tokio::test]
async fn a_server_that_starts_without_its_mail_server_sends_when_that_is_there() {
    let post = Post::on(MailStack::own().await, &[]);
    post.stack.stop_postfix().await;
    let world = World::of(post).await;
    comments(&world).await;
    let waiting = mail(&world, |mail| mail.attempts == 1).await;
    let error = waiting.error.as_ref().unwrap().to_string();
    assert!(error.contains("no connection"), "{error}");
    world.stack.start_postfix().await;
    skip(&world, &waiting);
    let letter = world.comes(&world.olga, "Through all trouble.").await;
    world.olga_answers(&letter, "ok").await;
    let mails = world
        .letters_when(&world.olga, |letters| letters.len() == 2)
        .await;
    assert!(is_of(&letter.raw, &waiting) && mails.len() == 2);
}
