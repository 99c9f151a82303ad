//! Ten thousand messages of junk, and the owner's reply.

use std::fs;
use std::sync::{Arc, OnceLock};
use std::time::Instant;

use afterword_mail::mailbox::{Processed, Status};
use afterword_services::receive_mail::Receipt;
use tokio::sync::watch;
use tokio::time::timeout;

use super::{Memory, PATIENCE, Recorder, Watching, account, mail, reply, tagged};
use crate::support::MailStack;

const JUNK: usize = 10_000;
/// Generous: other tests of the process run meanwhile.
const MAX_GROWTH: usize = 96 * 1024 * 1024;

fn resident_bytes() -> usize {
    let pages = fs::read_to_string("/proc/self/statm").unwrap();
    let pages: usize = pages.split(' ').nth(1).unwrap().parse().unwrap();
    pages * 4096
}

/// Junk of 2 KB each, and among the oldest of it a reply.
fn pile(user: &str) -> impl Iterator<Item = String> {
    let (user, reply) = (user.to_owned(), tagged(user));
    (0..JUNK).map(move |number| {
        let mut raw = match number {
            10 => mail(&reply, "old"),
            _ => mail(&user, &format!("junk-{number}")),
        };
        raw.push_str(&"buy now, pay later\r\n".repeat(100));
        raw
    })
}

#[tokio::test]
async fn a_fresh_reply_is_found_at_once_below_ten_thousand_messages_of_junk() {
    let stack = MailStack::shared().await;
    let user = stack.user("flood");
    stack.lay(&user, pile(&user)).await;
    reply(stack, &user, "fresh").await;
    stack
        .mailbox_is(&user, |mailbox| mailbox.len() == JUNK + 1)
        .await;

    let status = watch::Sender::<Status>::default();
    let told = status.subscribe();
    let looked_at = Arc::new(OnceLock::new());
    let note = Arc::clone(&looked_at);
    let recorder = Recorder::deciding(move |subject, _| {
        if subject == "fresh" {
            let _ = note.set(told.borrow().looked_at);
        }
        Receipt::Done("approved".to_owned())
    });
    let memory = Arc::new(Memory::default());
    let before = resident_bytes();
    let begun = Instant::now();
    let watching = Watching::telling(account(stack, &user), &memory, &recorder, status);
    recorder.has_subject("fresh").await;
    let found = begun.elapsed();

    // The connection goes away in the middle of it; what was looked at is not looked at again.
    stack.kick(&user).await;
    recorder.has_subject("old").await;
    memory
        .has(|state| state.last_uid as usize == JUNK + 1)
        .await;
    let (all, growth) = (begun.elapsed(), resident_bytes().saturating_sub(before));
    println!("fresh reply after {found:?}, all after {all:?}, memory grew by {growth} bytes");
    assert_eq!(recorder.brought(), ["fresh", "old"]);
    assert!(*looked_at.get().unwrap() <= 400);
    assert!(growth < MAX_GROWTH, "{growth}");
    let status = watching.caught_up().await;
    assert!(status.looked_at < JUNK as u64 + 1000, "{status:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_look_that_a_crash_has_ended_loses_nothing_older() {
    let stack = MailStack::shared().await;
    let user = stack.user("crash");
    let pile = (0..600).map(|number| {
        let to = if number == 3 {
            tagged(&user)
        } else {
            user.clone()
        };
        mail(&to, &format!("laid-{number}"))
    });
    stack.lay(&user, pile).await;
    reply(stack, &user, "fresh").await;
    stack
        .mailbox_is(&user, |mailbox| mailbox.len() == 601)
        .await;

    let (crash, crashed) = std::sync::mpsc::channel();
    let crashed = std::sync::Mutex::new(crashed);
    let begun = watch::Sender::new(false);
    let mut has_begun = begun.subscribe();
    let recorder = Recorder::deciding(move |subject, before| {
        if subject == "fresh" && before == 0 {
            begun.send_replace(true);
            // The crash comes before what is older.
            let crashed = crashed.lock().unwrap();
            crashed.recv_timeout(PATIENCE).unwrap();
        }
        Receipt::Done("approved".to_owned())
    });
    let memory = Arc::new(Memory::default());
    let mut account = account(stack, &user);
    account.processed = Processed::Move("Done".to_owned());
    let watching = Watching::start(account.clone(), &memory, &recorder);
    let waited = timeout(PATIENCE, has_begun.wait_for(|begun| *begun)).await;
    drop(waited.unwrap().unwrap());
    drop(watching);
    crash.send(()).unwrap();
    recorder.has_subject("fresh").await;
    assert_eq!(*memory.state.borrow(), None);

    let _watching = Watching::start(account, &memory, &recorder);
    memory.has(|state| state.last_uid == 601).await;
    assert!(recorder.brought().contains(&"laid-3".to_owned()));
}
