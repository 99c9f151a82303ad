//! The new text of a mail: the lines that its sender wrote, without quotations.
//!
//! Every line has a class; the sequence of classes alone decides which lines are new.

use crate::body::Body;
use crate::inspect::Rules;
use crate::lines::{self, BodyLine, LineClass};
use crate::message::Mail;
use crate::passage::{Passage, Wanted, below};
use crate::{
    above_marker, attribution, body, header_block, marker, our_text, separator, signature,
};

/// Mail clients wrap quoted lines from this length on, in characters: then an unquoted line between two quoted ones
/// is the rest of the first.
const WRAPPED: usize = 60;

/// Nobody quotes more originals, each with an announcement.
const MAX_ORIGINALS: usize = 64;

/// New text in the order of the mail, with a part for each place.
#[derive(Debug, Default)]
pub(super) struct NewText {
    pub(super) parts: Vec<Passage>,
    /// The first part is above all quotations.
    pub(super) on_top: bool,
    /// What was cut above the marker, without what a client writes above a quotation; Markdown.
    pub(super) left_out: String,
    /// The text of our own mail is there, unquoted and without its marker: parts of it may be among `parts`.
    pub(super) has_our_text: bool,
    /// More may follow, beyond the limits of a text.
    pub(super) is_cut: bool,
}

impl NewText {
    /// All of it, as Markdown.
    pub(super) fn markdown(&self) -> String {
        let texts = self.parts.iter().map(|part| part.markdown(Wanted::All));
        joined(texts)
    }

    /// What is below its first line, as Markdown.
    pub(super) fn markdown_below(&self) -> String {
        let first = self.parts.iter().take(1);
        let first = first.map(|part| part.markdown(Wanted::Below));
        let others = self.parts.iter().skip(1);
        joined(first.chain(others.map(|part| part.markdown(Wanted::All))))
    }

    /// The words below its first line.
    pub(super) fn words_below(&self) -> String {
        below(&self.words()).to_owned()
    }

    fn words(&self) -> String {
        joined(self.parts.iter().map(Passage::plain))
    }
}

fn joined(texts: impl Iterator<Item = String>) -> String {
    let texts: Vec<String> = texts.filter(|text| !text.is_empty()).collect();
    texts.join("\n\n")
}

/// The text that the sender of `mail` wrote, as Markdown; empty if there is none.
pub fn new_text(mail: &Mail<'_>, rules: &Rules) -> String {
    of(mail, rules).markdown()
}

/// Whether something new may be missing, because the text is too long. What follows below an original is not new.
pub(super) fn is_cut(mail: &Mail<'_>) -> bool {
    of(mail, &Rules::default()).is_cut
}

/// From the plain text, which means what was typed; from the HTML if the plain text contains nothing new, or has lost
/// letters on its way.
pub(super) fn of(mail: &Mail<'_>, rules: &Rules) -> NewText {
    let new = cut(body::text(mail), rules);
    let words = new.words();
    if !words.is_empty() && !has_lost_letters(&words) {
        return new;
    }
    let mut from_html = cut(body::html(mail), rules);
    from_html.is_cut |= new.is_cut && from_html.parts.is_empty();
    let is_whole = || !has_lost_letters(&from_html.words());
    if words.is_empty() || !from_html.parts.is_empty() && is_whole() {
        from_html
    } else {
        new
    }
}

/// Whether a program has written a sign in the place of letters that its charset lacks.
fn has_lost_letters(words: &str) -> bool {
    words.contains('\u{FFFD}') || words.contains("??")
}

/// Removes everything from the text that is not new.
pub(super) fn cut(body: Body, rules: &Rules) -> NewText {
    let (mut lines, is_cut) = (body.lines, body.is_cut);
    attribution::mark(&mut lines);
    lines::keep_code(&mut lines);
    let marked = by_marker(&mut lines);
    if marked == Position::Above {
        return above_marker::written(lines, rules);
    }
    let has_our_text = our_text::is_in(&lines, rules);
    let announced = above_original(&mut lines);
    if marked == Position::Nowhere || announced == Position::Nowhere {
        return NewText::default();
    }
    let quotations_are_old = marked == Position::Below;
    let kept = kept_lines(&lines, quotations_are_old);
    let mut new = parts(&lines, &kept, rules);
    new.on_top &= marked != Position::Below;
    new.has_our_text = has_our_text;
    new.is_cut = is_cut && announced != Position::Above;
    new
}

/// The position of the new text, according to one kind of boundary.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Position {
    /// The boundary is missing.
    Unknown,
    /// Above it; the lines below were removed.
    Above,
    /// Below it, between or after quoted lines.
    Below,
    /// It can't be separated from the original.
    Nowhere,
}

/// The new text is above the marker of our own mail, in every client and language.
fn by_marker(lines: &mut Vec<BodyLine>) -> Position {
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
    let is_bare = |line: &BodyLine| line.class == LineClass::Marker && marker::is_bare(&line.text);
    let bare = lines[at..].iter().any(is_bare);
    lines.drain(..=at);
    if bare {
        Position::Nowhere
    } else {
        Position::Below
    }
}

/// Whether `lines` contain text, apart from blocks that announce an original.
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

/// An unquoted original: everything after a separator, a header block, or an attribution without quotation marks
/// below it.
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

/// Drops "--- some words in an unknown language ---" right above a removed original.
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

/// For each line: whether the first line from there on that is no announcement is quoted.
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

/// Which lines stay. Quoted lines stay if the sender quoted them by hand: below the sender's own text and above the
/// attribution.
fn kept_lines(lines: &[BodyLine], quotations_are_old: bool) -> Vec<bool> {
    let announced = lines.iter().position(|line| match line.class {
        LineClass::Attribution => true,
        LineClass::Quote => attribution::is_clients(line.text.trim_start_matches(['>', ' '])),
        _ => false,
    });
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

/// An unquoted line directly between two quoted ones that a client wrapped: the upper one is long or has an open
/// bracket, or the line is only a link.
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
        let own = written(&lines[start..end], rules);
        if let Some(own) = own {
            let above = &lines[..start];
            new.on_top |= new.parts.is_empty() && above.iter().all(|l| l.class == LineClass::Empty);
            new.parts.push(own);
        }
        start = end;
    }
    new
}

/// One part without its signature, footers, disclaimer and the blank lines around it; `None` if nothing is left.
fn written(lines: &[BodyLine], rules: &Rules) -> Option<Passage> {
    let is_text = |line: &BodyLine| line.class == LineClass::Text;
    let first = lines.iter().position(is_text).unwrap_or(lines.len());
    let stop = (0..lines.len())
        .find(|&index| ends_text(lines, first, index))
        .unwrap_or(lines.len());
    let own: Vec<BodyLine> = lines[..stop]
        .iter()
        .filter(|line| !matches!(line.class, LineClass::Footer | LineClass::Signature))
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
    (first < last).then(|| Passage::of(&own[first..last]))
}

/// A signature, a long rule, or a footer below the first line of text.
fn ends_text(lines: &[BodyLine], first: usize, index: usize) -> bool {
    let line = &lines[index];
    let below_blank = index > 0 && lines[index - 1].class == LineClass::Empty;
    match line.class {
        LineClass::SignatureStart => true,
        LineClass::Rule => {
            separator::is_wall(&line.text, below_blank)
                || below_blank && signature::is_name(&lines[index + 1..])
        }
        LineClass::Footer | LineClass::Signature => first < index,
        _ => false,
    }
}
