//! Waline's export, and LeanCloud's of Valine.

use afterword_model::Status;
use afterword_transfer::{Body, Options, SourcePosition};

use super::reading::{fixture, in_zone, markdown, read, read_with};

#[test]
fn a_comment_comes_with_all_that_waline_says() {
    let read = read("waline", &fixture("waline/export.json"));
    assert_eq!(read.ids(), ["2", "1", "3", "4", "5"]);
    let root = read.comment("1");
    assert_eq!(root.page, "/hello/");
    assert_eq!(root.body, markdown("Hi *there*"));
    assert_eq!(root.created.to_string(), "2022-01-01T08:00:00Z");
    assert!(root.pinned);
    assert_eq!(root.anchor.as_deref(), Some("1"));
    let author = root.author.as_ref().unwrap();
    assert_eq!(author.name, "Nick <i>");
    assert_eq!(author.email.as_deref(), Some("nick@example.org"));
    assert_eq!(author.website.as_deref(), Some("https://nick.example.org"));

    let reply = read.comment("2");
    assert_eq!(reply.parent.as_deref(), Some("1"));
    assert_eq!(reply.score, 4);
    assert_eq!(reply.place, SourcePosition::Line(13));
}

/// As Waline shows it.
#[test]
fn whoever_was_signed_in_has_the_name_of_the_account() {
    let read = read("waline", &fixture("waline/export.json"));
    let author = read.comment("2").author.as_ref().unwrap();
    assert_eq!(author.name, "Admin");
    assert_eq!(author.email.as_deref(), Some("admin@example.org"));
    assert!(author.owner);
}

#[test]
fn states_languages_and_what_is_missing_are_told_apart() {
    let read = read("waline", &fixture("waline/export.json"));
    assert_eq!(read.comment("1").status, Status::Approved);
    assert_eq!(read.comment("3").status, Status::Pending);
    assert_eq!(read.comment("4").status, Status::Spam);
    let nobody = read.comment("3").author.as_ref().unwrap();
    assert_eq!((nobody.name.as_str(), &nobody.email), ("Anonymous", &None));
    let once_valines = read.comment("5");
    assert_eq!(once_valines.parent.as_deref(), Some("77"));
    let html = Body::Html("<p>Once Valine's</p>\n".to_owned());
    assert_eq!(once_valines.body, html);
    assert_eq!(
        read.reasons(),
        [
            "line 108: its url is missing",
            "line 127: its status is unknown: frozen"
        ]
    );
}

#[test]
fn times_of_sqlite_and_postgresql_lack_a_zone() {
    let file = fixture("waline/sqlite.json");
    let without = read_with("waline", &file, &Options::default());
    assert!(without.broken.unwrap().contains("--timezone"));
    let read = read_with("waline", &file, &in_zone("Europe/Paris"));
    let times: Vec<_> = read
        .comments
        .iter()
        .map(|it| it.created.to_string())
        .collect();
    assert_eq!(times, ["2021-07-01T10:00:00Z", "2021-12-01T11:00:00Z"]);
    assert_eq!(read.comment("2").parent.as_deref(), Some("1"));
}

#[test]
fn a_broken_file_names_its_line_and_gives_what_stands_before() {
    let read = read_with(
        "waline",
        &fixture("waline/broken.json"),
        &Options::default(),
    );
    assert_eq!(read.ids(), ["2", "1"]);
    assert_eq!(
        read.broken.unwrap(),
        "line 63: broken JSON: expected `,` or `}`"
    );
    let author = read.comments[0].author.as_ref().unwrap();
    assert_eq!(author.name, "Admin", "its name stands behind the break");
}

#[test]
fn a_file_that_is_cut_off_gives_what_stands_before() {
    let read = read_with("waline", &fixture("waline/cut.json"), &Options::default());
    assert_eq!(read.ids(), ["2", "1"]);
    assert_eq!(read.broken.unwrap(), "line 61: the file ends in the middle");
}

#[test]
fn valines_comments_come_from_all_that_leancloud_gives_out() {
    let id = |number: u32| format!("5cc96f0000000000000000{number:02}");
    for (name, line) in [
        ("valine-array.json", 1),
        ("valine-results.json", 24),
        ("valine-lines.jsonl", 3),
    ] {
        let read = read("waline", &fixture(&format!("waline/{name}")));
        assert_eq!(read.ids(), [id(1), id(2), id(3)], "{name}");
        let reply = read.comment(&id(2));
        assert_eq!(reply.place, SourcePosition::Line(line), "{name}");
        assert_eq!(reply.parent, Some(id(1)));
        assert_eq!(reply.page, "/posts/one.html");
        assert_eq!(reply.created.to_string(), "2019-05-01T10:00:00Z");
        assert_eq!(reply.status, Status::Approved);
        assert!(matches!(reply.body, Body::Html(_)));
        let first = read.comment(&id(3));
        assert_eq!(first.created.to_string(), "2019-05-01T10:00:01Z");
        let author = first.author.as_ref().unwrap();
        assert_eq!(author.name, "O'Neil & Co <b>", "Valine escapes names");
    }
}
