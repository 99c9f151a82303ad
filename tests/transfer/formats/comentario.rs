//! Comentario's export, of both its versions.

use afterword_model::Status;
use afterword_transfer::Options;

use super::reading::{fixture, gzipped, markdown, read, read_with};

fn id(number: u32) -> String {
    format!("{number:08x}-0000-4000-8000-000000000000")
}

#[test]
fn a_comment_comes_with_its_page_and_its_author() {
    let read = read("comentario", &fixture("comentario/export.json"));
    let pinned = read.comment(&id(1));
    assert_eq!(pinned.page, "/hello/");
    assert_eq!(pinned.page_title.as_deref(), Some("Hello & <welcome>"));
    assert_eq!(pinned.body, markdown("Pinned *and* edited"));
    assert_eq!((pinned.pinned, pinned.score), (true, 23));
    assert_eq!(pinned.created.to_string(), "2023-11-14T20:15:01Z");
    assert_eq!(pinned.edited.unwrap().to_string(), "2023-11-15T06:00:00Z");
    assert_eq!(pinned.anchor, Some(format!("comentario-{}", id(1))));
    let author = pinned.author.as_ref().unwrap();
    assert_eq!(author.name, "Bugs Bunny");
    assert_eq!(author.email.as_deref(), Some("bugs@example.org"));
    assert_eq!(author.website.as_deref(), Some("https://acme.example.org"));
    assert!(author.owner, "a moderator");

    let reply = read.comment(&id(2));
    assert_eq!(reply.parent, Some(id(1)));
    assert_eq!(reply.author.as_ref().unwrap().name, "Elmer 🐰");
    assert_eq!(reply.edited, None, "the year 1 is never");
}

#[test]
fn states_and_what_is_missing_are_told_apart() {
    let read = read("comentario", &fixture("comentario/export.json"));
    let statuses = [
        (1, Status::Approved),
        (3, Status::Pending),
        (4, Status::Rejected),
        (5, Status::Deleted),
    ];
    for (number, status) in statuses {
        assert_eq!(read.comment(&id(number)).status, status, "{number}");
    }
    let nameless = read.comment(&id(3)).author.as_ref().unwrap();
    assert_eq!(nameless.name, "Anonymous");
    assert_eq!(read.comment(&id(5)).author, None);
    let lost = read.comment(&id(6)).author.as_ref().unwrap();
    assert_eq!(lost.name, "Anonymous", "its user is not in the file");
    let under_water = read.comment(&id(8));
    assert_eq!(under_water.score, 0);
    assert_eq!(under_water.parent, Some(id(0xff)));
    assert_eq!(read.reasons(), ["line 1: its page is not in the file"]);
    assert_eq!(read.skipped[0].id, Some(id(7)));
}

#[test]
fn a_page_comes_with_its_title_and_whether_it_is_closed() {
    let read = read("comentario", &fixture("comentario/export.json"));
    let pages = read.pages.iter();
    let pages: Vec<_> = pages
        .map(|page| (page.address.as_str(), page.title.as_deref(), page.closed))
        .collect();
    assert_eq!(
        pages,
        [
            ("/hello/", Some("Hello & <welcome>"), false),
            ("/closed", None, true)
        ]
    );
}

#[test]
fn the_first_version_is_read_as_commentos() {
    let folder = tempfile::tempdir().unwrap();
    let packed = gzipped(&fixture("comentario/version-1.json"), folder.path());
    let read = read("comentario", &packed);
    let [first, second] = read.comments.as_slice() else {
        panic!("{:?}", read.comments)
    };
    assert_eq!(first.page, "/");
    assert_eq!(first.score, 23);
    assert_eq!(first.anchor, Some(format!("commento-{}", first.id)));
    let author = first.author.as_ref().unwrap();
    assert_eq!(author.website.as_deref(), Some("https://acme.example.org"));
    assert!(author.owner);
    assert_eq!(second.status, Status::Deleted);
    assert_eq!(second.parent.as_ref(), Some(&first.id));
}

#[test]
fn another_systems_file_is_refused_in_a_sentence() {
    let file = fixture("waline/export.json");
    let read = read_with("comentario", &file, &Options::default());
    assert_eq!(
        read.broken.unwrap(),
        "this is no export of Comentario: it has no `version` 1 or 3"
    );
}
