//! What is not taken comes again, with the same id, until it is given up.

use std::time::Duration;

use afterword_services::Changes as _;
use afterword_store::{Aged, OutboxHook};
use jiff::SignedDuration;

use super::receiver::Reply;
use super::world::World;

const MINUTE: Duration = Duration::from_secs(60);

async fn attempted(world: &World, attempts: u32) -> OutboxHook {
    let done = |rows: &[OutboxHook]| rows[0].attempts == attempts && rows[0].error.is_some();
    let now = world.server.app.clock.now();
    let rows = world.rows_are(|rows| done(rows) && (rows[0].due > now || rows[0].failed.is_some()));
    rows.await.remove(0)
}

#[tokio::test]
async fn a_receiver_that_is_down_gets_it_later_with_the_same_id() {
    let world = World::start().await;
    world
        .receiver
        .replies([500, 404, 302, 429, 401].map(Reply::Status));
    world.submits("/a/", "Hello").await;
    for (attempt, minutes) in (1..).zip([1, 2, 4, 8, 16]) {
        let row = attempted(&world, attempt).await;
        let pause = row.due.duration_since(world.server.app.clock.now());
        assert_eq!(pause, SignedDuration::from_mins(minutes));
        world.pass(MINUTE * u32::try_from(minutes).unwrap());
    }
    let heard = world.receiver.has_heard(6).await;
    assert!(heard.iter().all(|one| one.id() == heard[0].id()));
    let times = heard.iter().map(|one| one.header("webhook-timestamp"));
    assert_eq!(times.collect::<std::collections::BTreeSet<_>>().len(), 6);
    world.all_sent().await;
}

#[tokio::test]
async fn after_three_days_and_eight_attempts_it_is_given_up_and_can_be_tried_again() {
    let world = World::start().await;
    world.receiver.replies([500; 8].map(Reply::Status));
    world.submits("/a/", "Hello").await;
    for attempt in 1..8 {
        let row = attempted(&world, attempt).await;
        assert_eq!(row.failed, None, "attempt {attempt}");
        world.pass(MINUTE * 60 * 73);
    }
    let row = attempted(&world, 8).await;
    assert!(row.failed.is_some());
    let error = row.error.unwrap().to_string();
    assert_eq!(error, "Given up after three days: it answered 500");
    let totals = world.server.app.store.hook_totals().await.unwrap();
    assert_eq!((totals.waiting, totals.failed), (0, 1));
    let now = world.server.app.clock.now();
    let retried = world.server.app.store.retry_hooks(Some(row.id), now);
    assert_eq!(retried.await.unwrap(), 1);
    world.pass(Duration::ZERO);
    let heard = world.receiver.has_heard(9).await;
    assert_eq!(heard[8].id(), heard[0].id());
    world.all_sent().await;
    // Once it is old, nobody lists it any more.
    world
        .server
        .app
        .store
        .forget(Aged::Webhooks, now + SignedDuration::from_hours(1), 10)
        .await
        .unwrap();
    assert!(world.rows().await.is_empty());
}

#[tokio::test]
async fn who_is_gone_is_not_asked_again() {
    let world = World::start().await;
    world.receiver.replies([Reply::Status(410)]);
    world.submits("/a/", "Hello").await;
    let rows = world.rows_are(|rows| rows[0].failed.is_some()).await;
    assert_eq!(
        rows[0].error.as_ref().unwrap().to_string(),
        "it answered 410"
    );
}

#[tokio::test]
async fn a_receiver_may_ask_for_a_longer_pause_within_bounds() {
    let cases = [
        ("600", SignedDuration::from_mins(10)),
        ("1", SignedDuration::from_mins(1)),
        ("99999999", SignedDuration::from_hours(24)),
        // The server's clock stands at the beginning of 2026.
        (
            "Thu, 01 Jan 2026 02:00:00 GMT",
            SignedDuration::from_hours(2),
        ),
        ("soon", SignedDuration::from_mins(1)),
    ];
    for (value, pause) in cases {
        let world = World::start().await;
        let header = Reply::Header(503, "retry-after", value.to_owned());
        world.receiver.replies([header]);
        world.submits("/a/", "Hello").await;
        let row = attempted(&world, 1).await;
        let now = world.server.app.clock.now();
        assert_eq!(row.due.duration_since(now), pause, "{value}");
    }
}

#[tokio::test]
async fn one_receiver_that_is_down_keeps_no_other_waiting() {
    let down = super::receiver::Receiver::start().await;
    down.replies(std::iter::repeat_n(Reply::Held, 100));
    let world = {
        let receiver = super::receiver::Receiver::start().await;
        let urls = format!("{},{}", down.url(), receiver.url());
        let server = super::world::server_with(&super::world::settings(&urls)).await;
        World { server, receiver }
    };
    for number in 1..=12 {
        world.submits("/a/", &format!("Number {number}")).await;
    }
    world.receiver.has_heard(12).await;
    // Four at once is all that the other one gets.
    down.has_heard(4).await;
    down.release();
    down.has_heard(12).await;
    world.all_sent().await;
}
