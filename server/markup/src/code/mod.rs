//! Code → which pieces of it are comments, strings, numbers and keywords, for the colours of a style sheet.
//!
//! One pass, which never goes back: the time is in proportion to the length, whatever somebody writes. It knows how
//! words are told apart, and no grammar: colours help to read, and need not be right to the last bracket.

mod languages;

use std::ops::Range;

use languages::{Kind, Language, Quote};

/// In bytes. Nobody reads more of it in a comment.
const MAX_CODE: usize = 16 * 1024;

/// Pieces with a colour, for all code of a comment. Each is some thirty bytes of HTML.
const MAX_PIECES: usize = 2000;

/// What a piece is, by the class that the style sheets know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Class {
    Comment,
    Keyword,
    Number,
    String,
}

impl Class {
    const ALL: [Class; 4] = [Class::Comment, Class::Keyword, Class::Number, Class::String];

    pub(super) fn name(self) -> &'static str {
        match self {
            Class::Comment => "aw-c",
            Class::Keyword => "aw-k",
            Class::Number => "aw-n",
            Class::String => "aw-s",
        }
    }
}

/// Whether it is the class of a piece.
pub(super) fn is_class(name: &str) -> bool {
    Class::ALL.into_iter().any(|class| class.name() == name)
}

/// A part of the code with a colour.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Piece {
    pub(super) class: Class,
    pub(super) range: Range<usize>,
}

/// The code of one comment.
#[derive(Debug, Default)]
pub(super) struct Colours {
    pieces: usize,
}

impl Colours {
    /// The pieces that have a colour, in their order. None in a language that is not known, and in code that is longer,
    /// or has more of them, than a comment may have.
    pub(super) fn of(&mut self, code: &str, language: &str) -> Vec<Piece> {
        let Some(language) = languages::by_name(language) else {
            return Vec::new();
        };
        if code.len() > MAX_CODE {
            return Vec::new();
        }
        let pieces = read(code, language);
        if self.pieces + pieces.len() > MAX_PIECES {
            return Vec::new();
        }
        self.pieces += pieces.len();
        pieces
    }
}

fn read(code: &str, language: &'static Language) -> Vec<Piece> {
    let mut reader = Reader {
        code,
        language,
        at: 0,
        unclosed: vec![0; language.quotes.len()],
        pieces: Vec::new(),
    };
    match language.kind {
        Kind::Code => reader.code(),
        Kind::Tags => reader.tags(),
        Kind::Diff => reader.diff(),
    }
    reader.pieces
}

struct Reader<'a> {
    code: &'a str,
    language: &'static Language,
    at: usize,
    /// For each of the language's quotes, up to where it is known to have no end. Without it, a line of a thousand
    /// escaped quotes would be read a thousand times.
    unclosed: Vec<usize>,
    pieces: Vec<Piece>,
}

impl Reader<'_> {
    fn rest(&self) -> &str {
        &self.code[self.at..]
    }

    fn line_end(&self) -> usize {
        self.rest()
            .find('\n')
            .map_or(self.code.len(), |length| self.at + length)
    }

    /// Gives what is from here to `end` a colour, together with what is before it if that has the same.
    fn takes(&mut self, class: Class, end: usize) {
        let range = self.at..end;
        self.at = end;
        match self.pieces.last_mut() {
            _ if range.is_empty() => {}
            Some(last) if last.class == class && last.range.end == range.start => {
                last.range.end = range.end;
            }
            _ => self.pieces.push(Piece { class, range }),
        }
    }

    fn skips(&mut self) {
        self.at += self.rest().chars().next().map_or(0, char::len_utf8);
    }

    fn code(&mut self) {
        let mut begins_line = true;
        while let Some(letter) = self.rest().chars().next() {
            if begins_line && self.key() {
                begins_line = false;
            } else if self.comment() || self.quoted() {
                begins_line = self.code[..self.at].ends_with('\n');
            } else if letter.is_ascii_digit() {
                let length = number(self.rest());
                self.takes(Class::Number, self.at + length);
                begins_line = false;
            } else if begins_word(letter) {
                self.word();
                begins_line = false;
            } else {
                self.skips();
                begins_line = letter == '\n' || begins_line && " \t-".contains(letter);
            }
        }
    }

    /// `name:` or `name =` at the beginning of a line, in languages of settings.
    fn key(&mut self) -> bool {
        let Some(after) = self.language.key else {
            return false;
        };
        let rest = self.rest();
        let length = rest
            .find(|c: char| !c.is_alphanumeric() && !"_-.".contains(c))
            .unwrap_or(rest.len());
        let is_key = length > 0 && rest[length..].trim_start_matches(' ').starts_with(after);
        if is_key {
            self.takes(Class::Keyword, self.at + length);
        }
        is_key
    }

    fn comment(&mut self) -> bool {
        let language = self.language;
        for (open, close) in language.block_comments {
            if self.rest().starts_with(open) {
                let end = block_end(self.rest(), open, close, language.nests);
                self.takes(Class::Comment, self.at + end);
                return true;
            }
        }
        let stands_alone = self.code[..self.at].ends_with(|c: char| c.is_whitespace() || c == ';');
        let may_begin = self.at == 0 || stands_alone || !language.apart;
        let begins = |open: &&str| self.rest().starts_with(*open);
        if may_begin && language.line_comments.iter().any(begins) {
            self.takes(Class::Comment, self.line_end());
            return true;
        }
        false
    }

    fn quoted(&mut self) -> bool {
        let quotes = self.language.quotes;
        for (index, quote) in quotes.iter().enumerate() {
            if self.at < self.unclosed[index] || !self.rest().starts_with(quote.open) {
                continue;
            }
            let limit = if quote.lines {
                self.code.len()
            } else {
                self.line_end()
            };
            let begin = self.at + quote.open.len();
            match quote_end(&self.code[begin..limit], quote) {
                Some(length) => {
                    self.takes(Class::String, begin + length);
                    return true;
                }
                // Code is often cut off in the middle.
                None if quote.lines => {
                    self.takes(Class::String, limit);
                    return true;
                }
                // `'a` of Rust says nothing of the next one.
                None if quote.one_letter => {}
                None => self.unclosed[index] = limit,
            }
        }
        false
    }

    fn word(&mut self) {
        let language = self.language;
        let rest = self.rest();
        let is_in = |c: char| c.is_alphanumeric() || c == '_' || language.in_words.contains(c);
        let first = rest.chars().next().map_or(0, char::len_utf8);
        let length = rest[first..]
            .find(|c| !is_in(c))
            .map_or(rest.len(), |more| first + more);
        let word = &rest[..length];
        let is_keyword = if language.any_case {
            let same = |keyword: &&str| keyword.eq_ignore_ascii_case(word);
            language.keywords.iter().any(same)
        } else {
            language.keywords.contains(&word)
        };
        if is_keyword {
            self.takes(Class::Keyword, self.at + length);
        } else {
            self.at += length;
        }
    }

    /// Names of elements, values of attributes, comments.
    fn tags(&mut self) {
        let mut in_tag = false;
        while let Some(letter) = self.rest().chars().next() {
            if in_tag && self.quoted() {
                continue;
            }
            if in_tag {
                in_tag = letter != '>';
                self.skips();
            } else if letter != '<' {
                self.at = self
                    .rest()
                    .find('<')
                    .map_or(self.code.len(), |l| self.at + l);
            } else if !self.comment() {
                self.skips();
                let rest = self.rest();
                let name = rest.trim_start_matches(['/', '!', '?']);
                let mark = rest.len() - name.len();
                let length = name
                    .find(|c: char| !c.is_alphanumeric() && !"-_:.".contains(c))
                    .unwrap_or(name.len());
                in_tag = length > 0;
                self.at += mark;
                self.takes(Class::Keyword, self.at + length);
            }
        }
    }

    fn diff(&mut self) {
        while self.at < self.code.len() {
            let end = self.line_end();
            let line = &self.code[self.at..end];
            let class = match line.as_bytes().first() {
                Some(b'+') => Some(Class::String),
                Some(b'-') => Some(Class::Keyword),
                Some(b'@' | b'd' | b'i') => Some(Class::Comment),
                _ => None,
            };
            if let Some(class) = class {
                self.takes(class, end);
            }
            self.at = (end + 1).min(self.code.len());
        }
    }
}

/// The `$` of a variable keeps it from being a keyword.
fn begins_word(letter: char) -> bool {
    letter.is_alphabetic() || letter == '_' || letter == '$'
}

/// The length of what begins with a digit. `0..9` and `1.max(2)` have a number before their dot.
fn number(rest: &str) -> usize {
    let bytes = rest.as_bytes();
    let is_hex = rest.starts_with("0x") || rest.starts_with("0X");
    let mut length = 1;
    while let Some(byte) = bytes.get(length) {
        let before = bytes[length - 1];
        let digit_follows = bytes.get(length + 1).is_some_and(u8::is_ascii_digit);
        let goes_on = match byte {
            b'.' => digit_follows,
            b'+' | b'-' => !is_hex && matches!(before, b'e' | b'E') && digit_follows,
            byte => byte.is_ascii_alphanumeric() || *byte == b'_',
        };
        if !goes_on {
            break;
        }
        length += 1;
    }
    length
}

/// Where a comment that begins here ends; at the end of the code if nowhere before.
fn block_end(rest: &str, open: &str, close: &str, nests: bool) -> usize {
    let mut depth = 1_usize;
    let mut at = open.len();
    while at < rest.len() {
        let here = &rest.as_bytes()[at..];
        if here.starts_with(close.as_bytes()) {
            at += close.len();
            depth -= 1;
            if depth == 0 {
                return at;
            }
        } else if nests && here.starts_with(open.as_bytes()) {
            at += open.len();
            depth += 1;
        } else {
            at += 1;
        }
    }
    rest.len()
}

/// The length of what is in quotes, with the quote that ends it.
fn quote_end(rest: &str, quote: &Quote) -> Option<usize> {
    let bytes = rest.as_bytes();
    let mut at = 0;
    let mut letters = 0;
    while at < bytes.len() {
        if bytes[at..].starts_with(quote.close.as_bytes()) {
            let end = at + quote.close.len();
            return (!quote.one_letter || letters == 1).then_some(end);
        }
        let length = rest[at..].chars().next()?.len_utf8();
        if quote.escapes && bytes[at] == b'\\' {
            let next = rest[at + 1..].chars().next().map_or(0, char::len_utf8);
            at += length + next;
            // `'\u{1F600}'`
            if quote.one_letter {
                at += rest[at..].find('\'').filter(|&more| more < 12)?;
            }
        } else {
            at += length;
        }
        letters += 1;
        if quote.one_letter && letters > 1 {
            return None;
        }
    }
    None
}

#[cfg(test)]
mod tests;
