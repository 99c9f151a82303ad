//! Mail is seen as it comes, whatever happens to the connection.

use std::sync::Arc;
use std::time::Instant;

use super::{Memory, Recorder, Watching, account, plain_account, reply};
use crate::support::MailStack;

#[tokio::test]
async fn a_reply_is_pushed_while_nothing_else_happens() {
    let stack = MailStack::shared().await;
    let user = stack.user("push");
    let (memory, recorder) = (Arc::new(Memory::default()), Recorder::new());
    let watching = Watching::start(account(stack, &user), &memory, &recorder);
    assert!(watching.caught_up().await.pushed);

    let mut latencies = Vec::new();
    for number in 0..9 {
        let sent = Instant::now();
        let subject = format!("reply-{number}");
        reply(stack, &user, &subject).await;
        recorder.has_subject(&subject).await;
        latencies.push(sent.elapsed());
    }
    latencies.sort();
    println!(
        "from SMTP to receive: median {:?}, worst {:?}",
        latencies[4], latencies[8]
    );
    let status = watching.tells(|status| status.taken == 9).await;
    assert_eq!(recorder.brought().len(), 9);
    assert_eq!((status.looked_at, status.failures), (9, 0));
}

#[tokio::test]
async fn a_server_that_does_not_push_is_asked() {
    let stack = MailStack::shared().await;
    let user = stack.user("poll");
    let (memory, recorder) = (Arc::new(Memory::default()), Recorder::new());
    let watching = Watching::start(plain_account(stack, &user), &memory, &recorder);
    assert!(!watching.caught_up().await.pushed);

    for subject in ["one", "two"] {
        reply(stack, &user, subject).await;
        recorder.has_subject(subject).await;
    }
    assert_eq!(recorder.brought(), ["one", "two"]);
}

#[tokio::test]
async fn a_connection_that_is_cut_while_idle_comes_back() {
    let stack = MailStack::shared().await;
    let user = stack.user("kick");
    let (memory, recorder) = (Arc::new(Memory::default()), Recorder::new());
    let watching = Watching::start(account(stack, &user), &memory, &recorder);
    watching.caught_up().await;

    stack.kick(&user).await;
    let cut = watching.tells(|status| status.failures == 1).await;
    assert!(cut.last_error.is_some());
    reply(stack, &user, "after").await;
    recorder.has_subject("after").await;
    let status = watching
        .tells(|status| status.caught_up && status.taken == 1)
        .await;
    assert_eq!(status.last_error, None);
}

#[tokio::test]
async fn a_server_that_is_away_for_seconds_is_found_again() {
    let stack = MailStack::own().await;
    let user = stack.user("away");
    let (memory, recorder) = (Arc::new(Memory::default()), Recorder::new());
    let watching = Watching::start(account(&stack, &user), &memory, &recorder);
    watching.caught_up().await;

    stack.stop_dovecot().await;
    // Postfix keeps it for the time when Dovecot is back.
    reply(&stack, &user, "meanwhile").await;
    let away = watching.tells(|status| status.failures >= 3).await;
    let error = away.last_error.unwrap();
    assert!(
        error.contains("imap.host and imap.port") && !away.connected,
        "{error}"
    );
    stack.start_dovecot().await;
    recorder.has_subject("meanwhile").await;
    watching.caught_up().await;
}

#[tokio::test]
async fn it_stops_at_once_while_idle_and_while_it_waits_to_reconnect() {
    let stack = MailStack::shared().await;
    let user = stack.user("stop");
    let (memory, recorder) = (Arc::new(Memory::default()), Recorder::new());
    let watching = Watching::start(account(stack, &user), &memory, &recorder);
    watching.caught_up().await;
    watching.stop().await;

    let mut wrong = account(stack, &user);
    wrong.host = "127.0.0.3".to_owned();
    let watching = Watching::start(wrong, &memory, &recorder);
    watching.tells(|status| status.failures > 0).await;
    watching.stop().await;
}
