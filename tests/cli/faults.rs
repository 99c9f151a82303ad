//! Whatever panics or fails once under load is contained: a build for tests injects a panic and a failure into each
//! call of the store, each step of a job and each render (`server/faults`).

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use reqwest::Method;
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::support::{Answer, Logged, Owner, Visitor, free_port};

const TOKEN: &str = "the-owners-own-token-for-faults";
/// The load goes on until nothing new was injected for so long.
const QUIET: Duration = Duration::from_secs(4);
/// And everything works again within this time.
const PATIENCE: Duration = Duration::from_secs(90);
const WRITERS: usize = 6;
const PAGES: [&str; 3] = ["/a/", "/b/", "/c/"];

async fn server(folder: &Path, metrics: u16) -> Logged {
    let mails = folder.join("mails");
    fs::create_dir(&mails).unwrap();
    let settings = [
        format!("admin.token={TOKEN}"),
        format!("mail.folder={}", mails.display()),
        format!("metrics.listen=127.0.0.1:{metrics}"),
    ];
    let settings = settings.iter().map(String::as_str).chain([
        "mail.from=comments@example.org",
        "sites.moderators=mo@example.org",
        "sites.moderation=publish",
        "sites.hold_at=0",
        "sites.spam_at=0",
        "stacosys.site=blog",
        "spam.proof=off",
        "spam.comments_per_address=0",
        "spam.comments_per_page=0",
        "spam.comments_per_site=0",
    ]);
    let settings: Vec<&str> = settings.collect();
    let faults = folder.join("faults");
    Logged::serve_in(folder, &settings, 1, &[("AFTERWORD_FAULTS", &faults)]).await
}

/// What clients were told.
#[derive(Default)]
struct Told {
    /// Ids of comments that were acknowledged.
    stored: Mutex<Vec<String>>,
    /// Jobs that `/readyz` has named.
    failing: Mutex<BTreeSet<String>>,
    /// How many answers were 500 or 503.
    refused: Mutex<u32>,
    ends: AtomicBool,
}

impl Told {
    fn goes_on(&self) -> bool {
        !self.ends.load(Ordering::Relaxed)
    }

    /// Each request is answered, whatever happens to it.
    fn note(&self, answer: &Answer) {
        if answer.status.is_server_error() {
            let status = answer.status.as_u16();
            assert!(matches!(status, 500 | 503), "{answer:?}");
            *self.refused.lock().unwrap() += 1;
        }
    }
}

async fn writes(ann: Visitor, told: Arc<Told>, writer: usize) {
    for number in 0.. {
        if !told.goes_on() {
            return;
        }
        let page = PAGES[number % PAGES.len()];
        let text = format!("Thought {number} of *writer* {writer} about {page}");
        let name = format!("Writer {writer}");
        let email = format!("writer{writer}@example.org");
        let body =
            json!({"page": page, "name": name, "email": email, "notify": true, "text": text});
        let answer = ann.submits(body).await;
        told.note(&answer);
        if !answer.status.is_success() {
            continue;
        }
        assert!(answer.text.contains("edit_token"), "{answer:?}");
        let (id, token) = answer.submitted();
        told.stored.lock().unwrap().push(id.clone());
        if number % 3 == 0 {
            told.note(&ann.edits(&id, &token, &format!("{text}, again")).await);
        }
        if number % 4 == 0 {
            let like = json!({"reaction": "👍", "key": format!("reader-0123456789-{writer}")});
            let path = format!("/api/v1/comments/{id}/reactions");
            told.note(&ann.post(&path, &like).await);
        }
    }
}

async fn reads(ann: Visitor, told: Arc<Told>) {
    let paths = [
        "/api/v1/comments?page=/a/",
        "/api/v1/comments?page=/b/&sort=newest",
        "/api/v1/comments?page=/c/&sort=top",
        "/api/v1/counts?page=/a/&page=/b/&page=/c/&page=/none/",
        "/api/v1/feed.atom",
        "/api/v1/feed.json?page=/a/",
        "/api/v1/challenge",
        "/api/v1/openapi.json",
        "/api/comments?url=/a/",
        "/api/comments/count",
        "/pages/blog?page=/a/",
        "/pages/blog?page=/none/",
        "/console/sign-in",
        "/m/nothing",
        "/nothing",
    ];
    while told.goes_on() {
        for path in paths {
            told.note(&ann.get(path).await);
        }
        told.note(&ann.post("/api/v1/preview", &json!({"text": "Hello"})).await);
    }
}

async fn owns(owner: Owner, told: Arc<Told>) {
    while told.goes_on() {
        for path in [
            "/comments",
            "/comments?status=all&q=thought",
            "/comments?status=spam",
            "/pages",
            "/pages?q=a",
            "/sites",
            "/sites/blog",
            "/blocks",
            "/tokens",
            "/stats",
            "/people/export?email=writer1@example.org",
        ] {
            told.note(&owner.get(path).await);
        }
        let newest = told.stored.lock().unwrap().last().cloned();
        let Some(id) = newest else { continue };
        told.note(&owner.get(&format!("/comments/{id}")).await);
        for action in ["reject", "approve", "spam", "approve"] {
            let path = format!("/comments/{id}/decision");
            told.note(&owner.post(&path, &json!({"action": action})).await);
        }
        let edit = json!({"text": "Edited by the owner"});
        told.note(&owner.patch(&format!("/comments/{id}"), &edit).await);
        let title = json!({"page": "/a/", "title": "About a"});
        told.note(&owner.patch("/pages", &title).await);
        let depth = json!({"settings": {"depth": 4}});
        told.note(&owner.patch("/sites/blog", &depth).await);
        let block = json!({"kind": "name", "value": "Nobody", "site": "blog"});
        told.note(&owner.post("/blocks", &block).await);
    }
}

/// What the server says about itself meanwhile.
async fn watches(ann: Visitor, told: Arc<Told>) {
    while told.goes_on() {
        let answer = ann.get("/readyz").await;
        if let Some(failing) = answer.json()["failing"].as_array() {
            let named = failing.iter().map(|job| job["job"].as_str().unwrap());
            told.failing
                .lock()
                .unwrap()
                .extend(named.map(str::to_owned));
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// Kind and place of each fault, by what it was.
fn injected(faults: &Path, what: &str) -> Vec<(String, String)> {
    let text = fs::read_to_string(faults).unwrap_or_default();
    let lines = text.lines().filter_map(|line| line.strip_prefix(what));
    // A kind may have two words, and a place has none but of generics.
    let kinds = ["job done", "job", "read", "write", "render"];
    lines
        .map(|line| {
            let line = line.trim_start();
            let kind = kinds.iter().find(|kind| line.starts_with(**kind)).unwrap();
            (kind.to_string(), line[kind.len()..].trim().to_owned())
        })
        .collect()
}

async fn quiet(faults: &Path) {
    let (mut length, mut since) = (0, Instant::now());
    while since.elapsed() < QUIET {
        let now = fs::metadata(faults).unwrap().len();
        if now != length {
            (length, since) = (now, Instant::now());
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

async fn metric(address: SocketAddr, name: &str) -> BTreeMap<String, u64> {
    let text = Visitor::new(address, "").get("/metrics").await.text;
    let lines = text.lines().filter_map(|line| line.strip_prefix(name));
    let values = lines.filter_map(|line| line.rsplit_once(' '));
    values
        .map(|(labels, value)| (labels.to_owned(), value.parse::<f64>().unwrap() as u64))
        .collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_panics_or_fails_once_loses_nothing_stays_down_nowhere_and_is_told() {
    let folder = TempDir::new().unwrap();
    let faults = folder.path().join("faults");
    let metrics = free_port();
    let running = server(folder.path(), metrics).await;
    let (ann, address) = (running.visitor(), running.addresses[0]);
    let owner = Owner::new(address, TOKEN);
    let told = Arc::<Told>::default();
    // Before anything fails, so that there is something to read.
    for page in PAGES {
        let (id, _) = ann.comments(page, "The first").await.submitted();
        told.stored.lock().unwrap().push(id);
    }
    fs::write(&faults, "").unwrap();

    let mut tasks = tokio::task::JoinSet::new();
    for writer in 0..WRITERS {
        tasks.spawn(writes(ann.clone(), Arc::clone(&told), writer));
    }
    tasks.spawn(reads(ann.clone(), Arc::clone(&told)));
    tasks.spawn(owns(Owner::new(address, TOKEN), Arc::clone(&told)));
    tasks.spawn(watches(ann.clone(), Arc::clone(&told)));
    quiet(&faults).await;
    told.ends.store(true, Ordering::Relaxed);
    while let Some(ended) = tasks.join_next().await {
        let log = running.lines_with("");
        assert!(
            ended.is_ok(),
            "{ended:?}: {:#?}",
            &log[log.len().saturating_sub(20)..]
        );
    }

    let panics = injected(&faults, "panic");
    let failures = injected(&faults, "failure");
    let count = |kind: &str| panics.iter().filter(|(of, _)| of == kind).count();
    for (kind, least) in [
        ("read", 15),
        ("write", 5),
        ("job", 3),
        ("job done", 2),
        ("render", 10),
    ] {
        assert!(
            count(kind) >= least,
            "{} {kind} in {panics:#?}",
            count(kind)
        );
    }
    assert!(*told.refused.lock().unwrap() > 20);

    // Nothing stays down.
    let end = Instant::now() + PATIENCE;
    loop {
        let ready = ann.get("/readyz").await;
        // A job is named until it has done something again, which for some is in an hour.
        if ready.status == 200 && ready.json()["status"] == "ready" {
            break;
        }
        assert!(Instant::now() < end, "{ready:?}");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }

    // Nothing that was acknowledged is lost.
    let stored = told.stored.lock().unwrap().clone();
    for id in &stored {
        let answer = owner.get(&format!("/comments/{id}")).await;
        assert_eq!(answer.status, 200, "{id} of {}: {answer:?}", stored.len());
    }
    // Nor is an old count left anywhere.
    let counts = ann
        .get("/api/v1/counts?page=/a/&page=/b/&page=/c/")
        .await
        .json();
    for page in PAGES {
        let mut published = 0;
        let mut after = String::new();
        loop {
            let path = format!("/comments?status=approved&page={page}&limit=100{after}");
            let part = owner.get(&path).await.json();
            published += part["comments"].as_array().unwrap().len();
            match &part["next"] {
                Value::String(next) => after = format!("&after={next}"),
                _ => break,
            }
        }
        assert_eq!(counts["counts"][page], published, "{page}");
        assert_eq!(
            ann.reads(page, "").await["page"]["count"],
            published,
            "{page}"
        );
    }

    // The metrics and `/readyz` told it.
    let metrics = SocketAddr::from(([127, 0, 0, 1], metrics));
    let counted: u64 = metric(metrics, "afterword_panics_total")
        .await
        .values()
        .sum();
    assert_eq!(counted, panics.len() as u64, "{panics:#?}");
    let failed = metric(metrics, "afterword_job_failures_total").await;
    for (kind, job) in panics.iter().chain(&failures) {
        if kind.starts_with("job") {
            let told = told.failing.lock().unwrap();
            assert!(told.contains(job), "/readyz did not name {job}: {told:?}");
            let failures = failed[&format!("{{job=\"{job}\"}}")];
            assert!(failures >= 1, "{job}: {failed:?}");
        }
    }
    let page = ann.request(Method::GET, "/pages/blog?page=/a/");
    assert_eq!(Answer::of(page).await.status, 200);
}

#[test]
fn no_release_has_faults_and_none_compiles_with_them() {
    let root = afterword_testkit::sources::root();
    let cargo = |words: &[&str]| {
        let mut command = std::process::Command::new(env!("CARGO"));
        let asked = command.args(words).args(["--offline", "--locked"]);
        asked.current_dir(root).output().unwrap()
    };
    let tree = cargo(&["tree", "-p", "afterword", "-e", "no-dev,features"]);
    let shipped = String::from_utf8(tree.stdout).unwrap();
    assert!(shipped.contains("afterword-faults v"), "{shipped}");
    assert!(!shipped.contains("feature \"inject\""), "{shipped}");

    let target = TempDir::new().unwrap();
    let check = ["check", "-p", "afterword-faults", "--features", "inject"];
    let folder = ["--target-dir", target.path().to_str().unwrap()];
    assert!(cargo(&[&check[..], &folder].concat()).status.success());
    let release = cargo(&[&check[..], &folder, &["--release"]].concat());
    assert!(!release.status.success());
    let said = String::from_utf8(release.stderr).unwrap();
    assert!(said.contains("no release may have it"), "{said}");
}
