//! Whatever bytes come in, reading a mail reply ends, and what it hands back is fit to be shown.

#![no_main]

use afterword_mail_reader::{Decision, Inspection, Rules, inspect};
use libfuzzer_sys::fuzz_target;

/// How much longer than the message a text can be, in bytes: characters of one byte in an old
/// charset have up to three in UTF-8, links are shown behind their texts, and a line of HTML that stands
/// in twenty quotations begins with twenty marks.
const MAX_GROWTH: usize = 16;

fuzz_target!(|raw: &[u8]| {
    let rules = Rules {
        own_addresses: vec!["comments@comments.example".to_owned()],
        keep_closings: raw.len() % 2 == 0,
        ..Rules::default()
    };
    let found = inspect(raw, &rules);
    assert_sound(&found, raw.len());
    assert_eq!(found, inspect(raw, &rules));
});

fn assert_sound(found: &Inspection, length: usize) {
    let visible = |c: char| c == '\n' || c == '\t' || !c.is_control();
    assert!(found.reply_text.chars().all(visible));
    assert!(found.reply_text.len() <= MAX_GROWTH * length);
    assert!(!found.reason.is_empty());
    assert!(!found.auto || found.decision == Decision::None && found.reply_text.is_empty());
    assert!(found.decision != Decision::Edit || !found.reply_text.is_empty());
    let is_token = |token: &String| token.len() == 26 && token.is_ascii();
    assert!(found.tokens.iter().all(is_token));
}
