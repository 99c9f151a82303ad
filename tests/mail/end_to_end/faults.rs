//! What panics or fails once on the way of the mails ends its own piece of work: each call of the store for a mailbox,
//! for answers by mail and for the links in mails, and the jobs that hold a login, while comments are moderated by mail.

use std::collections::BTreeSet;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use reqwest::{Method, RequestBuilder};
use serde_json::{Value, json};
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use super::consent::Blog;
use super::mail_servers::Letter;
use super::process::{Home, Process};
use crate::support::faults::{
    BOTH, Faults, PATIENCE, PAUSE, each_once, heard, metric, some, times, until,
};
use crate::support::{MailStack, Owner, Visitor, free_ports};

/// The calls of the store on the way of the mails.
pub(crate) const CALLS: [&str; 8] = [
    "add_mail_tokens",
    "follows_by",
    "keep_mailbox_place",
    "mail",
    "mailbox_place",
    "prepare_sign_in",
    "reader_address",
    "token_of_mail",
];

const JOBS: [&str; 2] = ["imap", "mail-login"];

/// How often somebody writes; nothing waits for that alone.
const PACE: Duration = Duration::from_millis(300);
/// The first letter is prepared in vain by a panic, the second by a failure.
const SIGN_INS: usize = 3;

/// What a letter about several comments has.
const NUMBERED: &str = "answer with their numbers";
/// What says how an answer was understood.
const OUTCOME: &str = "This became of the comments";

/// What was written, each text once.
#[derive(Debug, Default)]
struct Written {
    /// What was acknowledged, and its ids.
    texts: Mutex<Vec<String>>,
    ids: Mutex<Vec<String>>,
    ends: AtomicBool,
    /// Nothing more will be written.
    is_all: AtomicBool,
}

impl Written {
    fn goes_on(&self) -> bool {
        !self.ends.load(Ordering::Relaxed)
    }
}

/// Readers comment.
async fn comments(visitor: &Visitor, written: &Written) {
    for number in 0.. {
        if !written.goes_on() {
            return;
        }
        let text = format!("Question {number}.");
        let comment = json!({"site": "blog", "page": "/a/", "name": "Bob", "text": text});
        let request = visitor.request(Method::POST, "/api/v1/comments");
        if let Some(answer) = heard(request.json(&comment)).await {
            written.texts.lock().unwrap().push(text);
            written.ids.lock().unwrap().push(answer.submitted().0);
        }
        sleep(PACE).await;
    }
}

fn words(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// What is to be decided by the letter, as Olga decides it.
fn decision(letter: &Letter) -> Option<String> {
    let text = words(&letter.text);
    let numbers = text.split("Question ").skip(1);
    let numbers = numbers.filter_map(|rest| rest.split_once('.')?.0.parse::<u32>().ok());
    let count = numbers.collect::<BTreeSet<_>>().len();
    if count == 0 || text.contains(OUTCOME) {
        None
    } else if text.contains(NUMBERED) {
        Some(format!("1-{count} ok"))
    } else {
        let is_about_one = letter.subject.contains("New comment by");
        is_about_one.then(|| "ok".to_owned())
    }
}

/// Olga publishes whatever she is told of.
async fn moderates(blog: &Blog, written: &Written) {
    let mut answered = BTreeSet::new();
    while !written.is_all.load(Ordering::Relaxed) || !is_decided(blog, written, &answered) {
        for letter in blog.post.letters(&blog.post.olga) {
            let Some(decision) = decision(&letter) else {
                continue;
            };
            if answered.insert(letter.message_id.clone()) {
                blog.post.olga_answers(&letter, &decision).await;
            }
        }
        sleep(PACE).await;
    }
}

/// Whether Olga has answered letters about all that was written.
fn is_decided(blog: &Blog, written: &Written, answered: &BTreeSet<String>) -> bool {
    let letters = blog.post.letters(&blog.post.olga);
    let letters = letters
        .iter()
        .filter(|letter| answered.contains(&letter.message_id));
    let told: String = letters.map(|letter| words(&letter.text)).collect();
    let texts = written.texts.lock().unwrap();
    texts.iter().all(|text| told.contains(text))
}

fn form(visitor: &Visitor, path: &str, body: &str) -> RequestBuilder {
    let request = visitor.request(Method::POST, path).body(body.to_owned());
    request.header("content-type", "application/x-www-form-urlencoded")
}

/// Moderators ask for links to sign in, each once. Returns whose request was acknowledged.
async fn sign_in(moderators: Vec<String>, address: SocketAddr) -> Vec<String> {
    let browser = Visitor::new(address, &format!("http://{address}"));
    let mut acknowledged = Vec::new();
    for moderator in moderators {
        let asks = format!("email={}", moderator.replace('@', "%40"));
        if heard(form(&browser, "/console/sign-in", &asks))
            .await
            .is_some()
        {
            acknowledged.push(moderator);
        }
        if acknowledged.len() == SIGN_INS {
            return acknowledged;
        }
    }
    panic!("only {acknowledged:?} could ask")
}

/// What people have from a time without faults.
struct Before {
    /// The path of the page on which Ann, who has heard of a reply, can end that.
    link: String,
    /// What became of comments that Olga has published together.
    outcome: Letter,
    published: Vec<String>,
}

impl Before {
    async fn of(blog: &Blog) -> Self {
        let server = blog.home.serve();
        let (published, outcome) = publishes_together(blog, &server).await;
        let link = hears_of_a_reply(blog, &server).await;
        // What has come is marked as sent before the server ends.
        until("all mails are sent", async || all_sent(blog).await).await;
        Self {
            link,
            outcome,
            published,
        }
    }
}

async fn publishes_together(blog: &Blog, server: &Process) -> (Vec<String>, Letter) {
    let (visitor, post) = (server.ann(), &blog.post);
    let mut ids = Vec::new();
    for text in ["A first word.", "A second word."] {
        let comment = json!({"site": "blog", "page": "/b/", "name": "Bob", "text": text});
        ids.push(visitor.submits(comment).await.submitted().0);
    }
    let letter = post.comes(&post.olga, "A second word.").await;
    assert!(letter.text.contains("A first word."), "{}", letter.text);
    post.olga_answers(&letter, "1-2 ok").await;
    for id in &ids {
        server.becomes(id, "approved").await;
    }
    (ids, post.comes(&post.olga, OUTCOME).await)
}

async fn hears_of_a_reply(blog: &Blog, server: &Process) -> String {
    let (visitor, owner) = (server.ann(), server.owner());
    let ann = blog.post.stack.user("ann");
    let wish = json!({"site": "blog", "page": "/b/", "name": "Ann", "email": ann, "text": "A wish.", "notify": true});
    let (wish, _) = visitor.submits(wish).await.submitted();
    owner.has_decided(&wish, "approve").await;
    let path = |letter: &Letter, part: &str| {
        let link = letter.link(part);
        format!("{part}{}", link.split_once(part).unwrap().1)
    };
    let asked = blog.post.letters_when(&ann, |letters| !letters.is_empty());
    let confirms = form(&visitor, &path(&asked.await[0], "/v/"), "");
    assert!(confirms.send().await.unwrap().status().is_success());
    let reply =
        json!({"site": "blog", "page": "/b/", "name": "Bob", "text": "A reply.", "parent": wish});
    let (reply, _) = visitor.submits(reply).await.submitted();
    owner.has_decided(&reply, "approve").await;
    path(&blog.post.comes(&ann, "A reply.").await, "/u/")
}

/// A server that fails at its start is started again, as systemd does.
fn serve(home: &Home, faults: &Faults) -> (Process, usize) {
    for _ in 0..100 {
        let before = faults.panics();
        if let Ok(server) = home.begin_serving(&[("AFTERWORD_FAULTS", &faults.0)]) {
            return (server, before);
        }
    }
    panic!("it does not start")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_panics_or_fails_once_loses_no_mail_and_no_answer_and_decides_nothing_twice() {
    let [metrics] = free_ports();
    let metrics = SocketAddr::from(([127, 0, 0, 1], metrics));
    let settings = [
        "mail.single_mails=0",
        "mail.digest_every=3s",
        "mail.addressing=none",
        "spam.comments_per_address=0",
        "spam.comments_per_page=0",
        "spam.comments_per_site=0",
        "sites.spam_at=0",
        &format!("metrics.listen={metrics}"),
    ];
    // Renewed again and again.
    let lifetime = Duration::from_secs(10);
    let stack = MailStack::with_oauth().await;
    let blog = Arc::new(Blog::on(stack, lifetime, &settings).await);
    blog.is_signed_in_to().await;
    // They moderate elsewhere, and so hear of no comment here.
    let moderators = [(); 9].map(|()| blog.post.stack.user("moderator"));
    let moderators = moderators.to_vec();
    for words in [
        "sites add other --origin https://other.test".to_owned(),
        format!("sites set other moderators={}", moderators.join(",")),
    ] {
        let ended = blog.home.run(&words).await;
        assert_eq!(ended.status, 0, "{ended:?}");
    }
    let before = Before::of(&blog).await;
    let folder = blog.home.database().with_file_name("faults");
    // What else fails is in `tests/cli/faults`.
    let faults = Faults::begin_with(folder, &["read", "write", "job", "job_done"]);
    let (server, earlier) = serve(&blog.home, &faults);
    let address = server.address;
    let (visitor, owner) = (server.ann(), server.owner());

    let written = Arc::<Written>::default();
    let mut load = JoinSet::new();
    let (by, all) = (visitor.clone(), Arc::clone(&written));
    load.spawn(async move { comments(&by, &all).await });
    let (on, all) = (Arc::clone(&blog), Arc::clone(&written));
    let moderating = tokio::spawn(async move { moderates(&on, &all).await });
    let signing_in = tokio::spawn(sign_in(moderators, address));
    let (reader, all, link) = (visitor.clone(), Arc::clone(&written), before.link);
    load.spawn(async move {
        while all.goes_on() {
            heard(reader.request(Method::GET, &link)).await;
            sleep(PAUSE).await;
        }
    });
    blog.post.olga_answers(&before.outcome, "undo").await;
    until("all is injected", async || {
        let missing = missing(&faults);
        some(missing.is_empty(), || {
            format!("{missing:#?}: {}", last_lines(&server))
        })
    })
    .await;
    written.ends.store(true, Ordering::Relaxed);
    while let Some(ended) = load.join_next().await {
        assert!(ended.is_ok(), "{ended:?}: {}", last_lines(&server));
    }
    written.is_all.store(true, Ordering::Relaxed);
    let told = timeout(PATIENCE, moderating).await;
    assert!(
        matches!(told, Ok(Ok(()))),
        "{told:?}: {}",
        last_lines(&server)
    );

    until("all is published", async || {
        published_once(&owner, &written).await
    })
    .await;
    until("all mails are sent", async || all_sent(&blog).await).await;
    until("all works", async || {
        let ready = visitor.get("/readyz").await;
        let failing = ready.json()["failing"].take();
        let failing = failing.as_array().cloned().unwrap_or_default();
        let mut failing = failing.iter().filter_map(|job| job["job"].as_str());
        let works = !failing.any(|job| JOBS.contains(&job));
        some(ready.status == 200 && works, || format!("{ready:?}"))
    })
    .await;
    until("all is counted", async || {
        let panics = metric(metrics, "afterword_panics_total").await;
        let counted = panics.into_values().sum::<u64>();
        let injected = faults.panics() - earlier;
        some(counted == injected as u64, || {
            format!("{counted} of {injected}")
        })
    })
    .await;
    // No mail came a second time, and no answer was taken twice.
    server.kill();
    let server = blog.home.serve();
    let owner = server.owner();
    assert_eq!(published_once(&owner, &written).await, Ok(()));
    for id in &before.published {
        server.becomes(id, "pending").await;
        assert_eq!(server.decisions(id).await, 2, "published, and taken back");
    }
    let ids = written.ids.lock().unwrap().clone();
    for id in ids {
        assert_eq!(server.decisions(&id).await, 1, "{id}");
    }
    for moderator in &signing_in.await.unwrap() {
        let letters = blog.post.letters(moderator);
        let letters = letters.iter();
        let links = letters.filter(|letter| letter.text.contains("/console/sign-in/"));
        assert_eq!(links.count(), 1, "{moderator}");
    }
    let letters = blog.post.letters(&blog.post.olga);
    let told = letters.iter().filter(|letter| decision(letter).is_some());
    let told: Vec<_> = told.map(|letter| letter.text.as_str()).collect();
    let texts = written.texts.lock().unwrap();
    assert_eq!(each_once(texts.iter(), &told), Ok(()));
}

async fn all_sent(blog: &Blog) -> Result<(), String> {
    let waiting = blog.home.json("mail outbox list waiting --json").await;
    some(waiting == json!([]), || format!("{waiting}"))
}

fn last_lines(server: &Process) -> String {
    let log = server.log();
    let lines: Vec<_> = log.lines().collect();
    lines[lines.len().saturating_sub(20)..].join("\n")
}

/// Which of the demanded faults were not injected.
fn missing(faults: &Faults) -> BTreeSet<String> {
    [
        faults.lacks_calls(|name| CALLS.contains(&name)),
        faults.lacks("job", JOBS, &BOTH),
        faults.lacks("job_done", ["mail-login"], &BOTH),
    ]
    .into_iter()
    .flatten()
    .collect()
}

/// What was acknowledged is published, and nothing is there twice.
async fn published_once(owner: &Owner, written: &Written) -> Result<(), String> {
    let (mut all, mut after) = (Vec::new(), String::new());
    loop {
        let path = format!("/comments?status=approved&limit=100{after}");
        let part = heard(owner.request(Method::GET, &path)).await;
        let part = part.ok_or("the server fails")?.json();
        let comments = part["comments"].as_array().unwrap();
        all.extend(
            comments
                .iter()
                .map(|one| one["text"].as_str().unwrap().to_owned()),
        );
        match &part["next"] {
            Value::String(next) => after = format!("&after={next}"),
            _ => break,
        }
    }
    let all: Vec<_> = all.iter().map(String::as_str).collect();
    let twice: Vec<_> = all.iter().filter(|text| times(text, &all) > 1).collect();
    some(twice.is_empty(), || format!("twice: {twice:?}"))?;
    each_once(written.texts.lock().unwrap().iter(), &all)
}
