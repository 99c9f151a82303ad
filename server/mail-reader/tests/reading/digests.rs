//! Answers to a mail with several comments: numbers and words, and nothing that was not said.

use std::collections::BTreeMap;

use afterword_mail_reader::{
    Decision, DigestAnswer, DigestDoubt, Numbered, decision, digest_answer,
};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

use crate::publishing::answered_mails::{has_approving_word, mails, publishes, rules};

const COUNT: u32 = 6;

/// In a client that keeps the marker, unquoted.
fn read(new: &str) -> DigestAnswer {
    let mail = &mails(new, "1 ok")[0];
    digest_answer(mail.as_bytes(), &rules(), COUNT)
}

fn decided(new: &str) -> Vec<(u32, Decision, String)> {
    match read(new) {
        DigestAnswer::Decisions { numbered, .. } => numbered
            .into_iter()
            .map(|one| (one.number, one.decision, one.text))
            .collect(),
        other => panic!("{new}: {other:?}"),
    }
}

fn asked_back(new: &str) -> DigestDoubt {
    match read(new) {
        DigestAnswer::AskedBack(doubt) => doubt,
        other => panic!("{new}: {other:?}"),
    }
}

#[test]
fn numbers_decide_on_one_line_or_on_several() {
    use Decision::{Approve, Reject, Spam};
    let expected: Vec<_> = [
        (1, Approve),
        (2, Spam),
        (3, Spam),
        (4, Spam),
        (5, Spam),
        (6, Reject),
    ]
    .into_iter()
    .map(|(number, what)| (number, what, String::new()))
    .collect();
    for new in [
        "1 ok, 2-5 spam, 6 no",
        "1 ok\n2-5 spam\n6 no",
        "1: ok\n\n2, 3: spam\n4-5: spam\n\n6: no\n\n-- \nEva",
        "1 oui\nspam 2-5\n6 nein danke",
    ] {
        assert_eq!(decided(new), expected, "{new}");
    }
    assert_eq!(read("undo"), DigestAnswer::Undo);
    assert_eq!(read("Rückgängig."), DigestAnswer::Undo);
}

#[test]
fn a_text_belongs_to_the_one_number_above_it() {
    let new = "1 ok\n\nThank you, *Ann*!\n\nSee you in 2026.\n2 spam, 3 ok\n4 edit\nMended.\n5 no";
    let found = decided(new);
    let texts: Vec<(u32, &str)> = found
        .iter()
        .map(|(number, _, text)| (*number, text.as_str()))
        .collect();
    assert_eq!(
        texts,
        [
            (1, "Thank you, *Ann*!\n\nSee you in 2026."),
            (2, ""),
            (3, ""),
            (4, "Mended."),
            (5, "")
        ]
    );
    assert_eq!(found[3].1, Decision::Edit);
}

#[test]
fn what_is_not_clear_is_asked_back_and_nothing_is_decided() {
    use DigestDoubt::{Empty, Line, NoSuchNumber, TakenBack, Text, Twice};
    for (new, doubt) in [
        ("ok", Line("ok".to_owned())),
        ("Hello!\n1 ok", Line("Hello!".to_owned())),
        ("1 ok, 2 okk", Line("1 ok, 2 okk".to_owned())),
        ("1 ok\n2", Line("2".to_owned())),
        ("1 ok\nspam", Line("spam".to_owned())),
        ("1 ok\n7 spam", NoSuchNumber(7)),
        ("1 ok\n7 ok, 1 okk", Line("7 ok, 1 okk".to_owned())),
        ("1 ok\n777 ok, 1 okk", Line("777 ok, 1 okk".to_owned())),
        ("1 ok\n1 spam", Twice(1)),
        ("1-3 ok, 2 no", Twice(2)),
        ("1 ok\nYes.\n1 ok\nIndeed.", Twice(1)),
        ("1-2 ok\nThank you!", Text("Thank you!".to_owned())),
        ("1 ok, 2 spam\nThank you!", Text("Thank you!".to_owned())),
        ("1 no\nOff topic.", Text("Off topic.".to_owned())),
        ("1 edit", Text(String::new())),
        (
            "1 ok\nOn second thought, please do not publish this.",
            TakenBack("on second thought".to_owned()),
        ),
        ("", Empty),
    ] {
        let found = asked_back(new);
        match (&found, &doubt) {
            (TakenBack(_), TakenBack(_)) => {}
            _ => assert_eq!(found, doubt, "{new}"),
        }
    }
    assert_eq!(decided("1 ok, 1 yes").len(), 1, "twice the same is once");
}

#[test]
fn a_digest_cannot_answer_for_its_moderator() {
    // Without the marker, or with nothing above it: "1 ok" stands in the comment.
    for mail in mails("", "1 ok\n2 ok") {
        let found = digest_answer(mail.as_bytes(), &rules(), COUNT);
        assert!(
            matches!(found, DigestAnswer::AskedBack(_)),
            "{mail}\n{found:?}"
        );
    }
}

#[test]
fn an_answer_in_html_keeps_its_marks_below_a_number() {
    let raw = "From: eva@blog.example\r\nContent-Type: text/html\r\n\r\n<div><b>1</b> ok</div><div>Very <b>good</b>.</div>\
        <div>2 spam</div><p>=== Above [#ab] ===</p>";
    let found = digest_answer(raw.as_bytes(), &rules(), COUNT);
    let expected = |number, decision, text: &str| Numbered {
        number,
        decision,
        text: text.to_owned(),
    };
    assert_eq!(
        found,
        DigestAnswer::Decisions {
            numbered: vec![
                expected(1, Decision::Approve, "Very **good**."),
                expected(2, Decision::Spam, ""),
            ],
            last: Some(2),
            left_out: String::new(),
        }
    );
}

#[rustfmt::skip]
const WORDS: &[&str] = &[
    "ok", "OK!", "yes", "oui", "👍", "承認", "да", "publish it", "no", "nein", "spam", "c'est du spam", "delete", "不", "block",
    "don't publish", "okk", "thanks", "maybe", "not spam",
];

#[rustfmt::skip]
const BITS: &[&str] = &[
    "ok", "no", "spam", "yes", "1", "2", "3", "6", "7", "12", "-", " - ", "–", ",", ", ", ";", ".", ":", ")", "#", " ", " ", " ",
    "\n", "\n", "\n\n", "> ", "?", "~~", ":(", "+1", "-1", "1.", "thanks", "publish", "not", "undo", "edit", "👍", "はい", "一", "٣",
    "Best regards,\nEva", "-- ", "```", "*", "[ ]", "2026",
];

proptest! {
    #![proptest_config(ProptestConfig::with_cases(512))]

    /// Each number has what its own word says, or nothing at all is decided.
    #[test]
    fn every_number_gets_its_own_word(
        pairs in vec((1..=7_u32, select(WORDS), select(&[", ", "; ", "\n", "\n\n"][..])), 1..8),
    ) {
        let new: String = pairs.iter().map(|(number, word, end)| format!("{number} {word}{end}")).collect();
        let said: BTreeMap<u32, Decision> = pairs.iter().map(|(number, word, _)| (*number, decision(word))).collect();
        if let DigestAnswer::Decisions { numbered, .. } = read(&new) {
            for one in numbered {
                prop_assert_eq!(said.get(&one.number), Some(&one.decision), "{}", new);
            }
        }
    }

    /// Whatever is written: what publishes has a line with a number and an approving word.
    #[test]
    fn no_number_is_published_without_an_approving_word(
        new in vec(select(BITS), 0..14).prop_map(|bits| bits.concat()),
        comment in vec(select(BITS), 0..8).prop_map(|bits| bits.concat()),
    ) {
        for mail in mails(&new, &comment) {
            let DigestAnswer::Decisions { numbered, .. } = digest_answer(mail.as_bytes(), &rules(), COUNT) else {
                continue;
            };
            for one in numbered.iter().filter(|one| publishes(one.decision)) {
                let is_said = new.lines().any(|line| has_approving_word(line) && covers(line, one.number));
                prop_assert!(is_said, "{:?}\n{}", one, mail);
            }
        }
    }
}

/// Whether a number of the line is this one, or some may be the ends of a range around it.
fn covers(line: &str, number: u32) -> bool {
    let ascii = line.replace('٣', "3").replace("１", "1");
    let numbers: Vec<u32> = ascii
        .split(|c: char| !c.is_ascii_digit())
        .filter_map(|digits| digits.parse().ok())
        .collect();
    let (least, most) = (numbers.iter().min(), numbers.iter().max());
    numbers.contains(&number)
        || least
            .zip(most)
            .is_some_and(|(&least, &most)| (least..=most).contains(&number))
}
