//! The server's responses (RFC 3501, 7 and 9), as far as we need them, parsed without recursion. Anything else is
//! [`Response::Other`].

use std::borrow::Cow;

use bytes::Bytes;

/// The result of a command, or a message about the connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Condition {
    Ok,
    No,
    Bad,
    Bye,
    Preauth,
}

/// A condition with its response code (RFC 3501, 7.1; RFC 5530) and its text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct StatusResponse {
    pub(super) condition: Condition,
    /// In upper case, with its values: `UIDVALIDITY 777`. Empty without one.
    pub(super) code: String,
    /// For people: one line of limited length.
    pub(super) words: String,
}

/// The data of a message; all of it may be missing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Fetched {
    pub(super) uid: Option<u32>,
    pub(super) size: Option<u64>,
    /// The requested part, in the memory of the response.
    pub(super) text: Option<Bytes>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Response {
    /// The end of the command with this tag.
    Done(String, StatusResponse),
    Status(StatusResponse),
    /// The server waits for more of the command; with what it says.
    Continue(String),
    /// In upper case.
    Capability(Vec<String>),
    Exists(u32),
    /// A message was removed.
    Expunge,
    Fetch(Fetched),
    Other,
}

const MAX_WORDS: usize = 200;

impl Response {
    pub(super) fn read(received: &Bytes) -> Self {
        let response: &[u8] = received;
        if let Some(text) = response.strip_prefix(b"+") {
            return Self::Continue(String::from_utf8_lossy(text).trim().to_owned());
        }
        let (first, rest) = word(response);
        let (second, after) = word(rest);
        let said = said(second, after);
        match said {
            Some(said) if first == b"*" => Self::Status(said),
            Some(said) => Self::Done(String::from_utf8_lossy(first).into_owned(), said),
            None if first == b"*" => data(received, second, after),
            None => Self::Other,
        }
    }
}

impl StatusResponse {
    /// A code's value: `number("UIDVALIDITY")`.
    pub(super) fn number(&self, code: &str) -> Option<u32> {
        let (name, value) = self.code.split_once(' ')?;
        (name == code).then(|| value.trim().parse().ok()).flatten()
    }
}

fn data(received: &Bytes, second: &[u8], after: &[u8]) -> Response {
    if second.eq_ignore_ascii_case(b"CAPABILITY") {
        let list = String::from_utf8_lossy(after).to_ascii_uppercase();
        return Response::Capability(list.split_ascii_whitespace().map(str::to_owned).collect());
    }
    let (kind, values) = word(after);
    if kind.eq_ignore_ascii_case(b"EXISTS") {
        number(second).map_or(Response::Other, Response::Exists)
    } else if kind.eq_ignore_ascii_case(b"EXPUNGE") {
        Response::Expunge
    } else if kind.eq_ignore_ascii_case(b"FETCH") {
        Response::Fetch(fetched(received, values))
    } else {
        Response::Other
    }
}

/// Pairs of a name and a value in parentheses; values of unknown names may be lists.
fn fetched(received: &Bytes, values: &[u8]) -> Fetched {
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
            // A nested list is the value of an unknown name.
            _ if depth != 1 => {}
            Token::Atom(atom) => match name.take() {
                None => name = Some(atom.to_ascii_uppercase()),
                Some(name) if name == b"UID" => found.uid = number(atom),
                Some(name) if name == b"RFC822.SIZE" => found.size = number(atom),
                // NIL: the part does not exist.
                Some(_) => {}
            },
            Token::Text(text) => {
                if name.take().is_some_and(|name| name.starts_with(b"BODY[")) {
                    found.text = Some(match text {
                        Cow::Borrowed(text) => received.slice_ref(text),
                        Cow::Owned(text) => text.into(),
                    });
                }
            }
        }
    }
    found
}

fn said(condition: &[u8], after: &[u8]) -> Option<StatusResponse> {
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
    Some(StatusResponse {
        condition,
        code: code.to_ascii_uppercase(),
        words: one_line(words),
    })
}

/// Makes an untrusted server's text safe for a log.
fn one_line(words: &str) -> String {
    let fit = words.chars().filter(|character| !character.is_control());
    let fit: String = fit.take(MAX_WORDS).collect();
    fit.trim().to_owned()
}

fn number<T: std::str::FromStr>(word: &[u8]) -> Option<T> {
    std::str::from_utf8(word).ok()?.parse().ok()
}

/// The first word, and the text after the space that follows it.
fn word(text: &[u8]) -> (&[u8], &[u8]) {
    let end = text.iter().position(|byte| b" \r\n".contains(byte));
    let (word, rest) = text.split_at(end.unwrap_or(text.len()));
    (word, rest.strip_prefix(b" ").unwrap_or(rest))
}

/// A word of a response (RFC 3501, 9): atoms, strings and parentheses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Token<'a> {
    Open,
    Close,
    /// Including its square brackets: `BODY[HEADER.FIELDS (To)]<0>`.
    Atom(&'a [u8]),
    /// Quoted, or a literal as it came.
    Text(Cow<'a, [u8]>),
}

/// Splits a response into tokens; ends early if it is malformed.
pub(super) struct Tokens<'a>(pub(super) &'a [u8]);

impl<'a> Iterator for Tokens<'a> {
    type Item = Token<'a>;

    fn next(&mut self) -> Option<Token<'a>> {
        while let Some((b' ' | b'\r' | b'\n' | b'\t', rest)) = self.0.split_first() {
            self.0 = rest;
        }
        let (first, rest) = self.0.split_first()?;
        match first {
            b'(' | b')' => {
                self.0 = rest;
                Some(if *first == b'(' {
                    Token::Open
                } else {
                    Token::Close
                })
            }
            b'"' => self.quoted(rest),
            b'{' => self.literal(rest),
            _ => Some(self.atom()),
        }
    }
}

impl<'a> Tokens<'a> {
    fn quoted(&mut self, inside: &'a [u8]) -> Option<Token<'a>> {
        let mut text = Vec::new();
        let mut bytes = inside.iter().enumerate();
        while let Some((at, byte)) = bytes.next() {
            match byte {
                b'"' => {
                    self.0 = inside.get(at + 1..).unwrap_or_default();
                    return Some(Token::Text(text.into()));
                }
                b'\\' => text.push(*bytes.next()?.1),
                byte => text.push(*byte),
            }
        }
        None
    }

    fn literal(&mut self, inside: &'a [u8]) -> Option<Token<'a>> {
        let close = inside.iter().position(|&byte| byte == b'}')?;
        let digits = std::str::from_utf8(inside.get(..close)?).ok()?;
        let length: usize = digits.trim_end_matches('+').parse().ok()?;
        let rest = inside.get(close + 1..)?;
        let rest = rest.strip_prefix(b"\r").unwrap_or(rest);
        let rest = rest.strip_prefix(b"\n")?;
        let (text, rest) = rest.split_at_checked(length)?;
        self.0 = rest;
        Some(Token::Text(text.into()))
    }

    fn atom(&mut self) -> Token<'a> {
        let mut bracketed = false;
        let end = self.0.iter().position(|byte| {
            match byte {
                b'[' => bracketed = true,
                b']' => bracketed = false,
                b'\r' | b'\n' => return true,
                b' ' | b'(' | b')' | b'"' => return !bracketed,
                _ => {}
            }
            false
        });
        let (atom, rest) = self.0.split_at(end.unwrap_or(self.0.len()).max(1));
        self.0 = rest;
        Token::Atom(atom)
    }
}
