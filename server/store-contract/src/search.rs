//! Searching all comments: found by what they say now, and by nothing that was erased.

use afterword_model::{Action, CommentId, EmailAddress, Status};
use afterword_services::Changes as _;
use afterword_store::{ListQuery, NewComment, SearchWords};
use jiff::Timestamp;

use super::test_store::{TestStore, at, author, order, path, site};

tests!(
    search:
    comments_are_found_by_text_name_and_addresses,
    words_are_found_in_any_case_and_without_their_accents,
    the_newest_are_found_first_and_part_by_part,
    what_is_searched_for_means_nothing_but_itself,
    an_edited_comment_is_found_by_its_new_words_alone,
    an_erased_comment_is_not_found_any_more,
    a_search_keeps_to_site_page_and_status,
    thousands_of_comments_of_one_instant_are_all_found,
    few_and_many_are_searched_alike,
);

async fn found(shelf: &TestStore, words: &str) -> Vec<CommentId> {
    listed(shelf, words, ListQuery::default()).await
}

async fn listed(shelf: &TestStore, words: &str, query: ListQuery) -> Vec<CommentId> {
    let limit = if query.limit == 0 { 9999 } else { query.limit };
    let query = ListQuery {
        words: Some(SearchWords::parse(words).unwrap()),
        limit,
        ..query
    };
    let comments = shelf.store.comments(query).await.unwrap();
    comments.iter().map(|comment| comment.id).collect()
}

fn saying(shelf: &TestStore, text: &str) -> NewComment {
    NewComment {
        text: afterword_model::Text::stored(text.to_owned()),
        ..shelf.draft("/a/")
    }
}

async fn comments_are_found_by_text_name_and_addresses(shelf: TestStore) {
    let mut draft = saying(&shelf, "The lighthouse keeper's log");
    draft.author = author("Grace Hopper");
    draft.author.email = Some(EmailAddress::stored("grace@navy.test".to_owned()));
    let id = shelf.adds(draft).await.id;
    shelf.adds(saying(&shelf, "Something else")).await;
    for words in [
        "lighthouse ",
        "light",
        "log keeper",
        "\"keeper's log\"",
        "hopper",
        "grace@navy.test",
        "navy",
        "grace log",
    ] {
        assert_eq!(found(&shelf, words).await, [id], "{words}");
    }
    for words in ["light ", "\"log keeper\"", "hopper else", "lighthouses"] {
        assert!(found(&shelf, words).await.is_empty(), "{words}");
    }
}

async fn words_are_found_in_any_case_and_without_their_accents(shelf: TestStore) {
    let id = shelf.adds(saying(&shelf, "Déjà vu, ÜBER alles")).await.id;
    for words in ["deja", "DÉJÀ ", "uber", "Über alles"] {
        assert_eq!(found(&shelf, words).await, [id], "{words}");
    }
}

async fn the_newest_are_found_first_and_part_by_part(shelf: TestStore) {
    let mut added = Vec::new();
    for second in 0..7 {
        let draft = NewComment {
            now: at(second),
            ..saying(&shelf, "same words")
        };
        added.insert(0, shelf.adds(draft).await.id);
    }
    let mut walked = Vec::new();
    loop {
        let query = ListQuery {
            before: walked.last().copied(),
            limit: 3,
            ..ListQuery::default()
        };
        let part = listed(&shelf, "words", query).await;
        if part.is_empty() {
            break;
        }
        walked.extend(part);
    }
    assert_eq!(walked, added);
}

async fn what_is_searched_for_means_nothing_but_itself(shelf: TestStore) {
    let id = shelf
        .adds(saying(&shelf, "either OR not, author: me*"))
        .await
        .id;
    shelf.adds(saying(&shelf, "either")).await;
    for words in ["either OR not", "author: me*", "not either", "-or +not"] {
        assert_eq!(found(&shelf, words).await, [id], "{words}");
    }
    for words in [
        "author:x",
        "NEAR(a b)",
        "x\"y",
        "a^b",
        "{text}: z",
        "'; --x",
    ] {
        assert!(found(&shelf, words).await.is_empty(), "{words}");
    }
}

async fn an_edited_comment_is_found_by_its_new_words_alone(shelf: TestStore) {
    let id = shelf.adds(saying(&shelf, "ancient words")).await.id;
    let text = afterword_model::Text::stored("modern words".to_owned());
    let edit = afterword_store::DecisionOrder {
        text: Some((text, "<p>modern words</p>".to_owned())),
        ..order(id, Action::Edit)
    };
    shelf.store.decide(edit).await.unwrap();
    assert_eq!(found(&shelf, "modern").await, [id]);
    assert!(found(&shelf, "ancient").await.is_empty());
    shelf.decided(id, Action::Undo).await;
    assert_eq!(found(&shelf, "ancient").await, [id]);
    assert!(found(&shelf, "modern").await.is_empty());
}

async fn an_erased_comment_is_not_found_any_more(shelf: TestStore) {
    let above = shelf.adds(saying(&shelf, "unmistakable")).await.id;
    let below = NewComment {
        parent: Some(above),
        ..saying(&shelf, "unmistakable reply")
    };
    let below = shelf.adds(below).await.id;
    shelf.erased(above).await;
    assert_eq!(found(&shelf, "unmistakable").await, [below]);
    shelf.erased(below).await;
    assert!(found(&shelf, "unmistakable").await.is_empty());
}

async fn a_search_keeps_to_site_page_and_status(shelf: TestStore) {
    let other = shelf.adds_site(site("other")).await;
    let here = shelf.adds(saying(&shelf, "needle")).await.id;
    let held = NewComment {
        status: Status::Pending,
        path: path("/b/"),
        ..saying(&shelf, "needle")
    };
    let held = shelf.adds(held).await.id;
    let elsewhere = NewComment {
        site: other,
        ..saying(&shelf, "needle")
    };
    let elsewhere = shelf.adds(elsewhere).await.id;
    let of = async |query| listed(&shelf, "needle", query).await;
    let all = ListQuery::default();
    assert_eq!(of(all.clone()).await.len(), 3);
    let site = ListQuery {
        site: Some(shelf.site),
        ..all.clone()
    };
    assert_eq!(of(site.clone()).await.len(), 2);
    let page = ListQuery {
        path: Some(path("/b/")),
        ..site
    };
    assert_eq!(of(page).await, [held]);
    let approved = ListQuery {
        status: Some(Status::Approved),
        among: Some(vec![shelf.site]),
        ..all.clone()
    };
    assert_eq!(of(approved).await, [here]);
    let among = ListQuery {
        among: Some(vec![other]),
        ..all
    };
    assert_eq!(of(among).await, [elsewhere]);
}

async fn thousands_of_comments_of_one_instant_are_all_found(shelf: TestStore) {
    for number in 0..4100 {
        let draft = NewComment {
            id: CommentId::new(Timestamp::now()),
            ..saying(&shelf, &format!("crowd {number}"))
        };
        shelf.adds(draft).await;
    }
    let next = NewComment {
        now: at(1),
        ..saying(&shelf, "crowd and after")
    };
    shelf.adds(next).await;
    assert_eq!(found(&shelf, "crowd").await.len(), 4101);
    assert_eq!(found(&shelf, "4099 ").await.len(), 1);
}

/// Few comments are read one by one, many by their words.
async fn few_and_many_are_searched_alike(shelf: TestStore) {
    let other = shelf.adds_site(site("other")).await;
    for number in 0..2100 {
        let draft = NewComment {
            now: at(number),
            ..saying(&shelf, "haystack")
        };
        shelf.adds(draft).await;
    }
    let mut rare = Vec::new();
    for number in 0..5 {
        let draft = NewComment {
            now: at(3000 + number),
            status: Status::Rejected,
            site: if number == 0 { other } else { shelf.site },
            ..saying(&shelf, "haystack with a needle")
        };
        rare.insert(0, shelf.adds(draft).await.id);
    }
    let of = |status| ListQuery {
        status,
        among: Some(vec![shelf.site, other]),
        ..ListQuery::default()
    };
    let rejected = of(Some(Status::Rejected));
    assert_eq!(listed(&shelf, "needle", of(None)).await, rare);
    assert_eq!(listed(&shelf, "needle", rejected.clone()).await, rare);
    assert_eq!(listed(&shelf, "haystack nee", rejected.clone()).await, rare);
    assert!(listed(&shelf, "absent", rejected.clone()).await.is_empty());
    let next = ListQuery {
        before: Some(rare[1]),
        limit: 2,
        ..rejected
    };
    assert_eq!(listed(&shelf, "haystack", next).await, rare[2..4]);
    assert_eq!(
        listed(&shelf, "haystack", of(Some(Status::Approved)))
            .await
            .len(),
        2100
    );
}
