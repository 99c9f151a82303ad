//! What panics or fails once in a conversation with other networks ends its own piece of work: each call of the store that
//! conversations make, and each of their jobs, while answers come and go.

use std::collections::BTreeSet;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use reqwest::Method;
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::task::JoinSet;
use tokio::time::sleep;

use super::bluesky::network::Bluesky;
use super::mastodon::server::Mastodon;
use super::webmention::site::{TARGET, mention, reply};
use crate::sitemaps::host::{Host, Page};
use crate::support::faults::{BOTH, Faults, PAUSE, each_once, heard, metric, some, times, until};
use crate::support::{Logged, Owner, Visitor, free_ports};

const TOKEN: &str = "the-owners-own-token-for-faults";

/// The calls of the store for conversations.
pub(crate) const CALLS: [&str; 19] = [
    "begin_conversation",
    "compare_links",
    "conversation_read",
    "conversations",
    "copies",
    "due_copies",
    "due_linking_comments",
    "due_sent_webmention",
    "due_webmentions",
    "former",
    "next_copy_due",
    "next_sent_webmention_due",
    "next_webmention_due",
    "originals",
    "queue_webmention",
    "settle_copy",
    "settle_sent_webmention",
    "settle_webmention",
    "webmention_waits",
];

/// The jobs of conversations.
const JOBS: [&str; 4] = [
    "bluesky",
    "mastodon",
    "webmention_sending",
    "webmention_verification",
];

/// How often Ann says something; nothing waits for that alone.
const PACE: Duration = Duration::from_secs(1);
/// A host's pages are read no more often.
const PACE_OF_A_HOST: Duration = Duration::from_secs(5);

/// It is there from the beginning: without new posts, nobody looks often.
const ON_BLUESKY: &str = "Said once on Bluesky.";

/// A page that takes webmentions.
const TAKES: &str = "<link rel=webmention href=/endpoint><p>A page of somebody else";

/// What was said, each text once.
#[derive(Debug, Default)]
struct Said {
    /// On Mastodon and Bluesky.
    there: Mutex<Vec<String>>,
    /// By the owner, here: what was acknowledged, and what may be stored.
    replies: Mutex<Vec<String>>,
    doubtful: Mutex<Vec<String>>,
    /// On pages whose webmentions were accepted.
    pages: Mutex<Vec<String>>,
    ends: AtomicBool,
}

impl Said {
    fn goes_on(&self) -> bool {
        !self.ends.load(Ordering::Relaxed)
    }
}

/// Ann answers the owner's posts, of which some are new.
async fn speaks(mastodon: &Mastodon, said: &Said) {
    for number in 0.. {
        if !said.goes_on() {
            return;
        }
        let post = format!("See https://blog.test/posts/{number}/");
        let post = mastodon.says("me", &post, None).await;
        let text = format!("Question {number}.");
        mastodon
            .says("ann", &format!("@me {text}"), Some(&post))
            .await;
        said.there.lock().unwrap().push(text);
        sleep(PACE).await;
    }
}

/// The owner answers what came, with a link to a page that is to hear of it.
async fn answers(owner: &Owner, host: &Host, said: &Said) {
    let mut answered = BTreeSet::new();
    for round in 0.. {
        if !said.goes_on() {
            return;
        }
        sleep(PAUSE).await;
        let newest = owner.request(Method::GET, "/comments?status=approved&limit=20");
        let Some(newest) = heard(newest).await else {
            continue;
        };
        for comment in newest.json()["comments"].as_array().unwrap() {
            let id = comment["id"].as_str().unwrap().to_owned();
            if comment["source"]["network"] != "mastodon" || answered.contains(&id) {
                continue;
            }
            let page = format!("/pages/{round}-{id}");
            host.has(&page, Page::of(TAKES));
            let text = format!("See {}{page}", host.origin());
            let order = json!({"action": "approve", "reply": text});
            let path = format!("/comments/{id}/decision");
            let stored = heard(owner.request(Method::POST, &path).json(&order)).await;
            let of = if stored.is_some() {
                answered.insert(id);
                &said.replies
            } else {
                &said.doubtful
            };
            of.lock().unwrap().push(page);
        }
    }
}

/// Somebody else's pages answer the article, as fast as they are read.
async fn mentions(visitor: &Visitor, host: &Host, said: &Said) {
    for number in 0.. {
        if !said.goes_on() {
            return;
        }
        let (text, path) = (format!("Note {number}."), format!("/notes/{number}"));
        host.has(&path, Page::of(reply(&text)));
        let source = format!("{}{path}", host.origin());
        let mention = mention(visitor, &[("source", &source), ("target", TARGET)]);
        if heard(mention).await.is_some() {
            said.pages.lock().unwrap().push(text);
            sleep(PACE_OF_A_HOST).await;
        }
        sleep(PAUSE).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_panics_or_fails_once_loses_no_answer_and_says_nothing_twice() {
    let home = TempDir::new().unwrap();
    let [metrics] = free_ports();
    let metrics = SocketAddr::from(([127, 0, 0, 1], metrics));
    let (mastodon, host) = (Mastodon::start().await, Arc::new(Host::start().await));
    let bluesky = Bluesky::start().await;
    let (me, bea) = (bluesky.account("me").await, bluesky.account("bea").await);
    let post = me.links_to("https://blog.test/posts/0/").await;
    bea.answers((&post, &post), ON_BLUESKY).await;
    bluesky.shows(&post, 1).await;
    let mut settings = mastodon.settings().to_vec();
    settings.extend(bluesky.settings(&[&me]));
    settings.push(format!("admin.token={TOKEN}"));
    settings.push(format!("metrics.listen={metrics}"));
    let fixed = [
        "mastodon.token=me-token",
        "mastodon.write_token=me-token",
        // The network's people write at the time at which other tests begin.
        "bluesky.since=3650d",
        "sites.answers_elsewhere=true",
        "sites.webmentions=true",
        "sites.send_webmentions=true",
        "webmention.allow_private=127.0.0.1",
        "sites.moderation=publish",
        "sites.hold_at=0",
        "sites.spam_at=0",
    ];
    settings.extend(fixed.map(str::to_owned));
    let settings: Vec<&str> = settings.iter().map(String::as_str).collect();
    Logged::begin(home.path());
    let folder = home.path().join("faults");
    let mut server =
        Logged::begin_serving(home.path(), &settings, &[("AFTERWORD_FAULTS", &folder)]);
    assert!(server.listens(1).await, "{:#?}", server.lines_with(""));
    let visitor = Visitor::new(server.addresses[0], "");
    let owner = Arc::new(Owner::new(server.addresses[0], TOKEN));

    let faults = Faults::begin(folder);
    let (mastodon, said) = (Arc::new(mastodon), Arc::<Said>::default());
    said.there.lock().unwrap().push(ON_BLUESKY.to_owned());
    let mut load = JoinSet::new();
    let (on, heard) = (Arc::clone(&mastodon), Arc::clone(&said));
    load.spawn(async move { speaks(&on, &heard).await });
    let (by, on, heard) = (Arc::clone(&owner), Arc::clone(&host), Arc::clone(&said));
    load.spawn(async move { answers(&by, &on, &heard).await });
    let (by, on, heard) = (visitor.clone(), Arc::clone(&host), Arc::clone(&said));
    load.spawn(async move { mentions(&by, &on, &heard).await });
    until("all is injected", async || {
        let missing = missing(&faults);
        some(missing.is_empty(), || format!("{missing:#?}"))
    })
    .await;
    said.ends.store(true, Ordering::Relaxed);
    while let Some(ended) = load.join_next().await {
        let log = server.lines_with("");
        let last = &log[log.len().saturating_sub(20)..];
        assert!(ended.is_ok(), "{ended:?}: {last:#?}");
    }

    until("all is here once", async || here_once(&owner, &said).await).await;
    until("all replies are there once", async || {
        there_once(&mastodon, &said).await
    })
    .await;
    until("all pages are told", async || {
        let told = host.posted();
        let told: BTreeSet<_> = told
            .iter()
            .flat_map(|posted| &posted.fields)
            .map(|(_, value)| value.clone())
            .collect();
        let pages = said.replies.lock().unwrap();
        let missing: Vec<_> = pages
            .iter()
            .filter(|page| !told.contains(&format!("{}{page}", host.origin())))
            .collect();
        some(missing.is_empty(), || format!("{missing:?}"))
    })
    .await;
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
        let (counted, injected) = (panics.into_values().sum::<u64>(), faults.panics() as u64);
        let failures = metric(metrics, "afterword_job_failures_total").await;
        let has_failed = |job: &&str| failures[&format!("{{job=\"{job}\"}}")] >= 2;
        let holds = counted == injected && JOBS.iter().all(has_failed);
        some(holds, || format!("{counted} of {injected}, {failures:?}"))
    })
    .await;
    // Nothing came a second time since.
    assert_eq!(here_once(&owner, &said).await, Ok(()));
    server.stop();
    assert_eq!(there_once(&mastodon, &said).await, Ok(()));
}

/// What others said is here.
async fn here_once(owner: &Owner, said: &Said) -> Result<(), String> {
    let comments = comments(owner).await;
    let texts = comments.iter().map(|one| one["text"].as_str().unwrap());
    let texts: Vec<_> = texts.collect();
    let (there, pages) = (said.there.lock().unwrap(), said.pages.lock().unwrap());
    each_once(there.iter().chain(pages.iter()), &texts)
}

/// What the owner said here is on Mastodon; what may be stored here is there no more than once.
async fn there_once(mastodon: &Mastodon, said: &Said) -> Result<(), String> {
    let asks = async |path: &str| mastodon.asks("me", Method::GET, path, &json!({})).await;
    let me = asks("/api/v1/accounts/verify_credentials").await;
    let id = me["id"].as_str().unwrap();
    let statuses = asks(&format!("/api/v1/accounts/{id}/statuses?limit=400")).await;
    let statuses = statuses.as_array().unwrap().iter();
    let texts = statuses.map(|status| status["content"].as_str().unwrap());
    let texts: Vec<_> = texts.collect();
    each_once(said.replies.lock().unwrap().iter(), &texts)?;
    let doubtful = said.doubtful.lock().unwrap();
    let twice: Vec<_> = doubtful
        .iter()
        .filter(|text| times(text, &texts) > 1)
        .collect();
    some(twice.is_empty(), || format!("twice: {twice:?}"))
}

/// Which of the demanded faults were not injected.
fn missing(faults: &Faults) -> BTreeSet<String> {
    [
        faults.lacks_calls(|name| CALLS.contains(&name)),
        faults.lacks("job", JOBS, &BOTH),
        faults.lacks("job_done", JOBS, &BOTH),
    ]
    .into_iter()
    .flatten()
    .collect()
}

/// All published comments.
async fn comments(owner: &Owner) -> Vec<Value> {
    let (mut all, mut after) = (Vec::new(), String::new());
    loop {
        let path = format!("/comments?status=approved&limit=100{after}");
        let mut part = owner.get(&path).await.json();
        all.append(part["comments"].as_array_mut().unwrap());
        match &part["next"] {
            Value::String(next) => after = format!("&after={next}"),
            _ => return all,
        }
    }
}
