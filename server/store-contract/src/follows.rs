//! Who follows a thread, and which mails a follower gets.

use afterword_model::{
    CommentId, EmailAddress, FollowPace, FollowTaken, MailKind, NewFollow, Status, StopMails,
};
use afterword_services::Changes as _;
use afterword_store::{NewComment, OutboxFilter, OutboxMail};
use jiff::Timestamp;

use super::mails::{claim, confirmed, email, mailing, of};
use super::test_store::{TestStore, at, path};

tests!(
    follows:
    a_follower_hears_of_what_is_published_from_then_on_and_of_nothing_twice,
    an_unconfirmed_follower_gets_one_mail_and_the_rest_after_the_confirmation,
    many_comments_in_an_hour_come_singly_and_then_together,
    an_interrupted_telling_goes_on_where_it_was,
    one_thread_ends_and_others_go_on,
    a_person_takes_the_own_follows_along,
);

fn wish(shelf: &TestStore, page: &str, address: &str, pace: FollowPace) -> NewFollow {
    NewFollow {
        site: shelf.site,
        path: path(page),
        email: email(address),
        pace,
        challenge: None,
        network: Some("network".to_owned()),
        mailing: mailing(),
        now: at(2),
    }
}

async fn follows(shelf: &TestStore, page: &str, address: &str, pace: FollowPace) {
    let taken = shelf.store.follow_thread(wish(shelf, page, address, pace));
    assert_eq!(taken.await.unwrap(), FollowTaken::Noted);
}

async fn announced(shelf: &TestStore, now: Timestamp) {
    while shelf.store.announce(now).await.unwrap() {}
}

/// A published comment by Bob on `/a/`.
async fn bob(shelf: &TestStore, now: i64) -> CommentId {
    let comment = NewComment {
        id: CommentId::new(at(now)),
        now: at(now),
        notify: false,
        ..of(shelf, "bob@x.test", Status::Approved)
    };
    shelf.adds(comment).await.id
}

async fn told(shelf: &TestStore, address: &str) -> Vec<OutboxMail> {
    let mut all = shelf.store.mails(OutboxFilter::All, 5000).await.unwrap();
    all.retain(|mail| mail.kind == MailKind::Followed && mail.recipient == email(address));
    all.reverse();
    all
}

async fn a_follower_hears_of_what_is_published_from_then_on_and_of_nothing_twice(shelf: TestStore) {
    confirmed(&shelf, "ann@x.test").await;
    follows(&shelf, "/a/", "ann@x.test", FollowPace::AtOnce).await;
    let id = bob(&shelf, 3).await;
    let own = NewComment {
        id: CommentId::new(at(4)),
        now: at(4),
        ..of(&shelf, "ANN@x.test", Status::Approved)
    };
    shelf.adds(own).await;
    announced(&shelf, at(5)).await;
    let told = async || told(&shelf, "ann@x.test").await;
    assert_eq!(told().await.len(), 1);
    assert_eq!(told().await[0].comment, Some(id));
    let action = afterword_model::Action::Reject;
    for action in [action, afterword_model::Action::Approve] {
        let order = super::mails::decision(id, action);
        shelf.store.decide(order).await.unwrap();
        announced(&shelf, at(6)).await;
    }
    assert_eq!(told().await.len(), 1);
}

async fn an_unconfirmed_follower_gets_one_mail_and_the_rest_after_the_confirmation(
    shelf: TestStore,
) {
    bob(&shelf, 1).await;
    follows(&shelf, "/a/", "eve@x.test", FollowPace::AtOnce).await;
    let id = bob(&shelf, 3).await;
    announced(&shelf, at(4)).await;
    let all = shelf.store.mails(OutboxFilter::All, 50).await.unwrap();
    let eves = all
        .iter()
        .filter(|mail| mail.recipient == email("eve@x.test"));
    let kinds: Vec<MailKind> = eves.map(|mail| mail.kind).collect();
    assert_eq!(kinds, [MailKind::Confirmation]);
    let confirm = shelf
        .store
        .confirm_address(shelf.site, email("eve@x.test"), at(5));
    assert!(confirm.await.unwrap());
    let told = told(&shelf, "eve@x.test").await;
    assert_eq!(
        told.iter().map(|mail| mail.comment).collect::<Vec<_>>(),
        [Some(id)]
    );
}

async fn many_comments_in_an_hour_come_singly_and_then_together(shelf: TestStore) {
    confirmed(&shelf, "ann@x.test").await;
    follows(&shelf, "/a/", "ann@x.test", FollowPace::AtOnce).await;
    for second in 0..25 {
        bob(&shelf, 3 + second).await;
        announced(&shelf, at(3 + second)).await;
    }
    let day = jiff::SignedDuration::from_hours(24);
    let mut digests = Vec::new();
    for now in [at(30), at(30) + day] {
        for letter in shelf.store.claim_mails(claim(now)).await.unwrap() {
            let of_threads = letter.iter().all(|mail| mail.kind == MailKind::Followed);
            if of_threads && letter.len() > 1 {
                digests.push((now, letter.len()));
            }
        }
    }
    assert_eq!(digests, [(at(30) + day, 5)]);
}

async fn an_interrupted_telling_goes_on_where_it_was(shelf: TestStore) {
    bob(&shelf, 1).await;
    let addresses: Vec<String> = (0..450).map(|n| format!("r{n}@x.test")).collect();
    for address in &addresses {
        follows(&shelf, "/a/", address, FollowPace::AtOnce).await;
        let confirm = shelf
            .store
            .confirm_address(shelf.site, email(address), at(2));
        assert!(confirm.await.unwrap());
    }
    bob(&shelf, 3).await;
    assert!(shelf.store.announce(at(4)).await.unwrap());
    let number = async || {
        let all = shelf.store.mails(OutboxFilter::All, 5000).await.unwrap();
        let followed = all.iter().filter(|mail| mail.kind == MailKind::Followed);
        followed.count()
    };
    assert_eq!(number().await, 200);
    announced(&shelf, at(5)).await;
    assert_eq!(number().await, 450);
}

async fn one_thread_ends_and_others_go_on(shelf: TestStore) {
    confirmed(&shelf, "ann@x.test").await;
    for page in ["/a/", "/b/"] {
        follows(&shelf, page, "ann@x.test", FollowPace::Daily).await;
    }
    let id = bob(&shelf, 3).await;
    let ann = email("ann@x.test");
    let reader = shelf.store.reader_address_of(shelf.site, ann.clone());
    let reader = reader.await.unwrap().unwrap();
    let stop = shelf
        .store
        .stop_mails(reader.id, StopMails::OfThread(id), at(4));
    assert!(stop.await.unwrap());
    let pace = async |page: &str| {
        let pace = shelf.store.follow(shelf.site, path(page), ann.clone());
        pace.await.unwrap()
    };
    assert_eq!(
        (pace("/a/").await, pace("/b/").await),
        (None, Some(FollowPace::Daily))
    );
    let stop = shelf.store.stop_mails(reader.id, StopMails::All, at(5));
    assert!(stop.await.unwrap());
    follows(&shelf, "/b/", "ann@x.test", FollowPace::Daily).await;
    assert_eq!(pace("/b/").await, None, "what has ended stays ended");
}

async fn a_person_takes_the_own_follows_along(shelf: TestStore) {
    for address in ["rita@x.test", "eve@x.test"] {
        follows(&shelf, "/a/", address, FollowPace::Daily).await;
    }
    let rita = EmailAddress::stored("Rita@x.test".to_owned());
    let hooks = std::sync::Arc::default();
    let found = shelf.store.erase_person(rita, hooks, at(3)).await.unwrap();
    assert_eq!(found.rows["follows"].len(), 1);
    let follows = async |address: &str| {
        let number = shelf.store.follows_by(shelf.site, email(address));
        number.await.unwrap()
    };
    assert_eq!(
        (follows("rita@x.test").await, follows("eve@x.test").await),
        (0, 1)
    );
}
