//! A reader's first honest comment never vanishes into spam, and floods are still caught: through the real form's way,
//! with what a new site knows.

use std::fs;
use std::time::Duration;

use afterword_spam::evaluate::{Label, LabelledComment};
use serde_json::json;

use super::{from, judged, server};
use crate::api::proof::{asks, solved};
use crate::support::{Answer, TestServer};

/// How long the form is open.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Typed {
    Slowly,
    /// Sent as soon as it was opened.
    AtOnce,
}

/// The classifier's seed takes these for spam.
const FRIENDLY: [&str; 3] = [
    "Great article, thanks for sharing!",
    "Merci beaucoup pour cet article !",
    "Hello! This is my first comment here. Great article, thanks for sharing, keep up the good work!",
];

const MODERATION: [&str; 2] = ["hold", "publish"];

fn labelled(file: &str) -> Vec<LabelledComment> {
    let path = format!("{}/tests/fixtures/spam/{file}", env!("CARGO_MANIFEST_DIR"));
    let lines = fs::read_to_string(path).unwrap();
    let lines = lines
        .lines()
        .map(|line| serde_json::from_str(line).unwrap());
    lines.collect()
}

fn first_comments() -> Vec<LabelledComment> {
    labelled("first-comments.jsonl")
}

async fn asking(moderation: &str) -> TestServer {
    let moderation = format!("sites.moderation={moderation}");
    server(&["spam.proof=on", "spam.proof_effort=50", &moderation]).await
}

/// As the widget does it, from an address of its own, at an hour of its own.
async fn writes(server: &TestServer, number: usize, typed: Typed, of: &LabelledComment) -> Answer {
    server.pass(Duration::from_mins(15));
    let [high, low] = [number / 200, number % 200];
    let reader = from(server, &format!("198.18.{high}.{}", low + 1));
    let proof = solved(&asks(&reader).await);
    if typed == Typed::Slowly {
        server.pass(Duration::from_mins(1));
    }
    let body = json!({
        "page": format!("/{number}/"), "name": of.name, "email": of.email, "website": of.website,
        "title": of.title, "text": of.text, "proof": proof,
    });
    reader.submits(body).await
}

fn saying(text: &str) -> LabelledComment {
    serde_json::from_value(json!({"label": "good", "name": "Ann", "text": text})).unwrap()
}

#[tokio::test]
async fn a_friendly_first_comment_is_never_spam() {
    for moderation in MODERATION {
        for text in FRIENDLY {
            for typed in [Typed::Slowly, Typed::AtOnce] {
                let server = asking(moderation).await;
                let answer = writes(&server, 1, typed, &saying(text)).await;
                let (codes, status) = judged(&server.owner(), &answer).await;
                assert_ne!(status, "spam", "{moderation} {typed:?} {text} {codes:?}");
            }
        }
    }
}

#[tokio::test]
async fn of_200_honest_first_comments_in_twelve_languages_at_most_one_is_spam() {
    let comments = first_comments();
    for moderation in MODERATION {
        for typed in [Typed::Slowly, Typed::AtOnce] {
            let server = asking(moderation).await;
            let mut spam = Vec::new();
            for (number, comment) in comments.iter().enumerate() {
                let answer = writes(&server, number, typed, comment).await;
                let (codes, status) = judged(&server.owner(), &answer).await;
                if status == "spam" {
                    spam.push((comment.text.clone(), codes));
                }
            }
            assert!(
                spam.len() * 200 <= comments.len(),
                "{moderation} {typed:?} {spam:#?}"
            );
        }
    }
}

#[tokio::test]
async fn of_100_floods_at_least_95_are_held_or_spam() {
    let server = asking("publish").await;
    let mut comments = labelled("comments.jsonl");
    comments.retain(|comment| comment.label == Label::Spam);
    let mut published = Vec::new();
    for (number, comment) in comments.iter().enumerate() {
        let answer = writes(&server, number, Typed::Slowly, comment).await;
        // What is refused says so at once.
        if answer.status.is_success() && judged(&server.owner(), &answer).await.1 == "approved" {
            published.push(comment.text.clone());
        }
    }
    assert!(published.len() * 20 <= comments.len(), "{published:#?}");
}

#[test]
fn the_first_comments_are_400_in_twelve_languages_and_the_seed_has_none_of_them() {
    let comments = first_comments();
    assert!(comments.len() >= 400);
    for language in [
        "cs", "de", "en", "es", "fr", "it", "ja", "nl", "pl", "pt", "ru", "sv",
    ] {
        for kind in ["thanks", "question", "correction", "praise"] {
            let is_one = |one: &&LabelledComment| one.language == language && one.kind == kind;
            assert!(
                comments.iter().filter(is_one).count() >= 8,
                "{language} {kind}"
            );
        }
    }
    let seed = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/server/spam/src/seed/seed.jsonl"
    );
    let seed = fs::read_to_string(seed).unwrap();
    let known: Vec<LabelledComment> = seed
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .chain(labelled("comments.jsonl"))
        .collect();
    let known: Vec<Vec<String>> = known
        .iter()
        .flat_map(|known| sentences(&known.text))
        .collect();
    for comment in &comments {
        for sentence in sentences(&comment.text) {
            assert!(!known.contains(&sentence), "{}", comment.text);
        }
    }
}

/// The words of the whole text, and of each sentence that is longer than a few words.
fn sentences(text: &str) -> Vec<Vec<String>> {
    let words = |text: &str| -> Vec<String> {
        let words = text.split(|letter: char| !letter.is_alphanumeric());
        let words = words.filter(|word| !word.is_empty());
        words.map(str::to_lowercase).collect()
    };
    let parts = text.split(['.', '!', '?', '…', ':', ';', '\n', '。', '！', '？']);
    let parts = parts.map(words).filter(|words| words.len() > 3);
    let whole = words(text);
    // Signs alone are their own words.
    let whole = if whole.is_empty() {
        vec![text.to_owned()]
    } else {
        whole
    };
    parts.chain([whole]).collect()
}
