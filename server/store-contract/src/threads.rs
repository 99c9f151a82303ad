//! Threads: their order, their parts, their empty places.

use afterword_model::policy::Sort;
use afterword_model::{Action, CommentId, CommentSources, Status};
use afterword_services::Changes as _;
use afterword_store::{Cursor, NewComment, Reaction, ThreadPart, ThreadQuery};

use futures_util::future::join_all;

use super::conversations::{begun, original};
use super::test_store::{TestStore, at, path};

tests!(
    threads:
    a_page_that_nobody_knows_has_no_thread,
    roots_come_in_the_order_asked_with_all_below_them_in_the_order_of_time,
    a_thread_read_in_parts_is_the_whole_thread_once,
    a_cursor_goes_on_after_its_root_was_hidden,
    what_is_not_visible_is_not_there,
    an_empty_place_stands_as_long_as_something_visible_is_below_it,
    an_empty_place_at_the_root_keeps_its_place_in_the_order,
    a_thread_of_another_page_is_another_thread,
    a_thread_of_some_sources_keeps_its_branches_its_order_and_its_empty_places,
    a_chain_of_five_hundred_replies_is_one_thread,
);

async fn part(shelf: &TestStore, sort: Sort, after: Option<Cursor>, limit: u32) -> ThreadPart {
    part_of(shelf, CommentSources::ALL, sort, after, limit).await
}

async fn part_of(
    shelf: &TestStore,
    sources: CommentSources,
    sort: Sort,
    after: Option<Cursor>,
    limit: u32,
) -> ThreadPart {
    let (site, path) = (shelf.site, path("/t/"));
    let query = ThreadQuery {
        site,
        path,
        sort,
        after,
        limit,
        sources,
    };
    shelf.store.thread(query).await.unwrap()
}

async fn thread(shelf: &TestStore, sort: Sort) -> Vec<CommentId> {
    let part = part(shelf, sort, None, 1000).await;
    assert_eq!(part.next, None);
    part.comments.iter().map(|comment| comment.id).collect()
}

/// The whole thread, read in parts of `limit`.
async fn in_parts(shelf: &TestStore, sort: Sort, limit: u32) -> Vec<CommentId> {
    let (mut ids, mut after) = (Vec::new(), None);
    loop {
        let part = part(shelf, sort, after, limit).await;
        assert!(part.comments.len() <= limit as usize);
        ids.extend(part.comments.iter().map(|comment| comment.id));
        match part.next {
            Some(next) => after = Some(next),
            None => return ids,
        }
    }
}

async fn liked(shelf: &TestStore, id: CommentId, readers: u8) {
    for reader in 0..readers {
        let reaction = Reaction {
            id,
            reaction: "👍".to_owned(),
            voter: [reader; 16],
            network: [reader; 16],
            network_limit: 5,
            now: at(1),
        };
        shelf.store.react(reaction).await.unwrap();
    }
}

/// Roots 0 to 4; replies below 0, 1 and 3; 3 has two likes, 1 and 4 have one; 2 and 4 are pinned.
struct Grown {
    root: [CommentId; 5],
    below_0: [CommentId; 3],
    below_1: CommentId,
    below_3: CommentId,
}

async fn grow(shelf: &TestStore) -> Grown {
    let mut root = [CommentId::parse("00000000-0000-0000-0000-000000000000").unwrap(); 5];
    for id in &mut root {
        *id = shelf.approved("/t/").await;
    }
    let first = shelf.reply("/t/", root[0]).await;
    let below_1 = shelf.reply("/t/", root[1]).await;
    let second = shelf.reply("/t/", root[0]).await;
    let below_3 = shelf.reply("/t/", root[3]).await;
    let deep = shelf.reply("/t/", first).await;
    for (index, readers) in [(1, 1), (3, 2), (4, 1)] {
        liked(shelf, root[index], readers).await;
    }
    for index in [2, 4] {
        shelf.decided(root[index], Action::Pin).await;
    }
    let below_0 = [first, second, deep];
    Grown {
        root,
        below_0,
        below_1,
        below_3,
    }
}

impl Grown {
    /// The thread with its roots in this order.
    fn with_roots(&self, order: [usize; 5]) -> Vec<CommentId> {
        let mut ids = Vec::new();
        for index in order {
            ids.push(self.root[index]);
            match index {
                0 => ids.extend(self.below_0),
                1 => ids.push(self.below_1),
                3 => ids.push(self.below_3),
                _ => {}
            }
        }
        ids
    }

    fn sorted(&self, sort: Sort) -> Vec<CommentId> {
        self.with_roots(match sort {
            Sort::Oldest => [2, 4, 0, 1, 3],
            Sort::Newest => [4, 2, 3, 1, 0],
            Sort::Top => [4, 2, 3, 1, 0],
        })
    }
}

const SORTS: [Sort; 3] = [Sort::Oldest, Sort::Newest, Sort::Top];

async fn a_page_that_nobody_knows_has_no_thread(shelf: TestStore) {
    let part = part(&shelf, Sort::Oldest, None, 10).await;
    assert!(part.page.is_none() && part.comments.is_empty() && part.next.is_none());
}

async fn roots_come_in_the_order_asked_with_all_below_them_in_the_order_of_time(shelf: TestStore) {
    let grown = grow(&shelf).await;
    for sort in SORTS {
        assert_eq!(thread(&shelf, sort).await, grown.sorted(sort), "{sort:?}");
    }
    let page = part(&shelf, Sort::Oldest, None, 1).await.page.unwrap();
    assert_eq!((page.path.as_str(), page.count), ("/t/", 10));
}

async fn a_thread_read_in_parts_is_the_whole_thread_once(shelf: TestStore) {
    let grown = grow(&shelf).await;
    for sort in SORTS {
        for limit in 1..=11 {
            let parts = in_parts(&shelf, sort, limit).await;
            assert_eq!(parts, grown.sorted(sort), "{sort:?} in parts of {limit}");
        }
    }
}

async fn a_cursor_goes_on_after_its_root_was_hidden(shelf: TestStore) {
    let grown = grow(&shelf).await;
    for sort in SORTS {
        let whole = grown.sorted(sort);
        let first = part(&shelf, sort, None, 1).await;
        shelf.decided(whole[0], Action::Spam).await;
        let rest = part(&shelf, sort, first.next, 100).await;
        let ids: Vec<_> = rest.comments.iter().map(|comment| comment.id).collect();
        assert_eq!(ids, whole[1..], "{sort:?}");
        shelf.decided(whole[0], Action::Approve).await;
        shelf.decided(whole[0], Action::Pin).await;
    }
}

async fn what_is_not_visible_is_not_there(shelf: TestStore) {
    for status in Status::ALL {
        shelf
            .adds(NewComment {
                status,
                ..shelf.draft("/t/")
            })
            .await;
    }
    let part = part(&shelf, Sort::Oldest, None, 10).await;
    let statuses: Vec<_> = part.comments.iter().map(|comment| comment.status).collect();
    assert_eq!(statuses, [Status::Approved]);
}

async fn an_empty_place_stands_as_long_as_something_visible_is_below_it(shelf: TestStore) {
    let root = shelf.approved("/t/").await;
    let middle = shelf.reply("/t/", root).await;
    let leaf = shelf.reply("/t/", middle).await;
    let oldest = async || thread(&shelf, Sort::Oldest).await;
    shelf.decided(middle, Action::Reject).await;
    shelf.decided(root, Action::Spam).await;
    assert_eq!(oldest().await, [root, middle, leaf]);
    shelf.decided(leaf, Action::Delete).await;
    assert_eq!(oldest().await, []);
    shelf.decided(middle, Action::Approve).await;
    assert_eq!(oldest().await, [root, middle]);
    shelf.decided(leaf, Action::Restore).await;
    assert_eq!(oldest().await, [root, middle, leaf]);
    shelf.erased(leaf).await;
    shelf.erased(middle).await;
    assert_eq!(oldest().await, []);
    assert_eq!(shelf.count("/t/").await, 0);
}

async fn an_empty_place_at_the_root_keeps_its_place_in_the_order(shelf: TestStore) {
    let grown = grow(&shelf).await;
    shelf.decided(grown.root[0], Action::Reject).await;
    shelf.erased(grown.root[3]).await;
    let (oldest, newest) = ([2, 4, 0, 1, 3], [4, 2, 3, 1, 0]);
    assert_eq!(thread(&shelf, Sort::Oldest).await, grown.with_roots(oldest));
    assert_eq!(thread(&shelf, Sort::Newest).await, grown.with_roots(newest));
    // Nobody likes an empty place: 3 has lost what it had.
    let top = grown.with_roots([4, 2, 1, 0, 3]);
    assert_eq!(thread(&shelf, Sort::Top).await, top);
    for limit in 1..=3 {
        assert_eq!(in_parts(&shelf, Sort::Top, limit).await, top);
    }
}

async fn a_thread_of_another_page_is_another_thread(shelf: TestStore) {
    let id = shelf.approved("/t/").await;
    shelf.approved("/u/").await;
    assert_eq!(thread(&shelf, Sort::Oldest).await, [id]);
}

async fn a_thread_of_some_sources_keeps_its_branches_its_order_and_its_empty_places(
    shelf: TestStore,
) {
    let conversation = begun(&shelf, "10", "/t/").await;
    let elsewhere = async |post: &str| {
        let answer = NewComment {
            original: Some(original(&conversation, post)),
            status: Status::Approved,
            ..shelf.draft("/t/")
        };
        shelf.adds(answer).await.id
    };
    let (here, first, second) = (
        shelf.approved("/t/").await,
        elsewhere("11").await,
        elsewhere("12").await,
    );
    let below_first = shelf.reply("/t/", first).await;
    let below_here = shelf.reply("/t/", here).await;
    shelf.decided(second, Action::Pin).await;
    let mastodon: CommentSources = "mastodon".parse().unwrap();
    let of = async |sources, after, limit| {
        let part = part_of(&shelf, sources, Sort::Oldest, after, limit).await;
        let ids: Vec<_> = part.comments.iter().map(|one| one.id).collect();
        (ids, part.count, part.next)
    };
    let (ids, count, _) = of(mastodon, None, 100).await;
    assert_eq!((ids, count), (vec![second, first, below_first], Some(3)));
    let (ids, count, _) = of(CommentSources::HERE, None, 100).await;
    assert_eq!((ids, count), (vec![here, below_here], Some(2)));
    assert_eq!(of(CommentSources::ALL, None, 100).await.1, None);
    let (one, _, next) = of(mastodon, None, 2).await;
    let (rest, _, end) = of(mastodon, next, 2).await;
    assert_eq!(
        (one, rest, end),
        (vec![second, first], vec![below_first], None)
    );
    // What is left of one that was erased is still of its network.
    shelf.erased(first).await;
    let (ids, count, _) = of(mastodon, None, 100).await;
    assert_eq!((ids, count), (vec![second, first, below_first], Some(2)));
    assert_eq!(
        of(CommentSources::HERE, None, 100).await.0,
        [here, below_here]
    );
}

async fn a_chain_of_five_hundred_replies_is_one_thread(shelf: TestStore) {
    let mut drafts: Vec<NewComment> = (0..=500).map(|_| shelf.draft("/t/")).collect();
    for depth in 1..=500 {
        drafts[depth].parent = Some(drafts[depth - 1].id);
    }
    let chain: Vec<_> = drafts.iter().map(|draft| draft.id).collect();
    for draft in drafts {
        shelf.adds(draft).await;
    }
    assert_eq!(in_parts(&shelf, Sort::Newest, 200).await, chain);
    // Hidden from the top down, all places stay; the last one takes all of them away.
    // No more at once than a pool of connections serves within its time-out.
    for above in chain[..500].chunks(50) {
        join_all(above.iter().map(|id| shelf.decided(*id, Action::Spam))).await;
    }
    assert_eq!(thread(&shelf, Sort::Oldest).await, chain);
    assert_eq!(shelf.count("/t/").await, 1);
    shelf.decided(chain[500], Action::Spam).await;
    assert_eq!(thread(&shelf, Sort::Oldest).await, []);
    shelf.decided(chain[500], Action::Approve).await;
    assert_eq!(thread(&shelf, Sort::Oldest).await, chain);
}
