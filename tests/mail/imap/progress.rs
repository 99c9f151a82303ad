//! Nothing is lost, whatever is forgotten, renumbered or put off.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use afterword_services::receive_mail::Receipt;

use super::{Memory, Recorder, Watching, account, junk, reply};
use crate::support::MailStack;

#[tokio::test]
async fn after_a_restart_only_what_is_new_is_brought() {
    let stack = MailStack::shared().await;
    let user = stack.user("restart");
    let (memory, recorder) = (Arc::new(Memory::default()), Recorder::new());
    reply(stack, &user, "before").await;
    let watching = Watching::start(account(stack, &user), &memory, &recorder);
    recorder.has_subject("before").await;
    memory.has(|state| state.last_uid == 1).await;
    watching.stop().await;

    reply(stack, &user, "meanwhile").await;
    let watching = Watching::start(account(stack, &user), &memory, &recorder);
    recorder.has_subject("meanwhile").await;
    memory.has(|state| state.last_uid == 2).await;
    assert_eq!(recorder.brought(), ["before", "meanwhile"]);
    assert_eq!(watching.caught_up().await.looked_at, 1);
}

#[tokio::test]
async fn a_mailbox_that_was_renumbered_is_looked_through_newest_first() {
    let stack = MailStack::shared().await;
    let user = stack.user("renumbered");
    let (memory, recorder) = (Arc::new(Memory::default()), Recorder::new());
    let watching = Watching::start(account(stack, &user), &memory, &recorder);
    for subject in ["one", "two", "three"] {
        reply(stack, &user, subject).await;
        recorder.has_subject(subject).await;
    }
    let old = memory.has(|state| state.last_uid == 3).await;
    watching.stop().await;

    let renumbered = old.uid_validity.wrapping_add(777);
    stack.set_uid_validity(&user, renumbered).await;
    reply(stack, &user, "four").await;
    stack.mailbox_is(&user, |mailbox| mailbox.len() == 4).await;
    let _watching = Watching::start(account(stack, &user), &memory, &recorder);
    recorder.has(|brought| brought.len() == 7).await;
    assert_eq!(recorder.brought()[3..], ["four", "three", "two", "one"]);
    let new = memory
        .has(|state| state.uid_validity != old.uid_validity)
        .await;
    assert_eq!(new.uid_validity, renumbered);
    memory.has(|state| state.last_uid >= 4).await;
}

#[tokio::test]
async fn what_cannot_be_dealt_with_now_is_brought_again_and_holds_nothing_up() {
    let stack = MailStack::shared().await;
    let user = stack.user("later");
    let recorder = Recorder::deciding(|subject, before| match (subject, before) {
        ("hard", 0..2) => Receipt::Later("the store is busy".to_owned()),
        _ => Receipt::Done("approved".to_owned()),
    });
    let memory = Arc::new(Memory::default());
    let watching = Watching::start(account(stack, &user), &memory, &recorder);
    watching.caught_up().await;
    reply(stack, &user, "hard").await;
    recorder.has_subject("hard").await;
    reply(stack, &user, "easy").await;
    recorder.has_subject("easy").await;
    recorder
        .has(|brought| brought.iter().filter(|subject| *subject == "hard").count() == 3)
        .await;
    memory.has(|state| state.last_uid == 2).await;
    let status = watching
        .tells(|status| status.taken == 2 && status.waiting == 0)
        .await;
    assert_eq!(status.failures, 0);
    stack
        .mailbox_is(&user, |mailbox| {
            mailbox.iter().all(|kept| kept.flags == "S")
        })
        .await;
}

#[tokio::test]
async fn what_was_put_off_is_brought_after_a_restart_too() {
    let stack = MailStack::shared().await;
    let user = stack.user("laterrestart");
    let busy = Arc::new(AtomicBool::new(true));
    let is_busy = Arc::clone(&busy);
    let recorder = Recorder::deciding(move |subject, _| {
        if subject == "hard" && is_busy.load(Ordering::SeqCst) {
            Receipt::Later("the store is busy".to_owned())
        } else {
            Receipt::Done("approved".to_owned())
        }
    });
    let memory = Arc::new(Memory::default());
    let watching = Watching::start(account(stack, &user), &memory, &recorder);
    junk(stack, &user, "junk").await;
    memory.has(|state| state.last_uid == 1).await;
    reply(stack, &user, "hard").await;
    recorder.has_subject("hard").await;
    reply(stack, &user, "easy").await;
    let status = watching.tells(|status| status.taken == 1).await;
    assert_eq!(status.waiting, 1);
    watching.stop().await;
    assert_eq!(memory.state.borrow().unwrap().last_uid, 1);

    busy.store(false, Ordering::SeqCst);
    let seen = recorder.brought().len();
    let watching = Watching::start(account(stack, &user), &memory, &recorder);
    memory.has(|state| state.last_uid == 3).await;
    assert!(recorder.brought()[seen..].contains(&"hard".to_owned()));
    watching.stop().await;
}

#[tokio::test]
async fn a_receiver_that_fails_takes_nothing_with_it() {
    let stack = MailStack::shared().await;
    let user = stack.user("panic");
    let recorder = Recorder::deciding(|subject, before| {
        assert!(subject != "poison" || before > 0, "for the test");
        Receipt::Done("approved".to_owned())
    });
    let memory = Arc::new(Memory::default());
    let _watching = Watching::start(account(stack, &user), &memory, &recorder);
    reply(stack, &user, "poison").await;
    reply(stack, &user, "fine").await;
    recorder.has_subject("fine").await;
    // It counts what ended: the poison never does.
    memory.has(|state| state.last_uid == 0).await;
    stack
        .mailbox_is(&user, |mailbox| {
            mailbox.iter().filter(|kept| kept.flags == "S").count() == 1
        })
        .await;
}

#[tokio::test]
async fn nothing_is_brought_while_it_is_not_known_what_was() {
    let stack = MailStack::shared().await;
    let user = stack.user("memory");
    let (memory, recorder) = (Arc::new(Memory::default()), Recorder::new());
    *memory.out_of_order.lock().unwrap() = true;
    reply(stack, &user, "reply").await;
    let watching = Watching::start(account(stack, &user), &memory, &recorder);
    let status = watching.tells(|status| status.failures > 0).await;
    assert!(status.last_error.unwrap().contains("the store is busy"));
    assert!(recorder.brought().is_empty());

    *memory.out_of_order.lock().unwrap() = false;
    recorder.has_subject("reply").await;
    memory.has(|state| state.last_uid == 1).await;
}
