//! Strangers' text in a mail.

use super::*;

const NASTY: [&str; 6] = [
    "Ann\r\nBcc: all@evil.example\r\n\r\nbody",
    "\"Ann\" <x@evil.example>, \\",
    "Ännè 李 👩‍💻",
    "\u{202E}nnA\u{200B}\u{2066}\u{FEFF}",
    "=?utf-8?q?Boss=0D=0ABcc:_x?=",
    "</title></p><script>alert(1)</script>{{ 7*7 }}{% raw %}",
];

fn hostile(words: &str) -> Letter {
    let mut held = samples::held(Arrived::Held);
    held.site = words.to_owned();
    held.page = Page {
        title: words.to_owned(),
        url: format!("javascript:{words}"),
    };
    held.author = LetterAuthor {
        name: words.to_owned(),
        email: Some(words.to_owned()),
        website: Some(words.to_owned()),
    };
    held.text = words.to_owned();
    held.reasons = vec![words.to_owned()];
    held.tag = words.to_owned();
    held.links.approve = Some(format!("https://x.example/{words}"));
    Letter::Moderation(held)
}

#[test]
fn nobody_writes_headers_or_markup_for_us() {
    let long = "x".repeat(10_000);
    let spaced = "wörter ".repeat(1_500);
    for words in NASTY.into_iter().chain([long.as_str(), spaced.as_str()]) {
        let mut head = head(Texts::of("en"));
        head.from.name = words.to_owned();
        head.in_reply_to = Some(format!("{words}@x.example"));
        head.thread = Some(words.to_owned());
        head.unsubscribe = Some(format!("https://x.example/{words}"));
        let mail = written(&hostile(words), &head);
        let (header, text, html) = parts(&mail);
        let names: Vec<_> = header
            .split("\r\n")
            .filter(|line| !line.starts_with([' ', '\t']))
            .map(|line| line.split_once(": ").unwrap().0)
            .collect();
        assert!(
            names.iter().all(|name| !name.eq_ignore_ascii_case("bcc")),
            "{header}"
        );
        assert_eq!(names.iter().filter(|name| **name == "Subject").count(), 1);
        assert!(
            header.split("\r\n").all(|line| line.len() <= 998),
            "{header}"
        );
        let subject = subject(&mail);
        assert!(
            subject.chars().count() <= 260 && !subject.contains(['\r', '\n']),
            "{subject}"
        );
        assert!(
            !html.contains("<script") && !html.contains("javascript:"),
            "{html}"
        );
        assert!(!text.contains("49") && !text.contains('\u{202E}') && !html.contains('\u{202E}'));
        let message = mail_parser::MessageParser::default()
            .parse(&mail.message)
            .unwrap();
        let from: Vec<_> = message.from().unwrap().iter().collect();
        assert_eq!(from.len(), 1);
        assert_eq!(from[0].address(), Some("comments@blog.example"));
    }
}

#[test]
fn a_decoded_subject_says_what_was_typed() {
    let mail = written(&hostile("Ännè 李 👩‍💻"), &head(Texts::of("de")));
    assert!(
        subject(&mail).contains("von Ännè 李 👩‍💻 zu"),
        "{}",
        subject(&mail)
    );
}
