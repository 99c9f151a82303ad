//! Comments: added once, with all they have; erased without a trace.

use std::sync::Arc;

use afterword_model::{
    Action, Author, ClosedBy, Comment, CommentId, EmailAddress, NewQuestion, OpenQuestion,
    PageTitle, PlannedOutcome, QuestionClaim, QuestionOutcome, Reason, Status, Text,
    ThreadReceivers, Unsettled, Website,
};
use afterword_services::Changes as _;
use afterword_store::{Added, Aged, Changed, ClosedPages, ListQuery, NewComment, PageChange};
use jiff::Timestamp;
use uuid::Uuid;

use super::lists::newest;
use super::test_store::{TestStore, at, author, pages_of, path};

tests!(
    comments:
    a_comment_is_read_as_it_was_written,
    who_asks_akismet_after_the_claim_has_ended_postpones_nothing,
    a_comment_that_is_not_there_is_none,
    comments_of_a_span_are_found_by_its_first_and_last_id,
    the_same_submission_is_stored_once_and_changes_nothing_again,
    different_submissions_are_different_comments,
    a_closed_page_takes_only_the_owners_comments,
    an_old_page_takes_only_the_owners_comments,
    only_a_published_comment_of_the_same_page_can_be_answered,
    a_refused_comment_leaves_no_page_behind,
    an_erased_comment_is_gone,
    an_erased_comment_with_replies_leaves_a_place_without_anything_personal,
    an_empty_place_goes_away_with_the_last_that_hangs_below_it,
    an_erased_submission_makes_no_second_comment_for_a_while,
    the_owners_erased_answer_may_be_given_again,
    a_comment_that_is_not_there_cannot_be_erased,
);

fn nobody() -> CommentId {
    CommentId(Uuid::from_u128(7))
}

async fn who_asks_akismet_after_the_claim_has_ended_postpones_nothing(shelf: TestStore) {
    let draft = NewComment {
        status: Status::Pending,
        akismet: Some(NewQuestion {
            wanted: PlannedOutcome::Publish,
            address: [192, 0, 2, 7].into(),
        }),
        now: at(0),
        ..shelf.draft("/a/")
    };
    shelf.adds(draft).await;
    let claimed = async |seconds| {
        let claim = QuestionClaim {
            now: at(seconds),
            leased: at(seconds + 60),
            limit: 10,
        };
        shelf.store.claim_questions(claim).await.unwrap()
    };
    let late = claimed(1).await.remove(0);
    let newer = claimed(61).await.remove(0);
    let left = async |question: &OpenQuestion, outcome| {
        let left = Unsettled {
            comment: question.comment.id,
            revision: question.comment.revision,
            attempts: question.attempts,
            outcome,
            now: at(62),
        };
        shelf.store.leave_question(left).await.unwrap();
    };
    let again = || QuestionOutcome::Again {
        due: at(63),
        error: "no answer".to_owned(),
    };
    left(&late, again()).await;
    assert!(claimed(63).await.is_empty(), "it is in other hands");
    left(&newer, again()).await;
    assert_eq!(claimed(63).await.len(), 1);
}

async fn comments_of_a_span_are_found_by_its_first_and_last_id(shelf: TestStore) {
    let id = |number| CommentId(Uuid::from_u128(number));
    for number in [10, 20, 30, 40] {
        let draft = NewComment {
            id: id(number),
            ..shelf.draft("/a/")
        };
        shelf.adds(draft).await;
    }
    let between = async |first, last| {
        let found = shelf.store.comments_between(id(first), id(last));
        found.await.unwrap()
    };
    assert_eq!(between(20, 30).await, [id(20), id(30)]);
    assert_eq!(between(11, 39).await, [id(20), id(30)]);
    assert!(between(41, 99).await.is_empty());
}

async fn a_comment_is_read_as_it_was_written(shelf: TestStore) {
    let parent = shelf.approved("/a/").await;
    let new = NewComment {
        parent: Some(parent),
        title: Some(PageTitle::parse("A “title”", 100).unwrap()),
        author: Author {
            email: Some(EmailAddress::stored("ann@example.org".to_owned())),
            website: Some(Website::stored("https://ann.example/".to_owned())),
            owner: true,
            verified: true,
            ..author("Ann 'O' ü 👍")
        },
        text: Text::stored("*Hi*\n\n'; DROP TABLE comments; --".to_owned()),
        html: "<p>…</p>".to_owned(),
        status: Status::Pending,
        reasons: vec![
            Reason::new("links", 3, vec!["7, \"eight\"".to_owned()]),
            Reason::Words("Three.".to_owned()),
        ],
        now: at(42),
        ..shelf.draft("/a")
    };
    let expected = Comment {
        id: new.id,
        site: shelf.site,
        page: "/a/".to_owned(),
        page_title: "A “title”".to_owned(),
        parent: Some(parent),
        private: false,
        status: Status::Pending,
        author: Some(new.author.clone()),
        text: new.text.clone(),
        html: new.html.clone(),
        created: at(42),
        edited: None,
        revision: 1,
        pinned: false,
        score: 0,
        reactions: [].into(),
        reasons: new.reasons.clone(),
        published: None,
        avatar: None,
        source: None,
    };
    assert_eq!(shelf.adds(new).await, expected);
    assert_eq!(shelf.comment(expected.id).await, expected);
}

async fn a_comment_that_is_not_there_is_none(shelf: TestStore) {
    assert_eq!(shelf.store.comment(nobody()).await.unwrap(), None);
    assert_eq!(shelf.store.decisions(nobody()).await.unwrap(), []);
}

async fn the_same_submission_is_stored_once_and_changes_nothing_again(shelf: TestStore) {
    let submission = |key: u8| NewComment {
        submission: Some([key; 32]),
        ..shelf.draft("/a/")
    };
    let first = shelf.adds(submission(1)).await;
    let before = shelf.before();
    match shelf.store.add_comment(submission(1)).await.unwrap() {
        Added::Again(comment) => assert_eq!(comment, first),
        other => panic!("not the same: {other:?}"),
    }
    assert_eq!(shelf.are_changed(["/a/"], before).await, [false]);
    assert_eq!(shelf.count("/a/").await, 1);
}

async fn different_submissions_are_different_comments(shelf: TestStore) {
    for submission in [Some([1; 32]), Some([2; 32]), None, None] {
        shelf
            .adds(NewComment {
                submission,
                ..shelf.draft("/a/")
            })
            .await;
    }
    assert_eq!(shelf.count("/a/").await, 4);
}

async fn a_closed_page_takes_only_the_owners_comments(shelf: TestStore) {
    let close = PageChange {
        site: shelf.site,
        path: path("/a/"),
        closed: Some(true),
        title: None,
        move_to: None,
        alias: None,
        create: true,
        told: ThreadReceivers::default(),
        now: at(0),
    };
    shelf.store.change_page(close).await.unwrap();
    let begun_before = None;
    let readers = NewComment {
        closed_pages: ClosedPages::Refuse { begun_before },
        ..shelf.draft("/a/")
    };
    let refused = shelf.store.add_comment(readers).await.unwrap();
    assert!(
        matches!(refused, Added::Closed(ClosedBy::Owner)),
        "{refused:?}"
    );
    assert_eq!(shelf.count("/a/").await, 0);
    shelf.approved("/a/").await;
}

async fn an_old_page_takes_only_the_owners_comments(shelf: TestStore) {
    shelf.approved("/a/").await;
    let readers = |begun_before| NewComment {
        closed_pages: ClosedPages::Refuse {
            begun_before: Some(begun_before),
        },
        ..shelf.draft("/a/")
    };
    let refused = shelf.store.add_comment(readers(at(1))).await.unwrap();
    assert!(
        matches!(refused, Added::Closed(ClosedBy::Age)),
        "{refused:?}"
    );
    shelf.adds(readers(at(0))).await;
    shelf.approved("/a/").await;
    assert_eq!(shelf.count("/a/").await, 3);
}

async fn only_a_published_comment_of_the_same_page_can_be_answered(shelf: TestStore) {
    let there = shelf.approved("/a/").await;
    let answer = async |page: &str, parent| {
        let draft = NewComment {
            parent: Some(parent),
            ..shelf.draft(page)
        };
        shelf.store.add_comment(draft).await.unwrap()
    };
    assert!(matches!(
        answer("/a/", nobody()).await,
        Added::UnknownParent
    ));
    assert!(matches!(
        answer("/b/", there).await,
        Added::ParentOnOtherPage
    ));
    for action in [Action::Reject, Action::Spam, Action::Delete] {
        shelf.decided(there, action).await;
        assert!(matches!(answer("/a/", there).await, Added::UnknownParent));
    }
    shelf.decided(there, Action::Restore).await;
    shelf.decided(there, Action::Approve).await;
    assert!(matches!(answer("/a/", there).await, Added::New(..)));
}

async fn a_refused_comment_leaves_no_page_behind(shelf: TestStore) {
    let there = shelf.approved("/a/").await;
    for parent in [nobody(), there] {
        let draft = NewComment {
            parent: Some(parent),
            ..shelf.draft("/b/")
        };
        shelf.store.add_comment(draft).await.unwrap();
    }
    let pages = shelf.store.pages(pages_of(shelf.site)).await.unwrap();
    assert_eq!(pages.len(), 1);
}

async fn an_erased_comment_is_gone(shelf: TestStore) {
    let id = shelf.approved("/a/").await;
    shelf.decided(id, Action::Pin).await;
    let before = shelf.before();
    shelf.erased(id).await;
    assert_eq!(shelf.are_changed(["/a/"], before).await, [true]);
    assert_eq!(shelf.store.comment(id).await.unwrap(), None);
    assert_eq!(shelf.store.decisions(id).await.unwrap(), []);
    let all = ListQuery {
        limit: 9,
        ..ListQuery::default()
    };
    assert_eq!(shelf.store.comments(all).await.unwrap(), []);
}

async fn an_erased_comment_with_replies_leaves_a_place_without_anything_personal(shelf: TestStore) {
    let named = NewComment {
        author: Author {
            email: Some(EmailAddress::stored("ann@example.org".to_owned())),
            website: Some(Website::stored("https://ann.example/".to_owned())),
            ..author("Ann")
        },
        reasons: vec![Reason::Words("She wrote it.".to_owned())],
        ..shelf.draft("/a/")
    };
    let id = shelf.adds(named).await.id;
    shelf.decided(id, Action::Pin).await;
    shelf.reply("/a/", id).await;
    shelf.erased(id).await;
    let place = shelf.comment(id).await;
    assert_eq!((place.status, place.pinned), (Status::Deleted, false));
    assert_eq!(
        (place.author, place.text.as_str(), place.html.as_str()),
        (None, "", "")
    );
    assert_eq!(place.reasons, []);
    let restored = shelf.decides(id, Action::Restore).await;
    assert!(
        matches!(restored, Changed::NotPossible(Status::Deleted)),
        "{restored:?}"
    );
}

async fn an_empty_place_goes_away_with_the_last_that_hangs_below_it(shelf: TestStore) {
    let kept = shelf.approved("/a/").await;
    let root = shelf.reply("/a/", kept).await;
    let middle = shelf.reply("/a/", root).await;
    let leaf = shelf.reply("/a/", middle).await;
    let beside = shelf.reply("/a/", root).await;
    shelf.erased(root).await;
    shelf.erased(middle).await;
    shelf.erased(leaf).await;
    assert_eq!(newest(&shelf).await, [beside, root, kept]);
    shelf.erased(beside).await;
    assert_eq!(newest(&shelf).await, [kept]);
    assert_eq!(shelf.count("/a/").await, 1);
}

async fn an_erased_submission_makes_no_second_comment_for_a_while(shelf: TestStore) {
    let submission = || NewComment {
        submission: Some([1; 32]),
        ..shelf.draft("/a/")
    };
    let place = shelf.adds(submission()).await.id;
    shelf.reply("/a/", place).await;
    shelf.erased(place).await;
    let again = shelf.store.add_comment(submission()).await.unwrap();
    assert!(matches!(again, Added::Erased), "{again:?}");
    assert_eq!(shelf.count("/a/").await, 1);

    let forget = |before| shelf.store.forget(Aged::SpentKeys, before, 10);
    assert_eq!(forget(Timestamp::UNIX_EPOCH).await.unwrap(), 0);
    assert_eq!(forget(Timestamp::MAX).await.unwrap(), 1);
    assert_ne!(shelf.adds(submission()).await.id, place);
}

async fn the_owners_erased_answer_may_be_given_again(shelf: TestStore) {
    let answer = || {
        let mut answer = shelf.draft("/a/");
        answer.author.owner = true;
        answer.submission = Some([1; 32]);
        answer
    };
    let first = shelf.adds(answer()).await.id;
    shelf.erased(first).await;
    assert_ne!(shelf.adds(answer()).await.id, first);
}

async fn a_comment_that_is_not_there_cannot_be_erased(shelf: TestStore) {
    let erased = shelf
        .store
        .erase_comment(nobody(), Arc::default(), at(1))
        .await
        .unwrap();
    assert!(matches!(erased, Changed::Unknown), "{erased:?}");
}
