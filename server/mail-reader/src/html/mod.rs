//! Converts HTML to lines of text. Quotations begin with `> `, as in plain text, and containers with a known role
//! give their lines a class, so that `reply_text` has only one kind of input. Each line knows its markup, its [`Source`].
//!
//! It runs only the tokenizer and builds no tree: nesting costs nothing, and the time stays linear.

mod entities;
mod roles;
mod source;
mod tokens;

use std::borrow::Cow;
use std::rc::Rc;

use self::roles::{Role, is_block, is_word_paragraph, role};
pub(super) use self::source::Source;
use self::source::is_inline;
use self::tokens::{Tag, Token, Tokens};
use crate::characters::{is_invisible, visible};
use crate::lines::{BodyLine, LineClass, Origin};

/// How many levels of quotation are distinguished; deeper ones look the same.
const MAX_DEPTH: usize = 8;

/// In bytes. People do not read longer URLs.
const MAX_LINK: usize = 2048;

/// Whether a line of `html` looks like the marker of one of our mails.
pub fn writes_marker(html: &str) -> bool {
    let lines = lines(html, usize::MAX);
    lines.iter().any(|line| line.class == LineClass::Marker)
}

/// At most `limit` lines of `html`.
pub(super) fn lines(html: &str, limit: usize) -> Vec<BodyLine> {
    bounded_lines(html, limit, usize::MAX).0
}

/// At most `limit` lines of `html`, and what of the budget they have used. It is more than `budget` if they end there
/// for its sake. Text and tags count in bytes; comments, style sheets and the rest of long values, such as pictures,
/// don't.
pub(super) fn bounded_lines(html: &str, limit: usize, budget: usize) -> (Vec<BodyLine>, usize) {
    let mut used: usize = 0;
    let mut writer = BodyWriter {
        limit,
        ..BodyWriter::default()
    };
    for token in Tokens::of(html) {
        used = used.saturating_add(token.weight());
        if used > budget {
            break;
        }
        match token {
            Token::Text(text) => writer.text(&text),
            Token::Open(tag) => writer.open(tag),
            Token::Close(name) => writer.close(&name),
        }
        if writer.is_full() {
            break;
        }
    }
    (writer.finished(), used)
}

struct Open<'a> {
    name: Cow<'a, str>,
    role: Role,
    /// A blank line stands before and after it.
    spaced: bool,
}

#[derive(Default)]
struct BodyWriter<'a> {
    lines: Vec<BodyLine>,
    limit: usize,
    current: String,
    /// A space is due before the next character of `current`.
    space: bool,
    /// `current` counts as a line even without text.
    filled: bool,
    open: Vec<Open<'a>>,
    /// How many of `open` have each role.
    roles: [usize; Role::COUNT],
    preformatted: usize,
    /// [`Role::OriginalFollows`] has occurred.
    original: bool,
    /// The target of the open link, and where in `current` its text begins.
    link: Option<(String, usize)>,
    source: Source,
}

impl<'a> BodyWriter<'a> {
    fn text(&mut self, text: &str) {
        if self.is_full() || self.within(Role::Hidden) > 0 {
            return;
        }
        // A non-breaking space makes a line even on its own.
        self.filled |= text.contains('\u{A0}');
        if self.preformatted == 0 {
            self.source.text(&visible(text));
            return self.words(text);
        }
        let mut lines = text.split('\n');
        let first = lines.next().unwrap_or_default();
        self.code(first);
        for line in lines {
            self.end_line();
            self.code(line);
        }
    }

    /// A piece of a preformatted line, which keeps its spaces in the source.
    fn code(&mut self, line: &str) {
        self.source.text(&visible(line.trim_end_matches('\r')));
        self.words(line);
    }

    fn words(&mut self, text: &str) {
        for character in text.chars() {
            match character {
                c if c.is_whitespace() => self.space = true,
                c => {
                    if self.space && !self.current.is_empty() {
                        self.current.push(' ');
                    }
                    self.space = false;
                    self.current.push(c);
                }
            }
        }
    }

    fn open(&mut self, tag: Tag<'a>) {
        let name = &*tag.name;
        match name {
            "br" => return self.end_line(),
            "hr" | "img" => return self.void(&tag),
            "a" => return self.begin_link(&tag),
            _ if is_inline(name) => return self.source.open(name),
            _ => {}
        }
        if !is_block(name) && name != "span" {
            return;
        }
        let spaced = name == "blockquote" || name == "p" && !is_word_paragraph(&tag);
        if name != "span" {
            self.begin_block(name, spaced);
        }
        let role = role(name, &tag.attributes);
        self.note_original(role);
        self.roles[role as usize] += 1;
        self.preformatted += usize::from(name == "pre");
        self.open.push(Open {
            name: tag.name,
            role,
            spaced,
        });
    }

    fn begin_block(&mut self, name: &str, spaced: bool) {
        self.break_line();
        if name == "p" && self.open.last().is_some_and(|open| &*open.name == "p") {
            self.pop();
        }
        if spaced {
            self.blank_line();
        }
        self.source.open(name);
        if name == "li" {
            self.current.push_str("- ");
        }
    }

    fn note_original(&mut self, role: Role) {
        if role == Role::OriginalFollows && !self.original {
            self.original = true;
            self.lines.push(BodyLine {
                text: String::new(),
                class: LineClass::Separator,
                origin: None,
            });
        }
    }

    fn void(&mut self, tag: &Tag) {
        if &*tag.name == "hr" {
            self.break_line();
            self.note_original(role("hr", &tag.attributes));
            return;
        }
        let alternative = tag.attribute("alt");
        // Web mailers use pictures for emoji; a word in ASCII is the name of a logo.
        if let Some(alternative) = alternative
            && alternative.chars().take(9).count() <= 8
            && !alternative.is_ascii()
        {
            self.text(&alternative);
        }
    }

    fn close(&mut self, name: &str) {
        match name {
            "a" => return self.end_link(),
            "span" => {
                if self.open.last().is_some_and(|open| &*open.name == "span") {
                    self.pop();
                }
                return;
            }
            _ if is_inline(name) => return self.source.close(name),
            _ if !is_block(name) => return,
            _ => {}
        }
        self.break_line();
        if let Some(depth) = self.depth_of(name) {
            while self.open.len() > depth {
                self.pop();
            }
        }
    }

    /// The position of the innermost open element with this name. It checks only a few levels: deeper nesting errors
    /// are the mail's own fault.
    fn depth_of(&self, name: &str) -> Option<usize> {
        let searched = self.open.iter().enumerate().rev().take(32);
        searched
            .into_iter()
            .find(|(_, open)| &*open.name == name)
            .map(|(depth, _)| depth)
    }

    fn pop(&mut self) {
        if let Some(open) = self.open.pop() {
            self.roles[open.role as usize] -= 1;
            self.preformatted -= usize::from(&*open.name == "pre");
            self.source.close(&open.name);
            if open.spaced {
                self.blank_line();
            }
        }
    }

    fn begin_link(&mut self, tag: &Tag) {
        let target = tag.attribute("href").map(|href| href.trim().to_owned());
        let is_web = |target: &String| {
            let plain = |c: char| !c.is_whitespace() && !is_invisible(c) && !matches!(c, '<' | '>');
            target.starts_with("http") && target.len() <= MAX_LINK && target.chars().all(plain)
        };
        let start = self.current.len();
        self.link = target.filter(is_web).map(|target| (target, start));
        if let Some((target, _)) = &self.link {
            self.source.open_link(target);
        }
    }

    /// If a link's text does not show its target, the URL is added after it.
    fn end_link(&mut self) {
        let Some((target, start)) = self.link.take() else {
            return;
        };
        self.source.close_link();
        let text = self.current.get(start..).unwrap_or_default().trim();
        let shown = text.is_empty() || target.contains(text) || text.contains(&target);
        if !shown && self.within(Role::Hidden) == 0 {
            self.current.push_str(&format!(" <{target}>"));
        }
    }

    fn is_full(&self) -> bool {
        self.lines.len() >= self.limit
    }

    fn within(&self, role: Role) -> usize {
        self.roles[role as usize]
    }

    fn break_line(&mut self) {
        if !self.current.is_empty() || self.filled {
            self.end_line();
        }
    }

    fn blank_line(&mut self) {
        if self
            .lines
            .last()
            .is_some_and(|line| line.class != LineClass::Empty)
        {
            self.end_line();
        }
    }

    fn end_line(&mut self) {
        let text = visible(&std::mem::take(&mut self.current));
        self.space = false;
        self.filled = false;
        let number = (!self.is_full()).then_some(self.lines.len());
        self.source.end_line(number, self.preformatted > 0);
        if self.is_full() {
            return;
        }
        let line = if self.within(Role::Quote) > 0 {
            let depth = self.within(Role::Quote).min(MAX_DEPTH);
            BodyLine::known(&format!("{} {text}", ">".repeat(depth)), LineClass::Quote)
        } else if self.within(Role::Signature) > 0 {
            BodyLine::known(&text, LineClass::Signature)
        } else if self.within(Role::Attribution) > 0 {
            BodyLine::known(&text, LineClass::Attribution)
        } else {
            BodyLine::read(&text)
        };
        self.lines.push(line);
    }

    fn finished(mut self) -> Vec<BodyLine> {
        self.break_line();
        let source = Rc::new(self.source);
        for (line, known) in self.lines.iter_mut().enumerate() {
            let source = Rc::clone(&source);
            known.origin = Some(Origin { source, line });
        }
        self.lines
    }
}
