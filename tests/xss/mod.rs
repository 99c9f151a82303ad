//! Texts that would run, put into all that a stranger can set, and looked for wherever it is shown.

mod forms;
mod logs;
mod owners;
mod page_structure;
mod problems;
mod readers;

use std::collections::HashSet;
use std::sync::Arc;

use afterword_model::{DisplayName, EmailAddress, PagePath, PageTitle, Text, Website};
use serde_json::{Value, json};
use tokio::sync::Semaphore;
use tokio::task::JoinSet;

use crate::support::{Answer, TestServer, Visitor, vectors};

/// Requests on their way at once.
const AT_ONCE: usize = 16;
/// Comments on one page.
const PER_PAGE: usize = 100;

/// Long texts, many links and whole threads, so that nothing is refused for its size alone, and nothing is kept as spam,
/// of which no mail is written.
const ROOMY: &[&str] = &[
    "limits.text=20000",
    "limits.name=1000",
    "limits.website=4096",
    "limits.links=1000",
    "limits.thread_page=1000",
    "limits.body=1 MiB",
    "sites.page_size=1000",
    "sites.images=true",
    "sites.maths=true",
    "sites.code_colours=true",
    "sites.hold_at=0",
    "sites.spam_at=0",
];

#[test]
fn every_class_has_its_vectors() {
    let all = vectors();
    let mut classes: Vec<&str> = all.iter().map(|vector| vector.class.as_str()).collect();
    classes.dedup();
    assert!(
        all.len() >= 300 && classes.len() >= 25,
        "{} in {classes:?}",
        all.len()
    );
    for class in classes {
        let count = all.iter().filter(|vector| vector.class == class).count();
        assert!(count >= 5, "{class} has {count}");
    }
}

/// The page of the thread that this vector's comment belongs to.
fn page(index: usize) -> String {
    format!("/thread/{}/", index / PER_PAGE)
}

/// A comment with the text in each field that takes it, bare or dressed up as what the field asks for.
fn comment(index: usize, vector: &str) -> Value {
    let fits = |candidates: [String; 3], takes: &dyn Fn(&str) -> bool| {
        candidates.into_iter().find(|candidate| takes(candidate))
    };
    let name = fits(
        [
            vector.to_owned(),
            format!("Ann {vector}"),
            format!("Ann {index}"),
        ],
        &|name| DisplayName::parse(name, 1000).is_ok(),
    );
    let text = fits(
        [vector.to_owned(), format!("{vector} x"), "x".to_owned()],
        &|text| Text::parse(text, 20_000).is_ok(),
    );
    let website = fits(
        [
            vector.to_owned(),
            format!("https://a.example/{vector}"),
            "https://a.example".to_owned(),
        ],
        &|website| Website::parse(website, 4096).is_ok(),
    );
    let email = fits(
        [
            format!("\"{vector}\"@a.example"),
            format!("{vector}@a.example"),
            format!("a{index}@a.example"),
        ],
        &|email| EmailAddress::parse(email).is_ok(),
    );
    let title = Some(vector).filter(|title| PageTitle::parse(title, 4096).is_ok());
    json!({"page": page(index), "name": name, "text": text, "website": website, "email": email, "title": title})
}

/// A page whose path is the text, where a path may be so.
fn path(vector: &str) -> Option<String> {
    let path = format!("/{vector}/");
    PagePath::parse(&path).ok().map(|_| path)
}

/// Sends all of them, a few at a time: what was answered, in their order.
async fn send_all(visitor: &Visitor, comments: Vec<Value>) -> Vec<Answer> {
    let room = Arc::new(Semaphore::new(AT_ONCE));
    let mut sending = JoinSet::new();
    for (index, body) in comments.into_iter().enumerate() {
        let (visitor, room) = (visitor.clone(), Arc::clone(&room));
        sending.spawn(async move {
            let _place = room.acquire().await.unwrap();
            (index, visitor.submits(body).await)
        });
    }
    let mut answers = sending.join_all().await;
    answers.sort_by_key(|(index, _)| *index);
    answers.into_iter().map(|(_, answer)| answer).collect()
}

/// Gets all of them, a few at a time.
async fn get_all(visitor: &Visitor, paths: Vec<String>) -> Vec<(String, Answer)> {
    let room = Arc::new(Semaphore::new(AT_ONCE));
    let mut asking = JoinSet::new();
    for path in paths {
        let (visitor, room) = (visitor.clone(), Arc::clone(&room));
        asking.spawn(async move {
            let _place = room.acquire().await.unwrap();
            let answer = visitor.get(&path).await;
            (path, answer)
        });
    }
    asking.join_all().await
}

/// A server that took a comment of every vector, and one on every path that one can be.
async fn told(settings: &[&str]) -> (TestServer, Vec<String>) {
    let server = TestServer::with(&[ROOMY, settings].concat()).await;
    let vectors = vectors();
    let written = vectors.iter().enumerate();
    let mut comments: Vec<Value> = written
        .map(|(index, vector)| comment(index, &vector.text))
        .collect();
    let mut known = HashSet::new();
    let paths: Vec<String> = vectors
        .iter()
        .filter_map(|vector| path(&vector.text))
        .filter(|path| known.insert(PagePath::parse(path).unwrap().key().to_owned()))
        .collect();
    assert!(paths.len() >= 100, "{}", paths.len());
    comments.extend(
        paths
            .iter()
            .map(|path| json!({"page": path, "name": "Ann", "text": "Hello", "title": path})),
    );
    let answers = send_all(&server.visitor(), comments).await;
    for (index, answer) in answers.iter().enumerate() {
        // What nobody could see is refused; what is taken must do no harm.
        let unseen =
            answer.status == 422 && ["invalid_text", "invalid_name"].contains(&&*answer.code());
        assert!(
            answer.status.is_success() || unseen,
            "{:?}: {answer:?}",
            vectors.get(index)
        );
    }
    let taken = answers
        .iter()
        .take(vectors.len())
        .filter(|answer| answer.status.is_success());
    let taken = taken.count();
    assert!(
        taken * 10 >= vectors.len() * 9,
        "{taken} of {}",
        vectors.len()
    );
    (server, paths)
}

fn encoded(text: &str) -> String {
    url::form_urlencoded::byte_serialize(text.as_bytes()).collect()
}
