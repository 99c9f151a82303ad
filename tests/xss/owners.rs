//! What owners see of it: the console, and mails with their headers.

use std::collections::BTreeSet;
use std::path::Path;
use std::time::Duration;

use mail_parser::{Message, MessageParser};
use serde_json::{Value, json};
use tokio::time::{Instant, sleep};

use super::page_structure::Shape;
use super::{ROOMY, comment, encoded, path};
use crate::console::World;
use crate::support::harmless::unreadable;
use crate::support::{Answer, vectors};

const PATIENCE: Duration = Duration::from_secs(60);

/// One comment of each vector, a page of its own where its text can be a path.
fn comments() -> Vec<Value> {
    let all = vectors().into_iter().enumerate();
    all.map(|(index, vector)| {
        let mut comment = comment(index, &vector.text);
        if let Some(path) = path(&vector.text) {
            comment["page"] = json!(path);
        }
        comment
    })
    .collect()
}

/// Waits for this many mails about comments.
async fn mails(folder: &Path, count: usize) -> Vec<Vec<u8>> {
    let (mut end, mut seen) = (Instant::now() + PATIENCE, 0);
    loop {
        let files = std::fs::read_dir(folder)
            .unwrap()
            .map(|file| file.unwrap().path());
        let done: Vec<_> = files
            .filter(|path| path.extension().is_some_and(|end| end == "eml"))
            .collect();
        if done.len() >= count {
            return done
                .iter()
                .map(|path| std::fs::read(path).unwrap())
                .collect();
        }
        // Hundreds take their time; only a standstill is a fault.
        if done.len() > seen {
            (end, seen) = (Instant::now() + PATIENCE, done.len());
        }
        assert!(Instant::now() < end, "{} mails of {count}", done.len());
        sleep(Duration::from_millis(20)).await;
    }
}

/// The names of a mail's headers, each with how often it is there.
fn header_names(raw: &[u8]) -> Vec<String> {
    let text = std::str::from_utf8(raw).unwrap();
    let (head, _) = text.split_once("\r\n\r\n").unwrap();
    assert!(head.is_ascii(), "{head}");
    assert!(
        !head
            .replace("\r\n", "")
            .contains(|c: char| c.is_control() && c != '\t'),
        "{head:?}"
    );
    let lines = head
        .split("\r\n")
        .filter(|line| !line.starts_with([' ', '\t']));
    let mut names: Vec<String> = lines
        .map(|line| line.split_once(':').unwrap().0.to_owned())
        .collect();
    names.sort();
    names
}

/// What mails with plain words are made of.
struct Plain {
    headers: BTreeSet<String>,
    shape: Shape,
}

impl Plain {
    fn of(mails: &[Vec<u8>]) -> Self {
        let headers = mails.iter().flat_map(|raw| header_names(raw)).collect();
        let pages: Vec<Answer> = mails.iter().map(|raw| as_answer(raw)).collect();
        Self {
            headers,
            shape: Shape::of(&pages),
        }
    }

    fn holds(&self, raw: &[u8]) {
        let names = header_names(raw);
        let unique: BTreeSet<String> = names.iter().cloned().collect();
        assert_eq!(unique.len(), names.len(), "{names:?}");
        assert!(unique.is_subset(&self.headers), "{names:?}");
        let mail: Message<'_> = MessageParser::default().parse(raw).unwrap();
        let place = mail.subject().unwrap();
        assert_eq!(unreadable(place), None);
        assert!(!place.contains(['\n', '\t']), "{place:?}");
        for list in [mail.from(), mail.to()] {
            let all: Vec<_> = list.unwrap().iter().collect();
            assert_eq!(all.len(), 1, "{place}");
            assert!(
                all[0].address().unwrap().ends_with("@example.org"),
                "{all:?}"
            );
        }
        let parts = (
            mail.text_body_count(),
            mail.html_body_count(),
            mail.attachment_count(),
        );
        assert_eq!(parts, (1, 1, 0), "{place}");
        let text = mail.body_text(0).unwrap().replace("\r\n", "\n");
        assert_eq!(unreadable(&text), None, "{place}");
        self.shape.holds_html(place, &mail.body_html(0).unwrap());
    }
}

/// The HTML of a mail as if it were an answer, so that its shape can be taken.
fn as_answer(raw: &[u8]) -> Answer {
    let mail = MessageParser::default().parse(raw).unwrap();
    Answer {
        status: reqwest::StatusCode::OK,
        headers: reqwest::header::HeaderMap::new(),
        text: mail.body_html(0).unwrap().into_owned(),
    }
}

/// A server that took all these comments, and holds them; their ids.
async fn holding(comments: Vec<Value>) -> (World, Vec<String>) {
    // Each its own mail, so that none is hidden among others.
    let settings = [ROOMY, &["mail.single_mails=10000"]].concat();
    let world = World::with(&settings).await;
    let answers = super::send_all(&world.server.visitor(), comments).await;
    let taken = answers.iter().filter(|answer| answer.status.is_success());
    let ids = taken.map(|answer| answer.submitted().0).collect();
    (world, ids)
}

/// All pages of the console that show what strangers wrote.
fn pages(ids: &[String], words: &[String]) -> Vec<String> {
    let lists = [
        "/console/comments",
        "/console/comments?status=all",
        "/console/pages",
        "/console/statistics",
        "/console/outbox?show=all",
    ];
    let lists = lists.map(ToOwned::to_owned).into_iter();
    let one = ids.iter().map(|id| format!("/console/comments/{id}"));
    let by_page = words
        .iter()
        .map(|word| format!("/console/comments?status=all&site=blog&page=%2F{word}%2F"));
    let found = words.iter().flat_map(|word| {
        [
            format!("/console/comments?status=all&q={word}"),
            format!("/console/pages?q={word}"),
        ]
    });
    lists.chain(one).chain(by_page).chain(found).collect()
}

/// What the pages and the mails of a server are made of to which people wrote plain words alone.
async fn plain() -> (Shape, Plain) {
    let hello = |number: usize| {
        json!({"page": format!("/plain/{number}/"), "name": "Ann", "title": "Plain",
               "text": "Hello\nthere,\n\n> quoted\n\n- listed\n\n    as code",
               "email": "ann@a.example", "website": "https://a.example/x"})
    };
    let few = json!({"page": "/plain/1/", "name": "Bob", "text": "Hello"});
    let comments = (0..120).map(hello).chain([few.clone(), few]).collect();
    let (world, ids) = holding(comments).await;
    let mut browser = world.signed_in().await;
    let words = ["Hello", "plain%2F1", "nothing-like-this"].map(ToOwned::to_owned);
    let mut known = Vec::new();
    for path in pages(&ids[110..], &words) {
        known.push(browser.get(&path).await);
    }
    let mut all = mails(world.mails(), ids.len() + 1).await;
    // In mails a comment looks as on its page.
    let marks =
        json!({"page": "/plain/marks/", "name": "Ann", "text": MARKS, "email": "ann@a.example"});
    let (world, ids) = holding(vec![marks]).await;
    all.extend(mails(world.mails(), ids.len()).await);
    (Shape::of(&known), Plain::of(&all))
}

/// Everything that a comment can be made of.
const MARKS: &str = "\
# One

## Two

### Three

#### Four

**Bold**, *leaning*, ~~gone~~, `code`, [a link](https://a.example \"Titled\"), ![a picture](https://a.example/x.png).\\
A new line.

> said

3. three
4. four

- one
  - in it
- [x] done

---

```rust
fn code() {}
```

| left | middle | right |
|:--|:-:|--:|
| a | b | c |
";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whatever_strangers_write_does_no_harm_where_owners_see_it() {
    let (shape, plain) = plain().await;
    let (world, ids) = holding(comments()).await;
    assert!(ids.len() * 10 > vectors().len() * 9, "{}", ids.len());
    // The link to sign in would wait behind all of them.
    mails(world.mails(), ids.len()).await;
    let mut browser = world.signed_in().await;
    let short = vectors()
        .into_iter()
        .filter(|vector| vector.text.len() < 1000);
    let words: Vec<String> = short
        .step_by(4)
        .map(|vector| encoded(&vector.text))
        .collect();
    for path in pages(&ids, &words) {
        let answer = browser.get(&path).await;
        assert!(!answer.status.is_server_error(), "{path}: {answer:?}");
        if answer.status == 200 {
            shape.holds(&path, &answer);
        }
    }
    for raw in mails(world.mails(), ids.len() + 1).await {
        plain.holds(&raw);
    }
}
