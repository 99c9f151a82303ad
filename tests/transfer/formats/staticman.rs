//! Staticman's data folder.

use std::fs;

use afterword_model::Status;
use afterword_transfer::{Options, SourcePosition};

use super::reading::{fixture, in_zone, markdown, read, read_with};

/// Staticman's ids of the fixture.
fn id(number: u32) -> String {
    format!("0b3a9f20-fa8e-11e6-8f2b-5f6a2d6f7a{number}")
}

#[test]
fn a_comment_comes_with_all_that_its_file_says() {
    let read = read("staticman", &fixture("staticman/comments"));
    let first = read.comment(&id(11));
    assert_eq!(first.page, "/hello/");
    assert_eq!(first.body, markdown("First, **bold** 😀\r\n\r\nSecond"));
    assert_eq!(first.created.to_string(), "2017-02-24T12:00:00Z");
    assert_eq!(first.status, Status::Approved);
    assert_eq!(first.anchor, Some(id(11)));
    assert_eq!(
        first.place,
        SourcePosition::File("hello/entry1487937600000.yml".to_owned())
    );
    let author = first.author.as_ref().unwrap();
    assert_eq!(author.name, "Eve <b>");
    assert_eq!(author.email, None, "an MD5 is no address");
    assert_eq!(author.website.as_deref(), Some("https://eve.example.org"));
}

#[test]
fn yaml_json_toml_and_front_matter_are_read() {
    let read = read("staticman", &fixture("staticman/comments"));
    let yaml = read.comment(&id(12));
    assert_eq!(yaml.created.to_string(), "2017-02-24T12:01:40Z");
    let author = yaml.author.as_ref().unwrap();
    assert_eq!(author.name, "12345");
    assert_eq!(author.email.as_deref(), Some("plain@example.org"));
    let json = read.comment(&id(13));
    assert_eq!(json.created.to_string(), "2017-02-24T12:03:20.123Z");
    assert_eq!(json.author.as_ref().unwrap().email, None);
    let toml = read.comment(&id(14));
    assert_eq!(toml.created.to_string(), "2017-02-24T12:05:00Z");
    let below = read.comment(&id(15));
    assert_eq!(
        below.body,
        markdown("The text stands *below*.\n\n---\n\nAll of it.")
    );
}

#[test]
fn a_parent_is_named_by_its_id_its_number_or_not_at_all() {
    let read = read("staticman", &fixture("staticman/comments"));
    let parent = |id: &str| read.comment(id).parent.clone();
    assert_eq!(parent(&id(11)), None, "`_parent` is the article");
    assert_eq!(parent(&id(12)), Some(id(11)));
    assert_eq!(parent(&id(13)), Some(id(11)), "`_parent` is a comment");
    let lost = "ffffffff-fa8e-11e6-8f2b-5f6a2d6f7a99";
    assert_eq!(parent(&id(14)).as_deref(), Some(lost));
    assert_eq!(
        parent("2016/old-post/comment-1480543395286").as_deref(),
        Some("2016/old-post/comment-1471904599908"),
        "the second of those that answer nobody"
    );
}

#[test]
fn old_files_without_ids_and_with_rubys_tags_are_read() {
    let read = read("staticman", &fixture("staticman/comments"));
    let first = read.comment("2016/old-post/comment-1471818805944");
    assert_eq!(first.page, "/2016/old-post/");
    assert_eq!(first.anchor, None);
    assert_eq!(first.created.to_string(), "2016-08-21T22:33:25.272Z");
    let second = read.comment("2016/old-post/comment-1471904599908");
    assert_eq!(second.created.to_string(), "2016-08-22T21:42:48.075Z");
    let third = read.comment("2016/old-post/comment-1480543395286");
    assert_eq!(
        third.created.to_string(),
        "2016-11-30T22:03:15.286Z",
        "by the file's name"
    );
}

#[test]
fn a_file_that_is_no_comment_is_reported_by_its_name() {
    let read = read("staticman", &fixture("staticman/comments"));
    assert_eq!(read.comments.len(), 8);
    let reasons = read.reasons();
    assert_eq!(reasons.len(), 3, "{reasons:?}");
    assert!(reasons.contains(&"README.txt: it is in no article's folder".to_owned()));
    assert!(reasons.contains(&"hello/entry1487938200000.yml: its message is missing".to_owned()));
    let broken = "hello/entry1487938000000.yml: it can't be read: ";
    assert!(
        reasons.iter().any(|it| it.starts_with(broken)),
        "{reasons:?}"
    );
}

#[test]
fn the_sites_own_folder_will_do_too() {
    let folder = tempfile::tempdir().unwrap();
    let comments = folder.path().join("_data/comments/about");
    fs::create_dir_all(&comments).unwrap();
    let written_by_hand = "name: Ann\nmessage: Hi\ndate: 2020-01-01 10:00\n";
    fs::write(comments.join("a.yml"), written_by_hand).unwrap();
    let without = read_with("staticman", folder.path(), &Options::default());
    assert!(without.broken.unwrap().contains("--timezone"));
    let read = read_with("staticman", folder.path(), &in_zone("America/New_York"));
    let [comment] = read.comments.as_slice() else {
        panic!("{:?}", read.reasons())
    };
    assert_eq!(comment.page, "/about/");
    assert_eq!(comment.created.to_string(), "2020-01-01T15:00:00Z");
}

#[test]
fn hostile_files_are_reported_and_the_others_come() {
    let folder = tempfile::tempdir().unwrap();
    let article = folder.path().join("a");
    fs::create_dir(&article).unwrap();
    let write = |name: &str, text: &str| fs::write(article.join(name), text).unwrap();
    write("deep.yml", &format!("message: {}", "[".repeat(100_000)));
    write("deep.json", &format!("{{\"a\":{}", "[".repeat(100_000)));
    write("deep.toml", &format!("a = {}", "[".repeat(100_000)));
    write("long.yml", &format!("message: {}", "a".repeat(2 << 20)));
    write(
        "bombs.yml",
        "a: &a [x,x]\nb: &b [*a,*a]\nc: &c [*b,*b]\nmessage: 1\n",
    );
    write("good.yml", "message: Good\ndate: 1487937700\n");
    #[cfg(unix)]
    std::os::unix::fs::symlink(folder.path(), article.join("round")).unwrap();
    let read = read("staticman", folder.path());
    assert_eq!(read.ids(), ["a/good"]);
    assert_eq!(read.skipped.len(), 5, "{:?}", read.reasons());
}

#[test]
fn a_file_is_no_folder() {
    let file = fixture("staticman/comments/README.txt");
    let read = read_with("staticman", &file, &Options::default());
    assert_eq!(
        read.broken.unwrap(),
        "this is no folder: name the one with the comments, such as data/comments"
    );
}

/// A site with these files, and the pages that its comments are on, by their ids.
fn pages_of(files: &[(&str, &str)]) -> Result<Vec<String>, String> {
    let folder = tempfile::tempdir().unwrap();
    for (name, text) in files {
        let path = folder.path().join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
    let read = read_with("staticman", folder.path(), &Options::default());
    if let Some(broken) = read.broken {
        return Err(broken);
    }
    let pages = read.comments.iter().map(|comment| {
        let parent = comment.parent.as_deref();
        let parent = parent.map_or(String::new(), |parent| format!(" to {parent}"));
        format!("{}{parent} on {}", comment.id, comment.page)
    });
    let skipped = read.reasons().into_iter();
    Ok(pages.chain(skipped).collect())
}

/// A comment by its id, with fields of its own.
fn entry(id: &str, fields: &str) -> String {
    format!("_id: {id}\nname: Ann\nmessage: Hi\ndate: 1487937700\n{fields}")
}

#[test]
fn a_parent_with_an_address_is_the_article() {
    let own = entry("a", "_parent: https://blog.example/2016/08/hello/\n");
    let reply = entry("b", "_parent: a\n");
    let silent = entry("c", "");
    let path = entry("d", "_parent: /notes/x.html\n");
    let file = entry("e", "_parent: posts/rain.md\n");
    let found = pages_of(&[
        ("2016-08-hello/1.yml", &own),
        ("2016-08-hello/2.yml", &reply),
        ("2016-08-hello/3.yml", &silent),
        ("9f86d081884c7d65/1.yml", &path),
        ("rain/1.yml", &file),
    ]);
    assert_eq!(
        found.unwrap(),
        [
            "a on https://blog.example/2016/08/hello/",
            "b to a on https://blog.example/2016/08/hello/",
            "c on https://blog.example/2016/08/hello/",
            "d on /notes/x.html",
            "e on /posts/rain/",
        ]
    );
}

#[test]
fn comments_of_all_articles_in_one_folder_are_told_apart_by_their_addresses() {
    let found = pages_of(&[
        ("1.yml", &entry("a", "_parent: /one/\n")),
        ("2.yml", &entry("b", "_parent: /two/\n")),
        ("3.yml", &entry("c", "_parent: b\n")),
        ("4.yml", &entry("d", "")),
    ]);
    assert_eq!(
        found.unwrap(),
        [
            "a on /one/",
            "b on /two/",
            "c to b on /two/",
            "4.yml: it is in no article's folder, and names no article",
        ]
    );
}

#[test]
fn a_whole_site_gives_its_comments_and_not_its_articles() {
    let hello = entry("a", "");
    let article = "---\ntitle: Hello\ndate: 2016-01-01\n---\nText\n";
    for (settings, comment) in [
        (("package.json", "{}"), "src/_data/comments/hello/1.yml"),
        (("_config.yml", "title: x\n"), "_data/comments/hello/1.yml"),
        (("hugo.toml", ""), "data/comments/hello/1.yml"),
        (
            (
                "staticman.yml",
                "comments:\n  path: 'site/said/{options.slug}'\n  name: x\n",
            ),
            "site/said/hello/1.yml",
        ),
        (
            (
                "_config.yml",
                "permalink: /:title/\nstaticman:\n  path: said/{options.slug}\n",
            ),
            "said/hello/1.yml",
        ),
        (
            (
                "staticman.yml",
                "comments:\n  path: content/posts/{options.slug}/comments\n",
            ),
            "content/posts/hello/comments/1.yml",
        ),
    ] {
        let files = [
            settings,
            ("content/posts/hello/index.md", article),
            (comment, &hello),
        ];
        let found = pages_of(&files).unwrap();
        assert_eq!(found, ["a on /hello/"], "{comment}");
    }
    let unknown = [
        ("package.json", "{}"),
        ("src/posts/hello.md", article),
        ("x/hello/1.yml", &hello),
    ];
    let said = pages_of(&unknown).unwrap_err();
    assert!(
        said.contains("a whole site") && said.contains("name their folder"),
        "{said}"
    );
}
