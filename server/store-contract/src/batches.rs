//! Decisions in one batch, and blocks by their marks.

use afterword_model::{Action, BatchId, Comment, CommentId, EmailAddress, Status};
use afterword_services::Changes as _;
use afterword_store::{BlockKind, Changed, DecisionOrder, Marks, NewBlock};
use jiff::Timestamp;

use super::test_store::{TestStore, at, author, order, site};

tests!(
    batches:
    a_stroke_decides_all_that_can_be_decided,
    a_pin_is_taken_back_with_its_stroke,
    only_the_latest_decision_is_taken_back_with_its_stroke,
    an_author_is_blocked_by_the_marks_that_are_named,
    blocks_are_listed_added_once_and_removed_on_their_sites_alone,
);

fn of_batch(id: CommentId, action: Action, batch: BatchId) -> DecisionOrder {
    DecisionOrder {
        batch,
        ..order(id, action)
    }
}

async fn a_stroke_decides_all_that_can_be_decided(shelf: TestStore) {
    let (one, two) = (shelf.held("/a/").await, shelf.held("/a/").await);
    let gone = CommentId::new(Timestamp::now());
    let batch = BatchId::new();
    let orders = [one, gone, two].map(|id| of_batch(id, Action::Approve, batch));
    let changed = shelf.store.decide_all(orders.to_vec()).await.unwrap();
    assert!(matches!(
        changed[..],
        [Changed::Done { .. }, Changed::Unknown, Changed::Done { .. }]
    ));
    assert_eq!(shelf.count("/a/").await, 2);
    let lines = shelf.store.batch(batch).await.unwrap();
    let lines: Vec<_> = lines
        .iter()
        .map(|line| (line.comment, line.action.as_str()))
        .collect();
    assert_eq!(lines, [(one, "approve"), (two, "approve")]);
    assert!(shelf.store.batch(BatchId::new()).await.unwrap().is_empty());
}

async fn a_pin_is_taken_back_with_its_stroke(shelf: TestStore) {
    let id = shelf.approved("/a/").await;
    let batch = BatchId::new();
    let pin = of_batch(id, Action::Pin, batch);
    shelf.store.decide(pin).await.unwrap();
    let undo = || DecisionOrder {
        undoes: Some(batch),
        ..order(id, Action::Undo)
    };
    shelf.store.decide(undo()).await.unwrap();
    let comment = shelf.comment(id).await;
    assert_eq!((comment.pinned, comment.status), (false, Status::Approved));
    let again = shelf.store.decide(undo()).await.unwrap();
    assert!(matches!(again, Changed::NotPossible(_)), "{again:?}");
}

async fn only_the_latest_decision_is_taken_back_with_its_stroke(shelf: TestStore) {
    let (one, two) = (shelf.held("/a/").await, shelf.held("/a/").await);
    let batch = BatchId::new();
    for id in [one, two] {
        let order = of_batch(id, Action::Reject, batch);
        shelf.store.decide(order).await.unwrap();
    }
    shelf.decided(two, Action::Spam).await;
    let undo = |id| DecisionOrder {
        undoes: Some(batch),
        ..order(id, Action::Undo)
    };
    let orders = vec![undo(one), undo(two)];
    let changed = shelf.store.decide_all(orders).await.unwrap();
    assert!(matches!(
        changed[..],
        [Changed::Done { .. }, Changed::Outdated]
    ));
    assert_eq!(shelf.comment(one).await.status, Status::Pending);
    assert_eq!(shelf.comment(two).await.status, Status::Spam);
    let again = shelf.store.decide(undo(one)).await.unwrap();
    assert!(matches!(again, Changed::Outdated), "{again:?}");
}

pub(super) async fn written_by(
    shelf: &TestStore,
    name: &str,
    email: Option<&str>,
    network: &str,
) -> Comment {
    let mut draft = shelf.draft("/a/");
    draft.author = author(name);
    draft.author.email = email.map(|email| EmailAddress::stored(email.to_owned()));
    draft.network = Some(network.to_owned());
    shelf.adds(draft).await
}

async fn an_author_is_blocked_by_the_marks_that_are_named(shelf: TestStore) {
    let id = written_by(&shelf, "Ünal", Some("U@x.test"), "n1").await.id;
    let block = |marks: &[BlockKind]| DecisionOrder {
        marks: marks.to_vec(),
        ..order(id, Action::Block)
    };
    let is_blocked = async |name: &str, email: &str, network: &str| {
        let marks = Marks {
            name: Some(name.to_owned()),
            email: Some(email.to_owned()),
            network: Some(network.to_owned()),
            hosts: Vec::new(),
        };
        shelf.is_blocked(marks).await
    };
    shelf.store.decide(block(&[BlockKind::Name])).await.unwrap();
    assert!(is_blocked("ünal", "-", "-").await);
    assert!(!is_blocked("-", "u@x.test", "n1").await);
    shelf.decided(id, Action::Undo).await;
    assert!(!is_blocked("ünal", "u@x.test", "n1").await);
    let both = block(&[BlockKind::Email, BlockKind::Network]);
    shelf.store.decide(both).await.unwrap();
    assert!(is_blocked("-", "u@x.test", "-").await);
    assert!(is_blocked("-", "-", "n1").await);
    assert!(!is_blocked("ünal", "-", "-").await);
}

async fn blocks_are_listed_added_once_and_removed_on_their_sites_alone(shelf: TestStore) {
    let other = shelf.adds_site(site("other")).await;
    let new = |value: &str| NewBlock {
        site: shelf.site,
        kind: BlockKind::Email,
        value: value.to_owned(),
        by: "olga".to_owned(),
        now: at(3),
    };
    let one = shelf.store.add_block(new("a@x.test")).await.unwrap();
    let two = shelf.store.add_block(new("b@x.test")).await.unwrap();
    assert_eq!(shelf.store.add_block(new("a@x.test")).await.unwrap(), one);
    let id = written_by(&shelf, "Ann", None, "n1").await.id;
    shelf.decided(id, Action::Block).await;
    let listed = async |before, limit| {
        let sites = vec![shelf.site, other];
        shelf.store.blocks(sites, before, limit).await.unwrap()
    };
    let all = listed(None, 9).await;
    assert_eq!(all.len(), 3);
    assert_eq!(
        (all[0].author.as_deref(), all[0].comment, all[0].kind),
        (Some("Ann"), Some(id), BlockKind::Network)
    );
    assert_eq!(listed(Some(two.id), 9).await, std::slice::from_ref(&one));
    assert_eq!(listed(None, 1).await.len(), 1);
    assert!(!shelf.store.remove_block(one.id, vec![other]).await.unwrap());
    assert!(
        shelf
            .store
            .remove_block(one.id, vec![shelf.site])
            .await
            .unwrap()
    );
    assert!(
        !shelf
            .store
            .remove_block(one.id, vec![shelf.site])
            .await
            .unwrap()
    );
}
