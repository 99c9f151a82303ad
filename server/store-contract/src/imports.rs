//! Imports: what goes with one that is taken back, and what stays when its comments move.

use std::sync::Arc;

use afterword_model::{
    Comment, CommentId, ImportNumber, Network, Reactions, Status, Text, ThreadReceivers,
};
use afterword_services::{Changes as _, changed_thread};
use afterword_store::{
    Conversation, ImportBatch, ImportComment, ImportMove, ImportMoved, ImportOutcome, NewImport,
    Recorded, UndoneImport,
};

use super::conversations::begun;
use super::test_store::{TestStore, at, author, pages_of, path};

tests!(
    imports:
    a_page_with_a_conversation_stays_when_the_import_that_began_it_is_undone,
    a_conversation_stays_on_its_page_when_imported_comments_move_to_another,
);

const SOURCE: &str = "scratch";

/// A comment from elsewhere.
fn comment(shelf: &TestStore, page: &str, second: i64) -> ImportComment {
    let created = at(second);
    let comment = Comment {
        id: CommentId::new(created),
        site: shelf.site,
        page: page.to_owned(),
        page_title: String::new(),
        parent: None,
        status: Status::Approved,
        private: false,
        author: Some(author("Ann")),
        text: Text::stored("Hello".to_owned()),
        html: "<p>Hello</p>\n".to_owned(),
        created,
        edited: None,
        revision: 1,
        pinned: false,
        score: 0,
        reactions: Reactions::new(),
        reasons: Vec::new(),
        published: Some(created),
        avatar: None,
        source: None,
    };
    ImportComment {
        former: second.to_string(),
        anchor: None,
        path: path(page),
        title: None,
        closed: false,
        recorded: Recorded {
            comment,
            told_title: None,
            status_before: None,
            submission: None,
            notify: false,
            follow: None,
            network: None,
            decisions: Vec::new(),
            votes: Vec::new(),
            formers: Vec::new(),
            reports: Vec::new(),
        },
    }
}

/// An import that brings a comment on each of these pages.
async fn brought(shelf: &TestStore, pages: &[&str]) -> ImportNumber {
    let new = NewImport {
        site: shelf.site,
        source: SOURCE.to_owned(),
        file: "export.json".to_owned(),
        now: at(10),
    };
    let import = shelf.store.begin_import(new).await.unwrap();
    let comments = pages.iter().zip(1..);
    let comments = comments.map(|(page, second)| comment(shelf, page, second));
    let batch = ImportBatch {
        import,
        site: shelf.site,
        source: SOURCE.to_owned(),
        comments: comments.collect(),
        told: ThreadReceivers::default(),
        tell: changed_thread,
        now: at(10),
    };
    let outcomes = shelf.store.import(batch).await.unwrap();
    assert_eq!(outcomes, vec![ImportOutcome::New; pages.len()]);
    import
}

async fn undone(shelf: &TestStore, import: ImportNumber) -> UndoneImport {
    let store = &shelf.store;
    let comments = store.imported_comments(import, 100).await.unwrap();
    let gone = store.undo_imported(comments, import, Arc::default(), at(20));
    gone.await.unwrap();
    store.end_undo(import, at(20)).await.unwrap()
}

async fn pages(shelf: &TestStore) -> Vec<String> {
    let pages = shelf.store.pages(pages_of(shelf.site)).await.unwrap();
    pages.into_iter().map(|page| page.path).collect()
}

async fn conversations(shelf: &TestStore) -> Vec<Conversation> {
    shelf.store.conversations(Network::Mastodon).await.unwrap()
}

async fn a_page_with_a_conversation_stays_when_the_import_that_began_it_is_undone(
    shelf: TestStore,
) {
    let import = brought(&shelf, &["/a/", "/b/"]).await;
    let conversation = begun(&shelf, "1", "/a/").await;
    let expected = UndoneImport {
        pages: 1,
        aliases: 0,
    };
    assert_eq!(undone(&shelf, import).await, expected);
    assert_eq!(pages(&shelf).await, ["/a/"]);
    assert_eq!(shelf.count("/a/").await, 0);
    assert_eq!(conversations(&shelf).await, [conversation]);
}

async fn a_conversation_stays_on_its_page_when_imported_comments_move_to_another(shelf: TestStore) {
    let import = brought(&shelf, &["/a/"]).await;
    let conversation = begun(&shelf, "1", "/a/").await;
    let order = ImportMove {
        import,
        site: shelf.site,
        from: path("/a/"),
        to: path("/b/"),
        told: ThreadReceivers::default(),
        tell: changed_thread,
        now: at(20),
    };
    let expected = ImportMoved::Done {
        comments: 1,
        answers: 0,
        stay: 0,
    };
    assert_eq!(shelf.store.move_imported(order).await.unwrap(), expected);
    assert_eq!(shelf.counts(["/a/", "/b/"]).await, [0, 1]);
    assert_eq!(
        conversations(&shelf).await,
        std::slice::from_ref(&conversation)
    );
    assert_eq!(undone(&shelf, import).await.pages, 1);
    assert_eq!(pages(&shelf).await, ["/a/"]);
    assert_eq!(conversations(&shelf).await, [conversation]);
}
