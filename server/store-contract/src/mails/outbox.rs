//! How mails leave the outbox.

use afterword_model::{ClaimedMail, Undelivered};
use afterword_services::Changes as _;

use super::*;

tests!(
    mail_outbox:
    a_flood_comes_together_in_one_letter,
    spam_comes_once_a_day_in_one_letter_and_only_where_it_is_wanted,
    spam_that_comes_while_the_days_letter_is_being_sent_waits_for_the_next_one,
    spam_that_comes_once_the_days_letter_is_due_goes_along_with_it,
    a_comment_that_comes_once_the_letter_of_a_flood_is_due_goes_along_with_it,
    confirmations_wait_beyond_the_hours_limit_and_none_is_lost,
    a_mail_in_hands_is_not_taken_twice_until_it_is_released,
    who_comes_after_the_claim_has_ended_can_only_say_that_a_mail_was_sent,
    a_clock_that_was_ahead_keeps_no_mail_waiting,
    a_mail_keeps_its_secrets_until_it_is_sent,
    what_failed_for_good_is_listed_and_can_be_tried_again,
    three_bounces_switch_a_reader_off,
    explanations_are_counted_by_the_day,
);

const DAY: i64 = 24 * 60 * 60;

async fn a_flood_comes_together_in_one_letter(shelf: TestStore) {
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
        let mails = letter.iter().map(OutboxMail::claimed).collect();
        let settled = shelf.store.settle_mails(mails, MailOutcome::Sent, at(1));
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

async fn spam_comes_once_a_day_in_one_letter_and_only_where_it_is_wanted(shelf: TestStore) {
    let add = async |wanted: bool, status| {
        let mut draft = of(&shelf, "ann@x.test", status);
        draft.mailing.moderators.truncate(1);
        draft.mailing.spam = wanted;
        shelf.adds(draft).await;
    };
    let claimed = async |now| {
        let letters = shelf.store.claim_mails(claim(at(now))).await.unwrap();
        let mut kinds = Vec::new();
        for letter in letters {
            kinds.push((letter[0].kind, letter.len()));
            let mails = letter.iter().map(OutboxMail::claimed).collect();
            let settled = shelf.store.settle_mails(mails, MailOutcome::Sent, at(now));
            settled.await.unwrap();
        }
        kinds
    };
    add(false, Status::Spam).await;
    assert!(claimed(1).await.is_empty(), "nobody wants it");
    assert_eq!(shelf.store.next_mail_due().await.unwrap(), None);
    add(true, Status::Spam).await;
    assert!(claimed(1).await.is_empty());
    assert_eq!(
        shelf.store.next_mail_due().await.unwrap(),
        Some(at(1 + DAY))
    );
    for _ in 0..59 {
        add(true, Status::Spam).await;
    }
    assert!(claimed(2).await.is_empty(), "the clock is right");
    // What waits for a decision waits for no spam.
    add(true, Status::Pending).await;
    assert_eq!(claimed(DAY).await, [(MailKind::Moderation, 1)]);
    assert_eq!(claimed(1 + DAY).await, [(MailKind::Spam, 60)]);
    assert_eq!(shelf.store.next_mail_due().await.unwrap(), None);
    add(true, Status::Spam).await;
    assert!(claimed(2 + DAY).await.is_empty());
    assert_eq!(claimed(2 + 2 * DAY).await, [(MailKind::Spam, 1)]);
}

/// One moderator is told of it.
fn spam(shelf: &TestStore, seconds: i64) -> NewComment {
    let mut draft = of(shelf, "ann@x.test", Status::Spam);
    draft.mailing.moderators.truncate(1);
    draft.mailing.spam = true;
    draft.now = at(seconds);
    draft
}

/// How many mails each letter is about.
fn sizes(letters: &[Vec<OutboxMail>]) -> Vec<usize> {
    letters.iter().map(Vec::len).collect()
}

async fn are_sent(shelf: &TestStore, letters: &[Vec<OutboxMail>], now: Timestamp) {
    let mails = letters.iter().flatten().map(OutboxMail::claimed).collect();
    let settled = shelf.store.settle_mails(mails, MailOutcome::Sent, now);
    settled.await.unwrap();
}

async fn spam_that_comes_while_the_days_letter_is_being_sent_waits_for_the_next_one(
    shelf: TestStore,
) {
    let claimed = async |seconds| shelf.store.claim_mails(claim(at(seconds))).await.unwrap();
    shelf.adds(spam(&shelf, 0)).await;
    assert!(claimed(1).await.is_empty());
    let letters = claimed(1 + DAY).await;
    assert_eq!(sizes(&letters), [1]);
    shelf.adds(spam(&shelf, 2 + DAY)).await;
    assert!(claimed(3 + DAY).await.is_empty());
    are_sent(&shelf, &letters, at(4 + DAY)).await;
    let next = shelf.store.next_mail_due().await.unwrap();
    assert_eq!(next, Some(at(3 + 2 * DAY)));
    assert!(claimed(5 + DAY).await.is_empty());
    assert_eq!(sizes(&claimed(3 + 2 * DAY).await), [1]);
}

async fn spam_that_comes_once_the_days_letter_is_due_goes_along_with_it(shelf: TestStore) {
    let claimed = async |seconds| shelf.store.claim_mails(claim(at(seconds))).await.unwrap();
    shelf.adds(spam(&shelf, 0)).await;
    assert!(claimed(1).await.is_empty());
    shelf.adds(spam(&shelf, 5 + DAY)).await;
    let letters = claimed(10 + DAY).await;
    assert_eq!(sizes(&letters), [2]);
    are_sent(&shelf, &letters, at(10 + DAY)).await;
    assert_eq!(shelf.store.next_mail_due().await.unwrap(), None);
}

async fn a_comment_that_comes_once_the_letter_of_a_flood_is_due_goes_along_with_it(
    shelf: TestStore,
) {
    let add = async |seconds| {
        let mut draft = of(&shelf, "ann@x.test", Status::Pending);
        draft.mailing.moderators.truncate(1);
        draft.now = at(seconds);
        shelf.adds(draft).await;
    };
    let claimed = async |seconds| {
        let few = Claim {
            single_mails: 2,
            ..claim(at(seconds))
        };
        shelf.store.claim_mails(few).await.unwrap()
    };
    for _ in 0..3 {
        add(0).await;
    }
    let letters = claimed(1).await;
    assert_eq!(sizes(&letters), [1, 1]);
    are_sent(&shelf, &letters, at(1)).await;
    add(905).await;
    let letters = claimed(910).await;
    assert_eq!(sizes(&letters), [2]);
    are_sent(&shelf, &letters, at(910)).await;
    assert_eq!(shelf.store.next_mail_due().await.unwrap(), None);
}

async fn confirmations_wait_beyond_the_hours_limit_and_none_is_lost(shelf: TestStore) {
    const HOUR: i64 = 60 * 60;
    for number in 0..7 {
        let mut draft = of(&shelf, &format!("ann@{number}.test"), Status::Approved);
        draft.notify = true;
        draft.network = Some(format!("network {number}"));
        draft.mailing.moderators.clear();
        shelf.adds(draft).await;
    }
    let few = |now| Claim {
        confirmations: 3,
        ..claim(now)
    };
    let taken = async |seconds| {
        let letters = shelf.store.claim_mails(few(at(seconds))).await.unwrap();
        letters
            .into_iter()
            .map(|letter| letter[0].claimed())
            .collect()
    };
    let settle = async |mails, outcome, seconds| {
        let settled = shelf.store.settle_mails(mails, outcome, at(seconds));
        settled.await.unwrap();
    };
    let first: Vec<ClaimedMail> = taken(1).await;
    assert_eq!(first.len(), 3);
    let totals = shelf.store.mail_totals().await.unwrap();
    assert_eq!((totals.waiting, totals.held_back), (7, 4));
    let again = MailOutcome::Again {
        due: at(2),
        error: Undelivered::said("later"),
    };
    settle(first[..1].to_vec(), again, 1).await;
    settle(first[1..].to_vec(), MailOutcome::Sent, 1).await;
    // It had its turn in this hour; nobody else has.
    let tried: Vec<ClaimedMail> = taken(2).await;
    assert_eq!((tried.len(), tried[0].id), (1, first[0].id));
    settle(tried, MailOutcome::Sent, 2).await;
    assert!(taken(HOUR).await.is_empty());
    let next = shelf.store.next_mail_due().await.unwrap();
    assert_eq!(next, Some(at(1 + HOUR)));
    let mut all = first;
    for hour in 1..=2 {
        let more: Vec<ClaimedMail> = taken(1 + hour * (HOUR + 1)).await;
        settle(more.clone(), MailOutcome::Sent, 1 + hour * (HOUR + 1)).await;
        all.extend(more);
    }
    all.sort_by_key(|mail| mail.id);
    all.dedup_by_key(|mail| mail.id);
    assert_eq!(all.len(), 7);
    let totals = shelf.store.mail_totals().await.unwrap();
    assert_eq!((totals.waiting, totals.held_back), (0, 0));
}

async fn a_mail_in_hands_is_not_taken_twice_until_it_is_released(shelf: TestStore) {
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

async fn who_comes_after_the_claim_has_ended_can_only_say_that_a_mail_was_sent(shelf: TestStore) {
    shelf.adds(of(&shelf, "ann@x.test", Status::Pending)).await;
    let claimed = async |seconds| {
        let letters = shelf.store.claim_mails(claim(at(seconds))).await.unwrap();
        letters.into_iter().map(|letter| letter[0].claimed())
    };
    let late: Vec<ClaimedMail> = claimed(1).await.collect();
    // They were claimed for ten minutes.
    let newer: Vec<ClaimedMail> = claimed(601).await.collect();
    let ids = |mails: &[ClaimedMail]| mails.iter().map(|mail| mail.id).collect::<Vec<_>>();
    assert_eq!(ids(&newer), ids(&late));
    for outcome in [
        MailOutcome::Needless,
        MailOutcome::Failed(Undelivered::said("550 no such user")),
        MailOutcome::Again {
            due: at(602),
            error: Undelivered::said("421 come back"),
        },
    ] {
        let settled = shelf.store.settle_mails(late.clone(), outcome, at(602));
        settled.await.unwrap();
        assert_eq!(claimed(603).await.count(), 0, "they are in other hands");
    }
    let totals = shelf.store.mail_totals().await.unwrap();
    assert_eq!((totals.waiting, totals.failed), (2, 0));
    for mails in [late, newer] {
        let settled = shelf.store.settle_mails(mails, MailOutcome::Sent, at(604));
        settled.await.unwrap();
    }
    for mail in shelf.store.mails(OutboxFilter::All, 10).await.unwrap() {
        assert_eq!((mail.sent, mail.attempts), (Some(at(604)), 1));
    }
}

async fn a_clock_that_was_ahead_keeps_no_mail_waiting(shelf: TestStore) {
    let tomorrow = 24 * 60 * 60;
    let made = NewComment {
        now: at(tomorrow),
        ..of(&shelf, "ann@x.test", Status::Pending)
    };
    shelf.adds(made).await;
    let claimed = async |seconds| shelf.store.claim_mails(claim(at(seconds))).await.unwrap();
    // Made tomorrow, taken into hands tomorrow, put off until tomorrow: each time it goes today.
    assert_eq!(claimed(1).await.len(), 2);
    shelf.store.release_mails().await.unwrap();
    assert_eq!(claimed(tomorrow).await.len(), 2);
    let letters = claimed(2).await;
    assert_eq!(letters.len(), 2);
    for letter in letters {
        let later = MailOutcome::Again {
            due: at(tomorrow + 60),
            error: Undelivered::said("no room"),
        };
        let mails = letter.iter().map(OutboxMail::claimed).collect();
        let settled = shelf.store.settle_mails(mails, later, at(tomorrow));
        settled.await.unwrap();
    }
    assert_eq!(claimed(3).await.len(), 2);
    // What is in hands, or put off for a while, is left there.
    assert!(claimed(4).await.is_empty());
}

async fn a_mail_keeps_its_secrets_until_it_is_sent(shelf: TestStore) {
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
    // Those of several comments stay as they are when the mail is tried again.
    for expires in [at(500), at(900)] {
        let digest = [3, 4].map(|hash| MailToken {
            kind: TokenKind::Digest,
            expires,
            ..token(hash)
        });
        let added = shelf.store.add_mail_tokens(digest.to_vec());
        added.await.unwrap();
    }
    let found = shelf.store.mail_token([4; 32]).await.unwrap().unwrap();
    assert_eq!((found.kind, found.expires), (TokenKind::Digest, at(500)));
    sent(&shelf, at(2000)).await;
    let mail = shelf.store.mail(mail.id).await.unwrap().unwrap();
    assert_eq!((mail.secrets, mail.attempts), (None, 1));
}

async fn what_failed_for_good_is_listed_and_can_be_tried_again(shelf: TestStore) {
    shelf.adds(of(&shelf, "ann@x.test", Status::Pending)).await;
    let letters = shelf.store.claim_mails(claim(at(1))).await.unwrap();
    let (one, two) = (letters[0][0].claimed(), letters[1][0].claimed());
    let refused = MailOutcome::Failed(Undelivered::said("550 no such user"));
    shelf
        .store
        .settle_mails(vec![one], refused, at(1))
        .await
        .unwrap();
    let later = MailOutcome::Again {
        due: at(60),
        error: Undelivered::said("421 come back"),
    };
    shelf
        .store
        .settle_mails(vec![two], later, at(1))
        .await
        .unwrap();
    let failed = shelf.store.mails(OutboxFilter::Failed, 10).await.unwrap();
    assert_eq!(failed[0].error, Some(Undelivered::said("550 no such user")));
    assert_eq!(shelf.store.next_mail_due().await.unwrap(), Some(at(60)));
    let totals = shelf.store.mail_totals().await.unwrap();
    assert_eq!((totals.waiting, totals.failed), (1, 1));
    assert!(shelf.store.retry_mail(one.id, at(2)).await.unwrap());
    assert!(!shelf.store.retry_mail(two.id, at(2)).await.unwrap());
    let again = shelf.store.claim_mails(claim(at(3))).await.unwrap();
    assert_eq!(again[0][0].id, one.id);
}

async fn three_bounces_switch_a_reader_off(shelf: TestStore) {
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

async fn explanations_are_counted_by_the_day(shelf: TestStore) {
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
