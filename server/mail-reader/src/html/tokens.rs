//! Splits HTML into texts and tags, in one pass: it looks at each byte a fixed number of times, whatever the input.
//! Tokenizers for browsers look for duplicate attributes, and put back possible entities; some mails make them slow.
//!
//! The rules are those of the HTML standard (13.2.5), as far as they matter for text.

use std::borrow::Cow;

use super::entities::{Context, decoded};

/// Further attributes of an element are skipped.
const MAX_ATTRIBUTES: usize = 32;

/// A longer value is a picture. In bytes.
const MAX_VALUE: usize = 2048;

pub(super) enum Token<'a> {
    /// With entities decoded.
    Text(Cow<'a, str>),
    Open(Tag<'a>),
    /// The name, in lower case.
    Close(Cow<'a, str>),
}

impl Token<'_> {
    /// In bytes, roughly as it is written; of each value only what may be read.
    pub(super) fn weight(&self) -> usize {
        match self {
            Self::Text(text) => text.len(),
            Self::Open(tag) => {
                let attributes = tag.attributes.iter();
                let values = attributes.map(|one| one.name.len() + one.raw.len().min(MAX_VALUE));
                tag.name.len() + 2 + values.sum::<usize>()
            }
            Self::Close(name) => name.len() + 3,
        }
    }
}

pub(super) struct Tag<'a> {
    /// In lower case.
    pub(super) name: Cow<'a, str>,
    pub(super) attributes: Vec<Attribute<'a>>,
}

impl Tag<'_> {
    /// The decoded value of the first attribute with this name.
    pub(super) fn attribute(&self, name: &str) -> Option<Cow<'_, str>> {
        let mut attributes = self.attributes.iter();
        attributes
            .find(|attribute| attribute.name.eq_ignore_ascii_case(name))
            .map(Attribute::value)
    }
}

pub(super) struct Attribute<'a> {
    /// As it is written.
    pub(super) name: &'a str,
    raw: &'a str,
}

impl Attribute<'_> {
    pub(super) fn value(&self) -> Cow<'_, str> {
        decoded(self.raw, Context::Attribute)
    }
}

/// The tokens of a document, without comments, declarations, scripts and style sheets.
pub(super) struct Tokens<'a> {
    rest: &'a str,
}

impl<'a> Tokens<'a> {
    pub(super) fn of(html: &'a str) -> Self {
        Self { rest: html }
    }

    /// Skips `length` bytes, and everything up to and including `end`.
    fn skip_past(&mut self, length: usize, end: &str) {
        let rest = &self.rest[length..];
        self.rest = rest.split_once(end).map_or("", |(_, after)| after);
    }

    /// Skips what begins with `<!`: a comment, a declaration, or Outlook's `<![if …]>`.
    fn skip_markup(&mut self) {
        let Some(comment) = self.rest.strip_prefix("<!--") else {
            return self.skip_past(2, ">");
        };
        // `<!-->` and `<!--->` are complete comments.
        let early = [">", "->"].iter().find_map(|end| comment.strip_prefix(end));
        match early {
            Some(after) => self.rest = after,
            None => self.skip_past(4, "-->"),
        }
    }

    /// The element that begins here; `None` if the document ends inside it.
    fn open(&mut self) -> Option<Tag<'a>> {
        let name = self.name(1);
        let mut attributes = Vec::new();
        loop {
            self.rest = self.rest.trim_start_matches(|c| is_space(c) || c == '/');
            if let Some(after) = self.rest.strip_prefix('>') {
                self.rest = after;
                break;
            }
            let attribute = self.attribute()?;
            if attributes.len() < MAX_ATTRIBUTES {
                attributes.push(attribute);
            }
        }
        self.skip_raw_text(&name);
        Some(Tag { name, attributes })
    }

    /// The name that begins `length` bytes from here.
    fn name(&mut self, length: usize) -> Cow<'a, str> {
        let rest = &self.rest[length..];
        let end = rest.find(|c| is_space(c) || matches!(c, '/' | '>'));
        let (name, rest) = rest.split_at(end.unwrap_or(rest.len()));
        self.rest = rest;
        if name.bytes().any(|byte| byte.is_ascii_uppercase()) {
            Cow::Owned(name.to_ascii_lowercase())
        } else {
            Cow::Borrowed(name)
        }
    }

    fn attribute(&mut self) -> Option<Attribute<'a>> {
        let rest = self.rest;
        // A leading `=` is part of the name.
        let end = rest
            .char_indices()
            .find(|&(at, c)| is_space(c) || matches!(c, '/' | '>') || c == '=' && at > 0);
        let (name, after) = rest.split_at(end?.0);
        self.rest = after.trim_start_matches(is_space);
        let raw = match self.rest.strip_prefix('=') {
            Some(value) => self.value(value.trim_start_matches(is_space))?,
            None => "",
        };
        Some(Attribute { name, raw })
    }

    fn value(&mut self, value: &'a str) -> Option<&'a str> {
        for quote in ['"', '\''] {
            if let Some(quoted) = value.strip_prefix(quote) {
                let (raw, rest) = quoted.split_once(quote)?;
                self.rest = rest;
                return Some(raw);
            }
        }
        let end = value.find(|c| is_space(c) || c == '>')?;
        let (raw, rest) = value.split_at(end);
        self.rest = rest;
        Some(raw)
    }

    /// The content of these elements is neither markup nor text of the mail.
    fn skip_raw_text(&mut self, name: &str) {
        #[rustfmt::skip]
        let is_raw = matches!(
            name,
            "script" | "style" | "noframes" | "xmp" | "iframe" | "noembed" | "title" | "textarea"
        );
        if !is_raw {
            return;
        }
        let ends = |at: usize| {
            let tag = self.rest.as_bytes().get(at + 2..at + 2 + name.len());
            tag.is_some_and(|tag| tag.eq_ignore_ascii_case(name.as_bytes()))
        };
        let mut ended = self.rest.match_indices("</").map(|(at, _)| at);
        let end = ended.find(|&at| ends(at));
        self.rest = end.map_or("", |end| &self.rest[end..]);
    }
}

impl<'a> Iterator for Tokens<'a> {
    type Item = Token<'a>;

    fn next(&mut self) -> Option<Token<'a>> {
        while !self.rest.is_empty() {
            match Markup::at(self.rest) {
                Markup::Tag => match self.open() {
                    Some(tag) => return Some(Token::Open(tag)),
                    None => self.rest = "",
                },
                Markup::End => {
                    let name = self.name(2);
                    self.skip_past(0, ">");
                    return Some(Token::Close(name));
                }
                Markup::Declaration => self.skip_markup(),
                Markup::Bogus => self.skip_past(1, ">"),
                Markup::None => {
                    let (text, rest) = self.rest.split_at(text_length(self.rest));
                    self.rest = rest;
                    return Some(Token::Text(decoded(text, Context::Text)));
                }
            }
        }
        None
    }
}

/// The kind of token that a text begins with.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Markup {
    Tag,
    End,
    Declaration,
    Bogus,
    None,
}

impl Markup {
    fn at(rest: &str) -> Self {
        match rest.as_bytes() {
            [b'<', letter, ..] if letter.is_ascii_alphabetic() => Self::Tag,
            [b'<', b'/', letter, ..] if letter.is_ascii_alphabetic() => Self::End,
            [b'<', b'!', ..] => Self::Declaration,
            [b'<', b'?', ..] | [b'<', b'/', _, ..] => Self::Bogus,
            _ => Self::None,
        }
    }
}

/// The length up to the next markup. A `<` before anything else is text.
fn text_length(rest: &str) -> usize {
    rest.match_indices('<')
        .map(|(at, _)| at)
        .find(|&at| Markup::at(&rest[at..]) != Markup::None)
        .unwrap_or(rest.len())
}

fn is_space(character: char) -> bool {
    matches!(character, ' ' | '\t' | '\n' | '\r' | '\u{C}')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(html: &str) -> String {
        let mut written = String::new();
        for token in Tokens::of(html) {
            match token {
                Token::Text(text) => written += &text,
                Token::Close(name) => written += &format!("[/{name}]"),
                Token::Open(tag) => {
                    written += &format!("[{}", tag.name);
                    for attribute in &tag.attributes {
                        written += &format!(" {}={:?}", attribute.name, attribute.value());
                    }
                    written.push(']');
                }
            }
        }
        written
    }

    #[test]
    fn tags_and_texts_are_told_apart() {
        for (html, expected) in [
            ("a<BR/>b", "a[br]b"),
            ("1 < 2 <3 a<b", "1 < 2 <3 a"),
            (
                "<a href=x y='z>' Q = \"&amp;\" checked>t</A >",
                r#"[a href="x" y="z>" Q="&" checked=""]t[/a]"#,
            ),
            ("a<!-- > -->b<!-->c<!DOCTYPE html>d<?xml?>e</ x>f", "abcdef"),
            ("<![if !supportLists]>-<![endif]>x", "-x"),
            (
                "<style>p{}<b></STYLE>x<script>'</scr'</script>y",
                "[style][/style]x[script][/script]y",
            ),
            ("x<style>y", "x[style]"),
            ("<p =a b>c", r#"[p =a="" b=""]c"#),
            ("x<div class='", "x"),
            ("&lt;b&gt; &amp", "<b> &"),
        ] {
            assert_eq!(written(html), expected, "{html}");
        }
    }

    #[test]
    fn the_first_of_two_attributes_counts() {
        let Some(Token::Open(tag)) = Tokens::of("<div ID=a id=b>").next() else {
            panic!("no tag");
        };
        assert_eq!(tag.attribute("id").as_deref(), Some("a"));
        assert_eq!(tag.attribute("class"), None);
    }
}
