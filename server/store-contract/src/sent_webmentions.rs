//! Webmentions to the pages that the owner's comments refer to.

use afterword_model::{Action, Author, Comment, CommentId, Mailing, Status};
use afterword_store::{LinkingComment, LinksOfComment, NewComment, SentOutcome, UnsentWebmention};

use super::test_store::{TestStore, at};

tests!(
    sent_webmentions:
    a_published_comment_of_the_owner_has_its_links_compared_once_and_after_each_change,
    each_page_that_it_refers_to_is_told_until_it_is_gone,
    what_nobody_was_told_of_leaves_nothing,
    what_may_have_been_taken_is_told_that_it_is_gone,
    a_clock_that_was_ahead_delays_nothing,
    what_answers_a_comment_is_compared_again_once_that_changes,
    where_nothing_more_is_told_what_was_told_is_known,
);

const A: &str = "https://a.test/1";
const B: &str = "https://b.test/1";

async fn published(shelf: &TestStore) -> Comment {
    let draft = shelf.draft("/a/");
    let own = NewComment {
        status: Status::Approved,
        author: Author {
            email: None,
            owner: true,
            ..draft.author
        },
        mailing: Mailing {
            tells_links: true,
            ..Mailing::none()
        },
        ..draft
    };
    shelf.adds(own).await
}

async fn linking(shelf: &TestStore) -> Vec<LinkingComment> {
    shelf.store.due_linking_comments(at(500)).await.unwrap()
}

async fn refers(
    shelf: &TestStore,
    comment: CommentId,
    revision: Option<u32>,
    targets: Option<&[&str]>,
) {
    let targets = targets.map(|all| all.iter().map(|&one| one.to_owned()).collect());
    let waiting = linking(shelf).await.into_iter();
    let mut waiting = waiting.filter(|waiting| waiting.comment == comment);
    let links = LinksOfComment {
        comment,
        due: waiting.next().map_or(at(500), |waiting| waiting.due),
        revision,
        targets,
    };
    shelf.store.compare_links(links, at(500)).await.unwrap();
}

async fn due(shelf: &TestStore) -> Option<UnsentWebmention> {
    shelf.store.due_sent_webmention(at(500)).await.unwrap()
}

/// Sends all that is due, and returns to whom, and whether it is linked.
async fn sent(shelf: &TestStore) -> Vec<(String, bool)> {
    let mut all = Vec::new();
    while let Some(unsent) = due(shelf).await {
        all.push((unsent.target.clone(), unsent.is_linked));
        becomes(shelf, unsent, SentOutcome::Sent(at(500))).await;
    }
    all.sort();
    all
}

async fn becomes(shelf: &TestStore, unsent: UnsentWebmention, outcome: SentOutcome) {
    shelf
        .store
        .settle_sent_webmention(unsent, outcome)
        .await
        .unwrap();
}

async fn next(shelf: &TestStore) -> Option<jiff::Timestamp> {
    shelf.store.next_sent_webmention_due().await.unwrap()
}

fn told(target: &str, is_linked: bool) -> (String, bool) {
    (target.to_owned(), is_linked)
}

async fn a_published_comment_of_the_owner_has_its_links_compared_once_and_after_each_change(
    shelf: TestStore,
) {
    assert_eq!(next(&shelf).await, None);
    let readers = shelf
        .adds(NewComment {
            status: Status::Approved,
            mailing: Mailing {
                tells_links: true,
                ..Mailing::none()
            },
            ..shelf.draft("/a/")
        })
        .await;
    assert!(!readers.author.unwrap().owner);
    assert_eq!(linking(&shelf).await, [], "a reader tells nobody");
    let own = published(&shelf).await;
    assert!(next(&shelf).await.is_some());
    let waiting = linking(&shelf).await.remove(0);
    assert_eq!((waiting.comment, waiting.site), (own.id, shelf.site));
    assert_eq!(waiting.shown, Some((own.html.clone(), own.revision)));
    assert_eq!(waiting.answered, None);
    // It was changed while its links were read.
    shelf.decided(own.id, Action::Reject).await;
    let early = LinksOfComment {
        comment: own.id,
        due: waiting.due,
        revision: Some(own.revision),
        targets: Some(Vec::new()),
    };
    shelf.store.compare_links(early, at(500)).await.unwrap();
    let again = linking(&shelf).await.remove(0);
    assert_eq!(again.shown, None);
    shelf.decided(own.id, Action::Undo).await;
    refers(&shelf, own.id, Some(own.revision), Some(&[])).await;
    assert_eq!(linking(&shelf).await, []);
    assert_eq!(next(&shelf).await, None);
    shelf.decided(own.id, Action::Reject).await;
    assert_eq!(linking(&shelf).await[0].shown, None);
    refers(&shelf, own.id, None, Some(&[])).await;
    assert_eq!(linking(&shelf).await, []);
}

async fn each_page_that_it_refers_to_is_told_until_it_is_gone(shelf: TestStore) {
    let own = published(&shelf).await.id;
    refers(&shelf, own, Some(1), Some(&[A, B])).await;
    assert_eq!(next(&shelf).await, Some(at(500)));
    let first = due(&shelf).await.unwrap();
    assert_eq!(
        (first.target.as_str(), first.comment, first.failures),
        (A, own, 0)
    );
    assert_eq!(first.revision, Some(1));
    becomes(&shelf, first, SentOutcome::Postponed(at(600), None)).await;
    let second = due(&shelf).await.unwrap();
    assert_eq!(second.target, B);
    // It takes none.
    becomes(&shelf, second, SentOutcome::Over(None)).await;
    assert_eq!(due(&shelf).await, None);
    assert_eq!(next(&shelf).await, Some(at(600)));
    let again = shelf
        .store
        .due_sent_webmention(at(600))
        .await
        .unwrap()
        .unwrap();
    assert_eq!(again.failures, 1);
    becomes(&shelf, again, SentOutcome::Sent(at(600))).await;
    // The same again is nothing new; another text is, and what it leaves out is told a last time.
    refers(&shelf, own, Some(1), Some(&[A, B])).await;
    assert_eq!(sent(&shelf).await, []);
    refers(&shelf, own, Some(2), Some(&[A, B])).await;
    assert_eq!(sent(&shelf).await, [told(A, true), told(B, true)]);
    refers(&shelf, own, Some(2), Some(&[B])).await;
    assert_eq!(sent(&shelf).await, [told(A, false)]);
    refers(&shelf, own, Some(2), Some(&[A, B])).await;
    assert_eq!(sent(&shelf).await, [told(A, true)]);
    let shelf = shelf.reopened();
    shelf.decided(own, Action::Reject).await;
    assert_eq!(linking(&shelf).await[0].shown, None);
    refers(&shelf, own, None, Some(&[])).await;
    assert_eq!(linking(&shelf).await, []);
    assert_eq!(sent(&shelf).await, [told(A, false), told(B, false)]);
    // It is published again.
    shelf.decided(own, Action::Undo).await;
    refers(&shelf, own, Some(1), Some(&[A])).await;
    assert_eq!(
        sent(&shelf).await,
        [],
        "nobody asked for that: the site sends none"
    );
}

async fn what_nobody_was_told_of_leaves_nothing(shelf: TestStore) {
    let own = published(&shelf).await.id;
    refers(&shelf, own, Some(1), Some(&[A, B])).await;
    let first = due(&shelf).await.unwrap();
    becomes(&shelf, first, SentOutcome::Over(None)).await;
    shelf.decided(own, Action::Reject).await;
    refers(&shelf, own, None, Some(&[])).await;
    assert_eq!(due(&shelf).await, None);
    assert_eq!(next(&shelf).await, None);
}

async fn what_may_have_been_taken_is_told_that_it_is_gone(shelf: TestStore) {
    let own = published(&shelf).await.id;
    refers(&shelf, own, Some(1), Some(&[A, B])).await;
    let first = due(&shelf).await.unwrap();
    becomes(
        &shelf,
        first,
        SentOutcome::Postponed(at(600), Some(at(500))),
    )
    .await;
    let second = due(&shelf).await.unwrap();
    becomes(&shelf, second.clone(), SentOutcome::Rests(at(501))).await;
    let again = shelf.store.due_sent_webmention(at(501)).await.unwrap();
    assert_eq!(again, Some(second), "who rests has not failed");
    shelf.decided(own, Action::Reject).await;
    refers(&shelf, own, None, Some(&[])).await;
    assert_eq!(sent(&shelf).await, [told(A, false)]);
}

async fn a_clock_that_was_ahead_delays_nothing(shelf: TestStore) {
    let own = published(&shelf).await.id;
    refers(&shelf, own, Some(1), Some(&[A])).await;
    let unsent = due(&shelf).await.unwrap();
    becomes(&shelf, unsent, SentOutcome::Postponed(at(1_000_000), None)).await;
    assert!(due(&shelf).await.is_some());
}

async fn what_answers_a_comment_is_compared_again_once_that_changes(shelf: TestStore) {
    let above = shelf.adds(shelf.draft("/a/")).await;
    let draft = shelf.draft("/a/");
    let own = NewComment {
        parent: Some(above.id),
        status: Status::Approved,
        author: Author {
            email: None,
            owner: true,
            ..draft.author
        },
        mailing: Mailing {
            tells_links: true,
            ..Mailing::none()
        },
        ..draft
    };
    let own = shelf.adds(own).await;
    refers(&shelf, own.id, Some(1), Some(&[])).await;
    assert_eq!(linking(&shelf).await, []);
    shelf.decided(above.id, Action::Reject).await;
    let waiting = linking(&shelf).await;
    assert_eq!(waiting[0].comment, own.id);
}

async fn where_nothing_more_is_told_what_was_told_is_known(shelf: TestStore) {
    let own = published(&shelf).await.id;
    refers(&shelf, own, Some(1), Some(&[A])).await;
    assert_eq!(sent(&shelf).await, [told(A, true)]);
    refers(&shelf, own, Some(1), Some(&[A, B])).await;
    refers(&shelf, own, Some(1), None).await;
    assert_eq!(sent(&shelf).await, []);
    shelf.decided(own, Action::Reject).await;
    refers(&shelf, own, None, Some(&[])).await;
    assert_eq!(sent(&shelf).await, [told(A, false)]);
}
