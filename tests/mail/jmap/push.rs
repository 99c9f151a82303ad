//! A server that pushes is not asked meanwhile. Cyrus stands behind a front that pushes for it.

use std::sync::Arc;
use std::time::Duration;

use super::front::{Failure, Front};
use super::{Memory, Recorder, USER, Watching, account, reply};
use crate::support::Cyrus;

#[tokio::test(flavor = "multi_thread")]
async fn a_pushed_change_is_looked_at_and_nothing_is_asked_before() {
    let cyrus = Cyrus::start().await;
    cyrus.deliver(USER, &reply("first")).await;
    let front = Front::pushing(&cyrus).await;
    let (memory, recorder) = (Arc::new(Memory::default()), Recorder::new());
    let mut account = account(&front.url());
    account.poll_every = Duration::from_secs(60 * 60);
    let watching = Watching::start(account, &memory, &recorder);
    let status = watching.tells(|status| status.caught_up).await;
    assert!(status.pushed);
    for subject in ["second", "third"] {
        let asked = front.asked("Email/changes");
        cyrus.deliver(USER, &reply(subject)).await;
        assert_eq!(front.asked("Email/changes"), asked);
        front.push();
        recorder.has_subject(subject).await;
    }
    assert_eq!(recorder.brought(), ["first", "second", "third"]);
    assert_eq!(front.listening(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_push_connection_that_ends_is_made_anew() {
    let cyrus = Cyrus::start().await;
    cyrus.deliver(USER, &reply("first")).await;
    let front = Front::pushing(&cyrus).await;
    // What is no push ends at once.
    front.fails("eventsource", Failure::Body("event: state"));
    let (memory, recorder) = (Arc::new(Memory::default()), Recorder::new());
    let watching = Watching::start(account(&front.url()), &memory, &recorder);
    watching.tells(|status| status.caught_up).await;
    recorder.has_subject("first").await;
    cyrus.deliver(USER, &reply("second")).await;
    recorder.has_subject("second").await;
    assert_eq!(watching.tells(|status| status.taken == 2).await.failures, 0);
}
