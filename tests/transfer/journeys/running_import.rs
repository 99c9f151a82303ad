//! While an import runs: Ctrl-C, a server that serves, and what is decided afterwards.

use std::fs::{self, OpenOptions};
use std::os::unix::fs::PermissionsExt as _;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;

use serde_json::json;

use super::{imported, words};
use crate::cli::Home;

const BEGIN: &str = "<disqus xmlns:dsq='http://disqus.com/disqus-internals'>\n<thread dsq:id='1'><link>https://blog.test/a/</link><title>A</title></thread>\n";

/// A post of Disqus; each but the first answers the one that `parent` says.
fn post(number: usize, parent: Option<usize>) -> String {
    let parent = parent.map(|id| format!("<parent dsq:id='{id}'/>"));
    format!(
        "<post dsq:id='{number}'><message>&lt;p&gt;Number {number}&lt;/p&gt;</message><createdAt>2020-01-01T00:{:02}:{:02}Z</createdAt>\
         <isDeleted>false</isDeleted><isSpam>false</isSpam><author><name>Ann</name></author><thread dsq:id='1'/>{}</post>\n",
        number / 60 % 60,
        number % 60,
        parent.unwrap_or_default(),
    )
}

fn posts(numbers: std::ops::Range<usize>) -> String {
    numbers.map(|number| post(number, None)).collect()
}

fn count(home: &Home) -> u64 {
    let pages = home.run("pages list --json").json();
    pages[0]["count"].as_u64().unwrap_or(0)
}

/// A file that comes as slowly as the test wants.
fn named_pipe(home: &Home, name: &str) -> PathBuf {
    let pipe = home.path().join(name);
    let made = Command::new("mkfifo").arg(&pipe).status().unwrap();
    assert!(made.success());
    pipe
}

#[test]
fn ctrl_c_ends_an_import_after_the_batch_at_hand_and_it_goes_on_from_there() {
    let home = Home::begun();
    let file = home.path().join("export.xml");
    fs::write(&file, format!("{BEGIN}{}</disqus>", posts(0..36_000))).unwrap();
    let mut command = home.command(&["import", "disqus", "export.xml"]);
    let mut import = command
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    while count(&home) == 0 {
        assert!(import.try_wait().unwrap().is_none(), "it has ended");
        thread::sleep(Duration::from_millis(20));
    }
    crate::cli::send("INT", &import);
    let output = import.wait_with_output().unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(1), "{said}");
    assert!(
        said.contains("the same command goes on from there"),
        "{said}"
    );
    let came = count(&home);
    assert!((2000..36_000).contains(&came), "{came}");

    fs::write(&file, format!("{BEGIN}{}</disqus>", posts(0..10_000))).unwrap();
    let report = home.run("import disqus export.xml --json").json();
    let comments = &report[0]["comments"];
    let (known, new) = (
        comments["known"].as_u64().unwrap(),
        comments["new"].as_u64().unwrap(),
    );
    assert_eq!(known + new, 10_000);
    assert_eq!(known, came.min(10_000));
    assert_eq!(count(&home), came.max(10_000));
}

#[test]
fn a_second_ctrl_c_ends_an_import_that_no_batch_is_at_hand_of() {
    let home = Home::begun();
    let pipe = named_pipe(&home, "export.json");
    let mut command = home.command(&["import", "commento", "export.json"]);
    let mut import = command.stderr(Stdio::null()).spawn().unwrap();
    // It reads, and nothing comes.
    let _silent = OpenOptions::new().write(true).open(&pipe).unwrap();
    let status = loop {
        if let Some(status) = import.try_wait().unwrap() {
            break status;
        }
        crate::cli::send("INT", &import);
        thread::sleep(Duration::from_millis(50));
    };
    assert_eq!(status.code(), Some(130));
}

#[tokio::test]
async fn a_server_serves_and_takes_comments_while_an_import_runs() {
    let home = Home::begun();
    let server = home.serve();
    let (reader, mut ids) = (server.visitor(), Vec::new());
    let (mut imported, mut is_taken_meanwhile) = (0, false);
    // A machine with other work may hold up a reader until an import has ended. The next one is another try.
    while !is_taken_meanwhile {
        assert!(imported < 80_000, "no comment came meanwhile");
        // Newest first, so that half of them wait for the ones that they answer.
        let all: String = (imported..imported + 4000)
            .rev()
            .map(|number| post(number, (number % 2 == 1).then(|| number - 1)))
            .collect();
        fs::write(
            home.path().join("export.xml"),
            format!("{BEGIN}{all}</disqus>"),
        )
        .unwrap();
        let mut import = home.command(&["import", "disqus", "export.xml"]);
        let mut import = import.stdout(Stdio::null()).spawn().unwrap();
        let status = loop {
            let has_begun = reader.count("/a/").await > u64::try_from(imported).unwrap();
            let text = format!("Live {}", ids.len());
            let answer = reader.comments("/a/", &text).await;
            // A slow disk takes longer for a batch than a reader waits: "Nothing was stored. Try again in a moment."
            if answer.status == 503 {
                assert_eq!(answer.code(), "store_busy");
                continue;
            }
            ids.push(answer.submitted().0);
            reader.reads("/a/", "").await;
            if let Some(status) = import.try_wait().unwrap() {
                break status;
            }
            // The import writes in two batches. A comment waits for the one at hand at most.
            is_taken_meanwhile |= has_begun;
        };
        assert!(status.success());
        imported += 4000;
    }
    let imported = u64::try_from(imported).unwrap();
    assert_eq!(reader.count("/a/").await, imported);
    for id in &ids {
        home.run(&format!("moderate approve {id}")).fine();
    }
    let approved = u64::try_from(ids.len()).unwrap();
    assert_eq!(reader.count("/a/").await, imported + approved);
}

#[tokio::test]
async fn a_page_that_the_owner_opens_stays_open() {
    let home = Home::begun();
    let words = words(
        &home,
        "wordpress wordpress/export.xml --timezone Europe/Paris",
    );
    imported(&home, &words, &[]);
    let server = home.serve();
    let (reader, page) = (server.visitor(), "/2010/07/tips/");
    assert_eq!(reader.comments(page, "Late").await.code(), "page_closed");
    home.run(&format!("pages open {page}")).fine();
    imported(&home, &words, &[]);
    assert_eq!(reader.comments(page, "Not too late").await.status, 202);
}

#[test]
fn what_is_exported_and_imported_is_exported_again_word_for_word() {
    let (one, other) = (Home::begun(), Home::empty());
    for line in [
        "isso isso/comments.sql",
        "disqus disqus/export.xml",
        "wordpress wordpress/export.xml --timezone Europe/Paris",
        "comentario comentario/export.json",
    ] {
        imported(&one, &words(&one, line), &[]);
    }
    one.run("sites set blog moderation=publish").fine();
    let exports = |home: &Home| {
        home.run("export --format jsonl --output all.jsonl").fine();
        let path = home.path().join("all.jsonl");
        let mode = fs::metadata(&path).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "addresses are in it");
        fs::read_to_string(path).unwrap()
    };
    let before = exports(&one);
    fs::write(other.path().join("from.jsonl"), &before).unwrap();
    let report = other.run("import afterword from.jsonl --json").json();
    assert_eq!(report[0]["comments"]["new"], 22);
    assert_eq!(report[0]["comments"]["skipped"], 0);
    let after = exports(&other);
    // The first line says when.
    let lines = |text: &str| text.lines().skip(1).map(str::to_owned).collect::<Vec<_>>();
    assert_eq!(lines(&before), lines(&after));
    assert_eq!(
        other.run("import afterword from.jsonl --json").json()[0]["comments"]["new"],
        json!(0)
    );
}
