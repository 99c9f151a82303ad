//! Several nodes on one database.

use std::sync::Arc;
use std::time::Duration;

use afterword_model::{Action, EmailAddress, MailKind, Status};
use afterword_services::Changes as _;
use afterword_store::{
    Added, Claim, ListQuery, MailId, MailOutcome, NewComment, NewMail, OutboxMail, PageVersion,
    ReportFilter, Store, VersionSlot,
};
use afterword_store_contract::{TestStore, at, order};
use afterword_testkit::{Postgres as Server, until_async};
use futures_util::future::join_all;
use jiff::Timestamp;

use crate::support::Home;

/// A store and another one on the same database.
async fn two(change: impl Fn(&mut Home)) -> (TestStore, Arc<dyn Store>) {
    let mut home = Home::new();
    change(&mut home);
    let other: Arc<dyn Store> = Arc::new(home.postgres().unwrap());
    (TestStore::new(Box::new(home)).await, other)
}

#[tokio::test]
async fn sixty_four_writers_on_one_page_by_two_nodes_are_all_counted() {
    let (one, other) = two(|_| {}).await;
    let add = |number: usize| {
        let draft = one.draft("/hot/");
        let store = [&one.store, &other][number % 2];
        store.add_comment(draft)
    };
    for _ in 0..4 {
        for added in join_all((0..64).map(add)).await {
            assert!(matches!(added.unwrap(), Added::New(_)));
        }
    }
    assert_eq!(one.count("/hot/").await, 256);
    // Half of them are taken away again, by both nodes at once.
    let list = other.comments(of(&one, 128)).await.unwrap();
    let decide = |(number, id): (usize, _)| {
        let store = [&one.store, &other][number % 2];
        store.decide(order(id, Action::Delete))
    };
    let ids = list.iter().map(|comment| comment.id).enumerate();
    for decided in join_all(ids.map(decide)).await {
        decided.unwrap();
    }
    assert_eq!(one.count("/hot/").await, 128);
}

#[tokio::test]
async fn writes_that_wait_for_one_site_are_committed_together() {
    let home = Home::new();
    let database = home.database.clone();
    let one = TestStore::new(Box::new(home)).await;
    let writes = (0..64).map(|_| one.store.add_comment(one.draft("/hot/")));
    for added in join_all(writes).await {
        assert!(matches!(added.unwrap(), Added::New(_)));
    }
    let commits = database.run("SELECT count(DISTINCT xmin::text) FROM comments");
    assert!(commits.parse::<u32>().unwrap() < 64, "{commits} commits");
}

fn of(one: &TestStore, limit: u32) -> ListQuery {
    ListQuery {
        site: Some(one.site),
        among: None,
        path: None,
        status: Some(Status::Approved),
        words: None,
        by_author_of: None,
        before: None,
        reports: ReportFilter::Any,
        limit,
    }
}

#[tokio::test]
async fn a_submission_that_comes_to_both_nodes_at_once_is_stored_once() {
    let (one, other) = two(|_| {}).await;
    for number in 0..20 {
        let same = || NewComment {
            submission: Some([number; 32]),
            ..one.draft("/a/")
        };
        let (first, second) =
            tokio::join!(one.store.add_comment(same()), other.add_comment(same()));
        let ids = [first.unwrap(), second.unwrap()].map(|added| match added {
            Added::New(comment) | Added::Again(comment) => comment.id,
            refused => panic!("{refused:?}"),
        });
        assert_eq!(ids[0], ids[1]);
    }
    assert_eq!(one.count("/a/").await, 20);
}

async fn hears_of_each_write(change: impl Fn(&mut Home)) {
    let (one, other) = two(change).await;
    one.approved("/a/").await;
    for _ in 0..50 {
        let page = other.counts(vec![one.key("/a/")]).await.unwrap()[0].page;
        let before: PageVersion = other.changes_feed().version();
        let foreign = other.foreign_writes();
        one.approved("/a/").await;
        let slot = VersionSlot::of(page);
        until_async("the other node hears of it", async || {
            !other.changes_feed().is_fresh(slot, before) && other.foreign_writes() > foreign
        })
        .await;
    }
}

#[tokio::test]
async fn the_other_node_hears_which_page_has_changed() {
    hears_of_each_write(|_| {}).await;
}

#[tokio::test]
async fn without_notify_the_other_node_looks_for_itself() {
    hears_of_each_write(|home| home.options.notify = false).await;
}

#[tokio::test]
async fn a_node_whose_listening_connection_was_ended_holds_everything_to_be_changed_and_listens_again()
 {
    let home = Home::new();
    let database = home.database.clone();
    let store = home.postgres().unwrap();
    let listens = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'";
    until_async("the node listens", async || database.run(listens) == "1").await;
    let before = store.changes_feed().version();
    database.run(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE datname = current_database() AND query LIKE 'LISTEN%'",
    );
    until_async("everything is held to be changed", async || {
        !store.changes_feed().is_fresh(VersionSlot::of(None), before)
    })
    .await;
    until_async("the node listens", async || database.run(listens) == "1").await;
}

#[tokio::test]
async fn one_of_two_has_a_lease_until_it_ends_or_is_given_back() {
    let (one, other) = two(|_| {}).await;
    let lease = async |store: &Arc<dyn Store>, holder: &str, lasts| {
        let lease = store.lease("imap".to_owned(), holder.to_owned(), lasts);
        lease.await.unwrap()
    };
    let long = Duration::from_secs(60);
    assert!(lease(&one.store, "one", long).await);
    assert!(!lease(&other, "other", long).await);
    // It is renewed, and given back.
    assert!(lease(&one.store, "one", long).await);
    assert!(lease(&one.store, "one", Duration::ZERO).await);
    assert!(lease(&other, "other", Duration::from_millis(50)).await);
    until_async("the lease has ended", async || {
        lease(&one.store, "one", long).await
    })
    .await;
}

fn mail_to(number: u32) -> NewMail {
    NewMail {
        id: MailId::new(),
        kind: MailKind::Moderation,
        site: None,
        comment: None,
        recipient: EmailAddress::stored(format!("ann{number}@x.test")),
        facts: "{}".to_owned(),
        now: at(0),
    }
}

const EIGHT: Claim = Claim {
    now: Timestamp::UNIX_EPOCH,
    leased: Timestamp::UNIX_EPOCH,
    single_mails: 100,
    digest_every: Duration::from_secs(900),
    confirmations: 100,
    limit: 8,
};

#[tokio::test]
async fn two_nodes_take_no_mail_twice() {
    let (one, other) = two(|_| {}).await;
    for number in 0..40 {
        one.store.add_mail(mail_to(number)).await.unwrap();
    }
    let claim = || Claim {
        now: at(1),
        leased: at(600),
        ..EIGHT
    };
    let mut taken = Vec::new();
    loop {
        let both = tokio::join!(one.store.claim_mails(claim()), other.claim_mails(claim()));
        let both: Vec<_> = both.0.unwrap().into_iter().chain(both.1.unwrap()).collect();
        if both.is_empty() {
            break;
        }
        taken.extend(both.into_iter().flatten().map(|mail| mail.id));
    }
    let all = taken.len();
    taken.sort();
    taken.dedup();
    assert_eq!((all, taken.len()), (40, 40));
}

#[tokio::test]
async fn a_digest_that_two_nodes_claim_at_once_is_one_letter() {
    const DAY: i64 = 24 * 60 * 60;
    let (one, other) = two(|_| {}).await;
    for number in 0..20 {
        let spam = || NewMail {
            kind: MailKind::Spam,
            ..mail_to(number)
        };
        for added in join_all((0..60).map(|_| one.store.add_mail(spam()))).await {
            added.unwrap();
        }
        let put_off = Claim {
            now: at(1),
            leased: at(600),
            ..EIGHT
        };
        assert!(one.store.claim_mails(put_off).await.unwrap().is_empty());
        // With this limit a claim looks at 50 due mails: the rest is there for another claim.
        let claim = || Claim {
            now: at(1 + DAY),
            leased: at(600 + DAY),
            limit: 1,
            ..EIGHT
        };
        let both = tokio::join!(one.store.claim_mails(claim()), other.claim_mails(claim()));
        let letters: Vec<_> = both.0.unwrap().into_iter().chain(both.1.unwrap()).collect();
        assert_eq!(letters.iter().map(Vec::len).collect::<Vec<_>>(), [60]);
        let mails = letters.iter().flatten().map(OutboxMail::claimed).collect();
        let settled = one
            .store
            .settle_mails(mails, MailOutcome::Sent, at(1 + DAY));
        settled.await.unwrap();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_node_whose_commit_was_ended_by_an_administrator_knows_at_once_that_it_is_cut_off() {
    let home = Home::new();
    let database = home.database.clone();
    let one = TestStore::new(Box::new(home)).await;
    database.run(
        "CREATE FUNCTION dawdle() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN PERFORM pg_sleep(600); RETURN NULL; END';
         CREATE CONSTRAINT TRIGGER dawdle AFTER INSERT ON comments DEFERRABLE INITIALLY DEFERRED
           FOR EACH ROW EXECUTE FUNCTION dawdle()",
    );
    let (store, draft) = (Arc::clone(&one.store), one.draft("/a/"));
    let write = tokio::spawn(async move { store.add_comment(draft).await.map(drop) });
    let commits = "SELECT count(*) FROM pg_stat_activity
        WHERE datname = current_database() AND query LIKE '%COMMIT' AND wait_event = 'PgSleep'";
    until_async("the commit waits", async || database.run(commits) == "1").await;
    // No other session is left, and none begins, so no look comes between.
    let administration = Server::shared().administration();
    let name = database.run("SELECT current_database()");
    administration.run(&format!("ALTER DATABASE {name} ALLOW_CONNECTIONS false"));
    administration.run(&format!(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'"
    ));
    let failed = write.await.unwrap();
    assert!(failed.is_err(), "{failed:?}");
    assert!(one.store.changes_feed().is_cut_off());
}
