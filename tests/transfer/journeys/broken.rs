//! Files that break off: what stands before is there, the place is named, and a repaired file goes on from there.

use std::fs;

use serde_json::Value;

use super::{file, numbered, threads};
use crate::cli::Home;

/// A fixture, from where on it is broken, what stands there then (`…` is the rest of the file), the place that is named,
/// and what came before it.
type Break = (
    &'static str,
    &'static str,
    &'static str,
    &'static str,
    &'static str,
    u64,
);

const BREAKS: [Break; 12] = [
    (
        "disqus",
        "disqus/export.xml",
        "<message>It has no attribute",
        "<message>It has",
        "line 122: the file ends in the middle of this <post>",
        2,
    ),
    (
        "wordpress",
        "wordpress/export.xml",
        "<title>A draft",
        "<title>broken</titel>",
        "line 136: this is no XML: expected `</title>`",
        4,
    ),
    (
        "remark42",
        "remark42/backup.jsonl",
        "{\"id\":\"299619020\"",
        "{\"id\":\"299",
        "line 6: this is no JSON",
        2,
    ),
    (
        "waline",
        "waline/export.json",
        "\"status\": \"waiting\",",
        "\"status\": \"waiting\"…",
        "line 63: broken JSON",
        2,
    ),
    (
        "artalk",
        "artalk/export.artrans",
        "{\"id\":\"5\"",
        "{\"id\":5,,",
        "line 1: broken JSON",
        2,
    ),
    (
        "cusdis",
        "cusdis/sqlite.json",
        "{\"id\":\"00000003-",
        "{\"id\":\"0000",
        "line 3: the file ends in the middle",
        2,
    ),
    (
        "giscus",
        "giscus/discussions.json",
        "{\"number\":13",
        "{\"number\":13,",
        "line 1: the file ends in the middle",
        8,
    ),
    (
        "drupal",
        "drupal/rows.jsonl",
        "{\"cid\": 4",
        "{\"cid\": 4,",
        "line 4: the file ends in the middle",
        3,
    ),
    // Their names stand at the end: without them nothing can come.
    (
        "ghost",
        "ghost/export.json",
        "\"members\"",
        "",
        "line 1: the file ends in the middle",
        0,
    ),
    (
        "commento",
        "commento/export.json",
        "\"commenters\"",
        "",
        "line 1: the file ends in the middle",
        0,
    ),
    (
        "comentario",
        "comentario/export.json",
        "\"commenters\"",
        "",
        "line 1: the file ends in the middle",
        0,
    ),
    ("afterword", "", "", "", "line 6", 1),
];

/// Imports a file of the home, and complains; the report is of what came all the same.
fn breaks(home: &Home, system: &str, also: &[&str]) -> (Option<Value>, String) {
    let line = [&["import", system, "export", "--json"], also].concat();
    let output = home.command(&line).output().unwrap();
    assert_eq!(output.status.code(), Some(1), "{system}: {output:?}");
    let mut reports: Value = serde_json::from_slice(&output.stdout).unwrap();
    let report = reports.get_mut(0).map(Value::take);
    (report, String::from_utf8(output.stderr).unwrap())
}

fn content(home: &Home, system: &str, name: &str) -> String {
    if system != "afterword" {
        return fs::read_to_string(file(home, name)).unwrap();
    }
    let from = Home::begun();
    let words = super::words(&from, "isso isso/comments.sql");
    super::imported(&from, &words, &[]);
    from.run("export --format jsonl").fine()
}

#[tokio::test]
async fn what_stands_before_is_there_and_a_repaired_file_goes_on() {
    for (system, name, at, tail, place, came) in BREAKS {
        let home = Home::begun();
        let whole = content(&home, system, name);
        let cut = if system == "afterword" {
            whole
                .match_indices("{\"kind\":\"comment\"")
                .nth(1)
                .unwrap()
                .0
                + 30
        } else {
            whole.find(at).unwrap_or_else(|| panic!("{system}: {at}"))
        };
        let export = home.path().join("export");
        let rest = match tail.strip_suffix('…') {
            Some(tail) => format!("{tail}{}", &whole[cut + at.len()..]),
            None => tail.to_owned(),
        };
        fs::write(&export, format!("{}{rest}", &whole[..cut])).unwrap();

        let (dry, said) = breaks(&home, system, &["--dry-run"]);
        assert!(said.contains(place), "{system}: {said}");
        let (done, said) = breaks(&home, system, &[]);
        assert!(said.contains(place), "{system}: {said}");
        assert_eq!(
            said.contains("repair the file"),
            came > 0,
            "{system}: {said}"
        );
        let (mut dry, mut done) = (dry.unwrap(), done.unwrap());
        assert_eq!(done["comments"]["new"], came, "{system}: {done}");
        assert_eq!(done["complete"], false, "{system}");
        dry["dry_run"] = Value::Bool(false);
        assert_eq!(numbered(&mut done), came > 0, "{system}");
        assert_eq!(dry, done, "{system}");

        fs::write(&export, &whole).unwrap();
        let zone = ["--timezone", "Europe/Paris"];
        let line = [&["import", system, "export", "--json"], &zone[..]].concat();
        let repaired = home.run_all(&line).json()[0].take();
        assert_eq!(repaired["comments"]["known"], came, "{system}");
        let straight = Home::begun();
        fs::write(straight.path().join("export"), &whole).unwrap();
        straight.run_all(&line).fine();
        let expected = threads(&straight, &straight.serve()).await;
        assert_eq!(threads(&home, &home.serve()).await, expected, "{system}");
    }
}

#[tokio::test]
async fn a_file_of_a_folder_that_cannot_be_read_is_named_and_comes_when_it_can() {
    let home = Home::begun();
    let folder = home.path().join("comments/hello");
    fs::create_dir_all(&folder).unwrap();
    fs::write(
        folder.join("1.yml"),
        "name: Ann\nmessage: One\ndate: 2017-02-24T12:00:00Z\n",
    )
    .unwrap();
    fs::write(folder.join("2.yml"), "name: [never\nmessage: Two\n").unwrap();
    let said = home.run("import staticman comments").fine();
    assert!(
        said.contains("hello/2.yml") && said.contains("can't be read"),
        "{said}"
    );
    fs::write(
        folder.join("2.yml"),
        "name: Bob\nmessage: Two\ndate: 2017-02-24T13:00:00Z\n",
    )
    .unwrap();
    let report = home.run("import staticman comments --json").json();
    let comments = &report[0]["comments"];
    assert_eq!(
        (&comments["known"], &comments["new"]),
        (&1.into(), &1.into())
    );
}

#[test]
fn a_damaged_database_gives_the_rows_before_the_damage() {
    let home = Home::begun();
    let path = file(&home, "isso/comments.sql");
    let connection = rusqlite::Connection::open(&path).unwrap();
    let fill = "WITH RECURSIVE n(n) AS (VALUES(100) UNION ALL SELECT n + 1 FROM n LIMIT 2000)
                INSERT INTO comments SELECT 1, n, NULL, n, NULL, 1, '', hex(randomblob(200)),
                'Ada', NULL, NULL, 0, 0, x'00', 0 FROM n";
    connection.execute_batch(fill).unwrap();
    drop(connection);
    let whole = fs::read(&path).unwrap();
    let mut damaged = whole.clone();
    let half = damaged.len() / 2;
    damaged[half..half + 40_000].fill(0xff);
    fs::write(home.path().join("export"), damaged).unwrap();
    let (report, said) = breaks(&home, "isso", &[]);
    assert!(
        said.contains("comments after ") && said.contains("repair the file"),
        "{said}"
    );
    let came = report.unwrap()["comments"]["new"].as_u64().unwrap();
    assert!(came > 100, "{came}");
    fs::write(home.path().join("export"), whole).unwrap();
    let report = home.run("import isso export --json").json();
    assert_eq!(report[0]["comments"]["known"], came);
    assert_eq!(report[0]["comments"]["new"], 2006 - came);
}
