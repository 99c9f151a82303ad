//! What is answered from memory is what is answered otherwise.

use reqwest::Method;

use super::{OPEN, address, asked, keep, metric, read_anew};
use crate::support::{Answer, TestServer, Visitor};

/// Names and values of what does not change by itself.
fn fields(answer: &Answer) -> Vec<(String, String)> {
    let fields = answer.headers.iter();
    let mut fields: Vec<_> = fields
        .filter(|(name, _)| *name != "date")
        .map(|(name, value)| (name.to_string(), value.to_str().unwrap().to_owned()))
        .collect();
    fields.sort();
    fields
}

async fn known(reader: &Visitor, page: &str, tag: &str) -> Answer {
    let request = reader.request(Method::GET, &address(page));
    Answer::of(request.header("if-none-match", tag)).await
}

#[tokio::test]
async fn a_thread_that_is_asked_for_again_is_answered_from_memory_and_alike() {
    let server = TestServer::with(&OPEN).await;
    let ann = server.visitor();
    ann.comments("/a/", "Hello").await.submitted();
    let made = asked(&ann, "/a/").await;
    keep(&ann, "/a/").await;
    let (kept, read) = (
        metric(&server, "threads_kept").await,
        metric(&server, "threads_made").await,
    );
    let again = asked(&ann, "/a/").await;
    assert_eq!(metric(&server, "threads_kept").await, kept + 1);
    assert_eq!(metric(&server, "threads_made").await, read);
    assert_eq!((&again.text, fields(&again)), (&made.text, fields(&made)));
    let tag = made.header("etag").to_owned();
    let from_memory = known(&ann, "/a/", &tag).await;
    assert_eq!(metric(&server, "threads_kept").await, kept + 2);
    assert_eq!((from_memory.status.as_u16(), &*from_memory.text), (304, ""));
    let anew = Answer::of(
        ann.request(Method::GET, &format!("{}&nobody", address("/a/")))
            .header("if-none-match", tag),
    )
    .await;
    assert_eq!(fields(&from_memory), fields(&anew));
    assert_eq!(known(&ann, "/a/", "\"other\"").await.text, made.text);
}

#[tokio::test]
async fn a_page_that_nobody_has_begun_is_kept_until_somebody_begins_it() {
    let server = TestServer::with(&OPEN).await;
    let ann = server.visitor();
    keep(&ann, "/none/").await;
    ann.comments("/other/", "Elsewhere").await.submitted();
    assert_eq!(asked(&ann, "/none/").await.json()["page"]["count"], 0);
    keep(&ann, "/none/").await;
    ann.comments("/none/", "First").await.submitted();
    let kept = asked(&ann, "/none/").await;
    assert_eq!(kept.json()["page"]["count"], 1);
    assert_eq!(kept.text, read_anew(&ann, "/none/", 1).await.text);
}

#[tokio::test]
async fn an_answer_is_kept_that_takes_an_eighth_of_the_room_and_none_that_takes_more() {
    let server = TestServer::with(&[&OPEN[..], &["counts.answers=64 KiB"]].concat()).await;
    let ann = server.visitor();
    for (page, letters, kept) in [("/eighth/", 7_000, 1), ("/more/", 9_000, 0)] {
        ann.comments(page, &"word ".repeat(letters / 5))
            .await
            .submitted();
        keep(&ann, page).await;
        let before = metric(&server, "threads_kept").await;
        let answer = asked(&ann, page).await;
        assert_eq!(answer.text.len() <= 8 * 1024, kept == 1);
        assert_eq!(metric(&server, "threads_kept").await, before + kept);
    }
}

#[tokio::test]
async fn with_no_room_nothing_is_kept() {
    let server = TestServer::with(&[&OPEN[..], &["counts.answers=0 B"]].concat()).await;
    let ann = server.visitor();
    keep(&ann, "/a/").await;
    assert_eq!(metric(&server, "threads_kept").await, 0);
    assert_eq!(metric(&server, "threads_made").await, 3);
}

#[tokio::test]
async fn other_words_than_get_go_the_long_way() {
    let server = TestServer::with(&OPEN).await;
    let ann = server.visitor();
    ann.comments("/a/", "Hello").await.submitted();
    keep(&ann, "/a/").await;
    let kept = asked(&ann, "/a/").await;
    let head = Answer::of(ann.request(Method::HEAD, &address("/a/"))).await;
    assert_eq!((head.status.as_u16(), &*head.text), (200, ""));
    assert_eq!(head.header("etag"), kept.header("etag"));
}
