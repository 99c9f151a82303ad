//! `mail samples` shows what all mails look like.

use std::fs;

use super::Home;

#[test]
fn samples_have_the_owners_words_and_a_language_that_is_known() {
    let home = Home::empty();
    let own = home.path().join("words");
    fs::create_dir(&own).unwrap();
    fs::write(own.join("de.toml"), "subject_test = \"Moin {{ id }}\"\n").unwrap();
    let said = home
        .run("mail samples shown --language de --set mail.templates=words")
        .fine();
    assert!(said.contains("mails are in shown"), "{said}");
    let read = |name: &str| fs::read_to_string(home.path().join("shown").join(name)).unwrap();
    let test = read("09-test.txt");
    assert!(test.starts_with("Subject: Moin k3v9\n"), "{test}");
    let page = read("01-moderation.html");
    assert!(page.contains("<html lang=\"de\""), "{page}");
    let error = home.run("mail samples shown --language eo").failed(1);
    assert!(
        error.contains("--language: \"eo\" is none of Afterword's languages"),
        "{error}"
    );
    let error = home
        .run("mail samples words/de.toml/shown --language de")
        .failed(1);
    assert!(
        error.contains("can't write into words/de.toml/shown"),
        "{error}"
    );
}
