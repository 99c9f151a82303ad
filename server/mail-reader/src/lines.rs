//! A line of a mail's text and its class. `reply_text` matches the classes, not the words.

use std::rc::Rc;

use crate::html::Source;
use crate::{header_block, marker, separator, signature};

/// The class of a line. If several fit, the order of the checks in [`classify`] decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LineClass {
    Empty,
    /// The start of our own mail: the reply is above it.
    Marker,
    /// `> …`
    Quote,
    /// Announces a quotation: "On …, … wrote:", on one or more lines.
    Attribution,
    /// "-----Original Message-----": an unquoted original follows.
    Separator,
    /// "From: …" and similar fields, as Outlook writes them above an original; a single one is just text.
    Header,
    /// `-- `
    SignatureStart,
    /// "Sent from my iPhone", or a mail server's warning.
    Footer,
    /// A signature according to the mail's HTML.
    Signature,
    /// A row of `_`, `-`, `=`, `*`.
    Rule,
    Text,
}

#[derive(Clone, Debug)]
pub(super) struct BodyLine {
    pub(super) text: String,
    pub(super) class: LineClass,
    /// Where it stands in an HTML part.
    pub(super) origin: Option<Origin>,
}

#[derive(Clone, Debug)]
pub(super) struct Origin {
    pub(super) source: Rc<Source>,
    pub(super) line: usize,
}

impl BodyLine {
    /// Classifies a line by its words.
    pub(super) fn read(text: &str) -> Self {
        let class = classify(text);
        let text = text.trim_end().to_owned();
        Self {
            text,
            class,
            origin: None,
        }
    }

    /// A line whose class follows from the mail's structure.
    pub(super) fn known(text: &str, class: LineClass) -> Self {
        let text = text.trim_end().to_owned();
        let class = match class {
            _ if text.is_empty() => LineClass::Empty,
            _ if marker::is_marker(&text) => LineClass::Marker,
            class => class,
        };
        Self {
            text,
            class,
            origin: None,
        }
    }
}

fn classify(line: &str) -> LineClass {
    let trimmed = line.trim();
    match trimmed.chars().next() {
        None => LineClass::Empty,
        Some(_) if marker::is_marker(trimmed) => LineClass::Marker,
        Some(_) if is_quoted(trimmed) => LineClass::Quote,
        Some('|') if trimmed == "|" || trimmed.starts_with("| ") && !trimmed.ends_with('|') => {
            LineClass::Quote
        }
        Some(_) if signature::is_start(trimmed) => LineClass::SignatureStart,
        Some(_) if separator::is_rule(trimmed) => LineClass::Rule,
        Some('*') if separator::is_rule(trimmed.trim_matches('*')) => LineClass::Rule,
        Some(_) if separator::is_separator(trimmed) => LineClass::Separator,
        Some(_) if signature::is_footer(trimmed) || signature::is_banner(trimmed) => {
            LineClass::Footer
        }
        Some(_) if header_block::field(trimmed).is_some() => LineClass::Header,
        Some(_) => LineClass::Text,
    }
}

/// `>`, or as some clients write it, with the initials of who wrote the line: `AM> `.
fn is_quoted(line: &str) -> bool {
    without_initials(line).starts_with('>')
}

/// Without the initials of a quote mark.
pub(super) fn without_initials(line: &str) -> &str {
    let rest = line.trim_start_matches(|c: char| c.is_ascii_uppercase());
    let is_mark = line.len() - rest.len() <= 3 && rest.starts_with('>');
    if is_mark { rest } else { line }
}

/// Code between two fences always counts as text; an unclosed fence is ignored.
pub(super) fn keep_code(lines: &mut [BodyLine]) {
    let is_fence = |line: &BodyLine| line.text.trim_start().starts_with("```");
    let mut open = None;
    for index in 0..lines.len() {
        if matches!(
            lines[index].class,
            LineClass::Marker | LineClass::Attribution
        ) {
            return;
        }
        if !is_fence(&lines[index]) {
            continue;
        }
        match open.take() {
            None => open = Some(index),
            Some(start) => lines[start..=index]
                .iter_mut()
                .for_each(|line| line.class = LineClass::Text),
        }
    }
}
