//! Decisions that come by mail, and taking them back.

use afterword_services::Changes as _;

use super::*;

tests!(
    mail_effects:
    a_message_has_its_effect_once,
    an_outdated_decision_changes_nothing,
    undo_takes_back_status_text_and_answer_and_again_brings_them_back,
    the_same_answer_twice_is_one_decision,
    a_block_holds_for_address_and_network_until_it_is_undone,
);

async fn a_message_has_its_effect_once(shelf: TestStore) {
    let id = shelf
        .adds(of(&shelf, "ann@x.test", Status::Pending))
        .await
        .id;
    let answer = || NewMail {
        id: MailId::new(),
        kind: MailKind::Decided,
        site: Some(shelf.site),
        comment: Some(id),
        recipient: email("olga@blog.test"),
        facts: "{}".to_owned(),
        now: at(5),
    };
    let by_mail = |action| DecisionOrder {
        answering: Some(Answering {
            seen: [7; 32],
            mail: Some(answer()),
            key: None,
        }),
        ..decision(id, action)
    };
    shelf.store.decide(by_mail(Action::Reject)).await.unwrap();
    let again = shelf.store.decide(by_mail(Action::Approve)).await.unwrap();
    assert!(matches!(again, Changed::SeenBefore), "{again:?}");
    assert_eq!(shelf.comment(id).await.status, Status::Rejected);
    let answers = shelf.store.mails(OutboxFilter::All, 10).await.unwrap();
    let answers: Vec<_> = answers
        .iter()
        .filter(|m| m.kind == MailKind::Decided)
        .collect();
    assert_eq!(answers.len(), 1);
    assert_eq!(answers[0].before, Some(Status::Pending));
    assert!(shelf.store.is_seen([7; 32]).await.unwrap());
}

async fn an_outdated_decision_changes_nothing(shelf: TestStore) {
    let id = shelf
        .adds(of(&shelf, "ann@x.test", Status::Pending))
        .await
        .id;
    let outdated = DecisionOrder {
        revision: Some(2),
        ..decision(id, Action::Approve)
    };
    let changed = shelf.store.decide(outdated).await.unwrap();
    assert!(matches!(changed, Changed::Outdated), "{changed:?}");
    assert_eq!(shelf.comment(id).await.status, Status::Pending);
}

async fn undo_takes_back_status_text_and_answer_and_again_brings_them_back(shelf: TestStore) {
    let id = shelf.held("/a/").await;
    assert!(matches!(
        shelf.decides(id, Action::Undo).await,
        Changed::NotPossible(_)
    ));
    let text = afterword_model::Text::stored("Mended".to_owned());
    let mut reply = below(id, shelf.draft("/a/"));
    reply.author.owner = true;
    let reply_id = reply.id;
    let order = DecisionOrder {
        text: Some((text, "<p>Mended</p>".to_owned())),
        reply: Some(reply),
        ..order(id, Action::Approve)
    };
    shelf.store.decide(order).await.unwrap();
    assert_eq!(shelf.count("/a/").await, 2);
    let undone = shelf.decided(id, Action::Undo).await;
    assert_eq!(
        (undone.status, undone.text.as_str()),
        (Status::Pending, "Hello")
    );
    assert_eq!(shelf.comment(reply_id).await.status, Status::Deleted);
    assert_eq!(shelf.count("/a/").await, 0);
    let again = shelf.decided(id, Action::Undo).await;
    assert_eq!(
        (again.status, again.text.as_str()),
        (Status::Approved, "Mended")
    );
    assert_eq!(shelf.comment(reply_id).await.status, Status::Approved);
    assert_eq!(shelf.count("/a/").await, 2);
    shelf.erased(id).await;
    assert!(matches!(
        shelf.decides(id, Action::Undo).await,
        Changed::NotPossible(_)
    ));
}

async fn the_same_answer_twice_is_one_decision(shelf: TestStore) {
    let id = shelf.held("/a/").await;
    let publish = |reply: CommentId| {
        let mut reply = NewComment {
            id: reply,
            submission: Some([3; 32]),
            ..below(id, shelf.draft("/a/"))
        };
        reply.author.owner = true;
        DecisionOrder {
            reply: Some(reply),
            ..order(id, Action::Approve)
        }
    };
    for _ in 0..2 {
        let reply = CommentId::new(Timestamp::now());
        shelf.store.decide(publish(reply)).await.unwrap();
    }
    assert_eq!(shelf.store.decisions(id).await.unwrap().len(), 1);
    assert_eq!(
        shelf.decided(id, Action::Undo).await.status,
        Status::Pending
    );
    assert_eq!(shelf.count("/a/").await, 0);
}

async fn a_block_holds_for_address_and_network_until_it_is_undone(shelf: TestStore) {
    let id = shelf
        .adds(of(&shelf, "Ann@x.test", Status::Pending))
        .await
        .id;
    let marks = |email: Option<&str>, network: Option<&str>| afterword_store::Marks {
        name: None,
        email: email.map(str::to_owned),
        network: network.map(str::to_owned),
        ..Default::default()
    };
    let is_blocked = async |email, network| {
        let marks = marks(email, network);
        shelf.is_blocked(marks).await
    };
    assert!(!is_blocked(Some("ann@x.test"), None).await);
    assert_eq!(shelf.decided(id, Action::Block).await.status, Status::Spam);
    assert!(is_blocked(Some("ANN@x.test"), None).await);
    assert!(is_blocked(None, Some("network of Ann@x.test")).await);
    assert!(!is_blocked(Some("bob@x.test"), Some("elsewhere")).await);
    shelf.decided(id, Action::Undo).await;
    assert!(!is_blocked(Some("ann@x.test"), Some("network of Ann@x.test")).await);
    // What is spam already can be blocked too, and that be undone.
    shelf.decided(id, Action::Spam).await;
    shelf.decided(id, Action::Block).await;
    assert_eq!(shelf.decided(id, Action::Undo).await.status, Status::Spam);
    assert!(!is_blocked(Some("ann@x.test"), None).await);
}
