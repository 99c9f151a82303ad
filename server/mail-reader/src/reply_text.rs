//! The new text of a mail: the lines that its sender wrote, without quotations.
//!
//! Every line has a class; the sequence of classes alone decides which lines are new.

use crate::inspect::Rules;
use crate::lines::{self, BodyLine, LineClass};
use crate::message::Mail;
use crate::{attribution, body, header_block, marker, separator, signature};

/// A quoted line from this length on, in characters, is one that mail clients wrap: a bare line
/// between two quoted ones is then the rest of the first.
const WRAPPED: usize = 60;

/// From so many blanks on an indented block is code in Markdown.
const CODE_INDENTATION: usize = 4;

/// Nobody quotes more originals than this by announcing each.
const MAX_ORIGINALS: usize = 64;

/// New text in the order of the mail, one part for each place where it stands.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct NewText {
    pub(super) parts: Vec<String>,
    /// The first part stands above all that is quoted.
    pub(super) on_top: bool,
}

impl NewText {
    pub(super) fn joined(&self) -> String {
        self.parts.join("\n\n")
    }
}

/// What the sender of `mail` wrote himself, as Markdown; empty when there is nothing.
pub fn new_text(mail: &Mail<'_>, rules: &Rules) -> String {
    of(mail, rules).joined()
}

/// From the plain text if anything is left of it, else from the HTML.
pub(super) fn of(mail: &Mail<'_>, rules: &Rules) -> NewText {
    let new = cut(body::text(mail), rules);
    if new.parts.is_empty() {
        return cut(body::html(mail), rules);
    }
    new
}

/// Cuts everything from `lines` that is not new.
pub(super) fn cut(mut lines: Vec<BodyLine>, rules: &Rules) -> NewText {
    attribution::mark(&mut lines);
    lines::keep_code(&mut lines);
    let marked = above_marker(&mut lines);
    let announced = above_original(&mut lines);
    if marked == Position::Nowhere || announced == Position::Nowhere {
        return NewText::default();
    }
    let quotations_are_old = marked == Position::Below;
    let kept = kept_lines(&lines, quotations_are_old);
    let mut new = parts(&lines, &kept, rules);
    new.on_top &= marked != Position::Below;
    new
}

/// Where the new text stands, as far as one kind of boundary tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Position {
    /// The boundary is missing.
    Unknown,
    /// Above it; the lines below are gone.
    Above,
    /// Below it, between or after quoted lines.
    Below,
    /// It cannot be told from the original.
    Nowhere,
}

/// The marker of our own mail bounds all that stands above it, in every client and language.
fn above_marker(lines: &mut Vec<BodyLine>) -> Position {
    let Some(at) = lines
        .iter()
        .position(|line| line.class == LineClass::Marker)
    else {
        return Position::Unknown;
    };
    if has_text(&lines[..at]) {
        lines.truncate(at);
        return Position::Above;
    }
    let bare = marker::is_bare(&lines[at].text);
    lines.drain(..=at);
    if bare {
        Position::Nowhere
    } else {
        Position::Below
    }
}

/// Whether anything of `lines` is text, if the blocks that announce an original are none.
fn has_text(lines: &[BodyLine]) -> bool {
    let mut index = 0;
    while let Some(line) = lines.get(index) {
        let block =
            (line.class == LineClass::Header).then(|| header_block::block_end(lines, index));
        match (line.class, block.flatten()) {
            (_, Some(end)) => index = end,
            (LineClass::Separator, _) => return false,
            (LineClass::Text | LineClass::Header, None) => return true,
            _ => index += 1,
        }
    }
    false
}

/// An unquoted original: all that follows a separator, a header block, or an attribution without
/// quotation marks below it.
fn above_original(lines: &mut Vec<BodyLine>) -> Position {
    let mut quoted = followed_by_quote(lines);
    let mut passed = 0;
    let mut index = 0;
    while let Some(line) = lines.get(index) {
        let begins = match line.class {
            LineClass::Separator => Some(index + 1),
            LineClass::Header => header_block::block_end(lines, index),
            LineClass::Attribution => Some(index + 1),
            _ => None,
        };
        let Some(end) = begins else {
            index += 1;
            continue;
        };
        let is_quoted = quoted.get(end).is_some_and(|&quoted| quoted);
        if line.class == LineClass::Attribution && is_quoted {
            index += 1;
            continue;
        }
        if has_text(&lines[..index]) {
            lines.truncate(index);
            drop_title(lines);
            return Position::Above;
        }
        passed += 1;
        if !is_quoted || passed > MAX_ORIGINALS {
            return Position::Nowhere;
        }
        lines.drain(index..end);
        quoted.drain(index..end);
    }
    Position::Unknown
}

/// "--- whatever an unknown language calls it ---", right above a cut-off original.
fn drop_title(lines: &mut Vec<BodyLine>) {
    let last = lines
        .iter()
        .rposition(|line| line.class != LineClass::Empty);
    if let Some(last) = last
        && last > 0
        && separator::is_dashed_title(&lines[last].text)
    {
        lines.truncate(last);
    }
}

/// For each line whether the first of it and those below that is no announcement is quoted.
fn followed_by_quote(lines: &[BodyLine]) -> Vec<bool> {
    let mut followed = vec![false; lines.len()];
    let mut below = false;
    for (line, followed) in lines.iter().zip(&mut followed).rev() {
        below = match line.class {
            LineClass::Empty | LineClass::Attribution | LineClass::Header => below,
            class => class == LineClass::Quote,
        };
        *followed = below;
    }
    followed
}

/// Which lines stay. Quoted ones do where the sender quotes by himself: below text of his own and
/// above the attribution.
fn kept_lines(lines: &[BodyLine], quotations_are_old: bool) -> Vec<bool> {
    let announced = lines
        .iter()
        .position(|line| line.class == LineClass::Attribution);
    let own = match announced {
        _ if quotations_are_old => 0..0,
        announced => own_quotations(&lines[..announced.unwrap_or(lines.len())]),
    };
    let is_kept = |(index, line): (usize, &BodyLine)| match line.class {
        LineClass::Quote => own.contains(&index),
        LineClass::Attribution | LineClass::Marker => false,
        LineClass::Text | LineClass::Header => !is_rest_of_quote(lines, index),
        _ => true,
    };
    lines.iter().enumerate().map(is_kept).collect()
}

/// From the first to the last line of text.
fn own_quotations(lines: &[BodyLine]) -> std::ops::Range<usize> {
    let is_text = |line: &BodyLine| matches!(line.class, LineClass::Text | LineClass::Header);
    let first = lines.iter().position(is_text);
    let last = lines.iter().rposition(is_text);
    first.zip(last).map_or(0..0, |(first, last)| first..last)
}

/// A bare line straight between two quoted ones that a client wrapped: the upper one is long, or a
/// bracket is open in it, or the line is but a link.
fn is_rest_of_quote(lines: &[BodyLine], index: usize) -> bool {
    let is_quote = |line: &&BodyLine| line.class == LineClass::Quote;
    let above = index
        .checked_sub(1)
        .and_then(|above| lines.get(above))
        .filter(is_quote);
    let below = lines.get(index + 1).filter(is_quote);
    let Some((above, _)) = above.zip(below) else {
        return false;
    };
    let line = lines[index].text.trim();
    above.text.chars().count() >= WRAPPED
        || above.text.rfind('(') > above.text.rfind(')')
        || line.starts_with(['(', '<']) && line.contains("://")
}

fn parts(lines: &[BodyLine], kept: &[bool], rules: &Rules) -> NewText {
    let mut new = NewText::default();
    let mut start = 0;
    while start < lines.len() {
        let length = |wanted: bool| {
            let run = kept[start..].iter().take_while(|&&kept| kept == wanted);
            run.count()
        };
        let dropped = length(false);
        if dropped > 0 {
            start += dropped;
            continue;
        }
        let end = start + length(true);
        let text = written(&lines[start..end], rules);
        if !text.is_empty() {
            let above = &lines[..start];
            new.on_top |= new.parts.is_empty() && above.iter().all(|l| l.class == LineClass::Empty);
            new.parts.push(text);
        }
        start = end;
    }
    new
}

/// One part without its signature, footers, disclaimer and the blank lines around it.
fn written(lines: &[BodyLine], rules: &Rules) -> String {
    let is_text = |line: &BodyLine| line.class == LineClass::Text;
    let first = lines.iter().position(is_text).unwrap_or(lines.len());
    let stop = (0..lines.len())
        .find(|&index| ends_text(lines, first, index))
        .unwrap_or(lines.len());
    let own: Vec<BodyLine> = lines[..stop]
        .iter()
        .filter(|line| line.class != LineClass::Footer)
        .cloned()
        .collect();
    let end = signature::end_of_text(&own, rules.keep_closings);
    let blank = |line: &BodyLine| matches!(line.class, LineClass::Empty | LineClass::Rule);
    let own = &own[..end];
    let last = own
        .iter()
        .rposition(|line| !blank(line))
        .map_or(0, |last| last + 1);
    let first = own.iter().position(|line| !blank(line)).unwrap_or(last);
    join(&own[first..last])
}

/// A signature, a wall, or a footer below the first line of text.
fn ends_text(lines: &[BodyLine], first: usize, index: usize) -> bool {
    let line = &lines[index];
    let below_blank = index > 0 && lines[index - 1].class == LineClass::Empty;
    match line.class {
        LineClass::SignatureStart => true,
        LineClass::Rule => {
            separator::is_wall(&line.text, below_blank)
                || below_blank && signature::is_name(&lines[index + 1..])
        }
        LineClass::Footer => first < index,
        _ => false,
    }
}

/// The lines as one text: never more than one blank line in a row, and without the indentation
/// that all have in common if it is no Markdown.
fn join(lines: &[BodyLine]) -> String {
    let written = || lines.iter().filter(|line| line.class != LineClass::Empty);
    let indentation = |line: &BodyLine| line.text.bytes().take_while(|&byte| byte == b' ').count();
    let common = written().map(indentation).min().unwrap_or(0);
    let margin = if common < CODE_INDENTATION { common } else { 0 };
    let mut text = String::new();
    let mut blank = false;
    for line in lines {
        if line.class == LineClass::Empty {
            blank = true;
            continue;
        }
        if !text.is_empty() {
            text.push_str(if blank { "\n\n" } else { "\n" });
        }
        text.push_str(&line.text[margin..]);
        blank = false;
    }
    text
}
