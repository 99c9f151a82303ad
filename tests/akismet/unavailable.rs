//! Akismet does not answer.

use std::time::Duration;

use super::service::Reply;
use super::world::{READER, Row, World};

const MINUTE: Duration = Duration::from_secs(60);
const DOWN: Reply = Reply::Status(500);
const ON: [&str; 2] = ["sites.moderation=publish", "sites.akismet=true"];

/// The question after this many attempts have failed.
async fn attempted(world: &World, attempts: u32) -> Row {
    // The error of the attempt before stays until the next one has failed.
    let done = |rows: &[Row]| rows[0].attempts == attempts && !rows[0].is_leased;
    world.rows_are(done).await.remove(0)
}

#[tokio::test]
async fn a_silent_service_is_asked_again_and_the_comment_waits_meanwhile() {
    let world = World::saying([Reply::Silence, DOWN, Reply::Says("false")]).await;
    let (id, _) = world.submits("Hello").await;
    let row = attempted(&world, 1).await;
    assert_eq!(row.address.as_deref(), Some(READER));
    assert_eq!(
        (world.status(&id).await.as_str(), world.mails().await),
        ("pending", 0)
    );
    assert_eq!(
        world.figures().await,
        ["afterword_akismet_waiting 1", "afterword_akismet_failed 0"]
    );
    world.pass(MINUTE);
    world.service.hears(2).await;
    world
        .rows_are(|rows| !rows[0].is_leased && rows[0].error.as_ref().unwrap().contains("500"))
        .await;
    // The pauses grow.
    world.pass(MINUTE);
    assert_eq!(world.rows()[0].attempts, 2);
    world.pass(MINUTE);
    world.becomes(&id, "approved").await;
    assert_eq!(world.rows(), []);
}

#[tokio::test]
async fn after_a_day_and_eight_attempts_it_is_given_up_and_the_owner_hears_of_the_comment() {
    let world = World::saying([DOWN; 8]).await;
    let (id, _) = world.submits("Hello").await;
    for (attempt, hours) in (1..8).zip([25, 1, 1, 1, 1, 1, 2]) {
        attempted(&world, attempt).await;
        assert_eq!((world.rows()[0].failed, world.mails().await), (false, 0));
        world.pass(MINUTE * 60 * hours);
    }
    let rows = world.rows_are(|rows| rows[0].failed).await;
    assert_eq!(rows[0].address, None);
    let error = rows[0].error.as_deref().unwrap();
    assert!(error.starts_with("Given up after a day: "), "{error}");
    assert_eq!(
        (world.status(&id).await.as_str(), world.mails().await),
        ("pending", 1)
    );
    world.pass(MINUTE * 60 * 25);
    world.server.owner().has_decided(&id, "approve").await;
    assert_eq!(world.rows(), []);
    let world = world.again(&ON).await;
    assert_eq!(world.service.called().len(), 8);
}

#[tokio::test]
async fn a_new_start_asks_on() {
    let world = World::saying([DOWN, Reply::Says("true")]).await;
    let (id, _) = world.submits("Buy").await;
    attempted(&world, 1).await;
    let world = world.again(&ON).await;
    world.pass(MINUTE);
    world.becomes(&id, "spam").await;
    assert_eq!(world.rows(), []);
}

#[tokio::test]
async fn what_was_cut_off_is_asked_once_more() {
    let world = World::saying([DOWN, Reply::Says("false")]).await;
    let (id, _) = world.submits("Hello").await;
    attempted(&world, 1).await;
    // As a crash leaves it: begun, and nobody knows how far it came.
    let conn = rusqlite::Connection::open(world.server.database()).unwrap();
    let now = world.server.app.clock.now().as_millisecond();
    let leased = "UPDATE akismet SET due = ?1, leased = ?1 + 61000, error = NULL";
    conn.execute(leased, [now]).unwrap();
    world.pass(MINUTE);
    assert_eq!(world.rows()[0].attempts, 1);
    world.pass(MINUTE);
    world.becomes(&id, "approved").await;
    world.service.hears(2).await;
}

#[tokio::test]
async fn a_site_that_asks_no_more_keeps_no_address() {
    for off in [&["sites.akismet=false"][..], &["akismet.key="]] {
        let world = World::saying([DOWN]).await;
        let (id, _) = world.submits("Hello").await;
        attempted(&world, 1).await;
        let world = world.again(off).await;
        world.pass(MINUTE);
        let rows = world.rows_are(|rows| rows[0].failed).await;
        assert_eq!(rows[0].address, None);
        assert_eq!(
            (world.status(&id).await.as_str(), world.mails().await),
            ("pending", 1)
        );
        assert_eq!(world.service.called().len(), 1);
    }
}
