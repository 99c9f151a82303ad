//! `afterword import` by real processes.

use std::fs;

use serde_json::json;

use crate::cli::Home;

fn export(comments: usize) -> String {
    let mut lines = vec![
        json!({"kind": "afterword", "version": 1, "exported": "2024-01-01T00:00:00Z"}),
        json!({"kind": "site", "key": "blog", "title": "Blog", "origins": ["https://blog.test"]}),
    ];
    lines.extend((0..comments).map(|number| {
        json!({"kind": "comment", "id": format!("0192f0c4-5ae4-7c3b-9b1c-{number:012x}"), "site": "blog", "page": "/a/",
            "parent": null, "status": "approved", "author": {"name": "Ann", "email": null, "website": null},
            "text": format!("Number {number}"), "html": "", "created": "2024-10-01T00:00:00Z", "edited": null})
    }));
    lines.push(json!({"kind": "end", "comments": comments}));
    lines.iter().map(|line| format!("{line}\n")).collect()
}

#[test]
fn an_import_is_tried_done_and_done_again() {
    let home = Home::begun();
    fs::write(home.path().join("export.jsonl"), export(3)).unwrap();
    let dry = home.run("import afterword export.jsonl --dry-run").fine();
    assert!(dry.contains("3 would come (3 approved)"), "{dry}");
    assert!(dry.contains("Nothing was written"), "{dry}");
    assert_eq!(home.run("pages list --json").json(), json!([]));
    let done = home.run("import afterword export.jsonl").fine();
    assert!(
        done.contains("3 came (3 approved)") && done.contains("No mails"),
        "{done}"
    );
    let again = home.run("import afterword export.jsonl --json").json();
    assert_eq!(again[0]["comments"]["known"], 3);
    assert_eq!(again[0]["comments"]["new"], 0);
    assert_eq!(home.run("pages list --json").json()[0]["count"], 3);
}

#[test]
fn a_broken_file_ends_with_status_1_and_says_where_and_how_to_go_on() {
    let home = Home::begun();
    let whole = export(3);
    let cut = whole.rfind("Number 2").unwrap();
    fs::write(home.path().join("export.jsonl"), &whole[..cut]).unwrap();
    let problem = home.run("import afterword export.jsonl").failed(1);
    assert!(
        problem.contains("line 5") && problem.contains("repair the file"),
        "{problem}"
    );
    fs::write(home.path().join("export.jsonl"), &whole).unwrap();
    let report = home.run("import afterword export.jsonl --json").json();
    assert_eq!(report[0]["comments"]["known"], 2);
    assert_eq!(report[0]["comments"]["new"], 1);
}

#[test]
fn imported_spam_and_trash_outlive_the_first_start_and_the_report_says_how_long() {
    let home = Home::begun();
    let mut file = export(3);
    for (number, status) in [(1, "spam"), (2, "rejected")] {
        let place = file.find(&format!("Number {number}")).unwrap();
        let begin = file[..place].rfind('\n').unwrap();
        let line = file[begin..place].replace("\"approved\"", &format!("\"{status}\""));
        file.replace_range(begin..place, &line);
    }
    fs::write(home.path().join("export.jsonl"), &file).unwrap();
    let report = home.run("import afterword export.jsonl").fine();
    for line in [
        "1 spam: erased here after 30 days (privacy.keep_spam)",
        "1 rejected: erased here after 90 days (privacy.keep_rejected)",
    ] {
        assert!(report.contains(line), "{report}");
    }
    // The sweep at the start erases this after it has erased comments.
    let conn = rusqlite::Connection::open(home.path().join("afterword.db")).unwrap();
    conn.execute("INSERT INTO mails_seen VALUES (x'01', 1)", [])
        .unwrap();
    let _server = home.serve();
    let is_there = "SELECT EXISTS (SELECT 1 FROM mails_seen)";
    while conn.query_row(is_there, [], |row| row.get(0)).unwrap() {
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    let kept = "SELECT group_concat(status) FROM
        (SELECT status FROM comments WHERE author_name IS NOT NULL ORDER BY status)";
    let kept: String = conn.query_row(kept, [], |row| row.get(0)).unwrap();
    assert_eq!(kept, "approved,rejected,spam");
}

#[test]
fn a_running_server_counts_what_was_imported_at_once() {
    let home = Home::begun();
    fs::write(home.path().join("export.jsonl"), export(1200)).unwrap();
    let server = home.serve();
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let count = || runtime.block_on(server.visitor().count("/a/"));
    assert_eq!(count(), 0);
    home.run("import afterword export.jsonl").fine();
    assert_eq!(count(), 1200);
}

#[test]
fn wrong_words_are_explained() {
    let home = Home::begun();
    fs::write(home.path().join("x"), "").unwrap();
    for (words, status, said) in [
        ("import", 2, "SYSTEM"),
        ("import nothing x", 2, "no system"),
        ("import afterword none.jsonl", 1, "there is no none.jsonl"),
        (
            "import afterword x --map blog /a/",
            1,
            "`blog` is no address",
        ),
        ("import afterword x --timezone Mars", 2, "Europe/Paris"),
        (
            "import afterword x --hugo afterword.toml",
            1,
            "hugo list all",
        ),
        ("import afterword x", 1, "breaks off"),
    ] {
        let problem = home.run(words).failed(status);
        assert!(problem.contains(said), "{words}: {problem}");
    }
    assert!(home.run("import --list").fine().contains("afterword"));
}

#[test]
fn a_site_that_the_file_has_not_is_no_broken_file() {
    let home = Home::begun();
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/fixtures/transfer");
    for (file, said) in [
        ("remark42/backup.jsonl", "it has: blog, photos"),
        ("artalk/two-sites.json", "it has those of Blog, Wiki"),
        ("cusdis/sqlite.json", "it has those of 000000c1"),
    ] {
        let (system, _) = file.split_once('/').unwrap();
        let line = format!("import {system} {root}/{file} --from-site nowhere");
        let problem = home.run(&line).failed(1);
        assert!(
            problem.contains(said) && !problem.contains("repair"),
            "{problem}"
        );
    }
    assert_eq!(home.run("pages list --json").json(), json!([]));
}
