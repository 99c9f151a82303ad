//! `tests/fixtures/mail/owners`: what owners write above our mails, as clients send it, and whether it publishes.

use std::fs;

use super::*;
use crate::outbound::own_sentences;
use afterword_mail_reader::{Decision, Inspection, Rules, inspect};

const FOLDER: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/../../tests/fixtures/mail/owners"
);

/// Of a hundred answers that are to be published, so many may be asked back.
const NEEDLESS: usize = 2;

#[derive(Debug)]
struct Answer {
    language: String,
    client: String,
    publishes: bool,
    text: String,
}

/// `##### 7 en gmail published`, and the text.
fn answers(file: &str) -> Vec<Answer> {
    let text = fs::read_to_string(format!("{FOLDER}/{file}")).unwrap();
    let records = text.split("\n##### ").skip(1);
    let read = |record: &str| {
        let (head, text) = record.split_once('\n').unwrap();
        let mut words = head.splitn(4, ' ').skip(1).map(ToOwned::to_owned);
        Answer {
            language: words.next().unwrap(),
            client: words.next().unwrap(),
            publishes: match words.next().unwrap().as_str() {
                "published" => true,
                "asked back" => false,
                other => panic!("{other}"),
            },
            text: text.trim_end().to_owned(),
        }
    };
    records.map(read).collect()
}

impl Answer {
    /// The mail in which a client sends it.
    fn read(&self) -> Inspection {
        let texts = Texts::of(&self.language);
        let mut held = samples::held(Arrived::Held);
        if self.client.starts_with("empty") {
            held.text.clone_from(&self.text);
        }
        let (_, ours, html) = parts(&written(&Letter::Moderation(held), &head(texts)));
        let html = html.split_once("<body").unwrap().1;
        let html = html.split_once('>').unwrap().1.replace("</body>", "");
        let html = html.replace("</html>", "");
        let (kind, body) = sent(&self.client, &self.text, &ours, &html);
        let message = format!(
            "From: Eva <eva@blog.example>\nTo: comments+m{TOKEN}@blog.example\nSubject: Re: x\nMessage-ID: <1@blog.example>\nMIME-Version: 1.0\nContent-Type: {kind}\n\n{body}"
        );
        let rules = Rules {
            own_sentences: own_sentences(),
            ..Rules::default()
        };
        inspect(message.replace('\n', "\r\n").as_bytes(), &rules)
    }

    /// The owner's text below the command.
    fn below(&self) -> &str {
        let below = self.text.split_once('\n');
        below.map_or("", |(_, below)| below.trim_start_matches('\n'))
    }
}

const ATTRIBUTION: &str = "On Mon, 5 Jan 2026 at 10:00, Notes <comments@blog.example> wrote:";

const OUTLOOK: &str = "________________________________\nFrom: Notes <comments@blog.example>\nSent: Monday, January 5, 2026 10:00 AM\nTo: Eva <eva@blog.example>\nSubject: x";

/// The content type, and the body.
fn sent(client: &str, text: &str, ours: &str, html: &str) -> (&'static str, String) {
    const PLAIN: &str = "text/plain; charset=utf-8";
    const HTML: &str = "text/html; charset=utf-8";
    let quoted = |mark: &str| -> String {
        let lines = ours.lines().map(|line| format!("{mark}{line}\n"));
        lines.collect()
    };
    let without_marker = |ours: &str| ours.split_once('\n').unwrap().1.to_owned();
    let lines = |tag: &str| -> String {
        let escaped = text.replace('&', "&amp;").replace('<', "&lt;");
        let lines = escaped.split('\n').map(|line| match line {
            "" => format!("<{tag}><br></{tag}>"),
            line => format!("<{tag}>{line}</{tag}>"),
        });
        lines.collect()
    };
    match client {
        "gmail" => (
            PLAIN,
            format!("{text}\n\n{ATTRIBUTION}\n\n{}", quoted("> ")),
        ),
        "apple" => (
            PLAIN,
            format!(
                "{text}\n\nSent from my iPhone\n\n{}\n{}",
                quoted("> ").replacen("> ", &format!("> {ATTRIBUTION}\n> \n> "), 1),
                ""
            ),
        ),
        "outlook" => (PLAIN, format!("{text}\n\n{OUTLOOK}\n\n{ours}")),
        "thunderbird" => (
            PLAIN,
            format!("{text}\n\n-- \nEva\n\n{ATTRIBUTION}\n{}", quoted("> ")),
        ),
        "marker-only" => (PLAIN, format!("{text}\n\n{ours}")),
        "gmail-html" => (
            HTML,
            format!(
                "<div dir=\"ltr\">{}</div><br><div class=\"gmail_quote\"><div class=\"gmail_attr\">{ATTRIBUTION}<br></div><blockquote class=\"gmail_quote\">{html}</blockquote></div>",
                lines("div")
            ),
        ),
        "outlook-html" => (
            HTML,
            format!(
                "{}<div id=\"divRplyFwdMsg\">From: Notes</div>{html}",
                lines("div")
            ),
        ),
        "empty" => (PLAIN, without_marker(ours)),
        "empty-html" => {
            let (before, rest) = html.split_once("<p class=\"muted\"").unwrap();
            (
                HTML,
                format!("{before}{}", rest.split_once("</p>").unwrap().1),
            )
        }
        "reaction-gmail" => (
            "multipart/alternative; boundary=x",
            format!(
                "--x\nContent-Type: {PLAIN}\n\n{text}\n\nEva reacted via Gmail\n\n{ATTRIBUTION}\n{}\n--x\nContent-Type: text/vnd.google.email-reaction+json; charset=utf-8\n\n{{\"emoji\":\"{text}\",\"version\":1}}\n--x\nContent-Type: {HTML}\n\n<p>{text}</p><p>Eva reacted via Gmail</p>\n--x--\n",
                quoted("> ")
            ),
        ),
        "reaction-rfc9078" => (
            "multipart/mixed; boundary=x",
            format!(
                "--x\nContent-Type: {PLAIN}\nContent-Disposition: reaction\n\n{text}\n--x\nContent-Type: {PLAIN}\n\nEva reacted to your message.\n--x--\n"
            ),
        ),
        other => panic!("{other}"),
    }
}

fn measure(file: &str) {
    let answers = answers(file);
    let (mut wrong, mut needless) = (Vec::new(), Vec::new());
    for answer in &answers {
        let found = answer.read();
        let publishes = matches!(found.decision, Decision::Approve | Decision::Edit);
        let fault = format!("{answer:#?}\nbut is {found:#?}");
        match (answer.publishes, publishes) {
            (true, true) if found.reply_text == answer.below() => {}
            (false, false) => {}
            (true, false) => needless.push(fault),
            (_, true) => wrong.push(fault),
        }
    }
    let right = answers.iter().filter(|answer| answer.publishes).count();
    println!(
        "{file}: of {} answers, {} are published wrongly; of {right} to be published, {} are asked back",
        answers.len(),
        wrong.len(),
        needless.len()
    );
    println!("{}", needless.join("\n\n"));
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
    assert!(needless.len() * 100 <= NEEDLESS * right);
}

#[test]
fn answers_are_published_only_if_their_owner_means_it() {
    measure("tuned.txt");
}

/// Nobody may tune the reader to these.
#[test]
fn answers_that_were_held_back_are_published_only_if_their_owner_means_it() {
    measure("held-back.txt");
}

#[test]
fn both_halves_have_every_language() {
    for file in ["tuned.txt", "held-back.txt"] {
        let answers = answers(file);
        assert!(answers.len() >= 150, "{file}");
        let mut languages: Vec<&str> = answers
            .iter()
            .map(|answer| answer.language.as_str())
            .collect();
        languages.sort_unstable();
        languages.dedup();
        assert_eq!(languages.len(), 24, "{file}");
    }
}
