//! A burst of changes is one rebuild, and no change gets lost in it.

use std::time::Duration;

use jiff::SignedDuration;

use super::receiver::Reply;
use super::world::{QUIET, World};

async fn quiet_world() -> World {
    World::with(&["sites.moderation=publish", "webhooks.events=thread.changed"]).await
}

#[tokio::test]
async fn a_burst_is_told_once() {
    let world = quiet_world().await;
    for number in 1..=20 {
        world.submits("/a/", &format!("Number {number}")).await;
    }
    let rows = world.rows().await;
    assert_eq!(rows.len(), 1, "{rows:#?}");
    assert!(world.receiver.heard().is_empty());
    world.tells_of_thread(1, "/a/", 20).await;
    world.all_sent().await;
}

#[tokio::test]
async fn each_page_and_each_receiver_has_its_own() {
    let world = quiet_world().await;
    world.submits("/a/", "Hello").await;
    world.submits("/b/", "Hello").await;
    assert_eq!(world.rows().await.len(), 2);
}

#[tokio::test]
async fn a_thread_that_never_is_quiet_is_told_after_ten_times_as_long() {
    let world = quiet_world().await;
    let begun = world.server.app.clock.now();
    let step = QUIET - Duration::from_secs(1);
    for number in 0..10 {
        world.submits("/a/", &format!("Number {number}")).await;
        world.pass(step);
    }
    let longest = begun + SignedDuration::try_from(QUIET * 10).unwrap();
    assert_eq!(
        world.rows().await[0].due,
        begun + SignedDuration::try_from(step * 9 + QUIET).unwrap()
    );
    world.submits("/a/", "Number 10").await;
    let rows = world.rows().await;
    assert_eq!((rows.len(), rows[0].due), (1, longest));
    world.pass(QUIET);
    world.receiver.hears(1).await;
}

#[tokio::test]
async fn a_change_while_the_last_one_is_told_is_told_too() {
    let world = quiet_world().await;
    world.receiver.replies([Reply::Held]);
    world.submits("/a/", "One").await;
    world.pass(QUIET);
    let first = world.receiver.hears(1).await;
    world.submits("/a/", "Two").await;
    world.submits("/a/", "Three").await;
    assert_eq!(world.rows().await.len(), 2);
    world.receiver.release();
    world
        .rows_are(|rows| rows.iter().filter(|row| row.sent.is_some()).count() == 1)
        .await;
    let second = world.tells_of_thread(2, "/a/", 3).await;
    assert_ne!(first.id(), second.id());
}

/// The receiver may have heard the first attempt: under the same id it would take the second for a repetition.
#[tokio::test]
async fn a_change_after_an_attempt_has_another_id() {
    let world = quiet_world().await;
    world.receiver.replies([Reply::Status(500)]);
    world.submits("/a/", "One").await;
    world.pass(QUIET);
    let first = world.receiver.hears(1).await;
    world.rows_are(|rows| rows[0].error.is_some()).await;
    world.submits("/a/", "Two").await;
    assert_eq!(world.rows().await.len(), 1);
    world.pass(Duration::from_secs(30));
    let second = world.tells_of_thread(2, "/a/", 2).await;
    assert_ne!(first.id(), second.id());
    world.all_sent().await;
}

#[tokio::test]
async fn a_failure_gives_its_turn_to_the_change_that_came_meanwhile() {
    let world = World::with(&[
        "sites.moderation=publish",
        "webhooks.events=thread.changed",
        "webhooks.timeout=1s",
    ])
    .await;
    world.receiver.replies([Reply::Held]);
    world.submits("/a/", "One").await;
    world.pass(QUIET);
    world.receiver.hears(1).await;
    world.submits("/a/", "Two").await;
    // The first has no answer in time.
    let rows = world
        .rows_are(|rows| rows.len() == 1 && rows[0].error.is_some())
        .await;
    assert_eq!(rows[0].attempts, 1);
    world.pass(Duration::from_secs(30));
    world.tells_of_thread(2, "/a/", 2).await;
}
