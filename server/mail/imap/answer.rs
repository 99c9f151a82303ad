//! What a server says, as far as it matters here. Whatever is not understood is [`Answer::Other`].

use super::tokens::{Token, Tokens};

/// The outcome of a command, or news about the connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Condition {
    Ok,
    No,
    Bad,
    Bye,
    Preauth,
}

/// A condition with its response code (RFC 3501, 7.1; RFC 5530) and its words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Said {
    pub(super) condition: Condition,
    /// Upper-case, with its values: `UIDVALIDITY 777`. Empty without one.
    pub(super) code: String,
    /// For people: one line, bounded.
    pub(super) words: String,
}

/// Of a message; all of it may be missing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Fetched {
    pub(super) uid: Option<u32>,
    pub(super) size: Option<u64>,
    /// The part that was asked for.
    pub(super) text: Option<Vec<u8>>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Answer {
    /// The end of the command with this tag.
    Done(String, Said),
    Said(Said),
    /// The server waits for more of the command.
    Continue,
    /// Upper-case.
    Capability(Vec<String>),
    Exists(u32),
    /// One message less.
    Expunge,
    Fetch(Fetched),
    Other,
}

const MAX_WORDS: usize = 200;

impl Answer {
    pub(super) fn read(answer: &[u8]) -> Self {
        if answer.starts_with(b"+") {
            return Self::Continue;
        }
        let (first, rest) = word(answer);
        let (second, after) = word(rest);
        let said = said(second, after);
        match said {
            Some(said) if first == b"*" => Self::Said(said),
            Some(said) => Self::Done(String::from_utf8_lossy(first).into_owned(), said),
            None if first == b"*" => data(second, after),
            None => Self::Other,
        }
    }
}

impl Said {
    /// A code's value: `number("UIDVALIDITY")`.
    pub(super) fn number(&self, code: &str) -> Option<u32> {
        let (name, value) = self.code.split_once(' ')?;
        (name == code).then(|| value.trim().parse().ok()).flatten()
    }
}

fn data(second: &[u8], after: &[u8]) -> Answer {
    if second.eq_ignore_ascii_case(b"CAPABILITY") {
        let list = String::from_utf8_lossy(after).to_ascii_uppercase();
        return Answer::Capability(list.split_ascii_whitespace().map(str::to_owned).collect());
    }
    let (kind, values) = word(after);
    if kind.eq_ignore_ascii_case(b"EXISTS") {
        number(second).map_or(Answer::Other, Answer::Exists)
    } else if kind.eq_ignore_ascii_case(b"EXPUNGE") {
        Answer::Expunge
    } else if kind.eq_ignore_ascii_case(b"FETCH") {
        Answer::Fetch(fetched(values))
    } else {
        Answer::Other
    }
}

/// Pairs of a name and a value in parentheses; values of other names may be lists.
fn fetched(values: &[u8]) -> Fetched {
    let mut found = Fetched::default();
    let mut depth = 0_usize;
    let mut name: Option<Vec<u8>> = None;
    for token in Tokens(values) {
        match token {
            Token::Open => depth += 1,
            Token::Close => {
                depth = depth.saturating_sub(1);
                name = if depth == 1 { None } else { name };
            }
            // A list inside is the value of a name that is of no interest.
            _ if depth != 1 => {}
            Token::Atom(atom) => match name.take() {
                None => name = Some(atom.to_ascii_uppercase()),
                Some(name) if name == b"UID" => found.uid = number(atom),
                Some(name) if name == b"RFC822.SIZE" => found.size = number(atom),
                // NIL: there is no such part.
                Some(_) => {}
            },
            Token::Text(text) => {
                if name.take().is_some_and(|name| name.starts_with(b"BODY[")) {
                    found.text = Some(text);
                }
            }
        }
    }
    found
}

fn said(condition: &[u8], after: &[u8]) -> Option<Said> {
    let condition = match condition.to_ascii_uppercase().as_slice() {
        b"OK" => Condition::Ok,
        b"NO" => Condition::No,
        b"BAD" => Condition::Bad,
        b"BYE" => Condition::Bye,
        b"PREAUTH" => Condition::Preauth,
        _ => return None,
    };
    let text = String::from_utf8_lossy(after);
    let coded = text.strip_prefix('[').and_then(|text| text.split_once(']'));
    let (code, words) = coded.unwrap_or(("", &text));
    Some(Said {
        condition,
        code: code.to_ascii_uppercase(),
        words: one_line(words),
    })
}

/// What a stranger's server says, fit for a log.
fn one_line(words: &str) -> String {
    let fit = words.chars().filter(|character| !character.is_control());
    let fit: String = fit.take(MAX_WORDS).collect();
    fit.trim().to_owned()
}

fn number<T: std::str::FromStr>(word: &[u8]) -> Option<T> {
    std::str::from_utf8(word).ok()?.parse().ok()
}

/// The first word, and what follows the blank behind it.
fn word(text: &[u8]) -> (&[u8], &[u8]) {
    let end = text.iter().position(|byte| b" \r\n".contains(byte));
    let (word, rest) = text.split_at(end.unwrap_or(text.len()));
    (word, rest.strip_prefix(b" ").unwrap_or(rest))
}
