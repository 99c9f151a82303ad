//! Mails that follow from comments, and how they leave the outbox.

use std::time::Duration;

use afterword::comments::{Action, CommentId, EmailAddress, Status};
use afterword::config::TellOwner;
use afterword::store::{
    Answering, Changed, Claim, DecisionOrder, MailId, MailKind, MailOutcome, MailToken, Mailing,
    NewComment, NewMail, Note, OutboxFilter, OutboxMail, StopMails, TokenKind,
};
use jiff::{SignedDuration, Timestamp};

use super::contract;
use super::shelf::{Shelf, at, order};

contract!(
    a_held_comment_is_told_to_each_moderator_once,
    a_published_comment_is_told_only_where_all_are,
    an_edited_comment_is_told_again,
    a_reader_is_asked_before_the_first_mail,
    a_reply_is_told_to_those_above_who_have_confirmed_and_never_to_its_author,
    what_was_replied_before_the_confirmation_is_told_after_it,
    a_stopped_address_hears_nothing_more,
    an_erased_comment_leaves_no_mail_behind,
    a_flood_comes_together_in_one_letter,
    a_mail_in_hands_is_not_taken_twice_until_it_is_released,
    a_mail_keeps_its_secrets_until_it_is_sent,
    what_failed_for_good_is_listed_and_can_be_tried_again,
    a_message_has_its_effect_once,
    an_outdated_decision_changes_nothing,
    undo_takes_back_status_text_and_answer_and_again_brings_them_back,
    the_same_answer_twice_is_one_decision,
    a_block_holds_for_address_and_network_until_it_is_undone,
    three_bounces_switch_a_reader_off,
    explanations_are_counted_by_the_day,
);

fn email(address: &str) -> EmailAddress {
    EmailAddress::parse(address).unwrap()
}

fn mailing() -> Mailing {
    Mailing {
        moderators: vec![email("olga@blog.test"), email("otto@blog.test")],
        about: TellOwner::Held,
        readers: true,
        authors: true,
    }
}

/// A comment of a reader who wants to hear of replies.
fn of(shelf: &Shelf, address: &str, status: Status) -> NewComment {
    let mut draft = shelf.draft("/a/");
    draft.author.email = Some(email(address));
    NewComment {
        status,
        notify: true,
        network: Some(format!("network of {address}")),
        mailing: mailing(),
        ..draft
    }
}

fn below(parent: CommentId, draft: NewComment) -> NewComment {
    NewComment {
        parent: Some(parent),
        ..draft
    }
}

fn decision(id: CommentId, action: Action) -> DecisionOrder {
    DecisionOrder {
        mailing: mailing(),
        ..order(id, action)
    }
}

fn claim(now: Timestamp) -> Claim {
    Claim {
        now,
        leased: now + SignedDuration::from_mins(10),
        single_mails: 100,
        digest_every: Duration::from_secs(900),
        limit: 100,
    }
}

/// Kind and recipient of all mails there are, in the order of their making.
async fn mails(shelf: &Shelf) -> Vec<(MailKind, String)> {
    let mut all = shelf.store.mails(OutboxFilter::All, 1000).await.unwrap();
    all.reverse();
    let line = |mail: &OutboxMail| (mail.kind, mail.recipient.as_str().to_owned());
    all.iter().map(line).collect()
}

async fn confirmed(shelf: &Shelf, address: &str) {
    let asked = shelf.adds(of(shelf, address, Status::Approved)).await;
    let done = shelf
        .store
        .confirm_address(shelf.site, email(address), at(1))
        .await;
    assert!(done.unwrap(), "{} was not asked", asked.id);
}

async fn sent(shelf: &Shelf, now: Timestamp) {
    for letter in shelf.store.claim_mails(claim(now)).await.unwrap() {
        let ids = letter.iter().map(|mail| mail.id).collect();
        let settled = shelf.store.settle_mails(ids, MailOutcome::Sent, now);
        settled.await.unwrap();
    }
}

fn told(kind: MailKind, address: &str) -> (MailKind, String) {
    (kind, address.to_owned())
}

async fn a_held_comment_is_told_to_each_moderator_once(shelf: Shelf) {
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

async fn a_published_comment_is_told_only_where_all_are(shelf: Shelf) {
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

async fn an_edited_comment_is_told_again(shelf: Shelf) {
    let comment = shelf.adds(of(&shelf, "ann@x.test", Status::Pending)).await;
    let edit = afterword::store::Edit {
        id: comment.id,
        revision: 1,
        before: Status::Pending,
        text: comment.text,
        html: comment.html,
        status: Status::Pending,
        reasons: Vec::new(),
        now: at(2),
        mailing: mailing(),
    };
    shelf.store.edit_comment(edit).await.unwrap();
    let all = shelf.store.mails(OutboxFilter::All, 10).await.unwrap();
    let revisions: Vec<u32> = all.iter().map(|mail| mail.revision).collect();
    assert_eq!(revisions, [2, 2, 1, 1]);
}

async fn a_reader_is_asked_before_the_first_mail(shelf: Shelf) {
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

async fn a_reply_is_told_to_those_above_who_have_confirmed_and_never_to_its_author(shelf: Shelf) {
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

async fn what_was_replied_before_the_confirmation_is_told_after_it(shelf: Shelf) {
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

async fn a_stopped_address_hears_nothing_more(shelf: Shelf) {
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

async fn an_erased_comment_leaves_no_mail_behind(shelf: Shelf) {
    let id = shelf
        .adds(of(&shelf, "ann@x.test", Status::Pending))
        .await
        .id;
    shelf.erased(id).await;
    assert_eq!(mails(&shelf).await, []);
}

async fn a_flood_comes_together_in_one_letter(shelf: Shelf) {
    for _ in 0..6 {
        let mut draft = of(&shelf, "ann@x.test", Status::Pending);
        draft.mailing.moderators.truncate(1);
        shelf.adds(draft).await;
    }
    let few = |now| Claim {
        single_mails: 2,
        ..claim(now)
    };
    let letters = shelf.store.claim_mails(few(at(1))).await.unwrap();
    assert_eq!(letters.iter().map(Vec::len).collect::<Vec<_>>(), [1, 1]);
    for letter in letters {
        let ids = letter.iter().map(|mail| mail.id).collect();
        let settled = shelf.store.settle_mails(ids, MailOutcome::Sent, at(1));
        settled.await.unwrap();
    }
    assert!(
        shelf
            .store
            .claim_mails(few(at(2)))
            .await
            .unwrap()
            .is_empty()
    );
    assert_eq!(shelf.store.next_mail_due().await.unwrap(), Some(at(901)));
    let letters = shelf.store.claim_mails(few(at(901))).await.unwrap();
    assert_eq!(letters.iter().map(Vec::len).collect::<Vec<_>>(), [4]);
}

async fn a_mail_in_hands_is_not_taken_twice_until_it_is_released(shelf: Shelf) {
    shelf.adds(of(&shelf, "ann@x.test", Status::Pending)).await;
    let taken = shelf.store.claim_mails(claim(at(1))).await.unwrap();
    assert_eq!(taken.len(), 2);
    assert!(
        shelf
            .store
            .claim_mails(claim(at(2)))
            .await
            .unwrap()
            .is_empty()
    );
    // The process ends here, and another begins.
    let shelf = shelf.reopened();
    assert_eq!(shelf.store.release_mails().await.unwrap(), 2);
    let again = shelf.store.claim_mails(claim(at(3))).await.unwrap();
    let ids =
        |letters: &[Vec<OutboxMail>]| -> Vec<MailId> { letters.iter().map(|l| l[0].id).collect() };
    assert_eq!(ids(&again), ids(&taken));
}

async fn a_mail_keeps_its_secrets_until_it_is_sent(shelf: Shelf) {
    shelf.adds(of(&shelf, "ann@x.test", Status::Pending)).await;
    let taken = shelf.store.claim_mails(claim(at(1))).await.unwrap();
    let mail = &taken[0][0];
    let token = |hash: u8| MailToken {
        hash: [hash; 32],
        kind: TokenKind::Reply,
        mail: mail.id,
        site: shelf.site,
        comment: mail.comment,
        revision: 1,
        person: mail.recipient.clone(),
        name: String::new(),
        created: at(1),
        expires: at(1000),
    };
    let prepare = |hash: u8, secrets: &str| {
        let secrets = secrets.to_owned();
        shelf
            .store
            .prepare_mail(mail.id, vec![token(hash)], secrets)
    };
    assert_eq!(prepare(1, "first").await.unwrap().as_deref(), Some("first"));
    assert_eq!(
        prepare(2, "second").await.unwrap().as_deref(),
        Some("first")
    );
    let found = shelf.store.mail_token([1; 32]).await.unwrap().unwrap();
    assert_eq!((found.comment, found.expires), (mail.comment, at(1000)));
    assert!(shelf.store.mail_token([2; 32]).await.unwrap().is_none());
    assert!(shelf.store.token_of_mail(mail.id).await.unwrap().is_some());
    sent(&shelf, at(2000)).await;
    let mail = shelf.store.mail(mail.id).await.unwrap().unwrap();
    assert_eq!((mail.secrets, mail.attempts), (None, 1));
}

async fn what_failed_for_good_is_listed_and_can_be_tried_again(shelf: Shelf) {
    shelf.adds(of(&shelf, "ann@x.test", Status::Pending)).await;
    let letters = shelf.store.claim_mails(claim(at(1))).await.unwrap();
    let (one, two) = (letters[0][0].id, letters[1][0].id);
    let refused = MailOutcome::Failed("550 no such user".to_owned());
    shelf
        .store
        .settle_mails(vec![one], refused, at(1))
        .await
        .unwrap();
    let later = MailOutcome::Again {
        due: at(60),
        error: "421 come back".to_owned(),
    };
    shelf
        .store
        .settle_mails(vec![two], later, at(1))
        .await
        .unwrap();
    let failed = shelf.store.mails(OutboxFilter::Failed, 10).await.unwrap();
    assert_eq!(failed[0].error.as_deref(), Some("550 no such user"));
    assert_eq!(shelf.store.next_mail_due().await.unwrap(), Some(at(60)));
    let totals = shelf.store.mail_totals().await.unwrap();
    assert_eq!((totals.waiting, totals.failed), (1, 1));
    assert!(shelf.store.retry_mail(one, at(2)).await.unwrap());
    assert!(!shelf.store.retry_mail(two, at(2)).await.unwrap());
    let again = shelf.store.claim_mails(claim(at(3))).await.unwrap();
    assert_eq!(again[0][0].id, one);
}

async fn a_message_has_its_effect_once(shelf: Shelf) {
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

async fn an_outdated_decision_changes_nothing(shelf: Shelf) {
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

async fn undo_takes_back_status_text_and_answer_and_again_brings_them_back(shelf: Shelf) {
    let id = shelf.held("/a/").await;
    assert!(matches!(
        shelf.decides(id, Action::Undo).await,
        Changed::NotPossible(_)
    ));
    let text = afterword::comments::Text::stored("Mended".to_owned());
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
    let (undone, _) = shelf.decided(id, Action::Undo).await;
    assert_eq!(
        (undone.status, undone.text.as_str()),
        (Status::Pending, "Hello")
    );
    assert_eq!(shelf.comment(reply_id).await.status, Status::Deleted);
    assert_eq!(shelf.count("/a/").await, 0);
    let (again, _) = shelf.decided(id, Action::Undo).await;
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

async fn the_same_answer_twice_is_one_decision(shelf: Shelf) {
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
        shelf.decided(id, Action::Undo).await.0.status,
        Status::Pending
    );
    assert_eq!(shelf.count("/a/").await, 0);
}

async fn a_block_holds_for_address_and_network_until_it_is_undone(shelf: Shelf) {
    let id = shelf
        .adds(of(&shelf, "Ann@x.test", Status::Pending))
        .await
        .id;
    let marks = |email: Option<&str>, network: Option<&str>| afterword::store::Marks {
        email: email.map(str::to_owned),
        network: network.map(str::to_owned),
    };
    let is_blocked = async |email, network| {
        let marks = marks(email, network);
        shelf.store.is_blocked(shelf.site, marks).await.unwrap()
    };
    assert!(!is_blocked(Some("ann@x.test"), None).await);
    assert_eq!(
        shelf.decided(id, Action::Block).await.0.status,
        Status::Spam
    );
    assert!(is_blocked(Some("ANN@x.test"), None).await);
    assert!(is_blocked(None, Some("network of Ann@x.test")).await);
    assert!(!is_blocked(Some("bob@x.test"), Some("elsewhere")).await);
    shelf.decided(id, Action::Undo).await;
    assert!(!is_blocked(Some("ann@x.test"), Some("network of Ann@x.test")).await);
    // What is spam already can be blocked too, and that be undone.
    shelf.decided(id, Action::Spam).await;
    shelf.decided(id, Action::Block).await;
    assert_eq!(shelf.decided(id, Action::Undo).await.0.status, Status::Spam);
    assert!(!is_blocked(Some("ann@x.test"), None).await);
}

async fn three_bounces_switch_a_reader_off(shelf: Shelf) {
    confirmed(&shelf, "ann@x.test").await;
    let root = shelf
        .adds(of(&shelf, "ann@x.test", Status::Approved))
        .await
        .id;
    for time in 2..5 {
        let mut reply = below(root, of(&shelf, "bob@x.test", Status::Approved));
        reply.notify = false;
        shelf.adds(reply).await;
        sent(&shelf, at(time)).await;
        let last = shelf
            .store
            .mails(OutboxFilter::All, 1)
            .await
            .unwrap()
            .remove(0);
        assert_eq!(last.kind, MailKind::Answered);
        assert!(shelf.store.mail_bounced(last.id, at(time)).await.unwrap());
        // The same report twice is one bounce.
        assert!(!shelf.store.mail_bounced(last.id, at(time)).await.unwrap());
    }
    let address = shelf
        .store
        .reader_address_of(shelf.site, email("ann@x.test"));
    assert_eq!(address.await.unwrap().unwrap().stopped, Some(at(4)));
}

async fn explanations_are_counted_by_the_day(shelf: Shelf) {
    let note = |seen: u8, now| Note {
        seen: [seen; 32],
        mail: Some(NewMail {
            id: MailId::new(),
            kind: MailKind::Explanation,
            site: Some(shelf.site),
            comment: None,
            recipient: email("olga@blog.test"),
            facts: "{}".to_owned(),
            now,
        }),
        daily: 2,
        now,
    };
    for seen in 0..4 {
        assert!(shelf.store.note_mail(note(seen, at(0))).await.unwrap());
    }
    assert!(!shelf.store.note_mail(note(3, at(0))).await.unwrap());
    assert_eq!(mails(&shelf).await.len(), 2);
    let tomorrow = at(86_500);
    assert!(shelf.store.note_mail(note(9, tomorrow)).await.unwrap());
    assert_eq!(mails(&shelf).await.len(), 3);
}
