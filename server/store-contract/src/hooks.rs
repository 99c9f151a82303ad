//! Webhooks that follow from writes, in the transaction of each.

use std::sync::Arc;
use std::time::Duration;

use afterword_model::policy::HookEvent;
use afterword_model::{Action, CommentId, HookSettled, Status, Text, Undelivered};
use afterword_rules::webhooks;
use afterword_services::Changes as _;
use afterword_store::{
    DecisionOrder, HookClaim, HookFilter, HookOutcome, Hooks, Mailing, NewComment, OutboxHook,
    PageChange,
};
use jiff::SignedDuration;

use super::test_store::{TestStore, at, order, path};

tests!(
    hooks:
    an_owners_answer_is_told_with_the_decision_and_goes_with_it,
    another_text_by_the_owner_changes_the_thread,
    what_is_leased_is_not_claimed_twice_until_it_is_released,
    who_comes_after_the_claim_has_ended_can_only_say_that_a_webhook_has_arrived,
    a_clock_that_was_ahead_keeps_nothing_waiting,
    two_interrupted_webhooks_of_one_thread_become_one,
    two_pages_that_become_one_are_told_once,
    each_receiver_hears_of_it,
);

const URL: &str = "https://hooks.test/";

fn hooks() -> Arc<Hooks> {
    Arc::new(Hooks {
        urls: vec![URL.to_owned()],
        events: HookEvent::ALL.to_vec(),
        quiet: Duration::from_secs(30),
    })
}

fn mailing() -> Mailing {
    Mailing {
        hooks: hooks(),
        ..Mailing::none()
    }
}

fn draft(shelf: &TestStore, page: &str, status: Status) -> NewComment {
    NewComment {
        status,
        mailing: mailing(),
        ..shelf.draft(page)
    }
}

fn decision(id: CommentId, action: Action) -> DecisionOrder {
    DecisionOrder {
        mailing: mailing(),
        ..order(id, action)
    }
}

async fn rows(shelf: &TestStore) -> Vec<OutboxHook> {
    let mut rows = shelf.store.hooks(HookFilter::All, 100).await.unwrap();
    rows.reverse();
    rows
}

/// All that wait, which are then forgotten.
async fn told(shelf: &TestStore) -> Vec<(HookEvent, Option<CommentId>)> {
    let claim = HookClaim {
        url: URL.to_owned(),
        now: at(1_000),
        leased: at(2_000),
        limit: 100,
    };
    let mut told = shelf.store.claim_hooks(claim).await.unwrap();
    for hook in &told {
        let settled = shelf
            .store
            .settle_hook(hook.claimed(), HookOutcome::Sent, at(1_000));
        settled.await.unwrap();
    }
    told.sort_by_key(|hook| hook.id);
    told.iter().map(|hook| (hook.event, hook.comment)).collect()
}

async fn an_owners_answer_is_told_with_the_decision_and_goes_with_it(shelf: TestStore) {
    let id = shelf.adds(draft(&shelf, "/a/", Status::Pending)).await.id;
    assert_eq!(
        told(&shelf).await,
        [(HookEvent::CommentSubmitted, Some(id))]
    );
    let reply = NewComment {
        parent: Some(id),
        ..draft(&shelf, "/a/", Status::Approved)
    };
    let reply_id = reply.id;
    let approval = DecisionOrder {
        reply: Some(reply),
        ..decision(id, Action::Approve)
    };
    shelf.store.decide(approval).await.unwrap();
    assert_eq!(
        told(&shelf).await,
        [
            (HookEvent::CommentApproved, Some(id)),
            (HookEvent::ThreadChanged, None),
            (HookEvent::CommentSubmitted, Some(reply_id)),
        ]
    );
    let undo = decision(id, Action::Undo);
    shelf.store.decide(undo.clone()).await.unwrap();
    assert_eq!(
        told(&shelf).await,
        [
            (HookEvent::CommentSubmitted, Some(id)),
            (HookEvent::ThreadChanged, None),
            (HookEvent::CommentRejected, Some(reply_id)),
        ]
    );
    shelf.store.decide(undo).await.unwrap();
    assert_eq!(
        told(&shelf).await,
        [
            (HookEvent::CommentApproved, Some(id)),
            (HookEvent::ThreadChanged, None),
            (HookEvent::CommentApproved, Some(reply_id)),
        ]
    );
}

async fn another_text_by_the_owner_changes_the_thread(shelf: TestStore) {
    let id = shelf.adds(draft(&shelf, "/a/", Status::Approved)).await.id;
    assert_eq!(told(&shelf).await.len(), 2);
    let edit = DecisionOrder {
        text: Some((Text::stored("Bye".to_owned()), "<p>Bye</p>\n".to_owned())),
        ..decision(id, Action::Approve)
    };
    shelf.store.decide(edit).await.unwrap();
    assert_eq!(told(&shelf).await, [(HookEvent::ThreadChanged, None)]);
    let nothing_new = decision(id, Action::Approve);
    shelf.store.decide(nothing_new).await.unwrap();
    assert!(told(&shelf).await.is_empty());
}

async fn a_clock_that_was_ahead_keeps_nothing_waiting(shelf: TestStore) {
    let tomorrow = 24 * 60 * 60;
    let made = NewComment {
        now: at(tomorrow),
        ..draft(&shelf, "/a/", Status::Pending)
    };
    shelf.adds(made).await;
    let claimed = async |seconds| {
        let claim = HookClaim {
            url: URL.to_owned(),
            now: at(seconds),
            leased: at(seconds + 60),
            limit: 10,
        };
        shelf.store.claim_hooks(claim).await.unwrap().len()
    };
    assert_eq!(claimed(1).await, 1);
    assert_eq!(claimed(2).await, 0);
    shelf.store.release_hooks().await.unwrap();
    assert_eq!(claimed(tomorrow).await, 1);
    assert_eq!(claimed(3).await, 1);
}

async fn what_is_leased_is_not_claimed_twice_until_it_is_released(shelf: TestStore) {
    shelf.adds(draft(&shelf, "/a/", Status::Pending)).await;
    let claim = HookClaim {
        url: URL.to_owned(),
        now: at(1),
        leased: at(60),
        limit: 10,
    };
    let first = shelf.store.claim_hooks(claim.clone()).await.unwrap();
    assert_eq!((first.len(), first[0].attempts), (1, 1));
    assert!(
        shelf
            .store
            .claim_hooks(claim.clone())
            .await
            .unwrap()
            .is_empty()
    );
    let urls = vec![URL.to_owned()];
    let due = shelf.store.next_hook_due(urls).await.unwrap();
    assert_eq!(due, Some(at(60)));
    // The process ends here, and another begins.
    let shelf = shelf.reopened();
    assert_eq!(shelf.store.release_hooks().await.unwrap(), 1);
    let again = shelf.store.claim_hooks(claim).await.unwrap();
    assert_eq!((again[0].id, again[0].attempts), (first[0].id, 2));
}

async fn who_comes_after_the_claim_has_ended_can_only_say_that_a_webhook_has_arrived(
    shelf: TestStore,
) {
    shelf.adds(draft(&shelf, "/a/", Status::Pending)).await;
    let claimed = async |seconds| {
        let claim = HookClaim {
            url: URL.to_owned(),
            now: at(seconds),
            leased: at(seconds + 60),
            limit: 10,
        };
        shelf.store.claim_hooks(claim).await.unwrap()
    };
    let (late, newer) = (
        claimed(1).await[0].claimed(),
        claimed(61).await[0].claimed(),
    );
    assert_eq!((late.id, late.attempts + 1), (newer.id, newer.attempts));
    let settled = async |hook, outcome| {
        let settled = shelf.store.settle_hook(hook, outcome, at(62)).await;
        settled.unwrap()
    };
    for outcome in [
        HookOutcome::Failed(Undelivered::said("410")),
        HookOutcome::NotNow {
            error: Undelivered::said("503"),
            asked: None,
        },
    ] {
        assert_eq!(settled(late, outcome).await, HookSettled::Gone);
        assert!(claimed(63).await.is_empty(), "it is in other hands");
    }
    assert_eq!(settled(late, HookOutcome::Sent).await, HookSettled::Sent);
    assert_eq!(settled(newer, HookOutcome::Sent).await, HookSettled::Gone);
}

async fn two_interrupted_webhooks_of_one_thread_become_one(shelf: TestStore) {
    let claim = |seconds| HookClaim {
        url: URL.to_owned(),
        now: at(seconds),
        leased: at(1000),
        limit: 10,
    };
    let written = |seconds| NewComment {
        now: at(seconds),
        ..draft(&shelf, "/a/", Status::Approved)
    };
    // Both are claimed, and nobody says what became of them.
    for seconds in [0, 100] {
        shelf.adds(written(seconds)).await;
        let claimed = shelf.store.claim_hooks(claim(seconds + 60)).await.unwrap();
        assert!(
            claimed
                .iter()
                .any(|hook| hook.event == HookEvent::ThreadChanged)
        );
    }
    let is_thread = |row: &OutboxHook| row.event == HookEvent::ThreadChanged;
    let before: Vec<_> = rows(&shelf).await.into_iter().filter(is_thread).collect();
    assert_eq!(before.len(), 2);
    shelf.adds(written(2000)).await;
    let after: Vec<_> = rows(&shelf).await.into_iter().filter(is_thread).collect();
    assert_eq!(after.len(), 1);
    assert!(before.iter().all(|row| row.id != after[0].id));
    assert_eq!(after[0].due, at(2030));
}

async fn two_pages_that_become_one_are_told_once(shelf: TestStore) {
    for page in ["/a/", "/b/"] {
        shelf.adds(draft(&shelf, page, Status::Approved)).await;
    }
    let merge = PageChange {
        site: shelf.site,
        path: path("/a/"),
        closed: None,
        title: None,
        alias: None,
        move_to: Some(path("/b/")),
        create: false,
        told: webhooks::of_threads(&hooks()),
        now: at(5),
    };
    shelf.store.change_page(merge).await.unwrap();
    let rows = rows(&shelf).await;
    assert!(rows.iter().all(|row| row.page.as_deref() == Some("/b/")));
    let threads: Vec<_> = rows
        .iter()
        .filter(|row| row.event == HookEvent::ThreadChanged)
        .collect();
    assert_eq!(threads.len(), 1);
    assert_eq!(threads[0].due, at(5) + SignedDuration::from_secs(30));
}

async fn each_receiver_hears_of_it(shelf: TestStore) {
    let both = Arc::new(Hooks {
        urls: vec![URL.to_owned(), "https://other.test/".to_owned()],
        ..Hooks::clone(&hooks())
    });
    let mailing = Mailing {
        hooks: both,
        ..Mailing::none()
    };
    let draft = NewComment {
        mailing,
        ..draft(&shelf, "/a/", Status::Approved)
    };
    shelf.adds(draft).await;
    assert_eq!(rows(&shelf).await.len(), 4);
    let urls = vec![URL.to_owned()];
    assert_eq!(shelf.store.abandon_hooks(urls, at(1)).await.unwrap(), 2);
    let totals = shelf.store.hook_totals().await.unwrap();
    assert_eq!((totals.waiting, totals.failed), (2, 2));
    // The thread of the other one waits again; tried twice, it is one all the same.
    assert_eq!(shelf.store.retry_hooks(None, at(2)).await.unwrap(), 2);
    assert_eq!(shelf.store.retry_hooks(None, at(2)).await.unwrap(), 0);
}
