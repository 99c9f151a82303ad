//! Every system's file by the real command, and then read as a reader's browser reads it: tried, imported, imported once
//! more, counted, and found by the links of the old system.

mod broken;
mod moved_pages;
mod running_import;
pub(super) mod table;
mod undone;

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use serde_json::{Value, json};

use crate::cli::{Home, Running};

pub(super) struct Journey {
    /// The words behind `afterword import`; the second one is a file of the fixtures.
    pub words: &'static str,
    /// `new (by status), skipped`.
    pub report: &'static str,
    /// All that readers see then.
    pub threads: &'static str,
    /// Old fragments, and words of the comments that they lead to.
    pub anchors: &'static [(&'static str, &'static str)],
}

/// Where a fixture is; a dump becomes the database that it describes.
fn file(home: &Home, name: &str) -> PathBuf {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let path = root.join("tests/fixtures/transfer").join(name);
    if !name.ends_with(".sql") {
        return path;
    }
    let database = home.path().join("comments.db");
    let connection = rusqlite::Connection::open(&database).unwrap();
    let dump = fs::read_to_string(path).unwrap();
    connection.execute_batch(&dump).unwrap();
    database
}

/// The command line of an import, with the path in the place of the fixture's name.
fn words(home: &Home, words: &str) -> Vec<String> {
    let mut words: Vec<String> = words.split_whitespace().map(str::to_owned).collect();
    words[1] = file(home, &words[1]).display().to_string();
    words.insert(0, "import".to_owned());
    words.push("--json".to_owned());
    words
}

/// Imports, and the one report of it.
fn imported(home: &Home, words: &[String], also: &[&str]) -> Value {
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let mut reports = home.run_all(&[&words, also].concat()).json();
    assert_eq!(reports.as_array().unwrap().len(), 1);
    reports[0].take()
}

/// Takes out of a report what one of a dry run has not: a number and a backup. Returns whether it had both.
fn numbered(report: &mut Value) -> bool {
    let report = report.as_object_mut().unwrap();
    let (number, backup) = (report.remove("import"), report.remove("backup"));
    number == Some(json!(1)) && backup.is_some()
}

fn told(report: &Value) -> String {
    let comments = &report["comments"];
    let by_status = comments["by_status"].as_object().unwrap();
    let by_status: Vec<String> = by_status
        .iter()
        .map(|(status, count)| format!("{count} {status}"))
        .collect();
    let (new, skipped) = (&comments["new"], &comments["skipped"]);
    format!("{new} ({}), {skipped} skipped", by_status.join(", "))
}

/// All pages and their threads, as readers get them.
async fn threads(home: &Home, server: &Running) -> String {
    let mut told = String::new();
    let pages = home.run("pages list --json").json();
    for page in pages.as_array().unwrap() {
        let path = page["path"].as_str().unwrap();
        let closed = if page["closed"] == true {
            " closed"
        } else {
            ""
        };
        let (title, count) = (page["title"].as_str().unwrap(), &page["count"]);
        writeln!(told, "{path} [{title}]{closed} {count}").unwrap();
        let thread = server.visitor().reads(path, "").await;
        assert_eq!(thread["page"]["open"], page["closed"] == false, "{path}");
        let comments = thread["comments"].as_array().unwrap();
        let shown = comments.iter().filter(|it| !it["author"].is_null());
        assert_eq!(&json!(shown.count()), count, "{path}");
        for comment in comments {
            writeln!(told, "  {}", line(comments, comment)).unwrap();
        }
    }
    told
}

fn line(comments: &[Value], comment: &Value) -> String {
    let mut line = String::new();
    let mut above = &comment["parent"];
    while !above.is_null() {
        line.push_str("> ");
        let parent = comments.iter().find(|it| it["id"] == *above).unwrap();
        above = &parent["parent"];
    }
    let author = &comment["author"];
    line.push_str(author["name"].as_str().unwrap_or("nobody"));
    for (mark, holds) in [
        ("owner", author["owner"] == true),
        ("verified", author["verified"] == true),
        ("pinned", comment["pinned"] == true),
    ] {
        line.push_str(if holds { " " } else { "" });
        line.push_str(if holds { mark } else { "" });
    }
    if comment["score"] != 0 {
        write!(line, " +{}", comment["score"]).unwrap();
    }
    if let Some(website) = author["website"].as_str() {
        write!(line, " <{website}>").unwrap();
    }
    write!(line, ", {}", comment["created"].as_str().unwrap()).unwrap();
    if let Some(edited) = comment["edited"].as_str() {
        write!(line, ", edited {edited}").unwrap();
    }
    let html = comment["html"].as_str().unwrap();
    let text = scraper::Html::parse_fragment(html);
    let text: String = text.root_element().text().collect();
    let text: String = text.trim().chars().take(24).collect();
    format!("{line}: {}", text.replace('\n', "|"))
}

/// All figures add up: what was read has come, was here, or was skipped; in all and on each page; and each that was
/// skipped or changed is listed.
fn adds_up(report: &Value, words: &str) {
    let number = |value: &Value| value.as_u64().unwrap_or_else(|| panic!("{words}: {value}"));
    let sum = |of: &Value| {
        let of = of.as_object().unwrap();
        of.values().map(number).sum::<u64>()
    };
    let ended = |of: &Value| number(&of["new"]) + number(&of["known"]) + number(&of["skipped"]);
    let comments = &report["comments"];
    assert_eq!(number(&comments["read"]), ended(comments), "{words}");
    assert_eq!(number(&comments["new"]), sum(&comments["by_status"]));
    let pages = report["pages"]["list"].as_array().unwrap();
    for page in pages {
        assert_eq!(number(&page["read"]), ended(page), "{words}: {page}");
        assert_eq!(number(&page["new"]), sum(&page["by_status"]), "{words}");
    }
    let of_pages = |name: &str| pages.iter().map(|page| number(&page[name])).sum::<u64>();
    let nowhere = number(&report["pages"]["nowhere"]);
    assert_eq!(of_pages("read") + nowhere, number(&comments["read"]));
    assert_eq!(of_pages("new"), number(&comments["new"]), "{words}");
    assert_eq!(of_pages("skipped") + nowhere, number(&comments["skipped"]));
    let mut listed = 0;
    for (reason, tally) in report["skipped"].as_object().unwrap() {
        let examples = tally["examples"].as_array().unwrap();
        assert_eq!(number(&tally["count"]), examples.len() as u64, "{reason}");
        let is_found = |it: &Value| it["place"] != "";
        assert!(examples.iter().all(is_found), "{words}: {reason}");
        listed += examples.len() as u64;
    }
    assert_eq!(listed, number(&comments["skipped"]), "{words}");
}

async fn goes(journey: &Journey) {
    let home = Home::begun();
    let words = words(&home, journey.words);
    let mut dry = imported(&home, &words, &["--dry-run"]);
    assert_eq!(home.run("pages list --json").json(), json!([]));
    let mut done = imported(&home, &words, &[]);
    assert_eq!(told(&done), journey.report, "{}", journey.words);
    assert_eq!(done["complete"], true);
    assert!(numbered(&mut done), "{}", journey.words);
    adds_up(&done, journey.words);
    assert_eq!(done["comments"]["known"], 0, "{}", journey.words);
    dry["dry_run"] = json!(false);
    assert_eq!(dry, done, "what was tried is what came: {}", journey.words);

    let server = home.serve();
    let threads_then = threads(&home, &server).await;
    assert_eq!(threads_then, journey.threads, "{}", journey.words);
    for (anchor, said) in journey.anchors {
        let asked = format!("/api/v1/comments/former?site=blog&anchor={anchor}");
        let found = server.visitor().get(&asked).await;
        assert_eq!(found.status, 200, "{}: {anchor}", journey.words);
        let html = found.json()["comment"]["html"].take();
        assert!(html.as_str().unwrap().contains(said), "{anchor}: {html}");
    }

    let again = imported(&home, &words, &[]);
    assert_eq!(again["comments"]["new"], 0, "{}", journey.words);
    assert_eq!(again["comments"]["known"], done["comments"]["new"]);
    assert_eq!(again.get("import"), None, "{}", journey.words);
    adds_up(&again, journey.words);
    assert_eq!(threads(&home, &server).await, threads_then);
}

/// All journeys from these systems.
async fn all_from(systems: &[&str]) {
    let mut gone = 0;
    for journey in table::JOURNEYS {
        let (system, _) = journey.words.split_once(' ').unwrap();
        if systems.contains(&system) {
            goes(journey).await;
            gone += 1;
        }
    }
    assert!(gone >= systems.len());
}

#[tokio::test]
async fn from_stacosys_and_isso() {
    all_from(&["stacosys", "isso", "isso-json"]).await;
}

#[tokio::test]
async fn from_disqus_wordpress_and_remark42() {
    all_from(&["disqus", "wordpress", "remark42"]).await;
}

#[tokio::test]
async fn from_commento_comentario_and_artalk() {
    all_from(&["commento", "comentario", "artalk"]).await;
}

#[tokio::test]
async fn from_waline_and_valine() {
    all_from(&["waline"]).await;
}

#[tokio::test]
async fn from_cusdis_and_staticman() {
    all_from(&["cusdis", "staticman"]).await;
}

#[tokio::test]
async fn from_talkyard_hashover_and_hyvor() {
    all_from(&["talkyard", "hashover", "hyvor"]).await;
}

#[tokio::test]
async fn from_giscus_and_utterances() {
    all_from(&["giscus", "utterances"]).await;
}

#[tokio::test]
async fn from_ghost_coral_drupal_and_mastodon() {
    all_from(&["ghost", "coral", "drupal", "mastodon"]).await;
}

#[test]
fn no_fixture_is_left_out() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/transfer");
    let mut left = Vec::new();
    for system in fs::read_dir(root).unwrap() {
        let system = system.unwrap().path();
        for file in fs::read_dir(&system).unwrap() {
            let folder = system.file_name().unwrap().to_string_lossy().into_owned();
            let name = format!("{folder}/{}", file.unwrap().file_name().to_string_lossy());
            let is_broken = ["waline/broken.json", "waline/cut.json"].contains(&name.as_str());
            let is_transcript = name.ends_with("transcript-3.4.jsonl");
            let is_told = |journey: &&Journey| journey.words.split(' ').nth(1) == Some(&name);
            if !is_broken && !is_transcript && !table::JOURNEYS.iter().any(|it| is_told(&it)) {
                left.push(name);
            }
        }
    }
    assert_eq!(left, Vec::<String>::new());
}
