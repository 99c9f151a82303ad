//! Who hears of what.

use afterword_services::Changes as _;

use super::*;

tests!(
    mail_told:
    a_held_comment_is_told_to_each_moderator_once,
    a_published_comment_is_told_only_where_all_are,
    an_edited_comment_is_told_again,
    a_reader_is_asked_before_the_first_mail,
    a_reply_is_told_to_those_above_who_have_confirmed_and_never_to_its_author,
    what_was_replied_before_the_confirmation_is_told_after_it,
    a_stopped_address_hears_nothing_more,
    an_erased_comment_leaves_no_mail_behind,
);

async fn a_held_comment_is_told_to_each_moderator_once(shelf: TestStore) {
    let id = shelf
        .adds(of(&shelf, "ann@x.test", Status::Pending))
        .await
        .id;
    let both = [
        told(MailKind::Moderation, "olga@blog.test"),
        told(MailKind::Moderation, "otto@blog.test"),
    ];
    assert_eq!(mails(&shelf).await, both);
    shelf
        .store
        .decide(decision(id, Action::Reject))
        .await
        .unwrap();
    assert_eq!(mails(&shelf).await, both);
}

async fn a_published_comment_is_told_only_where_all_are(shelf: TestStore) {
    let draft = NewComment {
        notify: false,
        ..of(&shelf, "ann@x.test", Status::Approved)
    };
    shelf.adds(draft.clone()).await;
    assert_eq!(mails(&shelf).await, []);
    let mut all = NewComment {
        id: CommentId::new(at(1)),
        ..draft
    };
    all.mailing.about = TellOwner::All;
    shelf.adds(all).await;
    assert_eq!(mails(&shelf).await.len(), 2);
}

async fn an_edited_comment_is_told_again(shelf: TestStore) {
    let comment = shelf.adds(of(&shelf, "ann@x.test", Status::Pending)).await;
    let edit = afterword_store::Edit {
        id: comment.id,
        revision: 1,
        before: Status::Pending,
        text: comment.text,
        html: comment.html,
        status: Status::Pending,
        reasons: Vec::new(),
        now: at(2),
        simhash: None,
        akismet: None,
        mailing: mailing(),
    };
    shelf.store.edit_comment(edit).await.unwrap();
    let all = shelf.store.mails(OutboxFilter::All, 10).await.unwrap();
    let revisions: Vec<u32> = all.iter().map(|mail| mail.revision).collect();
    assert_eq!(revisions, [2, 2, 1, 1]);
}

async fn a_reader_is_asked_before_the_first_mail(shelf: TestStore) {
    let id = shelf
        .adds(of(&shelf, "ann@x.test", Status::Pending))
        .await
        .id;
    sent(&shelf, at(1)).await;
    shelf
        .store
        .decide(decision(id, Action::Approve))
        .await
        .unwrap();
    let asked = told(MailKind::Confirmation, "ann@x.test");
    assert_eq!(mails(&shelf).await[2..], [asked]);
    // A second comment on the same day does not ask again, and nothing else is sent.
    shelf.adds(of(&shelf, "ann@x.test", Status::Approved)).await;
    assert_eq!(mails(&shelf).await.len(), 3);
    let unknown = shelf
        .store
        .confirm_address(shelf.site, email("eve@x.test"), at(9));
    assert!(!unknown.await.unwrap());
}

async fn a_reply_is_told_to_those_above_who_have_confirmed_and_never_to_its_author(
    shelf: TestStore,
) {
    for address in ["ann@x.test", "bob@x.test"] {
        confirmed(&shelf, address).await;
    }
    let root = shelf
        .adds(of(&shelf, "ann@x.test", Status::Approved))
        .await
        .id;
    let second = below(root, of(&shelf, "bob@x.test", Status::Approved));
    let second = shelf.adds(second).await.id;
    let third = below(second, of(&shelf, "ANN@x.test", Status::Pending));
    let third = shelf.adds(third).await.id;
    let answered = |mails: Vec<(MailKind, String)>| -> Vec<String> {
        let answered = mails
            .into_iter()
            .filter(|(kind, _)| *kind == MailKind::Answered);
        answered.map(|(_, to)| to).collect()
    };
    assert_eq!(answered(mails(&shelf).await), ["ann@x.test"]);
    for action in [Action::Approve, Action::Reject, Action::Approve] {
        shelf.store.decide(decision(third, action)).await.unwrap();
    }
    assert_eq!(answered(mails(&shelf).await), ["ann@x.test", "bob@x.test"]);
}

async fn what_was_replied_before_the_confirmation_is_told_after_it(shelf: TestStore) {
    let id = shelf
        .adds(of(&shelf, "ann@x.test", Status::Approved))
        .await
        .id;
    shelf
        .adds(below(id, of(&shelf, "bob@x.test", Status::Approved)))
        .await;
    let confirm = shelf
        .store
        .confirm_address(shelf.site, email("ann@x.test"), at(5));
    assert!(confirm.await.unwrap());
    let last = mails(&shelf).await.pop().unwrap();
    assert_eq!(last, told(MailKind::Answered, "ann@x.test"));
}

async fn a_stopped_address_hears_nothing_more(shelf: TestStore) {
    confirmed(&shelf, "ann@x.test").await;
    let id = shelf
        .adds(of(&shelf, "ann@x.test", Status::Approved))
        .await
        .id;
    let address = shelf
        .store
        .reader_address_of(shelf.site, email("Ann@x.test"));
    let address = address.await.unwrap().unwrap();
    let before = mails(&shelf).await.len();
    let thread = StopMails::OfReplies(id);
    assert!(
        shelf
            .store
            .stop_mails(address.id, thread, at(6))
            .await
            .unwrap()
    );
    let reply = || NewComment {
        id: CommentId::new(at(7)),
        notify: false,
        ..below(id, of(&shelf, "bob@x.test", Status::Approved))
    };
    shelf.adds(reply()).await;
    assert_eq!(mails(&shelf).await.len(), before);
    let other = shelf
        .adds(of(&shelf, "ann@x.test", Status::Approved))
        .await
        .id;
    let waiting = below(
        other,
        NewComment {
            id: CommentId::new(at(8)),
            ..reply()
        },
    );
    shelf.adds(waiting).await;
    assert_eq!(mails(&shelf).await.len(), before + 1);
    assert!(
        shelf
            .store
            .stop_mails(address.id, StopMails::All, at(9))
            .await
            .unwrap()
    );
    // What waits is not sent either.
    assert!(
        !mails(&shelf)
            .await
            .iter()
            .any(|(kind, _)| *kind == MailKind::Answered)
    );
    let last = below(
        other,
        NewComment {
            id: CommentId::new(at(10)),
            ..reply()
        },
    );
    shelf.adds(last).await;
    assert!(
        !mails(&shelf)
            .await
            .iter()
            .any(|(kind, _)| *kind == MailKind::Answered)
    );
}

async fn an_erased_comment_leaves_no_mail_behind(shelf: TestStore) {
    let id = shelf
        .adds(of(&shelf, "ann@x.test", Status::Pending))
        .await
        .id;
    shelf.erased(id).await;
    assert_eq!(mails(&shelf).await, []);
}
