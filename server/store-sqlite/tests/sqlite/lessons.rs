//! What was learned is the sum of the lessons that stand, whatever was decided, edited and erased.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use afterword_model::{
    Action, Author, CommentId, EmailAddress, PagePath, Status, Submission, Text,
};
use afterword_services::Changes as _;
use afterword_spam::bayes;
use afterword_store::{DecisionOrder, Edit, Mailing, NewComment, Sources, Trained, Training};
use proptest::prelude::*;
use proptest::test_runner::Config;
use rusqlite::Connection;

use super::{database, shelf};
use afterword_store_contract::{TestStore, at, author, order};

/// What letters stand for in a text, so that comments share many words.
const WORDS: [(char, &str); 6] = [
    ('a', "apples"),
    ('b', "bridges"),
    ('c', "clouds"),
    ('d', "dragons"),
    ('e', "elephants"),
    ('z', "zebras"),
];

fn spelled(letters: &str) -> String {
    let word = |letter| WORDS.iter().find(|(known, _)| *known == letter).unwrap().1;
    letters.chars().map(word).collect::<Vec<_>>().join(" ")
}

/// One of the numbers by which the classifier knows the word of a letter.
fn number(letter: char) -> u32 {
    let words = |letters: &str| {
        let (path, text) = (PagePath::parse("/a/").unwrap(), spelled(letters));
        bayes::words_of(&Submission::new(path, author("Ann"), Text::stored(text)))
    };
    let others: Vec<char> = WORDS
        .iter()
        .map(|(other, _)| *other)
        .filter(|other| *other != letter)
        .collect();
    let pairs = others
        .iter()
        .flat_map(|one| others.iter().map(move |two| format!("{one}{two}")));
    let singles = others.iter().map(char::to_string);
    let other: BTreeSet<u32> = pairs
        .chain(singles)
        .flat_map(|letters| words(&letters))
        .collect();
    let mut own = words(&letter.to_string())
        .into_iter()
        .filter(|word| !other.contains(word));
    own.next().unwrap()
}

/// Good and spam of each word; word 0 counts the comments.
type Counts = BTreeMap<u32, (u32, u32)>;

/// What was learned of the comments and of letters, by their numbers in ASCII.
fn letters(shelf: &TestStore) -> Counts {
    let learned = learned(shelf);
    let known = WORDS.map(|(letter, _)| (u32::from(letter), number(letter)));
    let known = [(0, 0)].into_iter().chain(known);
    known
        .filter_map(|(letter, word)| Some((letter, *learned.get(&word)?)))
        .collect()
}

fn learned(shelf: &TestStore) -> Counts {
    let conn = Connection::open(database(shelf)).unwrap();
    let mut rows = conn
        .prepare("SELECT word, good, spam FROM spam_words")
        .unwrap();
    rows.query_map([], |row| Ok((row.get(0)?, (row.get(1)?, row.get(2)?))))
        .unwrap()
        .collect::<rusqlite::Result<_>>()
        .unwrap()
}

/// What the lessons come to, and whether each fits its comment.
fn lessons(shelf: &TestStore) -> Counts {
    let conn = Connection::open(database(shelf)).unwrap();
    let mut rows = conn
        .prepare(
            "SELECT l.is_spam, l.words, c.status, c.author_name IS NULL FROM spam_lessons l
             JOIN comments c ON c.id = l.comment AND c.site = l.site",
        )
        .unwrap();
    let rows = rows.query_map([], |row| {
        let lesson: (bool, String, String, bool) =
            (row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?);
        Ok(lesson)
    });
    let mut sums = Counts::new();
    for row in rows.unwrap() {
        let (is_spam, words, status, is_erased) = row.unwrap();
        assert!(!is_erased);
        let fitting = if is_spam { "spam" } else { "approved" };
        assert!([fitting, "deleted"].contains(&status.as_str()), "{status}");
        let words: Vec<u32> = serde_json::from_str(&words).unwrap();
        for word in words {
            let sum = sums.entry(word).or_default();
            sum.0 += u32::from(!is_spam);
            sum.1 += u32::from(is_spam);
        }
    }
    sums
}

async fn decides(
    shelf: &TestStore,
    id: CommentId,
    action: Action,
    text: Option<&str>,
    second: i64,
) {
    let with_html = |text: &str| (Text::stored(spelled(text)), format!("<p>{text}</p>"));
    let order = DecisionOrder {
        text: text.map(with_html),
        now: at(second),
        ..order(id, action)
    };
    shelf.store.decide(order).await.unwrap();
}

async fn rewrites(shelf: &TestStore, id: CommentId, text: &str, status: Status, second: i64) {
    let comment = shelf.comment(id).await;
    let edit = Edit {
        id,
        revision: comment.revision,
        before: comment.status,
        text: Text::stored(spelled(text)),
        html: String::new(),
        status,
        reasons: Vec::new(),
        now: at(second),
        simhash: None,
        akismet: None,
        mailing: Mailing::none(),
    };
    shelf.store.edit_comment(edit).await.unwrap();
}

async fn trains(shelf: &TestStore, sources: Sources) -> Trained {
    let training = Training {
        site: shelf.site,
        sources,
        after: None,
        limit: 100,
    };
    shelf.store.train(training).await.unwrap()
}

async fn erases(shelf: &TestStore, id: CommentId) {
    shelf
        .store
        .erase_comment(id, Arc::default(), at(9999))
        .await
        .unwrap();
}

fn written(shelf: &TestStore, text: &str, status: Status) -> NewComment {
    NewComment {
        text: Text::stored(spelled(text)),
        status,
        author: Author {
            email: Some(EmailAddress::parse("ann@reader.test").unwrap()),
            ..author("Ann")
        },
        ..shelf.draft("/a/")
    }
}

async fn taught(shelf: &TestStore, text: &str, action: Action) -> CommentId {
    let id = shelf.adds(written(shelf, text, Status::Pending)).await.id;
    decides(shelf, id, action, None, 5).await;
    id
}

#[tokio::test]
async fn an_approval_teaches_good_words_and_spam_bad_ones() {
    let shelf = shelf().await;
    taught(&shelf, "ab", Action::Approve).await;
    taught(&shelf, "bc", Action::Block).await;
    taught(&shelf, "bd", Action::Reject).await;
    let expected = [(0, (1, 1)), (97, (1, 0)), (98, (1, 1)), (99, (0, 1))];
    assert_eq!(letters(&shelf), Counts::from(expected));
    let found = shelf
        .store
        .word_counts(shelf.site, vec![number('c'), number('d')])
        .await;
    let found: Vec<_> = found.unwrap().iter().map(|count| count.word).collect();
    assert_eq!(found, [0, number('c')]);
}

/// When its author has rewritten a comment is known no more once the owner has edited it, too.
#[tokio::test]
async fn what_was_decided_before_its_author_rewrote_a_comment_is_not_taught_again_by_an_undo() {
    let shelf = shelf().await;
    let id = taught(&shelf, "ab", Action::Approve).await;
    rewrites(&shelf, id, "cd", Status::Approved, 6).await;
    assert_eq!(letters(&shelf), Counts::new());
    decides(&shelf, id, Action::Edit, Some("e"), 7).await;
    let of_the_author = [(0, (1, 0)), (99, (1, 0)), (100, (1, 0))];
    assert_eq!(letters(&shelf), Counts::from(of_the_author));
    decides(&shelf, id, Action::Undo, None, 8).await;
    assert_eq!(letters(&shelf), Counts::new());
    assert_eq!(trains(&shelf, Sources::Decided).await.new, 0);
    decides(&shelf, id, Action::Undo, None, 9).await;
    assert_eq!(letters(&shelf), Counts::from(of_the_author));
    decides(&shelf, id, Action::Spam, None, 10).await;
    let of_the_author = [(0, (0, 1)), (99, (0, 1)), (100, (0, 1))];
    assert_eq!(letters(&shelf), Counts::from(of_the_author));
}

#[tokio::test]
async fn what_was_decided_without_the_owner_teaches_nothing() {
    let shelf = shelf().await;
    for status in [Status::Approved, Status::Spam] {
        let id = shelf.adds(written(&shelf, "ab", status)).await.id;
        decides(&shelf, id, Action::Pin, None, 5).await;
        decides(&shelf, id, Action::Delete, None, 6).await;
        decides(&shelf, id, Action::Restore, None, 7).await;
    }
    trains(&shelf, Sources::DecidedAndImported).await;
    assert!(learned(&shelf).is_empty());
}

#[tokio::test]
async fn a_reversed_decision_is_corrected_and_an_undo_brings_it_back() {
    let shelf = shelf().await;
    let id = taught(&shelf, "a", Action::Approve).await;
    decides(&shelf, id, Action::Spam, None, 6).await;
    assert_eq!(letters(&shelf)[&97], (0, 1));
    decides(&shelf, id, Action::Undo, None, 7).await;
    assert_eq!(letters(&shelf)[&97], (1, 0));
    decides(&shelf, id, Action::Reject, None, 8).await;
    assert!(learned(&shelf).is_empty());
}

#[tokio::test]
async fn the_owners_words_are_not_taken_for_the_strangers() {
    let shelf = shelf().await;
    let id = shelf.adds(written(&shelf, "a", Status::Pending)).await.id;
    decides(&shelf, id, Action::Edit, Some("z"), 5).await;
    assert!(learned(&shelf).is_empty());
    decides(&shelf, id, Action::Approve, None, 6).await;
    assert_eq!(letters(&shelf), Counts::from([(0, (1, 0)), (97, (1, 0))]));
}

#[tokio::test]
async fn what_the_author_has_rewritten_since_was_not_decided() {
    let shelf = shelf().await;
    let id = taught(&shelf, "a", Action::Approve).await;
    rewrites(&shelf, id, "b", Status::Approved, 6).await;
    assert!(learned(&shelf).is_empty());
    trains(&shelf, Sources::Decided).await;
    assert!(learned(&shelf).is_empty());
    decides(&shelf, id, Action::Spam, None, 7).await;
    assert_eq!(letters(&shelf), Counts::from([(0, (0, 1)), (98, (0, 1))]));
}

#[tokio::test]
async fn nothing_stays_of_who_is_erased() {
    let shelf = shelf().await;
    taught(&shelf, "ab", Action::Approve).await;
    let second = taught(&shelf, "bc", Action::Spam).await;
    let below = shelf.adds(written(&shelf, "d", Status::Pending)).await.id;
    decides(&shelf, below, Action::Approve, None, 5).await;
    erases(&shelf, second).await;
    assert!(!letters(&shelf).contains_key(&99));
    let ann = EmailAddress::parse("ann@reader.test").unwrap();
    let erased = shelf.store.erase_person(ann, Arc::default(), at(9));
    assert_eq!(erased.await.unwrap().comments.len(), 2);
    assert!(learned(&shelf).is_empty());
}

#[tokio::test]
async fn what_was_forgotten_is_learned_again_from_the_decisions() {
    let shelf = shelf().await;
    taught(&shelf, "ab", Action::Approve).await;
    taught(&shelf, "bc", Action::Spam).await;
    let before = learned(&shelf);
    assert_eq!(trains(&shelf, Sources::Decided).await.new, 0);
    assert_eq!(shelf.store.forget_lessons(shelf.site).await.unwrap(), 2);
    assert!(learned(&shelf).is_empty() && lessons(&shelf).is_empty());
    let trained = trains(&shelf, Sources::Decided).await;
    assert_eq!((trained.good, trained.spam, trained.new), (1, 1, 2));
    assert_eq!(learned(&shelf), before);
}

#[derive(Debug, Clone)]
enum Step {
    Decide(usize, Action),
    EditByOwner(usize, String),
    EditByAuthor(usize, String, Status),
    Erase(usize),
    Train,
}

fn step() -> impl Strategy<Value = Step> {
    let which = 0..3_usize;
    let text = "[a-e]{1,4}";
    let action = prop::sample::select(Action::ALL.to_vec());
    let status = prop::sample::select(vec![Status::Pending, Status::Approved, Status::Spam]);
    prop_oneof![
        8 => (which.clone(), action).prop_filter_map("an edit has a text", |(which, action)| {
            (action != Action::Edit).then_some(Step::Decide(which, action))
        }),
        2 => (which.clone(), text).prop_map(|(which, text)| Step::EditByOwner(which, text)),
        2 => (which.clone(), text, status)
            .prop_map(|(which, text, status)| Step::EditByAuthor(which, text, status)),
        1 => which.prop_map(Step::Erase),
        1 => Just(Step::Train),
    ]
}

proptest! {
    #![proptest_config(Config { cases: 24, failure_persistence: None, ..Config::default() })]

    #[test]
    fn the_counts_are_the_sum_of_the_lessons_and_nothing_when_all_is_erased(
        steps in prop::collection::vec(step(), 1..24),
    ) {
        tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build()
            .unwrap()
            .block_on(run(steps));
    }
}

async fn run(steps: Vec<Step>) {
    let shelf = shelf().await;
    let mut ids = Vec::new();
    for status in [Status::Pending, Status::Approved, Status::Spam] {
        ids.push(shelf.adds(written(&shelf, "abc", status)).await.id);
    }
    for (step, second) in steps.into_iter().zip(10..) {
        match step {
            Step::Decide(which, action) => decides(&shelf, ids[which], action, None, second).await,
            Step::EditByOwner(which, text) => {
                decides(&shelf, ids[which], Action::Edit, Some(&text), second).await;
            }
            Step::EditByAuthor(which, text, status) => {
                let comment = shelf.store.comment(ids[which]).await.unwrap();
                if comment.is_some_and(|comment| comment.status != Status::Deleted) {
                    rewrites(&shelf, ids[which], &text, status, second).await;
                }
            }
            Step::Erase(which) => erases(&shelf, ids[which]).await,
            Step::Train => assert_eq!(trains(&shelf, Sources::Decided).await.new, 0),
        }
        assert_eq!(learned(&shelf), lessons(&shelf));
    }
    let ids: Vec<CommentId> = ids;
    for id in ids {
        erases(&shelf, id).await;
    }
    assert!(learned(&shelf).is_empty() && lessons(&shelf).is_empty());
}
