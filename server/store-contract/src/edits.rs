//! Edits: only of what the editor has seen.

use afterword_model::{Action, CommentId, Reason, Status, Text};
use afterword_services::Changes as _;
use afterword_store::{Changed, Edit, Mailing};
use uuid::Uuid;

use super::test_store::{TestStore, at};

tests!(
    edits:
    an_edit_changes_the_text_and_raises_the_revision,
    an_edit_of_a_text_that_was_changed_meanwhile_is_void,
    an_edit_does_not_undo_a_decision_that_came_between,
    an_edit_that_publishes_leaves_the_comment_in_its_place,
    a_comment_that_is_not_there_cannot_be_edited,
);

/// As the author of an approved comment that stays approved.
fn edit(id: CommentId, revision: u32) -> Edit {
    Edit {
        id,
        revision,
        before: Status::Approved,
        text: Text::stored(format!("Text {revision}")),
        html: format!("<p>Text {revision}</p>"),
        status: Status::Approved,
        reasons: vec![Reason::new("links", 3, Vec::new())],
        now: at(60),
        simhash: None,
        akismet: None,
        mailing: Mailing::none(),
    }
}

async fn an_edit_changes_the_text_and_raises_the_revision(shelf: TestStore) {
    let id = shelf.approved("/a/").await;
    let before = shelf.comment(id).await;
    let edited = match shelf.store.edit_comment(edit(id, 1)).await.unwrap() {
        Changed::Done {
            comment, before, ..
        } => {
            assert_eq!(before, Status::Approved);
            *comment
        }
        other => panic!("not edited: {other:?}"),
    };
    assert_eq!(
        (edited.text.as_str(), edited.html.as_str()),
        ("Text 1", "<p>Text 1</p>")
    );
    assert_eq!((edited.revision, edited.edited), (2, Some(at(60))));
    assert_eq!(edited.reasons, [Reason::new("links", 3, Vec::new())]);
    assert_eq!(
        (edited.author.clone(), edited.created),
        (before.author, before.created)
    );
    assert_eq!(shelf.comment(id).await, edited);
}

async fn is_void(shelf: &TestStore, edit: Edit, status: Status) {
    let before = shelf.comment(edit.id).await;
    let changed = shelf.store.edit_comment(edit).await.unwrap();
    assert!(
        matches!(changed, Changed::NotPossible(now) if now == status),
        "{changed:?}"
    );
    assert_eq!(shelf.comment(before.id).await, before);
}

async fn an_edit_of_a_text_that_was_changed_meanwhile_is_void(shelf: TestStore) {
    let id = shelf.approved("/a/").await;
    shelf.store.edit_comment(edit(id, 1)).await.unwrap();
    is_void(&shelf, edit(id, 1), Status::Approved).await;
    is_void(&shelf, edit(id, 3), Status::Approved).await;
}

async fn an_edit_does_not_undo_a_decision_that_came_between(shelf: TestStore) {
    let id = shelf.approved("/a/").await;
    for (action, status) in [
        (Action::Spam, Status::Spam),
        (Action::Reject, Status::Rejected),
        (Action::Delete, Status::Deleted),
    ] {
        shelf.decided(id, action).await;
        is_void(&shelf, edit(id, 1), status).await;
    }
    assert_eq!(shelf.count("/a/").await, 0);
}

async fn an_edit_that_publishes_leaves_the_comment_in_its_place(shelf: TestStore) {
    let first = shelf.held("/a/").await;
    let second = shelf.approved("/a/").await;
    let publishes = Edit {
        before: Status::Pending,
        ..edit(first, 1)
    };
    shelf.store.edit_comment(publishes).await.unwrap();
    assert_eq!(super::lists::newest(&shelf).await, [second, first]);
    assert_eq!(shelf.count("/a/").await, 2);
}

async fn a_comment_that_is_not_there_cannot_be_edited(shelf: TestStore) {
    let edit = edit(CommentId(Uuid::from_u128(7)), 1);
    let changed = shelf.store.edit_comment(edit).await.unwrap();
    assert!(matches!(changed, Changed::Unknown), "{changed:?}");
}
