//! docs/mail-words.md lists each word that is accepted.

use std::fmt::Write as _;
use std::{env, fs, path};

use afterword_mail_reader::{Decision, Part, WORDS, phrases};

const LANGUAGES: &[(&str, &str)] = &[
    ("", "In every language"),
    ("en", "English"),
    ("de", "German"),
    ("fr", "French"),
    ("es", "Spanish"),
    ("pt", "Portuguese"),
    ("it", "Italian"),
    ("nl", "Dutch"),
    ("pl", "Polish"),
    ("cs", "Czech"),
    ("sv", "Swedish"),
    ("da", "Danish"),
    ("nb", "Norwegian"),
    ("fi", "Finnish"),
    ("hu", "Hungarian"),
    ("ro", "Romanian"),
    ("tr", "Turkish"),
    ("ru", "Russian"),
    ("uk", "Ukrainian"),
    ("ar", "Arabic"),
    ("fa", "Persian"),
    ("he", "Hebrew"),
    ("ja", "Japanese"),
    ("zh", "Chinese"),
    ("ko", "Korean"),
];

const PARTS: &[(Part, &str)] = &[
    (Part::Yes, "yes"),
    (Part::Command(Decision::Approve), "approve"),
    (Part::Command(Decision::Reject), "reject"),
    (Part::Command(Decision::Spam), "spam"),
    (Part::Command(Decision::Delete), "delete"),
    (Part::Command(Decision::Block), "block"),
    (Part::Command(Decision::Undo), "undo"),
    (Part::Object, "what or whom"),
    (Part::Courtesy, "courtesies"),
];

const INTRODUCTION: &str = "# Words that decide by mail

The first line of an answer decides if it is one of the words of the first table, or if all of it is said with the words of one language below: `ok, thanks!`, `please publish this comment`, `ja, gerne`, `c’est du spam`. Case and punctuation don’t matter, words may be repeated, and a courtesy may stand before or after. A line with any other word, with words of two languages, with two commands or with a question mark decides nothing, and is asked back: nothing is guessed.

A yes with a courtesy (`ok, thanks!`) in an answer to [a word for you only](moderation.md#words-for-you-only) goes to its author as your answer. `ok` alone asks for publication there.

This page is made from the program (`server/mail-reader`); [mail](mail.md#how-replies-are-read) says what happens then.

## Alone in the line

| does | words |
|---|---|
";

fn page() -> String {
    let mut page = INTRODUCTION.to_owned();
    for (decision, words) in WORDS {
        let name = format!("{decision:?}").to_lowercase();
        writeln!(page, "| {name} | {} |", words.join(", ")).unwrap();
    }
    for (tag, name) in LANGUAGES {
        write!(page, "\n## {name}\n\n| part | words |\n|---|---|\n").unwrap();
        for (part, title) in PARTS {
            let words: Vec<&str> = phrases()
                .filter(|(of, is, _)| of == tag && is == part)
                .map(|(.., words)| words)
                .collect();
            if !words.is_empty() {
                writeln!(page, "| {title} | {} |", words.join(", ")).unwrap();
            }
        }
    }
    page
}

/// `WRITE_DOCS=yes cargo test -p afterword-mail-reader --test reading page` writes it.
#[test]
fn the_page_lists_what_is_accepted() {
    let place = path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/mail-words.md");
    let page = page();
    for (tag, part, words) in phrases() {
        assert!(page.contains(words), "{tag}: {part:?}: {words}");
    }
    if env::var_os("WRITE_DOCS").is_some() {
        fs::write(&place, &page).unwrap();
    }
    assert!(
        fs::read_to_string(place).unwrap() == page,
        "WRITE_DOCS=yes cargo test -p afterword-mail-reader --test reading page"
    );
}
