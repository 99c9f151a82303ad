//! Decisions: what they lead to, and what is remembered of them.

use afterword_model::{Action, CommentId, Decider, Interface, Status};
use afterword_services::Changes as _;
use afterword_store::{Changed, Decision, DecisionOrder, NewComment};
use uuid::Uuid;

use super::test_store::{TestStore, at, order};

tests!(
    decisions:
    the_life_of_a_comment_is_as_its_table_says,
    a_deleted_comment_is_restored_as_it_was,
    every_decision_is_remembered_in_its_order,
    what_changes_nothing_is_not_a_decision,
    a_pin_goes_with_the_approval,
    an_owners_reply_is_published_with_the_decision,
    a_reply_to_what_is_not_published_is_not_possible_and_changes_nothing,
    a_comment_that_is_not_there_cannot_be_decided,
);

async fn the_life_of_a_comment_is_as_its_table_says(shelf: TestStore) {
    for before in Status::ALL {
        // What an undo leads to, the table does not tell; who is asked has an address.
        for action in Action::ALL
            .into_iter()
            .filter(|action| !matches!(action, Action::Undo | Action::Ask | Action::Reply))
        {
            let draft = NewComment {
                status: before,
                private: before == Status::Private,
                ..shelf.draft("/a/")
            };
            let id = shelf.adds(draft).await.id;
            let expected = before.after(action, None);
            match (shelf.decides(id, action).await, expected) {
                (
                    Changed::Done {
                        comment,
                        before: was,
                        ..
                    },
                    Some(after),
                ) => {
                    assert_eq!((was, comment.status), (before, after), "{action}");
                }
                (Changed::NotPossible(was), None) => assert_eq!(was, before, "{action}"),
                (changed, _) => panic!("{action} of {before}: {changed:?}"),
            }
            let now = shelf.comment(id).await.status;
            assert_eq!(now, expected.unwrap_or(before), "{action} of {before}");
        }
    }
}

async fn a_deleted_comment_is_restored_as_it_was(shelf: TestStore) {
    for before in [
        Status::Pending,
        Status::Approved,
        Status::Rejected,
        Status::Spam,
    ] {
        let draft = NewComment {
            status: before,
            ..shelf.draft("/a/")
        };
        let id = shelf.adds(draft).await.id;
        shelf.decided(id, Action::Delete).await;
        shelf.decided(id, Action::Delete).await;
        assert_eq!(shelf.decided(id, Action::Restore).await.status, before);
    }
}

async fn every_decision_is_remembered_in_its_order(shelf: TestStore) {
    let id = shelf.held("/a/").await;
    shelf.decided(id, Action::Approve).await;
    shelf.decided(id, Action::Pin).await;
    let by = Decider {
        name: "otto".to_owned(),
        interface: Interface::CommandLine,
    };
    let later = DecisionOrder {
        by,
        now: at(8),
        ..order(id, Action::Spam)
    };
    shelf.store.decide(later).await.unwrap();
    let decision = |action: &str, before, after| Decision {
        action: action.to_owned(),
        by: "olga".to_owned(),
        interface: "api".to_owned(),
        at: at(5),
        before,
        after,
        batch: None,
        reply: None,
    };
    let expected = [
        decision("approve", Status::Pending, Status::Approved),
        decision("pin", Status::Approved, Status::Approved),
        Decision {
            by: "otto".to_owned(),
            interface: "command-line".to_owned(),
            at: at(8),
            ..decision("spam", Status::Approved, Status::Spam)
        },
    ];
    let mut found = shelf.store.decisions(id).await.unwrap();
    assert!(
        found
            .iter_mut()
            .all(|decision| decision.batch.take().is_some())
    );
    assert_eq!(found, expected);
}

async fn what_changes_nothing_is_not_a_decision(shelf: TestStore) {
    let id = shelf.held("/a/").await;
    for action in [
        Action::Approve,
        Action::Approve,
        Action::Unpin,
        Action::Restore,
    ] {
        shelf.decided(id, action).await;
    }
    shelf.decided(id, Action::Reject).await;
    shelf.decides(id, Action::Pin).await;
    let decisions = shelf.store.decisions(id).await.unwrap();
    let actions: Vec<_> = decisions
        .iter()
        .map(|decision| decision.action.as_str())
        .collect();
    assert_eq!(actions, ["approve", "reject"]);
}

async fn a_pin_goes_with_the_approval(shelf: TestStore) {
    let id = shelf.approved("/a/").await;
    assert!(shelf.decided(id, Action::Pin).await.pinned);
    assert!(shelf.decided(id, Action::Approve).await.pinned);
    assert!(!shelf.decided(id, Action::Reject).await.pinned);
    assert!(!shelf.decided(id, Action::Approve).await.pinned);
}

async fn an_owners_reply_is_published_with_the_decision(shelf: TestStore) {
    let id = shelf.held("/a/").await;
    let reply = NewComment {
        parent: Some(id),
        ..shelf.draft("/a/")
    };
    let reply_id = reply.id;
    let order = DecisionOrder {
        reply: Some(reply),
        ..order(id, Action::Approve)
    };
    shelf.store.decide(order).await.unwrap();
    let reply = shelf.comment(reply_id).await;
    assert_eq!((reply.parent, reply.status), (Some(id), Status::Approved));
}

async fn a_reply_to_what_is_not_published_is_not_possible_and_changes_nothing(shelf: TestStore) {
    let id = shelf.held("/a/").await;
    let reply = NewComment {
        parent: Some(id),
        ..shelf.draft("/a/")
    };
    let reply_id = reply.id;
    let order = DecisionOrder {
        reply: Some(reply),
        ..order(id, Action::Spam)
    };
    let changed = shelf.store.decide(order).await.unwrap();
    assert!(
        matches!(changed, Changed::NotPossible(Status::Pending)),
        "{changed:?}"
    );
    assert_eq!(shelf.comment(id).await.status, Status::Pending);
    assert_eq!(shelf.store.comment(reply_id).await.unwrap(), None);
    assert_eq!(shelf.store.decisions(id).await.unwrap(), []);
}

async fn a_comment_that_is_not_there_cannot_be_decided(shelf: TestStore) {
    let changed = shelf
        .decides(CommentId(Uuid::from_u128(7)), Action::Approve)
        .await;
    assert!(matches!(changed, Changed::Unknown), "{changed:?}");
}
