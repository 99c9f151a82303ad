//! HashOver's files, of both versions, and its database.

use std::fs;

use super::reading::{fixture, in_zone, of_site as with_site, read_with};
use super::*;

#[test]
fn files_of_both_kinds_come_as_one_thread() {
    let files = fixture("hashover/comments");
    assert_eq!(
        told("hashover", &files, &Options::default()),
        [
            "skipped ? (2020-hello-html/notes.txt): its name is none of a comment",
            "2020-hello-html/1 on https://blog.example.org/2020/hello.html [Hello & \"welcome\"] by Zoé <b> \
             <q83vASNFZ4mrze8BI0VniavN7wEjRWeJq83vASNFZ4k=> <https://zoe.example.org/?a=1&b=2>, approved \
             2020-03-01T10:00:00Z, +3: html \"First! <strong>Bold</strong> &amp; &lt;em&gt; 😀\\n<p>A \
             <b>second</b> paragraph,<br>\\nand a line\"",
            "2020-hello-html/1-1 to 2020-hello-html/1 on https://blog.example.org/2020/hello.html \
             [Hello & \"welcome\"] by Anonymous, approved 2020-03-01T11:00:00Z, +2: html \
             \"<pre><code>let a = 1;</code></pre>by <em>myself</em>\"",
            "2020-hello-html/1-1-1 to 2020-hello-html/1-1 on https://blog.example.org/2020/hello.html \
             [Hello & \"welcome\"] by Bob, pending 2020-03-01T12:00:00Z: html \"Waits\"",
            "2020-hello-html/2 on https://blog.example.org/2020/hello.html [Hello & \"welcome\"] by Bob, deleted \
             2020-03-01T13:00:00Z: html \"Taken back\"",
            "2020-hello-html/2-1 to 2020-hello-html/2 on https://blog.example.org/2020/hello.html \
             [Hello & \"welcome\"] by Cleo, approved 2020-03-01T14:00:00Z: html \"Answer to it\"",
            "2020-hello-html/3-1 to 2020-hello-html/3 on https://blog.example.org/2020/hello.html \
             [Hello & \"welcome\"] by Dan, approved 2020-03-01T15:00:00Z: html \"Its parent is gone\"",
            "skipped ? (2020-hello-html/4.xml): it can't be read: line 1: the file ends in the middle of this <comment>",
            "skipped 2020-hello-html/5 (2020-hello-html/5.xml): its time can't be read: yesterday",
            "skipped 2020-hello-html/6 (2020-hello-html/6.json): its status is unknown: odd",
            "index/1 on / by Ann, approved 2020-04-01T10:00:00Z: html \"On the front page\"",
        ]
    );
}

#[test]
fn the_folder_may_be_any_that_holds_the_threads() {
    let whole = told(
        "hashover",
        &fixture("hashover/comments"),
        &Options::default(),
    );
    for name in ["hashover/comments/threads", "hashover"] {
        assert_eq!(told("hashover", &fixture(name), &Options::default()), whole);
    }
}

#[test]
fn the_first_version_knows_neither_pages_nor_zones() {
    let files = fixture("hashover/first-version");
    let without = refusal("hashover", &files, &Options::default());
    assert!(without.contains("--timezone"), "{without}");
    assert_eq!(
        told("hashover", &files, &in_zone("Europe/Paris")),
        [
            "2012-10-hello-/1 on /2012-10-hello-/ by Old & <first> <dk|r5}x1> <http://old.example.org>, approved \
             2012-10-30T20:24:00Z, +4: html \"One <b>bold</b> line<br><br><ul>\\n<li>a</li>\\n</ul>\"",
            "2012-10-hello-/1-1 to 2012-10-hello-/1 on /2012-10-hello-/ by Old & <first> <dk|r5}x1> \
             <http://old.example.org>, approved 2012-10-30T23:05:00Z, +4: html \"Just after midnight, one \
             <b>bold</b> line<br><br><ul>\\n<li>a</li>\\n</ul>\"",
        ]
    );
}

#[test]
fn of_several_sites_one_is_asked_for() {
    let files = fixture("hashover/two-sites");
    assert_eq!(
        refusal("hashover", &files, &Options::default()),
        "these are the comments of several sites: name one with --from-site: blog.example.org, wiki.example.org"
    );
    let wiki = told("hashover", &files, &with_site("wiki.example.org"));
    assert_eq!(
        wiki,
        ["hello/1 on /hello/ by Ann, approved 2020-04-02T10:00:00Z: html \"Of the wiki\""]
    );
    let one = fixture("hashover/comments");
    assert_eq!(
        refusal("hashover", &one, &with_site("wiki.example.org")),
        "these are no comments of several sites: leave --from-site out"
    );
    assert_eq!(
        refusal("hashover", &files, &with_site("shop.example.org")),
        "these comments have no site \"shop.example.org\"; they have those of blog.example.org, wiki.example.org"
    );
}

#[test]
fn the_database_says_the_same_as_the_files() {
    let (_folder, path) = database("hashover/hashover.sql");
    assert_eq!(
        told("hashover", &path, &Options::default()),
        [
            "2020-hello-html/1 on https://blog.example.org/2020/hello.html [Hello] by Ann \
             <q83vASNFZ4mrze8BI0VniavN7wEjRWeJq83vASNFZ4k=>, approved 2020-03-01T10:00:00Z, +2: html \
             \"From <em>SQLite</em>\"",
            "2020-hello-html/1-1 to 2020-hello-html/1 on https://blog.example.org/2020/hello.html [Hello] by \
             Anonymous, approved 2020-03-01T11:00:00Z: html \"Its answer\"",
            "about/1 on /about/ by Bob, pending 2020-03-01T12:00:00Z: html \"No page is known\"",
            "skipped about/x (comments about/x): it has no thread, or its name is none of a comment",
        ]
    );
}

#[test]
fn another_folder_or_database_is_refused_in_a_sentence() {
    let (_folder, isso) = database("isso/comments.sql");
    let said = refusal("hashover", &isso, &Options::default());
    assert_eq!(
        said,
        "this is no database of HashOver: it has no comments.domain"
    );
    let empty = tempfile::tempdir().unwrap();
    for folder in [fixture("staticman/comments"), empty.path().to_owned()] {
        let said = refusal("hashover", &folder, &Options::default());
        assert!(said.starts_with("this is no folder of HashOver"), "{said}");
    }
}

#[test]
fn a_hostile_file_costs_no_more_than_itself() {
    let folder = tempfile::tempdir().unwrap();
    let thread = folder.path().join("threads/a");
    fs::create_dir_all(&thread).unwrap();
    let deep = "[".repeat(200_000);
    let contents = [
        ("1.xml", "<a/>".to_owned()),
        ("2.xml", "<comment>".to_owned() + &"<a>".repeat(100_000)),
        ("3.json", format!(r#"{{"body":{deep}"#)),
        ("4.json", "a".repeat(2 << 20)),
        (
            "5.json",
            r#"{"body":["a"],"date":{},"likes":-3}"#.to_owned(),
        ),
        (
            "6.json",
            r#"{"body":"b","date":"2020-01-01T00:00:00Z","likes":-3}"#.to_owned(),
        ),
        ("7.xml", String::new()),
    ];
    for (name, content) in &contents {
        fs::write(thread.join(name), content).unwrap();
    }
    let read = read_with("hashover", folder.path(), &Options::default());
    assert_eq!(read.broken, None);
    assert_eq!(read.ids(), ["a/6"]);
    assert_eq!((read.skipped.len(), read.comments[0].score), (6, 0));
}
