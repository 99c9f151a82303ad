//! The owner's lists: filtered, newest first, part by part.

use afterword_model::{CommentId, Status};
use afterword_store::{ListQuery, NewComment};

use super::test_store::{TestStore, path, site};

tests!(
    lists:
    comments_are_listed_newest_first,
    a_list_is_of_what_was_asked_for,
    a_list_read_in_parts_is_the_whole_list_once,
    a_moved_page_is_listed_by_its_old_path,
);

async fn ids(shelf: &TestStore, query: ListQuery) -> Vec<CommentId> {
    let comments = shelf.store.comments(query).await.unwrap();
    comments.iter().map(|comment| comment.id).collect()
}

fn all() -> ListQuery {
    ListQuery {
        limit: 1000,
        ..ListQuery::default()
    }
}

/// All comments of all sites.
pub async fn newest(shelf: &TestStore) -> Vec<CommentId> {
    ids(shelf, all()).await
}

async fn comments_are_listed_newest_first(shelf: TestStore) {
    let mut added = Vec::new();
    for page in ["/b/", "/a/", "/b/"] {
        added.insert(0, shelf.held(page).await);
    }
    assert_eq!(newest(&shelf).await, added);
}

async fn a_list_is_of_what_was_asked_for(shelf: TestStore) {
    let other = shelf.adds_site(site("other")).await;
    let approved = shelf.approved("/a/").await;
    let held = shelf.held("/a/").await;
    let on_b = shelf.held("/b/").await;
    let elsewhere = NewComment {
        site: other,
        ..shelf.draft("/a/")
    };
    let elsewhere = shelf.adds(elsewhere).await.id;
    let (blog, a) = (Some(shelf.site), Some(path("/a")));
    let pending = Some(Status::Pending);
    for (query, expected) in [
        (all(), vec![elsewhere, on_b, held, approved]),
        (
            ListQuery {
                site: blog,
                ..all()
            },
            vec![on_b, held, approved],
        ),
        (
            ListQuery {
                site: blog,
                path: a.clone(),
                ..all()
            },
            vec![held, approved],
        ),
        (
            ListQuery {
                site: Some(other),
                path: a.clone(),
                ..all()
            },
            vec![elsewhere],
        ),
        (
            ListQuery {
                status: pending,
                ..all()
            },
            vec![on_b, held],
        ),
        (
            ListQuery {
                site: blog,
                path: a,
                status: pending,
                ..all()
            },
            vec![held],
        ),
        (
            ListQuery {
                site: Some(other),
                status: pending,
                ..all()
            },
            vec![],
        ),
        (
            ListQuery {
                site: blog,
                path: Some(path("/c/")),
                ..all()
            },
            vec![],
        ),
        (
            ListQuery {
                status: Some(Status::Spam),
                ..all()
            },
            vec![],
        ),
    ] {
        assert_eq!(ids(&shelf, query.clone()).await, expected, "{query:?}");
    }
}

async fn a_list_read_in_parts_is_the_whole_list_once(shelf: TestStore) {
    for index in 0..7 {
        shelf.held(["/a/", "/b/"][index % 2]).await;
    }
    let whole = newest(&shelf).await;
    for limit in 1..=8 {
        let (mut parts, mut before) = (Vec::new(), None);
        loop {
            let part = ids(
                &shelf,
                ListQuery {
                    before,
                    limit,
                    ..all()
                },
            )
            .await;
            assert!(part.len() <= limit as usize);
            let Some(last) = part.last() else { break };
            before = Some(*last);
            parts.extend(part);
        }
        assert_eq!(parts, whole, "in parts of {limit}");
    }
}

async fn a_moved_page_is_listed_by_its_old_path(shelf: TestStore) {
    let id = shelf.held("/a/").await;
    super::pages::moved(&shelf, "/a/", "/b/").await;
    for page in ["/a/", "/b/"] {
        let query = ListQuery {
            site: Some(shelf.site),
            path: Some(path(page)),
            ..all()
        };
        assert_eq!(ids(&shelf, query).await, [id]);
    }
}
