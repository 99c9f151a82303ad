//! A word to the owner only: it comes by mail, is answered by mail, and is published once both want that.

use std::time::Duration;

use afterword_store::{OutboxFilter, OutboxMail};
use serde_json::json;
use tokio::time::{Instant, sleep};

use super::mail_servers::PATIENCE;
use super::readers::press;
use super::scripted_server::{Mood, Scripted};
use super::world::{Letter, World};

/// A word by Ann, and the mail about it.
pub(super) async fn written(world: &World, text: &str) -> (String, Letter, String) {
    let ann = world.stack.user("ann");
    let body = json!({"page": "/a/", "name": "Ann", "email": ann, "text": text, "private": true});
    let (id, _) = world.ann().submits(body).await.submitted();
    let letter = world.comes(&world.olga, text).await;
    (id, letter, ann)
}

fn words(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[tokio::test]
async fn an_answer_goes_back_by_mail_and_both_are_public_once_both_want_it() {
    let world = World::with(&["sites.private_words=true"]).await;
    let (id, letter, ann) = written(&world, "There is a typo in line three.").await;
    let said = words(&letter.text);
    assert!(
        said.contains("This is for you only: nobody else sees it."),
        "{said}"
    );
    assert!(letter.raw.contains("For you only"), "{}", letter.raw);
    world
        .olga_answers(&letter, "Mended, with many thanks!")
        .await;
    let answer = world.comes(&ann, "Mended, with many thanks!").await;
    assert!(
        words(&answer.text).contains("Nobody else sees this answer"),
        "{}",
        answer.text
    );
    assert_eq!(world.status(&id).await, "private");
    assert_eq!(world.ann().count("/a/").await, 0);

    // The word that approves asks.
    let told = world.comes(&world.olga, "Nobody else sees it.").await;
    world.olga_answers(&told, "ok").await;
    let asked = world.comes(&ann, "Yes, publish it").await;
    assert!(asked.text.contains("There is a typo in line three."));
    press(&world, &asked, "/p/", "").await;
    world.becomes(&id, "approved").await;
    let thread = world.ann().reads("/a/", "").await;
    assert_eq!(
        thread["comments"][1]["html"],
        "<p>Mended, with many thanks!</p>\n"
    );
    assert_eq!(world.ann().count("/a/").await, 2);
    assert_eq!(world.letters(&ann).len(), 2, "answered once, asked once");
}

#[tokio::test]
async fn the_words_that_decide_still_do_and_no_answer_goes_where_no_address_is() {
    let world = World::with(&["sites.private_words=true"]).await;
    let (id, letter, _) = written(&world, "Buy cheap things.").await;
    world.olga_answers(&letter, "spam").await;
    world.becomes(&id, "spam").await;
    let body = json!({"page": "/a/", "name": "Eve", "text": "No address here.", "private": true});
    let (id, _) = world.ann().submits(body).await.submitted();
    let letter = world.comes(&world.olga, "No address here.").await;
    assert!(
        words(&letter.text).contains("No mail reaches its author"),
        "{}",
        letter.text
    );
    world.olga_answers(&letter, "Thank you all the same.").await;
    let told = world.comes(&world.olga, "Nothing was done").await;
    assert!(
        words(&told.text).contains("no answer can be sent"),
        "{}",
        told.text
    );
    assert_eq!(world.status(&id).await, "private");
}

#[tokio::test]
async fn thanks_with_a_yes_answer_and_only_a_command_asks() {
    let world = World::with(&["sites.private_words=true"]).await;
    let (id, letter, ann) = written(&world, "There is a typo in line three.").await;
    world
        .olga_answers(&letter, "Ok, thanks!\n\nIt is mended.")
        .await;
    let answer = world.comes(&ann, "Nobody else sees this answer").await;
    for said in ["Ok, thanks!", "It is mended."] {
        assert!(answer.text.contains(said), "{}", answer.text);
    }
    world.olga_answers(&letter, "Please publish it").await;
    world.comes(&ann, "Yes, publish it").await;
    assert_eq!(world.status(&id).await, "private");
}

/// A world whose mail server takes nothing yet, and a word by Ann that no moderator hears of: its id and edit token.
async fn unsent(smtp: &Scripted) -> (World, String, String) {
    let port = format!("smtp.port={}", smtp.port);
    let settings = [
        "sites.private_words=true",
        "sites.tell_owner=nothing",
        &port,
        "smtp.timeout=1s",
    ];
    let world = World::with(&settings).await;
    let body = json!({"page": "/a/", "name": "Ann", "email": "ann@example.org", "text": "A typo.",
        "private": true});
    let (id, token) = world.ann().submits(body).await.submitted();
    (world, id, token)
}

/// Waits until the outbox is as it should be.
async fn outbox(world: &World, ready: impl Fn(&[OutboxMail]) -> bool) {
    let end = Instant::now() + PATIENCE;
    loop {
        let filter = OutboxFilter::All;
        let mails = world.server.app.store.mails(filter, 9).await.unwrap();
        if ready(&mails) {
            return;
        }
        assert!(Instant::now() < end, "{mails:?}");
        sleep(Duration::from_millis(5)).await;
    }
}

/// The mail server takes mails from now on, and what waits is due.
fn mends(world: &World, smtp: &Scripted) {
    smtp.is(Mood::Fine);
    world.server.pass(Duration::from_secs(120));
    world.server.app.wakeups.mails();
}

#[tokio::test]
async fn a_question_that_is_taken_back_before_its_mail_leaves_reaches_nobody() {
    let smtp = Scripted::start(Mood::NotNow).await;
    let (world, id, _) = unsent(&smtp).await;
    let owner = world.server.owner();
    owner.has_decided(&id, "ask").await;
    outbox(&world, |mails| mails.len() == 1 && mails[0].attempts == 1).await;
    owner.has_decided(&id, "undo").await;
    mends(&world, &smtp);
    outbox(&world, <[_]>::is_empty).await;
    assert!(smtp.taken().is_empty(), "{:?}", smtp.taken());
    // Asked again, it leaves.
    owner.has_decided(&id, "ask").await;
    outbox(&world, |mails| mails.len() == 1 && mails[0].sent.is_some()).await;
    assert!(Letter::read(&smtp.taken()[0]).text.contains("/p/"));
}

#[tokio::test]
async fn what_was_asked_taken_back_and_asked_again_before_its_mail_leaves_is_asked_once() {
    let smtp = Scripted::start(Mood::NotNow).await;
    let (world, id, _) = unsent(&smtp).await;
    let owner = world.server.owner();
    owner.has_decided(&id, "ask").await;
    outbox(&world, |mails| mails.len() == 1 && mails[0].attempts == 1).await;
    world.server.pass(Duration::from_secs(1));
    owner.has_decided(&id, "undo").await;
    world.server.pass(Duration::from_secs(1));
    owner.has_decided(&id, "ask").await;
    mends(&world, &smtp);
    outbox(&world, |mails| mails.len() == 1 && mails[0].sent.is_some()).await;
    assert_eq!(smtp.taken().len(), 1, "{:?}", smtp.taken());
}

#[tokio::test]
async fn an_answer_that_was_taken_back_when_its_mail_was_to_leave_is_mailed_once_it_is_back() {
    let smtp = Scripted::start(Mood::NotNow).await;
    let (world, id, _) = unsent(&smtp).await;
    let owner = world.server.owner();
    let reply = json!({"action": "reply", "reply": "Mended, thanks."});
    let decision = format!("/comments/{id}/decision");
    assert_eq!(owner.post(&decision, &reply).await.status, 200);
    outbox(&world, |mails| mails.len() == 1 && mails[0].attempts == 1).await;
    owner.has_decided(&id, "undo").await;
    mends(&world, &smtp);
    outbox(&world, <[_]>::is_empty).await;
    owner.has_decided(&id, "undo").await;
    outbox(&world, |mails| mails.len() == 1 && mails[0].sent.is_some()).await;
    // What was sent is not sent again.
    owner.has_decided(&id, "undo").await;
    owner.has_decided(&id, "undo").await;
    outbox(&world, |mails| mails.len() == 1).await;
    assert_eq!(smtp.taken().len(), 1, "{:?}", smtp.taken());
}

#[tokio::test]
async fn an_author_who_has_ended_mails_is_promised_no_answer() {
    let world = World::with(&["sites.private_words=true"]).await;
    let (id, letter, ann) = written(&world, "There is a typo in line three.").await;
    assert!(words(&letter.text).contains("goes back to its author"));
    world.olga_answers(&letter, "Thank you!").await;
    let answer = world.comes(&ann, "Thank you!").await;
    press(&world, &answer, "/u/", "List-Unsubscribe=One-Click").await;
    let body = json!({"page": "/a/", "name": "Ann", "email": ann, "text": "And in line four.",
        "private": true});
    world.ann().submits(body).await.submitted();
    let letter = world.comes(&world.olga, "And in line four.").await;
    let said = words(&letter.text);
    assert!(said.contains("No mail reaches its author"), "{said}");
    assert!(!said.contains("ask its author"), "{said}");
    world.olga_answers(&letter, "Thank you again!").await;
    let told = world.comes(&world.olga, "Nothing was done").await;
    assert!(
        words(&told.text).contains("No mail reaches its author"),
        "{}",
        told.text
    );
    assert_eq!(world.status(&id).await, "private");
}

#[tokio::test]
async fn an_answer_that_is_public_when_its_mail_leaves_is_not_called_private() {
    let smtp = Scripted::start(Mood::NotNow).await;
    let (world, id, token) = unsent(&smtp).await;
    let owner = world.server.owner();
    let reply = json!({"action": "reply", "reply": "Mended, thanks."});
    let decision = format!("/comments/{id}/decision");
    assert_eq!(owner.post(&decision, &reply).await.status, 200);
    outbox(&world, |mails| mails.len() == 1 && mails[0].attempts == 1).await;
    let released = world
        .ann()
        .request(reqwest::Method::PATCH, &format!("/api/v1/comments/{id}"))
        .bearer_auth(&token)
        .json(&json!({"private": false}));
    assert_eq!(released.send().await.unwrap().status(), 200);
    owner.has_decided(&id, "approve").await;
    mends(&world, &smtp);
    outbox(&world, |mails| mails.iter().all(|mail| mail.sent.is_some())).await;
    let letter = Letter::read(&smtp.taken()[0]);
    assert!(letter.text.contains("Mended, thanks."), "{}", letter.text);
    assert!(!letter.text.contains("Nobody else sees"), "{}", letter.text);
}
