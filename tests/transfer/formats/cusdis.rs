//! What Cusdis' databases and its API give out.

use afterword_model::Status;
use afterword_transfer::Options;

use super::reading::{fixture, markdown, of_site, read, read_with};

fn id(number: u32) -> String {
    format!("{number:08x}-0000-4000-8000-000000000000")
}

#[test]
fn sqlites_table_comes_as_it_was() {
    let read = read("cusdis", &fixture("cusdis/sqlite.json"));
    assert_eq!(read.ids(), [id(1), id(2), id(3), id(4)]);
    let root = read.comment(&id(1));
    assert_eq!(root.page, "https://blog.example.org/hello/");
    assert_eq!(root.page_title.as_deref(), Some("Hello"));
    assert_eq!(root.body, markdown("Plain *Markdown* 😀"));
    assert_eq!(root.created.to_string(), "2021-05-08T07:11:12.123Z");
    assert_eq!(root.status, Status::Approved);
    assert_eq!(root.anchor, None);
    let author = root.author.as_ref().unwrap();
    assert_eq!(author.name, "Reader <x>");
    assert_eq!(author.email.as_deref(), Some("reader@example.org"));
    assert!(!author.owner);

    let answer = read.comment(&id(2));
    assert_eq!(answer.parent, Some(id(1)));
    assert_eq!(answer.created.to_string(), "2021-05-08T07:11:12Z");
    assert!(answer.author.as_ref().unwrap().owner);

    let held = read.comment(&id(3));
    assert_eq!(
        (held.page.as_str(), held.status),
        ("/hello-world", Status::Pending)
    );
    let deleted = read.comment(&id(4));
    assert_eq!(deleted.status, Status::Deleted);
    assert_eq!(deleted.parent, Some(id(77)));
    assert_eq!(
        read.reasons(),
        ["line 5: its page has neither url nor slug"]
    );
}

#[test]
fn postgresqls_lines_come_one_project_at_a_time() {
    let file = fixture("cusdis/postgresql.jsonl");
    let all = read_with("cusdis", &file, &Options::default());
    assert!(all.broken.unwrap().contains("--from-site"));
    let read = read_with("cusdis", &file, &of_site(&id(0xc1)));
    assert_eq!(read.ids(), [id(1), id(2)]);
    assert_eq!(
        read.comment(&id(1)).created.to_string(),
        "2021-05-08T07:11:12.123Z",
        "the database leaves out that it is UTC"
    );
    assert_eq!(read.comment(&id(2)).status, Status::Pending);
}

/// The API tells a parent only by what stands below it, and lists each reply by itself too.
#[test]
fn the_apis_pages_come_with_each_comment_once_and_below_its_parent() {
    let read = read("cusdis", &fixture("cusdis/api.json"));
    let threads: Vec<_> = read
        .comments
        .iter()
        .map(|comment| (comment.id.clone(), comment.parent.clone()))
        .collect();
    assert_eq!(
        threads,
        [
            (id(3), Some(id(2))),
            (id(2), Some(id(1))),
            (id(1), None),
            (id(4), None)
        ]
    );
    assert!(read.comment(&id(3)).author.as_ref().unwrap().owner);
    assert_eq!(read.comment(&id(4)).status, Status::Pending);
    assert_eq!(read.comment(&id(1)).page, "https://blog.example.org/hello/");
}
