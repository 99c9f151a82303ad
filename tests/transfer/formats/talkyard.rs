//! Talkyard's backup.

use std::fs;

use afterword_model::Status;
use afterword_transfer::{Body, Options, SourcePosition};

use super::reading::{Read, fixture, gzipped, markdown, read, read_with};

fn backup() -> Read {
    read("talkyard", &fixture("talkyard/backup.json"))
}

#[test]
fn a_comment_comes_with_all_that_talkyard_says() {
    let read = backup();
    let root = read.comment("5:2");
    assert_eq!(root.page, "https://blog.example.org/2020/hello/");
    assert_eq!((&root.parent, &root.page_title), (&None, &None));
    assert_eq!(root.body, markdown("First! **Bold** & <em>HTML</em> 😀"));
    assert_eq!(root.created.to_string(), "2020-03-01T10:00:00Z");
    assert_eq!((root.score, root.status), (2, Status::Approved));
    assert_eq!((root.pinned, root.edited), (false, None));
    assert_eq!(root.anchor, None);
    let place = SourcePosition::Row {
        table: "posts",
        id: "1003".to_owned(),
    };
    assert_eq!(root.place, place);
    let guest = root.author.as_ref().unwrap();
    assert_eq!(guest.name, "Gunnar <b>");
    assert_eq!(guest.email.as_deref(), Some("gunnar@example.org"));
    assert!(!guest.verified && !guest.owner);

    let reply = read.comment("5:3");
    assert_eq!(reply.parent.as_deref(), Some("5:2"));
    assert_eq!(reply.body, markdown("Thanks.\n\n> quoted"));
    assert_eq!(reply.edited.unwrap().to_string(), "2020-03-01T10:02:00Z");
    let member = reply.author.as_ref().unwrap();
    assert_eq!(member.name, "Maja Gräddnos");
    assert_eq!(member.website.as_deref(), Some("https://maja.example.org"));
    assert!(member.verified && member.owner);
}

#[test]
fn what_waits_was_hidden_or_deleted_is_told_apart() {
    let read = backup();
    let waits = read.comment("5:4");
    assert_eq!(waits.status, Status::Pending);
    assert_eq!(waits.body, markdown("Waits: 1 + 1 = 2 & 100% 🦀\n\nYes"));
    assert_eq!(waits.author.as_ref().unwrap().name, "Anonymous");
    assert_eq!(read.comment("5:5").status, Status::Deleted);
    assert_eq!(read.comment("5:7").status, Status::Pending);

    let answer = read.comment("5:6");
    assert_eq!(answer.parent.as_deref(), Some("5:5"));
    let left = answer.author.as_ref().unwrap();
    assert_eq!(left.name, "anon4321");
    assert_eq!((&left.email, &left.website), (&None, &None));
}

#[test]
fn an_article_is_found_by_any_of_its_discussions_names() {
    let read = backup();
    let pages = read.pages.iter();
    let pages: Vec<_> = pages.map(|it| (it.address.as_str(), it.closed)).collect();
    assert_eq!(
        pages,
        [
            ("https://blog.example.org/2019/old/", false),
            ("https://blog.example.org/2020/hello/", false),
            ("/about", true),
        ]
    );
    let html = read.comment("6:2");
    assert_eq!((html.page.as_str(), html.pinned), ("/about", true));
    let expected = Body::Html("<p>Once of <b>Disqus</b></p>".to_owned());
    assert_eq!(html.body, expected);
    let old = read.comment("11:2");
    assert_eq!(old.created.to_string(), "2020-02-29T10:00:00Z");
    assert_eq!(old.edited.unwrap().to_string(), "2020-02-29T10:00:10Z");
}

#[test]
fn what_is_no_comment_of_the_blog_is_reported() {
    let read = backup();
    assert_eq!(read.comments.len(), 8);
    assert_eq!(
        read.reasons(),
        [
            "posts 1009: it is a note or a form, and no comment",
            "posts 1010: it is somebody's bookmark",
            "posts 1012: it belongs to the forum, and to no article",
            "posts 1013: its page was deleted",
            "posts 1014: its page has no address",
            "posts 1016: its time is missing",
            "posts 1017: it has no pageId or no nr",
        ]
    );
}

#[test]
fn what_is_private_stays_behind_and_a_hidden_discussion_waits() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("backup.json");
    let whole = fs::read_to_string(fixture("talkyard/backup.json")).unwrap();
    let private = "\"pageId\":\"5\",\"nr\":3,";
    assert!(whole.contains(private));
    let changed = whole.replace(private, "\"pageId\":\"5\",\"nr\":-1002,");
    fs::write(&file, changed).unwrap();
    let read_private = read("talkyard", &file);
    assert_eq!(read_private.comments.len(), 7);
    let reasons = read_private.reasons();
    assert!(
        reasons.iter().any(|it| it == "posts 1004: it is private"),
        "{reasons:?}"
    );

    let hidden = whole.replace("\"hiddenAt\":null", "\"hiddenAt\":1583057200000");
    assert_ne!(hidden, whole);
    let hidden = hidden.replace(
        "\"id\":\"11\",\"role\"",
        "\"id\":\"11\",\"hiddenAtMs\":1583057200000,\"role\"",
    );
    fs::write(&file, hidden).unwrap();
    let hidden = read("talkyard", &file);
    assert_eq!(hidden.comments.len(), 8);
    assert_eq!(hidden.comment("5:5").status, Status::Deleted);
    let others = hidden.comments.iter().filter(|it| it.id != "5:5");
    for comment in others {
        assert_eq!(comment.status, Status::Pending, "{}", comment.id);
    }
}

#[test]
fn a_packed_backup_says_the_same_and_a_cut_one_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let plain = fixture("talkyard/backup.json");
    let packed = read("talkyard", &gzipped(&plain, folder.path()));
    assert_eq!(packed.comments, backup().comments);

    // Who wrote what, and where, may stand at its end.
    let whole = fs::read(&plain).unwrap();
    let cut = folder.path().join("cut.json");
    fs::write(&cut, &whole[..whole.len() - 3]).unwrap();
    let read = read_with("talkyard", &cut, &Options::default());
    assert!(read.comments.is_empty());
    assert_eq!(read.broken.unwrap(), "line 1: the file ends in the middle");
}

#[test]
fn patches_that_are_no_new_texts_are_not_guessed() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("backup.json");
    let whole = fs::read_to_string(fixture("talkyard/backup.json")).unwrap();
    for patch in [
        "",
        "@@",
        "@@ -1,3 +1,4 @@\\n abc\\n+d\\n",
        "@@ -0,0 +1 @@\\n-a",
    ] {
        let (before, behind) = whole.split_once("@@ -0,0 +1,29 @@").unwrap();
        let (_, behind) = behind.split_once('"').unwrap();
        fs::write(&file, format!("{before}{patch}\"{behind}")).unwrap();
        let read = read("talkyard", &file);
        assert_eq!(read.comment("5:4").body, markdown(""), "{patch}");
    }
}

#[test]
fn another_systems_file_is_refused_in_a_sentence() {
    for name in [
        "commento/export.json",
        "waline/export.json",
        "artalk/export.artrans",
        "cusdis/api.json",
    ] {
        let read = read_with("talkyard", &fixture(name), &Options::default());
        let said = "this is no backup of Talkyard: it has no `pagePaths`";
        assert_eq!(read.broken.as_deref(), Some(said), "{name}");
    }
}
