//! Reactions: given and taken back, counted beside the comment.

use afterword_model::Status;
use afterword_model::policy::Sort;
use afterword_model::{Action, CommentId};
use afterword_model::{PagePath, Reactions, ThreadReceivers};
use afterword_services::Changes as _;
use afterword_store::{
    Extra, ExtrasAfter, NewComment, NewImport, OWN_SOURCE, PageChange, PageReaction, Reacted,
    Reaction, ThreadQuery,
};

use super::test_store::{TestStore, at};

tests!(
    reactions:
    a_reaction_is_counted_and_the_same_again_takes_it_back,
    each_reader_may_give_each_reaction_once,
    a_network_gives_so_many_reactions_to_a_comment_and_may_take_them_back,
    only_what_is_published_gets_reactions,
    readers_who_react_at_once_are_all_counted,
    reactions_to_an_article_are_counted_beside_its_thread,
    a_network_gives_so_many_reactions_to_an_article,
    reactions_to_an_article_come_along_when_pages_are_joined,
    reactions_to_articles_are_exported_and_imported,
);

fn reaction(id: CommentId, reaction: &str, reader: u8) -> Reaction {
    Reaction {
        id,
        reaction: reaction.to_owned(),
        voter: [reader; 16],
        network: [reader; 16],
        network_limit: 5,
        now: at(1),
    }
}

fn totals<const N: usize>(reactions: [(&str, u32); N], mine: &[&str]) -> Reacted {
    let reactions = reactions.map(|(word, count)| (word.to_owned(), count));
    Reacted::Totals {
        reactions: reactions.into(),
        mine: mine.iter().map(|&word| word.to_owned()).collect(),
    }
}

async fn a_reaction_is_counted_and_the_same_again_takes_it_back(shelf: TestStore) {
    let id = shelf.approved("/a/").await;
    let given = shelf.store.react(reaction(id, "👍", 1)).await.unwrap();
    assert_eq!(given, totals([("👍", 1)], &["👍"]));
    assert_eq!(shelf.comment(id).await.score, 1);
    let back = shelf.store.react(reaction(id, "👍", 1)).await.unwrap();
    assert_eq!(back, totals([], &[]));
    let comment = shelf.comment(id).await;
    assert_eq!((comment.score, comment.reactions.len()), (0, 0));
}

async fn each_reader_may_give_each_reaction_once(shelf: TestStore) {
    let id = shelf.approved("/a/").await;
    for (word, reader) in [("👍", 1), ("👍", 2), ("'\"", 2)] {
        shelf.store.react(reaction(id, word, reader)).await.unwrap();
    }
    let third = shelf.store.react(reaction(id, "👍", 3)).await.unwrap();
    assert_eq!(third, totals([("👍", 3), ("'\"", 1)], &["👍"]));
    assert_eq!(shelf.comment(id).await.score, 4);
}

async fn a_network_gives_so_many_reactions_to_a_comment_and_may_take_them_back(shelf: TestStore) {
    let id = shelf.approved("/a/").await;
    let of_one_network = |reader| Reaction {
        network: [9; 16],
        network_limit: 2,
        ..reaction(id, "👍", reader)
    };
    for reader in [1, 2] {
        shelf.store.react(of_one_network(reader)).await.unwrap();
    }
    let third = shelf.store.react(of_one_network(3)).await.unwrap();
    assert_eq!(third, Reacted::TooMany);
    let back = shelf.store.react(of_one_network(1)).await.unwrap();
    assert_eq!(back, totals([("👍", 1)], &[]));
    let third = shelf.store.react(of_one_network(3)).await.unwrap();
    assert_eq!(third, totals([("👍", 2)], &["👍"]));
}

async fn only_what_is_published_gets_reactions(shelf: TestStore) {
    let unknown = CommentId(uuid::Uuid::from_u128(7));
    let id = shelf.approved("/a/").await;
    shelf.decided(id, Action::Reject).await;
    let held = NewComment {
        status: Status::Pending,
        ..shelf.draft("/a/")
    };
    let held = shelf.adds(held).await.id;
    for id in [unknown, id, held] {
        let reacted = shelf.store.react(reaction(id, "👍", 1)).await.unwrap();
        assert_eq!(reacted, Reacted::UnknownComment);
    }
}

async fn readers_who_react_at_once_are_all_counted(shelf: TestStore) {
    let id = shelf.approved("/a/").await;
    let all = (0..40).map(|reader| shelf.store.react(reaction(id, "👍", reader)));
    for reacted in futures_util::future::join_all(all).await {
        assert!(matches!(reacted, Ok(Reacted::Totals { .. })), "{reacted:?}");
    }
    assert_eq!(shelf.comment(id).await.score, 40);
}

fn to_page(shelf: &TestStore, path: &str, word: &str, reader: u8) -> PageReaction {
    PageReaction {
        site: shelf.site,
        path: PagePath::parse(path).unwrap(),
        reaction: word.to_owned(),
        voter: [reader; 16],
        network: [reader; 16],
        network_limit: 5,
        now: at(1),
    }
}

async fn reacts(shelf: &TestStore, path: &str, word: &str, reader: u8) -> Reacted {
    let given = to_page(shelf, path, word, reader);
    shelf.store.react_to_page(given).await.unwrap()
}

async fn beside_thread(shelf: &TestStore, path: &str) -> Vec<(String, u32)> {
    let asked = ThreadQuery {
        site: shelf.site,
        path: PagePath::parse(path).unwrap(),
        sort: Sort::Oldest,
        after: None,
        limit: 10,
        sources: afterword_model::CommentSources::ALL,
    };
    let reactions: Reactions = shelf.store.thread(asked).await.unwrap().reactions;
    reactions.into_iter().collect()
}

async fn reactions_to_an_article_are_counted_beside_its_thread(shelf: TestStore) {
    assert_eq!(beside_thread(&shelf, "/a/").await, []);
    assert_eq!(
        reacts(&shelf, "/a/", "👍", 1).await,
        totals([("👍", 1)], &["👍"])
    );
    let before = shelf.store.changes_feed().version();
    let second = reacts(&shelf, "/a", "👍", 2).await;
    assert_eq!(second, totals([("👍", 2)], &["👍"]));
    assert_ne!(
        shelf.store.changes_feed().version(),
        before,
        "an answer that is cached is an old one"
    );
    assert_eq!(beside_thread(&shelf, "/a/").await, [("👍".to_owned(), 2)]);
    assert_eq!(beside_thread(&shelf, "/b/").await, []);
    assert_eq!(
        reacts(&shelf, "/a/", "👍", 1).await,
        totals([("👍", 1)], &[])
    );
    shelf.approved("/a/").await;
    assert_eq!(beside_thread(&shelf, "/a/").await, [("👍".to_owned(), 1)]);
}

async fn a_network_gives_so_many_reactions_to_an_article(shelf: TestStore) {
    let of_one_network = |reader| PageReaction {
        network: [9; 16],
        network_limit: 2,
        ..to_page(&shelf, "/a/", "👍", reader)
    };
    for reader in [1, 2] {
        let given = of_one_network(reader);
        shelf.store.react_to_page(given).await.unwrap();
    }
    let third = shelf.store.react_to_page(of_one_network(3)).await.unwrap();
    assert_eq!(third, Reacted::TooMany);
    let back = shelf.store.react_to_page(of_one_network(1)).await.unwrap();
    assert_eq!(back, totals([("👍", 1)], &[]));
}

async fn reactions_to_an_article_come_along_when_pages_are_joined(shelf: TestStore) {
    for (path, reader) in [("/a/", 1), ("/a/", 2), ("/b/", 2), ("/b/", 3)] {
        reacts(&shelf, path, "👍", reader).await;
    }
    let change = PageChange {
        site: shelf.site,
        path: PagePath::parse("/a/").unwrap(),
        closed: None,
        title: None,
        move_to: PagePath::parse("/b/").ok(),
        alias: None,
        create: false,
        told: ThreadReceivers::default(),
        now: at(7),
    };
    shelf.store.change_page(change).await.unwrap();
    for path in ["/a/", "/b/"] {
        assert_eq!(
            beside_thread(&shelf, path).await,
            [("👍".to_owned(), 3)],
            "each reader once"
        );
    }
}

async fn reactions_to_articles_are_exported_and_imported(shelf: TestStore) {
    for (path, word, reader) in [("/a/", "👍", 1), ("/a/", "❤️", 1), ("/b/", "👍", 2)] {
        reacts(&shelf, path, word, reader).await;
    }
    let mut after = Some(ExtrasAfter::Address(0));
    let mut found = Vec::new();
    while let Some(place) = after.take() {
        let extras = shelf
            .store
            .export_extras(shelf.site, place, 2)
            .await
            .unwrap();
        found.extend(extras.found);
        after = extras.next;
    }
    assert_eq!(found.len(), 3);
    assert!(
        found
            .iter()
            .all(|extra| matches!(extra, Extra::PageVote { .. }))
    );
    reacts(&shelf, "/a/", "👍", 1).await;
    let import = NewImport {
        site: shelf.site,
        source: OWN_SOURCE.to_owned(),
        file: "export.jsonl".to_owned(),
        now: at(1),
    };
    let import = shelf.store.begin_import(import).await.unwrap();
    let brings = async |by| {
        let brought = shelf.store.import_extras(shelf.site, found.clone(), by);
        brought.await.unwrap()
    };
    let is_gone = [("❤️".to_owned(), 1)];
    assert_eq!(beside_thread(&shelf, "/a/").await, is_gone);
    assert_eq!(brings(None).await, 1);
    assert_eq!(beside_thread(&shelf, "/a/").await, is_gone);
    for new in [1, 0] {
        assert_eq!(brings(Some(import)).await, new);
        let both = [("❤️".to_owned(), 1), ("👍".to_owned(), 1)];
        assert_eq!(beside_thread(&shelf, "/a/").await, both);
    }
}
