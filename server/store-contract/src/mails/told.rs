//! Who hears of what.

use afterword_model::FollowPace;
use afterword_services::Changes as _;

use super::*;

tests!(
    mail_told:
    a_held_comment_is_told_to_each_moderator_once,
    a_published_comment_is_told_only_where_all_are,
    an_edited_comment_is_told_again,
    a_reader_is_asked_before_the_first_mail,
    a_request_whose_comment_is_erased_goes_on_with_another_that_wants_mails,
    a_request_whose_comment_is_rejected_goes_on_with_another_that_wants_mails,
    a_request_that_no_comment_takes_over_was_never_made,
    a_request_in_hands_is_not_made_again_when_its_comment_is_erased,
    a_request_that_goes_on_with_another_comment_counts_once,
    whoever_erases_the_comment_has_nobody_asked_again_and_again,
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

/// The comments for which an address is to be asked to confirm itself.
async fn asked(shelf: &TestStore, address: &str) -> Vec<Option<CommentId>> {
    let waiting = shelf.store.mails(OutboxFilter::Waiting, 100).await.unwrap();
    let is_it = |mail: &&OutboxMail| {
        mail.kind == MailKind::Confirmation && mail.recipient.as_str() == address
    };
    let asked = waiting.iter().filter(is_it);
    asked.map(|mail| mail.comment).collect()
}

/// What waits tells nothing any more.
async fn needless(shelf: &TestStore, now: Timestamp) {
    for letter in shelf.store.claim_mails(claim(now)).await.unwrap() {
        let mails = letter.iter().map(OutboxMail::claimed).collect();
        let settled = shelf.store.settle_mails(mails, MailOutcome::Needless, now);
        settled.await.unwrap();
    }
}

async fn a_request_whose_comment_is_erased_goes_on_with_another_that_wants_mails(shelf: TestStore) {
    for (address, notify) in [("ann@x.test", true), ("bob@x.test", false)] {
        let draft = || of(&shelf, address, Status::Approved);
        let first = shelf.adds(draft()).await.id;
        let second = NewComment {
            notify,
            follow: (!notify).then_some(FollowPace::AtOnce),
            ..draft()
        };
        let second = shelf.adds(second).await.id;
        // One that wants no mails takes nothing over.
        let silent = NewComment {
            path: crate::path("/b/"),
            notify: false,
            ..draft()
        };
        shelf.adds(silent).await;
        assert_eq!(asked(&shelf, address).await, [Some(first)]);
        shelf.erased(first).await;
        assert_eq!(asked(&shelf, address).await, [Some(second)]);
    }
}

async fn a_request_whose_comment_is_rejected_goes_on_with_another_that_wants_mails(
    shelf: TestStore,
) {
    let draft = || of(&shelf, "ann@x.test", Status::Approved);
    let first = shelf.adds(draft()).await.id;
    let second = shelf.adds(draft()).await.id;
    let rejected = shelf.store.decide(decision(first, Action::Reject));
    rejected.await.unwrap();
    needless(&shelf, at(2)).await;
    assert_eq!(asked(&shelf, "ann@x.test").await, [Some(second)]);
    // That it is needless once more has another reason than the comment.
    needless(&shelf, at(3)).await;
    assert!(asked(&shelf, "ann@x.test").await.is_empty());
}

async fn a_request_that_no_comment_takes_over_was_never_made(shelf: TestStore) {
    let draft = || of(&shelf, "ann@x.test", Status::Approved);
    // Its author's address stays known by it.
    let silent = NewComment {
        notify: false,
        ..draft()
    };
    shelf.adds(silent).await;
    let first = shelf.adds(draft()).await.id;
    shelf.erased(first).await;
    assert!(asked(&shelf, "ann@x.test").await.is_empty());
    let next = shelf.adds(draft()).await.id;
    assert_eq!(asked(&shelf, "ann@x.test").await, [Some(next)]);
}

async fn a_request_in_hands_is_not_made_again_when_its_comment_is_erased(shelf: TestStore) {
    let draft = || of(&shelf, "ann@x.test", Status::Approved);
    let first = shelf.adds(draft()).await.id;
    shelf.adds(draft()).await;
    let taken = shelf.store.claim_mails(claim(at(1))).await.unwrap();
    assert_eq!(taken.len(), 1);
    shelf.erased(first).await;
    assert_eq!(asked(&shelf, "ann@x.test").await, [None]);
}

/// Whoever has written a comment can erase it, and its address may be anybody's.
async fn whoever_erases_the_comment_has_nobody_asked_again_and_again(shelf: TestStore) {
    const DAY: i64 = 24 * 60 * 60;
    let asked = told(MailKind::Confirmation, "ann@x.test");
    let times = async || {
        let all = mails(&shelf).await;
        all.iter().filter(|mail| **mail == asked).count()
    };
    for (seconds, expected) in [
        (0, 1),
        (60, 1),
        (120, 1),
        (2 * DAY, 2),
        (2 * DAY + 60, 2),
        (4 * DAY, 3),
        (6 * DAY, 3),
    ] {
        let draft = NewComment {
            now: at(seconds),
            ..of(&shelf, "ann@x.test", Status::Approved)
        };
        let id = shelf.adds(draft).await.id;
        sent(&shelf, at(seconds + 1)).await;
        shelf.erased(id).await;
        assert_eq!(times().await, expected, "after {seconds} s");
    }
    // Her own wish to be forgotten takes these with it.
    let hooks = std::sync::Arc::default();
    let erased = shelf
        .store
        .erase_person(email("ann@x.test"), hooks, at(7 * DAY));
    erased.await.unwrap();
    assert_eq!(times().await, 0);
}

async fn a_request_that_goes_on_with_another_comment_counts_once(shelf: TestStore) {
    const DAY: i64 = 24 * 60 * 60;
    let add = async |seconds| {
        let draft = NewComment {
            now: at(seconds),
            ..of(&shelf, "ann@x.test", Status::Approved)
        };
        shelf.adds(draft).await.id
    };
    let first = add(0).await;
    add(1).await;
    shelf.erased(first).await;
    sent(&shelf, at(10)).await;
    for day in 2..7 {
        add(day * DAY).await;
        sent(&shelf, at(day * DAY)).await;
    }
    let asked = told(MailKind::Confirmation, "ann@x.test");
    let all = mails(&shelf).await;
    assert_eq!(all.iter().filter(|mail| **mail == asked).count(), 3);
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
