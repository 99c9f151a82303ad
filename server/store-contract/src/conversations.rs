//! Conversations on other networks: posts of the owner, and the originals of the comments that answer them.

use afterword_model::{
    CommentId, CommentSource, KnownOriginal, Network, Original, Website, original_mark,
};
use afterword_services::Changes as _;
use afterword_store::{Added, Conversation, ConversationRead, NewConversation, PageQuery};

use super::pages::moved;
use super::test_store::{ROUNDS, TestStore, at, path};

tests!(
    conversations:
    a_post_is_one_conversation_and_begins_its_page,
    an_answer_knows_its_original_until_it_is_erased_and_is_known_for_ever,
    an_answer_may_stand_below_what_is_held,
    an_original_is_changed_by_its_own_conversation_alone,
    what_was_read_is_noted_and_likes_are_summed_on_the_page,
    likes_of_a_page_that_are_read_at_once_are_all_summed,
    a_conversation_goes_with_its_page_to_another,
    a_person_is_found_by_the_handle,
);

fn post(shelf: &TestStore, id: &str, page: &str) -> NewConversation {
    NewConversation {
        site: shelf.site,
        path: path(page),
        network: Network::Mastodon,
        server: "https://social.example".to_owned(),
        post: id.to_owned(),
        url: format!("https://social.example/@me/{id}"),
        written: at(1),
        now: at(2),
    }
}

pub(super) async fn begun(shelf: &TestStore, id: &str, page: &str) -> Conversation {
    assert!(
        shelf
            .store
            .begin_conversation(post(shelf, id, page))
            .await
            .unwrap()
    );
    let all = shelf.store.conversations(Network::Mastodon).await.unwrap();
    all.into_iter().find(|one| one.post == id).unwrap()
}

pub(super) fn original(conversation: &Conversation, id: &str) -> Original {
    Original {
        source: CommentSource {
            network: Network::Mastodon,
            url: Website::stored(format!("https://far.example/@ann/{id}")),
            handle: "@Ann@far.example".to_owned(),
        },
        conversation: conversation.id,
        post: id.to_owned(),
        version: "1".to_owned(),
        uri: format!("https://far.example/users/ann/{id}"),
    }
}

async fn answered(shelf: &TestStore, conversation: &Conversation, id: &str) -> Added {
    let original = original(conversation, id);
    let mut draft = shelf.draft(&conversation.path);
    draft.submission = Some(original.submission(shelf.site));
    draft.written = Some(at(1));
    draft.now = at(100);
    draft.original = Some(original);
    shelf.store.add_comment(draft).await.unwrap()
}

async fn answer(shelf: &TestStore, conversation: &Conversation, id: &str) -> CommentId {
    match answered(shelf, conversation, id).await {
        Added::New(comment) => comment.id,
        other => panic!("{other:?}"),
    }
}

fn read(conversation: &Conversation, likes: u32) -> ConversationRead {
    ConversationRead {
        id: conversation.id,
        stirred: at(50),
        due: at(60),
        likes: Some(likes),
        ended: None,
        originals: Vec::new(),
    }
}

async fn likes(shelf: &TestStore, page: &str) -> u32 {
    let page = shelf.store.page(shelf.site, path(page)).await.unwrap();
    page.unwrap().likes
}

async fn a_post_is_one_conversation_and_begins_its_page(shelf: TestStore) {
    let first = begun(&shelf, "1", "/a/").await;
    assert_eq!(
        (first.path.as_str(), first.likes, first.ended),
        ("/a/", 0, None)
    );
    assert_eq!(
        (first.written, first.stirred, first.due),
        (at(1), at(1), at(2))
    );
    let again = post(&shelf, "1", "/b/");
    assert!(!shelf.store.begin_conversation(again).await.unwrap());
    assert_eq!(shelf.count("/a/").await, 0);
    let pages = PageQuery {
        site: shelf.site,
        after: String::new(),
        limit: 10,
        words: None,
    };
    assert_eq!(shelf.store.pages(pages).await.unwrap().len(), 1);
    let elsewhere = NewConversation {
        server: "https://other.example".to_owned(),
        written: at(9),
        ..post(&shelf, "1", "/a/")
    };
    assert!(shelf.store.begin_conversation(elsewhere).await.unwrap());
    let all = shelf.store.conversations(Network::Mastodon).await.unwrap();
    let servers: Vec<_> = all.iter().map(|one| one.server.as_str()).collect();
    assert_eq!(servers, ["https://other.example", "https://social.example"]);
}

async fn an_answer_knows_its_original_until_it_is_erased_and_is_known_for_ever(shelf: TestStore) {
    let conversation = begun(&shelf, "1", "/a/").await;
    let id = answer(&shelf, &conversation, "7").await;
    let comment = shelf.comment(id).await;
    let source = original(&conversation, "7").source;
    assert_eq!((comment.created, comment.published), (at(1), Some(at(100))));
    assert_eq!(comment.source, Some(source));
    let originals = shelf.store.originals(conversation.id).await.unwrap();
    assert_eq!(originals.len(), 1);
    assert_eq!(originals[0].known.comment, id);
    assert!(matches!(
        answered(&shelf, &conversation, "7").await,
        Added::Again(_)
    ));
    shelf.erased(id).await;
    assert_eq!(shelf.store.originals(conversation.id).await.unwrap(), []);
    let mark = original_mark(Network::Mastodon, &original(&conversation, "7").uri);
    let known = shelf
        .store
        .former(shelf.site, "mastodon".to_owned(), vec![mark.clone()]);
    assert_eq!(known.await.unwrap(), [(mark, id)]);
    assert!(matches!(
        answered(&shelf, &conversation, "7").await,
        Added::Erased
    ));
}

async fn an_original_is_changed_by_its_own_conversation_alone(shelf: TestStore) {
    let one = begun(&shelf, "1", "/a/").await;
    let other = begun(&shelf, "2", "/b/").await;
    let id = answer(&shelf, &one, "7").await;
    let known = KnownOriginal {
        comment: id,
        post: "8".to_owned(),
        version: "2".to_owned(),
        handle: "@Ann@far.example".to_owned(),
    };
    let seen = ConversationRead {
        originals: vec![known],
        ..read(&other, 0)
    };
    shelf.store.conversation_read(seen).await.unwrap();
    let originals = shelf.store.originals(one.id).await.unwrap();
    let found = originals.iter().map(|one| &one.known);
    let found: Vec<_> = found
        .map(|one| (one.post.as_str(), one.version.as_str()))
        .collect();
    assert_eq!(found, [("7", "1")]);
    assert_eq!(shelf.store.originals(other.id).await.unwrap(), []);
}

async fn an_answer_may_stand_below_what_is_held(shelf: TestStore) {
    let conversation = begun(&shelf, "1", "/a/").await;
    let held = shelf.held("/a/").await;
    let original = original(&conversation, "8");
    let mut draft = shelf.draft("/a/");
    draft.parent = Some(held);
    let refused = shelf.store.add_comment(draft.clone()).await.unwrap();
    assert!(matches!(refused, Added::UnknownParent), "of a reader");
    draft.original = Some(original);
    assert!(matches!(
        shelf.store.add_comment(draft).await.unwrap(),
        Added::New(_)
    ));
    assert_eq!(shelf.count("/a/").await, 1);
}

async fn what_was_read_is_noted_and_likes_are_summed_on_the_page(shelf: TestStore) {
    let one = begun(&shelf, "1", "/a/").await;
    let other = begun(&shelf, "2", "/a/").await;
    let id = answer(&shelf, &one, "7").await;
    let here = shelf.approved("/a/").await;
    let known = |comment, post: &str| KnownOriginal {
        comment,
        post: post.to_owned(),
        version: "2".to_owned(),
        handle: "@bo@far.example".to_owned(),
    };
    let seen = ConversationRead {
        ended: Some(at(40)),
        originals: vec![
            known(id, "7"),
            known(here, "8"),
            known(CommentId::new(at(3)), "9"),
        ],
        ..read(&one, 3)
    };
    shelf.store.conversation_read(seen).await.unwrap();
    shelf
        .store
        .conversation_read(read(&other, 4))
        .await
        .unwrap();
    assert_eq!(likes(&shelf, "/a/").await, 7);
    let all = shelf.store.conversations(Network::Mastodon).await.unwrap();
    let one = all.iter().find(|found| found.id == one.id).unwrap();
    assert_eq!(
        (one.stirred, one.due, one.ended),
        (at(50), at(60), Some(at(40)))
    );
    let originals = shelf.store.originals(one.id).await.unwrap();
    let mut found: Vec<_> = originals
        .iter()
        .map(|one| {
            (
                one.known.comment,
                one.known.version.as_str(),
                one.known.handle.as_str(),
            )
        })
        .collect();
    found.sort_by_key(|(_, _, handle)| (*handle).to_owned());
    // A comment that is not there has no original.
    assert_eq!(
        found,
        [
            (id, "2", "@Ann@far.example"),
            (here, "2", "@bo@far.example")
        ]
    );
}

async fn likes_of_a_page_that_are_read_at_once_are_all_summed(shelf: TestStore) {
    let first = begun(&shelf, "1", "/a/").await;
    let second = begun(&shelf, "2", "/a/").await;
    for round in 1..=ROUNDS {
        let (one, other) = tokio::join!(
            shelf.store.conversation_read(read(&first, round)),
            shelf.store.conversation_read(read(&second, round)),
        );
        one.unwrap();
        other.unwrap();
        assert_eq!(likes(&shelf, "/a/").await, 2 * round);
    }
}

async fn a_conversation_goes_with_its_page_to_another(shelf: TestStore) {
    let one = begun(&shelf, "1", "/a/").await;
    let other = begun(&shelf, "2", "/b/").await;
    shelf.approved("/a/").await;
    shelf.approved("/b/").await;
    shelf.store.conversation_read(read(&one, 3)).await.unwrap();
    shelf
        .store
        .conversation_read(read(&other, 4))
        .await
        .unwrap();
    moved(&shelf, "/a/", "/b/").await;
    assert_eq!(likes(&shelf, "/b/").await, 7);
    let all = shelf.store.conversations(Network::Mastodon).await.unwrap();
    assert!(all.iter().all(|one| one.path == "/b/"), "{all:?}");
}

async fn a_person_is_found_by_the_handle(shelf: TestStore) {
    let conversation = begun(&shelf, "1", "/a/").await;
    let id = answer(&shelf, &conversation, "7").await;
    let ann = afterword_model::EmailAddress::parse("ann@far.example").unwrap();
    let person = shelf.store.person(ann, None).await.unwrap();
    let found: Vec<_> = person.comments.iter().map(|comment| comment.id).collect();
    assert_eq!(found, [id]);
    let rows = person.numbers();
    assert_eq!(rows.get("originals"), Some(&1), "{rows:?}");
}
