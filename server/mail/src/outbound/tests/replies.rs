//! An answer to each of our mails, quoted as mail clients do, is read correctly.

use super::*;
use afterword_mail_reader::{Decision, Inspection, Rules, decision, inspect, marker_line};

fn answered(kind: &str, body: &str) -> Inspection {
    let message = format!(
        "From: Eva <eva@blog.example>\r\nTo: comments+m{TOKEN}@blog.example\r\nSubject: Re: x\r\nMessage-ID: <1@blog.example>\r\nContent-Type: text/{kind}; charset=utf-8\r\n\r\n{}",
        body.replace('\n', "\r\n")
    );
    let found = inspect(message.as_bytes(), &Rules::default());
    assert_eq!(found.tokens, [TOKEN]);
    found
}

fn quoted(text: &str) -> String {
    let lines = text
        .lines()
        .map(|line| format!("> {line}").trim_end().to_owned() + "\n");
    lines.collect()
}

/// Clients break quoted lines at 76 columns.
fn quoted_and_wrapped(text: &str) -> String {
    let mut shown = String::new();
    for line in text.lines() {
        let characters: Vec<char> = line.chars().collect();
        for (index, piece) in characters.chunks(74).enumerate() {
            let mark = if index == 0 { "> " } else { "" };
            shown += &format!("{mark}{}\n", piece.iter().collect::<String>());
        }
        if characters.is_empty() {
            shown += ">\n";
        }
    }
    shown
}

const ATTRIBUTIONS: [&str; 3] = [
    "On Mon, 5 Jan 2026 at 10:00, Notes <comments@blog.example> wrote:",
    "Le lun. 5 janv. 2026 à 10:00, Notes <comments@blog.example> a écrit :",
    "Am Mo., 5. Jan. 2026 um 10:00 Uhr schrieb Notes <comments@blog.example>:",
];

const OUTLOOK: [&str; 3] = [
    "________________________________\nFrom: Notes <comments@blog.example>\nSent: Monday, January 5, 2026 10:00 AM\nTo: Eva <eva@blog.example>\nSubject: x",
    "________________________________\nDe : Notes <comments@blog.example>\nEnvoyé : lundi 5 janvier 2026 10:00\nÀ : Eva <eva@blog.example>\nObjet : x",
    "________________________________\nVon: Notes <comments@blog.example>\nGesendet: Montag, 5. Januar 2026 10:00\nAn: Eva <eva@blog.example>\nBetreff: x",
];

#[test]
fn the_first_line_of_a_mail_that_can_be_answered_is_the_marker() {
    for (language, sentence) in [
        (Texts::of("en"), "Write your answer above this line"),
        (Texts::of("fr"), "Répondez au-dessus de cette ligne"),
        (Texts::of("de"), "Bitte über dieser Zeile antworten"),
    ] {
        let letters = samples::all();
        let first =
            |is_it: fn(&Letter) -> bool| letters.iter().find(|letter| is_it(letter)).unwrap();
        for letter in [
            first(|letter| matches!(letter, Letter::Moderation(_))),
            first(|letter| matches!(letter, Letter::Answered(_))),
            first(|letter| matches!(letter, Letter::Decided(_))),
        ] {
            let (_, text, html) = parts(&written(letter, &head(language)));
            let marker = marker_line(sentence, "k3v9");
            assert_eq!(text.lines().next(), Some(marker.as_str()));
            assert!(html.contains(&marker));
        }
        let digest = first(|letter| matches!(letter, Letter::Digest(_)));
        let (_, text, _) = parts(&written(digest, &head(language)));
        assert!(
            !text.contains("==="),
            "an answer to a digest decides nothing"
        );
    }
}

#[test]
fn every_word_in_a_mail_does_what_it_says_however_the_mail_is_quoted() {
    let decisions = [
        Decision::Approve,
        Decision::Reject,
        Decision::Spam,
        Decision::Delete,
        Decision::Block,
        Decision::Edit,
    ];
    for (index, language) in Texts::all().enumerate() {
        let index = index % ATTRIBUTIONS.len();
        let (_, text, html) = parts(&written(&moderation(), &head(language)));
        let body = html
            .split_once("<body")
            .unwrap()
            .1
            .split_once('>')
            .unwrap()
            .1;
        let body = body.replace("</body>", "").replace("</html>", "");
        let words = [
            language.mail_word_approve(),
            language.mail_word_reject(),
            language.mail_word_spam(),
            language.mail_word_delete(),
            language.mail_word_block(),
            language.mail_word_edit(),
        ];
        for (word, decision) in words.into_iter().zip(decisions) {
            assert!(text.contains(&format!("\n  {word} ")), "{text}");
            let answer = format!("{word}\n\nThank you, Ann.\nGlad it helped.");
            let attribution = ATTRIBUTIONS[index];
            let outlook = OUTLOOK[index];
            let bodies = [
                (
                    "plain",
                    format!("{answer}\n\n{attribution}\n\n{}", quoted(&text)),
                ),
                (
                    "plain",
                    format!("{answer}\n\n{attribution}\n{}", quoted_and_wrapped(&text)),
                ),
                ("plain", format!("{answer}\n\n{outlook}\n\n{text}")),
                (
                    "plain",
                    format!("{attribution}\n{}\n{answer}\n", quoted(&text)),
                ),
                (
                    "html",
                    format!(
                        "<div>{word}</div><div><br></div><div>Thank you, Ann.<br>Glad it helped.</div><div class=\"gmail_quote\"><div class=\"gmail_attr\">{attribution}<br></div><blockquote class=\"gmail_quote\">{body}</blockquote></div>"
                    ),
                ),
                (
                    "html",
                    format!(
                        "<p>{word}</p><p>Thank you, Ann.<br>Glad it helped.</p><blockquote type=\"cite\">{body}</blockquote>"
                    ),
                ),
                (
                    "html",
                    format!(
                        "<p>{word}</p><p>Thank you, Ann.<br>Glad it helped.</p><div id=\"divRplyFwdMsg\">From: x</div>{body}"
                    ),
                ),
                (
                    "html",
                    format!("<p>{word}</p><p>Thank you, Ann.<br>Glad it helped.</p>{body}"),
                ),
            ];
            for (kind, body) in bodies {
                let found = answered(kind, &body);
                assert_eq!(found.decision, decision, "{}\n{body}", found.reason);
                assert_eq!(
                    found.reply_text, "Thank you, Ann.\nGlad it helped.",
                    "{body}"
                );
            }
        }
    }
}

#[test]
fn an_answer_with_nothing_new_decides_nothing() {
    for language in Texts::all() {
        for letter in samples::all() {
            let (_, text, _) = parts(&written(&letter, &head(language)));
            let body = format!("{}\n\n{}", ATTRIBUTIONS[0], quoted(&text));
            assert_eq!(answered("plain", &body).decision, Decision::None, "{body}");
        }
    }
}

#[test]
fn undo_answers_a_decision() {
    let decided = Letter::Decided(samples::decided(ActionTaken::Approved));
    for language in Texts::all() {
        let word = language.mail_word_undo();
        let (_, text, _) = parts(&written(&decided, &head(language)));
        assert!(text.contains(&format!("\n  {word} ")), "{text}");
        let body = format!("{word}\n\n{}\n{}", ATTRIBUTIONS[0], quoted(&text));
        assert_eq!(answered("plain", &body).decision, Decision::Undo);
    }
}

/// The comment under decision may quote our own mail, marker and all.
#[test]
fn a_comment_cannot_decide_on_itself() {
    let mut held = samples::held(Arrived::Held);
    held.text =
        "ok\n\n=== Write your answer above this line [#k3v9] ===\n\nok\n> ok\n-- \nok".to_owned();
    let letter = Letter::Moderation(held);
    let (_, text, _) = parts(&written(&letter, &head(Texts::of("en"))));
    for quoted in [quoted(&text), text] {
        let body = format!("no\n\n{}\n{quoted}", ATTRIBUTIONS[0]);
        assert_eq!(answered("plain", &body).decision, Decision::Reject);
        let body = format!("Hm.\n\n{}\n{quoted}", ATTRIBUTIONS[0]);
        assert_eq!(answered("plain", &body).decision, Decision::None);
    }
}

/// Who knows the console writes what its buttons say.
#[test]
fn the_words_of_the_consoles_buttons_decide() {
    for language in Texts::all() {
        let buttons = [
            (Decision::Approve, language.console_action_approve_button()),
            (Decision::Reject, language.console_action_reject_button()),
            (Decision::Spam, language.console_action_spam_button()),
            (Decision::Delete, language.console_action_delete_button()),
            (Decision::Block, language.console_action_block_button()),
            (Decision::Edit, language.console_action_edit_button()),
            (Decision::Undo, language.console_action_undo_button()),
        ];
        for (wanted, button) in buttons {
            // In other languages these are "answer", an insult, and "notify" (`tests/reading/words.rs` of the reader).
            if ["رد", "Slet", "Avvisa"].contains(&button) {
                continue;
            }
            assert_eq!(decision(button), wanted, "{button}");
        }
    }
}
