//! Isso's own format for imports.

use std::fs;

use afterword_model::Status;
use afterword_transfer::{Body, Options, SourcePosition};

use super::reading::{fixture, in_zone, markdown, read, read_with};

const FILE: &str = "isso-json/export.json";

#[test]
fn a_comment_comes_with_all_that_isso_would_read_and_its_parent() {
    let read = read_with("isso-json", &fixture(FILE), &in_zone("Europe/Paris"));
    assert_eq!(read.broken, None);
    let root = read.comment("/posts/0001/#0");
    assert_eq!(root.page, "/posts/0001/");
    assert_eq!(root.page_title.as_deref(), Some("Première – «page»"));
    assert_eq!(root.parent, None);
    assert_eq!(root.body, markdown("Hello *you* 🦀"));
    assert_eq!(root.created.to_string(), "2005-02-24T03:03:37Z");
    assert_eq!(root.status, Status::Approved);
    assert_eq!(root.anchor, None);
    assert_eq!(root.place, SourcePosition::Line(2));
    let author = root.author.as_ref().unwrap();
    assert_eq!(author.name, "Ada <b>");
    assert_eq!(author.email, None);
    assert_eq!(author.website.as_deref(), Some("https://ada.example"));

    let reply = read.comment("/posts/0001/#1");
    assert_eq!(reply.parent.as_deref(), Some("/posts/0001/#0"));
    assert_eq!(reply.created.to_string(), "2005-07-24T02:03:37Z");
    let html = Body::Html("<p>Once of <b>Blogger</b></p>".to_owned());
    assert_eq!(reply.body, html);
    let email = reply.author.as_ref().unwrap().email.as_deref();
    assert_eq!(email, Some("bob@example.org"));
}

#[test]
fn ids_count_within_a_thread_whose_address_may_come_last() {
    let read = read_with("isso-json", &fixture(FILE), &in_zone("UTC"));
    let same = read.comment("/about.html#1");
    assert_eq!(
        (same.page.as_str(), &same.page_title),
        ("/about.html", &None)
    );
    assert_eq!(same.author.as_ref().unwrap().name, "Anonymous");
    assert_eq!(same.parent, None, "no comment of the thread has the id 0");
    let lost = read.comment("/about.html#2");
    assert_eq!(lost.parent.as_deref(), Some("/about.html#9"));
    assert_eq!(lost.created.to_string(), "2006-01-02T03:04:06.5Z");
}

#[test]
fn what_has_no_id_time_or_page_is_reported() {
    let read = read_with("isso-json", &fixture(FILE), &in_zone("UTC"));
    assert_eq!(read.comments.len(), 4);
    assert_eq!(
        read.reasons(),
        [
            "line 4: its time can't be read: yesterday",
            "line 8: this is no comment: invalid type: string \"no comment\", expected struct RawComment",
            "line 9: it has no id",
            "line 13: its thread has no id",
        ]
    );
}

#[test]
fn times_without_a_zone_ask_for_it_before_anything_comes() {
    let without = read_with("isso-json", &fixture(FILE), &Options::default());
    assert!(without.broken.unwrap().contains("--timezone"));
    assert!(without.comments.is_empty());

    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("export.json");
    let comment = r#"{"id":1,"created":"2006-01-02 03:04:05+01:00","text":"Another tool's"}"#;
    fs::write(&file, format!(r#"[{{"id":"/a/","comments":[{comment}]}}]"#)).unwrap();
    let read = read("isso-json", &file);
    assert_eq!(
        read.comment("/a/#1").created.to_string(),
        "2006-01-02T02:04:05Z"
    );
}

#[test]
fn another_file_is_refused_in_a_sentence() {
    let refused = |name| {
        let read = read_with("isso-json", &fixture(name), &in_zone("UTC"));
        read.broken.unwrap()
    };
    for name in [
        "waline/valine-array.json",
        "commento/export.json",
        "artalk/export.artrans",
        "cusdis/sqlite.json",
    ] {
        let said = refused(name);
        let expected = "this is no generic JSON of Isso: it is no list of threads with `comments`";
        assert_eq!(said, expected, "{name}");
    }
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("export.json");
    for (text, is_ours) in [
        (r#"[{"id":"/a/","title":"","comments":[]}]"#, true),
        (r#"[{"id":"/a/","comments":[{"body":"a"}]}]"#, false),
        (r#"[{"id":"/a/","comments":[7]}]"#, false),
        ("[]", false),
    ] {
        fs::write(&file, text).unwrap();
        let read = read_with("isso-json", &file, &in_zone("UTC"));
        assert_eq!(read.broken.is_none(), is_ours, "{text}: {:?}", read.broken);
    }
}

/// A thread may be longer than any comment.
#[test]
fn a_thread_is_no_longer_than_its_longest_comment_in_memory() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("export.json");
    let text = "a".repeat(1 << 20);
    let comments: Vec<String> = (0..6)
        .map(|id| format!(r#"{{"id":{id},"created":"2020-01-01 00:00:00","text":"{text}"}}"#))
        .collect();
    let comments = comments.join(",\n");
    fs::write(
        &file,
        format!(r#"[{{"comments":[{comments}],"id":"/a/"}}]"#),
    )
    .unwrap();
    let read = read_with("isso-json", &file, &in_zone("UTC"));
    assert_eq!((read.comments.len(), read.skipped.len()), (6, 0));
}
