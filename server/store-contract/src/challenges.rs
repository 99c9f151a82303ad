//! Challenges that were solved: each is spent by one comment.

use afterword_model::{CommentId, Solved, Status};
use afterword_services::Changes as _;
use afterword_store::{Added, Aged, NewComment};
use futures_util::future::join_all;
use jiff::Timestamp;

use super::test_store::{TestStore, at};

tests!(
    challenges:
    a_challenge_is_spent_by_one_comment,
    a_submission_that_comes_again_is_looked_at_before_its_challenge,
    a_comment_that_is_refused_spends_nothing,
    what_is_over_is_forgotten,
);

fn with(shelf: &TestStore, challenge: u8) -> NewComment {
    let hash = [challenge; 32];
    let expires = at(60);
    NewComment {
        id: CommentId::new(Timestamp::now()),
        challenge: Some(Solved { hash, expires }),
        ..shelf.draft("/a/")
    }
}

async fn is_spent(shelf: &TestStore, challenge: u8) -> bool {
    let added = shelf.store.add_comment(with(shelf, challenge)).await;
    matches!(added.unwrap(), Added::Spent)
}

async fn a_challenge_is_spent_by_one_comment(shelf: TestStore) {
    let drafts = (0..20).map(|_| shelf.store.add_comment(with(&shelf, 1)));
    let added = join_all(drafts).await;
    let new = |added: &&_| matches!(added, &Ok(Added::New(..)));
    assert_eq!(added.iter().filter(new).count(), 1);
    assert!(!is_spent(&shelf, 2).await);
    let shelf = shelf.reopened();
    assert!(is_spent(&shelf, 1).await && is_spent(&shelf, 2).await);
    assert_eq!(shelf.count("/a/").await, 2);
}

async fn a_submission_that_comes_again_is_looked_at_before_its_challenge(shelf: TestStore) {
    let draft = || NewComment {
        submission: Some([7; 32]),
        ..with(&shelf, 1)
    };
    shelf.adds(draft()).await;
    let again = shelf.store.add_comment(draft()).await.unwrap();
    assert!(matches!(again, Added::Again(..)), "{again:?}");
}

async fn a_comment_that_is_refused_spends_nothing(shelf: TestStore) {
    let held = shelf.held("/a/").await;
    let refused = NewComment {
        parent: Some(held),
        status: Status::Pending,
        ..with(&shelf, 1)
    };
    let refused = shelf.store.add_comment(refused).await.unwrap();
    assert!(matches!(refused, Added::UnknownParent), "{refused:?}");
    assert!(!is_spent(&shelf, 1).await);
}

async fn what_is_over_is_forgotten(shelf: TestStore) {
    shelf.adds(with(&shelf, 1)).await;
    let forget = |before| shelf.store.forget(Aged::Challenges, before, 10);
    assert_eq!(forget(at(60)).await.unwrap(), 0);
    assert!(is_spent(&shelf, 1).await);
    assert_eq!(forget(at(61)).await.unwrap(), 1);
    assert!(!is_spent(&shelf, 1).await);
}
