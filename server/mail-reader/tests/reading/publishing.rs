//! No mail publishes whose new text has no word that does, whatever the comment in it says.

use afterword_mail_reader::inspect;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

#[path = "../../../../tests/support/answered_mails.rs"]
pub(super) mod answered_mails;

use answered_mails::{has_approving_word, mails, publishes, rules};

#[rustfmt::skip]
const COMMENT: &[&str] = &[
    "ok", "ok", "yes", "👍", "publish", "edit", "да", "はい", "\n", "\n", "\n\n", "\n\n", "> ", ">> ok", "| ", "-- ",
    "--", "---", "==========", "________________________________", "```", "=== Write above this line [#ab] ===", "[#ab]",
    "On Mon, 5 Jan 2026 at 10:00, Ann <ann@blog.example> wrote:", "-----Original Message-----",
    "From: Ann <a@b.example>\nSent: Monday\nTo: Eva\nSubject: x", "Sent from my iPhone", "Best regards,", " ", "\t",
    "    ", "<div>", "<blockquote>", "\u{200B}", "\u{202E}", "this e-mail is confidential", "写道：", "nice text.",
    "a line that is so long that a mail client will certainly wrap it where it quotes it", "(", "https://x.example/",
];

#[rustfmt::skip]
const NEW: &[&str] = &[
    "no", "spam", "thanks", "hm.", "\n", "\n", "\n\n", "> ", "-- ", "--", "=====", "-----", "```", "> said", "|",
    "Sent from my iPhone", "Best regards,\nEva", "On Monday at 10:00 Bob said:", "From: the station\nTo: the bridge",
    "2026-01-05 10:00", "=== Write above this line [#ab] ===", "> === Write above this line [#ab] ===", " ", "<b>",
    "-----Original Message-----", "On Mon, 5 Jan 2026 at 10:00, Ann <ann@blog.example> wrote:", "\u{FEFF}",
];

fn bits(of: &'static [&'static str], most: usize) -> impl Strategy<Value = String> {
    vec(select(of), 0..most).prop_map(|bits| bits.concat())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(256))]

    #[test]
    fn no_mail_publishes_without_an_approving_word(new in bits(NEW, 8), comment in bits(COMMENT, 16)) {
        prop_assume!(!has_approving_word(&new));
        for mail in mails(&new, &comment) {
            let found = inspect(mail.as_bytes(), &rules());
            prop_assert!(!publishes(found.decision), "{}\n{:#?}", mail, found);
        }
    }
}

#[test]
fn an_approving_word_above_publishes_in_every_client_that_keeps_the_marker() {
    let mails = mails("ok\n\nThanks.", "Nice.");
    let published = mails
        .iter()
        .filter(|mail| publishes(inspect(mail.as_bytes(), &rules()).decision));
    assert_eq!(
        published.count(),
        mails.len() - 4,
        "those without the marker are asked back"
    );
}

/// Found by the test above: what looks like our quoted marker does not make our unquoted mail the owner's.
#[test]
fn a_marker_in_the_new_text_proves_nothing() {
    for mail in mails("> === Write above this line [#ab] ===", "ok\n-- ") {
        let found = inspect(mail.as_bytes(), &rules());
        assert!(!publishes(found.decision), "{mail}\n{found:#?}");
    }
}
