//! Taking decisions back: all that a decision changed comes back, and nothing that nobody has read.

use afterword_model::{Action, CommentId, Status, Text};
use afterword_services::Changes as _;
use afterword_store::{Changed, DecisionOrder, Edit, Mailing, Marks, NewComment};
use jiff::Timestamp;

use super::batches::written_by;
use super::test_store::{TestStore, at, order};

tests!(
    undo:
    what_its_author_has_rewritten_since_is_not_published_by_an_undo,
    an_edit_is_taken_back_unless_the_author_has_written_since,
    an_edit_to_the_same_text_is_none,
    an_answer_that_was_deleted_stays_so_when_its_decision_is_taken_back,
    a_block_that_an_approval_ended_comes_back_with_its_undo,
    an_approval_ends_the_blocks_of_the_author_whichever_comment_they_were_said_of,
    a_pin_that_went_with_a_decision_comes_back_with_its_undo,
    a_pin_that_came_or_went_since_an_edit_stays_so_when_the_edit_is_taken_back,
    a_pin_that_came_since_an_answer_stays_when_the_answer_is_taken_back,
);

async fn rewritten(shelf: &TestStore, id: CommentId, second: i64) {
    let comment = shelf.comment(id).await;
    let edit = Edit {
        id,
        revision: comment.revision,
        before: comment.status,
        text: Text::stored("Something else".to_owned()),
        html: "<p>Something else</p>\n".to_owned(),
        status: comment.status,
        reasons: Vec::new(),
        now: at(second),
        simhash: None,
        akismet: None,
        mailing: Mailing::none(),
    };
    let changed = shelf.store.edit_comment(edit).await.unwrap();
    assert!(matches!(changed, Changed::Done { .. }), "{changed:?}");
}

fn edit(id: CommentId, text: &str) -> DecisionOrder {
    let html = format!("<p>{text}</p>\n");
    DecisionOrder {
        text: Some((Text::stored(text.to_owned()), html)),
        ..order(id, Action::Edit)
    }
}

async fn what_its_author_has_rewritten_since_is_not_published_by_an_undo(shelf: TestStore) {
    let id = shelf.approved("/a/").await;
    shelf.decided(id, Action::Spam).await;
    rewritten(&shelf, id, 6).await;
    let undone = shelf.decides(id, Action::Undo).await;
    assert!(matches!(undone, Changed::Outdated), "{undone:?}");
    assert_eq!(shelf.comment(id).await.status, Status::Spam);
    shelf.decided(id, Action::Approve).await;
}

async fn an_edit_is_taken_back_unless_the_author_has_written_since(shelf: TestStore) {
    let id = shelf.approved("/a/").await;
    shelf.store.decide(edit(id, "By the owner")).await.unwrap();
    assert_eq!(shelf.comment(id).await.text.as_str(), "By the owner");
    shelf.decided(id, Action::Undo).await;
    assert_eq!(shelf.comment(id).await.text.as_str(), "Hello");
    shelf.decided(id, Action::Undo).await;
    assert_eq!(shelf.comment(id).await.text.as_str(), "By the owner");
    rewritten(&shelf, id, 6).await;
    let undone = shelf.decides(id, Action::Undo).await;
    assert!(matches!(undone, Changed::Outdated), "{undone:?}");
    assert_eq!(shelf.comment(id).await.text.as_str(), "Something else");
}

async fn an_edit_to_the_same_text_is_none(shelf: TestStore) {
    let id = shelf.approved("/a/").await;
    shelf.store.decide(edit(id, "Better")).await.unwrap();
    shelf.store.decide(edit(id, "Better")).await.unwrap();
    assert_eq!(shelf.store.decisions(id).await.unwrap().len(), 1);
    assert_eq!(shelf.comment(id).await.revision, 2);
    shelf.decided(id, Action::Undo).await;
    assert_eq!(shelf.comment(id).await.text.as_str(), "Hello");
}

/// Publishes a comment on `/a/` with an answer.
async fn answered(shelf: &TestStore, id: CommentId) -> CommentId {
    let answer = NewComment {
        parent: Some(id),
        id: CommentId::after(Timestamp::now(), id),
        ..shelf.draft("/a/")
    };
    let answer_id = answer.id;
    let publish = DecisionOrder {
        reply: Some(answer),
        ..order(id, Action::Approve)
    };
    shelf.store.decide(publish).await.unwrap();
    answer_id
}

async fn an_answer_that_was_deleted_stays_so_when_its_decision_is_taken_back(shelf: TestStore) {
    let id = shelf.held("/a/").await;
    let answer_id = answered(&shelf, id).await;
    shelf.decided(answer_id, Action::Delete).await;
    shelf.decided(id, Action::Undo).await;
    assert_eq!(shelf.comment(answer_id).await.status, Status::Deleted);
    assert_eq!(shelf.count("/a/").await, 0);
}

async fn is_blocked(shelf: &TestStore) -> bool {
    let marks = Marks {
        email: Some("ann@x.test".to_owned()),
        ..Marks::default()
    };
    shelf.is_blocked(marks).await
}

async fn a_block_that_an_approval_ended_comes_back_with_its_undo(shelf: TestStore) {
    let id = written_by(&shelf, "Ann", Some("Ann@x.test"), "n1").await.id;
    shelf.decided(id, Action::Block).await;
    shelf.decided(id, Action::Approve).await;
    assert!(!is_blocked(&shelf).await);
    for blocked in [true, false, true] {
        shelf.decided(id, Action::Undo).await;
        assert_eq!(is_blocked(&shelf).await, blocked);
    }
}

async fn an_approval_ends_the_blocks_of_the_author_whichever_comment_they_were_said_of(
    shelf: TestStore,
) {
    let one = written_by(&shelf, "Ann", Some("Ann@x.test"), "n1").await.id;
    let two = written_by(&shelf, "Ann", Some("ann@x.test"), "n1").await.id;
    shelf.decided(one, Action::Block).await;
    shelf.decided(two, Action::Block).await;
    shelf.decided(two, Action::Approve).await;
    assert!(!is_blocked(&shelf).await);
}

async fn a_pin_that_went_with_a_decision_comes_back_with_its_undo(shelf: TestStore) {
    let id = shelf.approved("/a/").await;
    shelf.decided(id, Action::Pin).await;
    for action in [Action::Delete, Action::Reject] {
        shelf.decided(id, action).await;
        assert!(!shelf.comment(id).await.pinned, "{action}");
        shelf.decided(id, Action::Undo).await;
        assert!(shelf.comment(id).await.pinned, "{action}");
    }
}

async fn a_pin_that_came_or_went_since_an_edit_stays_so_when_the_edit_is_taken_back(
    shelf: TestStore,
) {
    let id = shelf.approved("/a/").await;
    for (since, pinned) in [(Action::Pin, true), (Action::Unpin, false)] {
        shelf.store.decide(edit(id, "By the owner")).await.unwrap();
        shelf.decided(id, since).await;
        for text in ["Hello", "By the owner", "Hello"] {
            shelf.decided(id, Action::Undo).await;
            let comment = shelf.comment(id).await;
            assert_eq!((comment.text.as_str(), comment.pinned), (text, pinned));
        }
    }
}

async fn a_pin_that_came_since_an_answer_stays_when_the_answer_is_taken_back(shelf: TestStore) {
    let id = shelf.approved("/a/").await;
    let answer_id = answered(&shelf, id).await;
    shelf.decided(id, Action::Pin).await;
    shelf.decided(id, Action::Undo).await;
    assert!(shelf.comment(id).await.pinned);
    assert_eq!(shelf.comment(answer_id).await.status, Status::Deleted);
}
