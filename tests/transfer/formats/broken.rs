//! Files that are broken, something else, or meant to hurt.

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::Index;

use super::*;

/// What came before the break, and what is said of it.
fn until_broken(format: &str, content: &[u8]) -> (usize, String) {
    let (_folder, path) = file(content);
    let (items, end) = items(format, &path, &in_paris());
    (items.len(), end.unwrap_err().to_string())
}

/// The file up to a piece of text, and other text behind it.
fn cut(name: &str, before: &str, tail: &str) -> Vec<u8> {
    let whole = std::fs::read_to_string(fixture(name)).unwrap();
    let (kept, _) = whole.split_once(before).unwrap();
    format!("{kept}{tail}").into_bytes()
}

#[test]
fn broken_xml_is_read_up_to_its_line() {
    // Line 82 begins the post 2001 of the fixture, line 84 its message.
    for (tail, said) in [
        ("", "line 82: the file ends in the middle of this <post>"),
        (
            "<message>",
            "line 82: the file ends in the middle of this <post>",
        ),
        ("<message><![CDATA[<p>", "line 84: this is no XML: "),
        ("<message></massage>", "line 84: this is no XML: "),
        ("<message>\n\n</post>", "line 86: this is no XML: "),
    ] {
        let content = cut("disqus/export.xml", "<message><![CDATA[<p>It ends", tail);
        let (came, words) = until_broken("disqus", &content);
        assert!(words.starts_with(said), "{tail}: {words}");
        assert_eq!(came, 2, "{tail}");
    }
    let (came, said) = until_broken(
        "wordpress",
        &cut(
            "wordpress/export.xml",
            "\t<item>\n\t\t<title>A draft",
            "<item>&",
        ),
    );
    assert!(said.contains("the file ends here"), "{said}");
    assert_eq!(came, 8);
}

#[test]
fn broken_json_is_read_up_to_its_line() {
    for (tail, said) in [
        ("{\"id\":\"f", "line 5: this is no JSON: "),
        ("\n}\n", "line 6: this is no JSON: "),
    ] {
        let content = cut("remark42/backup.jsonl", "{\"id\":\"f4c8a1d0-0002\"", tail);
        let (came, words) = until_broken("remark42", &content);
        assert!(words.starts_with(said), "{words}");
        assert_eq!(came, 3);
    }
    let mut content = cut("remark42/backup.jsonl", "{\"id\":\"f4c8a1d0-0002\"", "");
    content.extend(b"\"\xff\"\n");
    let (_, words) = until_broken("remark42", &content);
    assert_eq!(words, "line 5: this line is not in UTF-8");
}

#[test]
fn a_broken_database_is_read_up_to_its_row() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("comments.db");
    let connection = rusqlite::Connection::open(&path).unwrap();
    let sql = std::fs::read_to_string(fixture("isso/comments.sql")).unwrap();
    connection.execute_batch(&sql).unwrap();
    let fill = "WITH RECURSIVE n(n) AS (VALUES(100) UNION ALL SELECT n + 1 FROM n LIMIT 2000)
                INSERT INTO comments SELECT 1, n, NULL, n, NULL, 1, '', hex(randomblob(200)),
                'Ada', NULL, NULL, 0, 0, x'00', 0 FROM n";
    connection.execute_batch(fill).unwrap();
    drop(connection);
    let mut bytes = std::fs::read(&path).unwrap();
    let half = bytes.len() / 2;
    for byte in &mut bytes[half..half + 40_000] {
        *byte = 0xff;
    }
    std::fs::write(&path, bytes).unwrap();
    let (items, end) = items("isso", &path, &Options::default());
    let said = end.unwrap_err().to_string();
    assert!(
        said.starts_with("comments after ") && said.contains("malformed"),
        "{said}"
    );
    assert!(items.len() > 100, "{}", items.len());
}

#[test]
fn a_file_of_another_kind_is_refused_with_what_it_is() {
    let cases: [(&str, &[u8], &str); 9] = [
        ("disqus", b"<rss><channel/></rss>", "it begins with <rss>"),
        ("disqus", b"", "it contains no XML"),
        ("disqus", b"{}", "it contains no XML"),
        (
            "wordpress",
            b"<rss version='2.0'/>",
            "a feed without WordPress' own elements",
        ),
        ("wordpress", b"<disqus/>", "it begins with <disqus>"),
        (
            "disqus",
            b"<?xml version='1.0' encoding='ISO-8859-1'?><disqus/>",
            "the file is in ISO-8859-1",
        ),
        ("remark42", b"", "the file is empty"),
        ("remark42", b"[]\n", "its first line is not"),
        (
            "isso",
            b"no database, but more than a hundred bytes of text",
            "SQLite",
        ),
    ];
    for (format, content, said) in cases {
        let (came, words) = until_broken(format, content);
        assert!(words.contains(said), "{format}: {words}");
        assert_eq!(came, 0);
    }
    let (_folder, isso) = database("isso/comments.sql");
    let said = refusal("stacosys", &isso, &in_paris());
    assert!(said.contains("no database of Stacosys"), "{said}");
    let said = refusal("isso", &fixture("stacosys-3.4/db.sqlite"), &in_paris());
    assert!(said.contains("no database of Isso"), "{said}");
}

#[test]
fn what_is_longer_than_any_comment_ends_the_reading() {
    let long = "a".repeat(17 * 1024 * 1024);
    let (_, said) = until_broken(
        "disqus",
        format!("<disqus>\n<post><message>{long}</message></post></disqus>").as_bytes(),
    );
    assert!(
        said.starts_with("line 2: ") && said.contains("longer than"),
        "{said}"
    );
    let pieces = "<a>aaaaaaaa</a>".repeat(2 * 1024 * 1024);
    let (_, said) = until_broken("disqus", format!("<disqus>\n<post>{pieces}").as_bytes());
    assert!(said.contains("longer than"), "{said}");
    let head = "{\"version\":1,\"users\":[],\"posts\":[]}";
    let (_, said) = until_broken("remark42", format!("{head}\n\"{long}\"\n").as_bytes());
    assert!(
        said.starts_with("line 2: ") && said.contains("longer than"),
        "{said}"
    );
}

#[test]
fn elements_in_elements_cost_no_memory() {
    let deep = "<a>".repeat(100_000);
    let (_, said) = until_broken("disqus", format!("<disqus>{deep}").as_bytes());
    assert!(said.contains("nested too deep"), "{said}");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn whatever_is_damaged_is_read_to_an_end(
        damages in vec((any::<Index>(), "[<>&!/?\"'{}\\[\\]x\\x00\u{e9}]{0,3}", 0usize..40), 1..4),
        cut_at in any::<Index>(),
    ) {
        for (format, name) in [
            ("disqus", "disqus/export.xml"),
            ("wordpress", "wordpress/export.xml"),
            ("remark42", "remark42/backup.jsonl"),
        ] {
            let mut bytes = std::fs::read(fixture(name)).unwrap();
            for (at, put, dropped) in &damages {
                let at = at.index(bytes.len());
                let end = (at + dropped).min(bytes.len());
                bytes.splice(at..end, put.bytes());
            }
            if damages.len() == 3 {
                bytes.truncate(cut_at.index(bytes.len()));
            }
            let (_folder, path) = file(&bytes);
            let (_, end) = items(format, &path, &in_paris());
            if let Err(error) = end {
                prop_assert!(matches!(error, Broken::At { .. } | Broken::NotThis(_)), "{}", error);
            }
        }
    }
}

#[test]
fn who_takes_the_items_may_stop() {
    for (format, name) in [
        ("disqus", "disqus/export.xml"),
        ("wordpress", "wordpress/export.xml"),
        ("remark42", "remark42/backup.jsonl"),
        ("stacosys", "stacosys-3.4/db.sqlite"),
    ] {
        let format = FORMATS.iter().find(|it| it.name == format).unwrap();
        let mut source = (format.open)(&fixture(name), &in_paris()).unwrap();
        let mut came = 0;
        let end = source.read(&mut |_| {
            came += 1;
            Err(afterword_transfer::Stop)
        });
        assert!(matches!(end, Err(Broken::Stopped)));
        assert_eq!(came, 1);
    }
}
