//! Pages: known by their first comment, closed, named, moved, merged.

use afterword_model::{Action, Page, PageTitle, Status, ThreadReceivers};
use afterword_services::Changes as _;
use afterword_store::{Added, NewComment, PageChange, PageChanged, PageQuery};

use super::test_store::{TestStore, at, pages_of, path, site};

tests!(
    pages:
    a_page_is_known_from_its_first_comment_with_or_without_the_last_slash,
    the_first_title_told_stays_until_the_owner_gives_another,
    a_title_that_came_with_a_held_comment_waits_for_its_approval,
    a_page_without_comments_is_begun_only_where_the_change_says_so,
    closing_and_opening_lets_the_rest_as_it_was,
    a_moved_page_is_found_by_all_its_paths,
    a_move_to_a_page_that_is_there_brings_both_together,
    a_move_back_and_forth_ends_where_it_began,
    a_move_to_the_other_form_of_the_slash_changes_how_the_path_is_written,
    a_page_is_found_by_its_number_for_as_long_as_it_is_there,
    a_move_of_an_unknown_page_changes_nothing,
    a_page_is_changed_only_while_it_is_as_it_was_seen,
    a_page_that_was_seen_to_be_unknown_is_begun_by_one_only,
    a_page_that_is_as_before_again_is_taken_for_unchanged,
    pages_are_listed_by_path_site_by_site,
);

fn change(shelf: &TestStore, page: &str) -> PageChange {
    PageChange {
        site: shelf.site,
        path: path(page),
        closed: None,
        title: None,
        move_to: None,
        alias: None,
        create: false,
        told: ThreadReceivers::default(),
        now: at(7),
    }
}

/// Moves a known page.
pub(super) async fn moved(shelf: &TestStore, from: &str, to: &str) {
    let move_to = Some(path(to));
    let change = PageChange {
        move_to,
        ..change(shelf, from)
    };
    done(shelf.store.change_page(change).await.unwrap());
}

fn done(changed: PageChanged) -> Page {
    match changed {
        PageChanged::Done(page) => page,
        other => panic!("the page is not changed: {other:?}"),
    }
}

async fn page(shelf: &TestStore, page: &str) -> Option<Page> {
    shelf.store.page(shelf.site, path(page)).await.unwrap()
}

fn title(title: &str) -> Option<PageTitle> {
    Some(PageTitle::parse(title, 100).unwrap())
}

async fn a_page_is_known_from_its_first_comment_with_or_without_the_last_slash(shelf: TestStore) {
    assert_eq!(page(&shelf, "/a/").await, None);
    shelf.held("/a/").await;
    let known = page(&shelf, "/a").await.unwrap();
    let expected = Page {
        path: "/a/".to_owned(),
        title: String::new(),
        closed: false,
        count: 0,
        first_seen: at(0),
        aliases: Vec::new(),
        likes: 0,
    };
    assert_eq!(known, expected);
    shelf.approved("/a").await;
    let known = page(&shelf, "/a/").await.unwrap();
    assert_eq!((known.path.as_str(), known.count), ("/a/", 1));
}

async fn the_first_title_told_stays_until_the_owner_gives_another(shelf: TestStore) {
    shelf.approved("/a/").await;
    for (told, expected) in [("First", "First"), ("Second", "First")] {
        let draft = NewComment {
            title: title(told),
            ..shelf.draft("/a/")
        };
        assert_eq!(shelf.adds(draft).await.page_title, expected);
    }
    let named = PageChange {
        title: title("The owner's"),
        ..change(&shelf, "/a/")
    };
    let changed = done(shelf.store.change_page(named).await.unwrap());
    assert_eq!(changed.title, "The owner's");
    assert_eq!(shelf.count("/a/").await, 3);
}

async fn a_title_that_came_with_a_held_comment_waits_for_its_approval(shelf: TestStore) {
    let draft = NewComment {
        title: title("A stranger's"),
        status: Status::Pending,
        ..shelf.draft("/a/")
    };
    let held = shelf.adds(draft).await.id;
    assert_eq!(page(&shelf, "/a/").await.unwrap().title, "");
    shelf.decided(held, Action::Spam).await;
    shelf.approved("/a/").await;
    assert_eq!(page(&shelf, "/a/").await.unwrap().title, "");
    shelf.decided(held, Action::Approve).await;
    assert_eq!(page(&shelf, "/a/").await.unwrap().title, "A stranger's");
}

async fn a_page_without_comments_is_begun_only_where_the_change_says_so(shelf: TestStore) {
    let close = |create| PageChange {
        closed: Some(true),
        create,
        told: ThreadReceivers::default(),
        ..change(&shelf, "/a/")
    };
    let unknown = shelf.store.change_page(close(false)).await.unwrap();
    assert_eq!(unknown, PageChanged::Unknown);
    assert_eq!(page(&shelf, "/a/").await, None);
    let begun = done(shelf.store.change_page(close(true)).await.unwrap());
    assert!(begun.closed);
    assert_eq!(begun.first_seen, at(7));
    assert_eq!(page(&shelf, "/a/").await, Some(begun));
}

async fn closing_and_opening_lets_the_rest_as_it_was(shelf: TestStore) {
    let draft = NewComment {
        title: title("A title"),
        ..shelf.draft("/a/")
    };
    shelf.adds(draft).await;
    let open = page(&shelf, "/a/").await.unwrap();
    for closed in [true, true, false] {
        let change = PageChange {
            closed: Some(closed),
            ..change(&shelf, "/a/")
        };
        let changed = done(shelf.store.change_page(change).await.unwrap());
        assert_eq!(
            changed,
            Page {
                closed,
                ..open.clone()
            }
        );
    }
}

async fn a_moved_page_is_found_by_all_its_paths(shelf: TestStore) {
    let id = shelf.approved("/a/").await;
    shelf.approved("/other/").await;
    moved(&shelf, "/a/", "/b/").await;
    let pages = ["/a/", "/b/", "/c/", "/other/"];
    let before = shelf.before();
    moved(&shelf, "/a/", "/c/").await;
    let changed = shelf.are_changed(pages, before).await;
    assert_eq!(changed, [true, true, true, false]);
    for known in ["/a/", "/b/", "/c/"] {
        let page = page(&shelf, known).await.unwrap();
        assert_eq!((page.path.as_str(), page.count), ("/c/", 1));
        assert_eq!(page.aliases, ["/a", "/b"]);
    }
    assert_eq!(shelf.comment(id).await.page, "/c/");
    shelf.approved("/a/").await;
    assert_eq!(shelf.counts(["/a/", "/b/", "/c/"]).await, [2, 2, 2]);
}

async fn a_move_to_a_page_that_is_there_brings_both_together(shelf: TestStore) {
    shelf.approved("/a/").await;
    let above = NewComment {
        title: title("Of A"),
        ..shelf.draft("/a/")
    };
    let above = shelf.adds(above).await.id;
    shelf.held("/a/").await;
    let later = NewComment {
        now: at(3),
        ..shelf.draft("/b/")
    };
    shelf.adds(later).await;
    let before = shelf.before();
    moved(&shelf, "/a/", "/b/").await;
    assert_eq!(
        shelf.are_changed(["/a/", "/b/"], before).await,
        [true, true]
    );
    assert_eq!(shelf.counts(["/a/", "/b/"]).await, [3, 3]);
    let both = page(&shelf, "/b/").await.unwrap();
    let expected = Page {
        path: "/b/".to_owned(),
        title: "Of A".to_owned(),
        closed: false,
        count: 3,
        first_seen: at(0),
        aliases: vec!["/a".to_owned()],
        likes: 0,
    };
    assert_eq!(both, expected);
    // A reply by the old path to a comment of the old page is on the same page.
    shelf.reply("/a/", above).await;
    assert_eq!(shelf.counts(["/a/", "/b/"]).await, [4, 4]);
    assert_eq!(
        shelf.store.pages(pages_of(shelf.site)).await.unwrap().len(),
        1
    );
}

async fn a_move_back_and_forth_ends_where_it_began(shelf: TestStore) {
    shelf.approved("/a/").await;
    moved(&shelf, "/a/", "/b/").await;
    moved(&shelf, "/b/", "/a/").await;
    let known = page(&shelf, "/b/").await.unwrap();
    assert_eq!((known.path.as_str(), known.count), ("/a/", 1));
    assert_eq!(known.aliases, ["/b"]);
}

async fn a_move_to_the_other_form_of_the_slash_changes_how_the_path_is_written(shelf: TestStore) {
    shelf.approved("/a/").await;
    let before = shelf.before();
    moved(&shelf, "/a/", "/a").await;
    assert_eq!(shelf.are_changed(["/a/"], before).await, [true]);
    assert_eq!(shelf.count("/a").await, 1);
    let known = page(&shelf, "/a/").await.unwrap();
    assert_eq!((known.path.as_str(), known.aliases.len()), ("/a", 0));
}

async fn a_page_is_found_by_its_number_for_as_long_as_it_is_there(shelf: TestStore) {
    shelf.approved("/a").await;
    let wanted = vec![afterword_model::PageKey::new(shelf.site, &path("/a"))];
    let counted = shelf.store.counts(wanted).await.unwrap();
    let number = counted[0].page.unwrap();
    let found = async || shelf.store.page_numbered(number).await.unwrap();
    let (site, known) = found().await.unwrap();
    assert_eq!((site, known.path.as_str()), (shelf.site, "/a"));
    moved(&shelf, "/a", "/b").await;
    let (_, known) = found().await.unwrap();
    assert_eq!(known.path, "/b");
    assert_eq!(known.aliases, ["/a"]);
    shelf.approved("/c").await;
    moved(&shelf, "/b", "/c").await;
    assert_eq!(found().await, None);
}

async fn a_move_of_an_unknown_page_changes_nothing(shelf: TestStore) {
    let move_to = Some(path("/b/"));
    let change = PageChange {
        move_to,
        ..change(&shelf, "/a/")
    };
    let unknown = shelf.store.change_page(change).await.unwrap();
    assert_eq!(unknown, PageChanged::Unknown);
    assert_eq!(page(&shelf, "/b/").await, None);
    // What was never there can still be begun.
    let draft = NewComment {
        title: title("New"),
        ..shelf.draft("/b/")
    };
    assert!(matches!(
        shelf.store.add_comment(draft).await,
        Ok(Added::New(..))
    ));
}

async fn a_page_is_changed_only_while_it_is_as_it_was_seen(shelf: TestStore) {
    shelf.approved("/a/").await;
    let renamed = || PageChange {
        title: title("Mine"),
        ..change(&shelf, "/a/")
    };
    let closed = PageChange {
        closed: Some(true),
        ..change(&shelf, "/a/")
    };
    let aliased = PageChange {
        alias: Some(path("/old/")),
        ..change(&shelf, "/a/")
    };
    let moved = PageChange {
        move_to: Some(path("/b/")),
        ..change(&shelf, "/a/")
    };
    for others in [closed, aliased, moved] {
        let seen = page(&shelf, "/a/").await;
        done(shelf.store.change_page(others).await.unwrap());
        let theirs = page(&shelf, "/a/").await;
        let before = shelf.before();
        let outdated = shelf.store.change_page_if(renamed(), seen);
        assert_eq!(outdated.await.unwrap(), None);
        assert_eq!(page(&shelf, "/a/").await, theirs);
        assert_eq!(shelf.are_changed(["/a/"], before).await, [false]);
    }
    // A published comment changes the count.
    let seen = page(&shelf, "/a/").await;
    shelf.approved("/a/").await;
    let outdated = shelf.store.change_page_if(renamed(), seen);
    assert_eq!(outdated.await.unwrap(), None);
    // A held one changes nothing that the owner sees of the page.
    let seen = page(&shelf, "/a/").await;
    shelf.held("/a/").await;
    let changed = shelf.store.change_page_if(renamed(), seen.clone());
    let changed = done(changed.await.unwrap().unwrap());
    let expected = Page {
        title: "Mine".to_owned(),
        ..seen.unwrap()
    };
    assert_eq!(changed, expected);
    assert_eq!(page(&shelf, "/a/").await, Some(expected));
}

async fn a_page_that_was_seen_to_be_unknown_is_begun_by_one_only(shelf: TestStore) {
    let close = || PageChange {
        closed: Some(true),
        create: true,
        ..change(&shelf, "/a/")
    };
    let begun = shelf.store.change_page_if(close(), None).await.unwrap();
    let begun = done(begun.unwrap());
    let second = shelf.store.change_page_if(close(), None).await.unwrap();
    assert_eq!(second, None);
    assert_eq!(page(&shelf, "/a/").await, Some(begun.clone()));
    // And nothing is changed of a page that was seen but is not there.
    let unknown = change(&shelf, "/b/");
    let gone = shelf.store.change_page_if(unknown, Some(begun));
    assert_eq!(gone.await.unwrap(), None);
}

/// Values are compared: what was changed and changed back hides nothing from the one who saw it before.
async fn a_page_that_is_as_before_again_is_taken_for_unchanged(shelf: TestStore) {
    shelf.approved("/a/").await;
    let seen = page(&shelf, "/a/").await;
    for closed in [true, false] {
        let toggled = PageChange {
            closed: Some(closed),
            ..change(&shelf, "/a/")
        };
        done(shelf.store.change_page(toggled).await.unwrap());
    }
    let renamed = PageChange {
        title: title("Mine"),
        ..change(&shelf, "/a/")
    };
    let changed = shelf.store.change_page_if(renamed, seen).await.unwrap();
    assert_eq!(done(changed.unwrap()).title, "Mine");
}

async fn pages_are_listed_by_path_site_by_site(shelf: TestStore) {
    for page in ["/c/", "/a/", "/b/", "/d/"] {
        shelf.approved(page).await;
    }
    let other = shelf.adds_site(site("other")).await;
    shelf
        .adds(NewComment {
            site: other,
            ..shelf.draft("/a/other/")
        })
        .await;
    let list = async |after: &str, limit| {
        let query = PageQuery {
            after: after.to_owned(),
            limit,
            ..pages_of(shelf.site)
        };
        let pages = shelf.store.pages(query).await;
        let paths = pages.unwrap().into_iter().map(|page| page.path);
        paths.collect::<Vec<_>>()
    };
    assert_eq!(list("", 2).await, ["/a/", "/b/"]);
    assert_eq!(list("/b/", 2).await, ["/c/", "/d/"]);
    assert_eq!(list("/d/", 2).await, [""; 0]);
}
