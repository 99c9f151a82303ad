//! What is answered is kept, whoever else writes at the same time.

use std::time::Duration;

use afterword_model::{Action, CommentId};
use afterword_services::Changes as _;
use afterword_store::{Added, NewComment, StoreError};
use futures_util::FutureExt;
use futures_util::future::join_all;
use jiff::SignedDuration;

use tokio::task::yield_now;
use tokio::time::timeout;

use super::lists::newest;
use super::test_store::{TestStore, pages_of};

const PATIENCE: Duration = Duration::from_secs(20);

tests!(
    durability:
    what_was_written_is_there_when_it_is_opened_again,
    writers_at_once_are_all_stored_and_none_twice,
    a_submission_that_comes_many_times_at_once_is_stored_once,
    decisions_at_once_leave_one_history_and_a_right_count,
    a_write_that_fails_takes_no_other_with_it_and_leaves_nothing_behind,
    a_write_whose_asker_has_gone_is_stored_all_the_same,
    the_last_trusted_time_is_remembered_and_begins_with_the_newest_comment,
);

async fn what_was_written_is_there_when_it_is_opened_again(shelf: TestStore) {
    let approved = shelf.approved("/a/").await;
    let held = shelf.held("/a/").await;
    shelf.decided(held, Action::Spam).await;
    let (one, two) = (shelf.comment(approved).await, shelf.comment(held).await);
    let shelf = shelf.reopened();
    assert_eq!(
        (shelf.comment(approved).await, shelf.comment(held).await),
        (one, two)
    );
    assert_eq!(shelf.count("/a/").await, 1);
    assert_eq!(shelf.store.decisions(held).await.unwrap().len(), 1);
    shelf.approved("/a/").await;
    assert_eq!(shelf.count("/a/").await, 2);
}

async fn writers_at_once_are_all_stored_and_none_twice(shelf: TestStore) {
    let drafts: Vec<_> = (0..300)
        .map(|index| shelf.draft(["/a/", "/b/", "/c/"][index % 3]))
        .collect();
    let ids: Vec<_> = drafts.iter().map(|draft| draft.id).collect();
    for added in join_all(
        drafts
            .into_iter()
            .map(|draft| shelf.store.add_comment(draft)),
    )
    .await
    {
        assert!(matches!(added, Ok(Added::New(..))), "{added:?}");
    }
    let mut stored = newest(&shelf).await;
    stored.reverse();
    assert_eq!(stored, ids);
    assert_eq!(shelf.counts(["/a/", "/b/", "/c/"]).await, [100, 100, 100]);
}

async fn a_submission_that_comes_many_times_at_once_is_stored_once(shelf: TestStore) {
    let drafts = (0..20).map(|_| NewComment {
        submission: Some([1; 32]),
        ..shelf.draft("/a/")
    });
    let added = join_all(drafts.map(|draft| shelf.store.add_comment(draft))).await;
    let new = added
        .iter()
        .filter(|added| matches!(added, Ok(Added::New(..))));
    let again = added
        .iter()
        .filter(|added| matches!(added, Ok(Added::Again(..))));
    assert_eq!((new.count(), again.count()), (1, 19));
    assert_eq!(shelf.count("/a/").await, 1);
}

async fn decisions_at_once_leave_one_history_and_a_right_count(shelf: TestStore) {
    let id = shelf.held("/a/").await;
    let actions = (0..60).map(|index| [Action::Approve, Action::Spam, Action::Reject][index % 3]);
    join_all(actions.map(|action| shelf.decided(id, action))).await;
    let decisions = shelf.store.decisions(id).await.unwrap();
    for pair in decisions.windows(2) {
        assert_eq!(pair[0].after, pair[1].before);
    }
    let last = decisions.last().unwrap().after;
    assert_eq!(shelf.comment(id).await.status, last);
    let expected = u32::from(last == afterword_model::Status::Approved);
    assert_eq!(shelf.count("/a/").await, expected);
}

async fn a_write_that_fails_takes_no_other_with_it_and_leaves_nothing_behind(shelf: TestStore) {
    let taken = shelf.approved("/a/").await;
    let drafts = (0..90).map(|index| match index % 9 {
        4 => impossible(&shelf, taken),
        _ => shelf.draft("/a/"),
    });
    let added = join_all(drafts.map(|draft| shelf.store.add_comment(draft))).await;
    for (index, added) in added.iter().enumerate() {
        let refused = matches!(added, Err(StoreError::Unavailable(_)));
        assert_eq!(refused, index % 9 == 4, "{added:?}");
    }
    assert_eq!(shelf.count("/a/").await, 81);
    assert_eq!(newest(&shelf).await.len(), 81);
    assert_eq!(pages(&shelf).await, ["/a/"]);
}

/// A comment by an id that is taken: its page is begun before that is noticed.
pub fn impossible(shelf: &TestStore, taken: CommentId) -> NewComment {
    NewComment {
        id: taken,
        ..shelf.draft("/half/")
    }
}

pub async fn pages(shelf: &TestStore) -> Vec<String> {
    let pages = shelf.store.pages(pages_of(shelf.site)).await.unwrap();
    pages.into_iter().map(|page| page.path).collect()
}

async fn a_write_whose_asker_has_gone_is_stored_all_the_same(shelf: TestStore) {
    let draft = shelf.draft("/a/");
    let id: CommentId = draft.id;
    let mut write = shelf.store.add_comment(draft);
    // The first poll hands it over; the answer is never waited for. A quick store may have it already.
    let _ = (&mut write).now_or_never();
    drop(write);
    shelf.approved("/a/").await;
    // Another write may be done before it.
    let is_there = async || shelf.store.comment(id).await.unwrap().is_some();
    let there = timeout(PATIENCE, async {
        while !is_there().await {
            yield_now().await;
        }
    });
    there.await.unwrap();
    assert_eq!(shelf.count("/a/").await, 2);
}

async fn the_last_trusted_time_is_remembered_and_begins_with_the_newest_comment(shelf: TestStore) {
    assert_eq!(shelf.store.trusted_time().await.unwrap(), None);
    let newest = shelf.draft("/a/");
    let created = newest.now;
    shelf.adds(newest).await;
    let known = shelf.store.trusted_time().await.unwrap().unwrap();
    assert_eq!(known.as_millisecond(), created.as_millisecond());
    let now = known + SignedDuration::from_hours(1);
    shelf.store.trust_time(now).await.unwrap();
    shelf.approved("/a/").await;
    let shelf = shelf.reopened();
    assert_eq!(shelf.store.trusted_time().await.unwrap(), Some(now));
}
