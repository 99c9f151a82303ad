//! Reactions: given and taken back, counted beside the comment.

use afterword_model::Status;
use afterword_model::{Action, CommentId};
use afterword_services::Changes as _;
use afterword_store::{NewComment, Reacted, Reaction};

use super::test_store::{TestStore, at};

tests!(
    reactions:
    a_reaction_is_counted_and_the_same_again_takes_it_back,
    each_reader_may_give_each_reaction_once,
    a_network_gives_so_many_reactions_to_a_comment_and_may_take_them_back,
    only_what_is_published_gets_reactions,
    readers_who_react_at_once_are_all_counted,
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
