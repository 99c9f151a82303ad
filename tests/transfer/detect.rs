//! `afterword import --detect`, and what an import of the wrong system says.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use serde_json::{Value, json};

use super::journeys::table::JOURNEYS;
use crate::cli::Home;

/// Each fixture that is a whole export, and the systems that may have written it.
const FILES: [(&str, &[&str]); 26] = [
    ("stacosys-3.4/db.sqlite", &["stacosys"]),
    ("isso/comments.sql", &["isso"]),
    ("disqus/export.xml", &["disqus"]),
    ("wordpress/export.xml", &["wordpress"]),
    ("remark42/backup.jsonl", &["remark42"]),
    ("commento/export.json", &["commento", "comentario"]),
    ("comentario/export.json", &["comentario"]),
    ("artalk/export.artrans", &["artalk"]),
    ("artalk/two-sites.json", &["artalk"]),
    ("waline/export.json", &["waline"]),
    ("waline/sqlite.json", &["waline"]),
    ("waline/valine-lines.jsonl", &["waline"]),
    ("cusdis/sqlite.json", &["cusdis"]),
    ("cusdis/api.json", &["cusdis"]),
    ("staticman/comments", &["staticman"]),
    ("giscus/discussions.json", &["giscus"]),
    ("giscus/one-slurped.json", &["giscus"]),
    ("utterances/rest", &["utterances"]),
    ("utterances/list.json", &["utterances"]),
    ("ghost/export.json", &["ghost"]),
    ("ghost/database.sql", &["ghost"]),
    ("coral/export", &["coral"]),
    ("drupal/rows.jsonl", &["drupal"]),
    ("drupal/database.sql", &["drupal"]),
    ("drupal/json-api.json", &["drupal"]),
    ("mastodon/threads", &["mastodon"]),
];

fn fixture(home: &Home, name: &str) -> PathBuf {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let path = root.join("tests/fixtures/transfer").join(name);
    if !name.ends_with(".sql") {
        return path;
    }
    let database = home.path().join(name.replace('/', "-"));
    let dump = fs::read_to_string(path).unwrap();
    let connection = rusqlite::Connection::open(&database).unwrap();
    connection.execute_batch(&dump).unwrap();
    database
}

fn detected(home: &Home, path: &Path) -> Value {
    let path = path.to_str().unwrap();
    home.run_all(&["import", "--detect", path, "--json"]).json()
}

fn names(told: &Value) -> Vec<&str> {
    let systems = told["systems"].as_array().unwrap();
    systems
        .iter()
        .map(|it| it["name"].as_str().unwrap())
        .collect()
}

#[test]
fn each_systems_file_is_known_by_what_is_in_it() {
    let home = Home::begun();
    for (name, systems) in FILES {
        let path = fixture(&home, name);
        let told = detected(&home, &path);
        assert_eq!(names(&told), systems, "{name}: {told}");
    }
}

/// Whoever adds a system adds a journey, and nothing here.
#[test]
fn each_journeys_system_is_among_those_that_are_named() {
    let home = Home::begun();
    let told = JOURNEYS.iter().map(|journey| {
        let mut words = journey.words.split(' ');
        (words.next().unwrap(), words.next().unwrap())
    });
    for (system, name) in told.collect::<BTreeSet<_>>() {
        let path = fixture(&home, name);
        let told = detected(&home, &path);
        assert!(names(&told).contains(&system), "{name}: {told}");
        if let Some(database) = path.file_name().filter(|_| name.ends_with(".sql")) {
            fs::remove_file(home.path().join(database)).unwrap();
        }
    }
}

/// Half of an export looks like many things: ids, times and addresses.
#[test]
fn half_of_an_export_is_of_no_other_system() {
    let home = Home::begun();
    for name in [
        "utterances/rest/issues.json",
        "utterances/rest/comments.json",
        "coral/export/comments.json",
        "coral/export/stories.json",
        "coral/export/users.json",
        "mastodon/threads/hello.json",
        "mastodon/threads/hello-context.json",
    ] {
        let path = fixture(&home, name);
        let line = ["import", "--detect", path.to_str().unwrap(), "--json"];
        let output = home.command(&line).output().unwrap();
        let told: Value = serde_json::from_slice(&output.stdout).unwrap();
        let is_half = name.ends_with("issues.json");
        // Issues alone are an export of pages on which nobody has commented.
        assert!(names(&told).is_empty() || is_half, "{name}: {told}");
        assert!(!names(&told).contains(&"cusdis"), "{name}: {told}");
    }
}

#[test]
fn packed_files_and_those_of_powershell_are_known_too() {
    let home = Home::begun();
    let text = fs::read_to_string(fixture(&home, "disqus/export.xml")).unwrap();
    let units = format!("\u{feff}{text}");
    let bytes: Vec<u8> = units.encode_utf16().flat_map(u16::to_le_bytes).collect();
    let wide = home.path().join("wide.xml");
    fs::write(&wide, bytes).unwrap();
    let packed = super::formats::reading::gzipped(&wide, home.path());
    for path in [wide, packed] {
        assert_eq!(names(&detected(&home, &path)), ["disqus"]);
    }
}

#[test]
fn the_command_to_run_next_is_printed_and_works() {
    let home = Home::begun();
    let path = home.path().join("it's an export.json");
    fs::copy(fixture(&home, "artalk/export.artrans"), &path).unwrap();
    let told = home
        .run_all(&["import", "--detect", path.to_str().unwrap()])
        .fine();
    assert!(told.contains("is of Artalk (Artrans)"), "{told}");
    let quoted = format!("'{}'", path.display().to_string().replace('\'', r"'\''"));
    let command = format!("afterword import artalk {quoted} --dry-run");
    assert!(told.contains(&command), "{told}");

    let stacosys = fixture(&home, "stacosys-3.4/db.sqlite");
    let told = home
        .run_all(&["import", "--detect", stacosys.to_str().unwrap()])
        .fine();
    assert!(
        told.contains("--timezone ZONE --dry-run") && told.contains("Europe/Paris"),
        "{told}"
    );
    let sites = fixture(&home, "artalk/two-sites.json");
    let told = home
        .run_all(&["import", "--detect", sites.to_str().unwrap()])
        .fine();
    assert!(
        told.contains("--from-site NAME") && told.contains("several sites"),
        "{told}"
    );
    let either = fixture(&home, "commento/export.json");
    let told = home
        .run_all(&["import", "--detect", either.to_str().unwrap()])
        .fine();
    assert!(
        told.contains("may be of several systems: Commento (JSON), Comentario (JSON)")
            && told.contains("afterword import comentario "),
        "{told}"
    );
}

#[test]
fn what_no_system_has_written_is_described() {
    let home = Home::begun();
    let folder = home.path().join("photos");
    fs::create_dir(&folder).unwrap();
    fs::write(folder.join("a.png"), b"\x89PNG\r\n").unwrap();
    for (name, content, said) in [
        ("empty", &b""[..], "an empty file"),
        (
            "words",
            b"id,nick\n1,a\n",
            "a text that begins with \"id,nick\"",
        ),
        (
            "list",
            b"[{\"a\":1,\"b\":[{}],\"c\":\"x",
            "JSON, a list whose first entry has a, b and c",
        ),
        ("object", b"{\"a\":1}", "JSON, an object with a"),
        ("page", b"<!DOCTYPE html><p>", "an HTML page"),
        (
            "feed",
            b"<feed xmlns='http://www.w3.org/2005/Atom'/>",
            "XML that begins with <feed>",
        ),
        ("zip", b"PK\x03\x04\x14\0\0\0", "this is a ZIP archive"),
        (
            "bytes",
            b"\x89PNG\r\n\x1a\n\0\0\xff\xfe\xff\xff\xff\xff",
            "neither a text nor",
        ),
        ("steering", b"\x1b[31mred", r"\u{1b}[31mred"),
    ] {
        fs::write(home.path().join(name), content).unwrap();
        let problem = home.run(&format!("import --detect {name}")).failed(1);
        assert!(problem.contains(said), "{name}: {problem}");
        let output = home
            .command(&["import", "--detect", name, "--json"])
            .output()
            .unwrap();
        assert_eq!(output.status.code(), Some(1), "{name}");
        let told: Value = serde_json::from_slice(&output.stdout).unwrap();
        assert_eq!(told["systems"], json!([]), "{name}");
    }
    let problem = home.run("import --detect photos").failed(1);
    assert!(problem.contains("a folder with a.png"), "{problem}");
    let database = home.path().join("other.db");
    let connection = rusqlite::Connection::open(&database).unwrap();
    connection.execute_batch("CREATE TABLE cats (id)").unwrap();
    let problem = home.run("import --detect other.db").failed(1);
    assert!(
        problem.contains("an SQLite database with the tables cats"),
        "{problem}"
    );
    let problem = home.run("import --detect nowhere").failed(1);
    assert!(problem.contains("there is no nowhere"), "{problem}");
}

#[test]
fn an_export_of_another_afterword_is_known() {
    let home = Home::begun();
    let export = home.run("export --format jsonl").fine();
    fs::write(home.path().join("export.jsonl"), export).unwrap();
    let told = detected(&home, &home.path().join("export.jsonl"));
    assert_eq!(names(&told), ["afterword"]);
}

#[test]
fn who_names_the_wrong_system_is_told_the_right_one() {
    let home = Home::begun();
    let disqus = fixture(&home, "disqus/export.xml");
    let disqus = disqus.to_str().unwrap();
    for system in ["wordpress", "artalk", "isso", "staticman", "afterword"] {
        let problem = home.run_all(&["import", system, disqus]).failed(1);
        let said = format!("it looks like Disqus (XML): afterword import disqus {disqus}");
        assert!(problem.contains(&said), "{system}: {problem}");
    }
    // Waline reads every list, and finds nothing in this one.
    let artalk = fixture(&home, "artalk/export.artrans");
    let line = ["import", "waline", artalk.to_str().unwrap(), "--dry-run"];
    let output = home.command(&line).output().unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(said.contains("it looks like Artalk (Artrans)"), "{said}");
    // A mistake in the file itself is no other system's.
    let broken = fixture(&home, "waline/cut.json");
    let problem = home
        .run_all(&["import", "waline", broken.to_str().unwrap()])
        .failed(1);
    assert!(!problem.contains("looks like"), "{problem}");
}
