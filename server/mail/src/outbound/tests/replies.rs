//! An answer to each of our mails, quoted as mail clients do, is read correctly.

use super::*;
use afterword_mail_reader::{
    Decision, DigestAnswer, Inspection, Rules, decision, digest_answer, inspect, marker_line,
};

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
            first(|letter| matches!(letter, Letter::Digest(_))),
            first(|letter| matches!(letter, Letter::DigestDecided(_))),
        ] {
            let (_, text, html) = parts(&written(letter, &head(language)));
            let marker = marker_line(sentence, "k3v9");
            assert_eq!(text.lines().next(), Some(marker.as_str()));
            assert!(html.contains(&marker));
        }
        let spam = first(|letter| matches!(letter, Letter::Spam(_)));
        let (_, text, _) = parts(&written(spam, &head(language)));
        assert!(!text.contains("==="), "an answer to it decides nothing");
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

/// As the program that gives a mail its text sees it: it knows no styles.
fn all_text(html: &str) -> String {
    let body = html.split_once("<body").unwrap().1;
    let body = body.split_once('>').unwrap().1;
    afterword_markup::text_of_html(body)
}

#[test]
fn the_inbox_shows_the_beginning_of_the_comment_and_not_the_marker() {
    for language in Texts::all() {
        for letter in samples::all() {
            let (_, text, html) = parts(&written(&letter, &head(language)));
            let shown = all_text(&html);
            assert!(!shown.trim_start().starts_with("==="), "{shown}");
            assert_eq!(
                html.contains("display:none"),
                text.starts_with("==="),
                "only mails with a marker need it"
            );
        }
        let (.., html) = parts(&written(&moderation(), &head(language)));
        let shown = all_text(&html);
        assert!(
            shown
                .trim_start()
                .starts_with("I moved from Disqus last week"),
            "{shown}"
        );
    }
}

#[test]
fn a_comment_in_a_mail_looks_as_it_will_on_its_page() {
    let mut held = samples::held(Arrived::Held);
    held.text = "**Bold**, `code` and [a link](https://a.example).\n\n- one\n- two\n\n> said\n\n![cat](https://a.example/cat.png)\n\n<script>alert(1)</script>".to_owned();
    let (_, text, html) = parts(&written(&Letter::Moderation(held), &head(Texts::of("en"))));
    for part in [
        "<strong>Bold</strong>",
        ">code</code>",
        "href=\"https://a.example/\"",
        ">one</li>",
        "<blockquote style=",
        "&lt;script&gt;",
    ] {
        assert!(html.contains(part), "{part} is missing in {html}");
    }
    for remote in ["<img", "<script", "src="] {
        assert!(!html.contains(remote), "{html}");
    }
    assert!(text.contains("**Bold**, `code`"), "{text}");
}

/// A client may make text of what our mail hides. The comment begins with a word that decides.
#[test]
fn the_hidden_preview_is_never_read_as_the_owners_words() {
    let mut held = samples::held(Arrived::Held);
    held.text = "ok\n\nThis is what I think of it.".to_owned();
    for language in Texts::all() {
        let (_, text, html) = parts(&written(&Letter::Moderation(held.clone()), &head(language)));
        let hidden = html.split_once("mso-hide:all;\">").unwrap().1;
        let hidden = hidden.split_once("</div>").unwrap().0;
        assert!(hidden.starts_with("ok This is"), "{hidden}");
        let ours = format!("{hidden}\n\n{text}");
        let body = html.split_once("<body").unwrap().1;
        let body = body.split_once('>').unwrap().1;
        let body = body
            .replace("display:none;", "")
            .replace("mso-hide:all;", "");
        let shapes = |answer: &str| {
            [
                (
                    "plain",
                    format!("{answer}\n\n{}\n\n{}", ATTRIBUTIONS[0], quoted(&ours)),
                ),
                (
                    "plain",
                    format!(
                        "{answer}\n\n{}\n{}",
                        ATTRIBUTIONS[0],
                        quoted_and_wrapped(&ours)
                    ),
                ),
                ("plain", format!("{answer}\n\n{}\n\n{ours}", OUTLOOK[0])),
                ("plain", format!("{answer}\n\n{ours}")),
                (
                    "html",
                    format!("<div>{answer}</div><blockquote>{body}</blockquote>"),
                ),
                (
                    "html",
                    format!("<div>{answer}</div><div id=\"divRplyFwdMsg\">From: x</div>{body}"),
                ),
                ("html", format!("<div>{answer}</div>{body}")),
            ]
        };
        for (kind, body) in shapes("") {
            assert_eq!(answered(kind, &body).decision, Decision::None, "{body}");
        }
        for (kind, body) in shapes("no") {
            let found = answered(kind, &body);
            assert_eq!(found.decision, Decision::Reject, "{body}");
            assert_eq!((&*found.reply_text, &*found.left_out), ("", ""), "{body}");
        }
    }
}

#[test]
fn a_digest_is_answered_by_numbers_in_every_language_however_it_is_quoted() {
    let digest = samples::all();
    let digest = digest
        .iter()
        .find(|letter| matches!(letter, Letter::Digest(_)));
    for (index, language) in Texts::all().enumerate() {
        let (_, text, html) = parts(&written(digest.unwrap(), &head(language)));
        let body = html.split_once("<body").unwrap().1;
        let body = body.split_once('>').unwrap().1;
        let (approve, spam) = (language.mail_word_approve(), language.mail_word_spam());
        let how = format!("1 {approve}");
        let said = text.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(said.contains(&how), "{how} is missing in {text}");
        let index = index % ATTRIBUTIONS.len();
        let answer = format!("1 {approve}\n\nThank you, Ann.\n\n2: {spam}");
        let (attribution, outlook) = (ATTRIBUTIONS[index], OUTLOOK[index]);
        let bodies = [
            (
                "plain",
                format!("{answer}\n\n{attribution}\n\n{}", quoted(&text)),
            ),
            ("plain", format!("{answer}\n\n{outlook}\n\n{text}")),
            (
                "html",
                format!(
                    "<p>1 {approve}</p><p>Thank you, Ann.</p><p>2: {spam}</p><blockquote>{body}</blockquote>"
                ),
            ),
        ];
        for (kind, body) in bodies {
            let message = format!(
                "From: eva@blog.example\r\nContent-Type: text/{kind}; charset=utf-8\r\n\r\n{}",
                body.replace('\n', "\r\n")
            );
            let rules = Rules {
                own_sentences: crate::outbound::own_sentences(),
                ..Rules::default()
            };
            let found = digest_answer(message.as_bytes(), &rules, 2);
            let DigestAnswer::Decisions { numbered, .. } = found else {
                panic!("{found:?}\n{body}");
            };
            let decided: Vec<_> = numbered
                .iter()
                .map(|one| (one.decision, one.text.as_str()))
                .collect();
            assert_eq!(
                decided,
                [(Decision::Approve, "Thank you, Ann."), (Decision::Spam, "")],
                "{body}"
            );
        }
    }
}
