//! The owner's templates: errors are reported when they are loaded.

use std::fs;

use super::*;

fn loaded(file: &str, content: &str) -> Result<Templates, String> {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join(file), content).unwrap();
    Templates::load(Some(folder.path())).map_err(|error| error.to_string())
}

#[test]
fn one_sentence_can_be_replaced_and_the_others_stay() {
    let own = "# ours\nsubject_test = \"Hello {{ id }}\"\n";
    let templates = loaded("en.toml", own).unwrap();
    let test = Letter::Test(Test {
        id: "x7".to_owned(),
    });
    let mail = compose(&test, &head(Texts::of("en")), &templates, &settings()).unwrap();
    assert_eq!(subject(&mail), "Hello x7");
    assert!(parts(&mail).1.contains("This mail is a test."));
    let mail = compose(&test, &head(Texts::of("de")), &templates, &settings()).unwrap();
    assert!(subject(&mail).starts_with("Afterword"));
}

#[test]
fn a_broken_file_is_named_with_its_line() {
    for (file, content, line) in [
        ("en.toml", "\n\nsubject_test = \"{{ id\"\n", 3),
        ("de.toml", "\nsubject_test = \"{{ nobody }}\"\n", 2),
        ("fr.toml", "footer = \"a\"\nno such = 1", 2),
        ("fr.toml", "footer = \"a\"\nfoter = \"b\"", 2),
        ("fr.toml", "word_approve = \"publions\"", 1),
        ("en.toml", "marker = \"Write [above]\"", 1),
        ("mail.txt", "{{ blocks[0].text }}\n{% for x in y %}", 2),
        ("mail.txt", "{{ blocks[0].text }}\n\n{{ nobody }}", 3),
        ("mail.html", "<p>\n{{ subject | shout }}", 2),
        ("mail.txt", "no marker", 1),
        ("mail.htm.txt", "", 1),
    ] {
        let error = loaded(file, content).unwrap_err();
        let place = format!("{file}, line {line}: ");
        assert!(error.contains(&place), "{place:?} is not in {error:?}");
    }
}
