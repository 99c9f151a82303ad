//! Commento's export.

use afterword_model::Status;
use afterword_transfer::{Body, SourcePosition};

use super::reading::{fixture, gzipped, markdown, read, read_with};

/// As Commento's hexadecimal ids, but readable.
fn hex(number: u8) -> String {
    format!("{number:02x}").repeat(32)
}

#[test]
fn a_comment_comes_with_all_that_commento_says() {
    let read = read("commento", &fixture("commento/export.json"));
    let reply = read.comment(&hex(2));
    assert_eq!(reply.parent, Some(hex(1)));
    assert_eq!(reply.page, "/hello/");
    assert_eq!(reply.page_title, None);
    assert_eq!(
        reply.body,
        markdown("A reply before its parent. **Bold** & <em>HTML</em> 😀")
    );
    assert_eq!(reply.created.to_string(), "2020-03-01T11:30:00.123456Z");
    assert_eq!((reply.score, reply.status), (3, Status::Approved));
    assert_eq!(reply.anchor, Some(format!("commento-{}", hex(2))));
    assert_eq!(reply.place, SourcePosition::Line(1));
    let author = reply.author.as_ref().unwrap();
    assert_eq!(author.name, "Bob O'Neill \"Bobby\"");
    assert_eq!(author.email.as_deref(), Some("bob@example.org"));
    assert_eq!(author.website, None, "`undefined` is no address");

    let root = read.comment(&hex(1));
    assert_eq!(root.parent, None);
    assert_eq!(root.score, 0, "votes below zero are none");
    let author = root.author.as_ref().unwrap();
    assert_eq!(author.name, "Alice <b>B.</b>");
    assert_eq!(author.website.as_deref(), Some("https://alice.example.org"));
}

#[test]
fn items_stand_in_the_order_of_the_file_and_what_has_no_time_is_reported() {
    let read = read("commento", &fixture("commento/export.json"));
    let expected = [2, 1, 3, 4, 5, 6, 7, 8, 10].map(hex);
    assert_eq!(read.ids(), expected);
    assert_eq!(
        read.reasons(),
        ["line 1: its time can't be read: yesterday"]
    );
    assert_eq!(read.skipped[0].id, Some(hex(9)));
}

#[test]
fn states_authors_and_texts_that_are_missing_are_told_apart() {
    let read = read("commento", &fixture("commento/export.json"));
    let held = read.comment(&hex(3));
    assert_eq!(held.status, Status::Pending);
    assert_eq!(held.created.to_string(), "2020-03-02T02:30:00Z");
    assert_eq!(held.author.as_ref().unwrap().name, "Anonymous");

    let deleted = read.comment(&hex(4));
    assert_eq!(deleted.status, Status::Deleted);
    assert_eq!(deleted.author, None);
    assert_eq!(deleted.body, Body::Plain(String::new()));
    assert_eq!(read.comment(&hex(5)).parent, Some(hex(4)));

    assert_eq!(read.comment(&hex(6)).status, Status::Spam);
    let lost = read.comment(&hex(7)).author.as_ref().unwrap();
    assert_eq!(lost.name, "Anonymous", "its commenter is not in the file");
    assert_eq!(read.comment(&hex(8)).parent, Some(hex(99)));
    let html = Body::Html("<p>Only <b>HTML</b></p>".to_owned());
    assert_eq!(read.comment(&hex(10)).body, html);
}

#[test]
fn a_packed_file_says_the_same() {
    let folder = tempfile::tempdir().unwrap();
    let plain = fixture("commento/export.json");
    let packed = gzipped(&plain, folder.path());
    let (plain, packed) = (read("commento", &plain), read("commento", &packed));
    assert_eq!(plain.comments, packed.comments);
    assert_eq!(plain.skipped, packed.skipped);
}

/// Without its names, which stand at the end, no comment should come over.
#[test]
fn a_file_that_is_cut_off_brings_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let whole = std::fs::read(fixture("commento/export.json")).unwrap();
    let cut = folder.path().join("cut.json");
    std::fs::write(&cut, &whole[..whole.len() / 2]).unwrap();
    let read = read_with("commento", &cut, &Default::default());
    assert!(read.comments.is_empty());
    assert_eq!(read.broken.unwrap(), "line 1: the file ends in the middle");
}

#[test]
fn another_systems_file_is_refused_in_a_sentence() {
    let read_as = |name| {
        let read = read_with("commento", &fixture(name), &Default::default());
        read.broken.unwrap()
    };
    assert_eq!(
        read_as("comentario/export.json"),
        "this is an export of Comentario: import it with `afterword import comentario`"
    );
    assert_eq!(
        read_as("remark42/backup.jsonl"),
        "this is no export of Commento: it seems to be a backup of Remark42: import it with \
         `afterword import remark42`"
    );
    assert_eq!(
        read_as("waline/valine-array.json"),
        "this is no export of Commento: it has no `version` 1"
    );
    assert_eq!(
        read_as("staticman/comments/README.txt"),
        "this file is no JSON"
    );
}

#[test]
fn a_domain_without_comments_is_no_other_file() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("export.json");
    for (text, is_ours) in [
        (r#"{"version":1,"comments":[],"commenters":[]}"#, true),
        (r#"{"version":1,"comments":null,"commenters":null}"#, true),
        (r#"{"version":1,"posts":[]}"#, false),
        (r#"{"version":1}"#, false),
    ] {
        std::fs::write(&file, text).unwrap();
        let read = read_with("commento", &file, &Default::default());
        assert_eq!(read.broken.is_none(), is_ours, "{text}: {:?}", read.broken);
    }
}

#[test]
fn commento_plus_plus_marks_what_was_deleted() {
    let read = read("commento", &fixture("commento/plusplus.json"));
    assert_eq!(read.ids(), [0x21, 0x22, 0x23, 0x24, 0x25, 0x26].map(hex));
    let root = read.comment(&hex(0x21));
    assert_eq!((root.page.as_str(), root.score), ("/hello/", 2));

    let emptied = read.comment(&hex(0x22));
    assert_eq!((emptied.status, &emptied.author), (Status::Deleted, &None));
    assert_eq!(emptied.body, Body::Plain(String::new()));

    let left = read.comment(&hex(0x23));
    assert_eq!(left.body, markdown("Their account is gone"));
    let nobody = left.author.as_ref().unwrap();
    assert_eq!(nobody.name, "[deleted]");
    assert_eq!((&nobody.email, &nobody.website), (&None, &None));

    let hidden = read.comment(&hex(0x24));
    assert_eq!(hidden.status, Status::Deleted);
    assert_eq!(hidden.body, markdown("Taken out of sight"));
    let waits = read.comment(&hex(0x25));
    assert_eq!((waits.status, waits.score), (Status::Pending, 0));

    // Who gives no more than a name.
    let zed = read.comment(&hex(0x26)).author.as_ref().unwrap();
    assert_eq!(zed.name, "Zed");
    assert_eq!((&zed.email, &zed.website), (&None, &None));
}
