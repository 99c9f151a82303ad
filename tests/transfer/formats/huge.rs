//! JSON that is long, deep, or broken on purpose.

use std::fs;

use afterword_transfer::{FORMATS, Options, Stop};

use super::reading::{Read, fixture, in_zone, read, read_with};

fn artran(id: usize, content: &str) -> String {
    format!(
        r#"{{"id":"{id}","content":"{content}","created_at":"2021-10-28 20:50:15 +0800","nick":"n","page_key":"/a/","site_name":"s"}}"#
    )
}

fn read_text(text: &str) -> Read {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file.json");
    fs::write(&file, text).unwrap();
    read_with("artalk", &file, &Options::default())
}

#[test]
fn what_is_too_long_or_too_deep_is_passed_over() {
    let long = artran(2, &"a".repeat(5 << 20));
    let deep = format!(
        r#"{{"id":"3","content":{}1{}}}"#,
        "[".repeat(200_000),
        "]".repeat(200_000)
    );
    let read = read_text(&format!(
        "[{},\n{long},\n{deep},\n{}]",
        artran(1, "a"),
        artran(4, "b")
    ));
    assert_eq!(read.broken, None);
    assert_eq!(read.ids(), ["1", "4"]);
    assert_eq!(
        read.reasons(),
        [
            "line 2: this is no comment: it is longer than 4194304 bytes",
            "line 3: this is no comment: it has more than 100 levels"
        ]
    );
}

#[test]
fn what_is_no_object_is_passed_over() {
    let read = read_text(&format!(
        "[{},\n7,\n\"x\",null,\n{}]",
        artran(1, "a"),
        artran(2, "b")
    ));
    assert_eq!(read.broken, None);
    assert_eq!(read.ids(), ["1", "2"]);
    assert_eq!(read.skipped.len(), 3);
}

#[test]
fn each_break_names_its_line() {
    let first = artran(1, "a");
    let second = artran(2, "b");
    let cases = [
        (
            format!("[{first}\n{second}]"),
            "line 2: broken JSON: expected `,`",
        ),
        (
            format!("[{first},\n{}", &second[..40]),
            "line 2: the file ends in the middle",
        ),
        (
            format!("[{first},\n{{\"id\":\"2}},\n{first}]"),
            "line 2: broken JSON: a text has no end",
        ),
        (
            format!("[{first},\n{{\"id\":2,\n{second}]"),
            "line 3: broken JSON: key must be a string",
        ),
        (
            format!("[{first},\n{{\"id\":tru}}]"),
            "line 2: broken JSON: expected ident",
        ),
        (
            format!("[{first},\n]"),
            "line 2: broken JSON: a value is missing",
        ),
        (
            format!("[{first}]\nand more"),
            "line 2: here no JSON value begins",
        ),
    ];
    for (text, problem) in cases {
        let read = read_text(&text);
        assert_eq!(read.broken.as_deref(), Some(problem), "{text}");
        assert_eq!(read.ids(), ["1"], "{text}");
    }
    let without_end = read_text(&format!("[{first},\n\n{second}"));
    assert_eq!(without_end.ids(), ["1", "2"]);
    assert_eq!(
        without_end.broken.as_deref(),
        Some("line 3: the file ends in the middle")
    );
}

/// Wherever the end is missing, or a byte is another: what comes is the beginning of the whole, and nothing panics.
#[test]
fn no_damage_makes_up_comments() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file.json");
    for (format, name) in [
        ("waline", "waline/export.json"),
        ("artalk", "artalk/export.artrans"),
        ("cusdis", "cusdis/sqlite.json"),
        ("commento", "commento/export.json"),
        ("comentario", "comentario/export.json"),
        ("isso-json", "isso-json/export.json"),
        ("talkyard", "talkyard/backup.json"),
        ("hyvor", "hyvor/export.json"),
        ("giscus", "giscus/discussions.json"),
        ("utterances", "utterances/list.json"),
        ("ghost", "ghost/export.json"),
        ("drupal", "drupal/rows.jsonl"),
        ("mastodon", "mastodon/threads/question.json"),
    ] {
        let bytes = fs::read(fixture(name)).unwrap();
        let zone = in_zone("UTC");
        let whole = read_with(format, &fixture(name), &zone);
        for end in (0..bytes.len()).step_by(61) {
            fs::write(&file, &bytes[..end]).unwrap();
            let read = read_with(format, &file, &zone);
            assert!(read.broken.is_some(), "{name} until {end}");
            assert!(whole.ids().starts_with(&read.ids()), "{name} until {end}");
        }
        for at in (0..bytes.len()).step_by(61) {
            let mut damaged = bytes.clone();
            damaged[at] = b"\"\\{}[],:\n\0"[at % 9];
            fs::write(&file, &damaged).unwrap();
            let read = read_with(format, &file, &zone);
            let most = whole.comments.len() + whole.skipped.len();
            assert!(read.comments.len() <= most, "{name} {at}");
        }
    }
}

#[test]
fn files_that_are_something_else_are_refused() {
    assert_eq!(read_text("").broken.unwrap(), "this file is empty");
    assert_eq!(
        read_text("id,nick\n").broken.unwrap(),
        "this file is no JSON"
    );
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file.json");
    fs::write(&file, b"PK\x03\x04\x14\0\0\0").unwrap();
    for format in FORMATS {
        let zip = read_with(format.name, &file, &Options::default());
        let said = zip.broken.unwrap();
        assert!(
            said.contains("ZIP archive: unpack it"),
            "{}: {said}",
            format.name
        );
    }
    let with_mark = read_text(&format!("\u{feff}[{}]", artran(1, "a")));
    assert_eq!(with_mark.ids(), ["1"]);
    fs::write(&file, b"\x1f\x8b\x08\0\0\0\0\0garbage that is no deflate").unwrap();
    let damaged = read_with("artalk", &file, &Options::default());
    assert!(damaged.broken.is_some());
}

#[test]
fn what_powershell_writes_is_read() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("export");
    let whole = fs::read_to_string(fixture("disqus/export.xml")).unwrap();
    let json = fs::read_to_string(fixture("artalk/export.artrans")).unwrap();
    let named = whole.replace("utf-8", "UTF-16");
    for (format, text) in [("disqus", &whole), ("disqus", &named), ("artalk", &json)] {
        let as_it_is = folder.path().join("utf-8");
        fs::write(&as_it_is, text.replace("UTF-16", "utf-8")).unwrap();
        let expected = read(format, &as_it_is);
        for big in [false, true] {
            let units = format!("\u{feff}{text}");
            let bytes = units.encode_utf16().flat_map(|unit| match big {
                true => unit.to_be_bytes(),
                false => unit.to_le_bytes(),
            });
            fs::write(&path, bytes.collect::<Vec<_>>()).unwrap();
            let got = read(format, &path);
            assert_eq!(got.comments, expected.comments, "{format}");
            assert_eq!(got.skipped.len(), expected.skipped.len());
        }
    }
}

#[test]
fn whoever_takes_the_items_can_stop() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file.json");
    let many: Vec<String> = (1..1000).map(|id| artran(id, "a")).collect();
    fs::write(&file, format!("[{}]", many.join(",\n"))).unwrap();
    let artalk = FORMATS
        .iter()
        .find(|format| format.name == "artalk")
        .unwrap();
    let mut source = (artalk.open)(&file, &Options::default()).unwrap();
    let mut taken = 0;
    let ended = source.read(&mut |_| {
        taken += 1;
        if taken == 10 { Err(Stop) } else { Ok(()) }
    });
    assert_eq!(ended.unwrap_err().to_string(), "stopped");
    assert_eq!(taken, 10);
}
