//! The count of a page's approved comments, kept in the transaction that changes a status.

use afterword_model::Text;
use afterword_model::{Action, PageKey, Status};
use afterword_services::Changes as _;
use afterword_store::{Changed, DecisionOrder, Edit, Mailing, NewComment};

use super::test_store::{TestStore, at, counted, order, path, site};

tests!(
    counts:
    a_page_counts_its_approved_comments_alone,
    every_way_from_status_to_status_is_counted,
    an_owners_reply_is_counted_with_the_decision,
    an_edit_that_holds_a_comment_takes_it_out_of_the_count,
    counts_come_in_the_order_asked_and_unknown_pages_have_none,
    the_same_path_on_two_sites_is_two_pages,
    a_write_changes_its_page_under_every_path_and_no_other_page,
);

async fn a_page_counts_its_approved_comments_alone(shelf: TestStore) {
    for status in Status::ALL {
        let draft = NewComment {
            status,
            ..shelf.draft("/a/")
        };
        shelf.adds(draft).await;
    }
    assert_eq!(shelf.count("/a/").await, 1);
}

async fn every_way_from_status_to_status_is_counted(shelf: TestStore) {
    let id = shelf.held("/a/").await;
    for (action, expected) in [
        (Action::Approve, 1),
        (Action::Approve, 1),
        (Action::Pin, 1),
        (Action::Unpin, 1),
        (Action::Reject, 0),
        (Action::Approve, 1),
        (Action::Spam, 0),
        (Action::Delete, 0),
        (Action::Restore, 0),
        (Action::Approve, 1),
        (Action::Delete, 0),
        (Action::Restore, 1),
    ] {
        shelf.decided(id, action).await;
        assert_eq!(shelf.count("/a/").await, expected, "after {action}");
    }
    shelf.erased(id).await;
    assert_eq!(shelf.count("/a/").await, 0);
}

async fn an_owners_reply_is_counted_with_the_decision(shelf: TestStore) {
    let id = shelf.held("/a/").await;
    let reply = NewComment {
        parent: Some(id),
        ..shelf.draft("/a/")
    };
    let order = DecisionOrder {
        reply: Some(reply),
        ..order(id, Action::Approve)
    };
    shelf.store.decide(order).await.unwrap();
    assert_eq!(shelf.count("/a/").await, 2);
}

async fn an_edit_that_holds_a_comment_takes_it_out_of_the_count(shelf: TestStore) {
    let id = shelf.approved("/a/").await;
    let edit = |revision, before, status| Edit {
        id,
        revision,
        before,
        text: Text::stored("Other".to_owned()),
        html: "<p>Other</p>\n".to_owned(),
        status,
        reasons: Vec::new(),
        now: at(1),
        simhash: None,
        akismet: None,
        mailing: Mailing::none(),
    };
    let held = edit(1, Status::Approved, Status::Pending);
    shelf.store.edit_comment(held).await.unwrap();
    assert_eq!(shelf.count("/a/").await, 0);
    let published = edit(2, Status::Pending, Status::Approved);
    shelf.store.edit_comment(published).await.unwrap();
    assert_eq!(shelf.count("/a/").await, 1);
}

async fn counts_come_in_the_order_asked_and_unknown_pages_have_none(shelf: TestStore) {
    for (page, comments) in [("/a/", 3), ("/b/", 1), ("/\"c\"/ü/", 2)] {
        for _ in 0..comments {
            shelf.approved(page).await;
        }
    }
    let asked = ["/b", "/nowhere/", "/\"c\"/ü/", "/a/", "/b/", "/"];
    assert_eq!(shelf.counts(asked).await, [1, 0, 2, 3, 1, 0]);
    assert!(shelf.store.counts(Vec::new()).await.unwrap().is_empty());
}

async fn the_same_path_on_two_sites_is_two_pages(shelf: TestStore) {
    let other = shelf.adds_site(site("other")).await;
    shelf.approved("/a/").await;
    shelf.approved("/a/").await;
    let draft = NewComment {
        site: other,
        ..shelf.draft("/a/")
    };
    shelf.adds(draft).await;
    let keys = vec![PageKey::new(other, &path("/a/")), shelf.key("/a/")];
    assert_eq!(counted(&*shelf.store, keys).await, [1, 2]);
}

async fn a_write_changes_its_page_under_every_path_and_no_other_page(shelf: TestStore) {
    let id = shelf.approved("/old/").await;
    super::pages::moved(&shelf, "/old/", "/new/").await;
    shelf.approved("/other/").await;
    let pages = ["/new/", "/old/", "/other/", "/nowhere/"];
    let own_alone = [true, true, false, false];

    let before = shelf.before();
    let added = shelf.approved("/new/").await;
    assert_eq!(shelf.are_changed(pages, before).await, own_alone);
    assert_eq!(shelf.counts(pages).await, [2, 2, 1, 0]);

    let before = shelf.before();
    shelf.decided(id, Action::Reject).await;
    assert_eq!(shelf.are_changed(pages, before).await, own_alone);
    assert_eq!(shelf.counts(pages).await, [1, 1, 1, 0]);

    let edit = Edit {
        id,
        revision: 1,
        before: Status::Rejected,
        text: Text::stored("Other".to_owned()),
        html: String::new(),
        status: Status::Rejected,
        reasons: Vec::new(),
        now: at(1),
        simhash: None,
        akismet: None,
        mailing: Mailing::none(),
    };
    let before = shelf.before();
    let edited = shelf.store.edit_comment(edit).await.unwrap();
    assert!(matches!(edited, Changed::Done { .. }), "{edited:?}");
    assert_eq!(shelf.are_changed(pages, before).await, own_alone);

    let before = shelf.before();
    shelf.erased(added).await;
    assert_eq!(shelf.are_changed(pages, before).await, own_alone);
    assert_eq!(shelf.counts(pages).await, [0, 0, 1, 0]);
    assert_eq!(shelf.are_changed(pages, shelf.before()).await, [false; 4]);
}
