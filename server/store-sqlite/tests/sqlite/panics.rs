//! A panic in the middle of a write ends this write and nothing else.

use afterword_faults::Place;
use afterword_model::change::Work;
use afterword_model::{Action, Status};
use afterword_rules::decide;
use afterword_services::Changes as _;
use afterword_store::{StoreError, VersionSlot};
use futures_util::FutureExt;
use rusqlite::Connection;

use super::{database, lock, patient_shelf};
use afterword_store_contract::order;

/// A rule that panics.
fn panicking() -> Work {
    Work {
        first: Vec::new(),
        plan: Box::new(|_| panic!("for the test")),
        place: Place::of::<Work>(),
    }
}

#[tokio::test]
async fn a_write_that_panics_takes_nothing_of_its_group_with_it() {
    let shelf = patient_shelf(1024).await;
    let mut held = Vec::new();
    for _ in 0..10 {
        held.push(shelf.held("/held/").await);
    }
    let locked = lock(&shelf);
    let mut writes = Vec::new();
    let mut decisions = Vec::new();
    for _ in &held {
        writes.push(shelf.store.add_comment(shelf.draft("/a/")));
        decisions.push(shelf.store.change(panicking()));
        writes.push(shelf.store.add_comment(shelf.draft("/a/")));
        for write in &mut writes {
            assert!(write.now_or_never().is_none());
        }
        for decision in &mut decisions {
            assert!(decision.now_or_never().is_none());
        }
    }
    drop(locked);
    for decision in decisions {
        let decided = decision.await;
        assert!(matches!(decided, Err(StoreError::Panicked)), "{decided:?}");
    }
    for write in writes {
        write.await.unwrap();
    }
    assert_eq!(shelf.store.panics().writer.get(), 10);
    let durable = Connection::open(database(&shelf)).unwrap();
    let count = "SELECT count FROM pages WHERE path = ?1";
    let of = |page: &str| durable.query_row(count, [page], |row| row.get::<_, u32>(0));
    assert_eq!(of("/a/").unwrap(), 20);
    assert_eq!(of("/held/").unwrap(), 0);
    for id in held {
        assert_eq!(shelf.comment(id).await.status, Status::Pending);
        assert!(shelf.store.decisions(id).await.unwrap().is_empty());
        let decided = shelf.decided(id, Action::Approve).await;
        assert_eq!(decided.status, Status::Approved);
    }
    assert_eq!(shelf.counts(["/a/", "/held/"]).await, [20, 10]);
}

/// What answers are kept by hangs on triggers of the writer's connection, which is another one after a panic.
#[tokio::test]
async fn after_a_panic_changes_are_noticed_as_before() {
    let shelf = patient_shelf(1024).await;
    let held = shelf.held("/a/").await;
    // The status is written when the second one panics.
    let (approval, _) = decide::work(order(held, Action::Approve));
    let decided = shelf.store.change_all(vec![approval, panicking()]).await;
    assert!(matches!(decided, Err(StoreError::Panicked)), "{decided:?}");
    assert_eq!(shelf.comment(held).await.status, Status::Pending);
    assert_eq!(shelf.count("/a/").await, 0);
    // The connection has been replaced when the next write is answered.
    shelf.approved("/b/").await;
    let feed = shelf.store.changes_feed();
    let before = feed.version();
    shelf.approved("/new/").await;
    assert!(!feed.is_fresh(VersionSlot::of(None), before));
    shelf.store.ready().await.unwrap();
}
