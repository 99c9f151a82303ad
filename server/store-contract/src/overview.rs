//! What an owner looks at: an author's history, statistics, pages, several sites; and erasing a person.

use std::sync::Arc;

use afterword_model::{Action, CommentId, EmailAddress, PageKey, Status, ThreadReceivers};
use afterword_services::Changes as _;
use afterword_store::{
    DecisionOrder, ListQuery, NewComment, PageChange, PageChanged, PageQuery, StatisticsQuery,
};

use super::batches::written_by;
use super::test_store::{TestStore, at, counted, order, pages_of, path, site};

tests!(
    overview:
    an_author_is_known_by_the_address_or_else_by_the_network,
    days_are_counted_by_status_and_by_decisions,
    an_alias_leads_to_its_page_and_never_takes_another,
    pages_are_found_by_path_and_title,
    a_person_is_erased_on_all_sites,
    several_sites_are_listed_together_newest_first,
);

async fn an_author_is_known_by_the_address_or_else_by_the_network(shelf: TestStore) {
    let first = written_by(&shelf, "Ann", Some("ann@x.test"), "n1").await.id;
    let second = written_by(&shelf, "A.", Some("ANN@x.test"), "n2").await.id;
    let nameless = written_by(&shelf, "Ann", None, "n1").await.id;
    shelf.decided(second, Action::Spam).await;
    let history = shelf.store.author_history(first).await.unwrap();
    assert_eq!(
        history.by_status,
        [(Status::Approved, 1), (Status::Spam, 1)]
    );
    assert_eq!(history.first, Some(at(0)));
    let list = async |id| {
        let query = ListQuery {
            by_author_of: Some(id),
            limit: 9,
            ..ListQuery::default()
        };
        let comments = shelf.store.comments(query).await.unwrap();
        comments
            .iter()
            .map(|comment| comment.id)
            .collect::<Vec<_>>()
    };
    assert_eq!(list(first).await, [second, first]);
    assert_eq!(list(nameless).await, [nameless]);
}

async fn days_are_counted_by_status_and_by_decisions(shelf: TestStore) {
    const DAY: i64 = 24 * 60 * 60;
    for (day, status) in [
        (0, Status::Approved),
        (0, Status::Spam),
        (2, Status::Pending),
    ] {
        let now = at(day * DAY + 5);
        let draft = NewComment {
            id: CommentId::new(now),
            now,
            status,
            ..shelf.draft("/a/")
        };
        let id = shelf.adds(draft).await.id;
        let order = DecisionOrder {
            now,
            ..order(id, Action::Reject)
        };
        if status == Status::Pending {
            shelf.store.decide(order).await.unwrap();
        }
    }
    let query = StatisticsQuery {
        sites: vec![shelf.site],
        days: 3,
        now: at(2 * DAY + 100),
    };
    let statistics = shelf.store.statistics(query).await.unwrap();
    let days: Vec<_> = statistics
        .days
        .iter()
        .map(|day| (day.approved, day.spam, day.rejected, day.decisions))
        .collect();
    assert_eq!(days, [(1, 1, 0, 0), (0, 0, 0, 0), (0, 0, 1, 1)]);
    assert_eq!(statistics.days[0].date, "2026-01-01");
    assert_eq!(statistics.pages[0].count, 1);
    let waiting = shelf.store.waiting(vec![shelf.site], Status::Spam).await;
    assert_eq!(waiting.unwrap(), 1);
}

async fn an_alias_leads_to_its_page_and_never_takes_another(shelf: TestStore) {
    shelf.approved("/a/").await;
    shelf.approved("/b/").await;
    let alias = |to: &str| PageChange {
        site: shelf.site,
        path: path("/a/"),
        closed: None,
        title: None,
        move_to: None,
        alias: Some(path(to)),
        create: false,
        told: ThreadReceivers::default(),
        now: at(7),
    };
    let changed = shelf.store.change_page(alias("/old/")).await.unwrap();
    let PageChanged::Done(page) = changed else {
        panic!("{changed:?}")
    };
    assert_eq!(page.aliases, ["/old"]);
    assert_eq!(shelf.counts(["/old/", "/a/", "/b/"]).await, [1, 1, 1]);
    shelf.store.change_page(alias("/old/")).await.unwrap();
    let taken = shelf.store.change_page(alias("/b/")).await.unwrap();
    assert_eq!(taken, PageChanged::Taken);
    assert_eq!(shelf.count("/b/").await, 1);
}

async fn pages_are_found_by_path_and_title(shelf: TestStore) {
    for page in ["/posts/rust/", "/posts/sea/", "/about/"] {
        shelf.approved(page).await;
    }
    let find = async |words: &str| {
        let query = PageQuery {
            words: Some(words.to_owned()),
            ..pages_of(shelf.site)
        };
        let pages = shelf.store.pages(query).await.unwrap();
        pages.into_iter().map(|page| page.path).collect::<Vec<_>>()
    };
    assert_eq!(find("POSTS").await, ["/posts/rust/", "/posts/sea/"]);
    assert_eq!(find("sea").await, ["/posts/sea/"]);
    assert!(find("%").await.is_empty());
}

async fn a_person_is_erased_on_all_sites(shelf: TestStore) {
    let other = shelf.adds_site(site("other")).await;
    written_by(&shelf, "Ann", Some("Ann@x.test"), "n").await;
    let mut draft = shelf.draft("/a/");
    draft.site = other;
    draft.author.email = Some(EmailAddress::stored("ann@X.test".to_owned()));
    shelf.adds(draft).await;
    shelf.approved("/a/").await;
    let ann = || EmailAddress::stored("ann@x.test".to_owned());
    let person = shelf.store.person(ann(), None).await.unwrap();
    assert_eq!(person.comments.len(), 2);
    shelf.approved("/b/").await;
    let before = shelf.before();
    let erased = shelf
        .store
        .erase_person(ann(), Arc::default(), at(9))
        .await
        .unwrap();
    assert_eq!(erased.comments.len(), 2);
    assert_eq!(
        shelf.are_changed(["/a/", "/b/"], before).await,
        [true, false]
    );
    let keys = vec![PageKey::new(other, &path("/a/")), shelf.key("/a/")];
    assert_eq!(counted(&*shelf.store, keys).await, [0, 1]);
    let person = shelf.store.person(ann(), None).await.unwrap();
    assert!(person.comments.is_empty() && person.addresses.is_empty());
    let again = shelf
        .store
        .erase_person(ann(), Arc::default(), at(9))
        .await
        .unwrap();
    assert_eq!(again.numbers(), std::collections::BTreeMap::new());
}

async fn several_sites_are_listed_together_newest_first(shelf: TestStore) {
    let other = shelf.adds_site(site("other")).await;
    let third = shelf.adds_site(site("third")).await;
    let mut added = Vec::new();
    for site in [shelf.site, other, third, shelf.site, other] {
        let draft = NewComment {
            site,
            ..shelf.draft("/a/")
        };
        let id = shelf.adds(draft).await.id;
        if site != third {
            added.insert(0, id);
        }
    }
    let query = ListQuery {
        among: Some(vec![shelf.site, other]),
        limit: 3,
        ..ListQuery::default()
    };
    let ids = async |query| {
        let comments = shelf.store.comments(query).await.unwrap();
        comments
            .iter()
            .map(|comment| comment.id)
            .collect::<Vec<_>>()
    };
    assert_eq!(ids(query.clone()).await, added[..3]);
    let rest = ListQuery {
        before: Some(added[2]),
        ..query
    };
    assert_eq!(ids(rest).await, added[3..]);
}
