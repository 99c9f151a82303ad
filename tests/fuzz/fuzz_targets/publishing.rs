//! Whatever a comment says, and whatever is written above it: no mail whose new text lacks an approving word publishes.

#![no_main]

#[path = "../../support/answered_mails.rs"]
mod answered_mails;

use afterword_mail_reader::inspect;
use answered_mails::{has_approving_word, mails, publishes, rules};
use libfuzzer_sys::{Corpus, fuzz_target};

fuzz_target!(|raw: &[u8]| -> Corpus {
    let text = String::from_utf8_lossy(raw);
    // The owner's words, then the comment's.
    let (new, comment) = text.split_once('\0').unwrap_or(("", &text));
    if has_approving_word(new) {
        return Corpus::Reject;
    }
    for mail in mails(new, comment) {
        let found = inspect(mail.as_bytes(), &rules());
        assert!(!publishes(found.decision), "{mail}\n{found:#?}");
    }
    Corpus::Keep
});
