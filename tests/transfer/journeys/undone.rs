//! An import is taken back, or mended, while readers read and write.

use std::fs;

use serde_json::{Value, json};

use super::{imported, threads, words};
use crate::cli::{Home, Running};
use crate::support::SmallDisk;

const EXPORT: &str = "disqus disqus/export.xml";

/// A blog with a comment of its own, on a page that the imports concern too.
async fn blog() -> (Home, Running, String) {
    let home = Home::begun();
    let server = home.serve();
    let id = writes(&home, &server, "/2011/hello/", None).await;
    (home, server, id)
}

/// A published comment.
async fn writes(home: &Home, server: &Running, page: &str, parent: Option<&str>) -> String {
    let ann = server.visitor();
    let answer = match parent {
        Some(parent) => ann.replies(page, parent, "Written here").await,
        None => ann.comments(page, "Written here").await,
    };
    let (id, _) = answer.submitted();
    home.run(&format!("moderate approve {id}")).fine();
    id
}

/// All that stands in tables that imports write, but for the imports themselves.
fn rows(home: &Home) -> Vec<String> {
    let conn = rusqlite::Connection::open(home.path().join("afterword.db")).unwrap();
    let mut rows = Vec::new();
    for sql in [
        "SELECT id, path, title, closed, count, first_seen FROM pages",
        "SELECT key, page FROM page_keys",
        "SELECT hex(id), page, status, visible_children, text FROM comments",
        "SELECT source, former, hex(comment) FROM former_comments",
        "SELECT page, began FROM import_pages",
        "SELECT kind, value FROM blocks",
        "SELECT email, confirmed FROM addresses",
        "SELECT page, email FROM follows",
        "SELECT page, reaction FROM page_reactions",
        "SELECT hex(comment), reaction FROM reactions",
        "SELECT hex(comment) FROM search_rows WHERE comment NOT IN (SELECT id FROM comments)",
    ] {
        let columns = conn.prepare(sql).unwrap().column_count();
        let mut statement = conn.prepare(sql).unwrap();
        let found = statement
            .query_map([], |row| {
                let cells = (0..columns).map(|column| row.get::<_, rusqlite::types::Value>(column));
                Ok(format!("{sql}: {:?}", cells.collect::<Vec<_>>()))
            })
            .unwrap();
        rows.extend(found.map(Result::unwrap));
    }
    rows.sort();
    rows
}

fn listed(home: &Home) -> Value {
    home.run("import list --json").json()
}

#[tokio::test]
async fn an_undone_import_leaves_all_as_it_was_and_may_come_again() {
    let (home, server, _) = blog().await;
    let posts = home.path().join("content/posts");
    fs::create_dir_all(&posts).unwrap();
    let article = "---\ntitle: Hello\naliases: [/by-its-id/]\n---\nText\n";
    fs::write(posts.join("hello.md"), article).unwrap();
    let words = words(&home, &format!("{EXPORT} --hugo ."));
    let before = (rows(&home), threads(&home, &server).await);

    let report = imported(&home, &words, &[]);
    assert_eq!(report["import"], 1);
    let after = threads(&home, &server).await;
    assert_eq!(server.visitor().count("/by-its-id/").await, 1);
    assert_eq!(server.visitor().count("/2011/hello/").await, 3);
    let import = &listed(&home)[0];
    for (field, expected) in [
        ("number", json!(1)),
        ("site", json!("blog")),
        ("system", json!("disqus")),
        ("file", json!("export.xml")),
        ("comments", json!(4)),
        ("pages", json!(1)),
        ("aliases", json!(1)),
        ("undone", json!(null)),
    ] {
        assert_eq!(import[field], expected, "{field}");
    }

    let undone = home.run("import undo 1").fine();
    assert!(
        undone.contains("4 comments, 1 page and 1 alias are gone"),
        "{undone}"
    );
    // The running server says so at once.
    assert_eq!(server.visitor().count("/by-its-id/").await, 0);
    assert_eq!(server.visitor().count("/2011/hello/").await, 1);
    let mut left = rows(&home);
    // It had no title before, and has one now.
    for row in &mut left {
        *row = row.replace("Text(\"Hello & «welcome» – 🦀\")", "Text(\"\")");
    }
    assert_eq!(left, before.0);
    assert!(listed(&home)[0]["undone"].is_string());
    let said = home.run("import undo 1").failed(1);
    assert!(said.contains("import 1 was undone already"), "{said}");

    let again = imported(&home, &words, &[]);
    assert_eq!(
        (&again["import"], &again["comments"]["new"]),
        (&json!(2), &json!(4))
    );
    assert_eq!(threads(&home, &server).await, after);
}

#[tokio::test]
async fn what_others_have_answered_is_undone_only_by_force_and_filled_again_by_another_import() {
    let (home, server, own) = blog().await;
    let words = words(&home, EXPORT);
    imported(&home, &words, &[]);
    let thread = server.visitor().reads("/2011/hello/", "").await;
    let is_bobs = |comment: &&Value| comment["author"]["name"] == "Bob <b>Bold</b>";
    let bobs = thread["comments"].as_array().unwrap();
    let bobs = bobs.iter().find(is_bobs).unwrap()["id"].as_str().unwrap();
    let answer = writes(&home, &server, "/2011/hello/", Some(bobs)).await;
    let whole = threads(&home, &server).await;

    let refused = home.run("import undo 1").failed(1);
    assert!(
        refused.contains("others have answered 1 of the comments of import 1 since")
            && refused.contains("--force")
            && refused.contains("afterword import move 1"),
        "{refused}"
    );
    assert_eq!(threads(&home, &server).await, whole);

    let undone = home.run("import undo 1 --force --json").json();
    assert_eq!(
        (&undone["comments"], &undone["answered"], &undone["pages"]),
        (&json!(4), &json!(1), &json!(1))
    );
    assert_eq!(server.visitor().count("/2011/hello/").await, 2);
    let left = server.visitor().reads("/2011/hello/", "").await;
    let left: Vec<(&Value, bool)> = left["comments"]
        .as_array()
        .unwrap()
        .iter()
        .map(|comment| (&comment["id"], comment["author"].is_null()))
        .collect();
    assert_eq!(left.len(), 4);
    assert_eq!(left.iter().filter(|(_, is_empty)| *is_empty).count(), 2);
    for id in [&own, &answer] {
        assert!(left.contains(&(&json!(id), false)), "{left:?}");
    }

    imported(&home, &words, &[]);
    assert_eq!(threads(&home, &server).await, whole);
    assert_eq!(
        home.run("import undo 2 --force --json").json()["answered"],
        1
    );
}

#[tokio::test]
async fn what_was_erased_since_does_not_come_back_by_an_undo_and_another_import() {
    let (home, server, _) = blog().await;
    let words = words(&home, EXPORT);
    imported(&home, &words, &[]);
    home.run("people erase --yes bob@example.org").fine();
    let kept = threads(&home, &server).await;
    home.run("import undo 1").fine();
    let again = imported(&home, &words, &[]);
    assert_eq!(threads(&home, &server).await, kept, "{again}");
}

#[tokio::test]
async fn what_landed_on_a_wrong_page_is_moved_with_its_answers() {
    let (home, server, _) = blog().await;
    let words = words(&home, &format!("{EXPORT} --map /2011/hello/ /wrong/"));
    imported(&home, &words, &[]);
    let own = writes(&home, &server, "/wrong/", None).await;
    let thread = server.visitor().reads("/wrong/", "").await;
    let adas = thread["comments"][0]["id"].as_str().unwrap().to_owned();
    writes(&home, &server, "/wrong/", Some(&adas)).await;
    assert_eq!(server.visitor().count("/wrong/").await, 4);

    for (pair, said) in [
        ("/nowhere/ /a/", "no page of the site is known by /nowhere/"),
        ("/wrong/ /wrong", "lead to one page"),
        ("/2011/hello/ /a/", "has no thread on /2011/hello/"),
    ] {
        let refused = home.run(&format!("import move 1 --map {pair}")).failed(1);
        assert!(refused.contains(said), "{refused}");
    }
    let moved = home.run("import move 1 --map /wrong/ /2011/hello/ --map /by-its-id/ /new/");
    assert_eq!(
        moved.fine(),
        "2 comments from /wrong/ to /2011/hello/, with 1 answer of others.\n\
         2 comments from /by-its-id/ to /new/.\n"
    );
    for (page, count) in [
        ("/wrong/", 1),
        ("/2011/hello/", 4),
        ("/by-its-id/", 0),
        ("/new/", 1),
    ] {
        assert_eq!(server.visitor().count(page).await, count, "{page}");
    }
    let left = server.visitor().reads("/wrong/", "").await;
    assert_eq!(left["comments"][0]["id"], json!(own));
    let pages = home.run("pages list --json").json();
    let paths = pages.as_array().unwrap().iter().map(|page| &page["path"]);
    assert_eq!(
        paths.collect::<Vec<_>>(),
        [&json!("/2011/hello/"), &json!("/new/"), &json!("/wrong/")]
    );

    home.run("import undo 1 --force").fine();
    let pages = home.run("pages list --json").json();
    let told = |page: &Value| format!("{} {}", page["path"], page["count"]);
    let told: Vec<_> = pages.as_array().unwrap().iter().map(told).collect();
    assert_eq!(told, ["\"/2011/hello/\" 2", "\"/wrong/\" 1"]);
}

#[tokio::test]
async fn an_export_of_another_afterword_is_taken_back_with_all_that_it_brought() {
    let there = Home::begun();
    imported(&there, &words(&there, EXPORT), &[]);
    let other = there.serve();
    let (id, _) = other.visitor().comments("/a/", "Spam").await.submitted();
    there.run(&format!("moderate block {id}")).fine();
    let file = there.path().join("all.jsonl");
    there
        .run(&format!(
            "export --format jsonl --output {}",
            file.display()
        ))
        .fine();

    let (home, server, _) = blog().await;
    let before = rows(&home);
    let come = format!("import afterword {} --json", file.display());
    let report = home.run(&come).json();
    assert_eq!(report[0]["import"], 1, "{report}");
    assert_ne!(rows(&home), before);
    let again = home.run(&come).json();
    assert_eq!(again[0].get("import"), None, "{again}");
    home.run("import undo 1").fine();
    let mut left = rows(&home);
    for row in &mut left {
        *row = row.replace("Text(\"Hello & «welcome» – 🦀\")", "Text(\"\")");
    }
    assert_eq!(left, before);
    assert_eq!(server.visitor().count("/2011/hello/").await, 1);
    let report = home.run(&come).json();
    assert_eq!(report[0]["import"], 2, "{report}");
    assert_eq!(server.visitor().count("/2011/hello/").await, 3);
}

#[tokio::test]
async fn blocks_alone_that_an_export_brings_have_a_number_and_a_backup_and_go_with_it() {
    let there = Home::begun();
    imported(&there, &words(&there, EXPORT), &[]);
    let other = there.serve();
    let (id, _) = other.visitor().comments("/a/", "Spam").await.submitted();
    let file = there.path().join("all.jsonl");
    let export = format!("export --format jsonl --output {}", file.display());
    there.run(&export).fine();
    let (home, _server, _) = blog().await;
    let come = format!("import afterword {} --json", file.display());
    home.run(&come).fine();

    there.run(&format!("moderate block {id}")).fine();
    there.run(&export).fine();
    let before = rows(&home);
    let report = home.run(&come).json();
    assert_eq!(report[0]["import"], 2, "{report}");
    assert_eq!(report[0]["comments"]["new"], 0, "{report}");
    let backup = report[0]["backup"].as_str().unwrap_or_default();
    assert!(backup.contains("before-import"), "{report}");
    assert_ne!(rows(&home), before);
    home.run("import undo 2").fine();
    assert_eq!(rows(&home), before);
}

#[test]
fn a_backup_is_made_before_an_import_writes_and_before_an_undo() {
    let home = Home::begun();
    let words = words(&home, EXPORT);
    let backups = || {
        let names = fs::read_dir(home.path()).unwrap();
        let names = names.map(|file| file.unwrap().file_name().into_string().unwrap());
        let is_backup = |name: &String| name.starts_with("afterword-") && name.ends_with(".db");
        names.filter(is_backup).count()
    };
    imported(&home, &words, &["--dry-run"]);
    assert_eq!(backups(), 0);

    let lacking = ["--set", "backup.folder=/nowhere/at/all"];
    let all: Vec<&str> = lacking
        .into_iter()
        .chain(words.iter().map(String::as_str))
        .collect();
    let refused = home.run_all(&all).failed(1);
    assert!(
        refused.contains("there is no folder /nowhere/at/all")
            && refused.contains("--no-backup")
            && refused.contains("Nothing was changed"),
        "{refused}"
    );
    assert_eq!(home.run("pages list --json").json(), json!([]));
    assert_eq!(listed(&home), json!([]));

    let report = imported(&home, &words, &[]);
    let file = report["backup"].as_str().unwrap();
    assert!(
        file.contains("afterword-before-import-"),
        "it is none of the regular ones: {file}"
    );
    let conn = rusqlite::Connection::open(home.path().join(file)).unwrap();
    let count = "SELECT count(*) FROM comments";
    let comments: u32 = conn.query_row(count, [], |row| row.get(0)).unwrap();
    assert_eq!(comments, 0, "it is from before");
    assert_eq!(backups(), 1);
    imported(&home, &words, &[]);
    assert_eq!(backups(), 1, "what brings nothing needs none");

    let undone = home.run("import undo 1 --json").json();
    assert!(undone["backup"].is_string());
    assert_eq!(backups(), 2);
    let again = imported(&home, &words, &["--no-backup"]);
    assert_eq!((again.get("backup"), backups()), (None, 2));
    let undone = home.run("import undo 2 --no-backup").fine();
    assert!(!undone.contains("What was before"), "{undone}");
    assert_eq!(backups(), 2);
}

#[test]
fn without_room_for_the_backup_nothing_is_imported() {
    let Some(disk) = SmallDisk::new(1024) else {
        return;
    };
    let home = Home::begun();
    let words = words(&home, EXPORT);
    let folder = format!("backup.folder={}", disk.path().display());
    let all: Vec<&str> = ["--set", folder.as_str()]
        .into_iter()
        .chain(words.iter().map(String::as_str))
        .collect();
    let refused = home.run_all(&all).failed(1);
    for said in ["MiB may be needed in", "make room", "--no-backup"] {
        assert!(refused.contains(said), "{refused}");
    }
    assert_eq!(listed(&home), json!([]));
    assert_eq!(home.run("pages list --json").json(), json!([]));
    let without = [&all[..], &["--no-backup"]].concat();
    let report = home.run_all(&without).json();
    assert_eq!(report[0]["comments"]["new"], 4);
}

#[test]
fn wrong_numbers_and_words_are_explained() {
    let home = Home::begun();
    let none = home.run("import list");
    assert!(none.err.contains("nothing was imported yet"), "{none:?}");
    for (words, status, said) in [
        ("import undo 7", 1, "there is no import 7"),
        ("import move 7 --map /a/ /b/", 1, "there is no import 7"),
        ("import move 7", 2, "--map"),
        ("import move 7 --map a.example /b/", 2, "--map"),
        ("import undo", 2, "NUMBER"),
    ] {
        let problem = home.run(words).failed(status);
        assert!(problem.contains(said), "{words}: {problem}");
    }
}
