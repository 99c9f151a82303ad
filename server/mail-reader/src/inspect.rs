//! From the bytes of a message to its effect, with the reason.

use serde::Serialize;

use crate::addressed::addressed;
use crate::auto_reply::machine_mail;
use crate::command::{Decision, decision, spoken};
use crate::message::Mail;
use crate::reply_text::{self, NewText};
use crate::{reaction, retraction};

/// The rules that differ between sites.
#[derive(Clone, Debug, Default)]
pub struct Rules {
    /// Our own addresses, without tags: mail from them has come back to us.
    pub own_addresses: Vec<String>,
    /// Keep "Best regards, Ann" at the end of an answer.
    pub keep_closings: bool,
    /// Sentences of our own mails, in all languages: where one of them is unquoted and the marker is missing, our
    /// text can't be told from the sender's.
    pub own_sentences: Vec<String>,
}

/// Why a mail whose first line is a command does nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AskedBack {
    /// These words below the command take it back, or speak about the comment to us.
    TakenBack(String),
    /// Our own mail is in it, unquoted and without its marker.
    OurOwnText,
    /// A client wrote for the sender that they reacted, but does not say so in the way of the standard.
    UnmarkedReaction,
}

/// The effect of a message with a valid token and sender. It serialises to the format of `afterword mail inspect`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Inspection {
    pub decision: Decision,
    /// Markdown. With a decision the text below the command, otherwise all new text.
    pub reply_text: String,
    /// What was cut above the marker of our mail, word for word: a signature, a closing, an older answer.
    pub left_out: String,
    /// A text for people.
    pub reason: String,
    /// All new text, where the first line approves by a yes with a courtesy, such as "ok, thanks!": to a word for the
    /// owner only that is an answer.
    #[serde(skip)]
    pub courtesy: Option<String>,
    /// If the first line is a command and yet nothing is decided.
    #[serde(skip)]
    pub asked_back: Option<AskedBack>,
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
        None => match reaction::emoji(&mail) {
            Some(emoji) => reacted(&emoji),
            None => read(&reply_text::of(&mail, rules)),
        },
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
        left_out: String::new(),
        reason,
        courtesy: None,
        asked_back: None,
        auto: false,
        from: Vec::new(),
        message_id: None,
        tokens: Vec::new(),
    }
}

/// An emoji decides as it does in a first line. The text beside it is the client's.
fn reacted(emoji: &str) -> Inspection {
    let emoji = shortened(emoji.trim());
    match decision(&emoji) {
        Decision::None | Decision::Edit => Inspection {
            reason: format!("the reaction “{emoji}” is no command"),
            ..undecided(String::new())
        },
        found => Inspection {
            decision: found,
            ..undecided(format!("the reaction is “{emoji}”"))
        },
    }
}

fn read(new: &NewText) -> Inspection {
    let Some(first) = new.parts.first() else {
        return undecided("nothing new is in it".to_owned());
    };
    let first = first.plain();
    let line = first_line(&first);
    let said = spoken(line);
    let found = said.map_or(Decision::None, |said| said.decision);
    let text = new.markdown();
    let below = new.markdown_below();
    let doubt = doubt(new, found, &new.words_below());
    let reason = match found {
        Decision::None => format!("“{}” is no command", shortened(line)),
        _ if contradicted(new, found) => "its parts ask for different things".to_owned(),
        Decision::Edit if below.is_empty() => "edit needs the text below it".to_owned(),
        _ if let Some(doubt) = &doubt => doubt.reason(),
        _ => {
            let reason = format!("the first line is “{line}”");
            return Inspection {
                decision: found,
                reply_text: below,
                left_out: new.left_out.clone(),
                courtesy: said.filter(|said| said.is_courtesy).map(|_| text.clone()),
                ..undecided(reason)
            };
        }
    };
    Inspection {
        reply_text: text,
        left_out: new.left_out.clone(),
        asked_back: doubt,
        ..undecided(reason)
    }
}

/// Why the command `found` may not be what the sender wants. Only what publishes is doubted, and text of which it is
/// unclear who wrote it.
fn doubt(new: &NewText, found: Decision, below: &str) -> Option<AskedBack> {
    let publishes = matches!(found, Decision::Approve | Decision::Edit);
    if found == Decision::None {
        return None;
    }
    if new.has_our_text {
        return Some(AskedBack::OurOwnText);
    }
    if reaction::is_announced(below) {
        return Some(AskedBack::UnmarkedReaction);
    }
    let taken_back = publishes.then(|| retraction::retraction(below)).flatten();
    taken_back.map(|words| AskedBack::TakenBack(shortened(&words)))
}

impl AskedBack {
    fn reason(&self) -> String {
        match self {
            Self::TakenBack(words) => format!("“{words}” below the command may take it back"),
            Self::OurOwnText => "it can't be told from the text of our own mail".to_owned(),
            Self::UnmarkedReaction => "its text is a client's, about a reaction".to_owned(),
        }
    }
}

/// Below and between quotations a line may be a wrapped rest of the original, written by the comment's author: so two
/// different commands there cancel each other.
fn contradicted(new: &NewText, found: Decision) -> bool {
    let others = new.parts.iter().skip(1);
    let others = others.map(|part| decision(first_line(&part.plain())));
    !new.on_top
        && others
            .into_iter()
            .any(|other| other != Decision::None && other != found)
}

pub(super) fn first_line(text: &str) -> &str {
    text.split('\n').next().unwrap_or_default()
}

pub(super) fn shortened(line: &str) -> String {
    let mut characters = line.chars();
    let shown: String = characters.by_ref().take(60).collect();
    if characters.next().is_some() {
        shown + "…"
    } else {
        shown
    }
}
