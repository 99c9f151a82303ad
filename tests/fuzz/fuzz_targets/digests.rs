//! Whatever is written above a mail with several comments, and whatever these say: no number is published whose line has
//! no approving word.

#![no_main]

#[path = "../../support/answered_mails.rs"]
mod answered_mails;

use afterword_mail_reader::{DigestAnswer, digest_answer};
use answered_mails::{has_approving_word, mails, publishes, rules};
use libfuzzer_sys::fuzz_target;

const COUNT: u32 = 6;

fuzz_target!(|raw: &[u8]| {
    let text = String::from_utf8_lossy(raw);
    // The owner's words, then a comment's.
    let (new, comment) = text.split_once('\0').unwrap_or(("", &text));
    for mail in mails(new, comment) {
        let DigestAnswer::Decisions { numbered, .. } = digest_answer(mail.as_bytes(), &rules(), COUNT) else {
            continue;
        };
        assert!(numbered.iter().all(|one| (1..=COUNT).contains(&one.number)), "{mail}");
        if numbered.iter().any(|one| publishes(one.decision)) {
            let is_said = new.lines().any(|line| has_approving_word(line) && line.contains(char::is_numeric));
            assert!(is_said, "{mail}\n{numbered:#?}");
        }
    }
});
