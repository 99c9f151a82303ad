//! HTML as text and tags.
//!
//! In `a <b` or `<3` the author means the character: a `<` without a nearby `>` is text. This also keeps the time
//! linear, because no byte is looked at more often than a tag is long.

use std::borrow::Cow;
use std::cell::RefCell;

use html5ever::buffer_queue::BufferQueue;
use html5ever::tendril::StrTendril;
use html5ever::tokenizer::states::{RawKind, State};
use html5ever::tokenizer::{
    Token as HtmlToken, TokenSink, TokenSinkResult, Tokenizer, TokenizerOpts,
};

/// In bytes. No address that may become a link is longer, and a tag needs little more.
const MAX_TAG: usize = 8 * 1024;

pub(super) enum Token<'a> {
    /// As it stands there: [`decoded`] replaces its references (`&amp;`).
    Text(&'a str),
    Open(Tag<'a>),
    Close(String),
}

pub(super) struct Tag<'a> {
    /// In lower case.
    pub(super) name: String,
    attributes: &'a str,
}

pub(super) struct Tokens<'a> {
    rest: &'a str,
}

impl<'a> Tokens<'a> {
    pub(super) fn new(html: &'a str) -> Self {
        Self { rest: html }
    }

    /// Takes what begins with `<`, if that is markup. Comments and the like give nothing.
    fn markup(&mut self) -> Option<Option<Token<'a>>> {
        let after = &self.rest[1..];
        if let Some(comment) = after.strip_prefix("!--") {
            self.rest = comment.split_once("-->").map_or("", |(_, rest)| rest);
            return Some(None);
        }
        let (closes, name_on) = match after.strip_prefix('/') {
            Some(name_on) => (true, name_on),
            None => (false, after),
        };
        if !name_on.starts_with(|first: char| first.is_ascii_alphabetic()) {
            let bogus = after.starts_with(['!', '?']);
            let end = bogus.then(|| tag_end(after)).flatten()?;
            self.rest = &after[end + 1..];
            return Some(None);
        }
        let inside = &name_on[..tag_end(name_on)?];
        self.rest = &name_on[inside.len() + 1..];
        let ends_name = |c: char| c.is_ascii_whitespace() || c == '/';
        let (name, attributes) = inside.split_at(inside.find(ends_name).unwrap_or(inside.len()));
        let name = name.to_ascii_lowercase();
        if closes {
            return Some(Some(Token::Close(name)));
        }
        if name == "script" || name == "style" {
            self.skip_to_end_of(&name);
            return Some(None);
        }
        Some(Some(Token::Open(Tag { name, attributes })))
    }

    fn skip_to_end_of(&mut self, name: &str) {
        let end = self.rest.match_indices("</").map(|(at, _)| at).find(|at| {
            let found = self.rest.as_bytes().get(at + 2..at + 2 + name.len());
            found.is_some_and(|found| found.eq_ignore_ascii_case(name.as_bytes()))
        });
        self.rest = end.map_or("", |at| &self.rest[at..]);
    }
}

impl<'a> Iterator for Tokens<'a> {
    type Item = Token<'a>;

    fn next(&mut self) -> Option<Token<'a>> {
        while !self.rest.is_empty() {
            if self.rest.starts_with('<')
                && let Some(taken) = self.markup()
            {
                match taken {
                    Some(token) => return Some(token),
                    None => continue,
                }
            }
            // A `<` that is none of these is text, with what follows.
            let mut signs = self.rest.match_indices('<').map(|(at, _)| at);
            let next = signs.find(|&at| at > 0);
            let (text, rest) = self.rest.split_at(next.unwrap_or(self.rest.len()));
            self.rest = rest;
            return Some(Token::Text(text));
        }
        None
    }
}

impl Tag<'_> {
    /// The first of this name, which is in lower case.
    pub(super) fn attribute(&self, wanted: &str) -> Option<String> {
        let between = |c: char| c.is_ascii_whitespace() || c == '/';
        let mut rest = self.attributes.trim_start_matches(between);
        while !rest.is_empty() {
            // A `=` in front belongs to the name, says the standard.
            let ends = |(at, c): (usize, char)| (at > 0 && c == '=') || between(c);
            let end = rest.char_indices().find(|&it| ends(it)).map(|(at, _)| at);
            let (name, after) = rest.split_at(end.unwrap_or(rest.len()));
            let after = after.trim_ascii_start();
            let (value, after) = match after.strip_prefix('=') {
                Some(value) => value_of(value.trim_ascii_start()),
                None => ("", after),
            };
            if name.eq_ignore_ascii_case(wanted) {
                return Some(decoded(&only_whole_references(value)).into_owned());
            }
            rest = after.trim_start_matches(between);
        }
        None
    }
}

/// A value and what follows it.
fn value_of(text: &str) -> (&str, &str) {
    match text.chars().next() {
        Some(quote @ ('"' | '\'')) => text[1..].split_once(quote).unwrap_or((&text[1..], "")),
        _ => {
            let end = text.find(|c: char| c.is_ascii_whitespace());
            text.split_at(end.unwrap_or(text.len()))
        }
    }
}

/// Where the `>` is that ends a tag; a `>` in a quoted value does not.
fn tag_end(text: &str) -> Option<usize> {
    let bytes = &text.as_bytes()[..text.len().min(MAX_TAG)];
    let mut at = 0;
    let mut after_equals = false;
    while let Some(&byte) = bytes.get(at) {
        match byte {
            b'>' => return Some(at),
            b'<' => return None,
            b'"' | b'\'' if after_equals => {
                let value = &bytes[at + 1..];
                at += 1 + value.iter().position(|&inner| inner == byte)?;
            }
            _ => {}
        }
        after_equals = byte == b'=' || (after_equals && byte.is_ascii_whitespace());
        at += 1;
    }
    None
}

/// In an attribute, `?a=1&copy=2` is an address: a reference has its semicolon there.
fn only_whole_references(value: &str) -> String {
    let mut pieces = value.split('&');
    let mut whole = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        let name = piece.split(|c: char| c != '#' && !c.is_ascii_alphanumeric());
        let length = name.map(str::len).next().unwrap_or(0);
        let reference = length > 0 && piece[length..].starts_with(';');
        whole.push_str(if reference { "&" } else { "&amp;" });
        whole.push_str(piece);
    }
    whole
}

/// Nearly all references that texts have.
const COMMON: [(&str, char); 9] = [
    ("amp", '&'),
    ("lt", '<'),
    ("gt", '>'),
    ("quot", '"'),
    ("apos", '\''),
    ("#39", '\''),
    ("#x27", '\''),
    ("#34", '"'),
    ("nbsp", '\u{A0}'),
];

/// Replaces references as browsers do.
pub(super) fn decoded(text: &str) -> Cow<'_, str> {
    match text.contains('&') {
        false => Cow::Borrowed(text),
        true => Cow::Owned(commonly_decoded(text).unwrap_or_else(|| tokenized(text))),
    }
}

/// Without the tokenizer, where all references are common and end with a semicolon.
fn commonly_decoded(text: &str) -> Option<String> {
    // The tokenizer replaces these.
    if text.contains(['\r', '\0']) {
        return None;
    }
    let mut pieces = text.split('&');
    let mut out = String::with_capacity(text.len());
    out.push_str(pieces.next()?);
    for piece in pieces {
        let (name, rest) = piece.split_once(';')?;
        let (_, character) = COMMON.iter().find(|(known, _)| *known == name)?;
        out.push(*character);
        out.push_str(rest);
    }
    Some(out)
}

fn tokenized(text: &str) -> String {
    struct CharacterSink(RefCell<String>);
    impl TokenSink for CharacterSink {
        type Handle = ();
        fn process_token(&self, token: HtmlToken, _line: u64) -> TokenSinkResult<()> {
            if let HtmlToken::CharacterTokens(text) = token {
                self.0.borrow_mut().push_str(&text);
            }
            TokenSinkResult::Continue
        }
    }
    let options = TokenizerOpts {
        discard_bom: false,
        // Text in which references are known and tags are not.
        initial_state: Some(State::RawData(RawKind::Rcdata)),
        ..TokenizerOpts::default()
    };
    let tokenizer = Tokenizer::new(CharacterSink(RefCell::default()), options);
    let input = BufferQueue::default();
    input.push_back(StrTendril::from(text));
    let _nothing_asked = tokenizer.feed(&input);
    tokenizer.end();
    tokenizer.sink.0.into_inner()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn common_references_are_replaced_as_the_tokenizer_does(
            pieces in prop::collection::vec(
                prop::sample::select(vec![
                    "&", ";", "&amp;", "&lt;", "&gt", "&quot;", "&#39;", "&#x27;", "&#34;", "&nbsp;", "&apos;", "&AMP;",
                    "&copy", "a", "<", "lt;", "ü", " ", "\r\n", "\0", "\u{FEFF}",
                ]),
                0..12,
            )
        ) {
            let text = pieces.concat();
            if let Some(decoded) = commonly_decoded(&text) {
                prop_assert_eq!(decoded, tokenized(&text));
            }
        }
    }

    #[test]
    fn common_references_need_no_tokenizer() {
        let decoded = commonly_decoded("&lt;b&gt; &amp;amp; &quot;it&#39;s&quot;&nbsp;é");
        assert_eq!(decoded.as_deref(), Some("<b> &amp; \"it's\"\u{A0}é"));
        assert_eq!(commonly_decoded("&copy; &amp;"), None);
    }
}
