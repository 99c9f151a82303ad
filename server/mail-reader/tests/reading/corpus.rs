//! `tests/fixtures/mail`: each `NNN.eml` has an `NNN.json` with the expected result.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use afterword_mail_reader::{Inspection, Rules, inspect};
use serde::Deserialize;

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/fixtures/mail");

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Expected {
    pub(super) client: String,
    pub(super) language: String,
    pub(super) decision: String,
    pub(super) reply_text: String,
    pub(super) auto: bool,
}

pub(super) struct Message {
    path: PathBuf,
    pub(super) raw: Vec<u8>,
    pub(super) expected: Expected,
}

pub(super) fn messages() -> &'static [Message] {
    static MESSAGES: LazyLock<Vec<Message>> = LazyLock::new(read_all);
    &MESSAGES
}

fn read_all() -> Vec<Message> {
    let entries = fs::read_dir(FOLDER)
        .unwrap()
        .map(|entry| entry.unwrap().path());
    let mut paths: Vec<PathBuf> = entries.filter(|path| is_mail(path)).collect();
    paths.sort();
    paths.into_iter().map(read).collect()
}

fn is_mail(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension == "eml")
}

fn read(path: PathBuf) -> Message {
    let raw = fs::read(&path).unwrap();
    let expected = fs::read(path.with_extension("json")).unwrap();
    let expected = serde_json::from_slice(&expected).unwrap();
    Message {
        path,
        raw,
        expected,
    }
}

/// What is wrong with how a message was read, or `None`.
fn fault(message: &Message, found: &Inspection) -> Option<String> {
    let expected = &message.expected;
    let decision = serde_json::to_value(found.decision).unwrap();
    let right = decision == *expected.decision
        && found.reply_text == expected.reply_text
        && found.auto == expected.auto;
    (!right).then(|| {
        format!(
            "{}: {expected:#?}\nbut is {found:#?}",
            message.path.display()
        )
    })
}

#[derive(Default)]
struct Figures(BTreeMap<String, (usize, usize)>);

impl Figures {
    fn count(&mut self, name: &str, is_right: bool) {
        let (right, all) = self.0.entry(name.to_owned()).or_default();
        *right += usize::from(is_right);
        *all += 1;
    }

    #[expect(
        clippy::print_stdout,
        reason = "the figures are what this test is read for"
    )]
    fn print(&self, title: &str) {
        println!("\n{title}");
        for (name, (right, all)) in &self.0 {
            println!("{right:4} of {all:3}  {name}");
        }
    }
}

#[test]
fn every_message_of_the_corpus_is_read_right() {
    let (mut clients, mut languages) = (Figures::default(), Figures::default());
    let mut faults = Vec::new();
    for message in messages() {
        let fault = fault(message, &inspect(&message.raw, &Rules::default()));
        clients.count(&message.expected.client, fault.is_none());
        languages.count(&message.expected.language, fault.is_none());
        faults.extend(fault);
    }
    clients.print("by client");
    languages.print("by language");
    assert!(faults.is_empty(), "{}", faults.join("\n\n"));
}

#[test]
fn the_corpus_is_as_broad_as_it_claims() {
    let messages = messages();
    assert!(messages.len() >= 260, "{}", messages.len());
    let distinct = |field: fn(&Expected) -> &str| {
        let mut values: Vec<&str> = messages.iter().map(|m| field(&m.expected)).collect();
        values.sort_unstable();
        values.dedup();
        values.len()
    };
    assert!(distinct(|expected| &expected.language) >= 18);
    assert!(distinct(|expected| &expected.client) >= 30);
    assert_eq!(distinct(|expected| &expected.decision), 8);
}

#[rustfmt::skip]
const CLIENTS: &[&str] = &[
    "Gmail web", "Gmail Android", "Gmail iOS", "Apple Mail iOS", "Apple Mail macOS",
    "Outlook desktop", "Outlook web", "Outlook mobile", "Thunderbird", "Yahoo", "K-9 Mail", "mutt",
    "Zoho", "Proton", "GMX",
];

#[rustfmt::skip]
const LANGUAGES: &[&str] = &[
    "en", "fr", "de", "es", "it", "pt", "nl", "pl", "ru", "sv", "da", "no", "fi", "cs", "tr", "zh",
    "ja", "ko",
];

#[test]
fn every_client_and_every_language_has_eight_messages() {
    for client in CLIENTS {
        let count = messages().iter().filter(|m| m.expected.client == *client);
        assert!(count.count() >= 8, "{client}");
    }
    for language in LANGUAGES {
        let count = messages()
            .iter()
            .filter(|m| m.expected.language == *language);
        assert!(count.count() >= 8, "{language}");
    }
}

#[test]
fn each_message_carries_a_token_unless_it_is_a_bounce() {
    for message in messages() {
        let found = inspect(&message.raw, &Rules::default());
        let is_report = String::from_utf8_lossy(&message.raw).contains("report-type=delivery");
        assert_eq!(
            found.tokens.len(),
            usize::from(!is_report),
            "{}",
            message.path.display()
        );
    }
}

#[test]
fn the_html_alone_says_the_same() {
    let plain = "Content-Type: text/plain";
    // In HTML a character means itself, so that Markdown needs a backslash; and a bare address is in brackets.
    let words = |text: &str| {
        let bare = text.replace(['\\', '<', '>'], "");
        bare.split_whitespace().collect::<Vec<_>>().join(" ")
    };
    let mut seen = 0;
    for message in messages() {
        let raw = String::from_utf8_lossy(&message.raw).into_owned();
        let (both, parts) = (
            raw.contains("text/html") && raw.contains(plain),
            "multipart/mixed",
        );
        if !both || raw.contains(parts) || !raw.is_ascii() {
            continue;
        }
        let raw = raw.replace(plain, "Content-Type: text/x-other");
        let found = inspect(raw.as_bytes(), &Rules::default());
        let expected = &message.expected;
        let name = message.path.display();
        assert_eq!(
            serde_json::to_value(found.decision).unwrap(),
            *expected.decision,
            "{name}"
        );
        assert_eq!(
            words(&found.reply_text),
            words(&expected.reply_text),
            "{name}"
        );
        seen += 1;
    }
    assert!(seen > 70, "{seen}");
}

#[test]
fn line_ends_do_not_matter() {
    for message in messages() {
        let unix: Vec<u8> = message
            .raw
            .iter()
            .copied()
            .filter(|&byte| byte != b'\r')
            .collect();
        let rules = Rules::default();
        let (found, expected) = (inspect(&unix, &rules), inspect(&message.raw, &rules));
        assert_eq!(
            found.decision,
            expected.decision,
            "{}",
            message.path.display()
        );
        assert_eq!(
            found.reply_text,
            expected.reply_text,
            "{}",
            message.path.display()
        );
    }
}
