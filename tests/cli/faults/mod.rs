//! What panics or fails ends its own piece of work, and nothing else: under load, each call of the store, each rule, each
//! step of a job, each render and each listener panics once and fails once (`server/faults`).

mod load;

use std::collections::BTreeSet;
use std::fs;
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpListener};
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use reqwest::Method;
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::time::sleep;

use self::load::{PAGES, Told};
use crate::conversations::faults as conversations;
use crate::mail::end_to_end::faults as mails;
use crate::support::faults::{BOTH, Faults, PATIENCE, PAUSE, metric, some, until, within};
use crate::support::tls_fixtures::fixture;
use crate::support::{Logged, Owner, Visitor, free_ports, sources};

const TOKEN: &str = "the-owners-own-token-for-faults";
/// What was hit by more than one fault waits a minute, then two, four and eight.
const MENDED: Duration = Duration::from_mins(16);
const WRITERS: usize = 6;

/// What the store's threads do beside the calls.
const STORE: [&str; 6] = [
    "commit",
    "committed",
    "open_reader",
    "open_writer",
    "checkpoint",
    "maintenance",
];

/// The jobs of [`settings`], and whether a call of theirs ends before the server does.
const JOBS: [(&str, bool); 12] = [
    ("backups", true),
    ("certificate", false),
    ("control_socket", false),
    ("duplicates", true),
    ("integrity", true),
    ("lmtp", false),
    ("mail", true),
    ("memory", true),
    ("retention", true),
    ("second_opinions", true),
    ("sitemaps", true),
    ("webhooks", true),
];

/// Jobs whose next call is due in an hour, or that count as working after a minute.
const WORKS_LATER: [&str; 6] = [
    "backups",
    "certificate",
    "control_socket",
    "integrity",
    "lmtp",
    "retention",
];

/// Calls of the store that commands make, and the server does not.
const BY_COMMANDS: [&str; 15] = [
    "add_moderator_address",
    "anchors",
    "control_socket",
    "empty_log",
    "end_sessions",
    "end_undo",
    "forget_lessons",
    "import",
    "import_extras",
    "keep_sign_in_link",
    "moderator_addresses",
    "move_imported",
    "remove_moderator_address",
    "set_password",
    "word_counts",
];

/// Ends of the names of the rules that the load runs.
const RULES: [&str; 12] = [
    "abandon_work",
    "decide::work",
    "deliveries::claim_work",
    "deliveries::release",
    "deliveries::settle_work",
    "digests::work",
    "edit::work",
    "erase::work",
    "mending",
    "outbox::work",
    "reactions::work",
    "submit::work",
];

/// Ends of the names of what is rendered, beside much else.
const RENDERS: [&str; 14] = [
    "counts",
    "mail",
    "markup",
    "webhook",
    "AccountPage",
    "CommentView",
    "Feed",
    "JsonFeed",
    "Notice",
    "SubmittedView",
    "SignInPage",
    "SitesView",
    "ThreadPage",
    "ThreadView",
];

/// Of answers that this test needs in the end.
const ANSWERS: [&str; 4] = [
    "admin::comments::CommentsView",
    "ShownView",
    "SubmittedView",
    "value::Value",
];

const LISTENERS: [&str; 4] = ["control_socket", "http", "https", "lmtp"];
const CONNECTIONS: [&str; 3] = ["h2_request", "http", "https"];

/// Comments by which the judgement is measured.
const LABELLED: &str = r#"{"label": "good", "name": "Ann", "text": "I walked over that bridge."}
{"label": "spam", "name": "Bob", "text": "Cheap watches, buy now."}"#;

/// Settings of commands.
const BY_MAIL: &str = "--set sites.moderators=mo@example.org --set mail.from=comments@example.org --set mail.folder=mails";

struct Ports {
    metrics: SocketAddr,
    lmtp: SocketAddr,
}

fn settings(folder: &Path, ports: &Ports, webhooks: SocketAddr) -> Vec<String> {
    let (mails, backups) = (folder.join("mails"), folder.join("backups"));
    for folder in [&mails, &backups] {
        fs::create_dir_all(folder).unwrap();
    }
    let mut settings = vec![
        format!("admin.token={TOKEN}"),
        format!("mail.folder={}", mails.display()),
        format!("backup.folder={}", backups.display()),
        format!("metrics.listen={}", ports.metrics),
        format!("lmtp.listen={}", ports.lmtp),
        format!("webhooks.urls=http://{webhooks}/"),
        format!("tls.certificate={}", fixture("blog.pem").display()),
        format!("tls.key={}", fixture("blog.key").display()),
    ];
    let fixed = [
        "tls.listen=127.0.0.1:0",
        "webhooks.secret=whsec_YSBrZXkgb2YgdGhpcnR5LXR3byBieXRlcyB0byB0cnk=",
        "webhooks.allow_private=127.0.0.1",
        "webhooks.quiet=0s",
        "mail.from=comments@example.org",
        "sites.moderators=mo@example.org",
        "sites.moderation=publish",
        "sites.hold_at=0",
        "sites.spam_at=0",
        "stacosys.site=blog",
        "isso.enabled=true",
        "spam.proof=off",
        "spam.comments_per_address=0",
        "spam.comments_per_page=0",
        "spam.comments_per_site=0",
    ];
    settings.extend(fixed.map(str::to_owned));
    settings
}

/// Answers each request with 200, as a receiver of webhooks does.
fn receiver(heard: &Arc<AtomicUsize>) -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap();
    let count = Arc::clone(heard);
    thread::spawn(move || {
        for stream in listener.incoming().map_while(Result::ok) {
            let count = Arc::clone(&count);
            thread::spawn(move || {
                let mut stream = stream;
                let mut heard = [0; 64 * 1024];
                while matches!(stream.read(&mut heard), Ok(1..)) {
                    count.fetch_add(1, Ordering::Relaxed);
                    let _ = stream.write_all(b"HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n");
                }
            });
        }
    });
    address
}

/// Which of the demanded faults were not injected.
fn missing(faults: &Faults) -> BTreeSet<String> {
    let is_of_others = |name: &str| {
        [&conversations::CALLS[..], &mails::CALLS]
            .concat()
            .contains(&name)
    };
    let ending = JOBS.into_iter().filter(|(_, ends)| *ends);
    [
        faults.lacks_calls(|name| !is_of_others(name)),
        faults.lacks("store", STORE, &BOTH),
        faults.lacks("store", ["empty_log"], &["panic"]),
        faults.lacks("change", RULES, &BOTH),
        faults.lacks("job", JOBS.map(|(job, _)| job), &BOTH),
        faults.lacks("job_done", ending.map(|(job, _)| job), &BOTH),
        faults.lacks("step", ["mail", "webhooks"], &BOTH),
        faults.lacks("render", RENDERS, &["panic"]),
        faults.lacks("render", ANSWERS, &BOTH),
        faults.lacks("listener", LISTENERS, &["panic"]),
        faults.lacks("connection", CONNECTIONS, &["panic"]),
    ]
    .into_iter()
    .flatten()
    .collect()
}

/// A command on the same database.
fn command(folder: &Path, faults: Option<&Faults>, words: &str, input: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_afterword"));
    command
        .args(words.split(' '))
        .current_dir(folder)
        .env_clear();
    command.env("TMPDIR", folder).env("NO_COLOR", "1");
    if let Some(faults) = faults {
        command.env("AFTERWORD_FAULTS", &faults.0);
    }
    let piped = || Stdio::piped();
    command.stdin(piped()).stdout(piped()).stderr(piped());
    let mut child = command.spawn().unwrap();
    // A command that fails early does not read it.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    child.wait_with_output().unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_panics_or_fails_once_loses_nothing_stays_down_nowhere_and_is_told() {
    let began = Instant::now();
    let home = TempDir::new().unwrap();
    let folder = home.path();
    let [metrics, lmtp] = free_ports();
    let [metrics, lmtp] = [metrics, lmtp].map(|port| SocketAddr::from(([127, 0, 0, 1], port)));
    let webhooks = Arc::<AtomicUsize>::default();
    let ports = Ports { metrics, lmtp };
    let settings = settings(folder, &ports, receiver(&webhooks));
    let settings: Vec<&str> = settings.iter().map(String::as_str).collect();

    // A server that fails at its start is started again, as systemd does.
    Logged::begin(folder);
    let said = |words: &str, input: &str| {
        let done = command(
            folder,
            None,
            &format!("{BY_MAIL} {words}"),
            &format!("{input}\n"),
        );
        assert!(done.status.success(), "{done:?}");
    };
    let adds = |address: &str| said(&format!("mail addresses add mo@example.org {address}"), "");
    said("console password mo@example.org", load::PASSWORD);
    // The link of this letter is there from the beginning.
    adds("work@example.org");
    let unharmed = Logged::serve(folder, &settings, 2).await;
    let mails = folder.join("mails");
    until("a letter asks", async || {
        some(
            !load::links(&mails, &mut BTreeSet::new()).is_empty(),
            String::new,
        )
    })
    .await;
    let console = |server: &Logged| {
        server
            .visitor()
            .at(&format!("http://{}", server.addresses[0]))
    };
    let earlier = load::by_password(&console(&unharmed), &Told::default()).await;
    let earlier = earlier.expect("the password is right");
    unharmed.stop();
    // That a session was used is noted once a minute: this one is due.
    let database = rusqlite::Connection::open(folder.join("afterword.db")).unwrap();
    let aged = database.execute("UPDATE sessions SET seen = seen - 120000", []);
    assert_eq!(aged, Ok(1));
    drop(database);
    // A backup is due, whether that server has made one or not.
    fs::remove_dir_all(folder.join("backups")).unwrap();
    fs::create_dir(folder.join("backups")).unwrap();
    // Each letter is hit once: it is not drawn again within a minute.
    for name in ["one", "two", "three"] {
        adds(&format!("{name}@example.org"));
    }
    let faults = Faults::begin(folder.join("faults"));
    let (mut running, mut before);
    loop {
        before = faults.panics();
        running = Logged::begin_serving(folder, &settings, &[("AFTERWORD_FAULTS", &faults.0)]);
        if running.listens(2).await && serves(&mut running).await {
            break;
        }
        let log = running.lines_with("");
        assert!(began.elapsed() < PATIENCE, "{log:#?}");
    }
    let (address, secure) = (running.addresses[0], running.addresses[1]);
    let ann = running.visitor();
    let owner = Owner::new(address, TOKEN);

    // `/readyz` tells of each job, and is not ready itself while the store fails.
    let named = Mutex::new(BTreeSet::new());
    let statuses = Mutex::new(BTreeSet::new());
    until("/readyz names each job", async || {
        let Ok(answer) = ann.request(Method::GET, "/readyz").send().await else {
            return Err("it is cut".to_owned());
        };
        statuses.lock().unwrap().insert(answer.status().as_u16());
        let told: Value =
            serde_json::from_str(&answer.text().await.unwrap_or_default()).unwrap_or_default();
        let mut named = named.lock().unwrap();
        let failing = told["failing"].as_array().into_iter().flatten();
        named.extend(failing.map(|job| job["job"].as_str().unwrap().to_owned()));
        if JOBS.iter().all(|(job, _)| named.contains(*job)) {
            return Ok(());
        }
        Err(format!("{named:?}"))
    })
    .await;
    assert!(statuses.lock().unwrap().iter().any(|status| *status >= 500));

    let told = Arc::<Told>::default();
    let mut load = tokio::task::JoinSet::new();
    for writer in 0..WRITERS {
        let (ann, told) = (ann.clone(), Arc::clone(&told));
        load.spawn(async move { load::writes(&ann, &told, writer).await });
    }
    let (reader, heard) = (ann.clone(), Arc::clone(&told));
    load.spawn(async move { load::reads(&reader, &heard).await });
    let heard = Arc::clone(&told);
    load.spawn(async move { load::connects(secure, &heard).await });
    let heard = Arc::clone(&told);
    load.spawn(async move { load::owns(&Owner::new(address, TOKEN), &heard).await });
    let heard = Arc::clone(&told);
    load.spawn(async move { load::delivers(lmtp, &heard).await });
    let (reader, heard) = (ann.clone(), Arc::clone(&told));
    load.spawn(async move { load::follows(&reader, &heard, &mails).await });
    let browser = console(&running);
    let earlier = browser.clone().saying("cookie", &earlier);
    let (heard, at) = (Arc::clone(&told), folder.to_owned());
    load.spawn(async move {
        load::signs_in(&browser, &earlier, &heard, || {
            let words = format!("{BY_MAIL} console link mo@example.org");
            let done = tokio::task::block_in_place(|| command(&at, None, &words, ""));
            let link = String::from_utf8(done.stdout).unwrap();
            let (_, path) = link.trim().split_once("/console/")?;
            Some(format!("/console/{path}"))
        })
        .await;
    });

    let all_but_of_commands = async || {
        let of_commands = |fault: &String| BY_COMMANDS.iter().any(|name| fault.contains(name));
        let lacking = missing(&faults);
        let missing: Vec<_> = lacking.iter().filter(|fault| !of_commands(fault)).collect();
        some(missing.is_empty(), || format!("{missing:#?}"))
    };
    until("all is injected", all_but_of_commands).await;
    let gone = json!({"site": "blog", "page": "/a/", "name": "Gone", "email": "gone@example.org", "text": "Farewell"});
    let gone = || ann.request(Method::POST, "/api/v1/comments").json(&gone);
    while told.hears(gone()).await.is_none() {}
    // Commands write to the same database meanwhile. One that fails is run again, and then does what it is to do.
    let of_commands = faults.copied(folder.join("faults-of-commands"));
    let id = told.stored.lock().unwrap()[0].clone();
    let (at, also) = (folder.to_owned(), of_commands.clone());
    tokio::task::spawn_blocking(move || commands(&at, &also, &id))
        .await
        .unwrap();
    let lacking = missing(&faults);
    let missing: Vec<_> = lacking
        .intersection(&missing(&of_commands))
        .cloned()
        .collect();
    assert_eq!(missing, Vec::<String>::new());
    told.end();
    while let Some(ended) = load.join_next().await {
        let log = running.lines_with("");
        assert!(
            ended.is_ok(),
            "{ended:?}: {:#?}",
            &log[log.len().saturating_sub(20)..]
        );
    }

    // Nothing stays down: every job, every listener and the store.
    until("all works", async || {
        let ready = ann.get("/readyz").await;
        let failing = ready.json()["failing"].take();
        let failing = failing.as_array().cloned().unwrap_or_default();
        let stays = failing.iter().filter_map(|job| job["job"].as_str());
        let stays: Vec<_> = stays.filter(|job| !WORKS_LATER.contains(job)).collect();
        some(ready.status == 200 && stays.is_empty(), || {
            format!("{ready:?}")
        })
    })
    .await;
    let last = json!({"site": "blog", "page": "/a/", "name": "Ann", "text": "The last"});
    let (id, _) = ann.submits(last).await.submitted();
    told.stored.lock().unwrap().push(id.clone());
    for protocol in [&b"http/1.1"[..], b"h2"] {
        assert!(load::by_tls(secure, protocol).await, "{protocol:?}");
    }
    assert!(load::delivered(lmtp, usize::MAX).await);
    let counted = ann.counts("blog", &["/a/"]).await[0];
    for (action, count) in [("reject", counted - 1), ("approve", counted)] {
        let done = command(folder, None, &format!("moderate {action} {id}"), "");
        assert!(done.status.success(), "{done:?}");
        assert_eq!(
            ann.counts("blog", &["/a/"]).await,
            [count],
            "the server heard of it"
        );
    }
    let figure = async |name: &str| metric(metrics, name).await.into_values().sum::<u64>();
    until("the jobs have done their work", async || {
        let names = [
            "afterword_retention_latest_seconds",
            "afterword_backups_total",
        ];
        let [retention, backups] = names.map(figure);
        let done = [
            retention.await,
            backups.await,
            webhooks.load(Ordering::Relaxed) as u64,
        ];
        some(done.iter().all(|done| *done > 0), || format!("{done:?}"))
    })
    .await;

    // The metrics told of every panic, and of every failure of a job.
    until("each panic is counted", async || {
        let (counted, injected) = (
            figure("afterword_panics_total").await,
            faults.panics() - before,
        );
        some(counted == injected as u64, || {
            format!("{counted} of {injected}")
        })
    })
    .await;
    let failures = metric(metrics, "afterword_job_failures_total").await;
    for (job, _) in JOBS {
        assert!(failures[&format!("{{job=\"{job}\"}}")] >= 2, "{failures:?}");
    }
    let cut = told.cut.load(Ordering::Relaxed) as u64;
    let ended = metric(metrics, "afterword_panics_total").await["{in=\"connection\"}"];
    let exports = ["panic", "failure"].map(|fault| faults.of("read", fault));
    let exports = exports
        .iter()
        .flatten()
        .filter(|call| call.starts_with("export"));
    assert!(cut <= ended + exports.count() as u64, "{cut} of {ended}");
    assert!(told.refused.load(Ordering::Relaxed) > 100, "{told:?}");

    // Nothing that was acknowledged is lost, and no count is old: now, and after a restart without faults.
    holds(&ann, &owner, &told).await;
    running.stop();
    let mut running = Logged::begin_serving(folder, &settings, &[]);
    assert!(running.listens(2).await);
    let (ann, owner) = (running.visitor(), Owner::new(running.addresses[0], TOKEN));
    holds(&ann, &owner, &told).await;
    within(MENDED, "all mails and webhooks are sent", async || {
        let names = ["afterword_outbox_waiting", "afterword_webhooks_waiting"];
        let [mails, hooks] = names.map(figure);
        let (mails, hooks) = (mails.await, hooks.await);
        some(mails + hooks == 0, || {
            format!("{mails} mails, {hooks} webhooks")
        })
    })
    .await;
    running.stop();
    let (took, comments) = (began.elapsed(), told.stored.lock().unwrap().len());
    let refused = told.refused.load(Ordering::Relaxed);
    println!(
        "{took:?}, {comments} comments, {} panics, {refused} refused",
        faults.panics()
    );
}

/// Waits for an answer; `false` if the server ends before.
async fn serves(server: &mut Logged) -> bool {
    while !server.has_ended() {
        let asked = server.visitor().request(Method::GET, "/healthz");
        if asked.send().await.is_ok() {
            return true;
        }
        sleep(PAUSE).await;
    }
    false
}

fn commands(folder: &Path, faults: &Faults, id: &str) {
    let fixture = sources::root().join("tests/fixtures/transfer/artalk/export.artrans");
    let foreign = format!("import artalk {} --site copy", fixture.display());
    let reject = format!("moderate reject {id}");
    let approve = format!("moderate approve {id}");
    let by_mail = |words: &str| format!("{BY_MAIL} {words}");
    fs::write(folder.join("labelled.jsonl"), LABELLED).unwrap();
    for (words, input) in [
        // The first to tell the server: what is done already is done again.
        (reject.as_str(), ""),
        (&approve, ""),
        ("export --format jsonl --site blog --output all.jsonl", ""),
        ("export --format html --site blog --output html", ""),
        ("sites add copy --origin https://copy.test", ""),
        (
            "import afterword all.jsonl --site copy --from-site blog",
            "",
        ),
        (&foreign, ""),
        ("import list", ""),
        ("import undo 1 --force --no-backup", ""),
        ("tokens add Bot", ""),
        ("spam train --site blog", ""),
        ("spam evaluate labelled.jsonl --site blog", ""),
        ("spam forget --site blog", ""),
        ("mail outbox list", ""),
        (
            &by_mail("mail addresses add mo@example.org four@example.org"),
            "",
        ),
        (&by_mail("mail addresses list"), ""),
        (&by_mail("mail addresses remove four@example.org"), ""),
        (&by_mail("console link mo@example.org"), ""),
        (&by_mail("console password mo@example.org"), load::PASSWORD),
        (&by_mail("console sign-out mo@example.org"), ""),
        ("people erase --yes gone@example.org", ""),
        (
            "--config new.toml init --site new --origin https://new.test",
            "",
        ),
    ] {
        run(words, || {
            command(folder, Some(faults), words, &format!("{input}\n"))
        });
    }
    moves_an_import(folder, faults);
}

/// Runs a command until it succeeds.
fn run(words: &str, once: impl Fn() -> Output) -> Output {
    let end = Instant::now() + PATIENCE;
    loop {
        let done = once();
        if done.status.success() {
            return done;
        }
        assert!(Instant::now() < end, "{words}: {done:?}");
    }
}

/// Moves the page of an import that was not undone, which is the last.
fn moves_an_import(folder: &Path, faults: &Faults) {
    let list = "import list --json";
    let imports = run(list, || command(folder, Some(faults), list, ""));
    let imports: Value = serde_json::from_slice(&imports.stdout).unwrap();
    let last = imports.as_array().unwrap().iter();
    let last = last.max_by_key(|import| import["number"].as_u64()).unwrap();
    let words = format!("import move {} --map /about/ /moved/", last["number"]);
    run(&words, || command(folder, Some(faults), &words, ""));
}

/// Every acknowledged comment is there, and each page has its count.
async fn holds(ann: &Visitor, owner: &Owner, told: &Told) {
    let stored = told.stored.lock().unwrap().clone();
    for id in &stored {
        let answer = owner.get(&format!("/comments/{id}")).await;
        assert_eq!(answer.status, 200, "{id} of {}: {answer:?}", stored.len());
    }
    let deleted = told.deleted.lock().unwrap().clone();
    for id in &deleted {
        let answer = owner.get(&format!("/comments/{id}")).await;
        // The import of an export from before has brought some of them to the other site.
        let is_gone = |comment: &Value| comment["status"] == "deleted" || comment["site"] == "copy";
        let is_gone = answer.status == 404 || is_gone(&answer.json());
        assert!(is_gone, "{answer:?}");
    }
    for page in PAGES {
        let mut published = 0;
        let mut after = String::new();
        loop {
            let path = format!("/comments?site=blog&status=approved&page={page}&limit=100{after}");
            let part = owner.get(&path).await.json();
            published += part["comments"].as_array().unwrap().len() as u32;
            match &part["next"] {
                Value::String(next) => after = format!("&after={next}"),
                _ => break,
            }
        }
        assert_eq!(ann.counts("blog", &[page]).await, [published], "{page}");
        let thread = ann.reads(page, "&site=blog").await;
        assert_eq!(thread["page"]["count"], published, "{page}");
    }
}

#[test]
fn what_fails_elsewhere_is_named_as_the_store_has_it() {
    let is_call = |name: &&str| {
        afterword_store_sqlite::CALLS
            .iter()
            .any(|(_, call)| call == name)
    };
    let names = conversations::CALLS.iter().chain(&mails::CALLS);
    let unknown: Vec<_> = names.filter(|name| !is_call(name)).collect();
    assert!(unknown.is_empty(), "{unknown:?}");
}

#[test]
fn no_release_has_faults_and_none_compiles_with_them() {
    let root = sources::root();
    let cargo = |words: &[&str]| {
        let mut command = Command::new(env!("CARGO"));
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
