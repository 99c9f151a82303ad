//! For any bytes, reading ends, and its result can be shown.

use afterword_mail_reader::{Decision, Inspection, Rules, inspect};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};

use super::corpus::messages;

fn assert_sound(found: &Inspection, length: usize) {
    let visible = |c: char| c == '\n' || c == '\t' || !c.is_control();
    assert!(
        found.reply_text.chars().all(visible),
        "{:?}",
        found.reply_text
    );
    assert!(
        found.reply_text.len() <= 16 * length,
        "{length}: {}",
        found.reply_text.len()
    );
    assert!(!found.reason.is_empty());
    assert!(!found.auto || found.decision == Decision::None);
    assert!(found.tokens.iter().all(|token| token.len() == 26));
}

#[rustfmt::skip]
const BITS: &[&str] = &[
    "ok", "no", "\n", "\r\n", "> ", ">", "-- ", "--", "\n\n", "On 5 Jan 2026, at 10:02, ",
    "Ann <a@b.example>", " wrote:", "From: x\n", "Sent: y\n", "Subject: z\n", "===", " [#ab] ",
    "-----Original Message-----", "________________", "```", "Sent from my iPhone", "<div>",
    "</div>", "<blockquote type=cite>", "</blockquote>", "<br>", "<p>", "&nbsp;", "=20", "=\n",
    "\u{202E}", "\u{200B}", "é", "写道：", "님이 작성:", "\u{0}", " ", "\t", "confidential", "<style>",
    "<a href='https://x.example'>", "</a>", "<img alt=👍>", "<hr id=stopSpelling>",
];

fn bits_of_mail() -> impl Strategy<Value = String> {
    vec(select(BITS), 0..60).prop_map(|bits| bits.concat())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(512))]

    #[test]
    fn arbitrary_bytes_are_read(raw in vec(any::<u8>(), 0..2000)) {
        assert_sound(&inspect(&raw, &Rules::default()), raw.len());
    }

    #[test]
    fn arbitrary_texts_are_read(
        body in bits_of_mail(),
        kind in select(vec!["text/plain", "text/html", "text/plain; format=flowed; delsp=yes"]),
    ) {
        let raw = format!("From: a@b.example\r\nContent-Type: {kind}\r\n\r\n{body}");
        assert_sound(&inspect(raw.as_bytes(), &Rules::default()), raw.len());
    }

    #[test]
    fn mutated_messages_are_read(
        at in any::<Index>(),
        changes in vec((any::<Index>(), any::<u8>()), 0..40),
        cut in any::<Index>(),
    ) {
        let mut raw = at.get(messages()).raw.clone();
        for (place, byte) in changes {
            let place = place.index(raw.len());
            raw[place] = byte;
        }
        assert_sound(&inspect(&raw, &Rules::default()), raw.len());
        raw.truncate(cut.index(raw.len()));
        assert_sound(&inspect(&raw, &Rules::default()), raw.len());
    }
}
