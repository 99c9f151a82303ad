//! Hyvor Talk's export, and the answers of its API.

use std::fs;

use super::reading::{fixture, read_with};
use super::*;

#[test]
fn a_comment_comes_with_all_that_hyvor_talk_says() {
    let export = fixture("hyvor/export.json");
    assert_eq!(
        told("hyvor", &export, &Options::default()),
        [
            "101 on https://blog.example.org/hello/ [Hello & <welcome>] by Ada <b> <ada@example.org> \
             <https://ada.example.org> (owner), approved 2020-03-01T10:00:00Z, pinned, +5: html \"<p>First! \
             <strong>bold</strong> &amp; &lt;em&gt; <a href=\\\"https://x.example/?a=1&amp;b=2\\\">link</a><br>\
             <code>code</code></p><blockquote><p>quoted</p></blockquote><ul><li><p>one</p></li></ul><pre><code>\
             let a = 1;</code></pre>\"",
            "102 to 101 on https://blog.example.org/hello/ [Hello & <welcome>] by Guest, approved \
             2020-03-01T10:01:00Z: html \"<p>@Ada yes</p>\"",
            "103 to 102 on https://blog.example.org/hello/ [Hello & <welcome>] by Guest, pending \
             2020-03-01T10:02:00Z: html \"<p>Waits</p>\"",
            "104 on https://blog.example.org/hello/ [Hello & <welcome>] by Guest, spam 2020-03-01T10:03:00Z: html \
             \"<p>Buy pills</p>\"",
            "105 on https://blog.example.org/hello/ [Hello & <welcome>] by Guest, deleted 2020-03-01T10:04:00Z: html \
             \"<p>Taken back</p>\"",
            "page /about None, closed",
            "106 on /about by Guest, approved 2020-03-01T10:05:00Z: html \"<p>As an object</p>\"",
            "skipped 107 (line 181): its time is missing",
            "skipped 108 (line 208): its status is unknown: hidden",
            "skipped 109 (line 235): its page is missing",
        ]
    );
}

#[test]
fn answers_of_the_public_api_may_follow_each_other() {
    let answers = fixture("hyvor/api.json");
    assert_eq!(
        told("hyvor", &answers, &Options::default()),
        [
            "103 to 102 on https://blog.example.org/hello/ [Hello] by Guest, approved 2020-03-01T10:03:00Z, +1: html \
             \"<p>Nested</p>\"",
            "102 to 101 on https://blog.example.org/hello/ [Hello] by Guest, approved 2020-03-01T10:02:00Z, +1: html \
             \"<p>Reply</p>\"",
            "101 on https://blog.example.org/hello/ [Hello] by Guest, approved 2020-03-01T10:01:00Z, +1: html \
             \"<p>Root &amp; <strong>more</strong></p>\"",
        ]
    );
}

#[test]
fn hostile_documents_and_wrong_types_make_up_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("export.json");
    let page = r#""page":{"url":"/a/"},"created_at":1583056800"#;
    let deep = r#"{"content":["#.repeat(40) + &"]}".repeat(40);
    let inner =
        serde_json::to_string(&(r#"{"content":["#.repeat(200) + &"]}".repeat(200))).unwrap();
    let comments = [
        format!(r#"{{"id":1,"body":"typed <b>",{page}}}"#),
        format!(r#"{{"id":2,"body":{deep},{page}}}"#),
        format!(r#"{{"id":3,"body":{inner},{page}}}"#),
        format!(r#"{{"id":4,"body":[7],"parent":[[1]],"parent_ids":{{"id":{{}}}},{page}}}"#),
        format!(
            r#"{{"id":5,"body":{{"type":7,"content":[7,null,{{"type":"text","text":1,"marks":7}}]}},{page}}}"#
        ),
        format!(r#"{{"id":6,"user":"x","body":"a",{page}}}"#),
        r#"{"id":7,"page":[],"body":"a"}"#.to_owned(),
    ];
    fs::write(
        &file,
        format!(r#"{{"comments":[{}]}}"#, comments.join(",\n")),
    )
    .unwrap();
    let read = read_with("hyvor", &file, &Options::default());
    assert_eq!(read.broken, None);
    assert_eq!(read.ids(), ["1", "2", "3", "4", "5"]);
    assert_eq!(read.skipped.len(), 2, "{:?}", read.reasons());
    assert_eq!(read.comments[0].body, Body::Plain("typed <b>".to_owned()));
    assert!(read.comments.iter().all(|comment| comment.parent.is_none()));
}

#[test]
fn another_systems_file_is_refused_in_a_sentence() {
    for name in [
        "commento/export.json",
        "comentario/export.json",
        "waline/valine-array.json",
        "artalk/export.artrans",
        "cusdis/sqlite.json",
        "isso-json/export.json",
        "talkyard/backup.json",
    ] {
        let read = read_with("hyvor", &fixture(name), &Options::default());
        let said = read.broken.unwrap();
        assert!(
            said.starts_with("this is no export of Hyvor Talk"),
            "{name}: {said}"
        );
    }
}
