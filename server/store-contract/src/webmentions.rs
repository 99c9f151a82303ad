//! Webmentions that wait, and those that are likes.

use std::sync::Arc;

use afterword_model::{ConversationId, EmailAddress};
use afterword_services::Changes as _;
use afterword_store::{NewWebmention, WaitingWebmention, WebmentionOutcome, WebmentionQueued};

use jiff::SignedDuration;

use super::conversations::begun;
use super::test_store::{ROUNDS, TestStore, at, path};

tests!(
    webmentions:
    one_that_comes_waits_until_its_source_was_read,
    one_that_comes_again_while_its_source_is_read_is_read_again,
    one_that_comes_again_while_it_is_settled_is_read_again,
    so_many_may_wait_of_a_host_for_a_page_and_in_all,
    likes_are_counted_until_they_are_gone,
);

fn from(shelf: &TestStore, source: &str, page: &str) -> NewWebmention {
    NewWebmention {
        site: shelf.site,
        path: path(page),
        source: format!("https://{source}"),
        host: source.split('/').next().unwrap().to_owned(),
        target: format!("https://blog.test{page}"),
        now: at(100),
        most_of_host: 2,
        most_of_page: 3,
        most: 4,
    }
}

async fn comes(shelf: &TestStore, source: &str, page: &str) -> WebmentionQueued {
    let queued = shelf.store.queue_webmention(from(shelf, source, page));
    queued.await.unwrap()
}

async fn due(shelf: &TestStore, now: i64) -> Vec<WaitingWebmention> {
    shelf.store.due_webmentions(at(now)).await.unwrap()
}

async fn becomes(shelf: &TestStore, mention: &WaitingWebmention, outcome: WebmentionOutcome) {
    let settled = shelf
        .store
        .settle_webmention(mention.id, mention.received, outcome);
    settled.await.unwrap();
}

async fn one_that_comes_waits_until_its_source_was_read(shelf: TestStore) {
    assert_eq!(shelf.store.next_webmention_due().await.unwrap(), None);
    assert_eq!(
        comes(&shelf, "a.test/1", "/a/").await,
        WebmentionQueued::Queued
    );
    comes(&shelf, "a.test/2", "/a/").await;
    assert_eq!(
        comes(&shelf, "a.test/2", "/a/").await,
        WebmentionQueued::Waits
    );
    comes(&shelf, "b.test/1", "/a/").await;
    assert_eq!(
        shelf.store.next_webmention_due().await.unwrap(),
        Some(at(100))
    );
    assert_eq!(due(&shelf, 99).await, []);
    let waiting = due(&shelf, 100).await;
    let sources: Vec<&str> = waiting.iter().map(|one| one.source.as_str()).collect();
    assert_eq!(
        sources,
        ["https://a.test/1", "https://b.test/1"],
        "one of each host"
    );
    let first = &waiting[0];
    assert_eq!(
        (
            first.path.as_str(),
            first.host.as_str(),
            first.target.as_str()
        ),
        ("/a/", "a.test", "https://blog.test/a/")
    );
    assert_eq!(
        (first.site, first.received, first.failures),
        (shelf.site, at(100), 0)
    );
    becomes(&shelf, first, WebmentionOutcome::Postponed(at(300))).await;
    becomes(&shelf, &waiting[1], WebmentionOutcome::Rests(at(200))).await;
    let other = due(&shelf, 100).await;
    assert_eq!(other[0].source, "https://a.test/2");
    becomes(&shelf, &other[0], WebmentionOutcome::Done).await;
    assert_eq!(
        shelf.store.next_webmention_due().await.unwrap(),
        Some(at(200))
    );
    let failures: Vec<u32> = due(&shelf, 300)
        .await
        .iter()
        .map(|one| one.failures)
        .collect();
    assert_eq!(failures, [0, 1]);
    let shelf = shelf.reopened();
    assert_eq!(due(&shelf, 300).await.len(), 2);
}

async fn one_that_comes_again_while_its_source_is_read_is_read_again(shelf: TestStore) {
    comes(&shelf, "a.test/1", "/a/").await;
    let read = due(&shelf, 100).await.remove(0);
    let again = NewWebmention {
        target: "https://blog.test/a/#more".to_owned(),
        ..from(&shelf, "a.test/1", "/a/")
    };
    let queued = shelf.store.queue_webmention(again).await.unwrap();
    assert_eq!(queued, WebmentionQueued::Waits);
    let waits = async |one: &WaitingWebmention| {
        let waits = shelf.store.webmention_waits(one.id, one.received);
        waits.await.unwrap()
    };
    assert!(!waits(&read).await);
    becomes(&shelf, &read, WebmentionOutcome::Done).await;
    let again = due(&shelf, 100).await.remove(0);
    assert_eq!(
        (again.received, again.target.as_str()),
        (
            at(100) + SignedDuration::from_millis(1),
            "https://blog.test/a/#more"
        )
    );
    assert!(waits(&again).await);
    becomes(&shelf, &again, WebmentionOutcome::Done).await;
    assert!(!waits(&again).await);
    assert_eq!(due(&shelf, 900).await, []);
}

async fn one_that_comes_again_while_it_is_settled_is_read_again(shelf: TestStore) {
    comes(&shelf, "a.test/1", "/a/").await;
    for round in 0..ROUNDS {
        let read = due(&shelf, 100).await.remove(0);
        tokio::join!(
            becomes(&shelf, &read, WebmentionOutcome::Done),
            comes(&shelf, "a.test/1", "/a/")
        );
        assert_eq!(due(&shelf, 100).await.len(), 1, "round {round}");
    }
}

async fn so_many_may_wait_of_a_host_for_a_page_and_in_all(shelf: TestStore) {
    use WebmentionQueued::{Full, Queued};
    assert_eq!(comes(&shelf, "a.test/1", "/a/").await, Queued);
    assert_eq!(comes(&shelf, "a.test/2", "/a/").await, Queued);
    assert_eq!(comes(&shelf, "a.test/3", "/b/").await, Full, "of a host");
    assert_eq!(comes(&shelf, "b.test/1", "/a/").await, Queued);
    assert_eq!(comes(&shelf, "c.test/1", "/a/").await, Full, "for a page");
    assert_eq!(comes(&shelf, "c.test/1", "/b/").await, Queued);
    assert_eq!(comes(&shelf, "d.test/1", "/c/").await, Full, "in all");
    let first = due(&shelf, 100).await.remove(0);
    // One that was tried leaves its place to others.
    becomes(&shelf, &first, WebmentionOutcome::Postponed(at(500))).await;
    assert_eq!(comes(&shelf, "d.test/1", "/c/").await, Queued);
}

async fn likes_are_counted_until_they_are_gone(shelf: TestStore) {
    let conversation = begun(&shelf, "10", "/a/").await.id;
    for source in ["a.test/1", "b.test/1", "c.test/1"] {
        comes(&shelf, source, "/a/").await;
    }
    for mention in due(&shelf, 100).await {
        becomes(&shelf, &mention, WebmentionOutcome::Likes(conversation)).await;
    }
    assert_eq!(likes(&shelf).await, 3);
    assert_eq!(shelf.store.next_webmention_due().await.unwrap(), None);
    // One that comes again counts until its source says something else.
    comes(&shelf, "a.test/1", "/a/").await;
    assert_eq!(likes(&shelf).await, 3);
    let again = due(&shelf, 100).await.remove(0);
    becomes(
        &shelf,
        &again,
        WebmentionOutcome::Likes(ConversationId(conversation.0)),
    )
    .await;
    assert_eq!(likes(&shelf).await, 3);
    comes(&shelf, "a.test/1", "/a/").await;
    let again = due(&shelf, 100).await.remove(0);
    becomes(&shelf, &again, WebmentionOutcome::Done).await;
    assert_eq!(likes(&shelf).await, 2);
    // One that can't be read again stays what it was, and counts once, by whatever path its page is named.
    comes(&shelf, "b.test/1", "/a/").await;
    let again = due(&shelf, 100).await.remove(0);
    becomes(&shelf, &again, WebmentionOutcome::Failed).await;
    comes(&shelf, "b.test/1", "/a").await;
    let again = due(&shelf, 100).await.remove(0);
    becomes(&shelf, &again, WebmentionOutcome::Likes(conversation)).await;
    assert_eq!(likes(&shelf).await, 2);
    comes(&shelf, "d.test/1", "/a/").await;
    let unread = due(&shelf, 100).await.remove(0);
    becomes(&shelf, &unread, WebmentionOutcome::Failed).await;
    assert_eq!(likes(&shelf).await, 2);
    assert_eq!(shelf.store.next_webmention_due().await.unwrap(), None);
    let person = EmailAddress::of_person("@b.test").unwrap();
    let erased = shelf.store.erase_person(person, Arc::default(), at(200));
    erased.await.unwrap();
    assert_eq!(likes(&shelf).await, 1);
}

async fn likes(shelf: &TestStore) -> u32 {
    let page = shelf.store.page(shelf.site, path("/a/")).await.unwrap();
    page.unwrap().likes
}
