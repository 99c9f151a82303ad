//! From the bytes of a message to its effect, with the reason.

use serde::Serialize;

use crate::addressed::addressed;
use crate::auto_reply::machine_mail;
use crate::command::{Decision, decision};
use crate::message::Mail;
use crate::reply_text::{self, NewText};

/// The rules that differ between sites.
#[derive(Clone, Debug, Default)]
pub struct Rules {
    /// Our own addresses, without tags: mail from them has come back to us.
    pub own_addresses: Vec<String>,
    /// Keep "Best regards, Ann" at the end of an answer.
    pub keep_closings: bool,
}

/// The effect of a message with a valid token and sender. It serialises to the format of `afterword mail inspect`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Inspection {
    pub decision: Decision,
    /// Markdown. With a decision the text below the command, otherwise all new text.
    pub reply_text: String,
    /// A text for people.
    pub reason: String,
    /// An automatic mail; then nothing else was checked.
    pub auto: bool,
    pub from: Vec<String>,
    pub message_id: Option<String>,
    /// Token candidates, in the order to try.
    pub tokens: Vec<String>,
}

/// Reads `raw` (RFC 5322). Never fails: an unreadable message decides nothing, and the reason says why.
pub fn inspect(raw: &[u8], rules: &Rules) -> Inspection {
    let mail = match Mail::parse(raw) {
        Ok(mail) => mail,
        Err(error) => return undecided(error.to_string()),
    };
    let outcome = match machine_mail(&mail, &rules.own_addresses) {
        Some(reason) => Inspection {
            auto: true,
            ..undecided(reason)
        },
        None => read(&reply_text::of(&mail, rules)),
    };
    Inspection {
        from: mail.from(),
        message_id: mail.message_id().map(str::to_owned),
        tokens: addressed(&mail).tokens,
        ..outcome
    }
}

fn undecided(reason: String) -> Inspection {
    Inspection {
        decision: Decision::None,
        reply_text: String::new(),
        reason,
        auto: false,
        from: Vec::new(),
        message_id: None,
        tokens: Vec::new(),
    }
}

fn read(new: &NewText) -> Inspection {
    let Some(first) = new.parts.first() else {
        return undecided("nothing new is in it".to_owned());
    };
    let (line, _) = split(first);
    let found = decision(line);
    let text = new.joined();
    let reason = match found {
        Decision::None => format!("“{}” is no command", shortened(line)),
        _ if contradicted(new, found) => "its parts ask for different things".to_owned(),
        Decision::Edit if split(&text).1.is_empty() => "edit needs the text below it".to_owned(),
        _ => {
            let reply_text = split(&text).1.to_owned();
            let reason = format!("the first line is “{line}”");
            return Inspection {
                decision: found,
                reply_text,
                ..undecided(reason)
            };
        }
    };
    Inspection {
        reply_text: text,
        ..undecided(reason)
    }
}

/// Below and between quotations a line may be a wrapped rest of the original, written by the comment's author: so two
/// different commands there cancel each other.
fn contradicted(new: &NewText, found: Decision) -> bool {
    let others = new.parts.iter().skip(1).map(|part| decision(split(part).0));
    !new.on_top
        && others
            .into_iter()
            .any(|other| other != Decision::None && other != found)
}

/// The first line, and the text below it.
fn split(text: &str) -> (&str, &str) {
    let (line, rest) = text.split_once('\n').unwrap_or((text, ""));
    (line, rest.trim_start_matches('\n'))
}

fn shortened(line: &str) -> String {
    let mut characters = line.chars();
    let shown: String = characters.by_ref().take(60).collect();
    if characters.next().is_some() {
        shown + "…"
    } else {
        shown
    }
}
